/// What decides how models are mapped, apart from the models themselves.
struct JSONPlanOptions: Hashable, Sendable {
    var naming = JSONNaming.asIs
    var nils = JSONNils.leftOut
    var omitsDefaults = false
    var sortsKeys = false
}

/// The plans of all types under the same options, made at first use and shared process-wide, so that an adapter made
/// for one call costs nothing.
final class JSONPlans: Sendable {
    let options: JSONPlanOptions
    private let plans = Locked<Plans>(Plans())

    /// What is known so far. Immutable plans; those that lost a race are kept, since others may point to them.
    private struct Plans: Sendable {
        var byType: [ObjectIdentifier: JSONPlan] = [:]
        var superseded: [JSONPlan] = []
    }

    init(_ options: JSONPlanOptions) { self.options = options }

    /// The plan of a type. The first request compiles it, and those of all models that it may hold.
    func plan<Model: ValueModel>(of type: Model.Type) throws -> CompiledPlan {
        let key = ObjectIdentifier(type)
        if let known = plans.withLock({ $0.byType[key]?.compiled }) { return known }
        return try compile(type, key)
    }

    @inline(never)
    private func compile(_ type: any ValueModel.Type, _ key: ObjectIdentifier) throws -> CompiledPlan {
        // Outside the lock: tables and mappings are the user's code.
        var batch: [ObjectIdentifier: JSONPlan] = [:]
        let plan = try add(type, to: &batch)
        plans.withLock { plans in
            for (key, made) in batch {
                if plans.byType[key] == nil { plans.byType[key] = made } else { plans.superseded.append(made) }
            }
        }
        return plan.compiled
    }

    private func add(_ type: any ValueModel.Type, to batch: inout [ObjectIdentifier: JSONPlan]) throws -> JSONPlan {
        let key = ObjectIdentifier(type)
        if let known = batch[key] { return known }
        if let known = plans.withLock({ $0.byType[key] }) { return known }
        let plan = try JSONPlan(type, options)
        batch[key] = plan
        for (row, property) in plan.table.rows.enumerated() {
            let children = property.type.modelTypes
            for (position, child) in children.enumerated() {
                let childPlan = try add(child, to: &batch)
                if position == 0 { plan.compiled.setChild(childPlan.compiled, of: row) }
            }
        }
        return plan
    }

    // MARK: Shared plans

    private static let shared = Locked<[JSONPlanOptions: JSONPlans]>([:])

    /// The plans of the options most programs use.
    static let standard = plans(for: JSONPlanOptions())

    /// The shared plans under the options.
    static func plans(for options: JSONPlanOptions) -> JSONPlans {
        shared.withLock { shared in
            if let known = shared[options] { return known }
            let made = JSONPlans(options)
            shared[options] = made
            return made
        }
    }
}
