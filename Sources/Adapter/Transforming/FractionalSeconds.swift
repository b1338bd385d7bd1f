/// A binary number of seconds taken apart into whole seconds and a fraction, and the same put together from decimals.
///
///     FractionalSeconds(-0.25)      // seconds -1, digits ".75"
///
/// A clock runs forwards: before the zero the fraction still counts up from the second before.
struct FractionalSeconds {
    /// The whole seconds, rounded down.
    let seconds: Int
    /// The number itself, needed only if it lies between -1 and 1.
    private let value: Double
    /// The fraction, at least 0 and less than 1, in units of 2^-`bits`.
    private let fraction: UInt64
    /// How many binary digits the fraction has, one more than the number holds: half a step of it is then one unit.
    private let bits: UInt64

    /// Takes a number of less than 2^53 seconds apart, exactly.
    init(_ value: Double) {
        self.value = value
        let magnitude = value.magnitude
        guard magnitude >= 1 else {
            seconds = value < 0 ? -1 : 0
            fraction = 0
            bits = 0
            return
        }
        let significand = magnitude.significandBitPattern | 1 << 52
        // 0 to 52 binary digits stand after the point.
        let places = UInt64(truncatingIfNeeded: 52 &- Int(magnitude.exponent))
        let whole = Int(significand &>> places)
        let part = significand & (1 &<< places &- 1)
        bits = places &+ 1
        if value > 0 {
            seconds = whole
            fraction = part &<< 1
        } else {
            seconds = part == 0 ? -whole : -whole &- 1
            fraction = part == 0 ? 0 : (1 &<< places &- part) &<< 1
        }
    }

    /// Appends a point and the fewest digits from which `value(_:_:_:)` makes the same number again, or nothing if it is whole.
    ///
    /// The digits come from the fixed-point algorithm (FP)² of Guy Steele and Jon White, "How to Print Floating-Point
    /// Numbers Accurately" (1990), section 3: it stops as soon as what is left is less than half a step of the number.
    func appendDigits(to bytes: inout [UInt8]) {
        if bits == 0 { return appendDigitsNearZero(to: &bytes) }
        if fraction == 0 { return }
        bytes.append(UInt8(ascii: "."))
        let one: UInt64 = 1 &<< bits
        // Below 2^53, so that ten times each stays far from overflow.
        var rest = fraction
        var halfStep: UInt64 = 1
        while true {
            rest &*= 10
            halfStep &*= 10
            let digit = UInt8(truncatingIfNeeded: rest &>> bits) &+ UInt8(ascii: "0")
            rest &= one &- 1
            if rest < halfStep || rest &+ halfStep > one {
                // Never 9 and up: then the digit before would have been the last.
                bytes.append(rest &<< 1 > one ? digit &+ 1 : digit)
                return
            }
            bytes.append(digit)
        }
    }

    /// The same for numbers between -1 and 1, whose steps get finer and finer and do not fit one word.
    private func appendDigitsNearZero(to bytes: inout [UInt8]) {
        if value == 0 { return }
        // The shortest digits of the number stand in its description: `0.0625`, `1.5e-07` or `5e-324`.
        let parts = value.magnitude.description.utf8.split(separator: UInt8(ascii: "e"))
        let exponent = parts.count == 2 ? Int(String(parts[1]) ?? "") ?? 0 : 0
        var digits = Array(repeatElement(UInt8(ascii: "0"), count: -exponent))
        digits.append(contentsOf: parts[0].filter { $0 != UInt8(ascii: ".") })
        // The first one counts whole seconds, and is zero.
        digits.removeFirst()
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        if value < 0 { FractionalSeconds.complement(&digits) }
        bytes.append(UInt8(ascii: "."))
        bytes.append(contentsOf: digits)
    }

    /// The number of seconds nearest to `seconds` and the decimal fraction whose digits stand in a range of a text.
    ///
    /// Of two that are equally near, the one with the even significand. The cost is linear in the digits.
    static func value(_ seconds: Int, _ text: Span<UInt8>, _ digits: Range<Int>) -> Double {
        guard digits.count <= 19 else { return valueOfLong(seconds, text, digits) }
        var fraction: UInt64 = 0
        var index = digits.lowerBound
        while index < digits.upperBound {
            fraction = fraction &* 10 &+ UInt64(text[index] &- UInt8(ascii: "0"))
            index &+= 1
        }
        if fraction == 0 { return Double(seconds) }
        let scale = powersOfTen[digits.count]

        if digits.count <= 7 {
            // The sum of decimals is exact in 64 bits here. If 53 are enough, one division rounds once.
            let total = seconds &* Int(scale) &+ Int(fraction)
            if total.magnitude <= 1 << 53 { return Double(total) / Double(scale) }
        }
        let isNegative = seconds < 0
        let whole = UInt64(isNegative ? (seconds &+ 1).magnitude : seconds.magnitude)
        guard whole > 0 else { return valueOfLong(seconds, text, digits) }
        let part = isNegative ? scale &- fraction : fraction

        // 62 binary digits, the last of them 1 also if anything but zeros would follow, are more than the 53 of a
        // Double and one for its rounding: rounding them is rounding the number.
        let places = UInt64(truncatingIfNeeded: whole.leadingZeroBitCount &- 2)
        let (quotient, remainder) = scale.dividingFullWidth((part &>> (64 &- places), part &<< places))
        let units = whole &<< places | quotient | (remainder == 0 ? 0 : 1)
        let magnitude = Double(units) * Double(sign: .plus, exponent: -Int(places), significand: 1)
        return isNegative ? -magnitude : magnitude
    }

    /// The same for any number of digits, by way of a decimal text and the standard library's conversion of it.
    private static func valueOfLong(_ seconds: Int, _ text: Span<UInt8>, _ range: Range<Int>) -> Double {
        var digits: [UInt8] = []
        digits.reserveCapacity(range.count)
        for index in range { digits.append(text[index]) }
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        if digits.isEmpty { return Double(seconds) }
        if seconds < 0 { complement(&digits) }
        let whole = seconds < 0 ? "-\(-(seconds + 1))." : "\(seconds)."
        // The text is a number by construction.
        return Double(whole + String(decoding: digits, as: UTF8.self)) ?? Double(seconds)
    }

    /// Replaces the digits of a fraction, of which the last is not zero, by those of what it lacks of 1.
    static func complement(_ digits: inout [UInt8]) {
        for index in digits.indices { digits[index] = UInt8(ascii: "0") &+ UInt8(ascii: "9") &- digits[index] }
        digits[digits.count - 1] += 1
    }

    /// 10^0 to 10^19, all that 64 bits hold.
    private static let powersOfTen: [UInt64] = (0..<20).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}
