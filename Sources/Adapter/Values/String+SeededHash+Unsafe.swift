extension String {
    /// A hash of the bytes that nobody outside the process can foresee, so that no document can make its keys collide.
    /// (`bytesHash` is for the names of a program.)
    ///
    /// Each two words are multiplied with each other after a secret was added, and the halves of the product folded
    /// (the step of Wang Yi's wyhash). PERF: 49 instructions for each key of a GitHub user; `Hasher` takes 174.
    var seededHash: Int {
        let hash = unsafe utf8.withContiguousStorageIfAvailable { unsafe Self.hash($0) }
        if let hash { return hash }
        return unsafe Array(utf8).withUnsafeBufferPointer { unsafe Self.hash($0) }
    }

    /// The same of a text's bytes.
    static func seededHash(of bytes: UnsafeBufferPointer<UInt8>) -> Int { unsafe hash(bytes) }

    private static let secrets = (UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max))

    @inline(__always)
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let (first, second) = secrets
        var hash = first ^ UInt64(truncatingIfNeeded: bytes.count)
        var index = 0
        while index < bytes.count {
            hash = folded(
                unsafe hash ^ word(bytes, from: index), unsafe second ^ word(bytes, from: index + 8))
            index += 16
        }
        return Int(truncatingIfNeeded: folded(hash ^ second, first | 1))
    }

    @inline(__always)
    private static func folded(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let (high, low) = first.multipliedFullWidth(by: second)
        return high ^ low
    }

    /// Up to eight bytes from an index on, zeros behind the end.
    @inline(__always)
    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> UInt64 {
        // SAFETY: a whole word is loaded only where eight bytes are left.
        if index &+ 8 <= bytes.count, let base = bytes.baseAddress {
            return unsafe UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self)
        }
        var word: UInt64 = 0
        var index = index
        var shift: UInt64 = 0
        while index < bytes.count {
            word |= UInt64(unsafe bytes[index]) << shift
            index &+= 1
            shift &+= 8
        }
        return word
    }
}
