/// The plan of one type: its routes under the adapter's options and the type's own mapping, and their compiled form.
final class JSONPlan: ModelPlan, @unchecked Sendable {
    let compiled: CompiledPlan

    init(_ type: any ValueModel.Type, _ options: JSONPlanOptions) throws {
        let table = type.modelTable
        let mapping = type.outsideMapping as? JSONMapping
        let routes = try JSONRoutes(table, mapping, options).routes()
        let compiled = CompiledPlan(type: ObjectIdentifier(type))
        self.compiled = compiled
        do { try super.init(table: table, routes: routes, sortsKeys: options.sortsKeys) } catch {
            compiled.free()
            throw error
        }
        compiled.compile(self)
    }

    deinit { compiled.free() }
}

/// Works out where each row stands.
struct JSONRoutes {
    private let table: ModelTable
    private let mapping: JSONMapping?
    private let options: JSONPlanOptions
    private let naming: JSONNaming

    init(_ table: ModelTable, _ mapping: JSONMapping?, _ options: JSONPlanOptions) {
        self.table = table
        self.mapping = mapping
        self.options = options
        naming = mapping?.naming ?? options.naming
    }

    /// The route of each row, in declared order.
    func routes() throws -> [RowRoute] {
        var routes = table.rows.map { row in
            var route = RowRoute(name: naming.key(of: row.name))
            route.writesNil = options.nils == .written
            route.omitsDefault = options.omitsDefaults
            return route
        }
        guard let mapping, !(mapping.keyPaths.isEmpty && mapping.transformers.isEmpty) else { return routes }
        let indexes = table.indexesByKeyPath()
        var mapped = Set<Int>()
        for (keyPath, rule) in mapping.keyPaths {
            let row = try index(of: keyPath, in: indexes, "jsonKeyPaths")
            guard mapped.insert(row).inserted else { throw twice(row, "jsonKeyPaths") }
            try apply(rule, to: &routes[row], of: table.rows[row])
        }
        for (keyPath, transform) in mapping.transformers {
            let row = try index(of: keyPath, in: indexes, "jsonTransformers")
            if routes[row].transform != nil { throw twice(row, "jsonTransformers") }
            routes[row].transform = transform
            if !transform.canWrite { routes[row].writing = nil }
        }
        return routes
    }

    private func index(of keyPath: AnyKeyPath, in indexes: [AnyKeyPath: Int], _ list: String) throws -> Int {
        if let index = indexes[keyPath] { return index }
        throw RouteCheck.error("\(list) of \(table.name) names \(keyPath), which is no row of its propertyKeys")
    }

    private func twice(_ row: Int, _ list: String) -> ModelError {
        RouteCheck.error("\(list) of \(table.name) names \(table.rows[row].name) twice")
    }

    private func apply(_ rule: JSONKeyPath, to route: inout RowRoute, of row: Row) throws {
        for path in rule.paths {
            if let fault = path.fault { throw RouteCheck.error("\(table.name).\(row.name): \(fault)") }
        }
        route.reading = rule.isRead ? rule.paths.map(\.components) : []
        route.writing = rule.isWritten ? rule.paths.first?.components : nil
        if let writesNil = rule.writesNil { route.writesNil = writesNil }
        if let omitsDefault = rule.omitsDefault { route.omitsDefault = omitsDefault }
        route.nullIsDefault = rule.takesNullAsDefault
    }
}
