// The fast form of the loop that writes a model. `ModelWriting` defines what it means; the same tests run both.
extension JSONWriter {
    /// Writes a model by its plan.
    @inline(__always)
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
        if plan.hasOffsets, isFast, plan.writesObject {
            return try InstanceAccess.withBase(of: model) { base in try putObject(base, plan) }
        }
        if plan.plan.hooks?.changesWritten ?? false {
            return try JSONValueWriter.write(model, plan, options, plans, to: self)
        }
        try InstanceAccess.with(model, plan.table) { rows in
            try ModelWriting(plan: plan.plan, rows: rows, writer: self).write()
        }
    }

    /// The hot loop: writes the common kinds of value where they stand.
    private func putObject(_ model: Slot, _ plan: CompiledPlan) throws {
        let keys = plan.writing
        try open(UInt8(ascii: "{"), isList: false)
        for index in 0..<keys.count {
            let entry = keys[index]
            let slot = model.advanced(by: entry.offset)
            do {
                switch entry.kind {
                case .text:
                    putKey(entry)
                    slot.borrow(as: String.self) { buffer.appendText($0, escapesSlashes: escapesSlashes) }
                case .int:
                    putKey(entry)
                    buffer.appendUnchecked(slot.value(as: Int64.self))
                case .bool:
                    putKey(entry)
                    putBool(slot.value(as: Bool.self))
                case .double:
                    putKey(entry)
                    try putDouble(slot.value(as: Double.self))
                case .optionalText:
                    guard let text = slot.value(as: String?.self) else { putNil(entry); continue }
                    putKey(entry)
                    buffer.appendText(text, escapesSlashes: escapesSlashes)
                case .optionalInt:
                    guard let value = slot.value(as: Int64?.self) else { putNil(entry); continue }
                    putKey(entry)
                    buffer.appendUnchecked(value)
                case .optionalBool:
                    guard let value = slot.value(as: Bool?.self) else { putNil(entry); continue }
                    putKey(entry)
                    putBool(value)
                case .ints, .doubles, .texts:
                    putKey(entry)
                    try putPlainList(entry.kind, slot)
                default: try putOther(entry, index, model, slot, plan)
                }
            } catch {
                throw plan.fault(error, ofWriting: index)
            }
        }
        close(UInt8(ascii: "}"))
    }

    @inline(__always)
    private func putPlainList(_ kind: ValueKind?, _ slot: Slot) throws {
        try open(UInt8(ascii: "["), isList: true)
        switch kind {
        case .ints: slot.borrow(as: [Int].self) { putInts($0) }
        case .doubles: try slot.borrow(as: [Double].self) { try putDoubles($0) }
        default: slot.borrow(as: [String].self) { putTexts($0) }
        }
        close(UInt8(ascii: "]"))
    }

    /// Writes the key and its colon; room for a number is left behind it.
    @inline(__always)
    private func putKey(_ entry: CompiledPlan.EntryPlace) {
        buffer.reserve(entry.written.count &+ 8 &+ NumberText.room)
        buffer.appendUnchecked(entry.written, from: isFirst ? 1 : 0)
        isFirst = false
    }

    @inline(__always)
    private func putBool(_ value: Bool) {
        buffer.appendUnchecked(value ? Self.trueWord : Self.falseWord, count: value ? 4 : 5)
    }

    private static let trueWord = UInt64(0x6575_7274)
    private static let falseWord = UInt64(0x65_736C_6166)
    private static let nullWord = UInt64(0x6C6C_756E)

    @inline(__always)
    private func putNil(_ entry: CompiledPlan.EntryPlace) {
        guard entry.writesNil else { return }
        putKey(entry)
        buffer.appendUnchecked(Self.nullWord, count: 4)
    }

    /// Writes whatever is not a plain value of a common kind.
    private func putOther(
        _ entry: CompiledPlan.EntryPlace, _ index: Int, _ model: Slot, _ slot: Slot, _ plan: CompiledPlan
    ) throws {
        if entry.kind != nil {
            if entry.isOptional, entry.type.isNil(slot) { return putNil(entry) }
            putKey(entry)
            expected = entry.child
            let (start, openDepth) = (buffer.count, depth)
            try entry.type.write(slot, to: self)
            if buffer.count == start || depth != openDepth { throw unfinished() }
            return
        }
        let rows = InstanceAccess(model, plan.table)
        let writing = ModelWriting(plan: plan.plan, rows: rows, writer: self)
        let node = writing.trees.writing.entries[index]
        guard writing.isWritten(node) else { return }
        putKey(entry)
        if let branch = node.branch { try writing.write(branch) } else { try writing.writeRow(entry.row) }
    }
}

extension CompiledPlan {
    /// The fault of the value that is written under a key, with its property and path.
    @inline(never)
    func fault(_ error: any Error, ofWriting index: Int) -> ModelError {
        let node = plan.trees.writing.entries[index]
        var located = ModelError.wrapping(error)
        if let row = node.simpleRow.map({ table.rows[$0] }) {
            located = located.of(property: "\(table.name).\(row.name)", secret: row.isSecret)
        }
        return located.inside(node.component)
    }
}
