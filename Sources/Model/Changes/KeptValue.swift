/// A value of a row that stands outside an instance and outside slots, without its type.
///
/// Values are only changed where nobody else holds them (`ModelDraft.exclusive`), so that they may be shared.
@usableFromInline
class KeptValue: @unchecked Sendable {
    @usableFromInline
    init() {}

    /// Nothing: stands where a value has been taken out for a moment.
    static let none = KeptValue()

    /// Copies the value into a slot of its type.
    func put(into slot: Slot, replacing: Bool) { fatalError("abstract") }
    /// Whether another of the same type holds an equal value.
    func isEqual(_ other: KeptValue) -> Bool { fatalError("abstract") }
    /// Feeds the value to the hasher.
    func hash(into hasher: inout Hasher) { fatalError("abstract") }
    /// The value in an existential.
    var any: any PropertyValue { fatalError("abstract") }
}

/// A kept value with its type.
@usableFromInline
final class Kept<Value: PropertyValue>: KeptValue, @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
        super.init()
    }

    override func put(into slot: Slot, replacing: Bool) { slot.put(value, replacing: replacing) }
    override func isEqual(_ other: KeptValue) -> Bool { other.value(as: Value.self) == value }
    override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
    override var any: any PropertyValue { value }
}

/// A kept value that a draft changes where it stands.
///
/// PERF: beside `Kept`, whose value is constant and so is read without a check for exclusive access.
final class Changing<Value: PropertyValue>: KeptValue, @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
        self.value = value
        super.init()
    }

    override func put(into slot: Slot, replacing: Bool) { slot.put(value, replacing: replacing) }
    override func isEqual(_ other: KeptValue) -> Bool { other.value(as: Value.self) == value }
    override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
    override var any: any PropertyValue { value }
}

extension KeptValue {
    /// The value, if it is of the type.
    func value<Value: PropertyValue>(as type: Value.Type) -> Value? {
        if let kept = self as? Kept<Value> { return kept.value }
        return (self as? Changing<Value>)?.value
    }
}

extension PropertyValue {
    /// The value of a slot, copied out of it.
    static func kept(_ slot: Slot) -> KeptValue { Kept(slot.value(as: Self.self)) }
}
