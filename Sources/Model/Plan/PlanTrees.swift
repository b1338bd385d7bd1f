/// The routes of a plan, and the trees over their paths.
final class PlanTrees {
    let routes: [RowRoute]
    let reading: KeyNode
    let writing: KeyNode
    /// The row that takes the members which no other has.
    let others: Int?
    /// The rows that are written by their members.
    let joined: [Int]
    /// Those of them whose members are not all known beforehand, each with the entry of `writing` before which they stand.
    let spreads: [(before: Int, row: Int)]
    let sortsKeys: Bool
    /// The keys that are written, to be looked up.
    private let written: KeyNode

    /// The trees of a mapping, whose mistakes are thrown.
    init(_ routes: [RowRoute], of table: ModelTable, sortsKeys: Bool) throws {
        self.routes = routes
        try RouteCheck.check(routes, of: table)
        reading = try Self.tree(table) { row, _ in
            let paths = routes[row].reading
            return !routes[row].isDeferred
                ? paths.map { (KeyNode.Use(row: row, rank: nil), $0) }
                : paths.enumerated().map { (KeyNode.Use(row: row, rank: $0), $1) }
        }
        var spreads: [(before: Int, row: Int)] = []
        let written = try Self.tree(table) { row, root in
            if routes[row].writesWhole { spreads.append((root.entries.count, row)) }
            let isOne = routes[row].members == nil
            return routes[row].writtenPaths.enumerated().map { rank, path in
                (KeyNode.Use(row: row, rank: isOne ? nil : rank), path)
            }
        }
        do { try written.sortLists() } catch {
            throw RouteCheck.error(error, of: table)
        }
        writing = sortsKeys ? written.sorted() : written
        self.written = written
        others = routes.indices.first { routes[$0].members?.takesOthers ?? false }
        if let others, routes[others].isWritten { spreads.append((written.entries.count, others)) }
        self.spreads = spreads
        self.sortsKeys = sortsKeys
        joined = routes.indices.filter { routes[$0].isWritten && routes[$0].members != nil || routes[$0].writesWhole }
        try RouteCheck.checkForm(self, of: table)
    }

    /// Whether a key of the object is one that some row reads or writes.
    func isKnown(_ key: String) -> Bool {
        reading.entry(of: key, hint: .max) != nil || isWritten(key)
    }

    /// Whether a key of the object is one that some row writes.
    @inline(never)
    func isWritten(_ key: String) -> Bool { written.entry(of: key, hint: .max) != nil }

    /// Every row under its own name.
    init(namesOf table: ModelTable, style: RowRoute.Style, sortsKeys: Bool) {
        routes = table.rows.map { RowRoute(name: $0.name, style) }
        reading = KeyNode(keys: table.rows.map(\.name))
        writing = sortsKeys ? reading.sorted() : reading
        written = reading
        others = nil
        joined = []
        spreads = []
        self.sortsKeys = sortsKeys
    }

    private static func tree(
        _ table: ModelTable, _ paths: (Int, KeyNode) -> [(KeyNode.Use, [PathStep])]
    ) throws -> KeyNode {
        let root = KeyNode()
        for row in table.rows.indices {
            for (use, path) in paths(row, root) {
                do { try root.insert(use, at: path[...]) } catch {
                    throw RouteCheck.error(error, of: table, row: row)
                }
            }
        }
        return root
    }
}
