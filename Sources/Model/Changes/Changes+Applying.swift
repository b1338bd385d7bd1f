extension ValueModel {
    /// The model with changes, validated (R28). The model itself stays as it is, also where this throws.
    ///
    ///     let edited = try issue.applying(changes)
    ///
    /// With an initialiser, what is no row is made anew by it; with a prototype it is kept.
    ///
    /// - Throws: what a validator threw, with the path of its property; the first key path that is no row.
    public func applying(_ changes: Changes<Self>) throws(ModelError) -> Self {
        try changed(by: changes.entries)
    }

    /// A model of changes alone: the rows that are absent take their defaults, or nil.
    ///
    /// Changes inside a nested model are made to its row's default, or, where it has none, to the defaults of the nested
    /// model's own rows. So layers of settings give the same here as when they are applied to the defaults.
    ///
    /// - Throws: *missing key* for an absent row that has neither; what a validator threw.
    public init(changes: Changes<Self>) throws(ModelError) {
        if let fault = changes.fault { throw fault }
        let table = Self.propertyKeys.table
        do {
            self = try ModelMaking.make(Self.self, table: table) { row, slot, replacing in
                guard let index = changes.entries.index(of: row) else { return false }
                try changes.entries[index].value { table.rows[row].defaultValue?.kept }
                    .put(into: slot, replacing: replacing)
                return true
            }
        } catch { throw .wrapping(error) }
    }
}

extension ChangedRow {
    /// The row's new value.
    ///
    /// - Parameter before: the value that nested changes are made to; nil where there is none.
    func value(before: () -> KeptValue?) throws -> KeptValue {
        switch change {
        case .value(let kept): kept
        case .nested(let nested): try nested.applied(to: before())
        }
    }
}

// PERF: inlined into the program, where the type is known, up to the point from which the table does the work.
extension ValueModel {
    /// A copy with changes.
    @inlinable
    func changed(by changes: ChangeList, validates: Bool = true) throws(ModelError) -> Self {
        var model = self
        try ModelMaking.make(changing: &model, Self.propertyKeys.table, by: changes, validates: validates)
        return model
    }
}

extension ModelMaking {
    /// Makes a model another by changes.
    @inlinable
    static func make<Model: ValueModel>(
        changing model: inout Model, _ table: TypedTable<Model>, by changes: ChangeList, validates: Bool
    ) throws(ModelError) {
        if table.isInPlace {
            try change(&model, table, by: changes, validates: validates)
        } else {
            model = try remake(model, table, by: changes, validates: validates)
        }
        if validates { do { try model.validate() } catch { throw ModelError.ofClosure(error) } }
    }
}

extension ModelTable {
    /// Puts changed values into their places in an instance, and checks all rows that have validators.
    func change(_ instance: Slot, by changes: ChangeList, validates: Bool) throws {
        if let fault = changes.fault { throw fault }
        for index in 0..<changes.count {
            let entry = changes[index]
            let slot = instance.advanced(by: instanceOffsets[entry.row])
            do { try entry.put(into: slot, before: slot, self, replacing: true) } catch {
                throw located(error, row: entry.row)
            }
        }
        if validates, !validated.isEmpty {
            for row in validated { try validate(row, instance.advanced(by: instanceOffsets[row])) }
        }
    }
}

extension ChangedRow {
    /// Puts the new value of the row into a slot.
    func put(into slot: Slot, before: Slot, _ table: ModelTable, replacing: Bool) throws {
        switch change {
        case .value(let kept): kept.put(into: slot, replacing: replacing)
        case .nested(let nested):
            try nested.applied(to: table.rows[row].type.kept(before)).put(into: slot, replacing: replacing)
        }
    }
}
