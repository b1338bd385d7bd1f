/// The fast writer of numbers. Its output is that of the plain `text(of:)`, byte for byte.
///
/// Every `write` needs room for `NumberText.room` bytes, may scribble over all of them, and returns how many count.
extension NumberText {
    /// The bytes that must be free where a number is to be written.
    static let room = 32

    /// Writes the digits, and returns their count.
    @inline(__always)
    static func write(_ value: UInt64, to out: UnsafeMutablePointer<UInt8>) -> Int {
        let out = UnsafeMutableRawPointer(out)
        if value < 100_000_000 {
            return unsafe writeShort(value, to: out)
        }
        let (upper, lower) = value.quotientAndRemainder(dividingBy: 100_000_000)
        if upper < 100_000_000 {
            let count = unsafe writeShort(upper, to: out)
            unsafe store(ascii(eightDigits(lower)), to: out + count)
            return count &+ 8
        }
        let (top, middle) = upper.quotientAndRemainder(dividingBy: 100_000_000)
        let count = unsafe writeShort(top, to: out)
        unsafe store(ascii(eightDigits(middle)), to: out + count)
        unsafe store(ascii(eightDigits(lower)), to: out + count + 8)
        return count &+ 16
    }

    /// Writes the sign and the digits, and returns their count.
    @inline(__always)
    static func write(_ value: Int64, to out: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe out.pointee = UInt8(ascii: "-")
        let sign = value < 0 ? 1 : 0
        return unsafe sign &+ write(value.magnitude, to: out + sign)
    }

    /// Writes a finite value, and returns the count of its bytes, at most 24.
    @inline(__always)
    static func write(_ value: Double, to out: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe out.pointee = UInt8(ascii: "-")
        let sign = value.sign == .minus ? 1 : 0
        let out = UnsafeMutableRawPointer(unsafe out + sign)
        if value == 0 { return unsafe sign &+ writeZero(to: out) }
        return unsafe sign &+ write(ShortestDecimal.parts(of: value), skipsIntegers: value.magnitude > 0x1p53, to: out)
    }

    /// Writes a finite value, and returns the count of its bytes, at most 15.
    @inline(__always)
    static func write(_ value: Float, to out: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe out.pointee = UInt8(ascii: "-")
        let sign = value.sign == .minus ? 1 : 0
        let out = UnsafeMutableRawPointer(unsafe out + sign)
        if value == 0 { return unsafe sign &+ writeZero(to: out) }
        // From seven digits, or from nine, to sixteen.
        var parts = ShortestDecimal.parts(of: value)
        let significand = 10 &* parts.tens &+ parts.last
        let missing = significand < 10_000_000 ? 9 : significand < 100_000_000 ? 8 : 7
        parts.tens = significand &* (missing == 9 ? 1_000_000_000 : missing == 8 ? 100_000_000 : 10_000_000)
        parts.last = 0
        parts.exponent &-= missing &+ 1
        return unsafe sign &+ write(parts, skipsIntegers: value.magnitude > 0x1p24, to: out)
    }

    /// Writes a number of at most seventeen digits, without the zeros at the end.
    @inline(__always)
    private static func write(
        _ parts: ShortestDecimal.Parts, skipsIntegers: Bool, to out: UnsafeMutableRawPointer
    ) -> Int {
        let (upper, lower) = parts.tens.quotientAndRemainder(dividingBy: 100_000_000)
        let first = eightDigits(upper)
        let second = eightDigits(lower)
        // PERF: the seventeenth digit is there or not, without a branch, as it cannot be predicted.
        let hasLast = parts.last == 0 ? 0 : 1
        var count = 16 &+ hasLast &- (second.trailingZeroBitCount / 8 & (hasLast &- 1))
        if second | parts.last == 0 { count = 8 &- first.trailingZeroBitCount / 8 }
        let word0 = ascii(first)
        let word1 = ascii(second)
        let last = UInt8(truncatingIfNeeded: parts.last) | UInt8(ascii: "0")

        // How many digits stand before the point.
        let point = parts.exponent &+ 17
        // A zero in front is as common as none. Shifting it out here is off the long way from the value to the digits.
        let zero = parts.tens < 1_000_000_000_000_000 ? 1 : 0
        if point > zero, point <= 7 {
            // All digits, then the point, then those behind it once more, shifted together in registers.
            // PERF: reading them back from memory waits for the stores before it.
            let shift = UInt64(truncatingIfNeeded: point &* 8)
            unsafe store(word0 &>> UInt64(truncatingIfNeeded: zero &* 8), to: out)
            let tail = unsafe out + (point &- zero)
            unsafe tail.storeBytes(of: UInt8(ascii: "."), as: UInt8.self)
            unsafe store(word0 &>> shift | word1 &<< (64 &- shift), to: tail + 1)
            unsafe store(word1 &>> shift, to: tail + 9)
            unsafe out.storeBytes(of: last, toByteOffset: 17 &- zero, as: UInt8.self)
            return max(count, point &+ 1) &+ 1 &- zero
        }
        return unsafe writeRest(word0, word1, last, count, point, skipsIntegers: skipsIntegers, to: out)
    }

