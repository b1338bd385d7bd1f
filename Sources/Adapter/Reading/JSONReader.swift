#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads values from JSON bytes (RFC 8259, exactly).
///
/// This file: the state and white space. Scalars, text, numbers, containers and skipping stand beside it, one file each.
final class JSONReader: ValueReader {
    let bytes: InputBytes
    let options: JSONReadingOptions
    let plans: JSONPlans
    let arena: ScratchArena
    let state: ReaderState
    let textLimit: Int
    /// The digits of an integer that may be read the short way: none where the length of numbers must be checked.
    let plainDigits: Int
    /// Which values of one kind are read as another.
    let conversions: JSONConversions
    /// The elements of each open list so far, where their count is limited.
    private var elementCounts: [Int: Int]?
    /// Whether a model with secret rows was met, announced by a table or not.
    var hasReadSecrets = false
    /// The keys of each open object, where two equal ones are refused.
    var keysSeen: [Int: Set<[UInt8]>]?
    /// Where objects end that stand in choices inside choices, once there was one.
    var containerEnds: ContainerEnds?
    /// How many choices are being read whose objects were passed before.
    var passedChoices = 0
    /// Whether passing a choice's object has met a fault, which reading it will meet again.
    var isDoomed = false
    /// What any values are read with, once there was one.
    var valueScratch: ValueScratch?

    init(_ bytes: InputBytes, _ options: JSONReadingOptions, _ plans: JSONPlans, _ arena: ScratchArena) {
        self.bytes = bytes
        self.options = options
        self.plans = plans
        self.arena = arena
        state = ReaderState(bytes, in: arena)
        textLimit = options.limits.text
        let rare = options.rareIfAny
        conversions = rare?.conversions ?? []
        plainDigits = options.limits.number < 20 ? 0 : 18
        super.init(depthLimit: options.limits.depth)
        collectsErrors = options.errors == .all
        nestedChanges = options.nestedChanges
        if let rare { take(rare) }
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { pos = 3 }
    }

    /// Whether any values of one kind are read as another.
    var converts: Bool { !conversions.isEmpty }

    override var position: Int {
        skipBlanks()
        return pos
    }

    override func seek(to position: Int) {
        pos = position
        isFirst = false
    }

    override var valueStart: Int { start }

    override func canGoOn(after code: ModelError.Code) -> Bool {
        super.canGoOn(after: code) && code != .syntax && code != .invalidUTF8 && code != .duplicateKey
    }

    // MARK: White space

    /// Skips blanks, tabs and line ends.
    @inline(__always)
    func skipBlanks() { _ = state.peek() }

    /// The byte that comes, blanks skipped; 0 at the end.
    @inline(__always)
    func peek() -> UInt8 { state.peek() }

    // MARK: Looking ahead

    override var nextKind: Kind {
        get throws {
            switch peek() {
            case UInt8(ascii: "\""): return .text
            case UInt8(ascii: "{"): return .map
            case UInt8(ascii: "["): return .list
            case UInt8(ascii: "n"): return .null
            case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
            default: throw unexpectedByte()
            }
        }
    }

    override var nextInWords: String { describeNext() }

    // MARK: The neutral calls

    override func readNil() throws -> Bool { takeNull() }
    override func readBool() throws -> Bool {
        converts ? try convertedBool(conversions) { try takeBool() } : try takeBool()
    }
    override func readFloat() throws -> Float {
        converts ? try convertedFloat(conversions) { try takeFloat() } : try takeFloat()
    }
    override func readDouble() throws -> Double {
        converts ? try convertedDouble(conversions) { try takeDouble() } : try takeDouble()
    }
    override func readNumber() throws -> NumberLiteral { literal(of: try takeNumberScan("a number")) }
    override func readDecimal() throws -> Decimal {
        converts ? try convertedDecimal(conversions) { try takeDecimal() } : try takeDecimal()
    }
    override func readText() throws -> String {
        converts ? try convertedText(conversions) { try takeText() } : try takeText()
    }
    override func readData() throws -> Data { try takeData() }
    override func readDate() throws -> Date {
        converts ? try convertedDate(conversions) { try takeDate() } : try takeDate()
    }
    override func readURL() throws -> URL { try takeURL() }
    override func readUUID() throws -> UUID { try takeUUID() }

    override func readSigned(bits width: Int) throws -> Int64 {
        if converts { return try convertedSigned(conversions, bits: width) { try takeSigned(width) } }
        return try takeSigned(width)
    }

    @inline(__always)
    private func takeSigned(_ width: Int) throws -> Int64 {
        width == 64 ? try takeInt64() : try takeInteger(as: Int64.self, bits: width)
    }

    override func readUnsigned(bits width: Int) throws -> UInt64 {
        if converts {
            return try convertedUnsigned(conversions, bits: width) {
                try takeInteger(as: UInt64.self, bits: width)
            }
        }
        return try takeInteger(as: UInt64.self, bits: width)
    }

    override func beginList() throws {
        try open(UInt8(ascii: "["), "a list")
        if options.limits.list != .max {
            elementCounts = elementCounts ?? [:]
            elementCounts?[depth] = 0
        }
    }

    override func nextElement() throws -> Bool {
        guard try takeElement() else { return false }
        if options.limits.list != .max { try countElement() }
        return true
    }

    private func countElement() throws {
        let count = elementCounts?[depth] ?? 0
        if count == options.limits.list { throw limitExceeded("elements of a list", count, at: start) }
        elementCounts?[depth] = count + 1
    }

    override func nextKey() throws -> String? {
        guard tagKeys != nil else { return try takeKey() }
        while let key = try takeKey() {
            if !hidesTag(key) { return key }
            try skipValue()
        }
        return nil
    }
    override func skipValue() throws { try skipAny() }

    override func beginMap() throws {
        try open(UInt8(ascii: "{"), "an object")
        if options.refusesDuplicateKeys {
            keysSeen = keysSeen ?? [:]
            keysSeen?[depth] = []
        }
    }

    override func readList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        if converts, try isSingle(conversions) { return try readSingle(as: type) }
        if collectsErrors || dropsBadElements || notes != nil { return try super.readList(of: type) }
        return try takeList(of: type)
    }

    override func readModel<Model: ValueModel>(_ type: Model.Type) throws -> Model { try takeModel(type) }

    override func form<Choice: ModelChoice>(of type: Choice.Type) throws -> ChoiceForm {
        try plans.form(of: type, expected)
    }

    override func fillRows(_ slots: Slots, by plan: ModelPlan) throws {
        guard let plan = plan as? JSONPlan else { return try super.fillRows(slots, by: plan) }
        try fill(slots, plan.compiled)
    }

    override func readChanges<Model: ValueModel>(of type: Model.Type) throws -> Changes<Model> {
        try ModelFilling.readChanges(of: type, plan: try plans.plan(of: type).plan, from: self)
    }

    override func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan {
        let plan = try plans.plan(of: type)
        if plan.table.hasSecrets { hasReadSecrets = true }
        return plan.plan
    }

    /// Checks that nothing follows the value, then ends.
    func finish() throws {
        guard peek() == 0, pos >= bytes.count else { throw syntax("the end of the document", at: pos) }
    }
}
