#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Dates as numbers: so many of a decimal unit since 1970-01-01T00:00:00Z, leap seconds not counted.
///
/// From the digits, never through a `Double`: reading takes the nearest date to the number, writing takes the fewest digits
/// that read back to the same date (R1, R17).
enum EpochNumber {
    /// Seconds from 2001 that are not reached: some 28,500 years.
    static let limit = 9e11
    /// From 1970 to 2001.
    private static let secondsBefore = 978_307_200

    /// The date of a number, or nil where it is too far away. `places` is 3 for milliseconds.
    static func date(_ number: NumberLiteral, places: Int) -> Date? {
        let bytes = Array(number.text.utf8)
        let literal = LiteralDigits(bytes.span)
        // How many digits stand before the point of the seconds. An exponent is looked at, never written out (R4).
        let point = literal.count + literal.exponent - places
        guard literal.count > 0, point > -400 else { return date(seconds: 0, [], isNegative: false) }
        guard point <= 12 else { return nil }
        var digits = zeros(-point)
        for byte in bytes[literal.start...] {
            if byte | 0x20 == UInt8(ascii: "e") { break }
            if byte != UInt8(ascii: ".") { digits.append(byte) }
        }
        digits += zeros(point - digits.count)
        let wholeCount = max(0, point)
        var whole = 0
        for index in 0..<wholeCount { whole = whole * 10 + Int(digits[index] - UInt8(ascii: "0")) }
        guard Double(whole) < limit else { return nil }
        return date(seconds: whole, Array(digits[wholeCount...]), isNegative: literal.isNegative)
    }

    private static func date(seconds: Int, _ digits: [UInt8], isNegative: Bool) -> Date {
        var digits = digits
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        var seconds = isNegative ? -seconds : seconds
        if isNegative, !digits.isEmpty {
            seconds -= 1
            FractionalSeconds.complement(&digits)
        }
        let interval = FractionalSeconds.value(seconds - secondsBefore, digits.span, digits.indices)
        return Date(timeIntervalSinceReferenceDate: interval)
    }

    /// The number of a date, rounded to so many digits of a second, or nil where it is too far away.
    static func number(of date: Date, places: Int, precision: Int?) -> NumberLiteral? {
        guard var time = DecimalSeconds(date) else { return nil }
        if let precision { time.round(to: precision) }
        var (seconds, digits) = (time.seconds + secondsBefore, time.digits)
        let isNegative = seconds < 0
        if isNegative {
            if !digits.isEmpty {
                seconds += 1
                FractionalSeconds.complement(&digits)
            }
            seconds = -seconds
        }
        digits += zeros(places - digits.count)
        var text = isNegative ? "-" : ""
        if seconds > 0 { text += String(seconds) }
        var hasDigit = seconds > 0
        for index in digits.indices {
            if index == places {
                text += hasDigit ? "." : "0."
                hasDigit = true
            }
            hasDigit = hasDigit || digits[index] != UInt8(ascii: "0")
            if hasDigit { text.unicodeScalars.append(Unicode.Scalar(digits[index])) }
        }
        if !hasDigit { text = "0" }
        return NumberLiteral(unchecked: text)
    }

    private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "0"), count: max(0, count)) }
}

/// Dates as numbers of a unit.
final class EpochTransformer: TransformerCore<NumberLiteral, Date>, @unchecked Sendable {
    private let unit: String
    private let places: Int
    private let precision: Int?

    init(_ unit: String, places: Int, precision: Int?) {
        (self.unit, self.places, self.precision) = (unit, places, precision)
        super.init(canWrite: true, fault: nil)
    }

    override func forward(_ input: NumberLiteral, _ site: TransformSite) throws -> Date {
        if let date = EpochNumber.date(input, places: places) { return date }
        throw ModelError(
            .numberOutOfRange, expected: "a date in \(unit) since 1970",
            found: "the number \(input.text.shortened(to: 60))")
    }

    override func back(_ output: Date, _ site: TransformSite) throws -> NumberLiteral {
        if let number = EpochNumber.number(of: output, places: places, precision: precision) { return number }
        throw ModelError.unwritable(output, "a date within 28,000 years")
    }
}
