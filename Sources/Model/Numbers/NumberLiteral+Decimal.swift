#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Between literals and `Decimal`, exactly.
extension NumberLiteral {
    /// The number as a decimal, exactly.
    ///
    ///     try NumberLiteral("0.1")!.decimal()   // 0.1
    ///
    /// - Throws: `NumberFailure.outOfRange` for more than 38 significant digits (zeros in front and at the end do not
    ///   count) and for an exponent that `Decimal` does not have.
    public func decimal() throws(NumberFailure) -> Decimal {
        try Self.decimal(Array(text.utf8).span)
    }

    /// The number as a decimal, exactly, from bytes that are known to be a number.
    static func decimal(_ literal: Span<UInt8>) throws(NumberFailure) -> Decimal {
        let digits = LiteralDigits(literal)
        if digits.count == 0 { return 0 }
        let significant = digits.count - digits.zeros
        let exponent = digits.exponent + digits.zeros
        // Beyond the largest exponent a number can still be written with zeros at the end.
        let padding = max(0, exponent - decimalExponents.upperBound)
        guard exponent >= decimalExponents.lowerBound, padding <= decimalDigits,
            significant + padding <= decimalDigits
        else { throw .outOfRange }

        // Two halves, the lower one of nineteen digits.
        var upper: UInt64 = 0
        var lower: UInt64 = 0
        var index = digits.start
        for place in 0..<significant + padding {
            var digit: UInt8 = 0
            if place < significant {
                if literal[index] == UInt8(ascii: ".") { index += 1 }
                digit = literal[index] - UInt8(ascii: "0")
                index += 1
            }
            if significant + padding - place > 19 {
                upper = upper * 10 + UInt64(digit)
            } else {
                lower = lower * 10 + UInt64(digit)
            }
        }
        let sign: FloatingPointSign = digits.isNegative ? .minus : .plus
        guard padding > 0 else { return decimal(sign, upper, lower, exponent) }
        // `Decimal` drops zeros at the end as it is made, and would then lack the exponent. A sum keeps them.
        let largest = decimalExponents.upperBound
        if lower == 0 {
            (upper, lower) = (upper - 1, 9_999_999_999_999_999_999)
        } else {
            lower -= 1
        }
        return decimal(sign, upper, lower, largest) + decimal(sign, 0, 1, largest)
    }

    /// The exact plain text of a decimal, without exponent, or nil for not-a-number.
    ///
    ///     NumberLiteral.text(of: Decimal(sign: .minus, exponent: -3, significand: 25))   // "-0.025"
    static func text(of value: Decimal) -> String? {
        value.isNaN ? nil : value.description
    }

    /// (upper · 10¹⁹ + lower) · 10^exponent. Each step is exact.
    private static func decimal(
        _ sign: FloatingPointSign, _ upper: UInt64, _ lower: UInt64, _ exponent: Int
    ) -> Decimal {
        let significand = Decimal(sign: .plus, exponent: 19, significand: Decimal(upper)) + Decimal(lower)
        return Decimal(sign: sign, exponent: exponent, significand: significand)
    }

    /// The digits that every `Decimal` can hold: 10³⁸ is less than 2¹²⁸.
    private static let decimalDigits = 38

    /// The exponents that a `Decimal` can hold.
    private static let decimalExponents = -128...127
}
