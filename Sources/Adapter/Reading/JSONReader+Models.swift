// The fast form of the loop that fills a model. `ModelFilling` defines what it means; the same tests run both.
extension JSONReader {
    /// Reads a model by its plan.
    @inline(__always)
    func takeModel<Model: ValueModel>(_ type: Model.Type) throws -> Model {
        let plan: CompiledPlan
        if let expected, expected.type == ObjectIdentifier(type) {
            plan = expected
        } else {
            plan = try plans.plan(of: type)
        }
        if needsFreshStack { return try DeepStack.onFreshStack { try self.makeModel(type, plan) } }
        return try makeModel(type, plan)
    }

    @inline(__always)
    private func makeModel<Model: ValueModel>(_ type: Model.Type, _ plan: CompiledPlan) throws -> Model {
        plan.isWatched ? try makeWatched(type, plan) : try makePlain(type, plan)
    }

    /// Makes a model that is nothing but its rows.
    func makePlain<Model: ValueModel>(_ type: Model.Type, _ plan: CompiledPlan) throws -> Model {
        try ModelMaking.make(type, table: plan.table(of: type), arena: arena) { slots in try fill(slots, plan) }
    }

    /// Fills the slots of a model from the value that comes.
    func fill(_ slots: Slots, _ plan: CompiledPlan) throws {
        guard options.usesFastLoop, plan.readsObject, !options.refusesDuplicateKeys else {
            let filling = ModelFilling(plan: plan.plan, slots: slots, reader: self)
            return try filling.fill()
        }
        var filling: ModelFilling?
        skipBlanks()
        let objectStart = pos
        do { try fillFromObject(slots, plan, &filling) } catch {
            throw filling?.fault(endingWith: error) ?? error
        }
        if plan.isPlain, filling == nil, fillNils(slots, plan) { return }
        let completing = filling ?? ModelFilling(plan: plan.plan, slots: slots, reader: self)
        try completing.complete(start: objectStart)
    }

    /// Fills the rows that were missing and are nil then. False where a row needs more than that.
    @inline(__always)
    private func fillNils(_ slots: Slots, _ plan: CompiledPlan) -> Bool {
        var row = slots.nextMissing(from: 0)
        while row < slots.count {
            guard let kind = plan.nilKind(row) else { return false }
            let (slot, replacing) = (slots[row], slots.isInPlace)
            switch kind {
            case .optionalText: slot.put(String?.none, replacing: replacing)
            case .optionalInt: slot.put(Int64?.none, replacing: replacing)
            case .optionalBool: slot.put(Bool?.none, replacing: replacing)
            case .optionalDouble: slot.put(Double?.none, replacing: replacing)
            default: _ = slots.fillMissing(row)
            }
            slots.markFilled(row)
            row = slots.nextMissing(from: row + 1)
        }
        return true
    }

    /// The hot loop: finds the row of each key, and reads the common kinds of value straight into its slot.
    ///
    /// PERF: few calls, few arguments and few variables, since each costs an unoptimised build some 20 instructions.
    private func fillFromObject(_ slots: Slots, _ plan: CompiledPlan, _ filling: inout ModelFilling?) throws {
        let keys = plan.reading
        let state = self.state
        var next = 0
        var index = 0
        try open(UInt8(ascii: "{"), "an object")
        state.isFirst = false
        let openDepth = depth
        // Bytes as numbers: "}" 7D, quote 22, "," 2C. `UInt8(ascii:)` is a call in unoptimised builds.
        var byte = state.peek()
        if byte == 0x7D { return try closeObject(byte) }
        while true {
            guard byte == 0x22 else { throw syntax("a key in quotes", at: pos) }
            // PERF: keys tend to come in the order of last time; one compare, before the key is even scanned.
            if next < keys.count, keys[next].matches(bytes, at: state.pos &+ 1) {
                state.pos = state.pos &+ keys[next].keyCount &+ 1
                try takeColon()
                index = next
            } else {
                index = try findEntry(plan, hint: next)
            }
            if index >= 0 {
                next = index &+ 1
                let valueStart = state.pos
                do {
                    let entry = keys[index]
                    if let kind = entry.kind {
                        try read(kind, entry, slots.slot(at: entry.offset), replacing: slots.isOccupied(entry.row))
                        slots.markFilled(entry.row)
                    } else {
                        try fillEntry(index, slots, plan, &filling)
                    }
                } catch {
                    depth = openDepth
                    try noteFault(error, index, valueStart, slots, plan, &filling)
                }
            } else {
                try skipAny()
            }
            byte = state.peek()
            guard byte == 0x2C else { return try closeObject(byte) }
            state.pos = state.pos &+ 1
            byte = state.peek()
        }
    }

