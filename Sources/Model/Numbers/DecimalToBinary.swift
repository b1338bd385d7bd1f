/// Decimal numbers to the nearest binary floating-point value, ties to even, straight to the target width.
///
///     DecimalToBinary.double(125, -2)   // 1.25
///     DecimalToBinary.float(1, -1)      // 0.1 as Float, never by way of Double
///
/// The magnitude alone is converted; the caller puts the sign on. Too large becomes infinity, too small becomes zero.
///
/// Source: Daniel Lemire, "Number parsing at a gigabyte per second" (Software: Practice and Experience, 2021), after
/// an idea of Michael Eisel; Noble Mushtak and Daniel Lemire, "Fast number parsing without fallback" (2023); for small
/// numbers William Clinger, "How to read floating point numbers accurately" (PLDI 1990).
enum DecimalToBinary {
    /// The double nearest to significand · 10^exponent, or nil if the table of powers is not precise enough to tell.
    @inline(__always)
    static func double(_ significand: UInt64, _ exponent: Int) -> Double? {
        if significand <= 1 << 53, exponent.magnitude <= 22 {
            // Both operands are exact, so that the one operation rounds correctly.
            let power = exactDoubles[Int(truncatingIfNeeded: exponent.magnitude)]
            return exponent < 0 ? Double(significand) / power : Double(significand) * power
        }
        return bits(significand, exponent, .double).map(Double.init(bitPattern:))
    }

    /// The float nearest to significand · 10^exponent, or nil if the table of powers is not precise enough to tell.
    @inline(__always)
    static func float(_ significand: UInt64, _ exponent: Int) -> Float? {
        if significand <= 1 << 24, exponent.magnitude <= 10 {
            let power = exactFloats[Int(truncatingIfNeeded: exponent.magnitude)]
            return exponent < 0 ? Float(significand) / power : Float(significand) * power
        }
        return bits(significand, exponent, .float).map { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) }
    }

    /// The powers of ten that are doubles.
    private static let exactDoubles: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// The powers of ten that are floats.
    private static let exactFloats: [Float] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]

    /// What sets the two widths apart.
    private struct Format {
        /// The stored bits of the significand, without the leading one.
        let fractionBits: Int
        let bias: Int
        /// The exponent field of infinity.
        let infinity: Int
        /// Below these powers of ten every 64-bit significand rounds to zero, above them to infinity.
        let powers: ClosedRange<Int>
        /// The powers of ten with which a 64-bit significand can fall half-way between two neighbours.
        let ties: ClosedRange<Int>

        @inline(__always)
        static var double: Format {
            Format(fractionBits: 52, bias: 1023, infinity: 2047, powers: -342...308, ties: -4...23)
        }

        @inline(__always)
        static var float: Format {
            Format(fractionBits: 23, bias: 127, infinity: 255, powers: -64...38, ties: -17...10)
        }
    }

    /// The bit pattern of the nearest value, by multiplying with the truncated power of ten (Eisel and Lemire).
    @inline(__always)
    private static func bits(_ significand: UInt64, _ exponent: Int, _ format: Format) -> UInt64? {
        if significand == 0 || exponent < format.powers.lowerBound { return 0 }
        let infinity = UInt64(truncatingIfNeeded: format.infinity) &<< UInt64(truncatingIfNeeded: format.fractionBits)
        if exponent > format.powers.upperBound { return infinity }

        let leadingZeros = significand.leadingZeroBitCount
        let normalized = significand &<< UInt64(truncatingIfNeeded: leadingZeros)
        let power = PowersOfTen.significand(exponent)
        var (high, low) = normalized.multipliedFullWidth(by: power.high)
        // The rest of the power can only matter where a carry would reach the bits that are kept.
        let unkept = UInt64.max &>> UInt64(truncatingIfNeeded: format.fractionBits &+ 3)
        if high & unkept == unkept {
            // From 10⁻²⁷ on a significand can be a multiple of the divisor. With the power rounded up, such an exact
            // quotient comes out as itself and not just below.
            let mayDivide = exponent < 0 && exponent >= -27
            let rest = normalized.multipliedFullWidth(by: power.low &+ (mayDivide ? 1 : 0)).high
            let carry: Bool
            (low, carry) = low.addingReportingOverflow(rest)
            if carry { high &+= 1 }
            if low == .max, exponent < -27 || exponent > 55 { return nil }
        }

        let leadingBit = Int(truncatingIfNeeded: high &>> 63)
        let shift = UInt64(truncatingIfNeeded: leadingBit &+ 64 &- format.fractionBits &- 3)
        // The leading one, the fraction and one bit to round by.
        var kept = high &>> shift
        var field = PowersOfTen.binaryExponent(exponent) &+ 63 &+ leadingBit &- leadingZeros &+ format.bias
        if field <= 0 {
            // A subnormal. It is never half-way: those have hundreds of digits.
            if field < -62 { return 0 }
            kept &>>= UInt64(truncatingIfNeeded: 1 &- field)
            return (kept &+ (kept & 1)) &>> 1
        }
        if low <= 1, kept & 3 == 1, kept &<< shift == high,
            exponent >= format.ties.lowerBound, exponent <= format.ties.upperBound
        {
            kept &-= 1  // half-way above an even value: down
        }
        kept = (kept &+ (kept & 1)) &>> 1
        let leadingOne: UInt64 = 1 &<< UInt64(truncatingIfNeeded: format.fractionBits)
        if kept == leadingOne &<< 1 {
            kept = leadingOne
            field &+= 1
        }
        if field >= format.infinity { return infinity }
        return kept ^ leadingOne | UInt64(truncatingIfNeeded: field) &<< UInt64(truncatingIfNeeded: format.fractionBits)
    }
}
