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
    /// What has been read. PERF: taken out by swapping, since a copy of a model retains each of its values.
    private var ready: [Element?] = []
    private var given = 0
    /// Whether there is nothing more.
    var hasEnded = false

    /// Elements read at a time.
    static var most: Int { 64 }

    init(_ adapter: JSONAdapter, at origin: DocumentPlaces.Origin = DocumentPlaces.Origin()) {
        self.adapter = adapter
        buffer = StreamBuffer(at: origin)
    }

    /// The next element. Nil where more must come first, and at the end.
    final func next() -> Element? {
        if given == ready.count {
            ready.removeAll(keepingCapacity: true)
            given = 0
            if !hasEnded { read() }
            if ready.isEmpty { return nil }
        }
        var element: Element?
        swap(&element, &ready[given])
        given += 1
        return element
    }

    /// How many elements have been read and not been given.
    final var readyCount: Int { ready.count }

    final func give(_ element: consuming Element) { ready.append(element) }

    /// Reads a few elements, as far as what has come suffices.
    func read() { fatalError("abstract") }

    /// Ends with an error of the source.
    func fail(_ error: any Error) { fatalError("abstract") }

    /// Says that nothing more comes.
    final func finish() { buffer.isLast = true }
}
