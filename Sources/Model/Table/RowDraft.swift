/// What a row's declaration says.
///
/// PERF: made by functions that the client's compiler cannot inline, and without a type where the table knows it from the
/// initialiser: a row costs the client half as much code (client-cost).
@usableFromInline
final class RowDraft: Sendable {
    let name: String
    /// Where the property stands in an instance; -1 where only its key path tells.
    let offset: Int
    let options: PropertyOptions
    /// The type of a property that can be set. Nil for others, whose types come from the model's initialiser.
    let type: (any PropertyValue.Type)?
    let keyPath: @Sendable () -> AnyKeyPath
    let defaultValue: (any SlotDefault)?
    let validators: [any SlotValidator]

    init(
        name: String, offset: Int, options: PropertyOptions, type: (any PropertyValue.Type)?,
        keyPath: @escaping @Sendable () -> AnyKeyPath, defaultValue: (any SlotDefault)? = nil,
        validators: [any SlotValidator] = []
    ) {
        self.name = name
        self.offset = offset
        self.options = options
        self.type = type
        self.keyPath = keyPath
        self.defaultValue = defaultValue
        self.validators = validators
    }

    /// The draft for a property that is only read.
    @usableFromInline
    static func constant(
        _ name: String, _ offset: Int, _ options: PropertyOptions, _ keyPath: @escaping @Sendable () -> AnyKeyPath
    ) -> RowDraft {
        RowDraft(name: name, offset: offset, options: options, type: nil, keyPath: keyPath)
    }

    /// The draft for a property that can be set.
    @usableFromInline
    static func variable<Value: PropertyValue>(
        _ name: String, _ offset: Int, _ options: PropertyOptions, _ type: Value.Type,
        _ keyPath: @escaping @Sendable () -> AnyKeyPath
    ) -> RowDraft {
        RowDraft(name: name, offset: offset, options: options, type: type, keyPath: keyPath)
    }

    /// The same with a default.
    func with(defaultValue: any SlotDefault) -> RowDraft {
        RowDraft(
            name: name, offset: offset, options: options, type: type, keyPath: keyPath,
            defaultValue: defaultValue, validators: validators)
    }

    /// The same with one more validator.
    func adding(_ validator: any SlotValidator) -> RowDraft {
        RowDraft(
            name: name, offset: offset, options: options, type: type, keyPath: keyPath,
            defaultValue: defaultValue, validators: validators + [validator])
    }
}

/// The drafts of a table, in declared order.
@usableFromInline
final class RowDrafts {
    private var drafts: [RowDraft] = []

    @usableFromInline
    init() {}

    @usableFromInline
    func add(_ draft: __owned RowDraft) { drafts.append(draft) }

    /// The rows of a table that starts from a prototype.
    func variableRows(of model: Any.Type) -> [Row] {
        drafts.map { draft in
            guard let type = draft.type else {
                fatalError(
                    """
                    \(model).\(draft.name): a table that starts from a prototype sets its properties, and this one is a \
                    `let`; write `private(set) var \(draft.name)`, or PropertyKeys(\(model).init) { … }
                    """)
            }
            return Row(draft, of: type)
        }
    }

    /// The rows, whose types are those of the initialiser's parameters.
    func rows<each Value: PropertyValue>(_ types: repeat (each Value).Type) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(drafts.count)
        func add<Each: PropertyValue>(_ type: Each.Type) { rows.append(Row(drafts[rows.count], of: type)) }
        repeat add((each types))
        return rows
    }
}
