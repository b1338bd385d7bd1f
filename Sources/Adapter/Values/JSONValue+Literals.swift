extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Null.
    public init(nilLiteral: ()) { self = .null }
    /// True or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// The integer.
    public init(integerLiteral value: Int) { self = .number(NumberLiteral(unchecked: String(value))) }
    /// The text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// The list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// The object; of a key that comes again the last value wins, in the first's place.
    public init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(JSONObject(members)) }

    /// The number, in the shortest text that reads back the same: `1.0` stays `1.0`.
    ///
    /// A number too large for `Double` stays one: `1e999`. One that is no number at all, which no literal is, is null.
    public init(floatLiteral value: Double) {
        if value.isFinite {
            self = .number(NumberLiteral(unchecked: NumberText.text(of: value)))
        } else {
            self = value.isNaN ? .null : .number(NumberLiteral(unchecked: value > 0 ? "1e999" : "-1e999"))
        }
    }
}

extension JSONValue {
    /// True or false.
    public init(_ value: Bool) { self = .bool(value) }
    /// The text.
    public init(_ value: String) { self = .string(value) }
    /// The integer, exactly.
    public init(_ value: some BinaryInteger) { self = .number(NumberLiteral(unchecked: String(value))) }

    /// The number, in the shortest text that reads back the same; nil for infinities and not-a-number, which JSON cannot
    /// express.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self.init(floatLiteral: value)
    }
}
