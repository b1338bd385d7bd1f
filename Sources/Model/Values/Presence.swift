/// A property of three states: its key is absent, or there with null, or there with a value (R8).
///
///     struct Patch: ValueModel {
///         let title: Presence<String>, closedAt: Presence<Date>
///         …
///     }
///
/// It is read and written as it is: an absent one is left out whatever the adapter does with nil, and null is written
/// as null. In a list or as the value of a dictionary it cannot be absent.
public enum Presence<Value: PropertyValue>: PropertyValue {
    /// The key is not there.
    case absent
    /// The key is there with null.
    case null
    /// The key is there with a value.
    case value(Value)

    /// The value, where there is one.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    /// Reads null, or a value.
    public static func read(from reader: ValueReader) throws -> Presence {
        try reader.readNil() ? .null : .value(try Value.read(from: reader))
    }

    /// Writes null, or the value. Throws where it is absent, which only a property can be.
    public func write(to writer: ValueWriter) throws {
        switch self {
        case .absent:
            throw ModelError(
                .notRepresentable, expected: "null or a value", found: "an absent value outside a property")
        case .null: try writer.writeNil()
        case .value(let value): try value.write(to: writer)
        }
    }

    /// `null`.
    public static var nilValue: Presence? { .null }
    /// `absent`.
    public static var missingValue: Presence? { .absent }
    /// Whether this is `absent`.
    public var isNilValue: Bool { self == .absent }
    /// The models that the value may hold.
    public static var modelTypes: [any ValueModel.Type] { Value.modelTypes }
}

extension Presence: CustomStringConvertible {
    /// `absent`, `null`, or the value.
    public var description: String {
        switch self {
        case .absent: "absent"
        case .null: "null"
        case .value(let value): "\(value)"
        }
    }
}
