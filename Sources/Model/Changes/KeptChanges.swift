/// Changes of a nested model in their place among those of the outer one, without their type.
protocol KeptChanges: Sendable {
    /// The row's value after the changes, validated.
    ///
    /// - Parameter before: the row's value before them; nil where there is none.
    func applied(to before: KeptValue?) throws -> KeptValue
    /// These, then others of the same model.
    func merging(_ other: any KeptChanges) -> any KeptChanges
    /// What both change, and not to the same.
    func conflicts(with other: any KeptChanges) -> [ChangeConflict]
    func isEqual(_ other: any KeptChanges) -> Bool
    func hash(into hasher: inout Hasher)
    func write(to writer: ValueWriter) throws
    /// What differs, a text for each row.
    func differences(depth: Int) -> [Difference]
    /// Sets what a key path leads to. False where it is no row.
    func set(_ value: KeptValue, at place: RowPlace) -> (any KeptChanges)?
    /// These without what was set for what a key path leads to. Nil where it is no row.
    func removing(_ place: RowPlace) -> (any KeptChanges)?
    /// The value set for what a key path leads to.
    func value(at place: RowPlace) -> KeptValue?
    var any: any Sendable { get }
    /// Whether they change nothing, whatever the row's value is.
    var isEmpty: Bool { get }
    /// A mistake in making them, which applying throws.
    var fault: ModelError? { get }
}

/// Changes of a nested model that is the row's value, or an optional's.
struct KeptChangesOf<Model: ValueModel>: KeptChanges {
    let changes: Changes<Model>
    /// Whether the row's type is the optional of the model.
    let isOptional: Bool

    init(_ changes: Changes<Model>, isOptional: Bool) {
        self.changes = changes
        self.isOptional = isOptional
    }

    private func same(_ other: any KeptChanges) -> Changes<Model>? { (other as? KeptChangesOf<Model>)?.changes }

    func applied(to before: KeptValue?) throws -> KeptValue {
        if isOptional {
            let before = before?.value(as: Model?.self) ?? nil
            return Kept<Model?>(try before.map { try $0.applying(changes) } ?? Model(changes: changes))
        }
        let before = before?.value(as: Model.self)
        return Kept(try before.map { try $0.applying(changes) } ?? Model(changes: changes))
    }

    func merging(_ other: any KeptChanges) -> any KeptChanges {
        KeptChangesOf(same(other).map { changes.merging($0) } ?? changes, isOptional: isOptional)
    }

    func conflicts(with other: any KeptChanges) -> [ChangeConflict] {
        same(other).map { changes.conflicts(with: $0) } ?? []
    }

    func isEqual(_ other: any KeptChanges) -> Bool { same(other) == changes }
    func hash(into hasher: inout Hasher) { changes.hash(into: &hasher) }
    func write(to writer: ValueWriter) throws { try changes.write(to: writer) }
    func differences(depth: Int) -> [Difference] { changes.differences(depth: depth) }
    var any: any Sendable { changes }
    /// An optional model is made of them where it is nil, even where there are none.
    var isEmpty: Bool { changes.isEmpty && !isOptional }
    var fault: ModelError? { changes.fault }

    func set(_ value: KeptValue, at place: RowPlace) -> (any KeptChanges)? {
        var changed = changes
        changed.entries.set(value, at: place, of: Model.propertyKeys.table)
        return changed.fault == nil || changes.fault != nil ? KeptChangesOf(changed, isOptional: isOptional) : nil
    }

    func removing(_ place: RowPlace) -> (any KeptChanges)? {
        var changed = changes
        guard changed.entries.remove(at: place, of: Model.propertyKeys.table) else { return nil }
        return KeptChangesOf(changed, isOptional: isOptional)
    }

    func value(at place: RowPlace) -> KeptValue? {
        changes.entries.value(at: place, of: Model.propertyKeys.table)
    }
}

extension ValueModel {
    /// The value of what a place leads to, in this model or in one nested in it.
    func kept(at place: RowPlace) -> KeptValue? {
        let table = Self.propertyKeys.table
        return InstanceAccess.with(self, table) { rows in
            if let row = table.row(at: place) { return table.rows[row].type.kept(rows[row]) }
            guard let offset = place.offset, let (row, start) = table.modelRow(around: offset),
                let inner = place.advanced(by: start)
            else { return nil }
            return (table.rows[row].type.anyValue(rows[row]) as? any ValueModel)?.kept(at: inner)
        }
    }

    /// Changes of nothing, for a row of this type or its optional.
    static func noChanges(isOptional: Bool) -> any KeptChanges {
        KeptChangesOf<Self>(Changes(), isOptional: isOptional)
    }

    static func readChanges(from reader: ValueReader) throws -> any KeptChanges {
        KeptChangesOf<Self>(try reader.readChanges(of: Self.self), isOptional: false)
    }

    /// What differs between the values of two slots of this type.
    static func keptChanges(_ new: Slot, from old: Slot) -> any KeptChanges {
        KeptChangesOf(
            new.value(as: Self.self).changes(from: old.value(as: Self.self), nested: .merged), isOptional: false)
    }
}

/// An optional model, so that it is found behind a type that is not known.
protocol OptionalModel {
    static func noChanges() -> any KeptChanges
    static func readChanges(from reader: ValueReader) throws -> any KeptChanges
    /// What differs between the values of two slots, where both are there.
    static func keptChanges(_ new: Slot, from old: Slot) -> (any KeptChanges)?
}

extension Optional: OptionalModel where Wrapped: ValueModel {
    static func noChanges() -> any KeptChanges { Wrapped.noChanges(isOptional: true) }

    static func readChanges(from reader: ValueReader) throws -> any KeptChanges {
        KeptChangesOf(try reader.readChanges(of: Wrapped.self), isOptional: true)
    }

    static func keptChanges(_ new: Slot, from old: Slot) -> (any KeptChanges)? {
        guard let new = new.value(as: Self.self), let old = old.value(as: Self.self) else { return nil }
        return KeptChangesOf(new.changes(from: old, nested: .merged), isOptional: true)
    }
}
