/// A table without the type of its model.
class ModelTable: @unchecked Sendable {
    let name: String
    let type: any ValueModel.Type
    let rows: [Row]
    let rowCount: Int
    /// Where each row's value stands: in an instance, or in the slots that are handed to the initialiser.
    let slotOffsets: [Int]
    let slotSize: Int
    /// Whether every row has a place in an instance.
    let hasOffsets: Bool
    /// Where each row's value stands in an instance, or in the copies made of it.
    let instanceOffsets: [Int]
    let copySize: Int
    /// Whether values are read straight into a prototype.
    let isInPlace: Bool
    let validated: [Int]
    /// Whether any row is secret.
    let hasSecrets: Bool

    init(_ type: any ValueModel.Type, rows: [Row], startsFromPrototype: Bool) {
        self.type = type
        self.rows = rows
        rowCount = rows.count
        name = "\(type)"
        validated = rows.indices.filter { !rows[$0].validators.isEmpty }
        hasSecrets = rows.contains { $0.isSecret }
        hasOffsets = rows.allSatisfy { $0.offset != nil }
        isInPlace = startsFromPrototype && hasOffsets
        var end = 0
        let laidOut = rows.map { SlotCursor.next(after: &end, $0.type) }
        let inInstance = rows.map { $0.offset ?? 0 }
        slotOffsets = isInPlace ? inInstance : laidOut
        instanceOffsets = hasOffsets ? inInstance : laidOut
        slotSize = end
        copySize = end
        Self.check(rows, of: name, startsFromPrototype: startsFromPrototype)
    }

    /// The index of a row by the property's name.
    func index(named name: String) -> Int? { rows.firstIndex { $0.name.isSpelled(name) } }

    /// The rows by their key paths, all of which are evaluated.
    func indexesByKeyPath() -> [AnyKeyPath: Int] {
        Dictionary(rows.enumerated().map { ($1.keyPath(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The models that the rows' values may hold.
    var children: [any ValueModel.Type] { rows.flatMap { $0.type.modelTypes } }

    private static func check(_ rows: [Row], of name: String, startsFromPrototype: Bool) {
        var names = Set<String>()
        for row in rows {
            precondition(
                names.insert(row.name).inserted,
                "\(name): two rows of propertyKeys have the name \"\(row.name)\"; give each property its own")
            precondition(
                !startsFromPrototype || row.isWritable,
                """
                \(name).\(row.name): a table that starts from a prototype sets its properties, and this one is a `let`; \
                write `private(set) var \(row.name)`, or PropertyKeys(\(name).init) { … }
                """)
        }
    }
}

/// A table with its model's type: it knows how a model is made.
final class TypedTable<Root: ValueModel>: ModelTable, @unchecked Sendable {
    let make: @Sendable (SlotCursor) -> Root
    let prototype: (@Sendable () -> Root)?

    init(rows: [Row], make: @escaping @Sendable (SlotCursor) -> Root) {
        self.make = make
        prototype = nil
        super.init(Root.self, rows: rows, startsFromPrototype: false)
    }

    init(rows: [Row], prototype: @escaping @Sendable () -> Root) {
        self.prototype = prototype
        make = { cursor in
            var cursor = cursor
            var model = prototype()
            for row in rows { row.type.move(from: &cursor, to: row.keyPath(), of: &model) }
            return model
        }
        super.init(Root.self, rows: rows, startsFromPrototype: true)
    }
}
