/// Fills a model from a dictionary by the paths of its rows, in declared order.
///
/// `ModelFilling` follows the document and lets rows with several paths wait for the end of it. A dictionary has no order
/// to follow, and what its faults are must not depend on chance (R15); but it can be asked for any key at any time.
struct RowFilling {
    private let plan: CompiledPlan
    private let slots: Slots
    private let reader: TreeReader
    private let root: TreeValue
    /// Made where a row needs more than its value read.
    private var filling: ModelFilling?
    /// How many containers are open where the rows' values stand.
    private let openDepth: Int
    private let openFrames: Int
    /// The keys that are looked for.
    private let texts: [String]

    init(_ plan: CompiledPlan, _ slots: Slots, _ reader: TreeReader, root: TreeValue) {
        self.plan = plan
        self.slots = slots
        self.reader = reader
        self.root = root
        texts = plan.plan.keys.read
        openDepth = reader.depth + 1
        openFrames = reader.frames.count
    }

    mutating func fill() throws {
        do {
            let isList = plan.plan.trees.reading.form == .list
            guard root.form == (isList ? .list : .object) else {
                throw reader.mismatch(isList ? "a list" : "an object")
            }
            try reader.enterContainer()
            try fillRows()
            if reader.tolerance.refusesUnknownKeys || reader.notes?.drift != nil {
                try meetOthers(than: plan.plan.trees.reading, in: root, [])
            }
            if reader.checksSkippedObjects { try reader.skipOthers(than: plan.plan.trees.reading, in: root) }
        } catch {
            throw filling?.fault(endingWith: error) ?? error
        }
        reader.leaveContainer()
        if filling == nil, plan.isPlain, reader.notes == nil, reader.fillNils(slots, plan) { return }
        reader.next = root
        try made().end(start: reader.position)
    }

    /// Refuses the keys that no row has, or takes note of them.
    private mutating func meetOthers(than node: KeyNode, in value: TreeValue, _ path: [PathStep]) throws {
        let filling = made()
        guard var frame = TreeFrame(value), !path.isEmpty || filling.trees.others == nil else { return }
        while let step = frame.step {
            let member = frame.next(for: reader)
            if let known = node.entry(of: step) {
                if let branch = node.entries[known].branch, member.form != nil {
                    try meetOthers(than: branch, in: member, path + [step])
                }
                continue
            }
            reader.next = member
            do { try filling.meetUnknown(step, inside: path, unnoted: path) } catch {
                throw path.reversed().reduce(ModelError.wrapping(error)) { $0.inside($1) }
            }
        }
    }

    private mutating func made() -> ModelFilling {
        if let filling { return filling }
        let made = ModelFilling(plan: plan.plan, slots: slots, reader: reader)
        filling = made
        return made
    }

    private mutating func fillRows() throws {
        let keys = plan.reading
        let isMap = if case .map = root { true } else { false }
        let isFast = isMap && reader.adapter.reading.usesFastLoop
        // The keys that simply lead to a row's value stand in the order of those rows.
        var index = 0
        for row in 0..<plan.table.rowCount {
            while index < keys.count, keys[index].kind == nil { index += 1 }
            if isFast, index < keys.count, keys[index].row == row {
                try fillSimple(index, keys[index])
                index += 1
            } else {
                try fill(row)
            }
        }
    }

    /// Fills the row that takes the value of one key.
    private mutating func fillSimple(_ index: Int, _ entry: CompiledPlan.EntryPlace) throws {
        guard case .map(let map) = root, let kind = entry.kind,
            let value = map.value(spelled: texts[index])
        else { return }
        do {
            try reader.read(value, kind, entry, slots.slot(at: entry.offset), replacing: slots.isOccupied(entry.row))
            slots.markFilled(entry.row)
        } catch {
            reader.leaveFrames(to: openFrames)
            reader.depth = openDepth
            reader.next = reader.tree(value)
            try made().noteFault(error, row: entry.row, entry: index, valueAt: reader.position)
        }
    }

