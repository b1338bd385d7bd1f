extension JSONAdapter {
    /// Reads a value from bytes in place: checks, then the reader, then the end of the document.
    ///
    /// What it throws is an `AdapterError`. PERF: not a `Result` of the value, whose type the runtime would have to look
    /// up for every document, and out of which the value would be copied.
    func read<Value: PropertyValue>(
        _ type: Value.Type, _ buffer: UnsafeBufferPointer<UInt8>, _ path: JSONPath?
    ) throws -> Value {
        // SAFETY: the reader does not outlive this call, and the caller keeps the buffer for as long.
        let bytes = unsafe InputBytes(buffer)
        do {
            try checkDocument(bytes)
            // The first block of scratch memory stands on the stack where the document is small and needs no other.
            let scratch = bytes.count < 4096 ? 1024 : 16 << 10
            return try unsafe withUnsafeTemporaryAllocation(byteCount: scratch, alignment: 16) { block in
                var reader = unsafe JSONReader(bytes, reading, plans, ScratchArena(block))
                defer { if !isKnownUniquelyReferenced(&reader) { Self.stopForKeptReader(type) } }
                do {
                    if let path { return try reader.value(type, at: path) }
                    let value = try plans.read(type, from: reader)
                    try reader.finish()
                    return value
                } catch {
                    throw AdapterError(error, in: bytes, hidesText: reader.hasReadSecrets || Secrets.areIn(type))
                }
            }
        } catch let error as AdapterError {
            throw error
        } catch {
            throw AdapterError(error, in: bytes, hidesText: Secrets.areIn(type))
        }
    }

    /// Stops the program: a reader that outlives its document would read memory that is somebody else's by then.
    static func stopForKeptReader(_ type: Any.Type) -> Never {
        fatalError("\(type): a value's read(from:) kept its reader beyond the document")
    }

    /// Refuses what is no UTF-8 document at all, by name (R7).
    func checkDocument(_ bytes: InputBytes) throws {
        if bytes.count > reading.limits.bytes {
            throw ModelError(
                .limitExceeded, expected: "at most \(reading.limits.bytes) bytes of document",
                found: "\(bytes.count)", offset: 0)
        }
        guard bytes.count >= 2 else { return }
        let (first, second) = (bytes[0], bytes[1])
        let third = bytes.byte(at: 2)
        let name: String? =
            switch (first, second) {
            case (0xFF, 0xFE): bytes.count >= 4 && third == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
            case (0xFE, 0xFF): "UTF-16"
            case (0, 0): "UTF-32"
            case (0, _): "UTF-16"
            case (_, 0): bytes.count >= 4 && third == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
            default: nil
            }
        if let name { throw ModelError(.unsupportedEncoding, expected: "UTF-8", found: name, offset: 0) }
    }
}
