import Foundation
import Olivine

/// Reads CBOR. Lengths are checked against the bytes that are left before memory is taken.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class CBORReader: ValueReader {
    private let bytes: [UInt8]
    private var index = 0
    /// The items that each open container has left, by the number of open ones. None where a break ends it.
    private var left: [Int: Int] = [:]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
    override var position: Int { index }
    override func seek(to position: Int) { index = position }
    func finish() throws { if index < bytes.count { throw malformed } }
    private var malformed: ModelError { ModelError(CBOR.malformed, expected: "one whole item", offset: index) }

    /// What an item begins with: its innermost tag, the initial byte, the argument. Lengths are open where `info` is 31.
    private struct Head {
        var (tag, argument, major, info, end) = (UInt64.max, UInt64(0), UInt8(0), UInt8(0), 0)

        var kind: Kind? {
            switch (tag, major, info) {
            case (0, 3, _), (1, 0...1, _), (1, 7, 25...27): .date
            case (2...3, 2, _), (4, 4, 2), (_, 0...1, _), (_, 7, 25...27): .number
            case (_, 2, _): .data
            case (_, 3, _): .text
            case (_, 4, _): .list
            case (_, 5, _): .map
            case (_, 7, 20...21): .bool
            case (_, 7, 22...23): .null
            default: nil
            }
        }
        var double: Double {
            switch (major, info) {
            case (0, _): Double(argument)
            case (1, _): -1 - Double(argument)
            case (_, 25): Double(Float16(bitPattern: UInt16(argument)))
            case (_, 26): Double(Float(bitPattern: UInt32(argument)))
            default: Double(bitPattern: argument)
            }
        }
    }

    /// The head of what comes, behind its tags.
    private func next() throws -> Head {
        var head = Head()
        head.end = index
        repeat {
            if head.major == 6 { head.tag = head.argument }
            guard head.end < bytes.count else { throw malformed }
            (head.major, head.info) = (bytes[head.end] >> 5, bytes[head.end] & 31)
            let size = (24...27).contains(head.info) ? 1 << Int(head.info - 24) : 0
            let argument = bytes[(head.end + 1)...].prefix(size)
            head.argument = size == 0 ? UInt64(head.info) : argument.reduce(0) { $0 << 8 | UInt64($1) }
            head.end = argument.endIndex
            let isOpen = head.info == 31 && (2...5).contains(head.major)
            guard head.info < 28 || isOpen, argument.count == size, head.major == 6 || head.kind != nil else {
                throw malformed
            }
        } while head.major == 6
        return head
    }

    private func take(_ kind: Kind, _ expected: String) throws -> Head {
        let head = try next()
        guard head.kind == kind else { throw typeMismatch(expected: expected) }
        index = head.end
        return head
    }

    private func takeBreak() throws -> Bool {
        guard index < bytes.count else { throw malformed }
        defer { if bytes[index] == 0xFF { index += 1 } }
        return bytes[index] == 0xFF
    }

    /// The text or bytes behind a head, in one piece or in several up to a break.
    private func content(of head: Head) throws -> [UInt8] {
        var pieces: [UInt8] = []
        while try head.info == 31 && !takeBreak() {
            let part = try next()
            guard (part.major, part.tag) == (head.major, .max), part.info < 31 else { throw malformed }
            index = part.end
            pieces += try content(of: part)
        }
        if head.info == 31 { return pieces }
        guard head.argument <= UInt64(bytes.count - index) else { throw malformed }
        let piece = bytes[index...].prefix(Int(head.argument))
        // What is no UTF-8 would be replaced.
        if head.major == 3, !String(decoding: piece, as: UTF8.self).utf8.elementsEqual(piece) {
            throw ModelError(.invalidUTF8, expected: "UTF-8", offset: index)
        }
        index = piece.endIndex
        return Array(piece)
    }

    private func text(_ kind: Kind, _ expected: String) throws -> String {
        String(decoding: try content(of: try take(kind, expected)), as: UTF8.self)
    }

    /// What a text means is the same as in JSON.
    private func meaning<Value: PropertyValue>(of text: String) throws -> Value {
        do { return try JSONAdapter.model(from: JSONAdapter.jsonString(from: text)) } catch {
            throw ModelError(error.code, expected: error.expected ?? "\(Value.self)", found: error.found)
        }
    }

    override var nextKind: Kind { get throws { try next().kind ?? .null } }

    /// Reads null, or what is undefined.
    override func readNil() throws -> Bool { try next().kind == .null && take(.null, "null").major == 7 }
    override func readBool() throws -> Bool { try take(.bool, "true or false").info == 21 }
    override func readText() throws -> String { try text(.text, "text") }
    override func readData() throws -> Data { Data(try content(of: try take(.data, "bytes"))) }
    override func readURL() throws -> URL { try meaning(of: try text(.text, "a URL")) }
    override func readUUID() throws -> UUID {
        let bytes = try content(of: try take(.data, "a UUID"))
        guard bytes.count == 16 else { throw ModelError(.typeMismatch, expected: "a UUID") }
        return UUID(uuid: unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: uuid_t.self) })
    }

    /// Reads seconds since 1970, or RFC 3339 text.
    override func readDate() throws -> Date {
        let head = try next()
        if (head.kind, head.tag) == (.date, 0) { return try meaning(of: try text(.date, "a date")) }
        let seconds = try take(.date, "a date").double
        guard seconds.isFinite else { throw ModelError(.badDate, expected: "seconds", found: "\(seconds)") }
        return Date(timeIntervalSince1970: seconds)
    }

    override func readDouble() throws -> Double {
        try next().major == 7 ? try take(.number, "a number").double : try super.readDouble()
    }
    override func readFloat() throws -> Float {
        let head = try next()
        // A finite one that becomes infinite is out of range.
        guard head.major == 7, head.double.isFinite == Float(head.double).isFinite else { return try super.readFloat() }
        return Float(try readDouble())
    }

    override func readNumber() throws -> NumberLiteral {
        let head = try take(.number, "a number")
        // A decimal fraction is a list of its exponent and its mantissa; it is 34.72 then, not 3472e-2.
        let exponent = head.major == 4 ? "e" + (try integer(try next())) : ""
        var text = head.major == 7 ? "\(head.double)" : try integer(head.major == 4 ? next() : head) + exponent
        if head.major == 4, let decimal = try? NumberLiteral(text)?.decimal() { text = "\(decimal)" }
        if let literal = NumberLiteral(text) { return literal }
        throw ModelError(.nonFinite, expected: "a finite number", found: text)
    }

    /// An integer of up to 128 bits, in decimal.
    private func integer(_ head: Head) throws -> String {
        guard head.kind == .number, head.major < 3 else { throw typeMismatch(expected: "an integer") }
        index = head.end
        let bytes = head.major == 2 ? try content(of: head).drop { $0 == 0 } : []
        let value = bytes.suffix(16).reduce(UInt128(head.major == 2 ? 0 : head.argument)) { $0 << 8 | UInt128($1) }
        let isNegative = head.major == 1 || head.tag == 3
        if bytes.count > 16 || isNegative && value == .max { throw ModelError(.limitExceeded, expected: "128 bits") }
        return isNegative ? "-\(value + 1)" : "\(value)"
    }

    override func beginList() throws { try enter(try take(.list, "a list"), itemSize: 1) }
    override func beginMap() throws { try enter(try take(.map, "an object"), itemSize: 2) }
    private func enter(_ head: Head, itemSize: UInt64) throws {
        guard head.info == 31 || head.argument <= UInt64(bytes.count - index) / itemSize else { throw malformed }
        try enterContainer()
        left[openContainers] = head.info == 31 ? nil : Int(head.argument)
    }

    override func nextKey() throws -> String? { try nextElement() ? try text(.text, "text as key") : nil }
    override func nextElement() throws -> Bool {
        let count = left[openContainers]
        left[openContainers] = count.map { max(0, $0 - 1) }
        if try count == nil ? !takeBreak() : count != 0 { return true }
        leaveContainer()
        return false
    }

    override func skipValue() throws {
        let head = try next()
        if (4...5).contains(head.major) { return try super.skipValue() }
        index = head.end
        if (2...3).contains(head.major) { _ = try content(of: head) }
    }
}
