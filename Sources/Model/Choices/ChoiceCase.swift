/// What a case of a choice looks like from outside.
struct CaseShape: Sendable {
    /// What a case carries.
    enum Content: Sendable {
        case nothing
        case payload(any PropertyValue.Type)
        case fields
    }

    let tags: [ChoiceTag]
    let content: Content
    /// The plan of the fields under their own names.
    var fields: ModelPlan?
    /// Whether the case carries its tag.
    var keepsTag = false
    /// Whether the case is for unknown tags.
    var isUnknown = false
    /// What is wrong with the case.
    var fault: String?

    init(_ tags: [ChoiceTag], _ content: Content) {
        self.tags = tags
        self.content = content
    }

    /// A case with fields, whose names are as many as their types.
    init(
        _ tags: [ChoiceTag], fields names: [String], _ types: [any PropertyValue.Type], of root: any ModelChoice.Type
    ) {
        self.init(tags, .fields)
        let tag = tags.first.map { "\($0)" } ?? "a case"
        if names.count != types.count {
            fault = "gives \(tag) \(names.count) fields for \(types.count) values"
        }
        for (index, name) in names.enumerated() where names[..<index].contains(where: { $0.isSpelled(name) }) {
            fault = fault ?? "gives \(tag) the field \(name.quoted(limit: 60)) twice"
        }
        let table = ModelTable(
            fields: types.enumerated().map { ($0 < names.count ? names[$0] : "\($0)", $1) }, of: root)
        fields = ModelPlan(namesOf: table, style: RowRoute.Style(), sortsKeys: false)
    }

    /// The payload's type; nil where there is none.
    var payload: (any PropertyValue.Type)? {
        if case .payload(let type) = content { type } else { nil }
    }

    /// What the case is called: its first tag, or what it carries.
    var name: String { tags.first.map { "\($0)" } ?? payload.map { "\($0)" } ?? "a case" }
}

/// A case of a choice: what it looks like, and how it is made and taken apart.
final class ChoiceCase<Root: ModelChoice>: Sendable {
    let shape: CaseShape
    let read: @Sendable (CaseReading) throws -> Root
    /// What a value of this case carries; nil for other cases.
    let content: @Sendable (Root) throws -> CaseContent?

    init(
        _ shape: CaseShape, read: @escaping @Sendable (CaseReading) throws -> Root,
        content: @escaping @Sendable (Root) throws -> CaseContent?
    ) {
        self.shape = shape
        self.read = read
        self.content = content
    }
}

/// What a value of a case carries, on its way out.
struct CaseContent {
    enum Value {
        case nothing
        case payload(any PropertyValue)
        case fields(FieldValues)
    }

    let value: Value
    /// The tag, where the case carries it.
    let tag: (any PropertyValue)?

    init(_ value: Value, tag: (any PropertyValue)? = nil) {
        self.value = value
        self.tag = tag
    }
}

/// What a case is read from: where its tag and its content stand.
struct CaseReading {
    let reader: ValueReader
    /// The tag where it is a key.
    var key: String?
    /// Where the tag stands.
    var tagPlace: ValueReader.Place?
    /// The way to the tag.
    var tagPath: [PathStep] = []
    /// Where the content stands. Nil: right where the reader is.
    var contentPlace: ValueReader.Place?
    /// The way to the content.
    var contentPath: [PathStep] = []
    /// The error of a content that is not there.
    var missing: ModelError?
    /// The plan of the fields.
    var fields: ModelPlan?

    /// The tag, as a type of the program's.
    func tag<Tag: PropertyValue>(_ type: Tag.Type) throws -> Tag {
        if let key { return try Tag.value(ofKey: key) }
        guard let tagPlace else { throw ModelError(.configuration, note: "a tag is kept, and there is none") }
        try reader.goBack(to: tagPlace)
        do { return try Tag.read(from: reader) } catch { throw located(error, tagPlace, tagPath) }
    }

    /// The content as one value.
    func payload<Payload: PropertyValue>(_ type: Payload.Type) throws -> Payload {
        if let missing {
            guard let value = Payload.missingValue else { throw missing }
            return value
        }
        let place = contentPlace ?? reader.place
        do {
            if contentPlace != nil { try reader.goBack(to: place) }
            return try Payload.read(from: reader)
        } catch { throw located(error, place, contentPath) }
    }

    /// The content as fields.
    func fields<Root>(_ make: (SlotCursor) -> Root) throws -> Root {
        if let missing { throw missing }
        guard let fields else { throw ModelError(.configuration, note: "fields have no plan") }
        let place = contentPlace ?? reader.place
        do {
            if contentPlace != nil { try reader.goBack(to: place) }
            return try FieldValues.make(of: fields.table, { try reader.fillRows($0, by: fields) }, make)
        } catch { throw located(error, place, contentPath) }
    }

    private func located(_ error: any Error, _ place: ValueReader.Place, _ path: [PathStep]) -> ModelError {
        path.reversed().reduce(ModelError.wrapping(error, offset: place.position)) { $0.inside($1) }
    }
}

/// Takes what a form has chosen.
class ChoiceResult {
    /// Reads the case.
    func read(_ index: Int, _ reading: CaseReading) throws {}
    /// The value as anything, to keep it.
    var kept: Any {
        get { () }
        set { _ = newValue }
    }
}

final class TypedChoiceResult<Root: ModelChoice>: ChoiceResult {
    private let choices: TypedChoices<Root>
    var value: Root?

    init(_ choices: TypedChoices<Root>) { self.choices = choices }

    override func read(_ index: Int, _ reading: CaseReading) throws {
        value = try choices.cases[index].read(reading)
    }

    override var kept: Any {
        get { value as Any }
        set { value = newValue as? Root }
    }
}
