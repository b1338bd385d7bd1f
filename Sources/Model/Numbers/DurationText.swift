/// Durations as numbers of seconds in decimal, exact to the attosecond.
///
///     DurationText.duration("1.5")   // one and a half seconds
///     DurationText.text(of: .milliseconds(-250))   // "-0.25"
enum DurationText {
    /// The duration that a number literal (RFC 8259 section 6) stands for, in seconds.
    ///
    /// Nil if the text is not such a literal, if it is finer than an attosecond, or if its whole seconds do not fit 64
    /// bits: `Duration` could hold somewhat more, but reading its `components` would then stop the program.
    /// The cost is linear in the literal, whatever its exponent.
    static func duration(_ literal: Span<UInt8>) -> Duration? {
        guard let number = Literal(literal) else { return nil }
        var seconds: UInt64 = 0
        var attoseconds: UInt64 = 0
        // The power of ten of each digit in turn.
        var power = number.firstPower
        var lastPower = power
        for index in number.digits where literal[index] != UInt8(ascii: ".") {
            let digit = UInt64(literal[index] &- UInt8(ascii: "0"))
            if power >= 0 {
                guard let more = times10(seconds, plus: digit) else { return nil }
                seconds = more
            } else if power >= -18 {
                attoseconds = attoseconds * 10 + digit
            } else if digit != 0 {
                return nil
            }
            lastPower = power
            power -= 1
        }
        // Zeros that the exponent stands for.
        while lastPower > 0, seconds > 0 {
            guard let more = times10(seconds, plus: 0) else { return nil }
            seconds = more
            lastPower -= 1
        }
        while lastPower > -18, attoseconds > 0 {
            attoseconds *= 10
            lastPower -= 1
        }
        guard seconds <= (number.isNegative ? Int64.min : Int64.max).magnitude else { return nil }
        let sign: Int64 = number.isNegative ? -1 : 1
        return Duration(
            secondsComponent: Int64(truncatingIfNeeded: seconds) &* sign,
            attosecondsComponent: Int64(truncatingIfNeeded: attoseconds) &* sign)
    }

    /// The duration of a number's literal, which is known to be grammatical.
    static func duration(_ literal: String) -> Duration? {
        duration(Array(literal.utf8).span)
    }

    /// Appends the duration in seconds, with as many decimals as it has, no exponent, and no point if it is whole.
    static func append(_ duration: Duration, to bytes: inout [UInt8]) {
        if duration < .zero { bytes.append(UInt8(ascii: "-")) }
        guard duration < shortest || duration > longest else {
            let (seconds, attoseconds) = duration.components
            bytes.append(contentsOf: String(seconds.magnitude).utf8)
            return appendFraction(attoseconds.magnitude, to: &bytes)
        }
        // Sums of durations can be longer than `components` allows for, but a hundredth of any is not.
        let hundredth = duration / 100
        let (hundreds, parts) = hundredth.components
        let rest = (duration - hundredth * 100).components.attoseconds
        let (seconds, attoseconds) = parts.magnitude.quotientAndRemainder(dividingBy: 10_000_000_000_000_000)
        bytes.append(contentsOf: String(hundreds.magnitude).utf8)
        bytes.append(UInt8(truncatingIfNeeded: seconds / 10) + UInt8(ascii: "0"))
        bytes.append(UInt8(truncatingIfNeeded: seconds % 10) + UInt8(ascii: "0"))
        appendFraction(attoseconds * 100 + rest.magnitude, to: &bytes)
    }

    /// The text of a duration as `append(_:to:)` writes it.
    static func text(of duration: Duration) -> String {
        var bytes: [UInt8] = []
        append(duration, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a point and up to 18 decimals, or nothing for zero.
    private static func appendFraction(_ attoseconds: UInt64, to bytes: inout [UInt8]) {
        guard attoseconds > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var rest = attoseconds
        var unit: UInt64 = 100_000_000_000_000_000
        while rest > 0 {
            bytes.append(UInt8(truncatingIfNeeded: rest / unit) + UInt8(ascii: "0"))
            rest %= unit
            unit /= 10
        }
    }

    private static func times10(_ number: UInt64, plus digit: UInt64) -> UInt64? {
        let (product, overflow) = number.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(digit)
        return overflow || carry ? nil : sum
    }

    /// The range that 64 bits of whole seconds span.
    private static let shortest = Duration(
        secondsComponent: .min, attosecondsComponent: -999_999_999_999_999_999)
    private static let longest = Duration(
        secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)

    /// The parts of a number literal.
    private struct Literal {
        let isNegative: Bool
        /// Where the digits stand, and perhaps a point among them.
        let digits: Range<Int>
        /// The power of ten that the first digit counts.
        let firstPower: Int

        /// Nil if the text is not a number after RFC 8259 section 6.
        init?(_ text: Span<UInt8>) {
            func skipDigits(from start: Int) -> Int {
                var index = start
                while index < text.count, text[index] &- UInt8(ascii: "0") < 10 { index += 1 }
                return index
            }
            isNegative = text.count > 0 && text[0] == UInt8(ascii: "-")
            let start = isNegative ? 1 : 0
            let point = skipDigits(from: start)
            guard point > start, point == start + 1 || text[start] != UInt8(ascii: "0") else { return nil }
            var end = point
            if end < text.count, text[end] == UInt8(ascii: ".") {
                end = skipDigits(from: point + 1)
                guard end > point + 1 else { return nil }
            }
            digits = start..<end
            guard end < text.count else {
                firstPower = point - start - 1
                return
            }

            guard text[end] | 0x20 == UInt8(ascii: "e") else { return nil }
            var index = end + 1
            let isDown = index < text.count && text[index] == UInt8(ascii: "-")
            if index < text.count, isDown || text[index] == UInt8(ascii: "+") { index += 1 }
            guard index < text.count, skipDigits(from: index) == text.count else { return nil }
            var exponent = 0
            while index < text.count {
                // Past any length that a text can have the exact value says no more.
                exponent = min(exponent * 10 + Int(text[index] &- UInt8(ascii: "0")), 1 << 56)
                index += 1
            }
            firstPower = point - start - 1 + (isDown ? -exponent : exponent)
        }
    }
}
