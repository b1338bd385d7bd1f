/// Which rows of a model changes may have, and what becomes of other keys.
struct AllowedRows: Sendable {
    /// The rows with what is allowed inside them, where they hold models. Nil: all rows, and all inside them.
    private(set) var rows: [Int: AllowedRows]?
    let others: OtherKeys

    /// No row yet, or all.
    init(all: Bool, others: OtherKeys) {
        rows = all ? nil : [:]
        self.others = others
    }

    /// Allows what a key path leads to: a row, or one of a nested model. False where it is neither.
    mutating func allow(_ place: RowPlace, of table: ModelTable) -> Bool {
        if rows == nil { return true }
        if let row = table.row(at: place) {
            rows?[row] = AllowedRows(all: true, others: others)
            return true
        }
        guard let offset = place.offset, let (row, start) = table.modelRow(around: offset),
            let inner = place.advanced(by: start), let type = table.rows[row].type as? any ValueModel.Type
        else { return false }
        var nested = rows?[row] ?? AllowedRows(all: false, others: others)
        guard nested.allow(inner, of: type.modelTable) else { return false }
        rows?[row] = nested
        return true
    }

    /// What is allowed inside a row. Nil where the row is not allowed.
    func inside(_ row: Int) -> AllowedRows? {
        guard let rows else { return AllowedRows(all: true, others: others) }
        return rows[row]
    }
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

}

extension ModelFilling {
    /// Reads the rows whose keys are there, and nothing of the others.
    static func readChanges<Model: ValueModel>(
        of type: Model.Type, plan: ModelPlan, from reader: ValueReader
    ) throws -> Changes<Model> {
        let allowed = reader.allowedRows
        // It stands for these changes only, and for all of those: a document may have a key twice.
        reader.allowedRows = nil
        defer { reader.allowedRows = allowed }
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
                if !nested.isEmpty { changes.entries.put(.nested(nested), row: row) }
            } else if slots.isFilled(row) {
                changes.entries.put(.value(plan.table.rows[row].type.kept(slots[row])), row: row)
            }
        }
        return changes
    }

    /// Whether a row may be read. Throws where it must not be there at all.
    func mayRead(_ row: Int, at offset: Int) throws -> Bool {
        guard let allowed = part?.allowed, allowed.inside(row) == nil else { return true }
        if allowed.others == .dropped { return false }
        throw notAllowed(row, at: offset)
    }

    private func notAllowed(_ row: Int, at offset: Int) -> ModelError {
        let allowed = part?.allowed?.rows.map { rows in plan.table.rows.indices.filter { rows[$0] != nil } } ?? []
        let names = allowed.map(keyText).joined(separator: ", ")
        return ModelError(
            .notAllowed, expected: names.isEmpty ? "no change" : "changes of nothing but \(names)",
            found: keyText(row), offset: offset)
    }

    /// The key path under which a row is read, as a client knows it.
    private func keyText(_ row: Int) -> String {
        let route = trees.routes[row]
        let paths = route.members != nil ? route.reading : Array(route.reading.prefix(1))
        return paths.isEmpty
            ? plan.table.rows[row].name : paths.map { String($0.pathText.dropFirst(2)) }.joined(separator: ", ")
    }

    /// Reads a row of changes. False where it is to be read as a whole value.
    func readPart(_ row: Int, at position: Int, from reader: ValueReader) throws -> Bool {
        guard let part else { return false }
        guard try mayRead(row, at: position) else {
            try reader.skipValue()
            return true
        }
        self.part?.nested[row] = nil
        let inside = part.allowed?.inside(row)
        let isInPart = inside.map { $0.rows != nil } ?? false
        if isInPart, trees.routes[row].transform != nil { throw notAllowed(row, at: position) }
        guard reader.nestedChanges == .merged || isInPart, trees.routes[row].transform == nil,
            plan.table.rows[row].mayHoldModels, try reader.nextKind == .map
        else { return false }
        return try readNested(row, allowing: inside, from: reader)
    }

    /// Reads the changes of a nested model. False where the row's type is none.
    func readNested(_ row: Int, allowing inside: AllowedRows?, from reader: ValueReader) throws -> Bool {
        let type = plan.table.rows[row].type
        reader.allowedRows = inside
        defer { reader.allowedRows = nil }
        if let model = type as? any ValueModel.Type {
            part?.nested[row] = try model.readChanges(from: reader)
        } else if let optional = type as? any OptionalModel.Type {
            part?.nested[row] = try optional.readChanges(from: reader)
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
