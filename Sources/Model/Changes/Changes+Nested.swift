/// What becomes of a nested model that differs.
public enum NestedChanges: Hashable, Sendable {
    /// It is one value: the new one takes its place.
    case replaced
    /// Its own rows are compared and changed one by one.
    case merged
}

extension Changes {
    /// The changes inside a nested model: nil where none are, or where the model is replaced as a whole.
    ///
    ///     changes.nested(\.author)?.name
    ///     changes.setNested(\.author, authorChanges)
    public func nested<Nested: ValueModel>(_ keyPath: KeyPath<Model, Nested>) -> Changes<Nested>? {
        nested(at: RowPlace(keyPath))
    }

    /// The changes inside an optional nested model.
    public func nested<Nested: ValueModel>(_ keyPath: KeyPath<Model, Nested?>) -> Changes<Nested>? {
        nested(at: RowPlace(keyPath))
    }

    /// Changes a nested model by its own rows.
    public mutating func setNested<Nested: ValueModel>(_ keyPath: KeyPath<Model, Nested>, _ changes: Changes<Nested>) {
        setNested(keyPath, KeptChangesOf(changes, isOptional: false))
    }

    /// Changes an optional nested model by its own rows; where it is nil, one is made of them.
    public mutating func setNested<Nested: ValueModel>(_ keyPath: KeyPath<Model, Nested?>, _ changes: Changes<Nested>) {
        setNested(keyPath, KeptChangesOf(changes, isOptional: true))
    }

    private func nested<Nested: ValueModel>(at place: RowPlace) -> Changes<Nested>? {
        guard let row = Self.table.row(at: place), let index = entries.index(of: row),
            case .nested(let nested) = entries[index].change
        else { return nil }
        return (nested as? KeptChangesOf<Nested>)?.changes
    }

    private mutating func setNested<Value>(_ keyPath: KeyPath<Model, Value>, _ changes: any KeptChanges) {
        guard let row = Self.table.row(at: RowPlace(keyPath)) else { return entries.note(Self.table.noRow(keyPath)) }
        if let fault = changes.fault { entries.note(fault) }
        entries.put(.nested(changes), row: row)
    }
}

extension ModelTable {
    /// Checks the value of a row, which its validators may replace.
    func validate(_ row: Int, _ slot: Slot) throws {
        do { try rows[row].validate(slot) } catch { throw located(error, row: row) }
    }

    /// A fault of a row's value with the property's name and its step, where no mapping stands between.
    func located(_ error: any Error, row: Int) -> ModelError {
        ModelError.wrapping(error).of(property: "\(name).\(rows[row].name)", secret: rows[row].isSecret)
            .inside(.key(rows[row].name))
    }
}
