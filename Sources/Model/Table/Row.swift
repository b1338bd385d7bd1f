/// A row of a table without the types of its model and value: what the loops work on.
@usableFromInline
final class Row: Sendable {
    /// The property's name.
    let name: String
    let kind: ValueKind
    let type: any PropertyValue.Type
    /// Where the property stands in an instance. Nil for observed properties, which only their key path reaches.
    let offset: Int?
    /// Whether the key path can set the property.
    let isWritable: Bool
    let options: PropertyOptions
    let keyPath: @Sendable () -> AnyKeyPath
    let isOptional: Bool
    let defaultValue: (any SlotDefault)?
    let validators: [any SlotValidator]

    @usableFromInline
    init<Value: PropertyValue>(
        _ name: String, offset: Int?, of type: Value.Type, isWritable: Bool, options: PropertyOptions,
        keyPath: @escaping @Sendable () -> AnyKeyPath
    ) {
        self.name = name
        self.type = type
        self.offset = offset
        self.isWritable = isWritable
        self.options = options
        self.keyPath = keyPath
        kind = ValueKind(of: type)
        isOptional = type.nilValue != nil
        defaultValue = nil
        validators = []
    }

    /// A row like another, with another default or more validators.
    init(_ row: Row, defaultValue: (any SlotDefault)?, validators: [any SlotValidator]) {
        name = row.name
        kind = row.kind
        type = row.type
        offset = row.offset
        isWritable = row.isWritable
        options = row.options
        keyPath = row.keyPath
        isOptional = row.isOptional
        self.defaultValue = defaultValue
        self.validators = validators
    }

    var isSecret: Bool { options.contains(.secret) }
    var isCompared: Bool { !options.contains(.notCompared) }
    /// Whether a document may leave the property out.
    var mayBeMissing: Bool { isOptional || defaultValue != nil }
}

/// A default without its type: it puts a fresh value into a slot.
protocol SlotDefault: Sendable {
    func fill(_ slot: Slot, replacing: Bool)
    func equals(_ slot: Slot) -> Bool
}

struct DefaultValue<Value: PropertyValue>: SlotDefault {
    let make: @Sendable () -> Value
    init(_ make: @escaping @Sendable () -> Value) { self.make = make }
    func fill(_ slot: Slot, replacing: Bool) { slot.put(make(), replacing: replacing) }
    func equals(_ slot: Slot) -> Bool { slot.value(as: Value.self) == make() }
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
