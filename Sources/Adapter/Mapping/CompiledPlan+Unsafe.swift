/// A plan in the form that the hot loops run over: flat memory, no reference counting.
///
/// The memory belongs to the `JSONPlan` that made it, and plans live as long as the `JSONPlans` that hold them; a reader
/// or writer holds those for as long as it runs.
@safe struct CompiledPlan: @unchecked Sendable {
    /// What one key leads to.
    struct Entry {
        /// The key's bytes with the quote that closes it.
        var key: KeyBytes
        /// The key's first eight bytes as they lie in memory, and which of them belong to it.
        var firstWord: UInt64
        var firstMask: UInt64
        /// The bytes of a word that belong to the key, where it ends inside that word.
        var lastMask: UInt64
        /// `,"key":`, ready to write, padded to a multiple of 8.
        var written: KeyBytes
        /// The kind of the row that simply takes the value; nil where the key leads to anything else.
        var kind: ValueKind?
        var row: Int
        /// Where the row's value stands: in the slots for reading, in the instance for writing.
        var offset: Int
        var type: any PropertyValue.Type
        /// The plan of the models that the value holds.
        var child: CompiledPlan?
        var writesNil: Bool
        var isOptional: Bool
    }

    @safe struct Storage {
        let type: ObjectIdentifier
        unowned(unsafe) var plan: JSONPlan!
        unowned(unsafe) var table: ModelTable!
        /// Which rows may be missing and are nil then: their kinds, in declared order; nil for all others.
        var nilKinds: UnsafeMutablePointer<ValueKind?>!
        var reading = Keys()
        var writing = Keys()
        /// Whether the object is filled by keys and needs nothing when it ends, other than missing rows.
        var isPlain = false
        /// Whether there is more to it than filling the rows: secrets to remember, hooks to run.
        var isWatched = false
        /// Whether the model is read from an object, and from nothing of it but known keys.
        var readsObject = false
        /// Whether the model is written as an object, a row a key, and no hook changes that.
        var writesObject = false
        /// Whether every row has a place in an instance.
        var hasOffsets = false
    }

    /// Entries, and the memory of their keys.
    @safe struct Keys {
        var entries: UnsafeMutablePointer<Entry>
        var count = 0
        /// Open addressing by the keys' bytes; entry + 1, or 0.
        var buckets: UnsafeMutablePointer<UInt16>
        var mask = 0
        var bytes: UnsafeMutablePointer<UInt8>
        /// Whether the memory of the keys belongs to others.
        var sharesBytes = false

        /// The entry at an index below `count`.
        subscript(index: Int) -> EntryPlace {
            @_transparent get { unsafe EntryPlace(entries + index) }
        }
    }

    /// An entry where it stands. PERF: a copy of the whole entry costs 20 instructions a key.
    @safe struct EntryPlace {
        let place: UnsafeMutablePointer<Entry>
        @_transparent
        init(_ place: UnsafeMutablePointer<Entry>) { unsafe self.place = unsafe place }
        var key: KeyBytes { @_transparent get { unsafe place.pointee.key } }
        var keyCount: Int { @_transparent get { unsafe place.pointee.key.count } }

        /// Whether the bytes from an index are the key and its closing quote, none of them past the end.
        @inline(__always)
        func matches(_ bytes: InputBytes, at index: Int) -> Bool {
            let length = unsafe place.pointee.key.count
            guard index &+ length &+ 8 <= bytes.count, length > 0 else {
                return unsafe bytes.matches(place.pointee.key, at: index)
            }
            bytes.check(index, length + 8)
            let text = unsafe UnsafeRawPointer(bytes.base + index)
            let word = unsafe text.loadUnaligned(as: UInt64.self)
            guard unsafe word & place.pointee.firstMask == place.pointee.firstWord else { return false }
            var offset = 8
            while offset < length {
                // The last word of a key is padded with zeros.
                let wanted = unsafe UnsafeRawPointer(place.pointee.key.base + offset).loadUnaligned(as: UInt64.self)
                var found = unsafe text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                if length &- offset < 8 { found &= unsafe place.pointee.lastMask }
                if found != wanted { return false }
                offset &+= 8
            }
            return true
        }
        var written: KeyBytes { @_transparent get { unsafe place.pointee.written } }
        var kind: ValueKind? { @_transparent get { unsafe place.pointee.kind } }
        var row: Int { @_transparent get { unsafe place.pointee.row } }
        var offset: Int { @_transparent get { unsafe place.pointee.offset } }
        var type: any PropertyValue.Type { @_transparent get { unsafe place.pointee.type } }
        var child: CompiledPlan? { @_transparent get { unsafe place.pointee.child } }
        var writesNil: Bool { @_transparent get { unsafe place.pointee.writesNil } }
        var isOptional: Bool { @_transparent get { unsafe place.pointee.isOptional } }
    }

