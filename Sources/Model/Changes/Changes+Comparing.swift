extension ValueModel {
    /// What makes this model out of an older one: the rows that are not equal, with their values here and there.
    ///
    /// Rows marked `.notCompared` are left out (R22).
    ///
    /// - Parameters:
    ///   - old: the model before.
    ///   - nested: whether a nested model that differs is replaced as a whole, or changed row by row.
    public func changes(from old: Self, nested: NestedChanges = .replaced) -> Changes<Self> {
        // PERF: mostly nothing has changed, and that is said in the time of `==`; row by row it takes half as long again.
        if self == old { return Changes() }
        let table = Self.propertyKeys.table
        func compare() -> Changes<Self> {
            InstanceAccess.with(self, table) { new in
                InstanceAccess.with(old, table) { old in Changes(table.changes(new, from: old, nested)) }
            }
        }
        // Only values of types that are not known here can hold models, and so go deeper.
        return table.comparesUnknown && DeepStack.isLow ? DeepStack.run(compare) : compare()
    }
}

extension ModelTable {
    fileprivate func changes(_ new: InstanceAccess, from old: InstanceAccess, _ nested: NestedChanges) -> ChangeList {
        var changes = ChangeList()
        for (index, row) in comparedRows.enumerated() where row.isCompared {
            if row.isEqual(new.slot(at: row.offset), old.slot(at: row.offset)) { continue }
            if nested == .merged, let inner = rows[index].keptChanges(new[index], from: old[index]) {
                changes.append(ChangedRow(row: index, change: .nested(inner)))
            } else {
                let (new, old) = (row.type.kept(new[index]), row.type.kept(old[index]))
                changes.append(ChangedRow(row: index, change: .value(new), previous: old))
            }
        }
        return changes
    }
}

extension Changes {
    /// Every row of a model: what a new model is, as changes of nothing or of the one that it replaces.
    init(all model: Model, over former: Model?) {
        let (all, former) = (Self.values(of: model), former.map { Self.values(of: $0) })
        for row in all.indices {
            entries.append(ChangedRow(row: row, change: .value(all[row]), previous: former?[row]))
        }
    }

    private static func values(of model: Model) -> [KeptValue] {
        InstanceAccess.with(model, table) { rows in
            table.rows.indices.map { table.rows[$0].type.kept(rows[$0]) }
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
        DeepStack.run { first.entries.isEqual(second.entries) }
    }

    /// Feeds the changed rows with their values.
    public func hash(into hasher: inout Hasher) {
        let copy = hasher
        hasher = DeepStack.run {
            var hasher = copy
            entries.hash(into: &hasher)
            return hasher
        }
    }
}

extension ChangeList {
    fileprivate func isEqual(_ other: ChangeList) -> Bool {
        guard count == other.count, (fault == nil) == (other.fault == nil) else { return false }
        return zip(self, other).allSatisfy { first, second in
            guard first.row == second.row else { return false }
            switch (first.change, second.change) {
            case (.value(let first), .value(let second)): return first.isEqual(second)
            case (.nested(let first), .nested(let second)): return first.isEqual(second)
            default: return false
            }
        }
    }

    fileprivate func hash(into hasher: inout Hasher) {
        for entry in self {
            hasher.combine(entry.row)
            switch entry.change {
            case .value(let kept): kept.hash(into: &hasher)
            case .nested(let nested): nested.hash(into: &hasher)
            }
        }
    }
}
