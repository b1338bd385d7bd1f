#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONValue {
    /// Whether this is null.
    public var isNull: Bool { if case .null = self { true } else { false } }
    /// The boolean, if this is one.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The number, if this is one.
    public var number: NumberLiteral? { if case .number(let value) = self { value } else { nil } }
    /// The text, if this is text.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The elements, if this is a list.
    public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
    /// The object, if this is one.
    public var object: JSONObject? { if case .object(let value) = self { value } else { nil } }

    /// The number, if it is an integer that `Int` holds, in whatever form: `7`, `7.0`, `70e-1` (R2). Never rounded.
    public var int: Int? { number.flatMap { try? $0.integer(as: Int.self) } }
    /// The number rounded to a double; nil for one too large (R3).
    public var double: Double? { number.flatMap { try? $0.double() } }
    /// The number exactly; nil for one that `Decimal` cannot hold (R4).
    public var decimal: Decimal? { number.flatMap { try? $0.decimal() } }
}
