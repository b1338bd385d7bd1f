/// The values of a model that is being read, and which of them are there.
///
///     | table | base | isInPlace | count | bits, one a row … |
///
/// PERF: one address, since each further word that is handed on costs unoptimised builds 20 instructions a call.
@safe struct Slots {
    @safe struct Header {
        // SAFETY: the maker of the slots holds the table for longer than the slots exist.
        unowned(unsafe) let table: ModelTable
        let base: UnsafeMutableRawPointer
        let isInPlace: Bool
        let count: Int
    }

    private let header: UnsafeMutablePointer<Header>

    /// How many bytes the header and the bits of a table take.
    @inline(__always)
    static func size(_ table: ModelTable) -> Int { MemoryLayout<Header>.stride + words(table) << 3 }

    private static func words(_ table: ModelTable) -> Int { (table.rowCount + 63) >> 6 }

    /// Empty slots.
    ///
    /// - Parameters:
    ///   - base: where the values stand: `slotSize` bytes, or a prototype.
    ///   - memory: `size` bytes for the header and the bits.
    init(_ table: ModelTable, base: UnsafeMutableRawPointer, memory: UnsafeMutableRawPointer) {
        unsafe header = memory.assumingMemoryBound(to: Header.self)
        unsafe header.initialize(
            to: Header(table: table, base: base, isInPlace: table.isInPlace, count: table.rowCount))
        unsafe bits.initialize(repeating: 0, count: Self.words(table))
    }

    var table: ModelTable { unsafe header.pointee.table }
    var isInPlace: Bool { @_transparent get { unsafe header.pointee.isInPlace } }
    var count: Int { @_transparent get { unsafe header.pointee.count } }
    private var bits: UnsafeMutablePointer<UInt64> {
        @_transparent get { unsafe UnsafeMutableRawPointer(header + 1).assumingMemoryBound(to: UInt64.self) }
    }

    /// The place of a row's value.
    @inline(__always)
    subscript(row: Int) -> Slot { unsafe Slot(header.pointee.base + table.slotOffsets[row]) }

    /// The place at an offset that a plan took from this table.
    @inline(__always)
    func slot(at offset: Int) -> Slot { unsafe Slot(header.pointee.base + offset) }

    /// Whether a value has been read for the row.
    @inline(__always)
    func isFilled(_ row: Int) -> Bool { unsafe bits[row >> 6] & (1 << UInt64(row & 63)) != 0 }

    /// Whether a value is in the row's place: one that has been read, or the prototype's.
    @inline(__always)
    func isOccupied(_ row: Int) -> Bool { isInPlace || isFilled(row) }

    @inline(__always)
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

    /// Puts what a missing key gives into a row without default.
    func fillMissing(_ row: Int) -> Bool { table.rows[row].fillMissing(self[row], replacing: isOccupied(row)) }

    /// Empties a row again.
    func clear(_ row: Int) {
        guard isFilled(row) else { return }
        if !isInPlace { table.rows[row].destroy(self[row]) }
        unsafe bits[row >> 6] &= ~(1 << UInt64(row & 63))
    }

    /// Destroys what has been read, after a fault. A prototype destroys its values itself.
    func destroyAll() {
        if isInPlace { return }
        for word in 0..<Self.words(table) {
            var left = unsafe bits[word]
            while left != 0 {
                let row = word << 6 + left.trailingZeroBitCount
                table.rows[row].destroy(self[row])
                left &= left - 1
            }
        }
    }
}
