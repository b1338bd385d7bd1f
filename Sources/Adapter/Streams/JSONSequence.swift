/// The lines or elements of a stream, one after the other. It can be gone through once.
public final class JSONSequence<Element>: Sequence, IteratorProtocol {
    private let stream: JSONStream<Element>
    private let chunk: () throws -> [UInt8]?

    init(_ stream: JSONStream<Element>, _ chunk: @escaping () throws -> [UInt8]?) {
        self.stream = stream
        self.chunk = chunk
    }

    /// The next line or element; nil at the end. An error of the source is told as a last element.
    public func next() -> Element? {
        while true {
            if stream.prepare() { return stream.take() }
            if stream.hasEnded { return nil }
            do {
                if let bytes = try chunk() { stream.buffer.append(bytes) } else { stream.finish() }
            } catch { stream.fail(error) }
        }
    }
}

/// The lines or elements of a stream that comes by and by.
public struct AsyncJSONSequence<Element: Sendable, Source: AsyncSequence>: AsyncSequence {
    let source: Source
    let stream: () -> JSONStream<Element>
    let bytes: (Source.Element) -> [UInt8]

    /// An iterator of its own.
    public func makeAsyncIterator() -> Iterator {
        Iterator(source: source.makeAsyncIterator(), stream: stream(), bytes: bytes)
    }

    /// Goes through the stream.
    public struct Iterator: AsyncIteratorProtocol {
        var source: Source.AsyncIterator
        let stream: JSONStream<Element>
        let bytes: (Source.Element) -> [UInt8]

        /// The next line or element; nil at the end. Throws what the source throws.
        public mutating func next() async throws -> Element? { try await advance(isolation: nil) }

        /// The same where the caller runs: an actor goes through a stream without leaving its executor for each element.
        @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
            try await advance(isolation: actor)
        }

        private mutating func advance(isolation actor: isolated (any Actor)?) async throws -> Element? {
            while true {
                if stream.prepare() { return stream.take() }
                if stream.hasEnded { return nil }
                if let chunk = try await source.nextElement(isolation: actor) {
                    stream.buffer.append(bytes(chunk))
                } else {
                    stream.finish()
                }
            }
        }
    }
}
