/// The hooks of a mapping, without the type of its model.
class HookList: @unchecked Sendable {
    let changesObject: Bool
    let changesWritten: Bool

    fileprivate init(changesObject: Bool, changesWritten: Bool) {
        self.changesObject = changesObject
        self.changesWritten = changesWritten
    }

    fileprivate func beforeReading(_ object: inout JSONObject, _ context: ValueContext) throws {}
}

/// The hooks of a mapping.
final class HooksOfModel<Root: ValueModel>: HookList, @unchecked Sendable {
    private let hooks: [JSONHooks<Root>.Hook]

    init(_ hooks: [JSONHooks<Root>.Hook]) {
        self.hooks = hooks
        var (changesObject, changesWritten) = (false, false)
        for hook in hooks {
            switch hook.work {
            case .beforeReading: changesObject = true
            case .afterReading: break
            case .afterWriting: changesWritten = true
            }
        }
        super.init(changesObject: changesObject, changesWritten: changesWritten)
    }

    override fileprivate func beforeReading(_ object: inout JSONObject, _ context: ValueContext) throws {
        for hook in hooks {
            if case .beforeReading(let body) = hook.work { try body(&object, context) }
        }
    }

    fileprivate func afterReading(_ model: inout Root, _ context: ValueContext) throws {
        for hook in hooks {
            if case .afterReading(let body) = hook.work { try body(&model, context) }
        }
    }

    fileprivate func afterWriting(_ object: inout JSONObject, _ model: Root, _ context: ValueContext) throws {
        for hook in hooks {
            if case .afterWriting(let body) = hook.work { try body(&object, model, context) }
        }
    }
}

/// The hooks of a plan: the type's own, then the adapter's, which stand around them.
struct PlanHooks: Sendable {
    private let lists: [HookList]
    /// Whether the object is looked at before it is read.
    let changesObject: Bool
    /// Whether what is written is looked at.
    let changesWritten: Bool

    /// The hooks of some mappings; nil where none has any.
    init?(_ mappings: [JSONMapping]) {
        lists = mappings.compactMap(\.hooks)
        changesObject = lists.contains { $0.changesObject }
        changesWritten = lists.contains { $0.changesWritten }
        if lists.isEmpty { return nil }
    }

    /// Hooks want an object, and a list of values has none.
    func check(_ plan: ModelPlan) throws {
        if plan.isByName { return }
        if changesObject && plan.trees.reading.form == .list || changesWritten && plan.trees.writing.form == .list {
            throw RouteCheck.error("\(plan.table.name) is a list in JSON, and its hooks want an object")
        }
    }

    /// The object as it is to be read.
    func beforeReading<Model: ValueModel>(
        _ object: JSONObject, of type: Model.Type, _ context: ValueContext, at offset: Int? = nil
    ) throws -> JSONObject {
        var object = object
        do {
            for list in lists.reversed() { try list.beforeReading(&object, context) }
        } catch { throw fault(error, type, at: offset) }
        return object
    }

    func afterReading<Model: ValueModel>(
        _ model: inout Model, _ context: ValueContext, at offset: Int? = nil
    ) throws {
        do {
            for list in lists { try (list as? HooksOfModel<Model>)?.afterReading(&model, context) }
        } catch { throw fault(error, Model.self, at: offset) }
    }

    /// What is written of a model.
    func afterWriting<Model: ValueModel>(
        _ object: JSONObject, of model: Model, _ context: ValueContext
    ) throws -> JSONObject {
        var object = object
        do {
            for list in lists { try (list as? HooksOfModel<Model>)?.afterWriting(&object, model, context) }
        } catch { throw fault(error, Model.self, at: nil) }
        return object
    }

    /// What a hook threw. It may have seen secrets, so that its words are not shown where the model has any (R22).
    private func fault<Model: ValueModel>(_ error: any Error, _ type: Model.Type, at offset: Int?) -> ModelError {
        var fault = ModelError.wrapping(error, offset: offset)
        if Secrets.areIn(type) {
            fault.details.isSecret = true
            fault.details.found = nil
            fault.details.note = nil
        }
        return fault
    }
}
