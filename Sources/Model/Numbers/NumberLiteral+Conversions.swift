/// The conversions on bytes that are known to be a number, so that a reader needs no string.
extension NumberLiteral {
    /// The number as an integer. Time is linear in the literal, and an exponent is never expanded.
    static func integer<I: FixedWidthInteger>(
        _ literal: Span<UInt8>, as type: I.Type = I.self
    ) throws(NumberFailure) -> I {
        let digits = LiteralDigits(literal)
        if !digits.isIntegral { throw .notIntegral }
        if digits.count == 0 { return 0 }
        let length = digits.count + digits.exponent
        guard length <= LiteralDigits.leadingCount else { return try longInteger(literal, digits, length) }

        // The leading digits are these, with zeros too many or too few.
        let missing = length - min(digits.count, LiteralDigits.leadingCount)
        let magnitude =
            missing < 0
            ? digits.leading / PowersOfTen.integer(-missing)
            : digits.leading * PowersOfTen.integer(missing)
        if digits.isNegative, magnitude > 1 << 63 { return try longInteger(literal, digits, length) }
        let value = digits.isNegative ? I(exactly: 0 &- Int64(bitPattern: magnitude)) : I(exactly: magnitude)
        guard let value else { throw .outOfRange }
        return value
    }

    /// An integer that may need more than 64 bits, digit by digit.
    private static func longInteger<I: FixedWidthInteger>(
        _ literal: Span<UInt8>, _ digits: LiteralDigits, _ length: Int
    ) throws(NumberFailure) -> I {
        // At most ⌈bits · log₁₀ 2⌉ digits are looked at.
        guard length <= I.bitWidth * 1_234 / 4_096 + 1 else { throw .outOfRange }
        var value: I = 0
        var index = digits.start
        for place in 0..<length {
            var digit: UInt8 = 0
            if place < digits.count {
                if literal[index] == UInt8(ascii: ".") { index += 1 }
                digit = literal[index] - UInt8(ascii: "0")
                index += 1
            }
            let (tenfold, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (next, isTooLargeNow) =
                digits.isNegative
                ? tenfold.subtractingReportingOverflow(I(digit))
                : tenfold.addingReportingOverflow(I(digit))
            if isTooLarge || isTooLargeNow { throw .outOfRange }
            value = next
        }
        return value
    }

    /// The nearest double, ties to even.
    static func double(_ literal: Span<UInt8>) throws(NumberFailure) -> Double {
        let digits = LiteralDigits(literal)
        if digits.isWhole, let value = DecimalToBinary.double(digits.leading, digits.exponent), value.isFinite {
            return digits.isNegative ? -value : value
        }
        let value = DecimalToBinary.double(slowly: literal)
        if value.isInfinite { throw .outOfRange }
        return value
    }

    /// The nearest float, ties to even.
    static func float(_ literal: Span<UInt8>) throws(NumberFailure) -> Float {
        let digits = LiteralDigits(literal)
        if digits.isWhole, let value = DecimalToBinary.float(digits.leading, digits.exponent), value.isFinite {
            return digits.isNegative ? -value : value
        }
        let value = DecimalToBinary.float(slowly: literal)
        if value.isInfinite { throw .outOfRange }
        return value
    }
}
