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
        do { try fillFromObject(slots, plan, &filling) } catch {
            throw filling?.fault(endingWith: error) ?? error
        }
        if plan.isPlain, filling == nil, fillNils(slots, plan) { return }
        var completing = filling ?? ModelFilling(plan: plan.plan, slots: slots, reader: self)
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
            default: _ = slots.fillNil(row)
            }
            slots.markFilled(row)
            row = slots.nextMissing(from: row + 1)
        }
        return true
    }

    /// The hot loop: finds the row of each key, and reads the common kinds of value straight into its slot.
    private func fillFromObject(_ slots: Slots, _ plan: CompiledPlan, _ filling: inout ModelFilling?) throws {
        let keys = plan.reading
        var next = 0
        try open(UInt8(ascii: "{"), "an object")
        isFirst = false
        var byte = peek()
        if byte != UInt8(ascii: "}") {
            let openDepth = depth
            while true {
                guard byte == UInt8(ascii: "\"") else { throw syntax("a key in quotes", at: pos) }
                let index = try takeEntry(keys, next, plan)
                if index >= 0 {
                    next = index &+ 1
                    try fillEntry(keys[index], index, slots, plan, openDepth, &filling)
                } else {
                    try skipAny()
                }
                byte = peek()
                guard byte == UInt8(ascii: ",") else { break }
                pos = pos &+ 1
                byte = peek()
            }
            guard byte == UInt8(ascii: "}") else { throw syntax("',' or '}'", at: pos) }
        }
        pos = pos &+ 1
        leaveContainer()
    }

    /// Fills what the value of one key fills.
    @inline(__always)
    private func fillEntry(
        _ entry: CompiledPlan.EntryPlace, _ index: Int, _ slots: Slots, _ plan: CompiledPlan, _ openDepth: Int,
        _ filling: inout ModelFilling?
    ) throws {
        guard let kind = entry.kind else {
            if filling == nil { filling = ModelFilling(plan: plan.plan, slots: slots, reader: self) }
            skipBlanks()
            return try filling!.fillEntry(plan.plan.readingRoot.entries[index], path: [])
        }
        let valueStart = pos
        do {
            let row = entry.row
            try read(kind, entry, into: slots.slot(at: entry.offset), replacing: slots.isOccupied(row))
            slots.markFilled(row)
        } catch {
            depth = openDepth
            pos = valueStart
            skipBlanks()
            if filling == nil { filling = ModelFilling(plan: plan.plan, slots: slots, reader: self) }
            try filling!.noteFault(error, row: entry.row, entry: index, valueAt: pos)
        }
    }

    /// Reads a value of a kind into a slot.
    @inline(__always)
    private func read(_ kind: ValueKind, _ entry: CompiledPlan.EntryPlace, into slot: Slot, replacing: Bool) throws {
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

    /// The entry of the key whose quote comes, and passes its colon. -1 for a key that the plan does not know.
    @inline(__always)
    private func takeEntry(_ keys: CompiledPlan.Keys, _ next: Int, _ plan: CompiledPlan) throws -> Int {
        // PERF: keys tend to come in the order of last time; one compare, before the key is even scanned.
        if next < keys.count {
            let key = keys[next].key
            if bytes.matches(key, at: pos &+ 1) {
                pos = pos &+ key.count &+ 1
                try takeColon()
                return next
            }
        }
        return try findEntry(keys, next, plan)
    }

    @inline(never)
    private func findEntry(_ keys: CompiledPlan.Keys, _ next: Int, _ plan: CompiledPlan) throws -> Int {
        let scan = try scanText(from: pos &+ 1)
        try takeColon()
        if let index = keys.find(scan, in: bytes) { return index }
        guard scan.hasEscapes || scan.start == scan.end else { return -1 }
        return plan.plan.readingRoot.entry(of: try text(of: scan), hint: next) ?? -1
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
        try note(located, rows: [row], valueAt: start, depth: openDepth)
    }
}
