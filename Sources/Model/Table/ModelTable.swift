/// A table without the type of its model.
@usableFromInline
class ModelTable: @unchecked Sendable {
    let type: any PropertyValue.Type
    /// The choice whose cases the rows are. Nil for models.
    let choice: ChoiceTable?
    let rows: [Row]
    let rowCount: Int
    /// Where each row's value stands: in an instance, or in the slots that are handed to the initialiser.
    let slotOffsets: [Int]
    let slotSize: Int
    /// Whether every row has a place in an instance, which it shares with no other.
    let hasOffsets: Bool
    /// Where each row's value stands in an instance, or in the copies made of it.
    let instanceOffsets: [Int]
    let copySize: Int
    /// The rows as `==` and hashes see them, in declared order.
    let comparedRows: [ComparedRow]
    /// Whether the rows' values may be compared by code that is not known here, and which may go deeper.
    let comparesUnknown: Bool
    /// Whether values are read straight into a prototype.
    @usableFromInline let isInPlace: Bool
    let validated: [Int]
    /// Whether any row is secret.
    let hasSecrets: Bool

    init(
        _ type: any PropertyValue.Type, rows: [Row], startsFromPrototype: Bool, choice: ChoiceTable? = nil,
        checksNames: Bool = true
    ) {
        self.type = type
        self.choice = choice
        self.rows = rows
        rowCount = rows.count
        var (validated, laidOut, inInstance): ([Int], [Int], [Int]) = ([], [], [])
        var (hasSecrets, hasOffsets, isAscending) = (false, true, true)
        var (end, endInInstance) = (0, 0)
        var sizes: [Int] = []
        laidOut.reserveCapacity(rows.count)
        inInstance.reserveCapacity(rows.count)
        sizes.reserveCapacity(rows.count)
        for index in rows.indices {
            let row = rows[index]
            if !row.validators.isEmpty { validated.append(index) }
            if row.isSecret { hasSecrets = true }
            if row.offset == nil { hasOffsets = false }
            let (offset, place) = (SlotCursor.next(after: &end, row.type), row.offset ?? 0)
            laidOut.append(offset)
            inInstance.append(place)
            sizes.append(end - offset)
            if place < endInInstance { isAscending = false }
            endInInstance = place + end - offset
        }
        if hasOffsets, !isAscending { hasOffsets = !Self.overlap(inInstance, sizes) }
        self.validated = validated
        self.hasSecrets = hasSecrets
        self.hasOffsets = hasOffsets
        isInPlace = startsFromPrototype && hasOffsets
        slotOffsets = isInPlace ? inInstance : laidOut
        instanceOffsets = hasOffsets ? inInstance : laidOut
        (comparedRows, comparesUnknown) = ComparedRow.rows(rows, at: instanceOffsets)
        slotSize = end
        copySize = end
        if checksNames { checkNames() }
    }

    /// The fields of a case of a choice, which checks their names itself.
    convenience init(fields: [(name: String, type: any PropertyValue.Type)], of choice: any ModelChoice.Type) {
        let rows = fields.map { name, type in Row.field(name, of: type) }
        self.init(choice, rows: rows, startsFromPrototype: false, checksNames: false)
    }

    /// Whether two rows share bytes of an instance: they name one property, or one of them a part of the other's.
    private static func overlap(_ offsets: [Int], _ sizes: [Int]) -> Bool {
        var end = 0
        for row in Order.positions(offsets.count, by: { offsets[$0] < offsets[$1] }) where sizes[row] > 0 {
            if offsets[row] < end { return true }
            end = offsets[row] + sizes[row]
        }
        return false
    }

    /// The model's name in text. PERF: not stored, as the runtime takes its time to find it.
    var name: String { "\(type)" }

