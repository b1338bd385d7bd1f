/// What happens to nil in the model that is merged into another.
public enum MergedNils: Hashable, Sendable {
    /// The other's value stays (R23).
    case skipped
    /// It takes the place of the other's value.
    case copied
}

/// How one property is merged, where not simply replaced.
public struct MergeRule<Model: ValueModel>: Sendable {
    let keyPath: AnyKeyPath & Sendable
    let place: @Sendable () -> RowPlace
    /// The merged value out of mine and theirs; nil where the property stays as it is.
    let merge: @Sendable (Slot, Slot) throws -> KeptValue?

    private init<Value: PropertyValue>(
        _ keyPath: KeyPath<Model, Value> & Sendable, _ merge: @escaping @Sendable (Value, Value) throws -> Value?
    ) {
        self.keyPath = keyPath
        place = { RowPlace(keyPath) }
        self.merge = { mine, theirs in
            try merge(mine.value(as: Value.self), theirs.value(as: Value.self)).map { Kept($0) }
        }
    }

    /// The property stays as it is.
    public static func keeping<Value: PropertyValue>(_ keyPath: KeyPath<Model, Value> & Sendable) -> MergeRule {
        MergeRule(keyPath) { _, _ in nil }
    }

    /// The property becomes what the closure makes of its own value and the other's, which may be nil both.
    ///
    ///     .combining(\.visits) { $0 + $1 }
    public static func combining<Value: PropertyValue>(
        _ keyPath: KeyPath<Model, Value> & Sendable, _ combine: @escaping @Sendable (Value, Value) throws -> Value
    ) -> MergeRule {
        MergeRule(keyPath) { try combine($0, $1) }
    }

    /// A nested model is merged too, instead of being replaced.
    public static func nested<Nested: ValueModel>(
        _ keyPath: KeyPath<Model, Nested> & Sendable, nils: MergedNils = .skipped, _ rules: MergeRule<Nested>...
    ) -> MergeRule {
        MergeRule(keyPath) { mine, theirs in try mine.merging(theirs, nils: nils, rules) }
    }

    /// An optional nested model is merged too, where both sides have one.
    public static func nested<Nested: ValueModel>(
        _ keyPath: KeyPath<Model, Nested?> & Sendable, nils: MergedNils = .skipped, _ rules: MergeRule<Nested>...
    ) -> MergeRule {
        MergeRule(keyPath) { mine, theirs in
            guard let theirs else { return nils == .copied ? .some(nil) : nil }
            guard let mine else { return .some(theirs) }
            return .some(try mine.merging(theirs, nils: nils, rules))
        }
    }
}

extension ValueModel {
    /// The model with the values of another, validated: nil is skipped unless it is to be copied (R23).
    ///
    ///     let user = try cached.merging(fetched, nils: .skipped, .keeping(\.id), .combining(\.visits) { $0 + $1 })
    ///
    /// The other may be of another type; the properties taken are then those of the same name and type.
    ///
    /// - Throws: what a validator threw; an error of a rule's closure, as `underlying`; a rule's key path that is no row.
    public func merging(
        _ other: Self, nils: MergedNils = .skipped, _ rules: MergeRule<Self>...
    ) throws(ModelError) -> Self {
        try merging(other, nils: nils, rules)
    }

    func merging(_ other: Self, nils: MergedNils, _ rules: [MergeRule<Self>]) throws(ModelError) -> Self {
        let table = Self.propertyKeys.table
        do {
            var byRow: [Int: MergeRule<Self>] = [:]
            for rule in rules {
                guard let row = table.row(at: rule.place()) else { throw table.noRow(rule.keyPath) }
                byRow[row] = rule
            }
            return try applying(
                merged(other, table, nils) { row, mine, theirs in
                    guard let rule = byRow[row] else { return .replaced }
                    do { return .ruled(try rule.merge(mine, theirs)) } catch { throw table.located(error, row: row) }
                })
        } catch { throw .wrapping(error) }
    }

    /// The model with the values of a model of another type, for the properties of the same name and type, validated.
    public func merging<Other: ValueModel>(
        _ other: Other, nils: MergedNils = .skipped
    ) throws(ModelError) -> Self {
        do {
            return try applying(merged(other, Other.propertyKeys.table, nils) { _, _, _ in .replaced })
        } catch { throw .wrapping(error) }
    }

    private func merged<Other: ValueModel>(
        _ other: Other, _ otherTable: ModelTable, _ nils: MergedNils, _ rule: (Int, Slot, Slot) throws -> MergedRow
    ) throws -> Changes<Self> {
        let table = Self.propertyKeys.table
        return try InstanceAccess.with(self, table) { mine in
            try InstanceAccess.with(other, otherTable) { theirs in
                var changes = Changes<Self>()
                for (index, row) in table.rows.enumerated() {
                    guard let source = otherTable.row(like: row, at: index) else { continue }
                    switch try rule(index, mine[index], theirs[source]) {
                    case .ruled(let kept):
                        if let kept { changes.entries.put(.value(kept), row: index) }
                    case .replaced:
                        if nils == .skipped, otherTable.rows[source].isNil(theirs[source]) { continue }
                        changes.entries.put(.value(row.type.kept(theirs[source])), row: index)
                    }
                }
                return changes
            }
        }
    }
}

private enum MergedRow {
    case replaced
    case ruled(KeptValue?)
}

extension ModelTable {
    /// The row of the same name and type.
    fileprivate func row(like other: Row, at hint: Int) -> Int? {
        func isLike(_ row: Row) -> Bool { row.type == other.type && row.name.isSpelled(other.name) }
        if hint < rows.count, isLike(rows[hint]) { return hint }
        return rows.firstIndex(where: isLike)
    }
}
