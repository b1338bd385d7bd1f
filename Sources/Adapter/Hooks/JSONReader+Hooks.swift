// Models with hooks, which the loop knows nothing of.
extension JSONReader {
    /// Makes a model with secrets or hooks.
    @inline(never)
    func makeWatched<Model: ValueModel>(_ type: Model.Type, _ plan: CompiledPlan) throws -> Model {
        if plan.table.hasSecrets { hasReadSecrets = true }
        guard let hooks = plan.plan.hooks else { return try makePlain(type, plan) }
        let start = position
        var model =
            hooks.changesObject
            ? try makeModel(type, plan, hooks, from: start) : try makePlain(type, plan)
        try hooks.afterReading(&model, context, at: start)
        return model
    }

    /// Makes a model of what the hooks leave of its object.
    private func makeModel<Model: ValueModel>(
        _ type: Model.Type, _ plan: CompiledPlan, _ hooks: PlanHooks, from start: Int
    ) throws -> Model {
        let object = try JSONObject.read(from: self)
        let end = place
        let changed = try hooks.beforeReading(object, of: type, context, at: start)
        var adapter = JSONAdapter()
        (adapter.reading, adapter.plans) = (options, plans)
        var reader = TreeReader(adapter, arena)
        defer { if !isKnownUniquelyReferenced(&reader) { JSONAdapter.stopForKeptReader(type) } }
        reader.depth = depth
        reader.dropsNulls = dropsNulls
        reader.allowedRows = allowedRows
        reader.next = .object(changed)
        defer { if reader.hasReadSecrets { hasReadSecrets = true } }
        do { return try reader.makePlain(type, plan) } catch {
            let faults = FaultPlaces(error, of: object, changed)
            try goBack(to: Place(position: start, depth: end.depth))
            try faults.find(in: self)
            try goBack(to: end)
            throw faults.error
        }
    }
}

/// Finds where faults of a changed object stand in the document that it was read from: where their paths lead, or as near
/// as they lead; at the object where something else stands there.
private final class FaultPlaces {
    private var faults: [ModelError]
    /// How far each may be followed: the whole path, or nothing of it.
    private var paths: [[PathStep]] = []

    init(_ error: any Error, of object: JSONObject, _ changed: JSONObject) {
        var first = ModelError.wrapping(error)
        let others = first.others
        first.details.others = []
        faults = [first] + others
        for fault in faults {
            let path = fault.path
            let isSame = JSONValue.object(object).value(at: path) == JSONValue.object(changed).value(at: path)
            paths.append(isSame ? path : [])
        }
    }

    /// The faults with their places, as one.
    var error: ModelError { ModelError.joined(faults) ?? faults[0] }

    /// Looks for the places in the value that comes.
    func find(in reader: ValueReader) throws {
        try find(faults.indices.filter { faults[$0].code != .configuration }, 0, reader)
    }

    /// Looks for the places of some faults, the paths of which have led to the value that comes.
    private func find(_ indexes: [Int], _ steps: Int, _ reader: ValueReader) throws {
        let start = reader.position
        var branches = Branches()
        for index in indexes {
            faults[index].details.offset = start
            if steps < paths[index].count { branches.add(index, after: paths[index][steps]) }
        }
        if branches.isEmpty { return try reader.skipValue() }
        func goOn(_ step: PathStep) throws {
            guard let further = branches[step] else { return try reader.skipValue() }
            try find(further, steps + 1, reader)
        }
        switch try reader.nextKind {
        case .map:
            try reader.beginMap()
            try DeepStack.run { while let key = try reader.nextKey() { try goOn(.key(key)) } }
        case .list:
            try reader.beginList()
            var index = 0
            try DeepStack.run {
                while try reader.nextElement() {
                    try goOn(.index(index))
                    index += 1
                }
            }
        default: try reader.skipValue()
        }
    }

    /// Faults by the next step of their paths.
    private struct Branches {
        private var steps: [PathStep] = []
        private var faults: [[Int]] = []
        private var buckets = Buckets()

        var isEmpty: Bool { steps.isEmpty }

        mutating func add(_ fault: Int, after step: PathStep) {
            if let known = position(of: step) { return faults[known].append(fault) }
            buckets.append(hash: [step].pathHash)
            steps.append(step)
            faults.append([fault])
        }

        subscript(step: PathStep) -> [Int]? { position(of: step).map { faults[$0] } }

        private func position(of step: PathStep) -> Int? {
            buckets.position(hash: [step].pathHash) { steps[$0] == step }
        }
    }
}

extension JSONValue {
    /// The value at a path, if it leads to one.
    fileprivate func value(at path: [PathStep]) -> JSONValue? {
        var value: JSONValue? = self
        for step in path {
            switch step {
            case .key(let key): value = value?[key]
            case .index(let index): value = value?[index]
            }
        }
        return value
    }
}
