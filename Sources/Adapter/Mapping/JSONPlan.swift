/// The plan of one type: its routes under the adapter's options and the type's own mapping, and their compiled form.
final class JSONPlan: ModelPlan, @unchecked Sendable {
    let compiled: CompiledPlan

    init(_ type: any ValueModel.Type, _ options: JSONPlanOptions) throws {
        let table = type.modelTable
        let mapping = type.outsideMapping as? JSONMapping
        let routes = JSONRoutes(table, mapping, options)
        if routes.areNames {
            compiled = CompiledPlan(type: ObjectIdentifier(type))
            super.init(namesOf: table, style: options.style, sortsKeys: options.sortsKeys)
        } else {
            let trees = try PlanTrees(try routes.routes(), of: table, sortsKeys: options.sortsKeys)
            compiled = CompiledPlan(type: ObjectIdentifier(type))
            super.init(table: table, trees: trees, sortsKeys: options.sortsKeys)
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
        let own = mapping?.naming ?? .inherited
        naming = own == .inherited ? options.naming : own
    }

    /// Whether every row stands under its own name and is read and written by its type.
    var areNames: Bool { naming == .asIs && (mapping?.isEmpty ?? true) }

    /// The route of each row, in declared order.
    func routes() throws -> [RowRoute] {
        let style = options.style
        var routes = table.rows.map { RowRoute(name: naming.key(of: $0.name), style) }
        guard let mapping, !mapping.isEmpty else { return routes }
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
        if rule.paths.isEmpty, !rule.isOwn, rule.isRead || rule.isWritten {
            throw RouteCheck.error("\(table.name).\(row.name) is mapped to no path at all")
        }
        let paths = rule.isOwn ? route.reading : rule.paths.map(\.components)
        route.reading = rule.isRead ? paths : []
        route.writing = rule.isWritten ? paths.first : nil
        if let writesNil = rule.writesNil { route.style.writesNil = writesNil }
        if let omitsDefault = rule.omitsDefault { route.style.omitsDefault = omitsDefault }
        route.nullIsDefault = rule.takesNullAsDefault
    }
}
