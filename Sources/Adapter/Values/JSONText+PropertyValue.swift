extension JSONText: PropertyValue {
    /// Whether the bytes are the same.
    public static func == (first: JSONText, second: JSONText) -> Bool { first.text.isSpelled(second.text) }

    /// Feeds the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(text.seededHash) }

    /// Takes the value that comes, as it stands. From a format other than JSON: the text of what it means.
    public static func read(from reader: ValueReader) throws -> JSONText {
        if let members = reader as? MembersReader, let inner = members.valueReader { return try read(from: inner) }
        let mostContainers = reader.depthLimit - reader.depth
        let text = try (reader as? JSONReader)?.takeVerbatim() ?? whole { try JSONValue.read(from: reader).description }
        return JSONText(unchecked: text, mostContainers: mostContainers)
    }

    /// Runs the body, which looks into a value that is taken whole: a fault in it has no path of its own.
    static func whole<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch {
            var error = ModelError.wrapping(error)
            error.details.path = []
            throw error
        }
    }

    /// Writes the bytes as they are. To a format other than JSON: the value that they mean.
    public func write(to writer: ValueWriter) throws {
        if let writer = writer as? JSONWriter { return try writer.putVerbatim(self) }
        if let members = writer as? MembersWriter, members.keeps(self) { return }
        let value: JSONValue
        do throws(AdapterError) { value = try Self.reader.model(from: text) } catch { throw error.parts.error }
        try value.write(to: writer)
    }

    /// Reads whatever some adapter has taken. How deep it may be is the writer's question.
    private static let reader = JSONAdapter(replacingLoneSurrogates: true, limits: JSONLimits(depth: .max))
}