    /// The rows by their key paths, all of which are evaluated.
    func indexesByKeyPath() -> [AnyKeyPath: Int] {
        Dictionary(rows.enumerated().map { ($1.keyPath(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The models that the rows' values may hold.
    var children: [any ValueModel.Type] { rows.flatMap { $0.type.modelTypes } }

    /// Stops the program for what is no model: the table would hold nothing of its values, or not know them all.
    ///
    /// `fatalError`, here and beside it: optimised builds drop the message of a failed precondition.
    static func checkIsModel<Root: ValueModel>(_ type: Root.Type, hasRows: Bool) {
        if Root.self is AnyObject.Type {
            fatalError("\(type): models are structs, and this is a class; write a struct")
        }
        if !hasRows, MemoryLayout<Root>.size > 0 {
            fatalError(
                "\(type): its propertyKeys have no row, though its values hold something; a struct has a row for each "
                    + "stored property, and an enum is no model")
        }
    }

    private func checkNames() {
        // PERF: few names are compared with each other, so that a program's first reading needs no hashes and no lists.
        if rowCount <= 64 {
            for later in rows.indices.dropFirst() {
                for earlier in 0..<later where rows[earlier].name.isSpelled(rows[later].name) { failTwice(later) }
            }
            return
        }
        var names = Buckets()
        for index in rows.indices {
            let name = rows[index].name
            if names.insert(hash: name.bytesHash, unless: { rows[$0].name.isSpelled(name) }) != nil { failTwice(index) }
        }
    }

    private func failTwice(_ row: Int) -> Never {
        fatalError("\(name): two rows of propertyKeys have the name \"\(rows[row].name)\"; give each property its own")
    }
}

/// A table with its model's type: it knows how a model is made.
@usableFromInline
final class TypedTable<Root: ValueModel>: ModelTable, @unchecked Sendable {
    let make: @Sendable (SlotCursor) -> Root
    let prototype: (@Sendable () -> Root)?
    /// Makes a model of copies of values. Nil where it starts from a prototype.
    let makeCopying: (@Sendable (PlaceCursor) -> Root)?

    init(
        rows: [Row], make: @escaping @Sendable (SlotCursor) -> Root,
        copying: @escaping @Sendable (PlaceCursor) -> Root
    ) {
        Self.checkIsModel(Root.self, hasRows: !rows.isEmpty)
        self.make = make
        prototype = nil
        makeCopying = copying
        super.init(Root.self, rows: rows, startsFromPrototype: false)
    }

    /// What the cases of a choice carry.
    init(of choice: ChoiceTable) {
        prototype = nil
        makeCopying = nil
        make = { _ in fatalError("\(choice.type): a choice is no model") }
        let types = choice.shapes.flatMap { shape in
            (shape.payload.map { [$0] } ?? []) + (shape.fields?.table.rows.map(\.type) ?? [])
        }
        super.init(
            Root.self, rows: types.enumerated().map { Row.field("\($0)", of: $1) }, startsFromPrototype: false,
            choice: choice)
    }

    init(rows: [Row], prototype: @escaping @Sendable () -> Root) {
        Self.checkIsModel(Root.self, hasRows: !rows.isEmpty)
        self.prototype = prototype
        makeCopying = nil
        make = { cursor in
            var cursor = cursor
            var model = prototype()
            for row in rows { row.type.move(from: &cursor, to: row.keyPath(), of: &model) }
            return model
        }
        super.init(Root.self, rows: rows, startsFromPrototype: true)
    }
}

extension ModelTable {
    /// A copy of a model in which the rows are set whose slots are filled, through their key paths.
    func set<Root>(_ slots: Slots, in original: Root) -> Root {
        var model = original
        for row in rows.indices where slots.isFilled(row) {
            rows[row].type.set(rows[row].keyPath(), of: &model, to: slots[row])
        }
        return model
    }

    /// Fills the slots of the rows that change and of those that must be checked, and checks them.
    func fill(_ slots: Slots, _ rows: InstanceAccess, _ changes: ChangeList, validates: Bool) throws {
        if let fault = changes.fault { throw fault }
        for entry in changes {
            do { try entry.put(into: slots[entry.row], before: rows[entry.row], self, replacing: false) } catch {
                throw located(error, row: entry.row)
            }
            slots.markFilled(entry.row)
        }
        if !validates { return }
        for row in validated {
            if !slots.isFilled(row) {
                self.rows[row].type.copy(rows[row], into: slots[row])
                slots.markFilled(row)
            }
            try validate(row, slots[row])
        }
    }
}
