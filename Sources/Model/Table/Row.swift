/// A row of a table without the types of its model and value: what the loops work on.
final class Row: Sendable {
    /// The property's name.
    let name: String
    let kind: ValueKind
    let type: any PropertyValue.Type
    /// Where the property stands in an instance. Nil for observed properties, which only their key path reaches.
    let offset: Int?
    let options: PropertyOptions
    let keyPath: @Sendable () -> AnyKeyPath
    let isOptional: Bool
    let defaultValue: (any SlotDefault)?
    let validators: [any SlotValidator]
    /// Whether the type tells a missing key from nil: a missing one is never written then.
    let canBeAbsent: Bool
    /// Whether nil must be written, since leaving it out would read back as a default other than nil.
    let keepsNil: Bool

    init<Value: PropertyValue>(_ draft: RowDraft, of type: Value.Type) {
        name = draft.name
        self.type = type
        offset = draft.offset < 0 ? nil : draft.offset
        options = draft.options
        keyPath = draft.keyPath
        kind = ValueKind(of: type)
        let nilValue = kind == .other ? type.nilValue : nil
        isOptional = kind.isOptional ?? (nilValue != nil)
        canBeAbsent = nilValue.map { !$0.isNilValue } ?? false
        defaultValue = draft.defaultValue
        validators = draft.validators
        keepsNil = isOptional && !canBeAbsent && draft.defaultValue.map { !$0.isNil } ?? false
    }

    /// The row of a value that stands in no model.
    static func field(_ name: String, of type: any PropertyValue.Type) -> Row {
        let draft = RowDraft.constant(name, -1, []) { fatalError("\(name): a field of a choice has no key path") }
        return Row(draft, of: type)
    }

    var isSecret: Bool { options.contains(.secret) }
    var isCompared: Bool { !options.contains(.notCompared) }
    /// Whether nil is written as null, where the mapping wants that or not.
    func writesNil(_ isWanted: Bool) -> Bool { !canBeAbsent && (isWanted || keepsNil) }

    /// Runs the row's validators over its value, which they may replace (R28).
    func validate(_ slot: Slot) throws {
        for validator in validators { try validator.run(slot) }
    }

    /// Whether the value may hold models.
    var mayHoldModels: Bool { kind == .other }
    /// Whether a document may leave the property out.
    var mayBeMissing: Bool { isOptional || defaultValue != nil }
}

/// A default without its type: it puts a fresh value into a slot.
protocol SlotDefault: AnyObject, Sendable {
    func fill(_ slot: Slot, replacing: Bool)
    func equals(_ slot: Slot) -> Bool
    var isNil: Bool { get }
    /// A fresh value outside of slots.
    var kept: KeptValue { get }
}

final class DefaultValue<Value: PropertyValue>: SlotDefault {
    let make: @Sendable () -> Value
    init(_ make: @escaping @Sendable () -> Value) { self.make = make }
    func fill(_ slot: Slot, replacing: Bool) { slot.put(make(), replacing: replacing) }
    var isNil: Bool { make().isNilValue }
    func equals(_ slot: Slot) -> Bool { slot.value(as: Value.self) == make() }
    var kept: KeptValue { Kept(make()) }
}

/// A validator without its type: it looks at the value of a slot, and may replace it.
protocol SlotValidator: Sendable {
    func run(_ slot: Slot) throws
}

struct Validator<Value: PropertyValue>: SlotValidator {
    let check: @Sendable (Value) throws -> Value
    init(_ check: @escaping @Sendable (Value) throws -> Value) { self.check = check }
    func run(_ slot: Slot) throws { slot.put(try check(slot.value(as: Value.self)), replacing: true) }
}
