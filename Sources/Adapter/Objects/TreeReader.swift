#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads values from trees: dictionaries of anything, and JSON values.
///
/// This file: the state. Values as they are found, scalars, containers, models and paths stand beside it, one file each.
/// One class reads both kinds of tree, as a dictionary may hold JSON values; and a generic one would not be specialised,
/// since the neutral calls come through the class's table.
final class TreeReader: ValueReader {
    let adapter: JSONAdapter
    let arena: ScratchArena
    /// The value that comes.
    var next = TreeValue.null
    /// The containers that were entered by the neutral calls.
    var frames: [TreeFrame] = []
    /// The plan that the next model is expected to have.
    var expected: CompiledPlan?
    /// Whether the length of texts or numbers is limited.
    let limitsScalars: Bool
    /// Which values of one kind are read as another.
    let conversions: JSONConversions
    /// Whether values under keys that no row wants are looked at: where the caller has set a limit that they might pass.
    let checksSkippedObjects: Bool
    /// Whether dictionaries are read in the declared order of rows, so that the first fault is the one to tell.
    private(set) var keepsOrder: Bool
    /// Whether a dictionary was read in another order.
    var hasLeftOrder = false
    /// Whether an object's keys come in an order that means something: not in those that hooks made of dictionaries.
    var hasOrder = true
    /// Whether a model with secret rows was met.
    var hasReadSecrets = false
    /// Foundation's commonest classes.
    var common = CommonClasses.met
    /// The values that somebody wanted to come back to, until the model ends in which they stand.
    private var marks: [Mark] = []

    private struct Mark {
        let value: TreeValue
        let openFrames: Int
    }

    init(_ adapter: JSONAdapter, _ arena: ScratchArena) {
        self.adapter = adapter
        self.arena = arena
        let rare = adapter.reading.rareIfAny
        conversions = rare?.conversions ?? []
        let limits = adapter.reading.limits
        limitsScalars = limits.text != .max || limits.number != .max
        checksSkippedObjects = limitsScalars || limits.depth != DeepStack.defaultLimit
        keepsOrder = adapter.reading.errors == .all || checksSkippedObjects || !adapter.reading.usesFastLoop
        super.init(depthLimit: limits.depth, collectsErrors: adapter.reading.errors == .all)
        nestedChanges = adapter.reading.nestedChanges
        if let rare { take(rare) }
    }

    /// Whether any values of one kind are read as another.
    private var converts: Bool { !conversions.isEmpty }

    /// Reads the whole value, or what stands in it at a path.
    func read<Value: PropertyValue>(_ type: Value.Type, _ root: TreeValue, at path: JSONPath?) throws -> Value {
        next = root
        do { return try read(type, at: path) } catch {
            guard hasLeftOrder else { throw error }
            // All over again, in order. Not where the fault arose: a fault deep inside would be looked for once a level.
            keepsOrder = true
            (next, expected, depth) = (root, nil, 0)
            (frames, marks, allowedRows) = ([], [], adapter.reading.rare.allowedRows)
            return try read(type, at: path)
        }
    }

    private func read<Value: PropertyValue>(_ type: Value.Type, at path: JSONPath?) throws -> Value {
        if let path { return try value(type, at: path) }
        let value = try adapter.plans.read(type, from: self)
        if depth != 0 { throw unfinished() }
        return value
    }

    // MARK: Positions

    /// A number for the value that comes, higher than those before it. A tree has no other places.
    override var position: Int {
        marks.append(Mark(value: next, openFrames: frames.count))
        return marks.count - 1
    }

    override func seek(to position: Int) {
        guard marks.indices.contains(position) else { return }
        next = marks[position].value
        leaveFrames(to: marks[position].openFrames)
    }

    /// None: a fault in a tree has no place.
    override var valueStart: Int { 0 }

    var markCount: Int { marks.count }

    @inline(__always)
    func forgetMarks(from count: Int) {
        if marks.count > count { marks.removeSubrange(count...) }
    }

    /// Runs the body, and forgets then what was marked in it.
    @inline(__always)
    func forgettingMarks<Result>(_ body: () throws -> Result) rethrows -> Result {
        let kept = marks.count
        defer { forgetMarks(from: kept) }
        return try body()
    }

    /// Leaves what a value entered and did not leave, after a fault.
    @inline(__always)
    func leaveFrames(to open: Int) {
        if frames.count > open { frames.removeSubrange(open...) }
    }

    // MARK: Looking ahead

    override var nextKind: Kind { get throws { try next.kind() } }
    override var nextInWords: String { next.inWords }

    // MARK: The neutral calls

    override func readNil() throws -> Bool { next.isNull }
    override func readBool() throws -> Bool {
        converts ? try convertedBool(conversions) { try takeBool() } : try takeBool()
    }
    override func readSigned(bits width: Int) throws -> Int64 {
        if converts { return try convertedSigned(conversions, bits: width) { try takeSigned(bits: width) } }
        return try takeSigned(bits: width)
    }
    override func readUnsigned(bits width: Int) throws -> UInt64 {
        if converts { return try convertedUnsigned(conversions, bits: width) { try takeUnsigned(bits: width) } }
        return try takeUnsigned(bits: width)
    }
    override func readFloat() throws -> Float {
        converts ? try convertedFloat(conversions) { try takeFloat() } : try takeFloat()
    }
    override func readDouble() throws -> Double {
        converts ? try convertedDouble(conversions) { try takeDouble() } : try takeDouble()
    }
    override func readNumber() throws -> NumberLiteral { try literal(of: try takeNumber()) }
    override func readDecimal() throws -> Decimal {
        converts ? try convertedDecimal(conversions) { try takeDecimal() } : try takeDecimal()
    }
    override func readText() throws -> String {
        converts ? try convertedText(conversions) { try takeText("text") } : try takeText("text")
    }
    override func readData() throws -> Data { try takeData() }
    override func readDate() throws -> Date {
        converts ? try convertedDate(conversions) { try takeDate() } : try takeDate()
    }
    override func readURL() throws -> URL { try takeURL() }
    override func readUUID() throws -> UUID { try takeUUID() }
    override func beginList() throws { try enterList() }
    override func nextElement() throws -> Bool { try takeElement() }
    override func beginMap() throws { try enterMap() }
    override func nextKey() throws -> String? {
        guard tagKeys != nil else { return try takeKey() }
        while let key = try takeKey() {
            if !hidesTag(key) { return key }
        }
        return nil
    }
    override func skipValue() throws { try skip(next) }
    override func readList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        if converts, try isSingle(conversions) { return try readSingle(as: type) }
        if dropsBadElements || notes != nil { return try readElements(of: type) }
        return try takeList(of: type)
    }
    override func readModel<Model: ValueModel>(_ type: Model.Type) throws -> Model { try takeModel(type) }

    override func readChoice<Choice: ModelChoice>(_ type: Choice.Type) throws -> Choice {
        try forgettingMarks { try super.readChoice(type) }
    }

    override func form<Choice: ModelChoice>(of type: Choice.Type) throws -> ChoiceForm {
        try adapter.plans.form(of: type, expected)
    }

    override func fillRows(_ slots: Slots, by plan: ModelPlan) throws {
        guard let plan = plan as? JSONPlan else { return try super.fillRows(slots, by: plan) }
        try fill(slots, plan.compiled)
    }

    override func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan {
        try adapter.plans.plan(of: type).plan
    }

    override func readChanges<Model: ValueModel>(of type: Model.Type) throws -> Changes<Model> {
        try forgettingMarks {
            try ModelFilling.readChanges(of: type, plan: try plan(of: type), from: self)
        }
    }
}