    let storage: UnsafeMutablePointer<Storage>

    init(type: ObjectIdentifier) {
        unsafe storage = .allocate(capacity: 1)
        unsafe storage.initialize(to: Storage(type: type))
    }

    @inline(__always)
    var type: ObjectIdentifier { unsafe storage.pointee.type }
    @inline(__always)
    var plan: JSONPlan { unsafe storage.pointee.plan }
    @inline(__always)
    var table: ModelTable { unsafe storage.pointee.table }

    /// The table with its model's type, which is the plan's.
    @inline(__always)
    func table<Model: ValueModel>(of type: Model.Type) -> TypedTable<Model> {
        assert(self.type == ObjectIdentifier(type))
        return unsafe unsafeDowncast(table, to: TypedTable<Model>.self)
    }

    @inline(__always)
    var isPlain: Bool { unsafe storage.pointee.isPlain }
    @inline(__always)
    var reading: Keys { unsafe storage.pointee.reading }
    @inline(__always)
    var writing: Keys { unsafe storage.pointee.writing }
    @inline(__always)
    var readsObject: Bool { unsafe storage.pointee.readsObject }
    /// The kind of a row that is nil where it is missing.
    @inline(__always)
    func nilKind(_ row: Int) -> ValueKind? { unsafe storage.pointee.nilKinds[row] }
    @inline(__always)
    var isWatched: Bool { unsafe storage.pointee.isWatched }
    @inline(__always)
    var hasOffsets: Bool { unsafe storage.pointee.hasOffsets }
    @inline(__always)
    var writesObject: Bool { unsafe storage.pointee.writesObject }

    /// Remembers the plan of the models that a row's value holds.
    func setChild(_ child: CompiledPlan, of row: Int) {
        for index in 0..<reading.count where unsafe reading.entries[index].row == row {
            unsafe reading.entries[index].child = child
        }
        for index in 0..<writing.count where unsafe writing.entries[index].row == row {
            unsafe writing.entries[index].child = child
        }
    }

    /// Fills the memory from the plan's trees.
    func compile(_ plan: JSONPlan) {
        unsafe storage.pointee.plan = plan
        unsafe storage.pointee.table = plan.table
        let rows = plan.table.rows
        unsafe storage.pointee.nilKinds = .allocate(capacity: max(1, rows.count))
        for index in rows.indices {
            let row = rows[index]
            let kind = row.isOptional && row.defaultValue == nil ? row.kind : nil
            unsafe (storage.pointee.nilKinds + index).initialize(to: kind)
        }
        unsafe storage.pointee.reading.free()
        unsafe storage.pointee.writing.free()
        if plan.isByName {
            unsafe storage.pointee.reading = Keys(namesOf: plan, plan.table.slotOffsets, sorted: false)
            unsafe storage.pointee.writing =
                plan.sortsKeys
                ? Keys(namesOf: plan, plan.table.instanceOffsets, sorted: true)
                : Keys(storage.pointee.reading, plan.table.instanceOffsets)
            unsafe storage.pointee.readsObject = true
            unsafe storage.pointee.writesObject = true
        } else {
            let trees = plan.trees
            unsafe storage.pointee.reading = Keys(trees.reading, plan, plan.table.slotOffsets)
            unsafe storage.pointee.writing = Keys(trees.writing, plan, plan.table.instanceOffsets)
            unsafe storage.pointee.readsObject = trees.reading.form != .list && trees.others == nil
            unsafe storage.pointee.writesObject = trees.writing.form != .list && trees.joined.isEmpty
        }
        unsafe storage.pointee.isPlain =
            storage.pointee.readsObject && plan.table.validated.isEmpty && plan.deferredRows.isEmpty
            && plan.wholeRows.isEmpty
        unsafe storage.pointee.isWatched = plan.table.hasSecrets || plan.hooks != nil
        if plan.hooks?.changesWritten ?? false { unsafe storage.pointee.writesObject = false }
        unsafe storage.pointee.hasOffsets = plan.table.hasOffsets
    }

    func free() {
        unsafe storage.pointee.nilKinds?.deallocate()
        unsafe storage.pointee.reading.free()
        unsafe storage.pointee.writing.free()
        unsafe storage.deinitialize(count: 1)
        unsafe storage.deallocate()
    }
}
