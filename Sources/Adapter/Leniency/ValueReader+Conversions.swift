#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Conversions between kinds, where an adapter declares them: a value is read strictly first, and only where that is a fault of
// its kind is it looked at again.
extension ValueReader {
    /// - Parameters:
    ///   - strict: reads the value as what it should be.
    ///   - convert: makes it of what is there; nil where it cannot.
    @inline(never)
    private final func converting<Value>(_ strict: () throws -> Value, _ convert: () throws -> Value?) throws -> Value {
        let start = place
        do { return try strict() } catch {
            let fault = ModelError.wrapping(error, offset: start.position)
            guard fault.code == .typeMismatch, canGoOn(after: fault) else { throw fault }
            try goBack(to: start)
            guard let value = (try? convert()) ?? nil else { throw fault }
            notes?.add(fault, .converted)
            return value
        }
    }

    final func convertedBool(_ conversions: JSONConversions, _ strict: () throws -> Bool) throws -> Bool {
        try converting(strict) {
            switch try nextKind {
            case .number where conversions.contains(.boolFromNumber):
                switch try readNumber().integer(as: Int.self) {
                case 0: false
                case 1: true
                default: nil
                }
            case .text where conversions.contains(.boolFromText):
                switch try plainText().lowercased() {
                case "true", "yes", "1": true
                case "false", "no", "0": false
                default: nil
                }
            default: nil
            }
        }
    }

    final func convertedSigned(
        _ conversions: JSONConversions, bits width: Int, _ strict: () throws -> Int64
    ) throws -> Int64 {
        try converting(strict) {
            guard let value = try otherNumber(conversions)?.integer(as: Int64.self) else { return nil }
            return value >> (width - 1) == 0 || value >> (width - 1) == -1 ? value : nil
        }
    }

    final func convertedUnsigned(
        _ conversions: JSONConversions, bits width: Int, _ strict: () throws -> UInt64
    ) throws -> UInt64 {
        try converting(strict) {
            guard let value = try otherNumber(conversions)?.integer(as: UInt64.self) else { return nil }
            return width == 64 || value >> width == 0 ? value : nil
        }
    }

    final func convertedDouble(_ conversions: JSONConversions, _ strict: () throws -> Double) throws -> Double {
        try converting(strict) { try otherNumber(conversions)?.double() }
    }

    final func convertedFloat(_ conversions: JSONConversions, _ strict: () throws -> Float) throws -> Float {
        try converting(strict) { try otherNumber(conversions)?.float() }
    }

    final func convertedDecimal(_ conversions: JSONConversions, _ strict: () throws -> Decimal) throws -> Decimal {
        try converting(strict) { try otherNumber(conversions)?.decimal() }
    }

    final func convertedText(_ conversions: JSONConversions, _ strict: () throws -> String) throws -> String {
        try converting(strict) {
            switch try nextKind {
            case .number where conversions.contains(.textFromNumber): try readNumber().text
            case .bool where conversions.contains(.textFromBool): try readBool() ? "true" : "false"
            default: nil
            }
        }
    }

    final func convertedDate(_ conversions: JSONConversions, _ strict: () throws -> Date) throws -> Date {
        try converting(strict) {
            guard try nextKind == .number else { return nil }
            let number = try readNumber()
            if conversions.contains(.dateFromMilliseconds) {
                return Date(timeIntervalSince1970: try number.double() / 1000)
            }
            guard conversions.contains(.dateFromSeconds) else { return nil }
            return Date(timeIntervalSince1970: try number.double())
        }
    }

    /// Whether a single value stands where a list is wanted, and may.
    final func isSingle(_ conversions: JSONConversions) throws -> Bool {
        guard conversions.contains(.listFromSingle) else { return false }
        let kind = try nextKind
        return kind != .list && kind != .null
    }

    /// Reads a single value as a list.
    final func readSingle<Element: PropertyValue>(as type: Element.Type) throws -> [Element] {
        let start = position
        let fault = ModelError(.typeMismatch, expected: "a list", found: nextInWords, offset: start)
        guard let value = try? type.read(from: self) else {
            try goBack(to: Place(position: start, depth: depth))
            throw fault
        }
        notes?.add(fault, .converted)
        return [value]
    }

    /// A number that stands there as text or as a boolean.
    private final func otherNumber(_ conversions: JSONConversions) throws -> NumberLiteral? {
        switch try nextKind {
        case .text where conversions.contains(.numberFromText): NumberLiteral(try plainText())
        case .bool where conversions.contains(.numberFromBool): NumberLiteral(try readBool() ? "1" : "0")
        default: nil
        }
    }

    /// The text that comes, without blanks around it.
    private final func plainText() throws -> String {
        String(try readText().trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed())
    }
}
