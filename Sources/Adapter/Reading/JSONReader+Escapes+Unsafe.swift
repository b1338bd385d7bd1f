extension JSONReader {
    /// The text with its escapes replaced. The replaced text is never longer than the one in the document.
    @inline(never)
    func unescaped(_ scan: TextScan) throws -> String {
        let room = unsafe arena.push(scan.end - scan.start)
        defer { unsafe arena.pop(room) }
        // SAFETY: an escape of 2, 6 or 12 bytes gives at most 1, 3 or 4, so the room of the whole scan suffices.
        let out = unsafe room.assumingMemoryBound(to: UInt8.self)
        let count = try unsafe unescape(scan, into: out)
        return unsafe String(validUTF8: UnsafeBufferPointer(start: out, count: count), isASCII: false)
    }

    /// Checks the escapes of a text that is not wanted.
    func checkEscapes(_ scan: TextScan) throws {
        var index = scan.start
        while index < scan.end {
            if bytes[index] == UInt8(ascii: "\\") {
                index = try takeEscape(at: index, end: scan.end).next
            } else {
                index += 1
            }
        }
    }

    private func unescape(_ scan: TextScan, into out: UnsafeMutablePointer<UInt8>) throws -> Int {
        var index = scan.start
        var count = 0
        while index < scan.end {
            let runEnd = nextBackslash(from: index, to: scan.end)
            unsafe bytes.copy(from: index, to: runEnd, into: out + count)
            count += runEnd - index
            index = runEnd
            guard index < scan.end else { break }
            let (scalar, next) = try takeEscape(at: index, end: scan.end)
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                unsafe out[count] = byte
                count += 1
            }
            index = next
        }
        return count
    }

    @inline(__always)
    private func nextBackslash(from index: Int, to end: Int) -> Int {
        var index = index
        while index + 8 <= end {
            let slashes = bytes.word(at: index) ^ 0x5C5C_5C5C_5C5C_5C5C
            let marks = (slashes &- 0x0101_0101_0101_0101) & ~slashes & 0x8080_8080_8080_8080
            if marks != 0 { return index + marks.trailingZeroBitCount >> 3 }
            index += 8
        }
        while index < end, bytes[index] != UInt8(ascii: "\\") { index += 1 }
        return index
    }

    /// The scalar of the escape at an index, and the index behind it.
    private func takeEscape(at index: Int, end: Int) throws -> (scalar: Unicode.Scalar, next: Int) {
        guard index + 1 < end else { throw syntax("an escape", at: index) }
        switch bytes[index + 1] {
        case UInt8(ascii: "n"): return ("\n", index + 2)
        case UInt8(ascii: "\""): return ("\"", index + 2)
        case UInt8(ascii: "/"): return ("/", index + 2)
        case UInt8(ascii: "\\"): return ("\\", index + 2)
        case UInt8(ascii: "t"): return ("\t", index + 2)
        case UInt8(ascii: "r"): return ("\r", index + 2)
        case UInt8(ascii: "b"): return ("\u{8}", index + 2)
        case UInt8(ascii: "f"): return ("\u{C}", index + 2)
        case UInt8(ascii: "u"): return try takeUnicodeEscape(at: index, end: end)
        default:
            throw ModelError(
                .syntax, expected: "an escape such as \\n or \\u0041", found: "\\ before another character",
                offset: index)
        }
    }

    private func takeUnicodeEscape(at index: Int, end: Int) throws -> (Unicode.Scalar, Int) {
        let first = try hexDigits(at: index + 2, end: end, escape: index)
        if let scalar = Unicode.Scalar(first) { return (scalar, index + 6) }
        if first < 0xDC00, index + 7 < end, bytes[index + 6] == UInt8(ascii: "\\"),
            bytes[index + 7] == UInt8(ascii: "u")
        {
            let second = try hexDigits(at: index + 8, end: end, escape: index + 6)
            if second & 0xFC00 == 0xDC00,
                let scalar = Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF))
            {
                return (scalar, index + 12)
            }
        }
        // Half of a pair alone is no scalar (R6).
        if options.replacesLoneSurrogates { return ("\u{FFFD}", index + 6) }
        throw ModelError(
            .syntax, expected: "both halves of a surrogate pair", found: "one half alone", offset: index)
    }

    private func hexDigits(at index: Int, end: Int, escape: Int) throws -> UInt32 {
        guard index + 4 <= end else { throw syntax("four hexadecimal digits", at: index) }
        var value: UInt32 = 0
        for offset in 0..<4 {
            let byte = bytes[index + offset]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: throw syntax("four hexadecimal digits", at: index + offset)
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