    private mutating func fill(_ row: Int) throws {
        let filling = made()
        if let shape = filling.trees.routes[row].members { return try fillFromMembers(of: row, shape, filling) }
        let paths = filling.trees.routes[row].reading
        if paths.count > 1 { return try fillFromFirst(of: paths, row) }
        // What is wrong with a container is told once.
        guard let path = paths.first, !filling.isFaulty(row) else { return }
        let reached = try follow(path)
        guard let value = reached.value else { return }
        let way = path.prefix(reached.steps)
        try noting(way, value, rows: { path.isEmpty ? [row] : filling.trees.reading.rows(at: way) }) {
            if reached.steps == path.count {
                // The whole object counts as one deeper, so that a type that holds itself there comes to the limit.
                try filling.readRow(row)
            } else if value.isNull {
                try filling.fillNull(row, position: 0)
            } else {
                throw Self.mismatch(of: value, at: path[reached.steps], row, filling)
            }
        }
    }

    /// The first path that leads to a value other than null wins, else one that leads to null (R12).
    private mutating func fillFromFirst(of paths: [[PathStep]], _ row: Int) throws {
        let filling = made()
        var null: ArraySlice<PathStep>?
        for path in paths {
            let reached = try follow(path)
            guard let value = reached.value else { continue }
            if value.isNull {
                null = null ?? path.prefix(reached.steps)
            } else if reached.steps == path.count {
                return try noting(path[...], value, rows: { [row] }) { try filling.readRow(row) }
            }
        }
        guard let null else { return }
        try noting(null, .null, rows: { [row] }) { try filling.fillNull(row, position: 0) }
    }

    /// Fills a row from the members that its paths lead to, and from those that no row has.
    @inline(never)
    private mutating func fillFromMembers(of row: Int, _ shape: RowMembers, _ filling: ModelFilling) throws {
        func keep(_ name: String, _ rank: Int?, _ value: TreeValue, at path: [PathStep]) {
            reader.next = value
            let (position, isNull) = (reader.position, value.isNull)
            filling.keep(
                FoundMember(name: name, rank: rank, position: position, isNull: isNull, path: path), of: row)
        }
        for (rank, path) in filling.trees.routes[row].reading.enumerated() where !filling.isFaulty(row) {
            let reached = try follow(path)
            guard let value = reached.value else { continue }
            let way = path.prefix(reached.steps)
            if reached.steps == path.count || value.isNull {
                keep(shape.names[rank], rank, value, at: Array(way))
            } else {
                try noting(way, value, rows: { filling.trees.reading.rows(at: way) }) {
                    throw Self.mismatch(of: value, at: path[reached.steps], row, filling)
                }
            }
        }
        if shape.takesOthers, case .map(let map) = root {
            let keys = map.keys.filter { !filling.trees.isKnown($0) }
            for position in Order.positions(ofBytes: keys) {
                let key = keys[position]
                if let value = map[key] { keep(key, nil, reader.tree(value), at: [.key(key)]) }
            }
        }
        if filling.isFaulty(row) { return }
        reader.next = root
        try filling.fillFromMembers(row, start: reader.position, depth: openDepth - 1)
        reader.leaveFrames(to: openFrames)
        reader.depth = openDepth
    }

    /// The error of a value on the way to a row's.
    private static func mismatch(
        of value: TreeValue, at step: PathStep, _ row: Int, _ filling: ModelFilling
    ) -> ModelError {
        if case .unwritable(let error) = value { return error }
        let wanted = step.form == .object ? "an object" : "a list"
        return filling.named(ModelError(.typeMismatch, expected: wanted, found: value.inWords), row: row)
    }

