/// A Codable type as the value of a property, by one line:
///
///     extension CLLocationCoordinate: CodableProperty {}
///
///     struct Place: ValueModel {
///         let name: String, location: CLLocationCoordinate
///         …
///     }
///
/// It is read by its `init(from:)` and written by its `encode(to:)`, in every format. Faults have the way to the value and
/// on into it.
public protocol CodableProperty: PropertyValue, Codable {
    /// How dates, bytes and keys inside are read and written. Foundation's defaults, unless said.
    static var codableStrategies: CodableStrategies { get }
}

extension CodableProperty {
    /// Foundation's defaults.
    public static var codableStrategies: CodableStrategies { CodableStrategies() }

    /// Reads the value by its `init(from:)`.
    public static func read(from reader: ValueReader) throws -> Self {
        try codableStrategies.read(Self.self, from: reader)
    }

    /// Writes the value by its `encode(to:)`.
    public func write(to writer: ValueWriter) throws { try Self.codableStrategies.write(self, to: writer) }
}

extension CodableStrategies {
    /// Reads a Codable value where a reader of any format stands.
    ///
    /// From JSON its own bytes are read. From other formats as the JSON that it would be: dates and bytes of such a format
    /// are the texts that `JSONValue` makes of them.
    func read<Value: Decodable>(_ type: Value.Type, from reader: ValueReader) throws -> Value {
        do {
            if let reader = reader as? JSONReader { return try read(type, in: reader) }
            let text = try JSONAdapter().jsonString(from: try JSONValue.read(from: reader))
            let adapter = JSONAdapter(limits: JSONLimits(depth: reader.depthLimit - reader.depth))
            return try adapter.decode(type, in: text.utf8Bytes, self) { error, _ in error }
        } catch {
            var fault = ModelError(coding: error)
            if !(reader is JSONReader) { fault.details.offset = nil }
            throw fault
        }
    }

    /// Writes a Codable value where a writer of any format stands.
    func write<Value: Encodable>(_ value: Value, to writer: ValueWriter) throws {
        do { try EncodedDocument(self).whole(value).write(to: writer) } catch { throw ModelError(coding: error) }
    }
}
