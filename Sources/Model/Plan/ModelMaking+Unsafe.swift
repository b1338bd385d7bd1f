/// Makes a model: slots, filling, construction, the model's own validation.
@usableFromInline
enum ModelMaking {
    /// Makes a model whose slots the body fills. A fault in the body destroys what was filled, and nothing else.
    @inline(__always)
    static func make<Model: ValueModel>(
        _ type: Model.Type, table: TypedTable<Model>, arena: ScratchArena, _ fill: (Slots) throws -> Void
    ) throws -> Model {
        if table.isInPlace, let prototype = table.prototype {
            var model = prototype()
            // SAFETY: the prototype is ours alone; each row is a variable at its own offset (ModelTable.isInPlace).
            try unsafe withUnsafeMutablePointer(to: &model) { pointer in
                let memory = unsafe arena.push(Slots.size(table))
                defer { unsafe arena.pop(memory) }
                try fill(unsafe Slots(table, base: UnsafeMutableRawPointer(pointer), memory: memory))
            }
            try validated(model)
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
        try validated(model)
        return model
    }

    /// The same with memory of its own.
    static func make<Model: ValueModel>(
        _ type: Model.Type, table: TypedTable<Model>, _ fill: (Slots) throws -> Void
    ) throws -> Model {
        try unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { block in
            try make(type, table: table, arena: unsafe ScratchArena(block), fill)
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

    /// Changes the rows of a model that is ours alone, where they stand.
    @inlinable
    static func change<Model: ValueModel>(
        _ model: inout Model, _ table: ModelTable, by changes: ChangeList, validates: Bool
    ) throws(ModelError) {
        let fault = unsafe withUnsafeMutablePointer(to: &model) { pointer in
            // SAFETY: each row is a variable at its own offset (ModelTable.isInPlace).
            unsafe change(at: UnsafeMutableRawPointer(pointer), table, by: changes, validates: validates)
        }
        if let fault { throw fault }
    }

    @usableFromInline
    static func change(
        at place: UnsafeMutableRawPointer, _ table: ModelTable, by changes: ChangeList, validates: Bool
    ) -> ModelError? {
        do {
            try unsafe table.change(Slot(place), by: changes, validates: validates)
            return nil
        } catch { return .wrapping(error) }
    }

    /// Makes a model of the values of another, some of them changed.
    @usableFromInline
    static func remake<Model: ValueModel>(
        _ original: Model, _ table: TypedTable<Model>, by changes: ChangeList, validates: Bool
    ) throws(ModelError) -> Model {
        do { return try remade(original, table, changes, validates: validates) } catch { throw .wrapping(error) }
    }

    /// The values that do not change are handed over where they stand.
    private static func remade<Model: ValueModel>(
        _ original: Model, _ table: TypedTable<Model>, _ changes: ChangeList, validates: Bool
    ) throws -> Model {
        let headerSize = (Slots.size(table) + 15) & ~15
        let slotSize = (table.slotSize + 15) & ~15
        let size = headerSize + slotSize + (table.rowCount + 1) * MemoryLayout<Int>.stride
        return try unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { block in
            // SAFETY: the block is not empty, and lives as long as this call.
            let memory = block.baseAddress!
            let slots = unsafe Slots(table, base: memory + headerSize, memory: memory)
            let places = unsafe (memory + headerSize + slotSize).assumingMemoryBound(to: UnsafeMutableRawPointer.self)
            defer { slots.destroyAll() }
            return try InstanceAccess.with(original, table) { rows in
                try table.fill(slots, rows, changes, validates: validates)
                guard let makeCopying = table.makeCopying else { return table.set(slots, in: original) }
                for row in 0..<table.rowCount {
                    unsafe places[row] = unsafe slots.isFilled(row) ? slots[row].address : rows[row].address
                }
                // SAFETY: there is a value of the row's type at each place, and it outlives the call.
                return unsafe makeCopying(PlaceCursor(places))
            }
        }
    }

    /// Makes a model row by row, and checks it. Where the body gives no value the row takes its default, or nil.
    ///
    /// - Parameter fill: puts the value of a row into its slot; false where it has none.
    static func make<Model: ValueModel>(
        _ type: Model.Type, table: TypedTable<Model>,
        _ fill: (_ row: Int, _ slot: Slot, _ replacing: Bool) throws -> Bool
    ) throws -> Model {
        try make(type, table: table) { slots in
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
            for row in table.validated { try table.validate(row, slots[row]) }
        }
    }

    @inline(__always)
    private static func validated<Model: ValueModel>(_ model: Model) throws {
        do { try model.validate() } catch { throw ModelError.wrapping(error) }
    }
}
