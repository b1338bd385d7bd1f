/// A model that is being changed: what the closure of `copy` works on.
///
///     let edited = try issue.copy {
///         $0.title = "Mantle for values"
///         $0.labels.append(.bug)
///         $0.author.name = "mira"
///     }
///
/// Every row of the table can be read and set, whatever access its property has, `let` included; that is intended, since
/// nothing becomes a model without passing its validators. A draft is a value: a copy of it goes its own way.
@dynamicMemberLookup
public struct ModelDraft<Model: ValueModel>: Sendable {
    /// The model that the draft began with.
    public internal(set) var original: Model
    /// What has been changed so far.
    public internal(set) var changes = Changes<Model>()

    /// A draft without changes.
    public init(_ original: Model) { self.original = original }

    /// The changed model, validated.
    ///
    /// - Throws: the first key path that was set and is no row; what a validator threw.
    public consuming func model() throws(ModelError) -> Model {
        do { return try ModelMaking.make(changing: original, by: changes, validates: true) } catch {
            throw .wrapping(error)
        }
    }

    /// A property. Setting one that is no row of the table is remembered, and thrown in the end.
    public subscript<Value: PropertyValue>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value {
        get { current(keyPath) }
        set { changes[keyPath] = .some(newValue) }
        _modify {
            let kept = changes.exclusive(keyPath) ?? kept(current(keyPath), keyPath)
            yield &kept.value
        }
    }

    /// A property of a type that cannot be a row: it is only read.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value { changed[keyPath: keyPath] }

    private mutating func kept<Value: PropertyValue>(_ value: Value, _ keyPath: KeyPath<Model, Value>) -> Kept<Value> {
        let kept = Kept(value)
        if !changes.set(kept, at: RowPlace(keyPath)) { changes.note(Model.propertyKeys.table.noRow(keyPath)) }
        return kept
    }

    private func current<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) -> Value {
        guard let entry = entry(keyPath) else { return original[keyPath: keyPath] }
        if case .value(let kept)? = entry?.change, let kept = kept as? Kept<Value> { return kept.value }
        return changed[keyPath: keyPath]
    }

    /// What has been done to a row: nil where nothing has, nothing inside where the key path is no row.
    func entry<Value>(_ keyPath: KeyPath<Model, Value>) -> ChangedRow?? {
        if changes.entries.isEmpty { return nil }
        guard let row = Model.propertyKeys.table.row(at: RowPlace(keyPath)) else { return .some(nil) }
        return changes.index(of: row).map { .some(changes.entries[$0]) }
    }

    /// The model as it would be, not validated: for properties that are computed from others.
    private var changed: Model {
        changes.entries.isEmpty
            ? original : (try? ModelMaking.make(changing: original, by: changes, validates: false)) ?? original
    }
}

extension Changes {
    /// The place of a property's new value, if it has one that nobody else holds.
    mutating func exclusive<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) -> Kept<Value>? {
        guard !entries.isEmpty, let row = Model.propertyKeys.table.row(at: RowPlace(keyPath)),
            let index = index(of: row), let own = takeExclusive(at: index) as? Kept<Value>
        else { return nil }
        entries[index].change = .value(own)
        return own
    }

    /// The value of an entry, if nobody else holds it; a stand-in is left in its place.
    private mutating func takeExclusive(at index: Int) -> KeptValue? {
        guard case .value(var kept) = entries[index].change else { return nil }
        entries[index].change = .value(KeptValue.none)
        if isKnownUniquelyReferenced(&kept) { return kept }
        entries[index].change = .value(kept)
        return nil
    }
}
