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
            // PERF: scalars of three bytes come in runs (Chinese, Japanese, Korean text): one load a scalar. Lead and
            // second byte side by side: E0 80...9F is overlong, ED A0...BF half a surrogate pair.
            while index &+ 4 <= end {
                check(index, 4)
                let scalar = Self.ordered(unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt32.self))
                guard scalar & 0x00C0_C0F0 == 0x0080_80E0, scalar & 0x200F != 0, scalar & 0x200F != 0x200D else {
                    break
                }
                index &+= 3
            }
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

    @_transparent
    private static func ordered(_ word: UInt32) -> UInt32 {
        #if _endian(little)
            word
        #else
            word.byteSwapped
        #endif
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
