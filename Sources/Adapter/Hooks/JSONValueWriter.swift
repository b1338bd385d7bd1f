#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes values as JSON values: what hooks look at before it is written.
///
/// Bytes would have to be read again, and those of nested models as often as there are hooks around them (R25).
final class JSONValueWriter: ValueWriter {
    let options: JSONWritingOptions
    let plans: JSONPlans
    /// The containers that are open, each in a place for one value.
    private var open: [Container] = []

    private final class Container {
        /// What may stand in it; in a place, one value.
        enum Form { case place, list, object }

        let form: Form
        var values: [JSONValue] = []
        var object = JSONObject()
        /// The key whose value has not come yet.
        var key: String?

        init(_ form: Form) { self.form = form }
    }

    /// Writes a model with hooks to a writer of JSON.
    @inline(never)
    static func write<Model: ValueModel>(
        _ model: Model, _ plan: CompiledPlan, _ options: JSONWritingOptions, _ plans: JSONPlans, to writer: ValueWriter
    ) throws {
        let values = JSONValueWriter(options, plans, depth: writer.depth)
        try values.value(of: model, plan).write(to: writer)
    }

    /// Writes a model with hooks whose members stand among others. False where it has none.
    static func write<Model: ValueModel>(
        _ model: Model, _ options: JSONWritingOptions, _ plans: JSONPlans, keptBy members: MembersWriter
    ) throws -> Bool {
        let plan = try plans.plan(of: Model.self)
        guard plan.plan.hooks?.changesWritten ?? false else { return false }
        try write(model, plan, options, plans, to: members)
        return true
    }

    private init(_ options: JSONWritingOptions, _ plans: JSONPlans, depth: Int) {
        self.options = options
        self.plans = plans
        super.init(depthLimit: options.depthLimit)
        self.depth = depth
        if let rare = options.rareIfAny { context = rare.context }
    }

    /// What is written of a model, after its hooks.
    private func value<Model: ValueModel>(of model: Model, _ plan: CompiledPlan) throws -> JSONValue {
        let value = try value { try ModelWriting.write(model, plan: plan.plan, to: self) }
        guard let hooks = plan.plan.hooks, hooks.changesWritten, let object = value.object else { return value }
        return .object(try hooks.afterWriting(object, of: model, context))
    }

    /// What the body writes: one value, whole.
    private func value(_ body: () throws -> Void) throws -> JSONValue {
        let (openCount, openDepth) = (open.count, depth)
        open.append(Container(.place))
        try body()
        guard depth == openDepth, let value = try end(.place).values.first, open.count == openCount else {
            throw unfinished()
        }
        return value
    }

    /// Writes an object with a member in front of those that the content writes: the tag of a choice, which hooks of the
    /// content do not see.
    func putTagged(
        _ path: [PathStep], _ tag: (ValueWriter) throws -> Void, _ content: (ValueWriter) throws -> Void
    ) throws {
        guard case .key(let key)? = path.first, let members = try value({ try content(self) }).object else {
            throw InnerTags.notAnObject(path)
        }
        var object = JSONObject()
        object.updateValue(try value { try tag(self) }, forKey: key)
        for member in members where object.updateValue(member.value, forKey: member.key) != nil {
            throw InnerTags.collision(of: key).inside(.key(key))
        }
        try put(.object(object))
    }

    private func put(_ value: JSONValue) throws {
        guard let container = open.last else { throw unfinished() }
        switch container.form {
        case .list: container.values.append(value)
        case .place:
            if !container.values.isEmpty { throw unfinished() }
            container.values.append(value)
        case .object:
            guard let key = container.key else { throw unfinished() }
            container.key = nil
            container.object.updateValue(value, forKey: key)
        }
    }

    private func end(_ form: Container.Form) throws -> Container {
        guard let ended = open.popLast(), ended.form == form, ended.key == nil else { throw unfinished() }
        return ended
    }

    // MARK: The neutral calls

    override func writeNil() throws { try put(.null) }
    override func writeBool(_ value: Bool) throws { try put(.bool(value)) }
    override func writeNumber(_ value: NumberLiteral) throws { try put(.number(value)) }
    override func writeDouble(_ value: Double) throws {
        if value.isFinite { return try super.writeDouble(value) }
        try writeText(try options.rare.nonFinite.text(of: value))
    }
    override func writeText(_ value: String) throws { try put(.string(value)) }
    override func writeData(_ value: Data) throws { try writeText(Base64Text.text(of: value)) }
    override func writeDate(_ value: Date) throws { try writeText(RFC3339.written(value)) }
    override func writeURL(_ value: URL) throws { try writeText(URLText.text(of: value)) }
    override func writeUUID(_ value: UUID) throws { try writeText(UUIDText.text(of: value)) }

    override func beginList(count: Int) throws {
        try enterContainer()
        open.append(Container(.list))
    }

    override func endList() throws {
        let ended = try end(.list)
        leaveContainer()
        try put(.array(ended.values))
    }

    override func beginMap(count: Int) throws {
        try enterContainer()
        open.append(Container(.object))
    }

    override func writeKey(_ key: String) throws {
        guard let container = open.last, container.form == .object, container.key == nil else { throw unfinished() }
        container.key = key
    }

    override func endMap() throws {
        let ended = try end(.object)
        leaveContainer()
        try put(.object(ended.object))
    }

    // MARK: Whole values

    override func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan { try plans.plan(of: type).plan }

    override func form<Choice: ModelChoice>(of type: Choice.Type) throws -> ChoiceForm {
        try plans.form(of: type, nil)
    }

    override func writeModel<Model: ValueModel>(_ model: Model) throws {
        try put(try value(of: model, try plans.plan(of: Model.self)))
    }

    override func write<Model: ValueModel>(_ model: Model, keptBy members: MembersWriter) throws {
        if try Self.write(model, options, plans, keptBy: members) { return }
        try super.write(model, keptBy: members)
    }

    override func writeChanges<Model: ValueModel>(_ changes: Changes<Model>) throws {
        try ModelWriting.write(changes, plan: try plans.plan(of: Model.self).plan, to: self)
    }

    /// Writes a set in the order of its elements' texts.
    override func writeSet<Element: PropertyValue>(_ values: Set<Element>) throws {
        let elements = try values.map { element in try value { try element.write(to: self) } }
        try writeElements(elements.elements(at: Order.positions(ofBytes: elements.map(\.description))))
    }
}
