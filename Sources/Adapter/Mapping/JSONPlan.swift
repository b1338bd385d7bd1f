/// The plan of one type: its routes under the adapter's options, the type's own mapping and what the adapter overrides
/// of it, and their compiled form.
final class JSONPlan: ModelPlan, @unchecked Sendable {
    let compiled: CompiledPlan
    /// What runs before and after reading, and after writing.
    let hooks: PlanHooks?
    private var dictionaryKeys: DictionaryKeys?
    /// The type's own mapping.
    let own: JSONMapping?
    /// How the cases stand, where this is the plan of a choice. Set before anybody else has the plan.
    var choice: ChoiceForm?

    /// - Parameter flattened: gives the plan of a model whose keys stand among those of this one.
    convenience init(
        _ type: any ValueModel.Type, _ options: JSONPlanOptions, overrides: [JSONMapping],
        _ transforms: ValueTransforms? = nil, flattened: (any ValueModel.Type) throws -> JSONPlan
    ) throws {
        try self.init(
            type.modelTable, ObjectIdentifier(type), options, type.outsideMapping as? JSONMapping, overrides,
            transforms, flattened: flattened)
    }

    /// The plan of a table; `id` is its type, or where it is no type's the table itself.
    init(
        _ table: ModelTable, _ id: ObjectIdentifier, _ options: JSONPlanOptions, _ own: JSONMapping?,
        _ overrides: [JSONMapping], _ transforms: ValueTransforms?,
        flattened: (any ValueModel.Type) throws -> JSONPlan
    ) throws {
        self.own = own
        let routes = JSONRoutes(table, own, overrides, options, transforms)
        hooks = PlanHooks((own.map { [$0] } ?? []) + overrides)
        if routes.areNames {
            compiled = CompiledPlan(type: id)
            super.init(namesOf: table, style: options.style, sortsKeys: options.sortsKeys)
        } else {
            var found = try routes.routes()
            for row in found.indices { try found[row].flatten(row, of: table, flattened) }
            let trees = try PlanTrees(found, of: table, sortsKeys: options.sortsKeys)
            compiled = CompiledPlan(type: id)
            super.init(table: table, trees: trees, sortsKeys: options.sortsKeys)
        }
        try hooks?.check(self)
        compiled.compile(self)
    }

    /// What reading and writing dictionaries needs besides.
    ///
    /// PERF: made at first use, as it would cost a program's first reading of bytes a tenth more (first-reading).
    var keys: DictionaryKeys {
        if let known = building.withLock({ _ in dictionaryKeys }) { return known }
        let made = DictionaryKeys(of: self)
        building.withLock { _ in dictionaryKeys = made }
        return made
    }

    /// A model that is made of members of this one's object has none of its own, which its hooks could see.
    func check(_ row: Int, holding model: JSONPlan) throws {
        guard model.hooks != nil, !isByName, table.rows[row].type.flattenedModel != nil else { return }
        let route = trees.routes[row]
        if route.members != nil, route.transform == nil {
            throw RouteCheck.error(
                "\(table.name).\(table.rows[row].name) is made of keys of \(table.name), and the hooks of "
                    + "\(model.table.name) want an object of its own")
        }
    }

    /// Whether the model is read from an object. The compiled form lives no longer than the plan, hence the care.
    var readsObject: Bool { withExtendedLifetime(self) { compiled.readsObject } }

    deinit { compiled.free() }
}

/// The keys of a plan as text, for dictionaries of Swift.
final class DictionaryKeys: Sendable {
    /// The keys that are looked for in an object, in the order of `compiled.reading`.
    let read: [String]
    /// The keys of the object that is written, in the order of `compiled.writing`.
    let written: [String]
    /// Whether each key that is looked for is one of plain bytes, and leads to a value of a kind that is read at once.
    let areSimple: Bool

