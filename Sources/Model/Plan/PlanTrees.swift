/// The routes of a plan, and the trees over their paths.
final class PlanTrees {
    let routes: [RowRoute]
    let reading: KeyNode
    let writing: KeyNode

    /// The trees of a mapping, whose mistakes are thrown.
    init(_ routes: [RowRoute], of table: ModelTable, sortsKeys: Bool) throws {
        self.routes = routes
        try RouteCheck.check(routes, of: table)
        reading = try Self.tree(table) { row in
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
        writing = sortsKeys ? written.sorted() : written
    }

    /// Every row under its own name.
    init(namesOf table: ModelTable, style: RowRoute.Style, sortsKeys: Bool) {
        routes = table.rows.map { RowRoute(name: $0.name, style) }
        reading = KeyNode(keys: table.rows.map(\.name))
        writing = sortsKeys ? reading.sorted() : reading
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
}
