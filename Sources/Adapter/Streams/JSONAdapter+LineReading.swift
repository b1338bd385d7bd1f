extension JSONAdapter {
    /// The error of a line that is longer than a document may be.
    func tooLong(_ line: StreamedLine, in buffer: StreamBuffer) -> AdapterError {
        let error = ModelError(
            .limitExceeded, expected: "at most \(reading.limits.bytes) bytes in a line", offset: 0)
        return withReader(over: buffer.bytes[line.range]) { _, bytes in
            AdapterError(error, in: bytes, from: buffer.origin(of: line), hidesText: true)
        }
    }

    /// Reads a line as a document of its own.
    func readApart<Value: PropertyValue>(
        _ type: Value.Type, _ line: StreamedLine, from start: Int, in buffer: StreamBuffer
    ) -> Result<Value, AdapterError> {
        withReader(over: buffer.bytes[start..<line.range.upperBound]) { reader, bytes in
            do {
                // A byte order mark belongs to the beginning of a stream alone.
                reader.restart(at: 0)
                try checkDocument(bytes)
                let value = try plans.read(type, from: reader)
                try reader.finish()
                return .success(value)
            } catch {
                var error = ModelError.wrapping(error)
                if line.isCut, error.code == .syntax, error.details.offset ?? 0 >= bytes.count {
                    error.details.note = "the stream ends inside this line"
                }
                var origin = buffer.origin(of: line)
                origin.advance(over: buffer.bytes[line.range.lowerBound..<start])
                return .failure(
                    AdapterError(
                        error, in: bytes, from: origin, hidesText: reader.hasReadSecrets || Secrets.areIn(type)))
            }
        }
    }
}

extension StreamBuffer {
    /// Where in the stream a line begins.
    func origin(of line: StreamedLine) -> DocumentPlaces.Origin {
        DocumentPlaces.Origin(offset: origin.offset + line.range.lowerBound, line: line.number, column: 1)
    }
}

extension InputBytes {
    /// Whether the bytes begin with the mark that some programs put before UTF-8.
    var hasByteOrderMark: Bool { count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }
}

extension JSONReader {
    /// Goes to where a value of its own begins.
    func restart(at start: Int) {
        pos = start
        isFirst = false
        depth = 0
        expected = nil
    }

    /// Whether what was read ends before an index, and nothing but blanks stands between.
    func hasOnlyBlanks(to end: Int) -> Bool {
        guard depth == 0, pos <= end else { return false }
        return (pos..<end).allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 || bytes[$0] == 0x0D }
    }
}
