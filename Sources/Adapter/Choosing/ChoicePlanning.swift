extension JSONPlans {
    /// The form of a choice. The first request makes it, and the plans of all models that the choice may hold.
    func form<Choice: ModelChoice>(of type: Choice.Type, _ expected: CompiledPlan?) throws -> ChoiceForm {
        let alternatives = Alternatives<Choice>.self
        let plan: CompiledPlan
        if let expected, expected.type == ObjectIdentifier(alternatives) {
            plan = expected
        } else {
            plan = try self.plan(of: alternatives)
        }
        guard let form = plan.plan.choice else { throw RouteCheck.error("\(type) has no form") }
        return form
    }
}

/// Makes the form of a choice, and finds the mistakes in it.
struct ChoicePlanning {
    private let table: ChoiceTable
    private let rule: JSONChoice.Rule
    private let options: JSONPlanOptions
    private let fields: [JSONPlan?]
    /// The plan of a model that the cases may hold; it may not be finished.
    private let plan: (any ValueModel.Type) -> JSONPlan?

    init(
        _ table: ChoiceTable, _ own: JSONMapping?, _ overrides: [JSONMapping], _ options: JSONPlanOptions,
        _ transforms: ValueTransforms? = nil, _ plan: @escaping (any ValueModel.Type) -> JSONPlan?
    ) throws {
        if let fault = table.fault { throw fault }
        self.table = table
        self.options = options
        self.plan = plan
        rule = (overrides.last { $0.choice != nil }?.choice ?? own?.choice ?? .singleKey).rule
        fields = try table.shapes.map { shape in
            guard let table = shape.fields?.table else { return nil }
            return try JSONPlan(table, ObjectIdentifier(table), options, own, overrides, transforms) { model in
                guard let known = plan(model) else {
                    throw RouteCheck.error("\(model) cannot be flattened among the fields of a case")
                }
                return known
            }
        }
    }

    func form() throws -> ChoiceForm {
        switch rule {
        case .tag(let tag, let content):
            let paths = try TagPaths(tag: tag, content: content, of: table)
            try needTags()
            if content == nil { try checkContents(beside: paths.tag) }
            return TagForm(table, fields, paths, options)
        case .singleKey:
            try needTags()
            return SingleKeyForm(table, fields)
        case .closure(let tag):
            try needTags()
            return ClosureForm(table, fields, tag)
        case .kind:
            try needConstants(allowingUnknown: true)
            return try KindForm(table, fields, kinds: table.shapes.map { kinds(of: $0) })
        case .fitting:
            try needConstants(allowingUnknown: false)
            return FittingForm(table, fields)
        }
    }

    // MARK: Checks

    private func needTags() throws {
        for shape in table.shapes where !shape.isUnknown {
            if shape.tags.isEmpty { throw table.error("has a case without a tag: \(shape.name)") }
            if shape.tags.contains(nil) { throw table.error("has the tag null, which is for constants only") }
        }
    }

    private func needConstants(allowingUnknown: Bool) throws {
        for shape in table.shapes {
            if shape.isUnknown, !allowingUnknown {
                throw table.error("has no tags that could be unknown; let the last case take a JSONValue")
            }
            if shape.keepsTag { throw table.error("keeps the tag in \(shape.name), and has none") }
            if shape.isNothing, shape.tags.isEmpty {
                throw table.error("has a case that carries nothing and has no constant, which its tags would be")
            }
        }
    }

    /// What stands beside the tag must be an object, and must not be written to the tag's own key.
    private func checkContents(beside tag: [PathStep]) throws {
        guard case .key(let key)? = tag.first else { return }
        for (index, shape) in table.shapes.enumerated() where !shape.isUnknown {
            var written = fields[index]
            if let payload = shape.payload {
                guard kinds(of: payload).contains(.object) else {
                    throw table.error(
                        "has its tag inside the object of \(shape.name), and \(payload) is no object; say where the "
                            + "content stands: .tag(\(JSONPath(tag).text.quoted(limit: 60)), content: …)")
                }
                if let model = payload as? any ValueModel.Type { written = plan(model) }
                if let inner = payload as? any ModelChoice.Type, case .tag(let path, _)? = Self.rule(of: inner),
                    path.components.first == tag.first
                {
                    throw table.error("and \(inner) have their tags at the same key \(key.quoted(limit: 60))")
                }
            }
            if let plan = written, plan.trees.writing.entry(of: key, hint: .max) != nil {
                throw table.error(
                    "has its tag at \(key.quoted(limit: 60)), where \(shape.name) writes a property; map that as read "
                        + "only, or leave it out")
            }
        }
    }

    // MARK: Kinds

    private func kinds(of shape: CaseShape) -> JSONKinds? {
        if shape.isUnknown || shape.isNothing { return nil }
        return shape.payload.map { kinds(of: $0) } ?? .object
    }

    private func kinds(of type: any PropertyValue.Type) -> JSONKinds {
        let plan = self.plan
        return KindProbe.kinds(of: type) { model in
            plan(model)?.readsObject == false ? .list : .object
        } choices: { choice in
            switch Self.rule(of: choice) {
            case .kind, .fitting: .all
            default: .object
            }
        }
    }

    private static func rule(of choice: any ModelChoice.Type) -> JSONChoice.Rule? {
        (choice.outsideChoice as? JSONMapping)?.choice?.rule
    }
}
