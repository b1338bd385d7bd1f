/// Where a transformer works: in a document that is read, or in one that is written.
///
/// For transformers that look into their values by the adapter's options.
struct TransformSite {
    private let reader: ValueReader?
    private let writer: ValueWriter?

    init(_ reader: ValueReader) { (self.reader, writer) = (reader, nil) }
    init(_ writer: ValueWriter) { (reader, self.writer) = (nil, writer) }

    /// What the program has handed along.
    var context: ValueContext { reader?.context ?? writer?.context ?? ValueContext() }

    /// The adapter whose document this is; the standard one for other formats. Its depth is what is left.
    var adapter: JSONAdapter {
        var adapter = JSONAdapter()
        switch (reader, writer) {
        case (let reader as TreeReader, _): adapter = reader.adapter
        case (let reader as JSONReader, _): (adapter.reading, adapter.plans) = (reader.options, reader.plans)
        case (_, let writer as TreeWriter): (adapter.writing, adapter.plans) = (writer.options, writer.plans)
        case (_, let writer as JSONWriter): (adapter.writing, adapter.plans) = (writer.options, writer.plans)
        default: break
        }
        adapter.writing.format.remove(.pretty)
        if adapter.reading.rareIfAny != nil { adapter.reading.rare.allowedRows = nil }
        if let reader { adapter.reading.limits.depth = reader.depthLimit - reader.depth }
        if let writer { adapter.writing.depthLimit = writer.depthLimit - writer.depth }
        return adapter
    }

    /// The same, for a value inside the one that is transformed: it is not transformed once more.
    func adapter(inside type: Any.Type) -> JSONAdapter {
        var adapter = adapter
        adapter.reading.rare.untransformed = ObjectIdentifier(type)
        adapter.writing.rare.untransformed = ObjectIdentifier(type)
        return adapter
    }

    /// Reads from a value that does not stand in the document as it is.
    func reading<Result>(_ value: TreeValue, _ body: (ValueReader) throws -> Result) throws -> Result {
        try adapter.withTreeReader(of: Result.self) { reader in
            reader.next = value
            do { return try body(reader) } catch {
                // What that reader counts is no place in the document.
                var error = ModelError.wrapping(error)
                error.details.offset = nil
                throw error
            }
        }
    }

    /// What a body writes, as compact JSON.
    func json(_ body: (ValueWriter) throws -> Void) throws -> [UInt8] {
        let adapter = adapter
        let writer = JSONWriter(adapter.writing, adapter.plans, capacity: 64)
        try body(writer)
        try writer.finish()
        return writer.buffer.bytes(from: 0)
    }

    /// What a body writes, as a value.
    func value(_ body: (ValueWriter) throws -> Void) throws -> JSONValue {
        let bytes = try json(body)
        let plain = JSONAdapter(limits: JSONLimits(depth: adapter.writing.depthLimit))
        do { return try plain.model(of: JSONValue.self, from: bytes) } catch { throw error.parts.error }
    }
}
