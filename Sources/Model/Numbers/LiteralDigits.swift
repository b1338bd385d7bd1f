/// A decimal number literal taken apart in one pass: its digits as an integer, times a power of ten.
///
///     -0.02500e7     digits 2500, exponent 2, negative: -2500 · 10²
///
/// The literal must be grammatical (see `NumberLiteral`). An exponent that no type could hold, however long it is
/// written, is cut to one that is still far out of every range.
struct LiteralDigits {
    private(set) var isNegative = false
    /// The digits up to the nineteenth, so that they fit.
    private(set) var leading: UInt64 = 0
    /// How many digits there are, from the first that is not zero to the last. None means that the number is zero.
    private(set) var count = 0
    /// How many of them are zeros at the end.
    private(set) var zeros = 0
    /// The power of ten of the last digit.
    private(set) var exponent = 0
    /// Where in the literal the first digit stands.
    private(set) var start = 0

    /// How many digits `leading` can hold.
    static let leadingCount = 19

    init(_ literal: Span<UInt8>) {
        var index = 0
        if index < literal.count, literal[index] == UInt8(ascii: "-") {
            isNegative = true
            index += 1
        }
        scanDigits(literal, &index)
        if index < literal.count, literal[index] == UInt8(ascii: ".") {
            index += 1
            let point = index
            scanDigits(literal, &index)
            exponent = point - index
        }
        if index < literal.count {
            exponent += Self.exponent(literal, after: index)
        }
    }

    /// Whether `leading` holds all digits, of a number other than zero.
    var isWhole: Bool { 1...Self.leadingCount ~= count }

    /// Whether the number has no fraction, as 7.00 and 12e-0 and 700e-2 have none.
    var isIntegral: Bool { count == 0 || exponent + zeros >= 0 }

    /// Takes in the digits from the index on, and moves it behind them.
    private mutating func scanDigits(_ literal: Span<UInt8>, _ index: inout Int) {
        if count == 0 {
            while index < literal.count, literal[index] == UInt8(ascii: "0") { index += 1 }
            start = index
        }
        let first = index
        var room = Self.leadingCount - count
        while index < literal.count {
            let digit = literal[index] &- UInt8(ascii: "0")
            if digit > 9 { break }
            if room > 0 { leading = leading &* 10 &+ UInt64(digit) }
            zeros = digit == 0 ? zeros &+ 1 : 0
            room &-= 1
            index &+= 1
        }
        count += index - first
    }

    /// The number after the "e" at the index.
    private static func exponent(_ literal: Span<UInt8>, after index: Int) -> Int {
        var index = index + 1
        let isNegative = literal[index] == UInt8(ascii: "-")
        if isNegative || literal[index] == UInt8(ascii: "+") { index += 1 }
        var magnitude = 0
        // Room is left so that adding the length of any literal does not overflow.
        while index < literal.count, magnitude < Int.max / 100 {
            magnitude = magnitude * 10 + Int(literal[index] &- UInt8(ascii: "0"))
            index += 1
        }
        return isNegative ? -magnitude : magnitude
    }
}
