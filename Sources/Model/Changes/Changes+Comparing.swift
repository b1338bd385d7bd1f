extension ValueModel {
    /// What makes this model out of an older one: the rows that are not equal, with their values here and there.
    ///
    /// Rows marked `.notCompared` are left out (R22).
    ///
    /// - Parameters:
    ///   - old: the model before.
    ///   - nested: whether a nested model that differs is replaced as a whole, or changed row by row.
    public func changes(from old: Self, nested: NestedChanges = .replaced) -> Changes<Self> {
        let table = Self.propertyKeys.table
        return DeepStack.run {
            InstanceAccess.with(self, table) { new in
                InstanceAccess.with(old, table) { old in Changes(of: table, new, old, nested) }
            }
        }
    }
}

extension Changes {
    fileprivate init(
        of table: ModelTable, _ new: InstanceAccess, _ old: InstanceAccess, _ nested: NestedChanges
    ) {
        for index in table.rows.indices {
            let row = table.rows[index]
            if !row.isCompared || row.isEqual(new[index], old[index]) { continue }
            if nested == .merged, let inner = row.keptChanges(new[index], from: old[index]) {
                entries.append(ChangedRow(row: index, change: .nested(inner)))
            } else {
                let (new, old) = (row.type.kept(new[index]), row.type.kept(old[index]))
                entries.append(ChangedRow(row: index, change: .value(new), previous: old))
            }
        }
    }

    /// Every row of a model: what a new model is, as changes of nothing.
    init(all model: Model) {
        let table = Model.propertyKeys.table
        InstanceAccess.with(model, table) { rows in
            entries = table.rows.indices.map {
                ChangedRow(row: $0, change: .value(table.rows[$0].type.kept(rows[$0])))
            }
        }
    }
}

extension Row {
    /// What differs between two nested models. Nil where the row holds no model, or one side is nil.
    fileprivate func keptChanges(_ new: Slot, from old: Slot) -> (any KeptChanges)? {
        guard mayHoldModels else { return nil }
        if let model = type as? any ValueModel.Type { return model.keptChanges(new, from: old) }
        return (type as? any OptionalModel.Type)?.keptChanges(new, from: old)
    }
}

extension Changes: Hashable {
    /// Whether both change the same rows to equal values. What was there before does not count.
    public static func == (first: Changes, second: Changes) -> Bool {
        guard first.entries.count == second.entries.count, first.fault == nil, second.fault == nil else { return false }
        return zip(first.entries, second.entries).allSatisfy { first, second in
            guard first.row == second.row else { return false }
            switch (first.change, second.change) {
            case (.value(let first), .value(let second)): return first.isEqual(second)
            case (.nested(let first), .nested(let second)): return first.isEqual(second)
            default: return false
            }
        }
    }

    /// Feeds the changed rows with their values.
    public func hash(into hasher: inout Hasher) {
        for entry in entries {
            hasher.combine(entry.row)
            switch entry.change {
            case .value(let kept): kept.hash(into: &hasher)
            case .nested(let nested): nested.hash(into: &hasher)
            }
        }
    }
}
