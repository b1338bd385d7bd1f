/// The part of a stream that is in memory: what has come, and has not been read yet.
struct StreamBuffer {
    /// The bytes, from some that have been read on.
    private(set) var bytes: [UInt8] = []
    /// The first byte that has not been read.
    var start = 0
    /// Whether nothing more comes.
    var isLast = false
    /// Where in the stream `bytes` begins.
    private(set) var origin = DocumentPlaces.Origin()

    /// Bytes that have not been read.
    var unread: Int { bytes.count - start }

    /// Where in the stream the first unread byte stands.
    var offset: Int { origin.offset + start }

    /// Adds what has come. What has been read is forgotten.
    mutating func append(_ chunk: [UInt8]) {
        if start == bytes.count {
            origin.advance(over: bytes[...])
            bytes = chunk
        } else {
            origin.advance(over: bytes[..<start])
            bytes.removeSubrange(..<start)
            bytes += chunk
        }
        start = 0
    }

    init(at origin: DocumentPlaces.Origin = DocumentPlaces.Origin()) { self.origin = origin }
}

extension DocumentPlaces {
    /// Where in a stream the bytes begin that are in memory.
    struct Origin: Sendable {
        var offset = 0
        var line = 1
        var column = 1

        /// Goes on behind some bytes. A line ends at LF here.
        mutating func advance(over bytes: ArraySlice<UInt8>) {
            offset += bytes.count
            let (lines, last) = bytes.lineEnds
            line += lines
            let rest = last.map { bytes[($0 + 1)...] } ?? bytes
            if last != nil { column = 1 }
            column += rest.scalarCount
        }
    }
}

/// A stream that is fed by and by, and gives what has come whole.
class JSONStream<Element> {
    let adapter: JSONAdapter
    var buffer: StreamBuffer
    let ready: ReadyElements<Element>
    /// Whether there is nothing more.
    var hasEnded = false

    /// Elements read at a time.
    let most: Int

    init(_ adapter: JSONAdapter, at origin: DocumentPlaces.Origin = DocumentPlaces.Origin(), most: Int = 64) {
        self.adapter = adapter
        buffer = StreamBuffer(at: origin)
        ready = ReadyElements(capacity: min(most, 64))
        self.most = most
    }

    /// Whether there is a next element. False where more must come first, and at the end.
    final func prepare() -> Bool {
        if !ready.isEmpty { return true }
        ready.restart()
        if !hasEnded { read() }
        return !ready.isEmpty
    }

    /// The next element, where there is one.
    final func take() -> Element { ready.take() }

    /// How many elements have been read together.
    final var readyCount: Int { ready.count }

    final func give(_ element: consuming Element) { ready.add(element) }

    /// Reads a few elements, as far as what has come suffices.
    func read() { fatalError("abstract") }

    /// Ends with an error of the source.
    func fail(_ error: any Error) { fatalError("abstract") }

    /// Says that nothing more comes.
    final func finish() { buffer.isLast = true }
}
