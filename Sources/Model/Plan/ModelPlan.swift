/// A table with the way each row is reached, ready for reading and writing. Immutable once made.
class ModelPlan: @unchecked Sendable {
    let table: ModelTable
    let routes: [RowRoute]
    let readingRoot: KeyNode
    let writingRoot: KeyNode
    /// The rows that have several paths, and so are read when the object has ended.
    let deferredRows: [Int]
    /// The rows that take the whole object.
    let wholeRows: [Int]

    init(table: ModelTable, routes: [RowRoute], sortsKeys: Bool) throws {
        self.table = table
        self.routes = routes
        deferredRows = routes.indices.filter { routes[$0].hasAlternatives }
        wholeRows = routes.indices.filter { routes[$0].reading == [[]] }
        try RouteCheck.check(routes, of: table)
        readingRoot = try Self.tree(table) { row in
            let paths = routes[row].reading
            return paths.count == 1
                ? [(KeyNode.Use(row: row, rank: nil), paths[0])]
                : paths.enumerated().map { (KeyNode.Use(row: row, rank: $0), $1) }
        }
        let written = try Self.tree(table) { row in
            routes[row].writing.map { [(KeyNode.Use(row: row, rank: nil), $0)] } ?? []
        }
        do { try written.sortLists() } catch {
            throw RouteCheck.error(error, of: table)
        }
        writingRoot = sortsKeys ? written.sorted() : written
    }

    private static func tree(
        _ table: ModelTable, _ paths: (Int) -> [(KeyNode.Use, [PathStep])]
    ) throws -> KeyNode {
        let root = KeyNode()
        for row in table.rows.indices {
            for (use, path) in paths(row) {
                do { try root.insert(use, at: path[...]) } catch {
                    throw RouteCheck.error(error, of: table, row: row)
                }
            }
        }
        return root
    }

    /// The plan by which a model is read and written under its own names.
    static func byName<Model: ValueModel>(_ type: Model.Type) throws -> ModelPlan {
        let key = ObjectIdentifier(type)
        if let known = plansByName.withLock({ $0[key] }) { return known }
        let table = Model.propertyKeys.table
        let plan = try ModelPlan(table: table, routes: table.rows.map { RowRoute(name: $0.name) }, sortsKeys: false)
        plansByName.withLock { $0[key] = plan }
        return plan
    }

    private static let plansByName = Locked<[ObjectIdentifier: ModelPlan]>([:])
}
