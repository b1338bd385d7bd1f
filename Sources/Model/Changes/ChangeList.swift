/// The changed rows of a model, in declared order.
///
/// PERF: a single row stands in the list itself. Most copies change one, and an array for it would cost a sixth of the
/// time of a copy (`derived`).
@usableFromInline
struct ChangeList: RandomAccessCollection, MutableCollection, Sendable {
    /// The row, where there is one.
    private var only: ChangedRow?
    /// All rows, where there are several.
    private var several: [ChangedRow] = []
    /// The first mistake in making the changes: a key path that is no row. Thrown when they are applied or written.
    var fault: ModelError?

    @usableFromInline
    init() {}

    @usableFromInline var startIndex: Int { 0 }
    @usableFromInline var endIndex: Int { only == nil ? several.count : 1 }

    @usableFromInline
    subscript(index: Int) -> ChangedRow {
        get { only ?? several[index] }
        set { if only == nil { several[index] = newValue } else { only = newValue } }
    }

    mutating func insert(_ row: ChangedRow, at index: Int) {
        if isEmpty {
            only = row
        } else {
            several = Array(self)
            only = nil
            several.insert(row, at: index)
        }
    }

    mutating func append(_ row: ChangedRow) { insert(row, at: count) }

    mutating func remove(at index: Int) {
        if only == nil { several.remove(at: index) } else { only = nil }
    }

    /// The position of a row's change, or nil.
    func index(of row: Int) -> Int? {
        if let only { return only.row == row ? 0 : nil }
        return several.firstIndex { $0.row == row }
    }

    /// Keeps the first mistake.
    mutating func note(_ error: ModelError) { if fault == nil { fault = error } }

    /// Puts a change into its place, instead of an earlier one of the row.
    mutating func put(_ change: ChangedRow.Change, row: Int, previous: KeptValue? = nil) {
        let index = firstIndex { $0.row >= row } ?? count
        if index < count, self[index].row == row {
            self[index].change = change
            if let previous { self[index].previous = previous }
        } else {
            insert(ChangedRow(row: row, change: change, previous: previous), at: index)
        }
    }
}

extension ChangeList {
    /// Sets the value of what a key path leads to, or notes that it is no row.
    @usableFromInline
    mutating func set(_ value: KeptValue, at place: RowPlace, of table: ModelTable) {
        if let row = table.row(at: place) {
            if isEmpty { only = ChangedRow(row: row, change: .value(value)) } else { put(.value(value), row: row) }
        } else if !setNested(value, at: place, of: table) {
            note(table.noRow(place.keyPath))
        }
    }

    /// Sets the value of a row of a nested model. False where the place is no such row.
    private mutating func setNested(_ value: KeptValue, at place: RowPlace, of table: ModelTable) -> Bool {
        guard let offset = place.offset, let (row, start) = table.modelRow(around: offset),
            let inner = place.advanced(by: start), let nested = nestedChanges(row, of: table),
            let changed = nested.set(value, at: inner)
        else { return false }
        put(nested: changed, row: row, of: table)
        return true
    }

    /// The value set for what a key path leads to. Nil where it does not change.
    func value(at place: RowPlace, of table: ModelTable) -> KeptValue? {
        if let row = table.row(at: place) {
            guard let index = index(of: row), case .value(let kept) = self[index].change else { return nil }
            return kept
        }
        guard let offset = place.offset, let (row, start) = table.modelRow(around: offset), let index = index(of: row),
            let inner = place.advanced(by: start)
        else { return nil }
        return switch self[index].change {
        case .nested(let nested): nested.value(at: inner)
        case .value(let replaced): (replaced.any as? any ValueModel)?.kept(at: inner)
        }
    }

    /// Takes back what was set for what a key path leads to; a part of a model that has been replaced stays. False where
    /// it is no row.
    mutating func remove(at place: RowPlace, of table: ModelTable) -> Bool {
        if let row = table.row(at: place) {
            if let index = index(of: row) { remove(at: index) }
            return true
        }
        guard let offset = place.offset, let (row, start) = table.modelRow(around: offset),
            let inner = place.advanced(by: start), let left = nestedChanges(row, of: table)?.removing(inner)
        else { return false }
        guard let index = index(of: row), case .nested = self[index].change else { return true }
        if left.isEmpty { remove(at: index) } else { self[index].change = .nested(left) }
        return true
    }

    /// The changes inside the model of a row, none yet where none have been made. Nil where the row holds no model.
    func nestedChanges(_ row: Int, of table: ModelTable) -> (any KeptChanges)? {
        if let index = index(of: row), case .nested(let nested) = self[index].change { return nested }
        let type = table.rows[row].type
        if let model = type as? any ValueModel.Type { return model.noChanges(isOptional: false) }
        return (type as? any OptionalModel.Type)?.noChanges()
    }

    /// Changes the nested model of a row; one that has been replaced is changed at once.
    mutating func put(nested: any KeptChanges, row: Int, of table: ModelTable) {
        if let fault = nested.fault { note(fault) }
        guard let index = index(of: row), case .value(let replaced) = self[index].change else {
            return put(.nested(nested), row: row)
        }
        do { self[index].change = .value(try nested.applied(to: replaced)) } catch {
            note(table.located(error, row: row))
        }
    }
}

/// One changed row.
@usableFromInline
struct ChangedRow: Sendable {
    enum Change: Sendable {
        /// The row gets the value.
        case value(KeptValue)
        /// The nested model that is the row's value is changed.
        indirect case nested(any KeptChanges)
    }

    let row: Int
    var change: Change
    /// The value before, where it is known: for text, and for what a patch must take away.
    var previous: KeptValue?

    /// Whether it is the change of a nested model that changes nothing.
    var isEmpty: Bool {
        if case .nested(let nested) = change { nested.isEmpty } else { false }
    }
}
