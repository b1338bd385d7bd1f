// Models with hooks, which the loop knows nothing of.
extension TreeReader {
    /// Makes a model with secrets or hooks.
    @inline(never)
    func makeWatched<Model: ValueModel>(_ type: Model.Type, _ plan: CompiledPlan) throws -> Model {
        if plan.table.hasSecrets { hasReadSecrets = true }
        guard let hooks = plan.plan.hooks else { return try makePlain(type, plan) }
        let hadOrder = hasOrder
        defer { hasOrder = hadOrder }
        if hooks.changesObject {
            // What becomes of a dictionary has no order either, though JSON's objects have one.
            if case .map = next { hasOrder = false }
            next = .object(try hooks.beforeReading(try takeObject(), of: type, context))
        }
        var model = try makePlain(type, plan)
        try hooks.afterReading(&model, context)
        return model
    }

    /// The object that comes, as JSON has it.
    private func takeObject() throws -> JSONObject {
        if case .object(let object) = next { return object }
        return try forgettingMarks { try JSONObject.readMembers(from: self) }
    }
}
