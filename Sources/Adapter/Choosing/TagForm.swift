/// A tag inside the content's object, or beside the content.
final class TagForm: ChoiceForm {
    let paths: TagPaths
    /// How an object with tag and content beside each other is written.
    private let written: KeyNode
    private let writesNil: Bool
    /// What sorts of value the tags are.
    private let tagKinds: [ValueReader.Kind]

    init(_ table: ChoiceTable, _ fields: [ModelPlan?], _ paths: TagPaths, _ options: JSONPlanOptions) {
        self.paths = paths
        written = options.sortsKeys ? paths.node.sorted() : paths.node
        writesNil = options.style.writesNil
        let kinds = table.shapes.flatMap(\.tags).map(\.kind)
        tagKinds = ([.text, .number, .bool] as [ValueReader.Kind]).filter { kinds.isEmpty || kinds.contains($0) }
        super.init(table, fields)
    }

    // MARK: Reading

    override func read(from reader: ValueReader, _ result: ChoiceResult) throws {
        let start = reader.place
        let located = try reader.locate(paths)
        guard let found = located.tag else { throw located.fault ?? missing(paths.tag, "the tag", at: start) }
        let (tag, words) = try readTag(found, from: reader)
        guard let index = tag.flatMap({ table.index(of: $0) }) ?? table.unknown else {
            throw inside(paths.tag, table.unknownType(words, at: found.place.position))
        }
        var reading = CaseReading(reader: reader)
        (reading.tagPlace, reading.tagPath, reading.contentPlace) = (found.place, paths.tag, start)
        if let path = paths.content, !table.shapes[index].isUnknown, !table.shapes[index].isNothing {
            if let content = located.content {
                reading.contentPlace = content.place
                reading.contentPath = Array(path.prefix(content.steps))
                if content.steps < path.count { try checkIsNull(content, reading.contentPath, in: reader) }
            } else {
                reading.missing = missing(path, "the content of \(table.shapes[index].name)", at: start)
            }
        }
        let place = JSONPath(paths.tag).text
        try reader.reading(located) {
            if table.shapes[index].isNothing { try reader.pass(paths, at: start) }
            let why = "\(place.quoted(limit: 60)): \(words)"
            guard paths.content == nil, let payload = table.shapes[index].payload, !table.shapes[index].isUnknown,
                case .key(let key)? = paths.tag.first
            else { return try read(index, reading, result, by: why) }
            try reader.goBack(to: start)
            try reader.readingTagged(key, payload) { try read(index, reading, result, by: why) }
        }
        try reader.leave(located, start, paths.content == nil ? nil : paths)
    }

    /// The tag, and how it reads; nil for a number that is no integer.
    private func readTag(_ found: TagPaths.Found, from reader: ValueReader) throws -> (ChoiceTag?, String) {
        do {
            try reader.goBack(to: found.place)
            let kind = try reader.nextKind
            guard found.steps == paths.tag.count, tagKinds.contains(kind) else {
                let isOnTheWay = found.steps < paths.tag.count && kind != .null
                throw reader.typeMismatch(expected: isOnTheWay ? "an object" : words(of: tagKinds))
            }
            switch kind {
            case .number:
                let literal = try reader.readNumber()
                return ((try? literal.integer(as: Int.self)).map { .integer($0) }, literal.text.shortened(to: 60))
            case .bool:
                let isTrue = try reader.readBool()
                return (.bool(isTrue), "\(isTrue)")
            default:
                let text = try reader.readText()
                return (.text(text), text.quoted(limit: 60))
            }
        } catch {
            throw inside(paths.tag.prefix(found.steps), ModelError.wrapping(error, offset: found.place.position))
        }
    }

    private func words(of kinds: [ValueReader.Kind]) -> String {
        kinds.map { $0 == .text ? "text" : $0 == .number ? "an integer" : "a boolean" }.joined(separator: " or ")
    }

    /// Null on the way counts as null; anything else that cannot be looked into is a fault (R12).
    private func checkIsNull(_ found: TagPaths.Found, _ path: [PathStep], in reader: ValueReader) throws {
        try reader.goBack(to: found.place)
        if try reader.nextKind != .null { throw inside(path, reader.typeMismatch(expected: "an object")) }
    }

