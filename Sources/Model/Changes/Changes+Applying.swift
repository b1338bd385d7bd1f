extension ValueModel {
    /// The model with changes, validated (R28). The model itself stays as it is, also where this throws.
    ///
    ///     let edited = try issue.applying(changes)
    ///
    /// With an initialiser, what is no row is made anew by it; with a prototype it is kept.
    ///
    /// - Throws: what a validator threw, with the path of its property; the first key path that is no row.
    public func applying(_ changes: Changes<Self>) throws(ModelError) -> Self {
        do { return try ModelMaking.make(changing: self, by: changes, validates: true) } catch {
            throw .wrapping(error)
        }
    }

    /// A model of changes alone: the rows that are absent take their defaults, or nil.
    ///
    /// - Throws: *missing key* for an absent row that has neither; what a validator threw.
    public init(changes: Changes<Self>) throws(ModelError) {
        if let fault = changes.fault { throw fault }
        do {
            self = try ModelMaking.make(Self.self, table: Self.propertyKeys.table) { row, slot, replacing in
                guard let index = changes.index(of: row) else { return false }
                try changes.entries[index].value(before: nil).put(into: slot, replacing: replacing)
                return true
            }
        } catch { throw .wrapping(error) }
    }
}

extension ChangedRow {
    /// The row's new value.
    ///
    /// - Parameter before: the value that nested changes are made to; nil where there is none.
    func value(before: KeptValue?) throws -> KeptValue {
        switch change {
        case .value(let kept): kept
        case .nested(let nested): try nested.applied(to: before)
        }
    }
}

extension ModelMaking {
    /// Makes a model out of another and changes.
    static func make<Model: ValueModel>(
        changing original: consuming Model, by changes: Changes<Model>, validates: Bool
    ) throws -> Model {
        if let fault = changes.fault { throw fault }
        let table = Model.propertyKeys.table
        if table.isInPlace {
            return try copy(of: original, table, validates: validates) { rows in
                for entry in changes.entries {
                    do { try entry.put(into: rows[entry.row], before: rows[entry.row], table, replacing: true) } catch {
                        throw table.located(error, row: entry.row)
                    }
                }
            }
        }
        let before = original
        return try InstanceAccess.with(before, table) { rows in
            var next = 0
            return try make(Model.self, table: table, over: before, validates: validates) { row, slot, replacing in
                if next < changes.entries.count, changes.entries[next].row == row {
                    next += 1
                    try changes.entries[next - 1].put(into: slot, before: rows[row], table, replacing: replacing)
                } else {
                    table.rows[row].copy(rows[row], into: slot)
                }
                return true
            }
        }
    }
}

extension ChangedRow {
    /// Puts the new value of the row into a slot.
    fileprivate func put(into slot: Slot, before: Slot, _ table: ModelTable, replacing: Bool) throws {
        switch change {
        case .value(let kept): kept.put(into: slot, replacing: replacing)
        case .nested(let nested):
            try nested.applied(to: table.rows[row].type.kept(before)).put(into: slot, replacing: replacing)
        }
    }
}
