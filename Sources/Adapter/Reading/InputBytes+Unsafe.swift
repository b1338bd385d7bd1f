/// The bytes of a document.
///
/// PERF: `@_transparent` functions are inlined in unoptimised builds too, which app developers run all day.
/// Reads are checked in builds made with `OLIVINE_CHECKED`: the plain twin, which the same tests run. Everything above this file asks for bytes by index only.
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
        return unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self).littleEndian
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

extension String {
    /// A copy of bytes that are known to be valid UTF-8.
    ///
    /// PERF: `String(decoding:)` validates again: 56 ns against 20 for 60 bytes of ASCII, 146 against 50 for 140 of
    /// Japanese. `UTF8Span` needs the systems of 2025.
    @inline(__always)
    init(validUTF8 bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // SAFETY: the reader has validated the bytes.
            self = unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
        } else {
            self = unsafe String(decoding: bytes, as: UTF8.self)
        }
    }
}
