/// The shortest decimal number that reads back as the same binary floating-point value, and of those the closest.
///
///     ShortestDecimal.digits(of: 0.1)          // (1, -1)
///     ShortestDecimal.digits(of: 5e-324)       // (5, -324)
///     ShortestDecimal.digits(of: Float(0.1))   // (1, -1)
///
/// Source: Raffaello Giulietti, "The Schubfach way to render doubles" (2020). The short cut that most values take
/// rests on the same theory and needs one multiplication where Schubfach needs three.
enum ShortestDecimal {
    /// The digits, without trailing zeros, and the power of ten of the last one. The sign is left out.
    ///
    /// The value must be finite and not zero.
    static func digits(of value: Double) -> (significand: UInt64, exponent: Int) {
        trimmed(parts(of: value))
    }

    /// The digits, without trailing zeros, and the power of ten of the last one. The sign is left out.
    ///
    /// The value must be finite and not zero.
    static func digits(of value: Float) -> (significand: UInt64, exponent: Int) {
        trimmed(parts(of: value))
    }

    /// The number (10 · tens + last) · 10^exponent, with `last` below ten.
    ///
    /// The last digit comes out apart from the others, and a writer wants sixteen and one rather than seventeen.
    typealias Parts = (tens: UInt64, last: UInt64, exponent: Int)

    /// As `digits(of:)`, but zeros at the end may be left on. At most 17 digits.
    @inline(__always)
    static func parts(of value: Double) -> Parts {
        let fraction = value.significandBitPattern
        let field = Int(truncatingIfNeeded: value.exponentBitPattern)
        if fraction == 0, field > 1 { return schubfach(1 << 52, field &- 1075, atPowerOfTwo: true) }
        let leadingOne: UInt64 = field == 0 ? 0 : 1 << 52
        return regular(fraction | leadingOne, max(field, 1) &- 1075)
    }

    /// As `digits(of:)`, but zeros at the end may be left on. At most 9 digits.
    @inline(__always)
    static func parts(of value: Float) -> Parts {
        let fraction = UInt64(truncatingIfNeeded: value.significandBitPattern)
        let field = Int(truncatingIfNeeded: value.exponentBitPattern)
        if fraction == 0, field > 1 { return schubfach(1 << 23, field &- 150, atPowerOfTwo: true) }
        let leadingOne: UInt64 = field == 0 ? 0 : 1 << 23
        return regular(fraction | leadingOne, max(field, 1) &- 150)
    }

    private static func trimmed(_ parts: Parts) -> (significand: UInt64, exponent: Int) {
        if parts.last != 0 { return (10 &* parts.tens &+ parts.last, parts.exponent) }
        var significand = parts.tens
        var exponent = parts.exponent &+ 1
        while true {
            let (quotient, remainder) = significand.quotientAndRemainder(dividingBy: 10)
            if remainder != 0 { return (significand, exponent) }
            significand = quotient
            exponent &+= 1
        }
    }

    /// c · 2^q, where the neighbours on both sides are equally far.
    ///
    /// Let k be the power of ten with 1/10 ≤ 2^q / 10^k < 1, and x = c · 2^q / 10^k. The numbers that round to the value
    /// are those less than w = 2^(q-1) / 10^k from x, and 1/20 ≤ w < 1/2. So at most one integer lies there, and if none
    /// does, the multiple of 1/10 nearest to x does. Both x and w are computed from below with an error in the last
    /// place. Where that could change the answer, which is where Schubfach's care is needed, Schubfach decides.
    @inline(__always)
    private static func regular(_ c: UInt64, _ q: Int) -> Parts {
        let k = (q &* 1_262_611) >> 22 &+ 1
        let power = PowersOfTen.significand(0 &- k)
        // Lifted by 0 to 3 bits, so that the product is 8x, as a number of 64.64 bits.
        let lift = UInt64(truncatingIfNeeded: q &+ PowersOfTen.binaryExponent(0 &- k) &+ 4)
        let lifted = c &<< lift
        let upper = lifted.multipliedFullWidth(by: power.high)
        let lower = lifted.multipliedFullWidth(by: power.low).high
        let (middle, carry) = upper.low.addingReportingOverflow(lower)
        let eightfold = upper.high &+ (carry ? 1 : 0)
        let tens = eightfold &>> 3

        // In units of 2⁻⁶⁴, at most 2 of them too small.
        let fraction = eightfold &<< 61 | middle &>> 3
        let reach = power.high &>> (4 &- lift)
        let (sum, reachesUp) = fraction.addingReportingOverflow(reach)
        let (digit, rest) = fraction.multipliedFullWidth(by: 10)
        let slack: UInt64 = 64
        let doubtful =
            fraction &- reach &+ slack < 2 &* slack || sum &+ slack < 2 &* slack || 1 &<< 63 &- rest < slack
        if doubtful { return schubfach(c, q, atPowerOfTwo: false) }

        // PERF: which of the three it is cannot be predicted, hence numbers and no branches.
        let down: UInt64 = fraction < reach ? 1 : 0
        let up: UInt64 = reachesUp ? 1 : 0
        let nearest = digit &+ rest &>> 63
        return (tens &+ up, nearest & ((down | up) &- 1), k &- 1)
    }

    /// c · 2^q in full generality: three products, each exact enough for every comparison made with it.
    @inline(never)
    private static func schubfach(_ c: UInt64, _ q: Int, atPowerOfTwo: Bool) -> Parts {
        // At a power of two the neighbour below is only half as far: the interval is ¾ as wide, log₁₀ ¾ = -0.1249….
        let k = (q &* 1_262_611 &- (atPowerOfTwo ? 524_031 : 0)) >> 22
        let shift = UInt64(truncatingIfNeeded: q &+ PowersOfTen.binaryExponent(0 &- k) &+ 1)
        // In quarters: the interval's lower end, the value, the upper end.
        let power = PowersOfTen.significand(0 &- k)
        let low = product(power, (4 &* c &- (atPowerOfTwo ? 1 : 2)) &<< shift)
        let middle = product(power, (4 &* c) &<< shift)
        let high = product(power, (4 &* c &+ 2) &<< shift)
        // The ends themselves round to the value if it is even.
        let odd = c & 1
        let lowest = low &+ odd
        let highest = high &- odd

        let whole = middle / 4
        let tens = whole / 10
        let tensFit = lowest <= 40 &* tens
        let nextTensFit = 40 &* tens &+ 40 <= highest
        if tens > 0, tensFit != nextTensFit { return (nextTensFit ? tens &+ 1 : tens, 0, k) }

        let wholeFits = lowest <= 4 &* whole
        let nextFits = 4 &* whole &+ 4 <= highest
        let midway = 4 &* whole &+ 2
        let isNearerToNext = middle > midway || (middle == midway && whole & 1 == 1)
        let nearest = whole &+ ((wholeFits == nextFits ? isNearerToNext : nextFits) ? 1 : 0)
        return (nearest / 10, nearest % 10, k)
    }

    /// The product with a power of ten, rounded to odd: any fraction sets the last bit, so that comparisons with
    /// even numbers come out as for the exact product. The power is taken one above the truncated one, as the proof
    /// demands.
    @inline(__always)
    private static func product(_ power: (high: UInt64, low: UInt64), _ factor: UInt64) -> UInt64 {
        let lower = factor.multipliedFullWidth(by: power.low &+ 1).high
        let upper = factor.multipliedFullWidth(by: power.high)
        let (rest, carry) = upper.low.addingReportingOverflow(lower)
        return (upper.high &+ (carry ? 1 : 0)) | (rest > 1 ? 1 : 0)
    }
}