    init(of plan: JSONPlan) {
        if plan.isByName, !plan.sortsKeys {
            read = plan.table.rows.map(\.name)
            written = read
        } else {
            read = plan.trees.reading.keys
            written = plan.trees.writing.keys
        }
        let keys = plan.compiled.reading
        // An empty key has its closing quote alone.
        areSimple =
            plan.compiled.readsObject && (0..<keys.count).allSatisfy { keys[$0].kind != nil && keys[$0].keyCount > 1 }
    }

    /// The position of a key among those that are looked for. `hint` is the one that is likely.
    func entry(of key: String, hint: Int, in plan: JSONPlan) -> Int? {
        if hint < read.count, read[hint].isSpelled(key) { return hint }
        return plan.trees.reading.entry(of: key, hint: .max)
    }
}

/// Works out where each row stands.
struct JSONRoutes {
    private let table: ModelTable
    /// The type's own mapping.
    private let own: JSONMapping?
    /// What the adapter says otherwise, row by row, the last call last.
    private let overrides: [JSONMapping]
    private let options: JSONPlanOptions
    private let naming: JSONNaming
    /// The adapter's transformers of value types.
    private let valueTransforms: ValueTransforms?

    init(
        _ table: ModelTable, _ own: JSONMapping?, _ overrides: [JSONMapping], _ options: JSONPlanOptions,
        _ valueTransforms: ValueTransforms?
    ) {
        self.valueTransforms = valueTransforms
        self.table = table
        self.own = own
        self.overrides = overrides
        self.options = options
        var naming = options.naming
        if let own, own.naming != .inherited { naming = own.naming }
        for mapping in overrides where mapping.naming != .inherited { naming = mapping.naming }
        self.naming = naming
    }

    /// Whether every row stands under its own name and is read and written by its type.
    var areNames: Bool {
        naming == .asIs && (own?.isEmpty ?? true) && overrides.allSatisfy { $0.isEmpty } && valueTransforms == nil
    }

    /// The route of each row, in declared order.
    func routes() throws -> [RowRoute] {
        let style = options.style
        let plain = table.rows.map { RowRoute(name: naming.key(of: $0.name), style) }
        var routes = plain
        var transforms = table.rows.map { row in valueTransforms?.transform(of: row.type) }
        let mappings =
            (own.map { [($0, "jsonKeyPaths", "jsonTransformers")] } ?? [])
            + overrides.map { ($0, "the adapter's mapping", "the adapter's transformers") }
        let indexes = mappings.allSatisfy { $0.0.isEmpty } ? [:] : table.indexesByKeyPath()
        for (mapping, keyPaths, transformers) in mappings {
            for (row, rule) in try rows(mapping.keyPaths, indexes, keyPaths) {
                routes[row] = plain[row]
                try apply(rule, to: &routes[row], of: table.rows[row])
            }
            for (row, transform) in try rows(mapping.transformers, indexes, transformers) {
                transforms[row] = transform
            }
        }
        for (row, transform) in transforms.enumerated() {
            guard let transform else { continue }
            if let fault = transform.fault {
                throw RouteCheck.error("the transformer of \(table.name).\(table.rows[row].name): \(fault)")
            }
            routes[row].transform = transform
            if !transform.canWrite { routes[row].isNeverWritten() }
        }
        return routes
    }

    /// The rows that a list names by their key paths, with what it says of each.
    private func rows<Rule>(
        _ rules: [(keyPath: AnyKeyPath & Sendable, rule: Rule)], _ indexes: [AnyKeyPath: Int], _ list: String
    ) throws -> [(Int, Rule)] {
        var named = Set<Int>()
        return try rules.map { keyPath, rule in
            guard let row = indexes[keyPath] else {
                throw RouteCheck.error("\(list) of \(table.name) names \(keyPath), which is no row of its propertyKeys")
            }
            guard named.insert(row).inserted else {
                throw RouteCheck.error("\(list) of \(table.name) names \(table.rows[row].name) twice")
            }
            return (row, rule)
        }
    }

