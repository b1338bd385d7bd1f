// The fast form of the loop that writes a model. `ModelWriting` defines what it means; the same tests run both.
extension TreeWriter {
    /// Writes a model by its plan.
    func putModel<Model: ValueModel>(_ model: Model) throws {
        let plan: CompiledPlan
        if let expected, expected.type == ObjectIdentifier(Model.self) {
            plan = expected
        } else {
            plan = try plans.plan(of: Model.self)
        }
        if needsFreshStack { return try DeepStack.onFreshStack { try self.put(model, plan) } }
        try put(model, plan)
    }

    private func put<Model: ValueModel>(_ model: Model, _ plan: CompiledPlan) throws {
        if plan.hasOffsets, options.usesFastLoop, plan.plan.writesDictionary {
            return try put(try InstanceAccess.withBase(of: model) { base in try dictionary(base, plan) })
        }
        try InstanceAccess.with(model, plan.table) { rows in
            try ModelWriting(plan: plan.plan, rows: rows, writer: self).write()
        }
    }

    /// The hot loop: puts the common kinds of value where they belong.
    private func dictionary(_ model: Slot, _ plan: CompiledPlan) throws -> [String: Any] {
        let entries = plan.writing
        let keys = plan.plan.writtenKeys
        var map = [String: Any](minimumCapacity: entries.count)
        try enterContainer()
        for index in 0..<entries.count {
            let entry = entries[index]
            let slot = model.advanced(by: entry.offset)
            let key = keys[index]
            do {
                switch entry.kind {
                case .text: map[key] = slot.value(as: String.self)
                case .int: map[key] = Self.integer(slot.value(as: Int64.self))
                case .bool: map[key] = slot.value(as: Bool.self)
                case .double: map[key] = try double(slot.value(as: Double.self))
                case .optionalText:
                    if let text = slot.value(as: String?.self) { map[key] = text } else { try putNil(entry, key, &map) }
                case .optionalInt:
                    if let value = slot.value(as: Int64?.self) {
                        map[key] = Self.integer(value)
                    } else {
                        try putNil(entry, key, &map)
                    }
                case .optionalBool:
                    if let value = slot.value(as: Bool?.self) { map[key] = value } else { try putNil(entry, key, &map) }
                default: try putOther(entry, index, key, model, slot, plan, &map)
                }
            } catch {
                throw plan.fault(error, ofWriting: index)
            }
        }
        leaveContainer()
        return map
    }

    private func putNil(_ entry: CompiledPlan.EntryPlace, _ key: String, _ map: inout [String: Any]) throws {
        if entry.writesNil { map[key] = try value { try writeNil() } }
    }

    /// Puts whatever is not a plain value of a common kind.
    private func putOther(
        _ entry: CompiledPlan.EntryPlace, _ index: Int, _ key: String, _ model: Slot, _ slot: Slot,
        _ plan: CompiledPlan, _ map: inout [String: Any]
    ) throws {
        if entry.kind != nil {
            if entry.isOptional, entry.type.isNil(slot) { return try putNil(entry, key, &map) }
            expected = entry.child
            map[key] = try value { try entry.type.write(slot, to: self) }
            return
        }
        let writing = ModelWriting(plan: plan.plan, rows: InstanceAccess(model, plan.table), writer: self)
        let node = writing.trees.writing.entries[index]
        guard writing.isWritten(node) else { return }
        map[key] = try value {
            if let branch = node.branch { try writing.write(branch) } else { try writing.writeRow(entry.row) }
        }
    }
}
