/// What decides how models are mapped, apart from the models themselves.
struct JSONPlanOptions: Equatable, Sendable {
    var naming = JSONNaming.asIs
    var nils = JSONNils.leftOut
    var omitsDefaults = false
    var sortsKeys = false

    /// What is written of nil and of defaults, where a row does not say it itself.
    var style: RowRoute.Style { RowRoute.Style(writesNil: nils == .written, omitsDefault: omitsDefaults) }
}

/// The plans of all types under the same options, made at first use and shared process-wide, so that an adapter made
/// for one call costs nothing. Where an adapter overrides mappings the plans are its own and its copies', and end with
/// them.
final class JSONPlans: Sendable {
    let options: JSONPlanOptions
    /// The mappings that the adapter says otherwise, in the order of the calls.
    let overrides: [(type: ObjectIdentifier, mapping: JSONMapping)]
    /// The transformers of value types; nil where there are none.
    let transforms: ValueTransforms?
    private let plans = Locked<Plans>(Plans())

    /// What is known so far. Immutable plans; those that lost a race are kept, since others may point to them.
    private struct Plans: Sendable {
        private var plans: [JSONPlan] = []
        private var types = Buckets()
        private var superseded: [JSONPlan] = []

        var all: [JSONPlan] { plans }

        /// PERF: the first few types are compared one by one, so that a program's first reading makes no list of hashes.
        private static let few = 8

        func plan(of type: ObjectIdentifier) -> JSONPlan? { index(of: type).map { plans[$0] } }

        private func index(of type: ObjectIdentifier) -> Int? {
            if plans.count > Self.few {
                return types.position(hash: Self.hash(type)) { plans[$0].compiled.type == type }
            }
            var index = 0
            while index < plans.count {
                if plans[index].compiled.type == type { return index }
                index += 1
            }
            return nil
        }

        mutating func add(_ plan: JSONPlan) {
            guard index(of: plan.compiled.type) == nil else { return superseded.append(plan) }
            plans.append(plan)
            if plans.count == Self.few + 1 {
                for plan in plans { types.append(hash: Self.hash(plan.compiled.type)) }
            } else if plans.count > Self.few {
                types.append(hash: Self.hash(plan.compiled.type))
            }
        }

        private static func hash(_ type: ObjectIdentifier) -> Int { Int(bitPattern: type) >> 4 }
    }

    init(
        _ options: JSONPlanOptions, overrides: [(type: ObjectIdentifier, mapping: JSONMapping)] = [],
        transforms: ValueTransforms? = nil
    ) {
        self.options = options
        self.overrides = overrides
        self.transforms = transforms
    }

    /// The plan of a type. The first request compiles it, and those of all models that it may hold.
    func plan<Model: ValueModel>(of type: Model.Type) throws -> CompiledPlan {
        let key = ObjectIdentifier(type)
        if let known = plans.withLock({ $0.plan(of: key)?.compiled }) { return known }
        return try compile(type, key)
    }

    @inline(never)
    private func compile(_ type: any ValueModel.Type, _ key: ObjectIdentifier) throws -> CompiledPlan {
        // Outside the lock: tables and mappings are the user's code.
        var batch = Plans()
        let plan = try add(type, to: &batch, flattening: [])
        // The models in the rows, and those in theirs; the list grows on the way.
        var next = 0
        while next < batch.all.count {
            let plan = batch.all[next]
            next += 1
            for row in plan.table.rows.indices where plan.table.rows[row].mayHoldModels {
                let children = plan.table.rows[row].type.modelTypes
                for position in children.indices {
                    let childPlan = try add(children[position], to: &batch, flattening: [])
                    if position > 0 { continue }
                    plan.compiled.setChild(childPlan.compiled, of: row)
                    try plan.check(row, holding: childPlan)
                }
            }
        }
        for plan in batch.all { try planCases(of: plan, in: batch) }
        plans.withLock { plans in
            for made in batch.all { plans.add(made) }
        }
        return plan.compiled
    }

    /// Says how the cases stand, where the plan is that of a choice: once what they carry has its plans.
    private func planCases(of plan: JSONPlan, in batch: Plans) throws {
        guard let choice = plan.table.choice, plan.choice == nil else { return }
        let overrides = overrides.filter { $0.type == plan.compiled.type }.map(\.mapping)
        plan.choice = try ChoicePlanning(choice, plan.own, overrides, options, transforms) { model in
            let key = ObjectIdentifier(model)
            return batch.plan(of: key) ?? self.plans.withLock { $0.plan(of: key) }
        }.form()
    }

    /// - Parameter outer: the types in which this one is flattened.
    private func add(
        _ type: any ValueModel.Type, to batch: inout Plans, flattening outer: [ObjectIdentifier]
    ) throws -> JSONPlan {
        let key = ObjectIdentifier(type)
        if let known = batch.plan(of: key) { return known }
        if let known = plans.withLock({ $0.plan(of: key) }) { return known }
        if outer.contains(key) {
            throw RouteCheck.error("\(type.modelTable.name) is flattened in itself, so that its keys have no end")
        }
        let overrides = overrides.filter { $0.type == key }.map(\.mapping)
        let plan = try JSONPlan(type, options, overrides: overrides, transforms) { inner in
            try add(inner, to: &batch, flattening: outer + [key])
        }
        batch.add(plan)
        return plan
    }

    // MARK: Shared plans

    private static let shared = Locked([standard])

    /// The plans of the options most programs use.
    static let standard = JSONPlans(JSONPlanOptions())

    /// The shared plans under the options. Those under a rule of the program's own are the adapter's and its copies':
    /// nobody else has the rule, and no list of rules grows from call to call.
    static func plans(for options: JSONPlanOptions) -> JSONPlans {
        if case .rule = options.naming { return JSONPlans(options) }
        return shared.withLock { shared in
            if let known = shared.first(where: { $0.options == options }) { return known }
            let made = JSONPlans(options)
            shared.append(made)
            return made
        }
    }
}
