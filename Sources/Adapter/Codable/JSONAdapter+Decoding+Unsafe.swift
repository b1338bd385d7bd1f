#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSONAdapter {
    /// Reads any Codable type from bytes.
    ///
    /// - Parameter told: the error to throw for one that was caught; it may ask for the same with its place.
    func decode<Value: Decodable>(
        _ type: Value.Type, in bytes: some ContiguousBytes, _ strategies: CodableStrategies,
        _ told: (any Error, () -> AdapterError) -> any Error
    ) throws -> Value {
        try unsafe bytes.withUnsafeBytes { raw in
            let buffer = unsafe raw.bindMemory(to: UInt8.self)
            var hidesText = false
            do { return try unsafe decode(type, buffer, strategies) { hidesText = $0 } } catch {
                throw told(error) {
                    unsafe AdapterError(
                        ModelError(coding: error), in: InputBytes(buffer),
                        hidesText: hidesText || Secrets.areIn(decodable: type))
                }
            }
        }
    }

    /// Reads any Codable type from bytes, of which it keeps a copy for as long as somebody keeps a decoder. Throws what the
    /// type throws, or a `ModelError` of the document itself.
    ///
    /// - Parameter note: learns whether a secret has been read.
    func decode<Value: Decodable>(
        _ type: Value.Type, _ buffer: UnsafeBufferPointer<UInt8>, _ strategies: CodableStrategies,
        _ note: (Bool) -> Void
    ) throws -> Value {
        try checkDocument(unsafe InputBytes(buffer))
        let bytes = unsafe KeptBytes(copying: buffer)
        let reader = bytes.reader(of: self)
        defer { note(reader.hasReadSecrets) }
        let document = try CodableDocument(reader, strategies, keeping: bytes)
        try reader.finish()
        return try document.decode(type, 0)
    }
}

extension CodableStrategies {
    /// Reads a Codable value where a reader of JSON stands, by the same options and plans, and goes on behind it.
    func read<Value: Decodable>(_ type: Value.Type, in outer: JSONReader) throws -> Value {
        outer.skipBlanks()
        let (start, depth) = (outer.pos, outer.depth)
        try outer.skipAny()
        let buffer = unsafe UnsafeBufferPointer(start: outer.bytes.base + start, count: outer.pos - start)
        let bytes = unsafe KeptBytes(copying: buffer)
        var adapter = JSONAdapter()
        (adapter.reading, adapter.plans) = (outer.options, outer.plans)
        let reader = bytes.reader(of: adapter)
        // What stands around counts, so that the limit is one.
        reader.depth = depth
        defer { if reader.hasReadSecrets { outer.hasReadSecrets = true } }
        do { return try CodableDocument(reader, self, keeping: bytes).decode(type, 0) } catch {
            var fault = ModelError(coding: error)
            if let offset = fault.details.offset { fault.details.offset = offset + start }
            throw fault
        }
    }
}

extension Secrets {
    /// The same for a Codable type: one that is no model does not tell what it holds.
    static func areIn(decodable type: Any.Type) -> Bool {
        func look<Value: PropertyValue>(_ type: Value.Type) -> Bool { areIn(type) }
        return (type as? any PropertyValue.Type).map { look($0) } ?? false
    }
}
