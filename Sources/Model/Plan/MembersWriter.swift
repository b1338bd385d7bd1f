#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Keeps the members of the one object that is written to it, to be written in other places.
///
/// Lists and models inside a member are kept as they are, and write themselves when their place has come.
final class MembersWriter: ValueWriter {
    private enum Token {
        case null, bool(Bool)
        case signed(Int64), unsigned(UInt64), float(Float), double(Double), decimal(Decimal), number(NumberLiteral)
        case text(String), data(Data), date(Date), url(URL), uuid(UUID)
        case beginList(Int), endList, beginMap(Int), key(String), endMap
        case value(any PropertyValue)
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
        if !isOutside || names.isEmpty && !hasObject && !isNull { throw unfinished() }
        for index in names.indices where range(index).isEmpty { throw unfinished() }
    }
    private var hasObject = false

    // MARK: What was written

    /// The position of a member.
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
                case .bool(let value): try writer.writeBool(value)
                case .signed(let value): try writer.writeSigned(value)
                case .unsigned(let value): try writer.writeUnsigned(value)
                case .float(let value): try writer.writeFloat(value)
                case .double(let value): try writer.writeDouble(value)
                case .decimal(let value): try writer.writeDecimal(value)
                case .number(let value): try writer.writeNumber(value)
                case .text(let value): try writer.writeText(value)
                case .data(let value): try writer.writeData(value)
                case .date(let value): try writer.writeDate(value)
                case .url(let value): try writer.writeURL(value)
                case .uuid(let value): try writer.writeUUID(value)
                case .beginList(let count): try writer.beginList(count: count)
                case .endList: try writer.endList()
                case .beginMap(let count): try writer.beginMap(count: count)
                case .key(let key): try writer.writeKey(key)
                case .endMap: try writer.endMap()
                case .value(let value): try value.write(to: writer)
                }
            }
        } catch {
            guard let property = members[index].property else { throw error }
            throw ModelError.wrapping(error).of(property: property, secret: members[index].isSecret)
        }
    }

    /// Notes the property whose value the member is that comes.
    func note(property: String, isSecret: Bool) {
        guard depth == outerDepth + 1, !members.isEmpty else { return }
        members[members.count - 1].property = property
        members[members.count - 1].isSecret = isSecret
    }

    // MARK: Writing

    private func begin(_ name: String) {
        buckets.append(hash: name.bytesHash)
        names.append(name)
        members.append(Member(start: tokens.count))
    }

    /// Keeps something inside a member.
    private func keep(_ token: Token, _ word: @autoclosure () -> String) throws {
        if isOutside {
            throw ModelError(
                .notRepresentable, expected: "an object, whose members stand among others", found: word())
        }
        tokens.append(token)
    }

    /// Keeps a value inside a member as it is. False where it is not inside one.
    func keeps(_ value: any PropertyValue) -> Bool {
        if isOutside { return false }
        tokens.append(.value(value))
        return true
    }

    override func writeNil() throws { if isOutside { isNull = true } else { tokens.append(.null) } }
    override func writeBool(_ value: Bool) throws { try keep(.bool(value), "\(value)") }
    override func writeSigned(_ value: Int64) throws { try keep(.signed(value), "the number \(value)") }
    override func writeUnsigned(_ value: UInt64) throws { try keep(.unsigned(value), "the number \(value)") }
    override func writeFloat(_ value: Float) throws { try keep(.float(value), "the number \(value)") }
    override func writeDouble(_ value: Double) throws { try keep(.double(value), "the number \(value)") }
    override func writeDecimal(_ value: Decimal) throws { try keep(.decimal(value), "a number") }
    override func writeNumber(_ value: NumberLiteral) throws { try keep(.number(value), "a number") }
    override func writeText(_ value: String) throws { try keep(.text(value), "the text \(value.quoted(limit: 60))") }
    override func writeData(_ value: Data) throws { try keep(.data(value), "bytes") }
    override func writeDate(_ value: Date) throws { try keep(.date(value), "a date") }
    override func writeURL(_ value: URL) throws { try keep(.url(value), "a URL") }
    override func writeUUID(_ value: UUID) throws { try keep(.uuid(value), "a UUID") }

    override func beginList(count: Int) throws {
        try keep(.beginList(count), "a list")
        try enterContainer()
    }

    override func endList() throws {
        leaveContainer()
        try keep(.endList, "a list")
    }

    override func beginMap(count: Int) throws {
        if isOutside { hasObject = true } else { tokens.append(.beginMap(count)) }
        try enterContainer()
    }

    override func writeKey(_ key: String) throws {
        guard depth == outerDepth + 1 else { return try keep(.key(key), "a key") }
        guard index(of: key) == nil else { throw ModelError.twice(key) }
        begin(key)
    }

    override func endMap() throws {
        leaveContainer()
        if !isOutside { tokens.append(.endMap) }
    }

    override func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan { try outer.plan(of: type) }

    override func writeList<Element: PropertyValue>(_ values: [Element]) throws {
        try keep(.value(values), "a list")
    }

    override func writeSet<Element: PropertyValue>(_ values: Set<Element>) throws {
        try keep(.value(values), "a list")
    }

    override func writeModel<Model: ValueModel>(_ model: Model) throws {
        if !keeps(model) { try ModelWriting.write(model, plan: try plan(of: Model.self), to: self, keeper: self) }
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
