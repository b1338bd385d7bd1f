#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads values from JSON bytes (RFC 8259, exactly).
///
/// This file: the state and white space. Scalars, text, numbers, containers and skipping stand beside it, one file each.
final class JSONReader: ValueReader {
    let bytes: InputBytes
    let options: JSONReadingOptions
    let plans: JSONPlans
    let arena: ScratchArena
    let state: ReaderState
    /// The digits of an integer that may be read the short way: none where the length of numbers must be checked.
    let plainDigits: Int
    /// The elements of each open list so far, where their count is limited.
    private var elementCounts: [Int: Int] = [:]
    /// The keys of each open object, where two equal ones are refused.
    var keysSeen: [Int: Set<[UInt8]>] = [:]

    init(_ bytes: InputBytes, _ options: JSONReadingOptions, _ plans: JSONPlans, _ arena: ScratchArena) {
        self.bytes = bytes
        self.options = options
        self.plans = plans
        self.arena = arena
        state = ReaderState(in: arena)
        plainDigits = options.limits.number < 20 ? 0 : 18
        super.init(depthLimit: options.limits.depth)
        collectsErrors = options.errors == .all
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { pos = 3 }
    }

    override var position: Int {
        skipBlanks()
        return pos
    }

    override func seek(to position: Int) {
        pos = position
        isFirst = false
    }

    override var valueStart: Int { start }

    override func canGoOn(after code: ModelError.Code) -> Bool {
        super.canGoOn(after: code) && code != .syntax && code != .invalidUTF8 && code != .duplicateKey
    }

    // MARK: White space

    /// Skips blanks, tabs and line ends.
    @inline(__always)
    func skipBlanks() {
        // No local variables: each costs an unoptimised build more than what it holds.
        if pos < bytes.count, bytes[pos] > 0x20 { return }
        // One blank, as behind a colon, is the commonest run.
        if pos &+ 1 < bytes.count, bytes[pos] == 0x20, bytes[pos &+ 1] > 0x20 {
            pos = pos &+ 1
            return
        }
        skipBlankRun()
    }

    @inline(never)
    private func skipBlankRun() {
        let bytes = self.bytes
        let last = bytes.count &- 8
        var index = pos
        while index < bytes.count {
            let byte = bytes[index]
            if byte > 0x20 { break }
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
            index &+= 1
            // PERF: indentation is skipped 8 blanks at a time; byte by byte costs a third more on citm.
            while index <= last {
                let other = bytes.word(at: index) ^ 0x2020_2020_2020_2020
                if other != 0 {
                    index &+= other.trailingZeroBitCount &>> 3
                    break
                }
                index &+= 8
            }
        }
        pos = index
    }

    /// The byte that comes, blanks skipped; 0 at the end.
    @inline(__always)
    func peek() -> UInt8 {
        skipBlanks()
        return bytes.byte(at: pos)
    }

    // MARK: Looking ahead

    override var nextKind: Kind {
        get throws {
            switch peek() {
            case UInt8(ascii: "\""): return .text
            case UInt8(ascii: "{"): return .map
            case UInt8(ascii: "["): return .list
            case UInt8(ascii: "n"): return .null
            case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
            default: throw unexpectedByte()
            }
        }
    }

    override var nextInWords: String { describeNext() }

    // MARK: The neutral calls

    override func readNil() throws -> Bool { takeNull() }
    override func readBool() throws -> Bool { try takeBool() }
    override func readFloat() throws -> Float { try takeFloat() }
    override func readDouble() throws -> Double { try takeDouble() }
    override func readNumber() throws -> NumberLiteral { literal(of: try takeNumberScan("a number")) }
    override func readDecimal() throws -> Decimal { try takeDecimal() }
    override func readText() throws -> String { try takeText() }
    override func readData() throws -> Data { try takeData() }
    override func readDate() throws -> Date { try takeDate() }
    override func readURL() throws -> URL { try takeURL() }
    override func readUUID() throws -> UUID { try takeUUID() }

    override func readSigned(bits width: Int) throws -> Int64 {
        switch width {
        case 8: Int64(try takeInteger(as: Int8.self, wanted: "Int8"))
        case 16: Int64(try takeInteger(as: Int16.self, wanted: "Int16"))
        case 32: Int64(try takeInteger(as: Int32.self, wanted: "Int32"))
        default: try takeInt64()
        }
    }

    override func readUnsigned(bits width: Int) throws -> UInt64 {
        switch width {
        case 8: UInt64(try takeInteger(as: UInt8.self, wanted: "UInt8"))
        case 16: UInt64(try takeInteger(as: UInt16.self, wanted: "UInt16"))
        case 32: UInt64(try takeInteger(as: UInt32.self, wanted: "UInt32"))
        default: try takeInteger(as: UInt64.self, wanted: "UInt64")
        }
    }

    override func beginList() throws {
        try open(UInt8(ascii: "["), "a list")
        if options.limits.list != .max { elementCounts[depth] = 0 }
    }

    override func nextElement() throws -> Bool {
        guard try takeElement() else { return false }
        if options.limits.list != .max { try countElement() }
        return true
    }

    private func countElement() throws {
        let count = elementCounts[depth, default: 0]
        if count == options.limits.list { throw limitExceeded("elements of a list", count, at: start) }
        elementCounts[depth] = count + 1
    }

    override func nextKey() throws -> String? { try takeKey() }
    override func skipValue() throws { try skipAny() }

    override func beginMap() throws {
        try open(UInt8(ascii: "{"), "an object")
        if options.refusesDuplicateKeys { keysSeen[depth] = [] }
    }

    override func readList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        if collectsErrors { return try super.readList(of: type) }
        return try takeList(of: type)
    }

    override func readModel<Model: ValueModel>(_ type: Model.Type) throws -> Model { try takeModel(type) }

    /// Checks that nothing follows the value, then ends.
    func finish() throws {
        guard peek() == 0, pos >= bytes.count else { throw syntax("the end of the document", at: pos) }
    }
}
