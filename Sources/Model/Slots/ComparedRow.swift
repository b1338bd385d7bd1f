/// One row as `==` and hashes see it: where it stands in an instance, and how two of its values are compared.
///
/// PERF: a flat list of these beside the rows. Comparing a model of thirty properties by way of the rows, which are
/// objects and whose values were handed to closures, took twice as long (`derived`).
struct ComparedRow {
    let kind: ValueKind
    let isCompared: Bool
    let offset: Int
    let type: any PropertyValue.Type

    init(_ row: Row, at offset: Int) {
        kind = row.kind
        isCompared = row.isCompared
        self.offset = offset
        type = row.type
    }

    /// The rows at their offsets, and whether one's values may be compared by code that is not known here.
    static func rows(_ rows: [Row], at offsets: [Int]) -> ([ComparedRow], comparesUnknown: Bool) {
        var compared: [ComparedRow] = []
        var comparesUnknown = false
        compared.reserveCapacity(rows.count)
        for index in rows.indices {
            let row = ComparedRow(rows[index], at: offsets[index])
            compared.append(row)
            if row.kind == .other, row.isCompared { comparesUnknown = true }
        }
        return (compared, comparesUnknown)
    }

    /// Whether two values are equal, by the `==` of their type (R22).
    @inline(__always)
    func isEqual(_ first: Slot, _ second: Slot) -> Bool {
        switch kind {
        case .text: first.isEqual(second, as: String.self)
        case .optionalText: first.isEqual(second, as: String?.self)
        case .int: first.isEqual(second, as: Int64.self)
        case .optionalInt: first.isEqual(second, as: Int64?.self)
        case .bool: first.isEqual(second, as: Bool.self)
        case .optionalBool: first.isEqual(second, as: Bool?.self)
        case .double: first.isEqual(second, as: Double.self)
        case .optionalDouble: first.isEqual(second, as: Double?.self)
        case .texts: first.isEqual(second, as: [String].self)
        case .ints: first.isEqual(second, as: [Int].self)
        case .doubles: first.isEqual(second, as: [Double].self)
        case .other: type.isEqual(first, second)
        }
    }

    @inline(__always)
    func hash(_ slot: Slot, into hasher: inout Hasher) {
        switch kind {
        case .text: slot.hash(as: String.self, into: &hasher)
        case .optionalText: slot.hash(as: String?.self, into: &hasher)
        case .int: slot.hash(as: Int64.self, into: &hasher)
        case .optionalInt: slot.hash(as: Int64?.self, into: &hasher)
        case .bool: slot.hash(as: Bool.self, into: &hasher)
        case .optionalBool: slot.hash(as: Bool?.self, into: &hasher)
        case .double: slot.hash(as: Double.self, into: &hasher)
        case .optionalDouble: slot.hash(as: Double?.self, into: &hasher)
        case .texts: slot.hash(as: [String].self, into: &hasher)
        case .ints: slot.hash(as: [Int].self, into: &hasher)
        case .doubles: slot.hash(as: [Double].self, into: &hasher)
        case .other: type.hash(slot, into: &hasher)
        }
    }
}

extension ModelTable {
    /// Whether two instances are equal.
    func areEqual(_ first: Slot, _ second: Slot) -> Bool {
        for row in comparedRows where row.isCompared {
            if !row.isEqual(first.advanced(by: row.offset), second.advanced(by: row.offset)) { return false }
        }
        return true
    }

    /// Feeds the compared rows of an instance to a hasher.
    func hash(_ instance: Slot, into hasher: inout Hasher) {
        for row in comparedRows where row.isCompared { row.hash(instance.advanced(by: row.offset), into: &hasher) }
    }
}

extension Slot {
    /// Whether two slots hold equal values of a type.
    @inline(__always)
    func isEqual<Value: Equatable>(_ other: Slot, as type: Value.Type) -> Bool {
        borrow(as: type) { first in other.borrow(as: type) { second in Self.areEqual(first, second) } }
    }

    @inline(__always)
    private static func areEqual<Value: Equatable>(_ first: borrowing Value, _ second: borrowing Value) -> Bool {
        first == second
    }

    /// Feeds the value of a slot to a hasher.
    @inline(__always)
    func hash<Value: Hashable>(as type: Value.Type, into hasher: inout Hasher) {
        borrow(as: type) { $0.hash(into: &hasher) }
    }
}
