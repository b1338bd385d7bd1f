/// A value of a row that stands outside an instance and outside slots, without its type.
///
/// Values are only changed where nobody else holds them (`Changes.exclusive`), so that they may be shared.
class KeptValue: @unchecked Sendable {
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
final class Kept<Value: PropertyValue>: KeptValue, @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }

    override func put(into slot: Slot, replacing: Bool) { slot.put(value, replacing: replacing) }
    override func isEqual(_ other: KeptValue) -> Bool { (other as? Kept<Value>)?.value == value }
    override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
    override var any: any PropertyValue { value }
}

extension PropertyValue {
    /// The value of a slot, copied out of it.
    static func kept(_ slot: Slot) -> KeptValue { Kept(slot.value(as: Self.self)) }
}