    /// Runs the body where a value stands. Its fault gets the way there, and is kept where all are wanted.
    private mutating func noting(
        _ way: ArraySlice<PathStep>, _ value: TreeValue, rows: () -> [Int], _ body: () throws -> Void
    ) throws {
        reader.next = value
        reader.depth = openDepth + max(0, way.count - 1)
        let outer = reader.notes?.steps
        reader.notes?.steps += way
        defer { if let outer { reader.notes?.steps = outer } }
        do { try body() } catch {
            let located = way.reversed().reduce(ModelError.wrapping(error)) { $0.inside($1) }
            try made().keep(located, rows: rows(), at: 0)
            reader.leaveFrames(to: openFrames)
        }
        reader.depth = openDepth
    }

    // MARK: Following paths

    /// How far a path leads: to its end, to a value that it cannot go through, or, without a value, to nothing.
    private struct Reached {
        var value: TreeValue?
        var steps = 0
    }

    private func follow(_ path: [PathStep]) throws -> Reached {
        var value = root
        for (steps, step) in path.enumerated() {
            guard let form = value.form, form == step.form else { return Reached(value: value, steps: steps) }
            if openDepth + steps > reader.depthLimit {
                throw path.prefix(steps).reversed().reduce(reader.tooDeep()) { $0.inside($1) }
            }
            guard let member = reader.member(step, of: value) else { return Reached() }
            value = member
        }
        return Reached(value: value, steps: path.count)
    }
}

extension TreeValue {
    /// How the value is looked into, if it is a container.
    var form: KeyNode.Form? {
        switch self {
        case .map, .object: .object
        case .list, .elements: .list
        case .node(let node): node.container.form
        default: nil
        }
    }
}

extension PathStep {
    /// What the step leads into.
    var form: KeyNode.Form {
        switch self {
        case .key: .object
        case .index: .list
        }
    }
}

extension TreeReader {
    /// The value of a key or at an index, if it is there.
    func member(_ step: PathStep, of value: TreeValue) -> TreeValue? {
        switch (value, step) {
        case (.map(let map), .key(let key)): map.value(spelled: key).map { tree($0) }
        case (.object(let object), .key(let key)): object[key].map { TreeValue($0) }
        case (.list(let values), .index(let index)): values.indices.contains(index) ? tree(values[index]) : nil
        case (.elements(let values), .index(let index)):
            values.indices.contains(index) ? TreeValue(values[index]) : nil
        case (.node(let node), _): member(step, of: node.container).map { node.placed(step, $0) }
        default: nil
        }
    }

    /// Passes what a container has beside what a plan looks for.
    func skipOthers(than node: KeyNode, in value: TreeValue) throws {
        let openDepth = depth
        defer { depth = openDepth }
        guard var frame = TreeFrame(value) else { return }
        while let step = frame.step {
            let member = frame.next(for: self)
            guard let known = node.entry(of: step) else {
                try skip(step, member)
                continue
            }
            guard let branch = node.entries[known].branch, member.form != nil else { continue }
            depth = openDepth + 1
            do { try skipOthers(than: branch, in: member) } catch {
                throw ModelError.wrapping(error).inside(step)
            }
            depth = openDepth
        }
    }
}

extension KeyNode {
    func entry(of step: PathStep) -> Int? {
        switch step {
        case .key(let key): entry(of: key, hint: .max)
        case .index(let index): entry(of: index)
        }
    }

    /// Every row that takes the value at a path, or something in it.
    func rows(at path: ArraySlice<PathStep>) -> [Int] {
        guard let step = path.first else { return [] }
        guard let known = entry(of: step) else { return [] }
        return path.count == 1 ? entries[known].allRows : entries[known].branch?.rows(at: path.dropFirst()) ?? []
    }
}

extension [String: Any] {
    /// The value of a key of just these scalars, and not of one that Swift holds for equal (R5).
    func value(spelled text: String) -> Any? {
        guard let index = index(forKey: text), self[index].key.isSpelled(text) else { return nil }
        return self[index].value
    }
}
