#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Bytes that grow at their end. Room is asked for once a value, then written without further checks.
@safe final class ByteBuffer {
    // SAFETY: `base` has `capacity` bytes, of which the first `count` are written. Every `append…Unchecked` follows a
    // `reserve` of at least what it writes; debug builds check that.
    private(set) var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(64, capacity)
        unsafe base = Self.allocated(self.capacity, nil)
    }

    deinit { unsafe free(base) }

    private static func allocated(_ size: Int, _ old: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8> {
        guard let memory = unsafe realloc(old, size) else { preconditionFailure("out of memory") }
        return unsafe memory.assumingMemoryBound(to: UInt8.self)
    }

    /// Makes room for further bytes.
    @inline(__always)
    func reserve(_ room: Int) {
        if capacity &- count < room { grow(room) }
    }

    @inline(never)
    private func grow(_ room: Int) {
        capacity = max(capacity &* 2, count + room)
        unsafe base = Self.allocated(capacity, base)
    }

    @inline(__always)
    private func check(_ length: Int) { assert(count + length <= capacity) }

    /// Appends a byte that there is room for.
    @inline(__always)
    func appendUnchecked(_ byte: UInt8) {
        check(1)
        unsafe base[count] = byte
        count &+= 1
    }

    /// Appends a key's bytes from an index on, in words; there is room for 8 bytes more than they need.
    @inline(__always)
    func appendUnchecked(_ key: KeyBytes, from start: Int) {
        check(key.count - start + 8)
        let target = unsafe UnsafeMutableRawPointer(base + count)
        var offset = 0
        // The last word may reach over the key's end; what it writes there is overwritten or not counted.
        while offset < key.count - start {
            unsafe target.storeBytes(
                of: UnsafeRawPointer(key.base + start + offset).loadUnaligned(as: UInt64.self), toByteOffset: offset,
                as: UInt64.self)
            offset &+= 8
        }
        count &+= key.count - start
    }

    /// Appends the first bytes of a word; there is room for 8.
    @inline(__always)
    func appendUnchecked(_ word: UInt64, count length: Int) {
        check(8)
        unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        count &+= length
    }

    /// Appends a number; there is room for `NumberText.room` bytes.
    @inline(__always)
    func appendUnchecked(_ value: Int64) {
        check(NumberText.room)
        count &+= unsafe NumberText.write(value, to: base + count)
    }
    @inline(__always)
    func appendUnchecked(_ value: UInt64) {
        check(NumberText.room)
        count &+= unsafe NumberText.write(value, to: base + count)
    }
    @inline(__always)
    func appendUnchecked(_ value: Double) {
        check(NumberText.room)
        count &+= unsafe NumberText.write(value, to: base + count)
    }
    @inline(__always)
    func appendUnchecked(_ value: Float) {
        check(NumberText.room)
        count &+= unsafe NumberText.write(value, to: base + count)
    }

    /// Appends text in quotes, escaped.
    @inline(__always)
    func appendText(_ text: String, escapesSlashes: Bool) {
        let done: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe append(bytes, escapesSlashes: escapesSlashes)
        }
        if done == nil { append(QuotedText.quoted(text, escapesSlashes: escapesSlashes)) }
    }

    @inline(__always)
    private func append(_ text: UnsafeBufferPointer<UInt8>, escapesSlashes: Bool) {
        let length = text.count
        reserve(length &+ 2)
        appendUnchecked(UInt8(ascii: "\""))
        let target = unsafe UnsafeMutableRawPointer(base + count)
        var index = 0
        if !escapesSlashes, let source = unsafe UnsafeRawPointer(text.baseAddress) {
            while index &+ 8 <= length {
                let word = unsafe source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if InputBytes.specialBytes(word) != 0 { break }
                unsafe target.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
                index &+= 8
            }
            if length &- index < 8 {
                while index < length, unsafe Self.isPlain(text[index]) {
                    unsafe target.storeBytes(of: text[index], toByteOffset: index, as: UInt8.self)
                    index &+= 1
                }
            }
        }
        count &+= index
        if index < length { unsafe appendEscaping(text, from: index, escapesSlashes: escapesSlashes) }
        appendUnchecked(UInt8(ascii: "\""))
    }

    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// The rest of a text from its first byte that needs an escape.
    @inline(never)
    private func appendEscaping(_ text: UnsafeBufferPointer<UInt8>, from start: Int, escapesSlashes: Bool) {
        reserve((text.count - start) * 6 + 9)
        var index = start
        while index < text.count {
            // PERF: runs between escapes are copied 8 bytes at a time.
            if !escapesSlashes {
                while index + 8 <= text.count {
                    let word = unsafe UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
                        .loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    let special = InputBytes.specialBytes(UInt64(littleEndian: word))
                    let run = special == 0 ? 8 : special.trailingZeroBitCount >> 3
                    appendUnchecked(UInt64(littleEndian: word), count: run)
                    index += run
                    if special != 0 { break }
                }
                if index == text.count { return }
            }
            let byte = unsafe text[index]
            index += 1
            if Self.isPlain(byte), !(escapesSlashes && byte == UInt8(ascii: "/")) {
                appendUnchecked(byte)
            } else if byte < 0x20 {
                for escaped in QuotedText.escape(control: byte) { appendUnchecked(escaped) }
            } else {
                appendUnchecked(UInt8(ascii: "\\"))
                appendUnchecked(byte)
            }
        }
    }

    /// Appends the bytes of text as they are; room for one more is left behind them.
    @inline(__always)
    func append(verbatim text: String) {
        let done: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            reserve(bytes.count &+ 1)
            if let source = bytes.baseAddress { unsafe (base + count).update(from: source, count: bytes.count) }
            count &+= bytes.count
        }
        if done == nil { append(Array(text.utf8)) }
    }

    /// Appends bytes as they are.
    func append(_ bytes: some Collection<UInt8>) {
        reserve(bytes.count)
        for byte in bytes { appendUnchecked(byte) }
    }

    /// Drops the bytes behind an earlier count.
    func truncate(to earlier: Int) { count = earlier }

    /// A copy of the bytes from an index on.
    func bytes(from start: Int) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: base + start, count: count - start))
    }

    /// Runs the body with the bytes.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try unsafe body(UnsafeRawBufferPointer(start: base, count: count))
    }

    /// Hands the bytes over without a copy; nothing is left here.
    func takeData() -> Data {
        if count <= 4096 { return unsafe Data(bytes: base, count: count) }
        // The part that was never written goes back, unless it is small.
        if capacity - count > count >> 3 { unsafe base = Self.allocated(count, base) }
        let data = unsafe Data(bytesNoCopy: base, count: count, deallocator: .free)
        capacity = 64
        count = 0
        unsafe base = Self.allocated(capacity, nil)
        return data
    }

    /// The bytes as text. They are valid UTF-8, since only text is ever appended.
    func takeString() -> String {
        unsafe String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
    }
}
