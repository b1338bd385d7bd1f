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
        guard let row = Model.propertyKeys.table.row(at: place), let index = index(of: row),
            case .nested(let nested) = entries[index].change
        else { return nil }
        return (nested as? KeptChangesOf<Nested>)?.changes
    }

    private mutating func setNested<Value>(_ keyPath: KeyPath<Model, Value>, _ changes: any KeptChanges) {
        guard let row = Model.propertyKeys.table.row(at: RowPlace(keyPath)) else {
            return note(Model.propertyKeys.table.noRow(keyPath))
        }
        entries.removeAll { $0.row == row }
        put(.nested(changes), row: row)
    }

    /// The changes inside the model of a row, none yet where none have been made. Nil where the row holds no model.
    func nestedChanges(_ row: Int) -> (any KeptChanges)? {
        if let index = index(of: row), case .nested(let nested) = entries[index].change { return nested }
        let type = Model.propertyKeys.table.rows[row].type
        if let model = type as? any ValueModel.Type { return model.noChanges(isOptional: false) }
        return (type as? any OptionalModel.Type)?.noChanges()
    }

    /// Changes the nested model of a row; one that has been replaced is changed at once.
    mutating func put(nested: any KeptChanges, row: Int) -> Bool {
        if let fault = nested.fault { note(fault) }
        guard let index = index(of: row), case .value(let replaced) = entries[index].change else {
            put(.nested(nested), row: row)
            return true
        }
        do { entries[index].change = .value(try nested.applied(to: replaced)) } catch {
            note(Model.propertyKeys.table.located(error, row: row))
        }
        return true
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
