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
                let bits = unsafe arena.push(Slots.words(table) << 3)
                defer { unsafe arena.pop(bits) }
                try fill(
                    unsafe Slots(
                        table, base: UnsafeMutableRawPointer(pointer), bits: bits.assumingMemoryBound(to: UInt64.self)))
            }
            try validated(model)
            return model
        }
        let bitsSize = ((Slots.words(table) << 3) + 15) & ~15
        let bits = unsafe arena.push(bitsSize + table.slotSize)
        defer { unsafe arena.pop(bits) }
        let base = unsafe bits + bitsSize
        let slots = unsafe Slots(table, base: base, bits: bits.assumingMemoryBound(to: UInt64.self))
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
