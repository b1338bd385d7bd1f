/// The bytes of a sequence in chunks: to the end of a line, or 16 KiB.
public struct ChunkedBytes<Source: AsyncSequence>: AsyncSequence where Source.Element == UInt8 {
    private let source: Source

    init(_ source: Source) { self.source = source }

    /// An iterator of its own.
    public func makeAsyncIterator() -> Iterator { Iterator(source: source.makeAsyncIterator()) }

    /// Collects bytes.
    public struct Iterator: AsyncIteratorProtocol {
        var source: Source.AsyncIterator

        /// The next chunk; nil at the end. Throws what the source throws.
        public mutating func next() async throws -> [UInt8]? {
            var chunk: [UInt8] = []
            while chunk.count < 16 << 10, let byte = try await source.next() {
                chunk.append(byte)
                if byte == 0x0A { break }
            }
            return chunk.isEmpty ? nil : chunk
        }
    }
}
