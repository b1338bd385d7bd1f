/// The text of numbers, plainly written: the reference for the fast writer in NumberText+Unsafe.swift.
///
///     NumberText.text(of: 2.0)     // "2.0"
///     NumberText.text(of: 1e16)    // "1e+16"
///     NumberText.text(of: -42)     // "-42"
///
/// Floats have the form of Swift's own `description`: the shortest digits that read back as the same value, always
/// with a fraction or an exponent; an exponent from 10⁻⁵ down and where integers begin to be skipped (above 2⁵³ for
/// `Double`, 2²⁴ for `Float`), with a sign and at least two digits.
enum NumberText {
    /// The digits.
    static func text(of value: UInt64) -> String {
        String(decoding: digits(value), as: UTF8.self)
    }

    /// The digits, after a minus sign if the value is negative.
    static func text(of value: Int64) -> String {
        String(decoding: (value < 0 ? [minus] : []) + digits(value.magnitude), as: UTF8.self)
    }

    /// The text of a finite value.
    static func text(of value: Double) -> String {
        let magnitude = value.magnitude
        let decimal = magnitude == 0 ? (0, 0) : ShortestDecimal.digits(of: magnitude)
        return text(decimal, isNegative: value.sign == .minus, skipsIntegers: magnitude > 0x1p53)
    }

    /// The text of a finite value.
    static func text(of value: Float) -> String {
        let magnitude = value.magnitude
        let decimal = magnitude == 0 ? (0, 0) : ShortestDecimal.digits(of: magnitude)
        return text(decimal, isNegative: value.sign == .minus, skipsIntegers: magnitude > 0x1p24)
    }

    private static func text(
        _ decimal: (significand: UInt64, exponent: Int), isNegative: Bool, skipsIntegers: Bool
    ) -> String {
        let digits = digits(decimal.significand)
        var text: [UInt8] = isNegative ? [minus] : []
        // How many digits stand before the point.
        let point = digits.count + decimal.exponent
        if skipsIntegers || point < -3 {
            text.append(digits[0])
            if digits.count > 1 { text += [dot] + digits[1...] }
            text += [UInt8(ascii: "e"), point > 0 ? UInt8(ascii: "+") : minus]
            let exponent = self.digits(UInt64((point - 1).magnitude))
            text += exponent.count < 2 ? [zero] + exponent : exponent
        } else if point <= 0 {
            text += [zero, dot] + Array(repeating: zero, count: -point) + digits
        } else if point < digits.count {
            text += digits[..<point] + [dot] + digits[point...]
        } else {
            text += digits + Array(repeating: zero, count: point - digits.count) + [dot, zero]
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The digits in ASCII, at least one.
    private static func digits(_ value: UInt64) -> [UInt8] {
        var value = value
        var reversed: [UInt8] = []
        repeat {
            reversed.append(zero + UInt8(value % 10))
            value /= 10
        } while value > 0
        return reversed.reversed()
    }

    private static let zero = UInt8(ascii: "0")
    private static let minus = UInt8(ascii: "-")
    private static let dot = UInt8(ascii: ".")
}
