#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads one object that stands nowhere: its members are values in several places of what another reader reads.
///
/// Whatever is inside a member is the other reader's, by its own means; only the object around the members is made here.
final class MembersReader: ValueReader {
    struct Member {
        let name: String
        let place: Place
    }

    private enum State { case outside, inside, ended }

    private let base: ValueReader
    private let members: [Member]
    /// Where the object begins in which the members stand: what is wrong with the whole is wrong there.
    private let object: Place
    private var state = State.outside
    private var index = 0
    /// How many containers are open where the value of the member stands.
    private var openDepth = 0
    /// How many objects made of members stand around this one, each a member of the next.
    private let nesting: Int
    /// More of them are no mapping that ends. Each is a call more for each value, so that many would use up the stack.
    private static let deepestNesting = 64

    init(_ base: ValueReader, _ members: [Member], object: Place) throws {
        self.base = base
        self.members = members
        self.object = object
        nesting = (base as? MembersReader).map { $0.nesting + 1 } ?? 0
        super.init(depthLimit: base.depthLimit, collectsErrors: base.collectsErrors)
        nestedChanges = base.nestedChanges
        depth = object.depth
        guard nesting < Self.deepestNesting else {
            throw ModelError(
                .tooDeep, expected: "at most \(Self.deepestNesting) values made of members inside one another",
                offset: object.position)
        }
        try base.goBack(to: object)
    }

    /// The reader of the value that comes, where it is one of a member.
    var valueReader: ValueReader? { state == .outside ? nil : base }

    // MARK: The object

    override func beginMap() throws {
        guard state == .outside else { return try inner { try $0.beginMap() } }
        entersDictionary = false
        try enterContainer()
        state = .inside
        index = 0
        openDepth = base.depth
    }

    override func nextKey() throws -> String? {
        guard state == .inside, base.depth == openDepth else { return try inner { try $0.nextKey() } }
        guard index < members.count else {
            state = .ended
            depth = object.depth
            return nil
        }
        let member = members[index]
        index += 1
        try base.goBack(to: member.place)
        openDepth = member.place.depth
        depth = openDepth
        return member.name
    }

    override var position: Int { state == .outside ? object.position : base.position }

    override func seek(to position: Int) throws {
        try base.goBack(to: Place(position: position, depth: depth))
        if position == object.position {
            state = .outside
        } else {
            state = depth == object.depth ? .ended : .inside
            openDepth = min(depth, openDepth)
        }
    }

    override func skipValue() throws {
        try base.skipValue()
        if state == .outside { state = .ended }
    }

    override var nextKind: Kind { get throws { state == .outside ? .map : try base.nextKind } }
    override var nextInWords: String { state == .outside ? "an object" : base.nextInWords }
    override var valueStart: Int { base.valueStart }
    override func canGoOn(after code: ModelError.Code) -> Bool { base.canGoOn(after: code) }

    override func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan { try base.plan(of: type) }

    override func readModel<Model: ValueModel>(_ type: Model.Type) throws -> Model {
        if state == .outside { return try ModelFilling.read(type, plan: try plan(of: type), from: self) }
        return try inner { try $0.readModel(type) }
    }

    override func readChanges<Model: ValueModel>(of type: Model.Type) throws -> Changes<Model> {
        if state == .outside { return try ModelFilling.readChanges(of: type, plan: try plan(of: type), from: self) }
        return try inner { try $0.readChanges(of: type) }
    }

    override func form<Choice: ModelChoice>(of type: Choice.Type) throws -> ChoiceForm { try base.form(of: type) }

    override func readChoice<Choice: ModelChoice>(_ type: Choice.Type) throws -> Choice {
        if state == .outside { return try super.readChoice(type) }
        return try inner { try $0.readChoice(type) }
    }

    // MARK: What is inside a member. What is not an object is a mismatch at the object in which the members stand.

    /// Runs the body with the other reader, in the state of this one.
    private func inner<Result>(_ body: (ValueReader) throws -> Result) rethrows -> Result {
        base.entersDictionary = entersDictionary
        base.dropsNulls = dropsNulls
        base.allowedRows = allowedRows
        entersDictionary = false
        defer { depth = base.depth }
        return try body(base)
    }

    override func beginList() throws { try inner { try $0.beginList() } }
    override func nextElement() throws -> Bool { try inner { try $0.nextElement() } }
    override func readList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        try inner { try $0.readList(of: type) }
    }

    override func readNil() throws -> Bool { try state == .outside ? false : base.readNil() }
    override func readBool() throws -> Bool { try base.readBool() }
    override func readSigned(bits width: Int) throws -> Int64 { try base.readSigned(bits: width) }
    override func readUnsigned(bits width: Int) throws -> UInt64 { try base.readUnsigned(bits: width) }
    override func readFloat() throws -> Float { try base.readFloat() }
    override func readDouble() throws -> Double { try base.readDouble() }
    override func readNumber() throws -> NumberLiteral { try base.readNumber() }
    override func readDecimal() throws -> Decimal { try base.readDecimal() }
    override func readText() throws -> String { try base.readText() }
    override func readData() throws -> Data { try base.readData() }
    override func readDate() throws -> Date { try base.readDate() }
    override func readURL() throws -> URL { try base.readURL() }
    override func readUUID() throws -> UUID { try base.readUUID() }
}
