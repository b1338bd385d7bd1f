import Foundation
import Olivine

/// The Concise Binary Object Representation (RFC 8949): models and all other property values, rows under their own names.
/// The core deterministic encoding (section 4.2.1), but for keys, which stand in declared order.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public enum CBOR {
    /// Bytes that are not CBOR, or not all of it.
    public static let malformed = ModelError.Code("malformed CBOR")

    /// Writes a value. Throws `ModelError`.
    public static func data<Value: PropertyValue>(from value: Value) throws -> Data {
        let writer = CBORWriter()
        try value.write(to: writer)
        // A value may have announced more items than it wrote, or less.
        let reader = CBORReader(writer.bytes)
        try reader.skipValue()
        try reader.finish()
        return Data(writer.bytes)
    }

    /// Reads a value that takes all of the data. Throws `ModelError`, with the byte as its offset.
    public static func model<Value: PropertyValue>(of type: Value.Type = Value.self, from data: Data) throws -> Value {
        let reader = CBORReader(Array(data))
        let value = try type.read(from: reader)
        try reader.finish()
        return value
    }
}

/// Writes CBOR: each head and float in its shortest form, definite lengths.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class CBORWriter: ValueWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes a head in its shortest form, or of a size.
    private func put(_ major: UInt8, _ argument: UInt64, size: Int? = nil) {
        let widths = [(24, 0), (1 << 8, 1), (1 << 16, 2), (1 << 32, 4)] as [(UInt64, Int)]
        let size = size ?? widths.first { argument < $0.0 }?.1 ?? 8
        bytes.append(major << 5 | (size == 0 ? UInt8(argument) : 24 + UInt8(size.trailingZeroBitCount)))
        for byte in (0..<size).reversed() { bytes.append(UInt8(argument >> UInt64(byte * 8) & 255)) }
    }

    private func put(_ major: UInt8, _ content: some Collection<UInt8>, tag: UInt64? = nil) {
        if let tag { put(6, tag) }
        put(major, UInt64(content.count))
        bytes += content
    }

    private func put(_ value: UInt128, isNegative: Bool) {
        let argument = isNegative ? value - 1 : value
        if let small = UInt64(exactly: argument) { return put(isNegative ? 1 : 0, small) }
        let magnitude = stride(from: 120, through: 0, by: -8).map { UInt8(truncatingIfNeeded: argument >> UInt128($0)) }
        put(2, magnitude.drop { $0 == 0 }, tag: isNegative ? 3 : 2)
    }

    override func writeNil() throws { put(7, 22) }
    override func writeBool(_ value: Bool) throws { put(7, value ? 21 : 20) }
    override func writeUnsigned(_ value: UInt64) throws { put(0, value) }
    override func writeSigned(_ value: Int64) throws { put(UInt128(value.magnitude), isNegative: value < 0) }
    override func writeFloat(_ value: Float) throws { try writeDouble(Double(value)) }
    override func writeDouble(_ value: Double) throws {
        let (half, single) = (Float16(value), Float(value))
        if value.isNaN { return put(7, 0x7E00, size: 2) }
        if Double(half) == value { return put(7, UInt64(half.bitPattern), size: 2) }
        if Double(single) == value { return put(7, UInt64(single.bitPattern), size: 4) }
        put(7, value.bitPattern, size: 8)
    }

    /// Writes an integer, or a decimal fraction. The value is kept, the spelling is not.
    override func writeNumber(_ value: NumberLiteral) throws {
        let (isNegative, decimal) = (value.text.hasPrefix("-"), try? value.decimal())
        if isNegative, decimal == 0 { return try writeDouble(-0.0) }
        let magnitude = NumberLiteral(String(value.text.drop { $0 == "-" }))
        if let whole = try? magnitude?.integer(as: UInt128.self) { return put(whole, isNegative: isNegative) }
        guard let decimal, let mantissa = UInt128("\(decimal.significand)") else {
            throw ModelError(.notRepresentable, expected: "a number of 38 digits", found: value.text)
        }
        put(6, 4)
        put(4, 2)
        try writeSigned(Int64(decimal.exponent))
        put(mantissa, isNegative: isNegative)
    }

    /// Writes seconds since 1970, or RFC 3339 text where those would be rounded.
    override func writeDate(_ value: Date) throws {
        let seconds = value.timeIntervalSince1970
        let isExact = seconds.isFinite && Date(timeIntervalSince1970: seconds) == value
        if !isExact, let text = try? JSONAdapter.jsonString(from: value) {
            return put(3, text.utf8.dropFirst().dropLast(), tag: 0)
        }
        guard isExact else { throw ModelError(.notRepresentable, expected: "a date", found: "\(seconds) seconds") }
        put(6, 1)
        if let whole = Int64(exactly: seconds) { try writeSigned(whole) } else { try writeDouble(seconds) }
    }

    override func writeText(_ value: String) throws { put(3, value.utf8) }
    override func writeData(_ value: Data) throws { put(2, value) }
    override func writeURL(_ value: URL) throws { put(3, value.absoluteString.utf8, tag: 32) }
    override func writeUUID(_ value: UUID) throws {
        put(2, unsafe withUnsafeBytes(of: value.uuid) { unsafe Array($0) }, tag: 37)
    }

    override func beginList(count: Int) throws { try begin(4, count) }
    override func beginMap(count: Int) throws { try begin(5, count) }
    override func writeKey(_ key: String) throws { put(3, key.utf8) }
    override func endList() throws { leaveContainer() }
    override func endMap() throws { leaveContainer() }
    private func begin(_ major: UInt8, _ count: Int) throws {
        try enterContainer()
        put(major, UInt64(clamping: count))
    }
}
