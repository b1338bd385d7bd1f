#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a writer needs to know.
struct JSONWritingOptions: Sendable {
    var depthLimit: Int
    var format: JSONFormat = []
    /// Off in tests that compare the fast loop with the neutral one.
    var usesFastLoop = true
    private var box: OptionBox<Rare>?

    init(depthLimit: Int = DeepStack.defaultLimit) { self.depthLimit = depthLimit }

    /// What few adapters have. PERF: see `JSONReadingOptions.Rare`.
    struct Rare: Sendable {
        var nonFinite = JSONNonFinite.refused
        /// A type that, where it is the whole value, is written as it says itself and not by the adapter's transformer.
        var untransformed: ObjectIdentifier?
        /// What the program hands along.
        var context = ValueContext()
    }

    var rare: Rare {
        get { box?.value ?? Rare() }
        set { box = OptionBox(newValue) }
    }

    /// Nil where there is nothing rare.
    var rareIfAny: Rare? { box?.value }
}

/// Writes values as JSON bytes (RFC 8259; the choices it leaves are R16's).
final class JSONWriter: ValueWriter {
    let buffer: ByteBuffer
    let options: JSONWritingOptions
    let plans: JSONPlans
    let isPretty: Bool
    let escapesSlashes: Bool
    /// Whether the container just begun has no value yet.
    var isFirst = true
    /// The plan that the next model is expected to have.
    var expected: CompiledPlan?
    /// Whether a key has been written whose value has not.
    private var awaitsValue = false
    /// Whether the values that come are elements of a list, and follow a comma.
    private var isInList = false
    /// The same for the containers around: a bit each, the nearest lowest; older ones in whole words.
    private var outer: UInt64 = 0
    private var outerWords: [UInt64] = []
    /// The tags that stand inside the object which comes or is being written.
    var tags: InnerTags?
    /// Whether models are written by the fast loop: on one line, and no tag is to stand in the object that comes.
    var isFast: Bool
    /// The same for any values.
    var putsValuesFast: Bool

    init(_ options: JSONWritingOptions, _ plans: JSONPlans, capacity: Int = 1024) {
        buffer = ByteBuffer(capacity: capacity)
        self.options = options
        self.plans = plans
        isPretty = options.format.contains(.pretty)
        escapesSlashes = options.format.contains(.escapedSlashes)
        isFast = options.usesFastLoop && !isPretty && !escapesSlashes
        putsValuesFast = options.usesFastLoop && options.format.isSubset(of: .escapedSlashes)
        super.init(depthLimit: options.depthLimit)
        if let rare = options.rareIfAny { context = rare.context }
    }

    /// Writes what stands between the elements of a list.
    @inline(__always)
    func separate() {
        awaitsValue = false
        guard isInList else { return }
        buffer.reserve(1)
        if isFirst { isFirst = false } else { buffer.appendUnchecked(UInt8(ascii: ",")) }
        if isPretty { newLine(depth) }
    }

    @inline(never)
    func newLine(_ indentation: Int) {
        buffer.reserve(indentation * 2 + 1)
        buffer.appendUnchecked(UInt8(ascii: "\n"))
        for _ in 0..<indentation * 2 { buffer.appendUnchecked(UInt8(ascii: " ")) }
    }

    /// Begins a container.
    @inline(__always)
    func open(_ bracket: UInt8, isList: Bool) throws {
        separate()
        try enterContainer()
        if depth & 63 == 0 { outerWords.append(outer) }
        outer = outer << 1 | (isInList ? 1 : 0)
        isInList = isList
        isFirst = true
        buffer.reserve(1)
        buffer.appendUnchecked(bracket)
    }

    /// Ends a container.
    @inline(__always)
    func close(_ bracket: UInt8) {
        if isPretty, !isFirst { newLine(depth - 1) }
        isFirst = false
        isInList = outer & 1 == 1
        outer = depth & 63 == 0 ? outerWords.removeLast() : outer >> 1
        leaveContainer()
        buffer.reserve(1)
        buffer.appendUnchecked(bracket)
    }

    /// Checks that what was written is one value, whole: a type of the program's may have begun more than it ended, or
    /// caught the error of a value half written.
    func finish() throws {
        if depth != 0 || buffer.count == 0 { throw unfinished() }
    }

    // MARK: The neutral calls

    override func writeNil() throws {
        separate()
        buffer.append("null".utf8)
    }

    override func writeBool(_ value: Bool) throws {
        separate()
        buffer.append((value ? "true" : "false").utf8)
    }

    override func writeSigned(_ value: Int64) throws {
        separate()
        buffer.reserve(NumberText.room)
        buffer.appendUnchecked(value)
    }

    override func writeUnsigned(_ value: UInt64) throws {
        separate()
        buffer.reserve(NumberText.room)
        buffer.appendUnchecked(value)
    }

    override func writeDouble(_ value: Double) throws {
        separate()
        try putDouble(value)
    }

    override func writeFloat(_ value: Float) throws {
        guard value.isFinite else { return try writeDouble(Double(value)) }
        separate()
        buffer.reserve(NumberText.room)
        buffer.appendUnchecked(value)
    }

    /// Writes a double where a value is due.
    @inline(__always)
    func putDouble(_ value: Double) throws {
        guard value.isFinite else { return try putNonFinite(value) }
        buffer.reserve(NumberText.room)
        buffer.appendUnchecked(value)
    }

    @inline(never)
    private func putNonFinite(_ value: Double) throws {
        buffer.appendText(try options.rare.nonFinite.text(of: value), escapesSlashes: escapesSlashes)
    }

    override func writeNumber(_ value: NumberLiteral) throws {
        separate()
        buffer.append(value.text.utf8)
    }

    override func writeText(_ value: String) throws {
        separate()
        buffer.appendText(value, escapesSlashes: escapesSlashes)
    }

    override func writeData(_ value: Data) throws { try writeText(Base64Text.text(of: value)) }

    override func writeDate(_ value: Date) throws { try writeText(RFC3339.written(value)) }
    override func writeURL(_ value: URL) throws { try writeText(URLText.text(of: value)) }
    override func writeUUID(_ value: UUID) throws { try writeText(UUIDText.text(of: value)) }

    override func beginList(count: Int) throws { try open(UInt8(ascii: "["), isList: true) }
    override func endList() throws {
        guard depth > 0, isInList else { throw unfinished() }
        close(UInt8(ascii: "]"))
    }

    override func beginMap(count: Int) throws {
        try open(UInt8(ascii: "{"), isList: false)
        if let tags { try begin(tags) }
    }
    override func endMap() throws {
        guard depth > 0, !isInList, !awaitsValue else { throw unfinished() }
        if let tags { try end(tags) }
        close(UInt8(ascii: "}"))
    }

    override func writeKey(_ key: String) throws {
        guard depth > 0, !isInList, !awaitsValue else { throw unfinished() }
        if let tags { try pass(tags, to: key) }
        buffer.reserve(1)
        if isFirst { isFirst = false } else { buffer.appendUnchecked(UInt8(ascii: ",")) }
        if isPretty { newLine(depth) }
        buffer.appendText(key, escapesSlashes: escapesSlashes)
        buffer.reserve(2)
        buffer.appendUnchecked(UInt8(ascii: ":"))
        if isPretty { buffer.appendUnchecked(UInt8(ascii: " ")) }
        awaitsValue = true
    }

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
