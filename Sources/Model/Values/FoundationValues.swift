#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Date: PropertyValue {
    /// Reads a point in time in the format's own form; text as RFC 3339 where it has none.
    public static func read(from reader: ValueReader) throws -> Date { try reader.readDate() }
    /// Writes the date so that it reads back equal.
    public func write(to writer: ValueWriter) throws { try writer.writeDate(self) }
}

extension URL: PropertyValue {
    /// Reads text that is a valid URL as it stands (R18).
    public static func read(from reader: ValueReader) throws -> URL { try reader.readURL() }
    /// Writes the URL as it came.
    public func write(to writer: ValueWriter) throws { try writer.writeURL(self) }
}

extension UUID: PropertyValue {
    /// Reads a UUID; in text, 36 characters in either case.
    public static func read(from reader: ValueReader) throws -> UUID { try reader.readUUID() }
    /// Writes the UUID.
    public func write(to writer: ValueWriter) throws { try writer.writeUUID(self) }

    /// The key as a UUID.
    public static func value(ofKey text: String) throws -> UUID {
        guard text.utf8.count == 36, let value = UUID(uuidString: text) else {
            throw ModelError(.typeMismatch, expected: "a UUID as key", found: "the key \(text.quoted(limit: 60))")
        }
        return value
    }

    /// The UUID's text in capitals.
    public func keyText() throws -> String { uuidString }
}

extension Data: PropertyValue {
    /// Reads bytes; in text formats base64 (RFC 4648, section 4).
    public static func read(from reader: ValueReader) throws -> Data { try reader.readData() }
    /// Writes the bytes.
    public func write(to writer: ValueWriter) throws { try writer.writeData(self) }
}

extension Decimal: PropertyValue {
    /// Reads a number exactly; one that a decimal cannot hold is an error (R4).
    public static func read(from reader: ValueReader) throws -> Decimal { try reader.readDecimal() }
    /// Writes the number exactly.
    public func write(to writer: ValueWriter) throws { try writer.writeDecimal(self) }
}
