/// By a closure that looks at the object.
final class ClosureForm: ChoiceForm {
    private let tag: @Sendable (JSONMembers) throws -> ChoiceTag?

    init(
        _ table: ChoiceTable, _ fields: [ModelPlan?], _ tag: @escaping @Sendable (JSONMembers) throws -> ChoiceTag?
    ) {
        self.tag = tag
        super.init(table, fields)
    }

    override func read(from reader: ValueReader, _ result: ChoiceResult) throws {
        let start = reader.place
        let located = try reader.locateMembers()
        let members = JSONMembers(located.members, reader)
        defer { members.end() }
        let tag: ChoiceTag?
        do { tag = try self.tag(members) } catch { throw ModelError.wrapping(error, offset: start.position) }
        if let fault = members.fault { throw fault }
        guard let index = tag.flatMap({ table.index(of: $0) }) ?? table.unknown else {
            throw table.unknownType(tag.map { "\($0)" } ?? "an object for which no tag was given", at: start.position)
        }
        var reading = CaseReading(reader: reader)
        (reading.key, reading.contentPlace) = (tag?.key ?? "", start)
        let end = TagPaths.Located(end: located.end)
        try reader.reading(end) {
            if table.shapes[index].isNothing { try reader.pass(nil, at: start) }
            try read(index, reading, result, by: "the closure of .by: \(tag.map { "\($0)" } ?? "nil")")
        }
        try reader.leave(end, start, nil)
    }

    override func write(_ index: Int, _ content: CaseContent, to writer: ValueWriter) throws {
        try writeContent(index, content, to: writer)
    }
}

/// The members of an object, for the closure that chooses what it is. Looking at keys costs nothing more; a value is read
/// when it is asked for. It is of use only while the closure runs.
///
///     .by { $0["kind"]?.string == "c" || $0.contains("radius") ? "circle" : nil }
public struct JSONMembers {
    private final class State {
        var reader: ValueReader?
        var fault: (any Error)?
    }

    private let members: [(key: String, place: ValueReader.Place)]
    private let state = State()

    init(_ members: [(key: String, place: ValueReader.Place)], _ reader: ValueReader) {
        self.members = members
        state.reader = reader
    }

    /// The keys, in their order; of a dictionary, in that of their bytes.
    public var keys: [String] { members.map(\.key) }

    /// Whether the object has a key.
    public func contains(_ key: String) -> Bool { members.contains { $0.key.isSpelled(key) } }

    /// The value of a key; nil where there is none. Of a key that comes twice the last.
    public subscript(key: String) -> JSONValue? {
        guard let reader = state.reader, state.fault == nil,
            let member = members.last(where: { $0.key.isSpelled(key) })
        else { return nil }
        do {
            try reader.goBack(to: member.place)
            return try JSONValue.read(from: reader)
        } catch {
            state.fault = ModelError.wrapping(error).inside(.key(key))
            return nil
        }
    }

    /// What went wrong with a value that was asked for.
    var fault: (any Error)? { state.fault }
    /// Lets go of the reader.
    func end() { state.reader = nil }
}
