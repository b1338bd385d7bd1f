#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Numbers as text and text as numbers, by their literals and never through another type (R1, R10).
extension JSONTransformer where Input == String, Output: Numeric {
    /// A number that stands in JSON as text: `"720575940379279361"`. For every integer, `Double`, `Float` and `Decimal`,
    /// exactly.
    ///
    ///     .use(.numberFromText, for: \.id)
    ///     .use(.trimmed, .emptyIsNil, .numberFromText, for: \.quantity)
    ///
    /// The text must be a number as JSON has it: no blanks, no sign `+`, no leading zeros, no separators.
    public static var numberFromText: JSONTransformer { JSONTransformer(NumberTransformer()) }
}

extension JSONTransformer where Input == String, Output: RawRepresentable, Output.RawValue: PropertyValue & Numeric {
    /// A type around a number that stands in JSON as text.
    public static var numberFromText: JSONTransformer { JSONTransformer(NumberTransformer()) }
}

extension JSONTransformer where Input == NumberLiteral, Output == String {
    /// Text that stands in JSON as a number: it is the number's text, digit for digit. Text that is no number cannot be
    /// written.
    public static var textFromNumber: JSONTransformer {
        JSONTransformer(
            read: { $0.text },
            write: { text in
                guard let number = NumberLiteral(text) else {
                    throw ModelError.notANumber(text, code: .notRepresentable)
                }
                return number
            })
    }
}

extension JSONTransformer where Input == NumberLiteral, Output == Bool {
    /// A boolean that stands in JSON as 0 or 1. Other numbers are *type mismatch*; `.values` names others.
    public static var boolFromNumber: JSONTransformer {
        JSONTransformer(
            read: { number in
                switch try? number.integer(as: Int.self) {
                case 0: return false
                case 1: return true
                default:
                    throw ModelError(
                        .typeMismatch, expected: "0 or 1", found: "the number \(number.text.shortened(to: 60))")
                }
            }, write: { NumberLiteral(unchecked: $0 ? "1" : "0") })
    }
}

/// Numbers as text: read and written by their own type.
final class NumberTransformer<Number: PropertyValue>: TransformerCore<String, Number>, @unchecked Sendable {
    init() { super.init(canWrite: true, fault: nil) }

    override func forward(_ input: String, _ site: TransformSite) throws -> Number {
        if let number = NumberLiteral(input) {
            return try site.reading(.number(.literal(number))) { try Number.read(from: $0) }
        }
        // The names of infinities and not-a-number, where such are agreed upon.
        do { return try site.reading(.text(input)) { try Number.read(from: $0) } } catch {
            throw ModelError.notANumber(input, code: .typeMismatch)
        }
    }

    override func back(_ output: Number, _ site: TransformSite) throws -> String {
        let value = try site.value { try output.write(to: $0) }
        return value.string ?? value.description
    }
}

extension ModelError {
    fileprivate static func notANumber(_ text: String, code: Code) -> ModelError {
        ModelError(code, expected: "a number as text", found: "the text \(text.quoted(limit: 60))")
    }
}

extension JSONTransformer where Input == String, Output == Decimal {
    /// A decimal as text with separators of its own: `.decimalFromText(point: ",", grouping: ".")` for `"1.234,50"`.
    ///
    /// The text is digits, a minus sign in front perhaps, and a fraction perhaps. Groups may be left out on reading, all of
    /// them, and are of three digits; they are not written. The digits are exact (R4).
    ///
    /// - Parameters:
    ///   - point: what stands before the fraction.
    ///   - grouping: what stands between groups of three digits. Nil: nothing.
    public static func decimalFromText(point: Character = ".", grouping: Character? = nil) -> JSONTransformer {
        let form = DecimalForm(point: Array("\(point)".utf8), grouping: grouping.map { Array("\($0)".utf8) })
        let fault = point == grouping ? "its point and its grouping are the same character" : nil
        return JSONTransformer(
            TextTransformer(
                "a number such as 1\(grouping.map { "\($0)" } ?? "")234\(point)5", fault: fault, form.value(of:),
                form.text(of:)))
    }
}

/// Decimals as text with separators of their own.
private struct DecimalForm {
    let point: [UInt8]
    let grouping: [UInt8]?

    /// The number of a text. Nil where it is none, or groups are not of three digits.
    @Sendable func value(of text: String) throws -> Decimal? {
        let bytes = text.utf8Bytes
        var plain = ""
        // The digits since the last separator; those of the integer must be three behind a first group of up to three.
        var (index, count, groups, hasPoint) = (0, 0, 0, false)
        if bytes.first == UInt8(ascii: "-") {
            plain = "-"
            index = 1
        }
        while index < bytes.count {
            if bytes[index] &- UInt8(ascii: "0") < 10 {
                plain.unicodeScalars.append(Unicode.Scalar(bytes[index]))
                count += 1
                index += 1
            } else if !hasPoint, Self.has(point, bytes, at: index) {
                if groups > 0, count != 3 { return nil }
                hasPoint = true
                plain += "."
                (count, index) = (0, index + point.count)
            } else if let grouping, !hasPoint, Self.has(grouping, bytes, at: index) {
                guard groups == 0 ? 1...3 ~= count : count == 3 else { return nil }
                groups += 1
                (count, index) = (0, index + grouping.count)
            } else {
                return nil
            }
        }
        if !hasPoint, groups > 0, count != 3 { return nil }
        guard let literal = NumberLiteral(plain) else { return nil }
        do throws(NumberFailure) { return try literal.decimal() } catch {
            throw ModelError(.numberOutOfRange, expected: "Decimal", found: "the text \(text.quoted(limit: 60))")
        }
    }

    /// The text of a number; nil where it would not read back equal.
    @Sendable func text(of value: Decimal) -> String? {
        guard let plain = NumberLiteral.text(of: value),
            (try? NumberLiteral(unchecked: plain).decimal()) == value
        else { return nil }
        var text: [UInt8] = []
        for byte in plain.utf8 {
            if byte == UInt8(ascii: ".") { text += point } else { text.append(byte) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func has(_ separator: [UInt8], _ bytes: [UInt8], at start: Int) -> Bool {
        guard start + separator.count <= bytes.count else { return false }
        for index in separator.indices where bytes[start + index] != separator[index] { return false }
        return true
    }
}
