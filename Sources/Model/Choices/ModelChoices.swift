/// The cases of a choice: what its documents can hold.
///
///     static let choices = ModelChoices<Shape> {
///         Choice("circle", fields: "radius", make: Shape.circle) { … }
///         Choice("none", value: .none)
///     }
public struct ModelChoices<Root: ModelChoice>: Sendable {
    let cases: TypedChoices<Root>
    var table: ChoiceTable { cases.table }

    /// The cases, one `Choice` each.
    public init(@ChoiceBuilder<Root> _ cases: () -> [Choice<Root>]) {
        self.cases = TypedChoices(cases().map(\.value))
    }

    private init(_ cases: TypedChoices<Root>) { self.cases = cases }

    /// Cases made once for each type and kept: for generic types, which cannot have static storage.
    ///
    ///     static var choices: ModelChoices<Self> { .cached { ModelChoices { … } } }
    public static func cached(_ make: () -> ModelChoices<Root>) -> ModelChoices<Root> {
        let key = ObjectIdentifier(Root.self)
        if let known = keptChoices.withLock({ $0[key] }) as? TypedChoices<Root> { return ModelChoices(known) }
        // Made outside the lock: cases may be asked for while others are being made.
        let made = make().cases
        let kept = keptChoices.withLock { choices in
            if let first = choices[key] { return first }
            choices[key] = made
            return made
        }
        return ModelChoices(kept as? TypedChoices<Root> ?? made)
    }
}

private let keptChoices = Locked<[ObjectIdentifier: any AnyObject & Sendable]>([:])

/// Collects the cases of a choice.
@resultBuilder
public enum ChoiceBuilder<Root: ModelChoice> {
    /// A case.
    public static func buildExpression(_ choice: Choice<Root>) -> Choice<Root> { choice }
    /// The cases.
    public static func buildBlock(_ choices: Choice<Root>...) -> [Choice<Root>] { choices }
}

/// The cases of a choice without its type.
final class ChoiceTable: Sendable {
    let type: any ModelChoice.Type
    let shapes: [CaseShape]
    /// The case that keeps values of unknown tags.
    let unknown: Int?
    private let tags: Buckets
    private let cases: [(tag: ChoiceTag, index: Int)]
    /// What is wrong with the cases.
    let fault: ModelError?

    init(_ type: any ModelChoice.Type, _ shapes: [CaseShape]) {
        self.type = type
        self.shapes = shapes
        unknown = shapes.firstIndex(where: \.isUnknown)
        var (tags, cases, fault) = (Buckets(), [(tag: ChoiceTag, index: Int)](), String?.none)
        if shapes.isEmpty { fault = "has no case" }
        for (index, shape) in shapes.enumerated() {
            if let wrong = shape.fault { fault = fault ?? wrong }
            if shape.isUnknown, index != unknown { fault = fault ?? "keeps unknown tags in two cases" }
            for tag in shape.tags {
                if tags.insert(hash: tag.tagHash, unless: { cases[$0].tag == tag }) != nil {
                    fault = fault ?? "has two cases with the tag \(tag)"
                } else {
                    cases.append((tag, index))
                }
            }
        }
        (self.tags, self.cases) = (tags, cases)
        self.fault = fault.map { Self.error(type, $0) }
    }

    /// How a value is read and written where no format says otherwise.
    var singleKey: ChoiceForm { SingleKeyForm(self, shapes.map(\.fields)) }

    /// The case of a tag.
    func index(of tag: ChoiceTag) -> Int? {
        tags.position(hash: tag.tagHash) { cases[$0].tag == tag }.map { cases[$0].index }
    }

    /// A mistake in the cases.
    func error(_ fault: String) -> ModelError { Self.error(type, fault) }

    private static func error(_ type: any ModelChoice.Type, _ fault: String) -> ModelError {
        ModelError(.configuration, note: "\(type) \(fault)")
    }

    /// The type, and the tags there are.
    var inWords: String {
        let known = cases.prefix(12).map { $0.tag.description }
        return "\(type) (\(known.joined(separator: ", "))\(cases.count > 12 ? ", …" : ""))"
    }

    /// The error of a tag that no case has.
    func unknownType(_ found: String, at offset: Int?) -> ModelError {
        ModelError(.unknownType, expected: inWords, found: found, offset: offset)
    }
}

/// The cases of a choice.
final class TypedChoices<Root: ModelChoice>: Sendable {
    let table: ChoiceTable
    let cases: [ChoiceCase<Root>]

    init(_ cases: [ChoiceCase<Root>]) {
        self.cases = cases
        table = ChoiceTable(Root.self, cases.map(\.shape))
    }

    /// Reads a value in a form.
    func read(from reader: ValueReader, by form: ChoiceForm) throws -> Root {
        let result = TypedChoiceResult(self)
        if reader.needsFreshStack {
            try DeepStack.onFreshStack { try form.read(from: reader, result) }
        } else {
            try form.read(from: reader, result)
        }
        guard let value = result.value else { throw table.error("was not read") }
        return value
    }

    /// Writes a value in a form.
    func write(_ value: Root, to writer: ValueWriter, by form: ChoiceForm) throws {
        for (index, choice) in cases.enumerated() {
            guard let content = try choice.content(value) else { continue }
            if writer.needsFreshStack {
                try DeepStack.onFreshStack { try form.write(index, content, to: writer) }
            } else {
                try form.write(index, content, to: writer)
            }
            return
        }
        throw table.error("has a value that none of its choices takes")
    }
}
