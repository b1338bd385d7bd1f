/// A part of a model: values for some of its properties, and nothing about the others.
///
/// One type for all that is partial: the difference of two models, the body of a PATCH request, a layer of settings,
/// the set of changed columns, a side of a three-way merge.
///
///     var changes = Changes<Issue>()
///     changes.title = "Mantle for values"
///     changes.clear(\.closedAt)
///     let edited = try issue.applying(changes)
///     let same = edited.changes(from: issue)          // title: "Mantle" → "Mantle for values", closedAt: … → nil
///
/// A property reads as nil where it is absent. For an optional property that is nil or a value inside an optional; nil
/// assigned removes the change, and `clear` says that the property becomes nil.
///
/// Changes read and write themselves: only the keys that are present, nil as null, as a merge patch (RFC 7396). A row
/// marked `.notCompared` is never found to differ, but can be set.
@dynamicMemberLookup
public struct Changes<Model: ValueModel>: Sendable {
    /// The changed rows, in declared order.
    var entries: [ChangedRow] = []
    /// The first mistake in making them: a key path that is no row. Thrown when they are applied or written.
    var fault: ModelError?

    /// No changes.
    public init() {}

    /// Whether nothing changes.
    public var isEmpty: Bool { entries.allSatisfy(\.isEmpty) && fault == nil }

    /// The names of the changed properties, in declared order.
    public var names: [String] {
        let rows = Model.propertyKeys.table.rows
        return entries.filter { !$0.isEmpty }.map { rows[$0.row].name }
    }

    /// The new value of a property: nil where it does not change.
    ///
    /// A key path may lead through nested models: `changes[\.author.name] = "mira"`.
    public subscript<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) -> Value? {
        get { (value(at: RowPlace(keyPath)) as? Kept<Value>)?.value }
        set {
            guard let newValue else { return remove(keyPath) }
            if !set(Kept(newValue), at: RowPlace(keyPath)) { note(Model.propertyKeys.table.noRow(keyPath)) }
        }
    }

    /// The new value of a property: nil where it does not change.
    public subscript<Value: PropertyValue>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value? {
        get { self[keyPath] }
        set { self[keyPath] = newValue }
    }

    /// Makes an optional property nil. Assigning nil would take the change back instead.
    public mutating func clear<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value?>) {
        self[keyPath] = .some(.none)
    }

    /// Whether a property changes, or something in it.
    public func contains<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) -> Bool {
        let place = RowPlace(keyPath)
        guard let row = Model.propertyKeys.table.row(at: place) else { return value(at: place) != nil }
        return index(of: row).map { !entries[$0].isEmpty } ?? false
    }

    /// Takes a change back: the property does not change.
    public mutating func remove<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) {
        guard let row = Model.propertyKeys.table.row(at: RowPlace(keyPath)) else {
            return note(Model.propertyKeys.table.noRow(keyPath))
        }
        if let index = index(of: row) { entries.remove(at: index) }
    }

    /// An optional property as it stands here: absent, null or a value.
    public func presence<Value: PropertyValue>(of keyPath: KeyPath<Model, Value?>) -> Presence<Value> {
        switch self[keyPath] {
        case nil: .absent
        case .some(nil): .null
        case .some(let value?): .value(value)
        }
    }
}

/// One changed row.
struct ChangedRow: Sendable {
    enum Change: Sendable {
        /// The row gets the value.
        case value(KeptValue)
        /// The nested model that is the row's value is changed.
        case nested(any KeptChanges)
    }

    let row: Int
    var change: Change
    /// The value before, where it is known: for text, and for what a patch must take away.
    var previous: KeptValue?

    /// Whether it is the change of a nested model that changes nothing.
    var isEmpty: Bool {
        if case .nested(let nested) = change { nested.isEmpty } else { false }
    }
}

extension Changes {
    /// The position of a row's change, or nil.
    func index(of row: Int) -> Int? { entries.firstIndex { $0.row == row } }

    /// Keeps the first mistake.
    mutating func note(_ error: ModelError) { if fault == nil { fault = error } }

    /// Puts a change into its place, instead of an earlier one of the row.
    mutating func put(_ change: ChangedRow.Change, row: Int, previous: KeptValue? = nil) {
        let index = entries.firstIndex { $0.row >= row } ?? entries.count
        if index < entries.count, entries[index].row == row {
            entries[index].change = change
            if let previous { entries[index].previous = previous }
        } else {
            entries.insert(ChangedRow(row: row, change: change, previous: previous), at: index)
        }
    }

    /// Sets the value of what a key path leads to. False where that is no row.
    mutating func set(_ value: KeptValue, at place: RowPlace) -> Bool {
        let table = Model.propertyKeys.table
        if let row = table.row(at: place) {
            put(.value(value), row: row)
            return true
        }
        guard let offset = place.offset, let (row, start) = table.modelRow(around: offset),
            let inner = place.advanced(by: start), let nested = nestedChanges(row),
            let changed = nested.set(value, at: inner)
        else { return false }
        return put(nested: changed, row: row)
    }

    /// The value set for what a key path leads to. Nil where it does not change.
    func value(at place: RowPlace) -> KeptValue? {
        let table = Model.propertyKeys.table
        if let row = table.row(at: place) {
            guard let index = index(of: row), case .value(let kept) = entries[index].change else { return nil }
            return kept
        }
        guard let offset = place.offset, let (row, start) = table.modelRow(around: offset), let index = index(of: row),
            case .nested(let nested) = entries[index].change, let inner = place.advanced(by: start)
        else { return nil }
        return nested.value(at: inner)
    }
}
