/// A value of a row that stands outside an instance and outside slots, without its type.
///
/// Values are only changed where nobody else holds them (`ModelDraft.exclusive`), so that they may be shared.
///
/// PERF: an abstract class, not a protocol: looking up a conformance for each value set made copies a fifth slower
/// (`derived`).
@usableFromInline
class KeptValue: @unchecked Sendable {
    @usableFromInline
    init() {}

    /// Copies the value into a slot of its type.
    func put(into slot: Slot, replacing: Bool) { fatalError("abstract") }
    /// Whether another of the same type holds an equal value.
    func isEqual(_ other: KeptValue) -> Bool { fatalError("abstract") }
    /// Feeds the value to the hasher.
    func hash(into hasher: inout Hasher) { fatalError("abstract") }
    /// The value in an existential.
    var any: any PropertyValue { fatalError("abstract") }
}

/// A kept value that knows its type.
@usableFromInline
class TypedKeptValue<Value: PropertyValue>: KeptValue, @unchecked Sendable {
    @usableFromInline
    override init() {}

    var value: Value { fatalError("abstract") }

    override final func put(into slot: Slot, replacing: Bool) { slot.put(value, replacing: replacing) }
    override final func isEqual(_ other: KeptValue) -> Bool { other.value(as: Value.self) == value }
    override final func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
    override final var any: any PropertyValue { value }
}

/// A kept value that stays as it is.
@usableFromInline
final class Kept<Value: PropertyValue>: TypedKeptValue<Value>, @unchecked Sendable {
    @usableFromInline let constant: Value

    @inlinable
    init(_ value: Value) {
        constant = value
        super.init()
    }

    override var value: Value { constant }
}

/// A kept value that a draft changes where it stands.
///
/// PERF: beside `Kept`, whose value is constant and so is read without a check for exclusive access.
final class Changing<Value: PropertyValue>: TypedKeptValue<Value>, @unchecked Sendable {
    var variable: Value

    init(_ value: Value) {
        variable = value
        super.init()
    }

    override var value: Value { variable }
}

extension KeptValue {
    /// The value, if it is of the type.
    func value<Value: PropertyValue>(as type: Value.Type) -> Value? { (self as? TypedKeptValue<Value>)?.value }
}

extension PropertyValue {
    /// The value of a slot, copied out of it.
    static func kept(_ slot: Slot) -> KeptValue { Kept(slot.value(as: Self.self)) }
}
