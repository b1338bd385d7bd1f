/// Makes a model: slots, filling, construction, the model's own validation.
enum ModelMaking {
    /// Makes a model whose slots the body fills. A fault in the body destroys what was filled, and nothing else.
    @inline(__always)
    static func make<Model: ValueModel>(
        _ type: Model.Type, table: TypedTable<Model>, arena: ScratchArena, validates: Bool = true,
        _ fill: (Slots) throws -> Void
    ) throws -> Model {
        if table.isInPlace, let prototype = table.prototype {
            var model = prototype()
            // SAFETY: the prototype is ours alone; each row is a variable at its own offset (ModelTable.isInPlace).
            try unsafe withUnsafeMutablePointer(to: &model) { pointer in
                let memory = unsafe arena.push(Slots.size(table))
                defer { unsafe arena.pop(memory) }
                try fill(unsafe Slots(table, base: UnsafeMutableRawPointer(pointer), memory: memory))
            }
            if validates { try validated(model) }
            return model
        }
        let headerSize = (Slots.size(table) + 15) & ~15
        let memory = unsafe arena.push(headerSize + table.slotSize)
        defer { unsafe arena.pop(memory) }
        let base = unsafe memory + headerSize
        let slots = unsafe Slots(table, base: base, memory: memory)
        do { try fill(slots) } catch {
            slots.destroyAll()
            throw error
        }
        // SAFETY: every row is filled (ModelFilling.complete), and the cursor follows the layout of the slots.
        let model = table.make(unsafe SlotCursor(base))
        if validates { try validated(model) }
        return model
    }

    /// The same with memory of its own.
    static func make<Model: ValueModel>(
        _ type: Model.Type, table: TypedTable<Model>, validates: Bool = true, _ fill: (Slots) throws -> Void
    ) throws -> Model {
        try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { block in
            try make(type, table: table, arena: unsafe ScratchArena(block), validates: validates, fill)
        }
    }

    /// Runs the body with the slots of a model that is not made: they are destroyed afterwards.
    static func withSlots<Model: ValueModel, Result>(
        of table: TypedTable<Model>, _ body: (Slots) throws -> Result
    ) throws -> Result {
        let headerSize = (Slots.size(table) + 15) & ~15
        return try unsafe withUnsafeTemporaryAllocation(byteCount: headerSize + table.slotSize + 1, alignment: 16) {
            // SAFETY: the block is not empty, and lives as long as this call.
            let memory = $0.baseAddress!
            if table.isInPlace, let prototype = table.prototype {
                var model = prototype()
                // SAFETY: the prototype is ours alone; each row is a variable at its own offset.
                return try unsafe withUnsafeMutablePointer(to: &model) { pointer in
                    try body(unsafe Slots(table, base: UnsafeMutableRawPointer(pointer), memory: memory))
                }
            }
            let slots = unsafe Slots(table, base: memory + headerSize, memory: memory)
            defer { slots.destroyAll() }
            return try body(slots)
        }
    }

    /// A copy of a model whose rows the body changes where they stand, checked.
    static func copy<Model: ValueModel>(
        of original: consuming Model, _ table: TypedTable<Model>, validates: Bool,
        _ change: (InstanceAccess) throws -> Void
    ) throws -> Model {
        var model = original
        // SAFETY: the copy is ours alone; each row is a variable at its own offset (ModelTable.isInPlace).
        try unsafe withUnsafeMutablePointer(to: &model) { pointer in
            let rows = InstanceAccess(unsafe Slot(UnsafeMutableRawPointer(pointer)), table)
            try change(rows)
            if validates { for row in table.validated { try table.validate(row, rows[row]) } }
        }
        if validates { try validated(model) }
        return model
    }

    /// Makes a model row by row, and checks it. Where the body gives no value the row takes its default, or nil.
    ///
    /// - Parameters:
    ///   - original: what keeps the values of properties that are no rows, where a prototype would give them.
    ///   - fill: puts the value of a row into its slot; false where it has none.
    static func make<Model: ValueModel>(
        _ type: Model.Type, table: TypedTable<Model>, over original: Model? = nil, validates: Bool = true,
        _ fill: (_ row: Int, _ slot: Slot, _ replacing: Bool) throws -> Bool
    ) throws -> Model {
        func fillAll(_ slots: Slots) throws {
            for row in 0..<table.rowCount {
                let (slot, replacing) = (slots[row], slots.isOccupied(row))
                do {
                    guard try fill(row, slot, replacing) || table.rows[row].fillMissing(slot, replacing: replacing)
                    else {
                        throw ModelError(.missingKey, found: table.rows[row].name.quoted(limit: 60))
                    }
                } catch { throw table.located(error, row: row) }
                slots.markFilled(row)
            }
            if validates { for row in table.validated { try table.validate(row, slots[row]) } }
        }
        guard let original, let set = table.set, !table.isInPlace else {
            return try make(type, table: table, validates: validates, fillAll)
        }
        let model = try make(over: original, table, set, fillAll)
        if validates { try validated(model) }
        return model
    }

    /// Sets every row of a copy through the rows' key paths, which need not have places.
    private static func make<Model: ValueModel>(
        over original: Model, _ table: TypedTable<Model>, _ set: (inout SlotCursor, inout Model) -> Void,
        _ fill: (Slots) throws -> Void
    ) throws -> Model {
        let headerSize = (Slots.size(table) + 15) & ~15
        return try unsafe withUnsafeTemporaryAllocation(byteCount: headerSize + table.slotSize + 1, alignment: 16) {
            // SAFETY: the block is not empty, and lives as long as this call.
            let base = unsafe $0.baseAddress! + headerSize
            let slots = unsafe Slots(table, base: base, memory: $0.baseAddress!)
            do { try fill(slots) } catch {
                slots.destroyAll()
                throw error
            }
            var model = original
            var cursor = unsafe SlotCursor(base)
            set(&cursor, &model)
            return model
        }
    }

    @inline(__always)
    private static func validated<Model: ValueModel>(_ model: Model) throws {
        do { try model.validate() } catch { throw ModelError.wrapping(error) }
    }
}
