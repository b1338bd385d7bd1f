/// Which rows of a model changes may have, and what becomes of other keys.
struct AllowedRows: Sendable {
    let rows: Set<Int>
    let others: OtherKeys
}

/// What becomes of keys that changes may not have.
public enum OtherKeys: Hashable, Sendable {
    /// They are errors: *not allowed* for a property, *unknown key* for any other.
    case refused
    /// They are passed over.
    case dropped
}

/// What is read besides the slots where a part of a model is read instead of all of it.
struct PartialReading {
    var allowed: AllowedRows?
    /// The changes of nested models, where those are merged.
    var nested: [Int: any KeptChanges] = [:]

    /// Whether a row may be read. Throws where it must not be there at all.
    func mayRead(_ row: Int, of table: ModelTable, at offset: Int) throws -> Bool {
        guard let allowed, !allowed.rows.contains(row) else { return true }
        if allowed.others == .dropped { return false }
        let names = allowed.rows.sorted().map { table.rows[$0].name }.joined(separator: ", ")
        throw ModelError(
            .notAllowed, expected: names.isEmpty ? "no change" : "changes of nothing but \(names)",
            found: table.rows[row].name, offset: offset)
    }
}

extension ModelFilling {
    /// Reads the rows whose keys are there, and nothing of the others.
    static func readChanges<Model: ValueModel>(
        of type: Model.Type, plan: ModelPlan, from reader: ValueReader
    ) throws -> Changes<Model> {
        let allowed = reader.allowedRows
        // It stands for the outermost changes only.
        reader.allowedRows = nil
        return try DeepStack.run {
            try ModelMaking.withSlots(of: plan.table(of: type)) { slots in
                let filling = ModelFilling(plan: plan, slots: slots, reader: reader)
                filling.part = PartialReading(allowed: allowed)
                try filling.fillPart()
                return filling.changes()
            }
        }
    }

    private func changes<Model: ValueModel>() -> Changes<Model> {
        var changes = Changes<Model>()
        for row in 0..<slots.count {
            if let nested = part?.nested[row] {
                changes.entries.put(.nested(nested), row: row)
            } else if slots.isFilled(row) {
                changes.entries.put(.value(plan.table.rows[row].type.kept(slots[row])), row: row)
            }
        }
        return changes
    }

    /// Reads a row of changes. False where it is to be read as a whole value.
    func readPart(_ row: Int, at position: Int) throws -> Bool {
        guard let part else { return false }
        guard try part.mayRead(row, of: plan.table, at: position) else {
            try reader.skipValue()
            return true
        }
        self.part?.nested[row] = nil
        guard reader.nestedChanges == .merged, trees.routes[row].transform == nil, plan.table.rows[row].mayHoldModels,
            try reader.nextKind == .map
        else { return false }
        let type = plan.table.rows[row].type
        if let model = type as? any ValueModel.Type {
            self.part?.nested[row] = try model.readChanges(from: reader)
        } else if let optional = type as? any OptionalModel.Type {
            self.part?.nested[row] = try optional.readChanges(from: reader)
        } else {
            return false
        }
        slots.clear(row)
        return true
    }

    /// Passes the value of a key that no row has.
    func skipUnknown(_ step: PathStep) throws {
        if case .key(let key) = step, part?.allowed?.others == .refused {
            throw ModelError(
                .unknownKey, expected: "keys of \(plan.table.name)", found: key.quoted(limit: 60),
                offset: reader.position
            ).inside(step)
        }
        try reader.skipValue()
    }
}