    /// Passes the brace that closes an object.
    @inline(__always)
    private func closeObject(_ byte: UInt8) throws {
        guard byte == UInt8(ascii: "}") else { throw syntax("',' or '}'", at: pos) }
        pos = pos &+ 1
        leaveContainer()
    }

    /// Fills whatever a key leads to that is not simply the value of one row.
    @inline(never)
    private func fillEntry(
        _ index: Int, _ slots: Slots, _ plan: CompiledPlan, _ filling: inout ModelFilling?
    ) throws {
        if filling == nil { filling = ModelFilling(plan: plan.plan, slots: slots, reader: self) }
        skipBlanks()
        try filling!.fillEntry(index)
    }

    /// Takes note of a fault of a row's value; faults of other entries have been noted where they arose.
    @inline(never)
    private func noteFault(
        _ error: any Error, _ index: Int, _ valueStart: Int, _ slots: Slots, _ plan: CompiledPlan,
        _ filling: inout ModelFilling?
    ) throws {
        guard plan.reading[index].kind != nil else { throw error }
        pos = valueStart
        skipBlanks()
        if filling == nil { filling = ModelFilling(plan: plan.plan, slots: slots, reader: self) }
        try filling!.noteFault(error, row: plan.reading[index].row, entry: index, valueAt: pos)
    }

    /// Reads a value of a kind into a slot.
    @inline(__always)
    private func read(_ kind: ValueKind, _ entry: CompiledPlan.EntryPlace, _ slot: Slot, replacing: Bool) throws {
        switch kind {
        case .text: slot.putText(try takeText(), replacing: replacing)
        case .int: slot.putInt64(try takeInt64())
        case .optionalText: slot.put(takeNull() ? nil : try takeText(), replacing: replacing)
        case .bool: slot.put(try takeBool(), replacing: replacing)
        case .optionalInt: slot.put(takeNull() ? nil : try takeInt64(), replacing: replacing)
        case .double: slot.put(try takeDouble(), replacing: replacing)
        case .optionalBool: slot.put(takeNull() ? nil : try takeBool(), replacing: replacing)
        case .optionalDouble: slot.put(takeNull() ? nil : try takeDouble(), replacing: replacing)
        case .ints where !collectsErrors: slot.put(try takeInts(), replacing: replacing)
        case .doubles where !collectsErrors: slot.put(try takeDoubles(), replacing: replacing)
        case .texts where !collectsErrors: slot.put(try takeTexts(), replacing: replacing)
        default:
            expected = entry.child
            try entry.type.read(from: self, into: slot, replacing: replacing)
        }
    }

    /// The entry of the key whose quote comes, and passes its colon. -1 for a key that the plan does not know.
    @inline(never)
    private func findEntry(_ plan: CompiledPlan, hint: Int) throws -> Int {
        let scan = try scanText(from: pos &+ 1)
        try takeColon()
        if let index = plan.reading.find(scan, in: bytes) { return index }
        guard scan.hasEscapes || scan.start == scan.end else { return -1 }
        return plan.plan.trees.reading.entry(of: try text(of: scan), hint: hint) ?? -1
    }
}

extension ModelFilling {
    /// Fills what the value of one key of the object fills.
    func fillEntry(_ index: Int) throws { try fillEntry(trees.reading.entries[index], path: []) }

    /// Takes note of a fault of a row's value.
    @inline(never)
    func noteFault(_ error: any Error, row: Int, entry: Int, valueAt start: Int) throws {
        let type = plan.table.rows[row].type
        let error = type == Int.self || type == Int?.self ? ModelError.naming(Int.self, in: error) : error
        let located = named(ModelError.wrapping(error, offset: start), row: row)
            .inside(trees.reading.entries[entry].component)
        try note(located, rows: [row], valueAt: start, depth: openDepth)
    }
}
