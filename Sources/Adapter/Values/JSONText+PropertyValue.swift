extension JSONText: PropertyValue {
    /// Whether the bytes are the same.
    public static func == (first: JSONText, second: JSONText) -> Bool { first.text.isSpelled(second.text) }

    /// Feeds the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(text.seededHash) }

    /// Takes the text of the value that comes; from a format other than JSON, the text of the value that it means.
    public static func read(from reader: ValueReader) throws -> JSONText {
        let value = try JSONValue.read(from: reader)
        return JSONText(unchecked: value.description)
    }

    /// Writes the bytes as they are; to a format other than JSON, the value that they mean.
    public func write(to writer: ValueWriter) throws {
        let value: JSONValue
        do throws(AdapterError) { value = try JSONAdapter.model(from: text) } catch { throw error.parts.error }
        try value.write(to: writer)
    }
}
