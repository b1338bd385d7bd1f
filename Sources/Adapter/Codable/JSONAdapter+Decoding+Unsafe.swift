extension JSONAdapter {
    /// Reads any Codable type from bytes, of which it keeps a copy for as long as somebody keeps a decoder. Throws what the
    /// type throws, or a `ModelError` of the document itself.
    ///
    /// - Parameter note: learns whether a secret has been read.
    func decode<Value: Decodable>(
        _ type: Value.Type, _ buffer: UnsafeBufferPointer<UInt8>, _ strategies: CodableStrategies,
        _ note: (Bool) -> Void = { _ in }
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
