/// The place of one value: in the slots of a model that is being read, or in an instance.
///
/// The caller knows the value's type from the table; that table and place belong together is the duty of `Slots` and
/// `InstanceAccess`, which alone make slots.
@safe struct Slot {
    let address: UnsafeMutableRawPointer

    @_transparent
    init(_ address: UnsafeMutableRawPointer) { unsafe self.address = unsafe address }

    /// The place so many bytes further on.
    @_transparent
    func advanced(by offset: Int) -> Slot { unsafe Slot(address + offset) }

    /// Puts a value here. With `replacing`, one is here already and is destroyed first.
    @inline(__always)
    func put<Value>(_ value: consuming Value, replacing: Bool) {
        // SAFETY: the row's type is `Value`; `replacing` is true exactly where a value is here (Slots.isFilled).
        let typed = unsafe address.assumingMemoryBound(to: Value.self)
        if replacing { unsafe typed.pointee = value } else { unsafe typed.initialize(to: value) }
    }

    // PERF: the same for the two commonest types, without generics, which unoptimised builds pay for.
    @inline(__always)
    func putText(_ value: consuming String, replacing: Bool) {
        let typed = unsafe address.assumingMemoryBound(to: String.self)
        if replacing { unsafe typed.pointee = value } else { unsafe typed.initialize(to: value) }
    }

    @inline(__always)
    func putInt64(_ value: Int64) { unsafe address.storeBytes(of: value, as: Int64.self) }

    /// The value, copied.
    @inline(__always)
    func value<Value>(as type: Value.Type) -> Value { unsafe address.assumingMemoryBound(to: type).pointee }

    /// The value, moved out: none is here afterwards.
    @inline(__always)
    func take<Value>(as type: Value.Type) -> Value { unsafe address.assumingMemoryBound(to: type).move() }

    /// Reads a value into this place.
    @inline(__always)
    func read<Value: PropertyValue>(_ type: Value.Type, from reader: ValueReader, replacing: Bool) throws {
        let typed = unsafe address.assumingMemoryBound(to: Value.self)
        if replacing {
            unsafe typed.pointee = try Value.read(from: reader)
        } else {
            unsafe typed.initialize(to: try Value.read(from: reader))
        }
    }

    @inline(__always)
    func destroy<Value>(_ type: Value.Type) { unsafe address.assumingMemoryBound(to: type).deinitialize(count: 1) }
}

/// Hands the values of slots to an initialiser, one after another, in the order of the rows.
@safe struct SlotCursor {
    private let base: UnsafeMutableRawPointer
    private var end = 0

    init(_ base: UnsafeMutableRawPointer) { unsafe self.base = unsafe base }

    /// The next value, moved out.
    @inline(__always)
    mutating func take<Value: PropertyValue>(_ type: Value.Type) -> Value {
        let offset = Self.next(after: &end, type)
        return unsafe Slot(base + offset).take(as: type)
    }

    /// Where the next value stands: the layout of slots, the same when they are filled and when they are taken.
    @inline(__always)
    static func next<Value: PropertyValue>(after end: inout Int, _ type: Value.Type) -> Int {
        let mask = MemoryLayout<Value>.alignment - 1
        let offset = (end + mask) & ~mask
        end = offset + MemoryLayout<Value>.size
        return offset
    }
}

/// The values of a model that is being read, and which of them are there.
@safe struct Slots {
    // SAFETY: the maker of the slots holds the table for longer than the slots exist.
    unowned(unsafe) let table: ModelTable
    let base: UnsafeMutableRawPointer
    let isInPlace: Bool
    /// One bit a row.
    let bits: UnsafeMutablePointer<UInt64>
    let count: Int

    /// How many words the bits of a table take.
    @inline(__always)
    static func words(_ table: ModelTable) -> Int { max(1, (table.rowCount + 63) >> 6) }

    init(_ table: ModelTable, base: UnsafeMutableRawPointer, bits: UnsafeMutablePointer<UInt64>) {
        unsafe self.table = table
        isInPlace = table.isInPlace
        unsafe self.base = unsafe base
        unsafe self.bits = unsafe bits
        count = table.rowCount
        unsafe bits.initialize(repeating: 0, count: Self.words(table))
    }

    /// The place of a row's value.
    @inline(__always)
    subscript(row: Int) -> Slot { unsafe Slot(base + table.slotOffsets[row]) }

    /// The place at an offset that a plan took from this table.
    @_transparent
    func slot(at offset: Int) -> Slot { unsafe Slot(base + offset) }

    /// Whether a value has been read for the row.
    @_transparent
    func isFilled(_ row: Int) -> Bool { unsafe bits[row >> 6] & (1 << UInt64(row & 63)) != 0 }

    /// Whether a value is in the row's place: one that has been read, or the prototype's.
    @_transparent
    func isOccupied(_ row: Int) -> Bool { isInPlace || isFilled(row) }

    @_transparent
    func markFilled(_ row: Int) { unsafe bits[row >> 6] |= 1 << UInt64(row & 63) }

    /// Whether every row has been read.
    var isComplete: Bool { nextMissing(from: 0) == count }

    /// The first row from an index on that has not been read; the count of rows where all have.
    @inline(__always)
    func nextMissing(from start: Int) -> Int {
        var row = start
        while row < count {
            let missing = unsafe ~bits[row >> 6] >> UInt64(row & 63)
            if missing != 0 { return min(count, row + missing.trailingZeroBitCount) }
            row = (row | 63) + 1
        }
        return count
    }

    /// Puts nil into a row of an optional type.
    func fillNil(_ row: Int) -> Bool { unsafe table.rows[row].fillNil(self[row], replacing: isOccupied(row)) }

    /// Empties a row again.
    func clear(_ row: Int) {
        guard isFilled(row) else { return }
        if !isInPlace { unsafe table.rows[row].destroy(self[row]) }
        unsafe bits[row >> 6] &= ~(1 << UInt64(row & 63))
    }

    /// Destroys what has been read, after a fault. A prototype destroys its values itself.
    func destroyAll() {
        if isInPlace { return }
        for row in unsafe table.rows.indices where isFilled(row) { unsafe table.rows[row].destroy(self[row]) }
    }
}
