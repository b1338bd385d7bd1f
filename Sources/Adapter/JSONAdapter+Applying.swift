// Changes applied where they came from outside: what a validator throws names the place in JSON.
extension JSONAdapter {
    /// The model with changes, validated, as `model.applying(changes)` makes it, with the errors of a document.
    ///
    ///     let changes = try adapter.changes(to: User.self, from: body, allowing: [\.displayName, \.email])
    ///     let edited = try adapter.applying(changes, to: user)
    ///     // … catch { error.jsonPointer }                                 // "/display_name", not "/displayName"
    ///
    /// The path of an error is the one under which this adapter reads the property, of several the first. It has no place
    /// in a document.
    ///
    /// - Throws: `AdapterError`: what a validator threw; the first key path in the changes that is no row.
    public func applying<Model: ValueModel>(
        _ changes: Changes<Model>, to model: Model
    ) throws(AdapterError) -> Model {
        do { return try model.applying(changes) } catch { throw AdapterError(mapped(error, through: Model.self)) }
    }

    /// The error with the names of properties in its path replaced by the paths under which they are read.
    private func mapped(_ error: ModelError, through type: any ValueModel.Type) -> ModelError {
        var model: (any ValueModel.Type)? = type
        var path: [PathStep] = []
        for step in error.path {
            guard let type = model, case .key(let name) = step,
                let row = type.modelTable.rows.firstIndex(where: { $0.name.isSpelled(name) }),
                let plan = try? plans.plan(of: type).plan
            else {
                path.append(step)
                model = nil
                continue
            }
            let route = plan.trees.routes[row]
            path += route.members != nil ? route.place : route.reading.first ?? route.writing ?? [step]
            model = type.modelTable.rows[row].nestedModel
        }
        var mapped = error
        mapped.details.path = path.reversed()
        return mapped
    }
}

extension Row {
    /// The type of the nested model that is the row's value, or is inside its optional.
    fileprivate var nestedModel: (any ValueModel.Type)? {
        guard mayHoldModels else { return nil }
        if let model = type as? any ValueModel.Type { return model }
        return type is any OptionalModel.Type ? type.modelTypes.first : nil
    }
}
