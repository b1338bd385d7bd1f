#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An order of values that depends on what they write and on nothing else: not on hashes, and not on their text for
/// people, which is cut where it is long.
///
/// Values are written as plain bytes, numbers by their literals and texts in quotes, which are then compared byte by byte.
final class WrittenOrder: ValueWriter {
    private var bytes: [UInt8] = []

    /// The elements of a set in order.
    static func sorted<Element: PropertyValue>(
        _ values: Set<Element>, depthLimit: Int, _ context: ValueContext
    ) throws -> [Element] {
        let elements = Array(values)
        let bytes = try elements.map { element in
            // One container is that of the set itself.
            let order = WrittenOrder(depthLimit: depthLimit - 1)
            order.context = context
            try element.write(to: order)
            return order.bytes
        }
        return elements.elements(at: Order.positions(of: bytes))
    }

    private func append(_ text: String) { bytes += text.utf8 }

    private func appendQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
        }
        append("\",")
    }

    override func writeNil() throws { append("null,") }
    override func writeBool(_ value: Bool) throws { append("\(value),") }
    override func writeNumber(_ value: NumberLiteral) throws { append("\(value.text),") }
    override func writeDouble(_ value: Double) throws {
        if value.isFinite { try super.writeDouble(value) } else { append("\(value),") }
    }
    override func writeText(_ value: String) throws { appendQuoted(value) }
    override func writeData(_ value: Data) throws { bytes += value }
    override func writeDate(_ value: Date) throws { try writeDouble(value.timeIntervalSinceReferenceDate) }
    override func writeURL(_ value: URL) throws { appendQuoted(value.absoluteString) }
    override func writeUUID(_ value: UUID) throws { appendQuoted(value.uuidString) }

    override func beginList(count: Int) throws {
        try enterContainer()
        append("[")
    }
    override func endList() throws {
        append("],")
        leaveContainer()
    }
    override func beginMap(count: Int) throws {
        try enterContainer()
        append("{")
    }
    override func writeKey(_ key: String) throws { appendQuoted(key) }
    override func endMap() throws {
        append("},")
        leaveContainer()
    }
}
