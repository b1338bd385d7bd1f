/// Where a text stands in the document, between its quotes.
struct TextScan {
    var start: Int
    var end: Int
    var isASCII: Bool
    var hasEscapes: Bool
}

extension JSONReader {
    /// Reads text, scalar for scalar (R6).
    @inline(__always)
    func takeText(_ expected: StaticString = "text") throws -> String {
        guard state.peek() == 0x22 else { throw mismatch(expected) }
        let begin = state.pos
        state.start = begin
        // PERF: the common case at once: plain ASCII.
        var seen: UInt64 = 0
        let end = bytes.endOfPlainText(from: begin &+ 1, seen: &seen)
        if bytes.byte(at: end) == 0x22, seen & 0x8080_8080_8080_8080 == 0, end &- begin <= textLimit {
            state.pos = end &+ 1
            return bytes.text(from: begin &+ 1, to: end, isASCII: true)
        }
        return try text(of: try scanText(from: begin &+ 1))
    }

    /// Finds the text that comes, checks it, and passes it.
    @inline(__always)
    func takeTextScan(_ expected: StaticString) throws -> TextScan {
        skipBlanks()
        guard pos < bytes.count, bytes[pos] == UInt8(ascii: "\"") else { throw mismatch(expected) }
        start = pos
        return try scanText(from: pos + 1)
    }

    /// The text that was found, its escapes replaced.
    @inline(__always)
    func text(of scan: TextScan) throws -> String {
        if scan.hasEscapes { return try unescaped(scan) }
        return bytes.text(from: scan.start, to: scan.end, isASCII: scan.isASCII)
    }

    /// Passes the text that starts at an index, after its quote, and ends behind its closing quote. Its bytes are valid
    /// UTF-8 then; escapes are checked when they are replaced.
    @inline(__always)
    func scanText(from index: Int) throws -> TextScan {
        var seen: UInt64 = 0
        let end = bytes.endOfPlainText(from: index, seen: &seen)
        guard bytes.byte(at: end) == UInt8(ascii: "\"") else { return try scanRest(from: index, index: end) }
        pos = end &+ 1
        let scan = TextScan(
            start: index, end: end, isASCII: seen & 0x8080_8080_8080_8080 == 0, hasEscapes: false)
        if !scan.isASCII { try checkUTF8(scan) }
        if end &- index > textLimit { throw textTooLong(scan) }
        return scan
    }

    /// The rest of a text with escapes, or near the end of the document, byte by byte.
    @inline(never)
    private func scanRest(from start: Int, index: Int) throws -> TextScan {
        var scan = TextScan(start: start, end: start, isASCII: false, hasEscapes: false)
        var index = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                pos = index + 1
                scan.end = index
                try checkUTF8(scan)
                if index - scan.start > textLimit { throw textTooLong(scan) }
                return scan
            }
            if byte == UInt8(ascii: "\\") {
                scan.hasEscapes = true
                index += 2
            } else if byte < 0x20 {
                throw syntax("text without raw control characters", at: index)
            } else {
                var seen: UInt64 = 0
                index = bytes.endOfPlainText(from: index + 1, seen: &seen)
            }
        }
        throw ModelError(
            .syntax, expected: "a quote that closes the text", found: "the end of the document", offset: bytes.count)
    }

    private func textTooLong(_ scan: TextScan) -> ModelError {
        limitExceeded("bytes of text", options.limits.text, at: scan.start - 1)
    }

    @inline(never)
    private func checkUTF8(_ scan: TextScan) throws {
        guard let bad = bytes.firstInvalidUTF8(from: scan.start, to: scan.end) else { return }
        let byte = String(bytes[bad], radix: 16, uppercase: true)
        throw ModelError(.invalidUTF8, expected: "UTF-8", found: "the byte \(byte)", offset: bad)
    }
}
