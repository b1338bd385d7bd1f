/// Writes a model: the loop over its rows, written over the neutral calls of a writer.
///
/// A writer of a format may override `writeModel` with a faster form of the loop; this one defines what it means.
struct ModelWriting {
    let table: ModelTable
    let trees: PlanTrees
    let rows: InstanceAccess
    let writer: ValueWriter
    /// The rows that are written, where only changes are. Nil where all rows are.
    let changes: [Int: ChangedRow]?
    /// What the rows have written that are written by their members.
    var joined: JoinedRows?

    init(plan: ModelPlan, rows: InstanceAccess, writer: ValueWriter, changes: [Int: ChangedRow]? = nil) {
        table = plan.table
        trees = plan.trees
        self.rows = rows
        self.writer = writer
        self.changes = changes
    }

    /// Writes the changed rows over the neutral calls.
    static func write<Model: ValueModel>(
        _ changes: Changes<Model>, plan: ModelPlan, to writer: ValueWriter, keeper: MembersWriter? = nil
    ) throws {
        let changed = Dictionary(uniqueKeysWithValues: changes.entries.lazy.filter { !$0.isEmpty }.map { ($0.row, $0) })
        try InstanceAccess.with(changes.entries, of: Model.self, plan.table) { rows in
            var writing = ModelWriting(plan: plan, rows: rows, writer: writer, changes: changed)
            writing.joined = keeper.map(JoinedRows.init)
            try DeepStack.run { try writing.write() }
        }
    }

    /// Writes a whole model over the neutral calls.
    static func write<Model: ValueModel>(
        _ model: Model, plan: ModelPlan, to writer: ValueWriter, keeper: MembersWriter? = nil
    ) throws {
        try InstanceAccess.with(model, plan.table) { rows in
            var writing = ModelWriting(plan: plan, rows: rows, writer: writer)
            writing.joined = keeper.map(JoinedRows.init)
            try DeepStack.run { try writing.write() }
        }
    }

    /// Writes all rows.
    func write() throws {
        if trees.joined.isEmpty { return try write(trees.writing) }
        try writeJoined()
    }

    @inline(never)
    func write(_ node: KeyNode) throws {
        if node.form == .list { return try writeList(node) }
        let entries = node.entries.filter(isWritten)
        try writer.beginMap(count: entries.count)
        for entry in entries {
            guard case .key(let key) = entry.component else { continue }
            try writer.writeKey(key)
            try writeValue(entry)
        }
        try writer.endMap()
    }

    @inline(never)
    private func writeList(_ node: KeyNode) throws {
        if changes != nil, !node.entries.allSatisfy(isWritten) {
            throw ModelError(
                .notRepresentable, expected: "changes of all properties in the list, which is written as a whole")
        }
        try writer.beginList(count: node.entries.count)
        for entry in node.entries { try writeValue(entry) }
        try writer.endList()
    }

    func writeValue(_ entry: KeyNode.Entry) throws {
        do {
            if let branch = entry.branch { return try write(branch) }
            guard let use = entry.rows.first else { return }
            if use.rank != nil { try writeMember(memberIndex(use), of: use.row) } else { try writeRow(use.row) }
        } catch {
            throw ModelError.wrapping(error).inside(entry.component)
        }
    }

    /// Writes the value of a row. A fault gets the property's name.
    func writeRow(_ row: Int) throws { try writeRow(row, to: writer) }

    func writeRow(_ row: Int, to writer: ValueWriter) throws {
        joined?.keeper?.note(table.rows[row], of: table)
        do {
            if case .nested(let nested)? = changes?[row]?.change {
                try nested.write(to: writer)
            } else if table.rows[row].isNil(rows[row]) {
                try writer.writeNil()
            } else if let transform = trees.routes[row].transform {
                try transform.write(rows[row], over: changes?[row]?.previous?.any, to: writer)
            } else if let change = changes?[row], case .value(let kept) = change.change {
                try kept.any.writeWhole(over: change.previous?.any, to: writer)
            } else {
                try table.rows[row].type.write(rows[row], to: writer)
            }
        } catch { throw named(error, row) }
    }

    /// Whether a key is written: nil and, by choice, defaults are left out, and parents that would be empty (R16).
    func isWritten(_ entry: KeyNode.Entry) -> Bool {
        if let branch = entry.branch { return branch.entries.contains(where: isWritten) }
        guard let use = entry.rows.first else { return false }
        return use.rank != nil ? memberIndex(use) != nil : isWritten(row: use.row)
    }

    /// Whether a row is written.
    func isWritten(row: Int) -> Bool {
        if let changes {
            guard let change = changes[row] else { return false }
            // An absent value says nothing, and so is no change.
            if case .value = change.change, table.rows[row].canBeAbsent { return !table.rows[row].isNil(rows[row]) }
            return true
        }
        let route = trees.routes[row]
        if table.rows[row].isNil(rows[row]) { return table.rows[row].writesNil(route.style.writesNil) }
        if route.style.omitsDefault, let makeDefault = table.rows[row].defaultValue {
            return !makeDefault.equals(rows[row])
        }
        return true
    }
}
