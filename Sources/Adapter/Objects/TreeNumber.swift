#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A number of a tree, as it came: nothing is converted before the wanted type is known (R1).
///
/// A number that is no literal counts as the text that is written for it, so that a tree and the document made of it
/// mean the same: `Float(0.1)` is 0.1 in a `Double`.
enum TreeNumber {
    case signed(Int64)
    case unsigned(UInt64)
    case float(Float)
    case double(Double)
    case decimal(Decimal)
    case literal(NumberLiteral)

    /// The number as its text; nil for infinities and not-a-number.
    var literal: NumberLiteral? {
        switch self {
        case .signed(let value): NumberLiteral(unchecked: String(value))
        case .unsigned(let value): NumberLiteral(unchecked: String(value))
        case .float(let value): value.isFinite ? NumberLiteral(unchecked: NumberText.text(of: value)) : nil
        case .double(let value): value.isFinite ? NumberLiteral(unchecked: NumberText.text(of: value)) : nil
        case .decimal(let value): NumberLiteral.text(of: value).map { NumberLiteral(unchecked: $0) }
        case .literal(let value): value
        }
    }

    /// The number's own text, in the words of an error.
    var text: String {
        switch self {
        case .float(let value) where !value.isFinite: "\(value)"
        case .double(let value) where !value.isFinite: "\(value)"
        default: literal?.text ?? "\(nonFinite)"
        }
    }

    /// The infinity or not-a-number that this is.
    var nonFinite: Double {
        switch self {
        case .float(let value): Double(value)
        case .double(let value): value
        default: .nan
        }
    }

    // MARK: Conversions

    /// The number as an integer of 64 bits. Nil where only the literal tells.
    @inline(__always)
    var int64: Int64? {
        switch self {
        case .signed(let value): value
        case .unsigned(let value): Int64(exactly: value)
        case .double(let value): Int64(exactly: value)
        case .literal(let value): value.text.plainInt64
        default: nil
        }
    }

    /// The number as an integer of 64 bits without a sign. Nil where only the literal tells.
    var uint64: UInt64? {
        switch self {
        case .signed(let value): UInt64(exactly: value)
        case .unsigned(let value): value
        case .double(let value): UInt64(exactly: value)
        case .literal(let value): value.text.plainInt64.flatMap { UInt64(exactly: $0) }
        default: nil
        }
    }

    /// The nearest double. Nil where only the literal tells.
    var double: Double? {
        switch self {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value) where value.isFinite: value
        default: nil
        }
    }

    /// The nearest float. Nil where only the literal tells.
    var float: Float? {
        switch self {
        case .signed(let value): Float(value)
        case .unsigned(let value): Float(value)
        case .float(let value) where value.isFinite: value
        default: nil
        }
    }
}

extension String {
    /// The integer that the text is in its plain form, if it has 18 digits at most.
    var plainInt64: Int64? {
        var (value, count, isNegative) = (Int64(0), 0, false)
        for byte in utf8 {
            let digit = byte &- UInt8(ascii: "0")
            if digit <= 9, count < 18 {
                value = value &* 10 &+ Int64(digit)
                count &+= 1
            } else if byte == UInt8(ascii: "-"), count == 0, !isNegative {
                isNegative = true
            } else {
                return nil
            }
        }
        return count == 0 ? nil : isNegative ? -value : value
    }
}
