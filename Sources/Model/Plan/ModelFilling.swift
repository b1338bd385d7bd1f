/// Reads a model: the loop that fills its slots, written over the neutral calls of a reader.
///
/// A reader of a format may override `readModel` with a faster form of the loop; this one defines what it means.
final class ModelFilling {
    let plan: ModelPlan
    let trees: PlanTrees
    let slots: Slots
    let reader: ValueReader
    /// What each path of the deferred rows has led to, the last occurrence of each.
    private var candidates: [Int: [Candidate]] = [:]
    /// The members that were found of the rows that have such.
    var members: [[FoundMember]] = []
    /// The faults so far, each with the position of its value.
    var faults: [(position: Int, error: ModelError)] = []
    /// The rows that are not missing, since their values were there and bad.
    var faultyRows = Set<Int>()

    /// What is read besides, where only a part of the model is wanted. Nil where all of it is.
    var part: PartialReading?

    struct Candidate {
        let rank: Int
        let position: Int
        let isNull: Bool
        let path: [PathStep]
    }

    /// How many containers are open where the rows' values stand.
    let openDepth: Int

    init(plan: ModelPlan, slots: Slots, reader: ValueReader) {
        openDepth = reader.depth
        self.plan = plan
        trees = plan.trees
        self.slots = slots
        self.reader = reader
    }

    /// Reads a whole model over the neutral calls.
    static func read<Model: ValueModel>(
        _ type: Model.Type, plan: ModelPlan, from reader: ValueReader
    ) throws -> Model {
        try DeepStack.run {
            try ModelMaking.make(type, table: plan.table(of: type)) { slots in
                let filling = ModelFilling(plan: plan, slots: slots, reader: reader)
                try filling.fill()
            }
        }
    }

    /// Fills every row from the value that comes.
    func fill() throws { try complete(start: try fillKeys()) }

    /// Fills the rows whose keys are there, and leaves the others empty.
    func fillPart() throws { try completePart(start: try fillKeys()) }

    /// Fills the rows whose keys are there. Returns where the value began.
    private func fillKeys() throws -> Int {
        let start = reader.position
        do {
            if trees.reading.form == .list {
                try fillList(trees.reading, path: [])
            } else {
                try fillObject(trees.reading, path: [])
            }
        } catch {
            throw fault(endingWith: error)
        }
        return start
    }

    /// Fills from an object.
    func fillObject(_ node: KeyNode, path: [PathStep]) throws {
        try reader.beginMap()
        var hint = 0
        while let key = try reader.nextKey() {
            if let index = node.entry(of: key, hint: hint) {
                hint = index + 1
                try fillEntry(node.entries[index], path: path)
            } else {
                try skipUnknown(.key(key), inside: path)
            }
        }
    }

    /// Fills from a list, by index.
    func fillList(_ node: KeyNode, path: [PathStep]) throws {
        try reader.beginList()
        var index = 0
        while try reader.nextElement() {
            if let entry = node.entry(of: index) {
                try fillEntry(node.entries[entry], path: path)
            } else {
                try reader.skipValue()
            }
            index += 1
        }
    }

    /// Fills what one value fills. A fault gets its path; where all faults are wanted the loop goes on after it.
    func fillEntry(_ entry: KeyNode.Entry, path: [PathStep]) throws {
        let start = reader.position
        let depth = reader.depth
        do {
            try reader.noting(entry.component) {
                try fillValue(entry, start: start, path: path + [entry.component])
            }
        } catch {
            let located = ModelError.wrapping(error, offset: start).inside(entry.component)
            try note(located, inside: path, rows: entry.allRows, valueAt: start, depth: depth)
        }
    }

    private func fillValue(_ entry: KeyNode.Entry, start: Int, path: [PathStep]) throws {
        if let row = entry.simpleRow { return try readRow(row) }
        var hasReadValue = false
        for use in entry.rows {
            if hasReadValue { try goBack(to: start) }
            hasReadValue = true
            if let rank = use.rank {
                offer(rank, of: use.row, position: start, isNull: try reader.nextKind == .null, path)
                try reader.skipValue()
            } else {
                try readRow(use.row)
            }
        }
        guard let branch = entry.branch else { return }
        if hasReadValue { try goBack(to: start) }
        try fillBranch(branch, start: start, path: path)
    }

    /// Passes the value of a key that no row has, unless a row takes all such, or they are refused.
    private func skipUnknown(_ step: PathStep, inside path: [PathStep]) throws {
        if path.isEmpty, try takeOther(step) { return }
        guard part != nil else {
            if reader.tolerance.refusesUnknownKeys || reader.notes != nil { return try passUnknown(step, inside: path) }
            return try reader.skipValue()
        }
        let (start, depth) = (reader.position, reader.depth)
        do { try skipUnknown(step) } catch {
            try note(ModelError.wrapping(error), inside: path, rows: [], valueAt: start, depth: depth)
        }
    }

    /// Passes the value of a key that is refused, or of which note is taken. Where all faults are wanted, noting one has
    /// passed the value already.
    private func passUnknown(_ step: PathStep, inside path: [PathStep]) throws {
        let count = faults.count
        try meetUnknown(step, inside: path)
        if faults.count == count { try reader.skipValue() }
    }

