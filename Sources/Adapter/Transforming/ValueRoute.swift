/// A way in and out of a value other than its type's own: a transformer that has forgotten its input.
///
/// A row of a plan, a container and a whole value all use it. PERF: classes, not closures in closures, which cost a program
/// that uses none of this twice the code.
class ValueRoute<Value: PropertyValue>: RowTransform, @unchecked Sendable {
    /// Whether it can write; what cannot is read only (R29).
    final let canWrite: Bool
    /// A mistake in how it was made, which is thrown when a plan is compiled.
    final let fault: String?

    init(canWrite: Bool, fault: String?) {
        self.canWrite = canWrite
        self.fault = fault
    }

    /// Reads a value.
    func read(from reader: ValueReader) throws -> Value { fatalError("abstract") }
    /// Writes a value.
    func write(_ value: Value, to writer: ValueWriter) throws { fatalError("abstract") }
    /// Writes a value that changes, so that merging what is written into the former value leaves exactly it.
    func write(_ value: Value, over former: any PropertyValue, to writer: ValueWriter) throws {
        try write(value, to: writer)
    }
    /// What null is. Nil where null must not reach the transformer (R8).
    func readNull(for reader: ValueReader) throws -> Value? { nil }

    /// The same for an optional: null is nil on both sides.
    func optional() -> ValueRoute<Value?> { fatalError("abstract") }
    /// The same for a property of three states.
    func presence() -> ValueRoute<Presence<Value>> { fatalError("abstract") }
    /// The same for each element of a list.
    func array() -> ValueRoute<[Value]> { fatalError("abstract") }
    /// The same for each element of a set.
    func set() -> ValueRoute<Set<Value>> { fatalError("abstract") }
    /// The same for each value of a dictionary.
    func dictionary<Key: PropertyValue>(keys: Key.Type) -> ValueRoute<[Key: Value]> { fatalError("abstract") }

    // MARK: In a plan

    final func read(from reader: ValueReader, into slot: Slot, replacing: Bool) throws {
        slot.put(try read(from: reader), replacing: replacing)
    }

    final func fillNull(_ slot: Slot, replacing: Bool, for reader: ValueReader) throws -> Bool {
        guard let value = try readNull(for: reader) else { return false }
        slot.put(value, replacing: replacing)
        return true
    }

    final func write(_ slot: Slot, over former: (any PropertyValue)?, to writer: ValueWriter) throws {
        let value = slot.value(as: Value.self)
        if let former { try write(value, over: former, to: writer) } else { try write(value, to: writer) }
    }
}
