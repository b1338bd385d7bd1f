#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONAdapter {
    /// Reads JSON Lines on several cores at once. The lines come in their order all the same.
    ///
    ///     for try await line in adapter.concurrentLines(of: Event.self, from: chunks) { … }
    ///
    /// Chunks are put together to batches of whole lines, of which `width` are read at a time; no further one is asked for
    /// before the first of them has been gone through. Tasks that are no longer needed are cancelled.
    ///
    /// - Parameters:
    ///   - type: what each line holds.
    ///   - source: the lines, cut anywhere.
    ///   - width: how many batches are read at once.
    ///   - batchSize: the bytes of a batch, about.
    public func concurrentLines<Value: PropertyValue, Source: AsyncSequence>(
        of type: Value.Type, from source: Source, width: Int = 4, batchSize: Int = 1 << 18
    ) -> ConcurrentJSONLines<Value, Source> where Source.Element: ContiguousBytes {
        ConcurrentJSONLines(adapter: self, source: source, width: max(1, width), batchSize: max(1, batchSize))
    }
}

/// JSON Lines that are read on several cores, and come in their order.
public struct ConcurrentJSONLines<Value: PropertyValue, Source: AsyncSequence>: AsyncSequence
where Source.Element: ContiguousBytes {
    let adapter: JSONAdapter
    let source: Source
    let width: Int
    let batchSize: Int

    /// An iterator of its own.
    public func makeAsyncIterator() -> Iterator {
        Iterator(source: source.makeAsyncIterator(), work: Work(adapter, width: width, batchSize: batchSize))
    }

    /// Goes through the lines.
    public struct Iterator: AsyncIteratorProtocol {
        var source: Source.AsyncIterator
        let work: Work<Value>

        /// The next line; nil at the end. Throws what the source throws, behind the lines that came before, and
        /// `CancellationError`.
        public mutating func next() async throws -> JSONLine<Value>? { try await advance(isolation: nil) }

        /// The same where the caller runs: an actor goes through the lines without leaving its executor for each of them.
        @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> JSONLine<Value>? {
            try await advance(isolation: actor)
        }

        private mutating func advance(isolation actor: isolated (any Actor)?) async throws -> JSONLine<Value>? {
            while true {
                if work.isReady { return work.take() }
                try Task.checkCancellation()
                while !work.isFull {
                    do {
                        guard let chunk = try await source.nextElement(isolation: actor) else {
                            work.finish()
                            break
                        }
                        work.add(chunk.asArray)
                    } catch { work.fail(error) }
                }
                if try await !work.takeBatch(isolation: actor) { return nil }
            }
        }
    }

    typealias Work = ConcurrentLineWork
}

/// The batches that are being read.
final class ConcurrentLineWork<Value: PropertyValue> {
    private let adapter: JSONAdapter
    private let width: Int
    private let batchSize: Int
    private var batches: [Task<ReadyElements<JSONLine<Value>>, Never>] = []
    private var origin = DocumentPlaces.Origin()
    private var unread: [UInt8] = []
    private var isLast = false
    private var failure: (any Error)?
    /// The lines of the first batch.
    private var ready = ReadyElements<JSONLine<Value>>(capacity: 0)

    /// Whether there is a next line in the first batch.
    var isReady: Bool { !ready.isEmpty }

    /// The next line, where there is one.
    func take() -> JSONLine<Value> { ready.take() }

    init(_ adapter: JSONAdapter, width: Int, batchSize: Int) {
        self.adapter = adapter
        self.width = width
        self.batchSize = batchSize
    }

    deinit { for batch in batches { batch.cancel() } }

    /// Whether no further chunk is wanted now.
    var isFull: Bool { isLast || batches.count >= width }

    /// Adds a chunk, and starts a batch where there are lines enough.
    func add(_ chunk: [UInt8]) {
        unread += chunk
        guard unread.count >= batchSize, let end = unread.lastIndex(of: 0x0A) else { return }
        if end == unread.count - 1 {
            start(unread)
            unread = []
        } else {
            start(Array(unread[...end]))
            unread.removeSubrange(...end)
        }
    }

    /// Starts what is left.
    func finish() {
        isLast = true
        if !unread.isEmpty { start(unread) }
        unread = []
    }

    /// Ends with an error of the source, which is thrown when all before it has been gone through.
    func fail(_ error: any Error) {
        failure = error
        isLast = true
        if let end = unread.lastIndex(of: 0x0A) { start(Array(unread[...end])) }
    }

    private func start(_ batch: [UInt8]) {
        let (adapter, origin) = (adapter, origin)
        self.origin.advance(over: batch[...])
        batches.append(
            Task {
                let stream = LineStream<Value>(adapter, at: origin, most: .max)
                stream.buffer.append(batch)
                stream.finish()
                if !Task.isCancelled { _ = stream.prepare() }
                return stream.ready
            })
    }

    /// Waits for the first batch. False where there is none any more.
    func takeBatch(isolation actor: isolated (any Actor)?) async throws -> Bool {
        guard !batches.isEmpty else {
            if let failure { throw failure }
            return false
        }
        ready = await batches.removeFirst().value
        return true
    }
}