    /// Looks inside a value. What an earlier occurrence of it gave is gone (R5).
    private func fillBranch(_ node: KeyNode, start: Int, path: [PathStep]) throws {
        for use in node.rowsBelow {
            slots.clear(use.row)
            part?.nested[use.row] = nil
            candidates[use.row]?.removeAll { $0.path.starts(with: path) }
            if !members.isEmpty { members[use.row].removeAll { $0.path.starts(with: path) } }
        }
        let wanted: ValueReader.Kind = node.form == .list ? .list : .map
        let found = try reader.nextKind
        switch found {
        case wanted where node.form == .list: try fillList(node, path: path)
        case wanted: try fillObject(node, path: path)
        case .null:
            for use in node.rowsBelow {
                if let rank = use.rank {
                    offer(rank, of: use.row, position: start, isNull: true, path)
                } else {
                    try fillNull(use.row, position: start)
                }
            }
            try reader.skipValue()
        default:
            // Where other paths may lead to the value, one that cannot be followed counts as missing (R12).
            let row = try node.rowsBelow.first {
                try ($0.rank == nil || trees.routes[$0.row].members != nil) && mayRead($0.row, at: start)
            }
            if let row {
                throw named(
                    ModelError(
                        .typeMismatch, expected: node.form == .list ? "a list" : "an object",
                        found: reader.nextInWords, offset: start), row: row.row)
            }
            try reader.skipValue()
        }
    }

    /// Keeps what one of several paths of a row has led to.
    @inline(never)
    private func offer(_ rank: Int, of row: Int, position: Int, isNull: Bool, _ path: [PathStep]) {
        if let shape = trees.routes[row].members {
            let name = shape.names[rank]
            keep(FoundMember(name: name, rank: rank, position: position, isNull: isNull, path: path), of: row)
        } else {
            candidates[row, default: []].removeAll { $0.rank == rank }
            candidates[row, default: []].append(
                Candidate(rank: rank, position: position, isNull: isNull, path: path))
        }
    }

    /// Reads the value of a row where the reader stands.
    func readRow(_ row: Int) throws { try readRow(row, from: reader) }

    /// Reads the value of a row where a reader stands.
    func readRow(_ row: Int, from reader: ValueReader) throws {
        let position = reader.position
        let depth = reader.depth
        let slot = slots[row]
        let replacing = slots.isOccupied(row)
        let route = trees.routes[row]
        let (mark, dropsBefore) = (reader.notes?.count ?? 0, reader.dropsBadElements)
        reader.dropsBadElements = route.isLossy || reader.tolerance.badElements
        defer { reader.dropsBadElements = dropsBefore }
        do {
            if part != nil, try readPart(row, at: position, from: reader) { return }
            if route.nullIsDefault || reader.tolerance.nulls || route.transform != nil, try reader.nextKind == .null {
                try reader.skipValue()
                return try fillNull(row, position: position)
            }
            try readValue(
                of: plan.table.rows[row], by: route.transform, from: reader, into: slot, replacing: replacing)
            slots.markFilled(row)
            if reader.depth != depth { throw reader.unfinished() }
            if let notes = reader.notes, notes.count > mark {
                let known = plan.table.rows[row]
                notes.name("\(plan.table.name).\(known.name)", secret: known.isSecret, from: mark)
            }
        } catch {
            let fault = named(ModelError.wrapping(error, offset: position), row: row)
            let place = ValueReader.Place(position: position, depth: depth)
            if try !tolerate(fault, row, from: reader, at: place, since: mark) { throw fault }
        }
    }

    /// Reads the value of a row as its transform says, else as its type does.
    private func readValue(
        of row: Row, by transform: (any RowTransform)?, from reader: ValueReader, into slot: Slot, replacing: Bool
    ) throws {
        // What a model or a dictionary holds, at every depth, stands in the same changes.
        let dropsBefore = reader.dropsNulls
        if part != nil { reader.dropsNulls = row.mayHoldModels && row.type.isObject }
        defer { reader.dropsNulls = dropsBefore }
        if let transform { return try transform.read(from: reader, into: slot, replacing: replacing) }
        try row.type.read(from: reader, into: slot, replacing: replacing)
    }

    /// What null means for a row (R8).
    func fillNull(_ row: Int, position: Int) throws {
        let table = plan.table
        if try !mayRead(row, at: position) { return }
        if nullIsDefault(row), let makeDefault = table.rows[row].defaultValue {
            makeDefault.fill(slots[row], replacing: slots.isOccupied(row))
            slots.markFilled(row)
            if let notes = reader.notes {
                let error = ModelError(.nullNotAllowed, expected: "a value", found: "null", offset: position)
                notes.add(named(error, row: row), .defaulted)
            }
        } else if try fillNullByTransform(row, position: position) {
            slots.markFilled(row)
        } else if table.rows[row].fillNil(slots[row], replacing: slots.isOccupied(row)) {
            slots.markFilled(row)
        } else {
            throw named(
                ModelError(.nullNotAllowed, expected: "a value", found: "null", offset: position), row: row)
        }
    }

    /// Puts what null is for a row whose transform takes null.
    private func fillNullByTransform(_ row: Int, position: Int) throws -> Bool {
        guard let transform = trees.routes[row].transform else { return false }
        do {
            return try transform.fillNull(slots[row], replacing: slots.isOccupied(row), for: reader)
        } catch { throw named(ModelError.wrapping(error, offset: position), row: row) }
    }

    /// The path that wins: the first that leads to a value other than null, else one that leads to null (R12).
    func candidate(for row: Int) -> Candidate? {
        candidates[row]?.min { $0.isNull == $1.isNull ? $0.rank < $1.rank : $1.isNull }
    }

    /// Goes back to the beginning of a value that has been read, in the containers that are open.
    private func goBack(to start: Int) throws {
        try reader.goBack(to: ValueReader.Place(position: start, depth: reader.depth))
    }
}
