/// Makes a model: slots, filling, construction, the model's own validation.
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

    @inline(__always)
    private static func validated<Model: ValueModel>(_ model: Model) throws {
        do { try model.validate() } catch { throw ModelError.wrapping(error) }
    }
}
