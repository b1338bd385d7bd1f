/// The values of a case's fields on their way out: in memory laid out by their table.
@safe final class FieldValues {
    let table: ModelTable
    private let base: UnsafeMutableRawPointer
    private var count = 0

    init(of table: ModelTable) {
        self.table = table
        unsafe base = .allocate(byteCount: max(1, table.slotSize), alignment: 16)
    }

    /// Adds the value of the next field. The case has as many fields as its table has rows, and of their types.
    func append<Value: PropertyValue>(_ value: Value) {
        // SAFETY: both come from the same list of types (CaseShape).
        unsafe Slot(base + table.slotOffsets[count]).put(value, replacing: false)
        count += 1
    }

    /// The values as the rows of an instance.
    var rows: InstanceAccess { unsafe InstanceAccess(Slot(base), table) }
    /// The place of the first value.
    var place: Slot { unsafe Slot(base) }

    deinit {
        for row in 0..<count { table.rows[row].destroy(rows[row]) }
        unsafe base.deallocate()
    }

    /// Makes something of the values of fields, which the body fills. A fault in it destroys what was filled.
    static func make<Made>(
        of table: ModelTable, _ fill: (Slots) throws -> Void, _ make: (SlotCursor) -> Made
    ) throws -> Made {
        let headerSize = (Slots.size(table) + 15) & ~15
        return try unsafe withUnsafeTemporaryAllocation(byteCount: headerSize + table.slotSize + 1, alignment: 16) {
            // SAFETY: the block is not empty, and lives as long as this call.
            let memory = $0.baseAddress!
            let slots = unsafe Slots(table, base: memory + headerSize, memory: memory)
            do { try fill(slots) } catch {
                slots.destroyAll()
                throw error
            }
            // SAFETY: every row is filled (ModelFilling.complete), and the cursor follows the layout of the slots.
            return make(unsafe SlotCursor(memory + headerSize))
        }
    }
}
