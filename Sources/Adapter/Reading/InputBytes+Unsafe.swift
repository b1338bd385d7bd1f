/// The bytes of a document.
///
/// PERF: `@_transparent` functions are inlined in unoptimised builds too, which app developers run all day.
/// Reads are checked in builds made with `OLIVINE_CHECKED`: the plain twin, which the same tests run. Other than
/// here only `ReaderState.peek` and the keys' `matches` read the bytes themselves, within bounds that they compare first.
@safe struct InputBytes {
    let base: UnsafePointer<UInt8>
    let count: Int

    /// The bytes of a buffer, which the caller keeps alive and unchanged for as long as this value is used.
    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        count = buffer.count
        // SAFETY: the base is never read where the count is 0.
        unsafe base = unsafe buffer.baseAddress ?? UnsafePointer(bitPattern: 8)!
    }

    #if OLIVINE_CHECKED
        func check(_ index: Int, _ length: Int) {
            precondition(index >= 0 && length >= 0 && index <= count - length)
        }
    #else
        @_transparent
        func check(_ index: Int, _ length: Int) {}
    #endif

    /// The byte at an index below `count`.
    subscript(index: Int) -> UInt8 {
        @_transparent get {
            check(index, 1)
            return unsafe base[index]
        }
    }

    /// The byte at an index, or 0 at the end.
    @_transparent
    func byte(at index: Int) -> UInt8 { index < count ? self[index] : 0 }

    /// Eight bytes from an index, the first in the lowest bits. `index + 8` must not pass the end.
    @_transparent
    func word(at index: Int) -> UInt64 {
        check(index, 8)
        return Self.ordered(unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    }

    /// The word with its first byte in the lowest bits, on machines of either byte order.
    @_transparent
    private static func ordered(_ word: UInt64) -> UInt64 {
        #if _endian(little)
            word
        #else
            word.byteSwapped
        #endif
    }

    /// Four bytes from an index. `index + 4` must not pass the end.
    @_transparent
    func halfWord(at index: Int) -> UInt32 {
        check(index, 4)
        return unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt32.self).littleEndian
    }

    /// Whether the bytes from an index are those of a key and its closing quote, none of them past the end.
    @inline(__always)
    func matches(_ key: KeyBytes, at index: Int) -> Bool {
        let length = key.count
        guard index &+ max(length, 8) <= count else { return length > 0 && matchesSlowly(key, at: index) }
        guard word(at: index) & key.mask == key.word else { return false }
        if length <= 8 { return length > 0 }
        check(index, length)
        var offset = 8
        while offset &+ 8 < length {
            if word(at: index &+ offset) != key.load(offset) { return false }
            offset &+= 8
        }
        // The last eight bytes, some of them for the second time.
        return word(at: index &+ length &- 8) == key.load(length &- 8)
    }

    private func matchesSlowly(_ key: KeyBytes, at index: Int) -> Bool {
        guard index + key.count <= count else { return false }
        for offset in 0..<key.count where unsafe self[index + offset] != key.base[offset] { return false }
        return true
    }

    /// The index of the first byte from an index on that is no blank, tab or line end.
    @inline(__always)
    func skipBlanks(from start: Int) -> Int {
        var index = start
        while index < count {
            let byte = self[index]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
            index &+= 1
            // PERF: indentation is skipped 8 blanks at a time; byte by byte costs a third more on citm.
            while index &+ 8 <= count {
                let other = word(at: index) ^ 0x2020_2020_2020_2020
                if other == 0 {
                    index &+= 8
                    continue
                }
                index &+= other.trailingZeroBitCount &>> 3
                if self[index] > 0x20 { return index }
                break
            }
        }
        return index
    }

    /// The index of the first quote, backslash or control character from an index on, or one less than 8 bytes before the
    /// end where none comes before. Adds the bytes passed to `seen`, so that its high bits tell whether all are ASCII.
    @inline(__always)
    func endOfPlainText(from start: Int, seen: inout UInt64) -> Int {
        var index = start
        while index &+ 8 <= count {
            let word = word(at: index)
            let special = Self.specialBytes(word)
            if special != 0 {
                // The lowest mark is exact; those above it may be carries.
                let bits = UInt64(truncatingIfNeeded: special.trailingZeroBitCount & ~7)
                seen |= word & ((1 &<< bits) &- 1)
                return index &+ Int(truncatingIfNeeded: bits &>> 3)
            }
            seen |= word
            index &+= 8
        }
        return index
    }

    /// Marks the bytes that are quotes, backslashes or control characters with their high bit; the lowest mark is exact.
    @_transparent
    static func specialBytes(_ word: UInt64) -> UInt64 {
        // Bytes above 7F mark nothing: their own high bit takes the mark away again.
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = (word ^ 0x2222_2222_2222_2222) &- ones
        let slashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- ones
        let controls = word &- 0x2020_2020_2020_2020
        return (quotes | slashes | controls) & ~word & 0x8080_8080_8080_8080
    }

    /// The text between two indexes, whose bytes have been found to be valid UTF-8.
    @inline(__always)
    func text(from start: Int, to end: Int, isASCII: Bool) -> String {
        check(start, end - start)
        return unsafe String(validUTF8: UnsafeBufferPointer(start: base + start, count: end - start), isASCII: isASCII)
    }

    /// Runs the body with the bytes between two indexes.
    @inline(__always)
    func withSpan<Result>(from start: Int, to end: Int, _ body: (Span<UInt8>) -> Result) -> Result {
        check(start, end - start)
        return unsafe body(UnsafeBufferPointer(start: base + start, count: end - start).span)
    }

    /// Copies the bytes between two indexes.
    @inline(__always)
    func copy(from start: Int, to end: Int, into target: UnsafeMutablePointer<UInt8>) {
        check(start, end - start)
        unsafe target.update(from: base + start, count: end - start)
    }
}

/// The bytes of a key in a plan, with the quote that closes it, and its first eight bytes ready to compare.
///
/// A key that JSON must escape has no bytes here, so it matches nothing and is found by its scalars instead.
@safe struct KeyBytes {
    let base: UnsafePointer<UInt8>
    let count: Int
    let word: UInt64
    let mask: UInt64

    /// The bytes at an address that stays valid for the life of the plan.
    init(_ base: UnsafePointer<UInt8>, count: Int) {
        unsafe self.base = unsafe base
        self.count = count
        var word: UInt64 = 0
        for index in 0..<min(8, count) { unsafe word |= UInt64(base[index]) << UInt64(index * 8) }
        self.word = word
        mask = count >= 8 ? .max : (1 << UInt64(count * 8)) - 1
    }

    @_transparent
    func load(_ offset: Int) -> UInt64 {
        unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self).littleEndian
    }
}
