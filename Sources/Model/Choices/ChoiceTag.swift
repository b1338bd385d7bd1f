/// What tells the cases of a choice apart in a document: a text as a rule, an integer, true or false; null only as a
/// constant.
///
///     Choice("circle", …)   Choice(1, 2, …)
public enum ChoiceTag: Hashable, Sendable {
    /// Null.
    case null
    /// True or false.
    case bool(Bool)
    /// An integer.
    case integer(Int)
    /// A text.
    case text(String)

    /// Whether both are the same, texts scalar for scalar.
    public static func == (first: ChoiceTag, second: ChoiceTag) -> Bool {
        switch (first, second) {
        case (.null, .null): true
        case (.bool(let first), .bool(let second)): first == second
        case (.integer(let first), .integer(let second)): first == second
        case (.text(let first), .text(let second)): first.isSpelled(second)
        default: false
        }
    }

    /// Feeds the tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(tagHash) }

    var tagHash: Int {
        switch self {
        case .null: 0
        case .bool(let value): value ? 1 : 2
        case .integer(let value): value
        case .text(let text): text.bytesHash
        }
    }

    /// The tag as the key of an object.
    var key: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .text(let text): text
        }
    }

    /// What sort of value it is.
    var kind: ValueReader.Kind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .integer: .number
        case .text: .text
        }
    }
}

extension ChoiceTag: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral, CustomStringConvertible
{
    /// A text.
    public init(stringLiteral text: String) { self = .text(text) }
    /// An integer.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// True or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Null.
    public init(nilLiteral: ()) { self = .null }

    /// The tag as it stands in a document; a long text is cut.
    public var description: String {
        if case .text(let text) = self { return text.quoted(limit: 60) }
        return key
    }
}

extension ChoiceTag: PropertyValue {
    /// Reads a text, an integer, true, false or null.
    public static func read(from reader: ValueReader) throws -> ChoiceTag {
        switch try reader.nextKind {
        case .bool: .bool(try reader.readBool())
        case .number: .integer(try Int.read(from: reader))
        case .null where try reader.readNil(): .null
        default: .text(try reader.readText())
        }
    }

    /// Writes the text, the integer, true, false or null.
    public func write(to writer: ValueWriter) throws {
        switch self {
        case .null: try writer.writeNil()
        case .bool(let value): try writer.writeBool(value)
        case .integer(let value): try value.write(to: writer)
        case .text(let text): try writer.writeText(text)
        }
    }

    /// The key as a text.
    public static func value(ofKey text: String) throws -> ChoiceTag { .text(text) }
    /// The tag as a key.
    public func keyText() throws -> String { key }
}
