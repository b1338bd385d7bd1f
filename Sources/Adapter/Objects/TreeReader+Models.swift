// The fast form of the loop that fills a model. `ModelFilling` defines what it means; the same tests run both.
extension TreeReader {
    /// Reads a model by its plan.
    func takeModel<Model: ValueModel>(_ type: Model.Type) throws -> Model {
        let plan: CompiledPlan
        if let expected, expected.type == ObjectIdentifier(type) {
            plan = expected
        } else {
            plan = try adapter.plans.plan(of: type)
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
        let root = next
        try forgettingMarks {
            switch root {
            case .map(let map) where !keepsOrder && plan.plan.keys.areSimple && map.count <= plan.reading.count * 2:
                try complete(slots, plan, root) { _ in try fillUnordered(slots, plan, from: map) }
            case .object(let object) where hasOrder && adapter.reading.usesFastLoop && plan.readsObject:
                try complete(slots, plan, root) { filling in try fill(slots, plan, from: object, &filling) }
            case .map, .list,
                .object where !hasOrder:
                var filling = RowFilling(plan, slots, self, root: root)
                try filling.fill()
            case .node(let node) where node.isDictionary:
                var filling = RowFilling(plan, slots, self, root: root)
                try filling.fill()
            default: try ModelFilling(plan: plan.plan, slots: slots, reader: self).fill()
            }
        }
    }

    /// Runs a loop, then fills what was missing.
    private func complete(
        _ slots: Slots, _ plan: CompiledPlan, _ root: TreeValue, _ loop: (inout ModelFilling?) throws -> Void
    ) throws {
        var filling: ModelFilling?
        do { try loop(&filling) } catch { throw filling?.fault(endingWith: error) ?? error }
        if filling == nil, plan.isPlain, fillNils(slots, plan) { return }
        next = root
        let completing = filling ?? ModelFilling(plan: plan.plan, slots: slots, reader: self)
        try completing.complete(start: position)
    }

    /// Fills the rows that were missing and are nil then. False where a row needs more than that.
    func fillNils(_ slots: Slots, _ plan: CompiledPlan) -> Bool {
        var row = slots.nextMissing(from: 0)
        while row < slots.count {
            guard plan.nilKind(row) != nil, slots.fillMissing(row) else { return false }
            slots.markFilled(row)
            row = slots.nextMissing(from: row + 1)
        }
        return true
    }

    // MARK: Dictionaries

    /// The hot loop over a dictionary in the order that it happens to have. A fault ends it; then all is read again in
    /// order, for which fault is the first must not depend on chance (R15).
    ///
    /// PERF: looking each key up costs a hash of its own, 40 ns; a key that is met is found by three of its bytes. 20 % of
    /// the time of a GitHub user (dictionaries).
    private func fillUnordered(_ slots: Slots, _ plan: CompiledPlan, from map: [String: Any]) throws {
        let keys = plan.reading
        hasLeftOrder = true
        try enterContainer()
        for (key, value) in map {
            guard let index = keys.find(key), let kind = keys[index].kind else { continue }
            let entry = keys[index]
            try read(value, kind, entry, slots.slot(at: entry.offset), replacing: slots.isOccupied(entry.row))
            slots.markFilled(entry.row)
        }
        leaveContainer()
    }

    /// Reads a value of a kind into a slot: the very types of Swift at once, others by way of a tree's value.
    @inline(__always)
    func read(
        _ value: Any, _ kind: ValueKind, _ entry: CompiledPlan.EntryPlace, _ slot: Slot, replacing: Bool
    ) throws {
        switch kind {
        case .text:
            if let text = exactText(value) { return slot.putText(text, replacing: replacing) }
        case .int:
            if let number = exactInt(value) { return slot.putInt64(number) }
        case .optionalText:
            if let text = exactText(value) { return slot.put(Optional(text), replacing: replacing) }
            if isExactNull(value) { return slot.put(String?.none, replacing: replacing) }
        case .bool:
            if let isTrue = exactBool(value) { return slot.put(isTrue, replacing: replacing) }
        case .double:
            if let number = exactDouble(value) { return slot.put(number, replacing: replacing) }
        case .ints:
            if let numbers = exactList(value, of: Int.self) { return slot.put(numbers, replacing: replacing) }
        case .texts:
            if let texts = exactList(value, of: String.self) { return slot.put(texts, replacing: replacing) }
        default: break
        }
        next = tree(value)
        try readNext(kind, entry, slot, replacing: replacing)
    }

    /// Reads the value that comes into a slot.
    private func readNext(
        _ kind: ValueKind, _ entry: CompiledPlan.EntryPlace, _ slot: Slot, replacing: Bool
    ) throws {
        switch kind {
        case .text: slot.putText(try takeText("text"), replacing: replacing)
        case .int: slot.putInt64(try takeInt64())
        case .bool: slot.put(try takeBool(), replacing: replacing)
        case .double: slot.put(try takeDouble(), replacing: replacing)
        case .optionalText: slot.put(next.isNull ? nil : try takeText("text"), replacing: replacing)
        case .optionalInt: slot.put(next.isNull ? nil : try takeInt64(), replacing: replacing)
        case .optionalBool: slot.put(next.isNull ? nil : try takeBool(), replacing: replacing)
        case .optionalDouble: slot.put(next.isNull ? nil : try takeDouble(), replacing: replacing)
        default:
            expected = entry.child
            let openDepth = depth
            try entry.type.read(from: self, into: slot, replacing: replacing)
            if depth != openDepth { throw unfinished() }
        }
    }

    // MARK: JSON values

    /// The hot loop over an object, in its order.
    private func fill(
        _ slots: Slots, _ plan: CompiledPlan, from object: JSONObject, _ filling: inout ModelFilling?
    ) throws {
        let keys = plan.reading
        try enterContainer()
        let openDepth = depth
        let openFrames = frames.count
        let (texts, known) = (object.keys, plan.plan.keys)
        var expectedIndex = 0
        for position in object.indices {
            let key = texts[position]
            guard let index = known.entry(of: key, hint: expectedIndex, in: plan.plan) else {
                if limitsScalars { try checkLength(of: key) }
                try skip(TreeValue(object.values[position]))
                continue
            }
            expectedIndex = index + 1
            let entry = keys[index]
            let value = TreeValue(object.values[position])
            next = value
            do {
                if let kind = entry.kind {
                    let slot = slots.slot(at: entry.offset)
                    try readNext(kind, entry, slot, replacing: slots.isOccupied(entry.row))
                    slots.markFilled(entry.row)
                } else {
                    try filled(&filling, slots, plan).fillEntry(index)
                }
            } catch {
                leaveFrames(to: openFrames)
                depth = openDepth
                try noteFault(error, index, value, slots, plan, &filling)
            }
        }
        leaveContainer()
    }

    // MARK: Faults

    private func filled(_ filling: inout ModelFilling?, _ slots: Slots, _ plan: CompiledPlan) -> ModelFilling {
        if let filling { return filling }
        let made = ModelFilling(plan: plan.plan, slots: slots, reader: self)
        filling = made
        return made
    }

    /// Takes note of a fault of a row's value; those of other entries have been noted where they arose.
    private func noteFault(
        _ error: any Error, _ index: Int, _ value: TreeValue, _ slots: Slots, _ plan: CompiledPlan,
        _ filling: inout ModelFilling?
    ) throws {
        next = value
        guard plan.reading[index].kind != nil else { throw error }
        try filled(&filling, slots, plan)
            .noteFault(error, row: plan.reading[index].row, entry: index, valueAt: position)
    }
}
