/// By what stands there: the sort of value decides.
final class KindForm: ChoiceForm {
    /// The case whose payload is read from each kind, by the kind's bit.
    private let cases: [Int?]

    init(_ table: ChoiceTable, _ fields: [ModelPlan?], kinds: [JSONKinds?]) throws {
        cases = try JSONKinds.each.map { kind in
            var found: Int?
            for (index, kinds) in kinds.enumerated() {
                guard let kinds, kinds.contains(kind) else { continue }
                guard let other = found else {
                    found = index
                    continue
                }
                // A payload that takes anything, if it comes last, takes what the others leave.
                if kinds == .all, index == table.shapes.count - 1 { continue }
                throw table.error(
                    "has two cases for \(kind.inWords): \(table.shapes[other].name) and \(table.shapes[index].name)")
            }
            return found
        }
        super.init(table, fields)
    }

    override func read(from reader: ValueReader, _ result: ChoiceResult) throws {
        let kind = JSONKinds(try reader.nextKind)
        let place = reader.place
        if let index = try table.constant(in: reader, kind) {
            return try read(index, CaseReading(reader: reader), result, by: "its value")
        }
        if let index = cases[kind.index] ?? table.unknown {
            return try read(index, CaseReading(reader: reader), result, by: "its kind: \(kind.inWords)")
        }
        let constants = table.shapes.filter(\.isNothing).flatMap(\.tags)
        guard constants.contains(where: { JSONKinds($0.kind) == kind }) else {
            let all = JSONKinds.each.filter { kind in
                cases[kind.index] != nil || constants.contains { JSONKinds($0.kind) == kind }
            }
            throw reader.typeMismatch(expected: all.map(\.inWords).joined(separator: " or "))
        }
        let words = constants.map { "\($0)" }.joined(separator: ", ")
        throw ModelError(
            .unknownCase, expected: "\(table.type) (\(words))", found: reader.nextInWords, offset: place.position)
    }

    override func write(_ index: Int, _ content: CaseContent, to writer: ValueWriter) throws {
        try writeConstant(index, content, to: writer)
    }
}

extension ChoiceTable {
    /// The case without payload whose constant comes; it is read then.
    func constant(in reader: ValueReader, _ kind: JSONKinds) throws -> Int? {
        guard shapes.contains(where: { $0.isNothing && $0.tags.contains { JSONKinds($0.kind) == kind } }) else {
            return nil
        }
        let place = reader.place
        do {
            let tag = try ChoiceTag.read(from: reader)
            if let index = index(of: tag), shapes[index].isNothing { return index }
        } catch let error as ModelError where reader.canGoOn(after: error.code) {}
        try reader.goBack(to: place)
        return nil
    }
}

extension ChoiceForm {
    /// Writes a case without payload as its constant, and others as what they carry.
    func writeConstant(_ index: Int, _ content: CaseContent, to writer: ValueWriter) throws {
        if table.shapes[index].isNothing, let constant = table.shapes[index].tags.first {
            return try constant.write(to: writer)
        }
        try writeContent(index, content, to: writer)
    }
}

extension CaseShape {
    /// Whether the case carries nothing.
    var isNothing: Bool { if case .nothing = content { true } else { false } }
}
