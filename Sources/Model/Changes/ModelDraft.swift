/// A model that is being changed: what the closure of `copy` works on.
///
///     let edited = try issue.copy {
///         $0.title = "Mantle for values"
///         $0.labels.append(.bug)
///         $0.author.name = "mira"
///     }
///
/// Every row of the table can be read and set, whatever access its property has, `let` included; that is intended, since
/// nothing becomes a model without passing its validators. A draft is a value: a copy of it goes its own way. A property
/// that is called `changes` or `original` hides behind the draft's own; `with(\.changes, …)` sets it.
@dynamicMemberLookup
public struct ModelDraft<Model: ValueModel>: Sendable {
    // PERF: an optional, so that it can be moved out of a draft that is done. A copy of it would double the time.
    @usableFromInline var base: Model?
    @usableFromInline var list = ChangeList()
    @usableFromInline let table: TypedTable<Model>

    /// The model that the draft began with.
    public var original: Model { base! }
    /// What has been changed so far.
    public internal(set) var changes: Changes<Model> {
        get { Changes(list) }
        set { list = newValue.entries }
    }

    // PERF: what `copy` needs is inlined into the program, where the types are known. Asking the runtime for them takes
    // longer than all the rest of a copy (`derived`).
    /// A draft without changes.
    @inlinable
    public init(_ original: Model) {
        base = original
        table = Model.propertyKeys.table
    }

    /// The changed model, validated.
    ///
    /// - Throws: the first key path that was set and is no row; what a validator threw.
    public func model() throws(ModelError) -> Model {
        try original.changed(by: list)
    }

    /// The same, and the end of the draft.
    @inlinable
    mutating func finish() throws(ModelError) -> Model {
        try ModelMaking.make(changing: &base!, table, by: list, validates: true)
        return base.take()!
    }

    /// A property. Setting one that is no row of the table is remembered, and thrown in the end.
    public subscript<Value: PropertyValue>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value {
        get { current(keyPath) }
        @inlinable
        set {
            list.set(
                Kept(newValue), at: RowPlace(MemoryLayout<Model>.offset(of: keyPath), Value.self, keyPath),
                of: table)
        }
        _modify {
            let kept = exclusive(keyPath)
            yield &kept.variable
        }
    }

    /// A property, also where the draft has a member of its name: `$0[\.changes]`.
    public subscript<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) -> Value {
        get { self[dynamicMember: keyPath] }
        set { self[dynamicMember: keyPath] = newValue }
    }

    /// A property of a type that cannot be a row: it is only read.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value { changed[keyPath: keyPath] }
}

extension ModelDraft {
    private func current<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) -> Value {
        guard let entry = entry(keyPath) else { return original[keyPath: keyPath] }
        if case .value(let kept)? = entry?.change, let value = kept.value(as: Value.self) { return value }
        return changed[keyPath: keyPath]
    }

    /// What has been done to a row: nil where nothing has, nothing inside where the key path is no row.
    func entry<Value>(_ keyPath: KeyPath<Model, Value>) -> ChangedRow?? {
        if list.isEmpty { return nil }
        guard let row = table.row(at: RowPlace(keyPath)) else { return .some(nil) }
        return list.index(of: row).map { .some(list[$0]) }
    }

    /// The model as it would be, not validated: for properties that are computed from others.
    private var changed: Model {
        if list.isEmpty { return original }
        return (try? original.changed(by: list, validates: false)) ?? original
    }

    /// The place of a property's new value, held by nobody else; made of the current one where it has none yet.
    private mutating func exclusive<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) -> Changing<Value> {
        let place = RowPlace(keyPath)
        if !list.isEmpty, let row = table.row(at: place),
            let own = list.exclusive(row, as: Value.self)
        {
            return own
        }
        let kept = Changing(current(keyPath))
        list.set(kept, at: place, of: table)
        return kept
    }
}

extension ModelDraft: CustomReflectable {
    /// The model it began with and what has been changed, for `dump`, debuggers and loggers, secret values masked.
    public var customMirror: Mirror {
        Mirror(self, children: ["original": original, "changes": changes], displayStyle: .struct)
    }
}

extension ChangeList {
    /// The new value of a row, if a draft made it and nobody else holds it.
    fileprivate mutating func exclusive<Value: PropertyValue>(_ row: Int, as type: Value.Type) -> Changing<Value>? {
        guard let index = index(of: row), var taken = take(at: index, as: type) else { return nil }
        let isExclusive = isKnownUniquelyReferenced(&taken.value)
        insert(ChangedRow(row: row, change: .value(taken.value), previous: taken.previous), at: index)
        return isExclusive ? taken.value : nil
    }

    /// Takes a value out of the list that a draft made. A function of its own, so that nothing of it is held any longer.
    private mutating func take<Value: PropertyValue>(
        at index: Int, as type: Value.Type
    ) -> (value: Changing<Value>, previous: KeptValue?)? {
        guard case .value(let kept) = self[index].change, let own = kept as? Changing<Value> else { return nil }
        let previous = self[index].previous
        remove(at: index)
        return (own, previous)
    }
}
