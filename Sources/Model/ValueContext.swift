/// Values of a program's own that go along while models are read and written: at most one of each type.
///
/// An adapter is given them, and whatever reads or writes there sees them:
///
///     struct Tenant { let name: String, currency: Currency }
///
///     static func read(from reader: ValueReader) throws -> Price {
///         guard let tenant = reader.context[Tenant.self] else { throw NoTenant() }
///         return Price(amount: try reader.readDecimal(), currency: tenant.currency)
///     }
public struct ValueContext: Sendable {
    private struct Held: Sendable {
        let type: ObjectIdentifier
        let value: any Sendable
    }

    /// PERF: nil, not empty, where there is none: a reader that has none counts no reference.
    private var held: [Held]?

    /// A context without values.
    public init() {}

    /// Whether there is no value.
    public var isEmpty: Bool { held == nil }

    /// The value of a type; nil where there is none. The type is the one under which the value was set, which may be a
    /// protocol's: `context[(any Clock).self]`.
    public subscript<Value: Sendable>(type: Value.Type) -> Value? {
        get { value(ObjectIdentifier(type)) as? Value }
        set { set(newValue, ObjectIdentifier(type)) }
    }

    private func value(_ type: ObjectIdentifier) -> (any Sendable)? {
        for value in held ?? [] where value.type == type { return value.value }
        return nil
    }

    private mutating func set(_ value: (any Sendable)?, _ type: ObjectIdentifier) {
        var others: [Held] = []
        for other in held ?? [] where other.type != type { others.append(other) }
        if let value { others.append(Held(type: type, value: value)) }
        held = others.isEmpty ? nil : others
    }
}
