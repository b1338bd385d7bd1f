// Drafts of nested models inside a draft: `$0.author.name = "mira"`, `$0.author?.name = "mira"`.

extension ModelDraft {
    /// A nested model, to be changed by its own rows.
    public subscript<Nested: ValueModel>(dynamicMember keyPath: KeyPath<Model, Nested>) -> ModelDraft<Nested> {
        get { ModelDraft<Nested>(base(keyPath), changes.nested(keyPath) ?? Changes()) }
        set { put(newValue, keyPath, KeptChangesOf(newValue.changes, isOptional: false), base(keyPath)) { $0 } }
        _modify {
            let base = base(keyPath)
            var draft = ModelDraft<Nested>(base, takeNested(keyPath))
            defer { put(draft, keyPath, KeptChangesOf(draft.changes, isOptional: false), base) { $0 } }
            yield &draft
        }
    }

    /// An optional nested model, to be changed by its own rows where there is one.
    public subscript<Nested: ValueModel>(dynamicMember keyPath: KeyPath<Model, Nested?>) -> ModelDraft<Nested>? {
        get { base(keyPath).map { ModelDraft<Nested>($0, changes.nested(keyPath) ?? Changes()) } }
        set {
            guard let newValue else {
                // The language sets nil again where `$0.author?.name = …` found nil: that changes nothing.
                if entry(keyPath) == nil, original[keyPath: keyPath] == nil { return }
                return changes[keyPath] = .some(.none)
            }
            put(newValue, keyPath, KeptChangesOf(newValue.changes, isOptional: true), base(keyPath)) { .some($0) }
        }
    }

    fileprivate init(_ original: Model, _ changes: Changes<Model>) {
        self.init(original)
        list = changes.entries
    }

    /// What the nested changes are made to: the value that has replaced the nested model, or the original's.
    private func base<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value>) -> Value {
        if case .value(let kept)?? = entry(keyPath)?.map(\.change), let value = kept.value(as: Value.self) {
            return value
        }
        return original[keyPath: keyPath]
    }

    /// The changes inside a nested model, so that nobody else holds them.
    private mutating func takeNested<Nested: ValueModel>(_ keyPath: KeyPath<Model, Nested>) -> Changes<Nested> {
        guard let nested = changes.nested(keyPath) else { return Changes() }
        changes.remove(keyPath)
        return nested
    }

    /// Puts a nested draft back. One that began with another model takes the place of the nested model.
    private mutating func put<Nested: ValueModel, Value: PropertyValue>(
        _ draft: ModelDraft<Nested>, _ keyPath: KeyPath<Model, Value>, _ nested: any KeptChanges, _ base: Value,
        _ wrap: (Nested) -> Value
    ) {
        guard let row = table.row(at: RowPlace(keyPath)) else { return list.note(table.noRow(keyPath)) }
        if wrap(draft.original) == base {
            if draft.changes.isEmpty, list.index(of: row) == nil { return }
            list.put(nested: nested, row: row, of: table)
            return
        }
        do { changes[keyPath] = wrap(try draft.model()) } catch { list.note(table.located(error, row: row)) }
    }
}
