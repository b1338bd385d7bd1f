/// What the loops do with a slot whose type they do not know: they ask the type, which its row carries.
extension PropertyValue {
    static func read(from reader: ValueReader, into slot: Slot, replacing: Bool) throws {
        try slot.read(Self.self, from: reader, replacing: replacing)
    }

    static func write(_ slot: Slot, to writer: ValueWriter) throws {
        try slot.borrow(as: Self.self) { try $0.write(to: writer) }
    }

    static func fillNil(_ slot: Slot, replacing: Bool) -> Bool {
        guard let value = nilValue else { return false }
        slot.put(value, replacing: replacing)
        return true
    }

    /// Puts what a missing key gives. False where the type has no such value.
    static func fillMissing(_ slot: Slot, replacing: Bool) -> Bool {
        guard let value = missingValue else { return false }
        slot.put(value, replacing: replacing)
        return true
    }

    /// Copies the value of one slot into another.
    static func copy(_ source: Slot, into slot: Slot) { slot.put(source.value(as: Self.self), replacing: false) }

    static func isNil(_ slot: Slot) -> Bool { slot.borrow(as: Self.self) { $0.isNilValue } }

    static func destroy(_ slot: Slot) { slot.destroy(Self.self) }

    static func isEqual(_ first: Slot, _ second: Slot) -> Bool { first.isEqual(second, as: Self.self) }

    static func hash(_ slot: Slot, into hasher: inout Hasher) {
        slot.hash(as: Self.self, into: &hasher)
    }

    static func anyValue(_ slot: Slot) -> Any { slot.value(as: Self.self) }

    /// Copies the value of a property into a slot, through its key path.
    static func copy<Root>(_ keyPath: AnyKeyPath, of model: Root, into slot: Slot) {
        guard let keyPath = keyPath as? KeyPath<Root, Self> else {
            fatalError("\(Root.self): a row has a key path of another type")
        }
        slot.put(model[keyPath: keyPath], replacing: false)
    }

    /// Moves the next value of a cursor into a prototype, through its key path.
    static func move(from cursor: inout SlotCursor, to keyPath: AnyKeyPath, of model: inout some Any) {
        set(keyPath, of: &model, to: cursor.take(Self.self))
    }

    /// Copies the value of a slot into a prototype, through its key path.
    static func set(_ keyPath: AnyKeyPath, of model: inout some Any, to slot: Slot) {
        set(keyPath, of: &model, to: slot.value(as: Self.self))
    }

    private static func set<Root>(_ keyPath: AnyKeyPath, of model: inout Root, to value: Self) {
        guard let keyPath = keyPath as? WritableKeyPath<Root, Self> else {
            fatalError("\(Root.self): a row of a table that starts from a prototype cannot be set")
        }
        model[keyPath: keyPath] = value
    }
}

extension Slot {
    /// Runs the body with the value that is here, without copying it.
    @inline(__always)
    func borrow<Value, Result>(as type: Value.Type, _ body: (borrowing Value) throws -> Result) rethrows -> Result {
        // SAFETY: the slot holds a value of that type, and nobody changes it while the body runs.
        try unsafe Self.borrowed(address.assumingMemoryBound(to: Value.self), body)
    }

    // PERF: for a type that might not be copyable the compiler makes no copy. Spelled `pointer.pointee.write(to:)` for a
    // copyable one it makes one first, a retain for each of its texts and lists: 2.3 times the instructions on citm.
    private static func borrowed<Value: ~Copyable, Result>(
        _ pointer: UnsafePointer<Value>, _ body: (borrowing Value) throws -> Result
    ) rethrows -> Result {
        try unsafe body(pointer.pointee)
    }
}

extension Row {
    /// Puts the nil of an optional type into a slot. False where the type has none.
    func fillNil(_ slot: Slot, replacing: Bool) -> Bool {
        switch kind {
        case .optionalText: slot.put(String?.none, replacing: replacing)
        case .optionalInt: slot.put(Int64?.none, replacing: replacing)
        case .optionalDouble: slot.put(Double?.none, replacing: replacing)
        case .optionalBool: slot.put(Bool?.none, replacing: replacing)
        default: return isOptional && type.fillNil(slot, replacing: replacing)
        }
        return true
    }

    /// Puts what the row gets where its key is missing: its default, or nil. False where it has neither.
    func fillMissing(_ slot: Slot, replacing: Bool) -> Bool {
        if let defaultValue {
            defaultValue.fill(slot, replacing: replacing)
            return true
        }
        return kind == .other ? type.fillMissing(slot, replacing: replacing) : fillNil(slot, replacing: replacing)
    }

    /// Whether the value of a slot is nil.
    func isNil(_ slot: Slot) -> Bool { isOptional && type.isNil(slot) }

    func destroy(_ slot: Slot) {
        switch kind {
        case .text: slot.destroy(String.self)
        case .optionalText: slot.destroy(String?.self)
        case .bool, .int, .double, .optionalBool, .optionalInt, .optionalDouble: break
        default: type.destroy(slot)
        }
    }

    func isEqual(_ first: Slot, _ second: Slot) -> Bool { ComparedRow(self, at: 0).isEqual(first, second) }
}