    private func missing(_ path: [PathStep], _ what: String, at start: ValueReader.Place) -> ModelError {
        guard case .key(let key)? = path.last else { return ModelError(.missingKey) }
        let note = "\(key.quoted(limit: 60)) is \(what) of \(table.type)"
        return inside(path, ModelError(.missingKey, found: key.quoted(limit: 60), note: note, offset: start.position))
    }

    private func inside(_ path: some BidirectionalCollection<PathStep>, _ error: ModelError) -> ModelError {
        path.reversed().reduce(error) { $0.inside($1) }
    }

    // MARK: Writing

    override func write(_ index: Int, _ content: CaseContent, to writer: ValueWriter) throws {
        if table.shapes[index].isUnknown { return try writeContent(index, content, to: writer) }
        guard let tag = try tag(index, content) else { throw table.error("has a case without a tag") }
        guard paths.content != nil else {
            return try writer.writeTagged(paths.tag, tag) { try writeContent(index, content, to: $0) }
        }
        var hasContent = true
        switch content.value {
        case .nothing: hasContent = false
        case .payload(let payload): hasContent = writesNil || !payload.isNilValue
        case .fields: break
        }
        try write(written, to: writer, hasContent) { row in
            if row == TagPaths.tagRow { return try tag.write(to: writer) }
            try writeContent(index, content, to: writer)
        }
    }

    private func write(
        _ node: KeyNode, to writer: ValueWriter, _ hasContent: Bool, _ writeRow: (Int) throws -> Void
    ) throws {
        let entries = node.entries.filter { hasContent || $0.allRows.contains(TagPaths.tagRow) }
        try writer.beginMap(count: entries.count)
        for entry in entries {
            guard case .key(let key) = entry.component else { continue }
            try writer.writeKey(key)
            do {
                if let branch = entry.branch {
                    try write(branch, to: writer, hasContent, writeRow)
                } else if let row = entry.simpleRow {
                    try writeRow(row)
                }
            } catch { throw ModelError.wrapping(error).inside(entry.component) }
        }
        try writer.endMap()
    }
}

/// Where the tag and the content of a choice stand in its object.
struct TagPaths {
    static let tagRow = 0
    static let contentRow = 1

    let tag: [PathStep]
    /// Nil: the content is the object itself.
    let content: [PathStep]?
    /// The two paths as a tree.
    let node: KeyNode

    /// Where a path leads, and how many of its steps could be followed.
    struct Found {
        let place: ValueReader.Place
        let steps: Int
    }

    /// What was found in an object.
    struct Located {
        var tag: Found?
        var content: Found?
        /// The end of the object, where it was looked for.
        var end: ValueReader.Place?
        /// A fault behind the tag, which reading will meet too.
        var fault: (any Error)?
    }

    init(tag: JSONPath, content: JSONPath?, of table: ChoiceTable) throws {
        for path in [tag, content].compactMap(\.self) {
            if let fault = path.fault { throw table.error("has a tag or a content that cannot be found: \(fault)") }
            if path.components.isEmpty {
                throw table.error("has an empty path: leave the content out to have it inside")
            }
            if !path.components.allSatisfy({ $0.form == .object }) {
                throw table.error("has an index in the path \(path): its tag and its content stand in objects")
            }
        }
        self.tag = tag.components
        self.content = content?.components
        if let content = self.content, self.tag.starts(with: content) || content.starts(with: self.tag) {
            throw table.error("has its tag at \(tag) and its content at \(JSONPath(content)), one inside the other")
        }
        let node = KeyNode()
        do {
            try node.insert(KeyNode.Use(row: Self.tagRow, rank: nil), at: self.tag[...])
            if let content {
                try node.insert(KeyNode.Use(row: Self.contentRow, rank: nil), at: content.components[...])
            }
        } catch { throw table.error("has an object and a list at one place") }
        self.node = node
    }
}

extension JSONPath {
    /// The path as it is written in a program.
    var text: String { String(description.dropFirst(components.isEmpty || description.hasPrefix("$[") ? 1 : 2)) }
}
