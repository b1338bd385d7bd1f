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
/// Inside a nested model a key path leads, `changes[\.author.name]`. `changes.author` is a whole author, if one is set, so
/// that `changes.author?.name = …` mostly does nothing. A property that is called like a member of this type, such as
/// `names`, is `changes[\.names]`.
///
/// Changes read and write themselves: only the keys that are present, nil as null, as a merge patch (RFC 7396). A row
/// marked `.notCompared` is never found to differ, but can be set.
@dynamicMemberLookup
public struct Changes<Model: ValueModel>: Sendable {
    /// The changed rows, in declared order.
    @usableFromInline var entries = ChangeList()
    /// The first mistake in making them.
    var fault: ModelError? { entries.fault }
    static var table: ModelTable { Model.propertyKeys.table }

    /// No changes.
    public init() {}

    init(_ entries: ChangeList) { self.entries = entries }

    /// Whether nothing changes.
    public var isEmpty: Bool { entries.allSatisfy(\.isEmpty) && fault == nil }

    /// The names of the changed properties, in declared order.
    public var names: [String] {
        let rows = Self.table.rows
        return entries.filter { !$0.isEmpty }.map { rows[$0.row].name }
    }

    /// The new value of a property: nil where it does not change.
    ///
    /// A key path may lead through nested models: `changes[\.author.name] = "mira"`.
    public subscript<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) -> Value? {
        get { entries.value(at: RowPlace(keyPath), of: Self.table)?.value(as: Value.self) }
        set {
            guard let newValue else { return remove(keyPath) }
            entries.set(Kept(newValue), at: RowPlace(keyPath), of: Self.table)
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
        guard let row = Self.table.row(at: place) else { return entries.value(at: place, of: Self.table) != nil }
        return entries.index(of: row).map { !entries[$0].isEmpty } ?? false
    }

    /// Takes a change back: the property does not change. What is inside a model that is replaced as a whole stays.
    public mutating func remove<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) {
        if !entries.remove(at: RowPlace(keyPath), of: Self.table) { entries.note(Self.table.noRow(keyPath)) }
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
