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
        if plan.hasOffsets, options.usesFastLoop, plan.writesObject {
            return try put(try InstanceAccess.withBase(of: model) { base in try dictionary(base, plan) })
        }
        if plan.plan.hooks?.changesWritten ?? false {
            return try JSONValueWriter.write(model, plan, options, plans, to: self)
        }
        try InstanceAccess.with(model, plan.table) { rows in
            try ModelWriting(plan: plan.plan, rows: rows, writer: self).write()
        }
    }

    /// The hot loop: puts the common kinds of value where they belong.
    ///
    /// PERF: each kind is put where it is known; one place for all, with a value of `Any?`, takes half as long again.
    private func dictionary(_ model: Slot, _ plan: CompiledPlan) throws -> [String: Any] {
        let entries = plan.writing
        let keys = plan.plan.keys.written
        var map = [String: Any](minimumCapacity: entries.count)
        // The entries that are left out.
        var missing = 0
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
                    if let text = slot.value(as: String?.self) { map[key] = text; continue }
                    if try !putNil(entry, key, &map) { missing += 1 }
                case .optionalInt:
                    if let value = slot.value(as: Int64?.self) { map[key] = Self.integer(value); continue }
                    if try !putNil(entry, key, &map) { missing += 1 }
                case .optionalBool:
                    if let value = slot.value(as: Bool?.self) { map[key] = value; continue }
                    if try !putNil(entry, key, &map) { missing += 1 }
                default: if try !putOther(entry, index, key, model, slot, plan, &map) { missing += 1 }
                }
            } catch {
                throw plan.fault(error, ofWriting: index)
            }
        }
        leaveContainer()
        if map.count + missing < entries.count { throw collision(of: keys, in: map) }
        return map
    }

    /// Puts what stands for nil. False where it is left out.
    private func putNil(_ entry: CompiledPlan.EntryPlace, _ key: String, _ map: inout [String: Any]) throws -> Bool {
        guard entry.writesNil else { return false }
        map[key] = try value { try writeNil() }
        return true
    }

    /// Puts whatever is not a plain value of a common kind. False where it is left out.
    private func putOther(
        _ entry: CompiledPlan.EntryPlace, _ index: Int, _ key: String, _ model: Slot, _ slot: Slot,
        _ plan: CompiledPlan, _ map: inout [String: Any]
    ) throws -> Bool {
        if entry.kind != nil {
            if entry.isOptional, entry.type.isNil(slot) { return try putNil(entry, key, &map) }
            expected = entry.child
            map[key] = try value { try entry.type.write(slot, to: self) }
            return true
        }
        let writing = ModelWriting(plan: plan.plan, rows: InstanceAccess(model, plan.table), writer: self)
        let node = writing.trees.writing.entries[index]
        guard writing.isWritten(node) else { return false }
        map[key] = try value {
            if let branch = node.branch { try writing.write(branch) } else { try writing.writeRow(entry.row) }
        }
        return true
    }

    /// The error of two keys that are one in Swift.
    private func collision(of keys: [String], in map: [String: Any]) -> ModelError {
        let lost = keys.first { key in map[key] != nil && map.value(spelled: key) == nil } ?? ""
        return .keyCollision(of: lost)
    }
}

extension ModelError {
    /// The error of a key that Swift holds for the same as another.
    static func keyCollision(of key: String) -> ModelError {
        ModelError(.keyCollision, expected: "keys that differ", found: key.quoted(limit: 60))
    }
}
