#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Keeps the members of the one object that is written to it, to be written in other places.
///
/// Scalars, lists and models inside a member are kept as they are, and write themselves when their place has come.
final class MembersWriter: ValueWriter {
    private enum Token {
        case null, value(any PropertyValue), beginList(Int), endList, beginMap(Int), key(String), endMap
    }

    /// A member: its tokens begin there, and end where those of the next begin.
    private struct Member {
        let start: Int
        /// The property whose value it is, where that is one of a model.
        var property: String?
        var isSecret = false
    }

    private let outer: ValueWriter
    private let outerDepth: Int
    /// The keys, in the order in which they were written.
    private(set) var names: [String] = []
    private var buckets = Buckets()
    private var members: [Member] = []
    private var tokens: [Token] = []
    private var hasObject = false
    /// Whether nil was written instead of an object.
    private(set) var isNull = false

    init(for outer: ValueWriter) {
        self.outer = outer
        outerDepth = outer.depth
        super.init(depthLimit: outer.depthLimit)
        depth = outerDepth
    }

    /// Whether what comes is the object itself, not something in it.
    private var isOutside: Bool { depth == outerDepth }

    /// Throws where what was written is not one whole object, or nil.
    func finish() throws {
        let isWhole = isOutside && (hasObject || isNull) && names.indices.allSatisfy { !range($0).isEmpty }
        if !isWhole { throw unfinished() }
    }

    // MARK: What was written

    /// The position of a member.
    @inline(never)
    func index(of name: String) -> Int? {
        buckets.position(hash: name.bytesHash) { names[$0].isSpelled(name) }
    }

    /// Adds a member that is null, unless there is one of the name.
    func addNull(_ name: String) {
        guard index(of: name) == nil else { return }
        begin(name)
        tokens.append(.null)
    }

    private func range(_ index: Int) -> Range<Int> {
        members[index].start..<(index + 1 < members.count ? members[index + 1].start : tokens.count)
    }

    /// Writes the value of a member.
    func write(_ index: Int, to writer: ValueWriter) throws {
        do {
            for token in tokens[range(index)] {
                switch token {
                case .null: try writer.writeNil()
                case .value(let value): try value.write(to: writer)
                case .beginList(let count): try writer.beginList(count: count)
                case .endList: try writer.endList()
                case .beginMap(let count): try writer.beginMap(count: count)
                case .key(let key): try writer.writeKey(key)
                case .endMap: try writer.endMap()
                }
            }
        } catch {
            guard let property = members[index].property else { throw error }
            throw ModelError.wrapping(error).of(property: property, secret: members[index].isSecret)
        }
    }

    /// Notes the property whose value the member is that comes.
    func note(_ row: Row, of table: ModelTable) {
        guard depth == outerDepth + 1, !members.isEmpty else { return }
        members[members.count - 1].property = "\(table.name).\(row.name)"
        members[members.count - 1].isSecret = row.isSecret
    }

    // MARK: Writing

    private func begin(_ name: String) {
        buckets.append(hash: name.bytesHash)
        names.append(name)
        members.append(Member(start: tokens.count))
    }

    /// Keeps a value inside a member as it is. False where it is not inside one.
    func keeps(_ value: any PropertyValue) -> Bool {
        if isOutside { return false }
        tokens.append(.value(value))
        return true
    }

    /// Keeps a scalar or a list, which must be inside a member.
    @inline(never)
    private func keep(_ value: any PropertyValue) throws { if !keeps(value) { throw noObject() } }

    private func noObject() -> ModelError {
        ModelError(.notRepresentable, expected: "an object, whose members stand among others", found: "another value")
    }

    override func writeNil() throws { if isOutside { isNull = true } else { tokens.append(.null) } }
    override func writeBool(_ value: Bool) throws { try keep(value) }
    override func writeSigned(_ value: Int64) throws { try keep(value) }
    override func writeUnsigned(_ value: UInt64) throws { try keep(value) }
    override func writeFloat(_ value: Float) throws { try keep(value) }
    override func writeDouble(_ value: Double) throws { try keep(value) }
    override func writeDecimal(_ value: Decimal) throws { try keep(value) }
    override func writeNumber(_ value: NumberLiteral) throws { try keep(value) }
    override func writeText(_ value: String) throws { try keep(value) }
    override func writeData(_ value: Data) throws { try keep(value) }
    override func writeDate(_ value: Date) throws { try keep(value) }
    override func writeURL(_ value: URL) throws { try keep(value) }
    override func writeUUID(_ value: UUID) throws { try keep(value) }
    override func writeList<Element: PropertyValue>(_ values: [Element]) throws { try keep(values) }
    override func writeSet<Element: PropertyValue>(_ values: Set<Element>) throws { try keep(values) }

    override func beginList(count: Int) throws {
        if isOutside { throw noObject() }
        tokens.append(.beginList(count))
        try enterContainer()
    }

    override func endList() throws { try end(.endList) }

    override func beginMap(count: Int) throws {
        if isOutside { hasObject = true } else { tokens.append(.beginMap(count)) }
        try enterContainer()
    }

    override func writeKey(_ key: String) throws {
        if depth > outerDepth + 1 { return tokens.append(.key(key)) }
        if isOutside { throw unfinished() }
        guard index(of: key) == nil else { throw ModelError.twice(key) }
        begin(key)
    }

    override func endMap() throws { try end(.endMap) }

    private func end(_ token: Token) throws {
        if isOutside { throw unfinished() }
        leaveContainer()
        if !isOutside { tokens.append(token) }
    }

    override func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan { try outer.plan(of: type) }

    override func form<Choice: ModelChoice>(of type: Choice.Type) throws -> ChoiceForm { try outer.form(of: type) }

    override func writeChoice<Choice: ModelChoice>(_ value: Choice) throws {
        if !keeps(value) { try super.writeChoice(value) }
    }

    override func writeModel<Model: ValueModel>(_ model: Model) throws {
        if !keeps(model) { try outer.write(model, keptBy: self) }
    }

    override func write<Model: ValueModel>(_ model: Model, keptBy members: MembersWriter) throws {
        try outer.write(model, keptBy: members)
    }

    override func writeChanges<Model: ValueModel>(_ changes: Changes<Model>) throws {
        if !keeps(changes) { try ModelWriting.write(changes, plan: try plan(of: Model.self), to: self, keeper: self) }
    }
}

extension ModelError {
    /// The error of a key that would stand twice in one object.
    static func twice(_ key: String) -> ModelError {
        ModelError(.keyCollision, expected: "a key that no other property has", found: key.quoted(limit: 60))
    }
}
