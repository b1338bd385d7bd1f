// Reading from trees.
extension JSONAdapter {
    /// Reads a value from a tree.
    ///
    /// PERF: plain `throws`, as of the reading of bytes.
    func read<Value: PropertyValue>(
        _ type: Value.Type, _ path: JSONPath?, _ root: (TreeReader) -> TreeValue
    ) throws(AdapterError) -> Value {
        do { return try withTreeReader(of: type) { reader in try reader.read(type, root(reader), at: path) } } catch {
            throw AdapterError(withoutPlace: error)
        }
    }

    /// Runs the body with a reader of trees that ends with it. Throws errors of the model.
    func withTreeReader<Result>(of type: Any.Type, _ body: (TreeReader) throws -> Result) throws -> Result {
        try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { block in
            // SAFETY: the arena does not outlive the block: a reader that does is the end of the program.
            var reader = unsafe TreeReader(self, ScratchArena(block))
            defer { if !isKnownUniquelyReferenced(&reader) { Self.stopForKeptReader(type) } }
            return try body(reader)
        }
    }
}
