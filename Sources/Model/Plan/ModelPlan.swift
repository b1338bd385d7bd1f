/// A table with the way each row is reached, ready for reading and writing. Immutable once made.
class ModelPlan: @unchecked Sendable {
    let table: ModelTable
    /// The rows that have several paths or members, and so are read when the object has ended.
    let deferredRows: [Int]
    /// The rows that take the whole object.
    let wholeRows: [Int]
    /// How rows stand that the mapping does not move.
    let style: RowRoute.Style
    let sortsKeys: Bool
    /// Whether every row stands under its own name.
    let isByName: Bool
    private var builtTrees: PlanTrees?

    /// The plan of a mapping.
    init(table: ModelTable, trees: PlanTrees, sortsKeys: Bool) {
        let routes = trees.routes
        self.table = table
        self.sortsKeys = sortsKeys
        style = RowRoute.Style()
        isByName = false
        deferredRows = routes.indices.filter { routes[$0].isDeferred }
        wholeRows = routes.indices.filter { routes[$0].readsWhole }
        builtTrees = trees
    }

    /// The plan under which every row stands under its own name: nothing can be wrong with it, as a table checks the
    /// names itself.
    init(namesOf table: ModelTable, style: RowRoute.Style, sortsKeys: Bool) {
        self.table = table
        self.sortsKeys = sortsKeys
        self.style = style
        isByName = true
        deferredRows = []
        wholeRows = []
    }

    /// The routes and the trees over their paths.
    ///
    /// PERF: made at first use where every row stands under its own name. Flat plans are compiled without them, and a
    /// program's first reading would take a third longer (first-reading).
    final var trees: PlanTrees {
        isByName ? building.withLock { _ in treesByName() } : builtTrees!
    }

    /// Held while something is made that was not needed before.
    final let building = Locked(())

    private func treesByName() -> PlanTrees {
        if let builtTrees { return builtTrees }
        let made = PlanTrees(namesOf: table, style: style, sortsKeys: sortsKeys)
        builtTrees = made
        return made
    }

    /// The table with its model's type. Never the type's own table asked for again, which might be another.
    final func table<Model: ValueModel>(of type: Model.Type) -> TypedTable<Model> {
        guard let typed = table as? TypedTable<Model> else { fatalError("\(type): the plan is another model's") }
        return typed
    }

    /// The plan by which a model is read and written under its own names.
    static func byName<Model: ValueModel>(_ type: Model.Type) -> ModelPlan {
        let key = ObjectIdentifier(type)
        if let known = plansByName.withLock({ $0[key] }) { return known }
        let plan = ModelPlan(namesOf: Model.propertyKeys.table, style: RowRoute.Style(), sortsKeys: false)
        plansByName.withLock { $0[key] = plan }
        return plan
    }

    private static let plansByName = Locked<[ObjectIdentifier: ModelPlan]>([:])
}
