#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes values as dictionaries, lists and scalars of Swift, such as `JSONSerialization` takes.
final class TreeWriter: ValueWriter {
    let options: JSONWritingOptions
    let plans: JSONPlans
    /// What stands for null. Nil: a null that must be written is an error.
    let null: Any?
    /// The plan that the next model is expected to have.
    var expected: CompiledPlan?
    /// The container that is being written.
    private var container: TreeContainer?
    /// What was written outside any container.
    private var result: Any?

    init(_ adapter: JSONAdapter, null: Any?) {
        options = adapter.writing
        plans = adapter.plans
        self.null = null
        super.init(depthLimit: options.depthLimit)
        if let rare = options.rareIfAny { context = rare.context }
    }

    /// What the body writes: one value, whole.
    @inline(__always)
    func value(_ body: () throws -> Void) throws -> Any {
        let (outer, openDepth) = (container, depth)
        container = nil
        defer { container = outer }
        try body()
        // A type of the program's may have begun more than it ended, or caught the error of a value half written.
        guard container == nil, depth == openDepth, let value = takeResult() else { throw unfinished() }
        return value
    }

    @inline(__always)
    private func takeResult() -> Any? {
        var taken: Any?
        swap(&taken, &result)
        return taken
    }

    @inline(__always)
    func put(_ value: Any) throws {
        guard container == nil, result == nil else { return try putFurther(value) }
        result = value
    }

    /// Puts a value into a container; outside of any there is one already.
    private func putFurther(_ value: Any) throws {
        guard let container, container.add(value) else { throw unfinished() }
    }

    // MARK: Scalars

    override func writeNil() throws {
        guard let null else {
            throw ModelError(
                .notRepresentable, expected: "a value that stands for null", found: "none",
                note: "say what null is here, such as nulls: NSNull()")
        }
        try put(null)
    }

    override func writeBool(_ value: Bool) throws { try put(value) }
    override func writeSigned(_ value: Int64) throws { try put(Self.integer(value)) }
    override func writeUnsigned(_ value: UInt64) throws { try put(Self.integer(value)) }
    override func writeDouble(_ value: Double) throws { try put(try double(value)) }

    /// Writes the double that has the float's text.
    override func writeFloat(_ value: Float) throws {
        guard value.isFinite else { return try writeDouble(Double(value)) }
        try put(try NumberLiteral(unchecked: NumberText.text(of: value)).double())
    }

    override func writeDecimal(_ value: Decimal) throws {
        _ = try literal(of: value)
        try put(value)
    }

    override func writeNumber(_ value: NumberLiteral) throws {
        guard let number = value.objectNumber else {
            throw ModelError(
                .notRepresentable, expected: "a number that Double or Decimal holds exactly",
                found: value.text.shortened(to: 60))
        }
        try put(number)
    }

    override func writeText(_ value: String) throws { try put(value) }
    override func writeData(_ value: Data) throws { try put(Base64Text.text(of: value)) }
    override func writeDate(_ value: Date) throws { try put(RFC3339.written(value)) }
    override func writeURL(_ value: URL) throws { try put(URLText.text(of: value)) }
    override func writeUUID(_ value: UUID) throws { try put(UUIDText.text(of: value)) }

    /// An integer as `Int`, if that holds it.
    @inline(__always)
    static func integer<Integer: FixedWidthInteger>(_ value: Integer) -> Any { Int(exactly: value) ?? value }

    /// A double; infinities and not-a-number as their texts, where such are agreed upon.
    @inline(__always)
    func double(_ value: Double) throws -> Any { value.isFinite ? value : try options.rare.nonFinite.text(of: value) }

    // MARK: Containers

    override func beginList(count: Int) throws {
        try enterContainer()
        container = TreeContainer(inside: container, isList: true, count: count)
    }

    override func endList() throws {
        guard let ended = container, let list = ended.list else { throw unfinished() }
        try end(ended, list)
    }

    override func beginMap(count: Int) throws {
        try enterContainer()
        container = TreeContainer(inside: container, isList: false, count: count)
    }

    override func writeKey(_ key: String) throws {
        guard let container, container.begin(key) else { throw unfinished() }
    }

    override func endMap() throws {
        guard let ended = container, let map = try ended.map() else { throw unfinished() }
        try end(ended, map)
    }

    private func end(_ ended: TreeContainer, _ value: Any) throws {
        container = ended.outer
        leaveContainer()
        try put(value)
    }

    // MARK: Whole values

    override func writeList<Element: PropertyValue>(_ values: [Element]) throws { try putList(values) }
    override func writeSet<Element: PropertyValue>(_ values: Set<Element>) throws { try putSet(values) }
    override func writeModel<Model: ValueModel>(_ model: Model) throws { try putModel(model) }

    override func write<Model: ValueModel>(_ model: Model, keptBy members: MembersWriter) throws {
        if try JSONValueWriter.write(model, options, plans, keptBy: members) { return }
        try super.write(model, keptBy: members)
    }

    override func form<Choice: ModelChoice>(of type: Choice.Type) throws -> ChoiceForm {
        try plans.form(of: type, expected)
    }

    override func writeChanges<Model: ValueModel>(_ changes: Changes<Model>) throws {
        try ModelWriting.write(changes, plan: try plan(of: Model.self), to: self)
    }

    override func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan { try plans.plan(of: type).plan }
}

/// A list or an object while it is written.
private final class TreeContainer {
    let outer: TreeContainer?
    private let isList: Bool
    private var elements: [Any] = []
    private var members: [String: Any] = [:]
    /// The key whose value has not come yet.
    private var key: String?
    /// A key that Swift holds for the same as another.
    private var collision: String?

    init(inside outer: TreeContainer?, isList: Bool, count: Int) {
        self.outer = outer
        self.isList = isList
        // The count is what somebody's type says, and no memory is taken for what might never come.
        let room = min(max(0, count), 1024)
        if isList { elements.reserveCapacity(room) } else { members.reserveCapacity(room) }
    }

    /// Begins a key. False where none may stand.
    func begin(_ key: String) -> Bool {
        guard !isList, self.key == nil else { return false }
        self.key = key
        return true
    }

    /// Adds a value. False where none may stand.
    func add(_ value: Any) -> Bool {
        if isList {
            elements.append(value)
            return true
        }
        guard let key else { return false }
        self.key = nil
        if members.updateValue(value, forKey: key) != nil, members.value(spelled: key) == nil { collision = key }
        return true
    }

    /// The list; nil for an object.
    var list: [Any]? { isList ? elements : nil }

    /// The object; nil for a list, and where a key waits for its value.
    func map() throws -> [String: Any]? {
        guard !isList, key == nil else { return nil }
        if let collision { throw ModelError.keyCollision(of: collision) }
        return members
    }
}
