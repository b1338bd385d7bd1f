#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension NumberLiteral {
    /// The number as one of Swift's, exactly: `Int`, `UInt64` beyond it, `Double` where its text is the same number,
    /// else `Decimal`; nil where none of them holds it.
    var objectNumber: Any? {
        if text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "0") < 10 }) {
            if let value = Int(text) { return value }
            if let value = UInt64(text) { return value }
        }
        if let value = try? double(), NumberLiteral(unchecked: NumberText.text(of: value)).isSameNumber(as: self) {
            return value
        }
        return try? decimal()
    }

    /// Whether both are the same number, however it is written. False where one has more than 19 digits.
    private func isSameNumber(as other: NumberLiteral) -> Bool {
        let first = LiteralDigits(Array(text.utf8).span)
        let second = LiteralDigits(Array(other.text.utf8).span)
        if first.count == 0 || second.count == 0 { return first.count == second.count }
        guard first.count - first.zeros <= LiteralDigits.leadingCount,
            second.count - second.zeros <= LiteralDigits.leadingCount
        else { return false }
        return first.isNegative == second.isNegative && first.exponent + first.zeros == second.exponent + second.zeros
            && Self.significand(first) == Self.significand(second)
    }

    private static func significand(_ digits: LiteralDigits) -> UInt64 {
        var value = digits.leading
        while value != 0, value % 10 == 0 { value /= 10 }
        return value
    }
}
