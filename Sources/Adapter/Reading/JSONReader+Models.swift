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

    private func makeModel<Model: ValueModel>(_ type: Model.Type, _ plan: CompiledPlan) throws -> Model {
        let table = unsafe unsafeDowncast(plan.table, to: TypedTable<Model>.self)
        return try ModelMaking.make(type, table: table, arena: arena) { slots in try fill(slots, plan) }
    }

    /// Fills the slots of a model from the value that comes.
    private func fill(_ slots: Slots, _ plan: CompiledPlan) throws {
        guard options.usesFastLoop, plan.readsObject, !options.refusesDuplicateKeys else {
            var filling = ModelFilling(plan: plan.plan, slots: slots, reader: self)
            return try filling.fill()
        }
        var filling: ModelFilling?
        skipBlanks()
        let objectStart = pos
        try fillFromObject(slots, plan, &filling)
        if plan.isPlain, slots.isComplete, filling == nil { return }
        var completing = filling ?? ModelFilling(plan: plan.plan, slots: slots, reader: self)
        try completing.complete(start: objectStart)
    }

    /// The hot loop: finds the row of each key, and reads the common kinds of value straight into its slot.
    private func fillFromObject(_ slots: Slots, _ plan: CompiledPlan, _ filling: inout ModelFilling?) throws {
        let keys = plan.reading
        let isInPlace = slots.isInPlace
        var next = 0
        try open(UInt8(ascii: "{"), "an object")
        let openDepth = depth
        while try takePair() {
            skipBlanks()
            guard let index = try takeEntry(keys, next, plan) else {
                try skipAny()
                continue
            }
            next = index + 1
            skipBlanks()
            let entry = keys[index]
            guard let kind = entry.kind else {
                if filling == nil { filling = ModelFilling(plan: plan.plan, slots: slots, reader: self) }
                try filling!.fillEntry(plan.plan.readingRoot.entries[index], path: [])
                continue
            }
            let slot = slots.slot(at: entry.offset)
            let valueStart = pos
            do {
                try read(kind, entry, into: slot, replacing: isInPlace || slots.isFilled(entry.row))
                slots.markFilled(entry.row)
            } catch {
                depth = openDepth
                if filling == nil { filling = ModelFilling(plan: plan.plan, slots: slots, reader: self) }
                try filling!.noteFault(error, row: entry.row, entry: index, valueAt: valueStart)
            }
        }
    }

    /// Reads a value of a kind into a slot.
    @inline(__always)
    private func read(_ kind: ValueKind, _ entry: CompiledPlan.Entry, into slot: Slot, replacing: Bool) throws {
        switch kind {
        case .text: slot.put(try takeText(), replacing: replacing)
        case .int: slot.put(try takeInt64(), replacing: replacing)
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

    /// The entry of the key that comes, and passes its colon. Nil for a key that the plan does not know.
    @inline(__always)
    private func takeEntry(_ keys: CompiledPlan.Keys, _ next: Int, _ plan: CompiledPlan) throws -> Int? {
        guard bytes.byte(at: pos) == UInt8(ascii: "\"") else { throw syntax("a key in quotes", at: pos) }
        // PERF: keys tend to come in the order of last time; one compare, before the key is even scanned.
        if next < keys.count, bytes.matches(keys[next].key, at: pos + 1) {
            pos += keys[next].key.count + 1
            try takeColon()
            return next
        }
        let scan = try scanText(from: pos + 1)
        try takeColon()
        if let index = keys.find(scan, in: bytes) { return index }
        guard scan.hasEscapes || scan.start == scan.end else { return nil }
        return plan.plan.readingRoot.entry(of: try text(of: scan), hint: next)
    }
}

extension ModelFilling {
    /// Takes note of a fault of a row's value.
    @inline(never)
    mutating func noteFault(_ error: any Error, row: Int, entry: Int, valueAt start: Int) throws {
        let table = plan.table
        let located = ModelError.wrapping(error, offset: start)
            .of(property: "\(table.name).\(table.rows[row].name)", secret: table.rows[row].isSecret)
            .inside(plan.readingRoot.entries[entry].component)
        try note(located, valueAt: start, depth: openDepth)
    }
}
