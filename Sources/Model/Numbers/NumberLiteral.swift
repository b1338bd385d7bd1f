/// A decimal number kept as its text until the type that it is wanted as is known.
///
///     let price = NumberLiteral("0.987654321098765431")!
///     try price.decimal()                               // all 18 digits
///     try NumberLiteral("25e2")!.integer(as: Int.self)  // 2500
///     try NumberLiteral("300")!.integer(as: Int8.self)  // throws NumberFailure.outOfRange
///
/// Two literals are equal if their texts are: `1` and `1.0` are not.
public struct NumberLiteral: Sendable, Hashable, CustomStringConvertible {
    /// The number as it was written.
    public let text: String

    /// Keeps the text if it is a number: an optional `-`, an integer without leading zeros, optionally a point and
    /// digits, optionally `e` or `E`, a sign or none, and digits.
    public init?(_ text: String) {
        guard Self.isGrammatical(Array(text.utf8).span) else { return nil }
        self.text = text
    }

    /// Keeps text that is known to be a number.
    init(unchecked text: String) {
        self.text = text
    }

    /// The text.
    public var description: String { text }

    /// The number as an integer. It is never rounded, clamped or wrapped.
    ///
    ///     try NumberLiteral("700e-2")!.integer(as: UInt8.self)   // 7
    ///
    /// - Throws: `NumberFailure.notIntegral`, `NumberFailure.outOfRange`.
    public func integer<I: FixedWidthInteger>(as type: I.Type = I.self) throws(NumberFailure) -> I {
        try Self.integer(Array(text.utf8).span, as: type)
    }

    /// The double nearest to the number, ties to even. Too small a number becomes zero, with its sign.
    ///
    /// - Throws: `NumberFailure.outOfRange` if the number is too large.
    public func double() throws(NumberFailure) -> Double {
        try Self.double(Array(text.utf8).span)
    }

    /// The float nearest to the number, ties to even. Too small a number becomes zero, with its sign.
    ///
    /// - Throws: `NumberFailure.outOfRange` if the number is too large.
    public func float() throws(NumberFailure) -> Float {
        try Self.float(Array(text.utf8).span)
    }

    /// Whether the bytes are a number, as `init(_:)` describes it.
    static func isGrammatical(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        func skip(_ first: UInt8, _ second: UInt8) -> Bool {
            guard index < bytes.count, bytes[index] == first || bytes[index] == second else { return false }
            index += 1
            return true
        }
        func skipDigits() -> Bool {
            let start = index
            while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
            return index > start
        }
        _ = skip(UInt8(ascii: "-"), UInt8(ascii: "-"))
        if !skip(UInt8(ascii: "0"), UInt8(ascii: "0")), !skipDigits() { return false }
        if skip(UInt8(ascii: "."), UInt8(ascii: ".")), !skipDigits() { return false }
        if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            _ = skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
            if !skipDigits() { return false }
        }
        return index == bytes.count
    }
}

/// Why a number does not fit the type that it is wanted as.
public enum NumberFailure: Error, Hashable, Sendable {
    /// An integer is wanted and the number has a fraction.
    case notIntegral
    /// The type cannot hold the number.
    case outOfRange
}