    /// Writes the numbers whose point is not among the first eight digits.
    @inline(never)
    private static func writeRest(
        _ word0: UInt64, _ word1: UInt64, _ last: UInt8, _ count: Int, _ point: Int, skipsIntegers: Bool,
        to out: UnsafeMutableRawPointer
    ) -> Int {
        var (word0, word1, last, count, point) = (word0, word1, last, count, point)
        while word0 & 0xff == UInt64(UInt8(ascii: "0")) {  // one zero in front; more if subnormal
            word0 = word0 &>> 8 | word1 &<< 56
            word1 = word1 &>> 8 | UInt64(last) &<< 56
            last = UInt8(ascii: "0")
            count &-= 1
            point &-= 1
        }
        // Where the digits go: behind a point that comes second, behind "0.00", or at the front.
        let hasExponent = skipsIntegers || point < -3
        let start = hasExponent ? 1 : point <= 0 ? 2 &- point : 0
        unsafe store(zeroPoint, to: out)
        unsafe store(word0, to: out + start)
        unsafe store(word1, to: out + start + 8)
        unsafe out.storeBytes(of: last, toByteOffset: start &+ 16, as: UInt8.self)
        if hasExponent {
            unsafe out.storeBytes(of: UInt8(truncatingIfNeeded: word0), as: UInt8.self)
            unsafe out.storeBytes(of: UInt8(ascii: "."), toByteOffset: 1, as: UInt8.self)
            let end = count == 1 ? 1 : count &+ 1
            return unsafe end &+ writeExponent(point &- 1, to: out + end)
        }
        if point <= 0 { return start &+ count }
        unsafe out.storeBytes(of: UInt8(ascii: "."), toByteOffset: point, as: UInt8.self)
        if point >= count {
            unsafe out.storeBytes(of: UInt8(ascii: "0"), toByteOffset: point &+ 1, as: UInt8.self)
            return point &+ 2
        }
        let shift = UInt64(truncatingIfNeeded: point &* 8)
        if point < 8 {
            unsafe store(word0 &>> shift | word1 &<< (64 &- shift), to: out + point + 1)
            unsafe store(word1 &>> shift, to: out + point + 9)
        } else {
            unsafe store(word1 &>> (shift &- 64), to: out + point + 1)
        }
        unsafe out.storeBytes(of: last, toByteOffset: 17, as: UInt8.self)
        return count &+ 1
    }

    /// Writes "e", a sign, and two or three digits.
    @inline(__always)
    private static func writeExponent(_ exponent: Int, to out: UnsafeMutableRawPointer) -> Int {
        unsafe out.storeBytes(of: UInt8(ascii: "e"), as: UInt8.self)
        let sign = exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")
        unsafe out.storeBytes(of: sign, toByteOffset: 1, as: UInt8.self)
        let digits = ascii(eightDigits(UInt64(truncatingIfNeeded: exponent.magnitude)))
        let count = exponent.magnitude < 100 ? 2 : 3
        unsafe store(digits &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8), to: out + 2)
        return 2 &+ count
    }

    @inline(__always)
    private static func writeZero(to out: UnsafeMutableRawPointer) -> Int {
        unsafe store(zeroPoint, to: out)
        return 3
    }

    /// Writes a number below 10⁸.
    @inline(__always)
    private static func writeShort(_ value: UInt64, to out: UnsafeMutableRawPointer) -> Int {
        let digits = eightDigits(value)
        // The zeros in front; the last digit always stays.
        let zeros = (digits | 1).leadingZeroBitCount / 8
        unsafe store(ascii(digits) &>> UInt64(truncatingIfNeeded: zeros &* 8), to: out)
        return 8 &- zeros
    }

    /// The eight digits of a number below 10⁸, one a byte, the last of them lowest.
    ///
    /// Halved three times, all parts at once: 4 + 4 digits, then 2 + 2, then 1 + 1. A part n = 100a + b becomes
    /// 2¹⁶a + b by adding (2¹⁶ - 100)a. The divisions are multiplications with a rounded reciprocal, exact for numbers
    /// of that size.
    @inline(__always)
    private static func eightDigits(_ value: UInt64) -> UInt64 {
        let fours = value &+ ((value &* 109_951_163) &>> 40) &* (1 &<< 32 &- 10_000)
        let twos = fours &+ (((fours &* 5_243) &>> 19) & 0x0000_007f_0000_007f) &* (1 &<< 16 &- 100)
        return twos &+ (((twos &* 103) &>> 10) & 0x000f_000f_000f_000f) &* (1 &<< 8 &- 10)
    }

    /// Eight digits in ASCII, the first of them lowest.
    @inline(__always)
    private static func ascii(_ digits: UInt64) -> UInt64 {
        (digits | 0x3030_3030_3030_3030).byteSwapped
    }

    /// "0.000000"
    private static var zeroPoint: UInt64 { 0x3030_3030_3030_2e30 }

    @inline(__always)
    private static func store(_ word: UInt64, to out: UnsafeMutableRawPointer) {
        unsafe out.storeBytes(of: word.littleEndian, as: UInt64.self)
    }
}
