/// Literals of any length to the nearest binary floating-point value.
///
///     "9007199254740993.0000000000000000000001"   // 9007199254740994.0: just above half-way
///
/// The sign is taken along. Too large becomes infinity, too small becomes zero. Time is linear in the literal.
extension DecimalToBinary {
    /// The double nearest to a grammatical literal.
    static func double(slowly literal: Span<UInt8>) -> Double {
        nearest(to: literal) { double($0, $1) }
    }

    /// The float nearest to a grammatical literal.
    static func float(slowly literal: Span<UInt8>) -> Float {
        nearest(to: literal) { float($0, $1) }
    }

    private static func nearest<Value: BinaryFloatingPoint & LosslessStringConvertible>(
        to literal: Span<UInt8>, _ convert: (UInt64, Int) -> Value?
    ) -> Value {
        let digits = LiteralDigits(literal)
        let magnitude = nearestMagnitude(to: literal, digits, convert)
        return digits.isNegative ? -magnitude : magnitude
    }

    private static func nearestMagnitude<Value: BinaryFloatingPoint & LosslessStringConvertible>(
        to literal: Span<UInt8>, _ digits: LiteralDigits, _ convert: (UInt64, Int) -> Value?
    ) -> Value {
        // What follows the nineteenth digit is less than one in its place: if both ends give the same value, that is it.
        let dropped = max(0, digits.count - LiteralDigits.leadingCount)
        let exponent = digits.exponent + dropped
        if let lower = convert(digits.leading, exponent) {
            if digits.zeros >= dropped { return lower }
            if let upper = convert(digits.leading + 1, exponent), lower == upper { return lower }
        }
        return Value(bounded(literal, digits))!
    }

    /// The most significant digits that can matter: 767 are needed to write the longest number half-way between two
    /// doubles. What follows them only matters by being zero or not.
    private static let decisiveDigits = 800

    /// A literal for the same nearest value, of bounded length: all further digits are summed up in one.
    private static func bounded(_ literal: Span<UInt8>, _ digits: LiteralDigits) -> String {
        let significant = digits.count - digits.zeros
        let kept = min(significant, decisiveDigits)
        var text: [UInt8] = []
        text.reserveCapacity(kept + 32)
        var index = digits.start
        while text.count < kept {
            if literal[index] != UInt8(ascii: ".") { text.append(literal[index]) }
            index += 1
        }
        var exponent = digits.exponent + digits.count - kept
        if significant > kept {
            text.append(UInt8(ascii: "1"))
            exponent -= 1
        }
        return String(decoding: text, as: UTF8.self) + "e\(exponent)"
    }
}
