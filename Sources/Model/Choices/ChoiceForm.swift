/// How the cases of a choice stand in a document, and are told apart.
class ChoiceForm {
    let table: ChoiceTable
    /// The plan of each case's fields.
    let fields: [ModelPlan?]

    init(_ table: ChoiceTable, _ fields: [ModelPlan?]) {
        self.table = table
        self.fields = fields
    }

    /// Reads the value that comes.
    func read(from reader: ValueReader, _ result: ChoiceResult) throws {}

    /// Writes a value of a case.
    func write(_ index: Int, _ content: CaseContent, to writer: ValueWriter) throws {}

    /// Reads a case; its faults tell which one was chosen, and by what.
    final func read(
        _ index: Int, _ reading: CaseReading, _ result: ChoiceResult, by why: @autoclosure () -> String
    ) throws {
        do {
            var reading = reading
            reading.fields = fields[index]
            try result.read(index, reading)
        } catch {
            throw ModelError.wrapping(error).chosen("as \(table.shapes[index].name) of \(table.type), by \(why())")
        }
    }

    /// Writes what a case carries.
    final func writeContent(_ index: Int, _ content: CaseContent, to writer: ValueWriter) throws {
        switch content.value {
        case .payload(let payload): try payload.write(to: writer)
        case .fields(let values):
            guard let plan = fields[index] else { return }
            try writer.writeRows(values, by: plan)
        case .nothing:
            try writer.beginMap(count: 0)
            try writer.endMap()
        }
    }

    /// The tag that is written for a case. Nil for one that has none.
    final func tag(_ index: Int, _ content: CaseContent) throws -> ChoiceTag? {
        let shape = table.shapes[index]
        guard let kept = content.tag else { return shape.tags.first }
        let tag: ChoiceTag
        if let integer = kept as? any BinaryInteger {
            tag = .integer(Int(truncatingIfNeeded: integer))
        } else if let bool = kept as? Bool {
            tag = .bool(bool)
        } else {
            tag = try kept as? ChoiceTag ?? .text(kept.keyText())
        }
        guard shape.tags.contains(tag) else {
            let tags = shape.tags.map { "\($0)" }.joined(separator: ", ")
            throw ModelError(.notRepresentable, expected: "a tag of \(table.type) (\(tags))", found: "\(tag)")
        }
        return tag
    }
}

/// An object with one key: the tag, with the content as its value.
final class SingleKeyForm: ChoiceForm {
    override func read(from reader: ValueReader, _ result: ChoiceResult) throws {
        if let fault = table.fault { throw fault }
        let start = reader.place
        try reader.beginMap()
        guard let key = try reader.nextKey() else { throw error("an empty object", at: start.position) }
        var reading = CaseReading(reader: reader)
        reading.key = key
        if let index = table.index(ofKey: key) {
            reading.contentPath = [.key(key)]
            if case .nothing = table.shapes[index].content { try reader.skipValue() }
            try read(index, reading, result, by: "its key \(key.quoted(limit: 60))")
            if let other = try reader.nextKey() { throw error(key, other, at: start.position) }
            return
        }
        let position = reader.position
        try reader.skipValue()
        if let other = try reader.nextKey() { throw error(key, other, at: start.position) }
        guard let unknown = table.unknown else {
            throw table.unknownType(key.quoted(limit: 60), at: position).inside(.key(key))
        }
        reading.contentPlace = start
        try read(unknown, reading, result, by: "its key \(key.quoted(limit: 60))")
    }

    private func error(_ first: String, _ second: String, at offset: Int) -> ModelError {
        let keys = first.precedesByBytes(second) ? [first, second] : [second, first]
        return error(keys.map { $0.quoted(limit: 60) }.joined(separator: " and "), at: offset)
    }

    private func error(_ found: String, at offset: Int) -> ModelError {
        ModelError(.typeMismatch, expected: "an object with one key, \(table.inWords)", found: found, offset: offset)
    }

    override func write(_ index: Int, _ content: CaseContent, to writer: ValueWriter) throws {
        if let fault = table.fault { throw fault }
        if table.shapes[index].isUnknown { return try writeContent(index, content, to: writer) }
        guard let tag = try tag(index, content) else {
            throw table.error("has a case without a tag, which is needed here")
        }
        try writer.beginMap(count: 1)
        try writer.writeKey(tag.key)
        do { try writeContent(index, content, to: writer) } catch {
            throw ModelError.wrapping(error).inside(.key(tag.key))
        }
        try writer.endMap()
    }
}

extension ChoiceTable {
    /// The case of a tag that is a key.
    fileprivate func index(ofKey key: String) -> Int? {
        if let known = index(of: .text(key)) { return known }
        if let integer = Int(key), "\(integer)" == key, let known = index(of: .integer(integer)) { return known }
        return key == "true" ? index(of: true) : key == "false" ? index(of: false) : nil
    }
}
