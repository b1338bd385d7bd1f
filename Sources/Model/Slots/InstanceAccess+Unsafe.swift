/// Reads the rows of an instance where they stand.
///
/// The place of a row is `MemoryLayout.offset(of:)` of its key path and nothing else. Where one row of a table has no
/// such place (an observed property), all rows are first copied through their key paths into slots, and read there.
@safe struct InstanceAccess {
    let base: UnsafeMutableRawPointer
    let table: ModelTable

    /// The place of a row's value.
    @inline(__always)
    subscript(row: Int) -> Slot { unsafe Slot(base + table.instanceOffsets[row]) }

    @inline(__always)
    func slot(at offset: Int) -> Slot { unsafe Slot(base + offset) }

    /// The rows of the model in a slot, whose table gives every row a place.
    init(_ model: Slot, _ table: ModelTable) {
        unsafe base = unsafe model.address
        self.table = table
    }

    private init(base: UnsafeMutableRawPointer, table: ModelTable) {
        unsafe self.base = unsafe base
        self.table = table
    }

    /// Runs the body with the place of an instance.
    @inline(__always)
    static func withBase<Model: ValueModel, Result>(
        of model: borrowing Model, _ body: (Slot) throws -> Result
    ) rethrows -> Result {
        try unsafe withUnsafePointer(to: model) { pointer in
            // SAFETY: the instance is borrowed for the body, which only reads.
            try body(unsafe Slot(UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pointer))))
        }
    }

    /// Whether two instances are equal.
    @inline(__always)
    static func areEqual<Model: ValueModel>(_ first: Model, _ second: Model, _ table: ModelTable) -> Bool {
        if table.hasOffsets {
            return unsafe withUnsafePointer(to: first) { first in
                // SAFETY: both are borrowed for the call, which only reads.
                unsafe withUnsafePointer(to: second) { unsafe table.areEqual(Slot(reading: first), Slot(reading: $0)) }
            }
        }
        return with(first, table) { first in
            with(second, table) { second in unsafe table.areEqual(Slot(first.base), Slot(second.base)) }
        }
    }

    /// Feeds an instance to a hasher.
    @inline(__always)
    static func hash<Model: ValueModel>(_ model: Model, _ table: ModelTable, into hasher: inout Hasher) {
        if table.hasOffsets {
            // SAFETY: the instance is borrowed for the call, which only reads.
            unsafe withUnsafePointer(to: model) { unsafe table.hash(Slot(reading: $0), into: &hasher) }
        } else {
            with(model, table) { unsafe table.hash(Slot($0.base), into: &hasher) }
        }
    }

    /// Runs the body with the rows of an instance.
    @inline(__always)
    static func with<Model: ValueModel, Result>(
        _ model: borrowing Model, _ table: ModelTable, _ body: (InstanceAccess) throws -> Result
    ) rethrows -> Result {
        if table.hasOffsets {
            return try unsafe withUnsafePointer(to: model) { pointer in
                // SAFETY: the instance is borrowed for the body, which only reads.
                let base = unsafe UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pointer))
                return try body(unsafe InstanceAccess(base: base, table: table))
            }
        }
        return try withCopies(copy model, table, body)
    }

    /// Runs the body with the values of changed rows in the places they have in an instance. The other rows are empty.
    static func with<Model: ValueModel, Result>(
        _ changes: ChangeList, of type: Model.Type, _ table: ModelTable, _ body: (InstanceAccess) throws -> Result
    ) rethrows -> Result {
        let size = max(1, table.copySize, MemoryLayout<Model>.size)
        let base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        defer { unsafe base.deallocate() }
        let access = unsafe InstanceAccess(base: base, table: table)
        var filled: [Int] = []
        defer { for row in filled { table.rows[row].destroy(access[row]) } }
        for change in changes {
            guard case .value(let kept) = change.change else { continue }
            // SAFETY: the places of rows do not overlap, and each row has one change at most.
            kept.put(into: access[change.row], replacing: false)
            filled.append(change.row)
        }
        return try body(access)
    }

    @inline(never)
    private static func withCopies<Model: ValueModel, Result>(
        _ model: Model, _ table: ModelTable, _ body: (InstanceAccess) throws -> Result
    ) rethrows -> Result {
        let base = UnsafeMutableRawPointer.allocate(byteCount: max(1, table.copySize), alignment: 16)
        defer { unsafe base.deallocate() }
        let access = unsafe InstanceAccess(base: base, table: table)
        for (index, row) in table.rows.enumerated() { row.type.copy(row.keyPath(), of: model, into: access[index]) }
        defer { for (index, row) in table.rows.enumerated() { row.destroy(access[index]) } }
        return try body(access)
    }
}