    private func apply(_ rule: JSONKeyPath, to route: inout RowRoute, of row: Row) throws {
        for path in rule.paths + (rule.writingPath.map { [$0] } ?? []) {
            if let fault = path.fault { throw RouteCheck.error("\(table.name).\(row.name): \(fault)") }
        }
        if rule.paths.isEmpty, !rule.isOwn, !rule.takesOthers, rule.isRead || rule.isWritten {
            throw RouteCheck.error("\(table.name).\(row.name) is mapped to no path at all")
        }
        let paths = rule.isOwn ? route.reading : rule.paths.map(\.components)
        route.reading = rule.isRead ? paths : []
        route.writing = rule.isWritten ? rule.writingPath?.components ?? paths.first : nil
        if rule.memberNames != nil || rule.takesOthers { try applyMembers(rule, to: &route, of: row) }
        if let writesNil = rule.writesNil { route.style.writesNil = writesNil }
        if let omitsDefault = rule.omitsDefault { route.style.omitsDefault = omitsDefault }
        route.nullIsDefault = rule.takesNullAsDefault
        route.badIsDefault = rule.takesBadAsDefault
        route.isLossy = rule.dropsBadElements
    }

    @inline(never)
    private func applyMembers(_ rule: JSONKeyPath, to route: inout RowRoute, of row: Row) throws {
        if rule.writingPath != nil {
            throw RouteCheck.error("\(table.name).\(row.name) is several members, which have no other path for writing")
        }
        let names = rule.memberNames ?? []
        for (index, name) in names.enumerated()
        where name.isEmpty || names.prefix(index).contains(where: name.isSpelled) {
            throw RouteCheck.error(
                "\(table.name).\(row.name) has \(name.isEmpty ? "a member without a name" : "two members named \(name)"): "
                    + "write .allOf([\"name\": \"path\", …])")
        }
        var members = RowMembers(isRead: rule.isRead, isWritten: rule.isWritten)
        members.takesOthers = rule.takesOthers
        members.names = rule.isRead ? names : []
        if rule.isWritten { members.written = zip(names, rule.paths).map { (name: $0, path: $1.components) } }
        route.writing = nil
        route.members = members
    }
}

extension RowRoute {
    /// The row is read only, whatever its mapping says.
    mutating func isNeverWritten() {
        writing = nil
        members?.written = []
        members?.isWritten = false
    }

    /// Replaces the whole object by the keys of the model that stands in it.
    @inline(never)
    mutating func flatten(
        _ row: Int, of table: ModelTable, _ plan: (any ValueModel.Type) throws -> JSONPlan
    ) throws {
        guard readsWhole || writesWhole, transform == nil, let model = table.rows[row].type.flattenedModel else {
            return
        }
        let inner = try plan(model).trees
        let name = "\(table.name).\(table.rows[row].name)"
        if inner.reading.form == .list || inner.writing.form == .list {
            throw RouteCheck.error("\(name) is flattened, and \(model.modelTable.name) is a list and has no keys")
        }
        // What stands in the whole object has no keys that are known here.
        if inner.routes.contains(where: { $0.readsWhole || $0.writesWhole }) { return }
        var members = RowMembers(isRead: readsWhole, isWritten: writesWhole)
        members.areFlattened = true
        members.takesOthers = inner.others != nil
        for entry in inner.reading.entries + inner.writing.entries {
            guard case .key(let key) = entry.component, let owner = entry.allRows.first else { continue }
            let rows = model.modelTable.rows
            members.owners[key] = "\(model.modelTable.name).\(rows[owner].name)"
        }
        if readsWhole { members.names = inner.reading.keys }
        if writesWhole { members.written = inner.writing.keys.map { (name: $0, path: [.key($0)]) } }
        (reading, writing) = (members.names.map { [.key($0)] }, nil)
        self.members = members
    }
}

extension PropertyValue {
    /// The model that a value is, or an optional one.
    fileprivate static var flattenedModel: (any ValueModel.Type)? {
        self as? any ValueModel.Type ?? (self is any OptionalModel.Type ? modelTypes.first : nil)
    }
}
