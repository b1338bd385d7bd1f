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
        guard state.peek() == UInt8(ascii: "\"") else { throw mismatch(expected) }
        let begin = state.pos
        state.start = begin
        // PERF: the common case at once: plain ASCII.
        var seen: UInt64 = 0
        let end = bytes.endOfPlainText(from: begin &+ 1, seen: &seen)
        if bytes.byte(at: end) == UInt8(ascii: "\""), seen & 0x8080_8080_8080_8080 == 0, end &- begin <= textLimit {
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

extension InputBytes {
    /// The index of the first byte between two indexes that cannot be part of UTF-8 (Unicode 16, table 3-7).
    func firstInvalidUTF8(from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end {
            if index + 8 <= end {
                let word = word(at: index)
                let high = word & 0x8080_8080_8080_8080
                if high == 0 {
                    index += 8
                    continue
                }
                index += high.trailingZeroBitCount >> 3
            }
            // PERF: scalars of three bytes come in runs (Chinese, Japanese, Korean text): one load a scalar.
            while index + 4 <= end, isThreeByteScalar(halfWord(at: index)) { index += 3 }
            guard index < end else { return nil }
            let lead = self[index]
            if lead < 0x80 {
                index += 1
                continue
            }
            guard let length = lengthOfScalar(at: index, end: end, lead: lead) else { return index }
            index += length
        }
        return nil
    }

    /// Whether four bytes begin with a scalar of three bytes that is neither overlong nor half a surrogate pair.
    @inline(__always)
    private func isThreeByteScalar(_ word: UInt32) -> Bool {
        // Lead and second byte side by side: E0 80...9F is overlong, ED A0...BF a surrogate.
        let start = (word & 0x200F)
        return word & 0x00C0_C0F0 == 0x0080_80E0 && start != 0x0000 && start != 0x200D
    }

    /// The length of a scalar of two bytes or more, nil where it is none.
    @inline(__always)
    private func lengthOfScalar(at index: Int, end: Int, lead: UInt8) -> Int? {
        if lead & 0xF0 == 0xE0 {
            guard index + 3 <= end else { return nil }
            let (second, third) = (self[index + 1], self[index + 2])
            let low: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
            let top: UInt8 = lead == 0xED ? 0x9F : 0xBF
            return second >= low && second <= top && third & 0xC0 == 0x80 ? 3 : nil
        }
        if lead & 0xE0 == 0xC0 {
            guard index + 2 <= end, lead >= 0xC2 else { return nil }
            return self[index + 1] & 0xC0 == 0x80 ? 2 : nil
        }
        guard lead & 0xF8 == 0xF0, lead <= 0xF4, index + 4 <= end else { return nil }
        let second = self[index + 1]
        let low: UInt8 = lead == 0xF0 ? 0x90 : 0x80
        let top: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
        return second >= low && second <= top && self[index + 2] & 0xC0 == 0x80 && self[index + 3] & 0xC0 == 0x80
            ? 4 : nil
    }
}
