/// Reads lines, each by itself.
final class LineStream<Value: PropertyValue>: JSONStream<JSONLine<Value>> {
    private var number: Int
    /// How much of what is unread has no line end in it.
    private var searched = 0
    /// Whether the rest of a line that is too long is passed.
    private var isPassing = false

    override init(_ adapter: JSONAdapter, at origin: DocumentPlaces.Origin = DocumentPlaces.Origin(), most: Int = 64) {
        number = origin.line
        super.init(adapter, at: origin, most: most)
    }

    override func read() {
        adapter.withReader(over: buffer) { reader, bytes in
            while readyCount < most {
                guard let line = nextLine() else {
                    hasEnded = buffer.isLast
                    return
                }
                if line.isTooLong || !line.isBlank(in: bytes) { give(self.line(line, reader, bytes)) }
            }
        }
    }

    /// Reads a line from where it stands. Only where that fails, or its value goes on in the next line, is it read again
    /// apart from the others, for its error.
    private func line(_ line: StreamedLine, _ reader: JSONReader, _ bytes: InputBytes) -> JSONLine<Value> {
        let first = buffer.origin.offset + line.range.lowerBound
        let place = first..<first + line.range.count
        if line.isTooLong {
            let error = adapter.tooLong(line, in: buffer)
            return JSONLine(number: line.number, bytes: place, result: .failure(error))
        }
        let start = line.range.lowerBound + (first == 0 && bytes.hasByteOrderMark ? 3 : 0)
        reader.restart(at: start)
        do {
            let read = JSONLine(
                number: line.number, bytes: place, result: .success(try reader.plans.read(Value.self, from: reader)))
            if reader.hasOnlyBlanks(to: line.range.upperBound) { return read }
        } catch {}
        return JSONLine(
            number: line.number, bytes: place, result: adapter.readApart(Value.self, line, from: start, in: buffer))
    }

    /// The next whole line; the last one needs no end.
    private func nextLine() -> StreamedLine? {
        let start = buffer.start
        let limit = adapter.reading.limits.bytes
        guard let end = buffer.bytes.lineEnd(from: start + searched) else {
            searched = buffer.unread
            if searched > limit, !isPassing {
                isPassing = true
                return StreamedLine(range: start..<buffer.bytes.count, number: number, isTooLong: true, isCut: false)
            }
            if isPassing { pass(to: buffer.bytes.count) }
            guard buffer.isLast, buffer.unread > 0 else { return nil }
            let line = StreamedLine(
                range: start..<buffer.bytes.count, number: number, isTooLong: false, isCut: true)
            pass(to: buffer.bytes.count)
            return line
        }
        let line = StreamedLine(
            range: start..<end, number: number, isTooLong: end - start > limit && !isPassing, isCut: false)
        let wasPassing = isPassing
        isPassing = false
        pass(to: end + 1)
        number += 1
        return wasPassing ? nextLine() : line
    }

    private func pass(to end: Int) {
        buffer.start = end
        searched = 0
    }

    override func fail(_ error: any Error) {
        hasEnded = true
        let place = buffer.offset..<buffer.offset
        give(JSONLine(number: number, bytes: place, result: .failure(AdapterError(caught: error))))
    }
}

/// A line in the part of a stream that is in memory.
struct StreamedLine {
    let range: Range<Int>
    let number: Int
    /// Whether it has more bytes than a document may have.
    let isTooLong: Bool
    /// Whether the stream ends without ending the line.
    let isCut: Bool

    func isBlank(in bytes: InputBytes) -> Bool {
        range.allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 || bytes[$0] == 0x0D }
    }
}
