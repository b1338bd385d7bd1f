extension String {
    /// Whether both texts are the same scalars; `==` would hold canonically equal ones for the same (R5).
    func isSpelled(_ other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        return compareBytes(other) == 0
    }

    /// The order of UTF-8 bytes, which is that of scalars.
    func precedesByBytes(_ other: String) -> Bool { compareBytes(other) < 0 }

    /// PERF: `utf8.lexicographicallyPrecedes` goes byte by byte, five times the instructions on the keys of citm.
    private func compareBytes(_ other: String) -> Int {
        let order = unsafe utf8.withContiguousStorageIfAvailable { first in
            unsafe other.utf8.withContiguousStorageIfAvailable { second in unsafe Self.compare(first, second) }
        }
        if let order = order ?? nil { return order }
        // Text whose bytes do not lie in one piece: bridged from Objective-C.
        return utf8.elementsEqual(other.utf8) ? 0 : utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
    }

    private static func compare(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
        let shared = Swift.min(first.count, second.count)
        var index = 0
        while index &+ 8 <= shared {
            let (x, y) = unsafe (load(first, index), load(second, index))
            if x != y { return x < y ? -1 : 1 }
            index &+= 8
        }
        while index < shared {
            let (x, y) = unsafe (first[index], second[index])
            if x != y { return x < y ? -1 : 1 }
            index &+= 1
        }
        return first.count - second.count
    }

    /// Eight bytes, the first in the highest bits, so that numbers compare as the bytes do.
    @inline(__always)
    private static func load(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
        // SAFETY: `index + 8` does not pass the count, so the base exists.
        unsafe UInt64(
            bigEndian: UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
                .loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
}
