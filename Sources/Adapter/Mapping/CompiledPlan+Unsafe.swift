#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

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
        /// Whether any row is secret.
        var hasSecrets = false
        /// Whether the model is read from an object.
        var readsObject = false
        /// Whether the model is written as an object.
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
    var hasSecrets: Bool { unsafe storage.pointee.hasSecrets }
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
            unsafe storage.pointee.readsObject = trees.reading.form != .list
            unsafe storage.pointee.writesObject = trees.writing.form != .list
        }
        unsafe storage.pointee.isPlain =
            storage.pointee.readsObject && plan.table.validated.isEmpty && plan.deferredRows.isEmpty
            && plan.wholeRows.isEmpty
        unsafe storage.pointee.hasSecrets = plan.table.hasSecrets
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

extension CompiledPlan.Keys {
    /// No keys.
    init() {
        unsafe entries = .allocate(capacity: 1)
        unsafe buckets = .allocate(capacity: 1)
        unsafe bytes = .allocate(capacity: 1)
    }

    /// The keys of a tree.
    init(_ node: KeyNode, _ plan: JSONPlan, _ offsets: [Int]) {
        let routes = plan.trees.routes
        self.init(count: node.form == .list ? 0 : node.entries.count, plan.table, offsets) { index in
            let entry = node.entries[index]
            guard case .key(let key) = entry.component else { preconditionFailure("an index among keys") }
            let row = entry.rows.first?.row ?? 0
            let route = routes[row]
            let isSimple =
                entry.simpleRow != nil && route.transform == nil && !route.nullIsDefault && !route.style.omitsDefault
            return Source(key: key, row: row, isSimple: isSimple, writesNil: route.style.writesNil)
        }
    }

    /// The names of the rows.
    init(namesOf plan: JSONPlan, _ offsets: [Int], sorted: Bool) {
        let rows = plan.table.rows
        let style = plan.style
        let order = sorted ? rows.indices.sorted { rows[$0].name.precedesByBytes(rows[$1].name) } : []
        self.init(count: rows.count, plan.table, offsets) { index in
            let row = sorted ? order[index] : index
            return Source(
                key: rows[row].name, row: row, isSimple: !style.omitsDefault, writesNil: style.writesNil)
        }
    }

    /// The same keys with other offsets, not to be searched. The memory of the keys stays the others'.
    init(_ others: CompiledPlan.Keys, _ offsets: [Int]) {
        unsafe entries = .allocate(capacity: max(1, others.count))
        unsafe entries.initialize(from: others.entries, count: others.count)
        for index in 0..<others.count { unsafe entries[index].offset = offsets[entries[index].row] }
        count = others.count
        unsafe buckets = .allocate(capacity: 1)
        unsafe buckets.initialize(to: 0)
        unsafe bytes = unsafe others.bytes
        sharesBytes = true
    }

    /// What an entry is made of.
    private struct Source {
        let key: String
        let row: Int
        let isSimple: Bool
        let writesNil: Bool
    }

    private init(count: Int, _ table: ModelTable, _ offsets: [Int], _ source: (Int) -> Source) {
        self.init()
        guard count > 0 else { return }
        free()
        self.count = count
        unsafe entries = .allocate(capacity: count)
        // A byte of a key takes six at most where it is written (R16), plus quotes, colon, comma and padding.
        var room = 0
        for index in 0..<count { room += source(index).key.utf8.count * 7 + 32 }
        unsafe bytes = .allocate(capacity: room)
        var next = unsafe bytes
        for index in 0..<count {
            let source = source(index)
            let row = table.rows[source.row]
            let isPlain = source.key.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
            let key = unsafe Self.keep(isPlain ? source.key : nil, "", "\"", at: &next)
            let written =
                isPlain
                ? unsafe Self.keep(source.key, ",\"", "\":", at: &next)
                : unsafe Self.keep(QuotedText.quoted(source.key), at: &next)
            unsafe (entries + index).initialize(
                to: CompiledPlan.Entry(
                    key: key, firstWord: key.word.littleEndian, firstMask: key.mask.littleEndian,
                    lastMask: Self.lastMask(key.count), written: written,
                    kind: source.isSimple ? row.kind : nil, row: source.row,
                    offset: offsets[source.row], type: row.type, child: nil,
                    writesNil: row.writesNil(source.writesNil),
                    isOptional: row.isOptional))
        }
        makeBuckets()
    }

    /// Keeps a text between others, or nothing.
    private static func keep(
        _ text: String?, _ before: StaticString, _ after: StaticString, at next: inout UnsafeMutablePointer<UInt8>
    ) -> KeyBytes {
        let start = unsafe next
        guard let text else { return unsafe KeyBytes(start, count: 0) }
        before.withUTF8Buffer { unsafe append($0, at: &next) }
        for byte in text.utf8 { unsafe append(byte, at: &next) }
        after.withUTF8Buffer { unsafe append($0, at: &next) }
        return unsafe padded(from: start, at: &next)
    }

    /// Keeps a quoted text between comma and colon.
    private static func keep(_ quoted: [UInt8], at next: inout UnsafeMutablePointer<UInt8>) -> KeyBytes {
        let start = unsafe next
        unsafe append(UInt8(ascii: ","), at: &next)
        for byte in quoted { unsafe append(byte, at: &next) }
        unsafe append(UInt8(ascii: ":"), at: &next)
        return unsafe padded(from: start, at: &next)
    }

    private static func append(_ bytes: UnsafeBufferPointer<UInt8>, at next: inout UnsafeMutablePointer<UInt8>) {
        for index in 0..<bytes.count { unsafe append(bytes[index], at: &next) }
    }

    @inline(__always)
    private static func append(_ byte: UInt8, at next: inout UnsafeMutablePointer<UInt8>) {
        unsafe next.pointee = byte
        unsafe next += 1
    }

    /// Pads with zeros, so that the last word of a key can be loaded whole.
    private static func padded(
        from start: UnsafeMutablePointer<UInt8>, at next: inout UnsafeMutablePointer<UInt8>
    ) -> KeyBytes {
        let count = unsafe next - start
        for _ in count..<(count + 7) & ~7 { unsafe append(0, at: &next) }
        return unsafe KeyBytes(start, count: count)
    }

    private static func lastMask(_ length: Int) -> UInt64 {
        length & 7 == 0 ? .max : ((1 << UInt64((length & 7) * 8)) - 1 as UInt64).littleEndian
    }

    private mutating func makeBuckets() {
        var capacity = 16
        while capacity < count * 4 { capacity *= 2 }
        mask = capacity - 1
        unsafe buckets = .allocate(capacity: capacity)
        unsafe buckets.initialize(repeating: 0, count: capacity)
        for index in 0..<count where self[index].key.count > 0 {
            let key = self[index].key
            var bucket =
                Self.hash(
                    count: key.count - 1, first: unsafe key.base[0], middle: unsafe key.base[(key.count - 1) >> 1],
                    last: unsafe key.base[max(0, key.count - 2)]) & mask
            while unsafe buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
            unsafe buckets[bucket] = UInt16(truncatingIfNeeded: index + 1)
        }
    }

    @inline(__always)
    private static func hash(count: Int, first: UInt8, middle: UInt8, last: UInt8) -> Int {
        count &* 31 &+ Int(first) &* 7 &+ Int(middle) &* 17 &+ Int(last) &* 131
    }

    /// The entry of a key without escapes that stands in the document.
    @inline(__always)
    func find(_ scan: TextScan, in bytes: InputBytes) -> Int? {
        let length = scan.end - scan.start
        guard count > 0, length > 0 else { return nil }
        var bucket =
            Self.hash(
                count: length, first: bytes[scan.start], middle: bytes[scan.start + length >> 1],
                last: bytes[scan.end - 1]) & mask
        while case let found = unsafe buckets[bucket], found != 0 {
            let index = Int(found) - 1
            if self[index].key.count == length + 1, bytes.matches(self[index].key, at: scan.start) { return index }
            bucket = (bucket + 1) & mask
        }
        return nil
    }

    /// The entry of a key of a Swift dictionary, by its bytes.
    @inline(__always)
    func find(_ key: String) -> Int? {
        let found = unsafe key.utf8.withContiguousStorageIfAvailable { bytes in unsafe find(bytes) }
        return found ?? nil
    }

    @inline(__always)
    private func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let length = bytes.count
        guard count > 0, length > 0 else { return nil }
        var bucket =
            Self.hash(
                count: length, first: unsafe bytes[0], middle: unsafe bytes[length >> 1],
                last: unsafe bytes[length - 1]) & mask
        while case let found = unsafe buckets[bucket], found != 0 {
            let index = Int(found) - 1
            let key = self[index].key
            if key.count == length + 1, unsafe memcmp(key.base, bytes.baseAddress.unsafelyUnwrapped, length) == 0 {
                return index
            }
            bucket = (bucket + 1) & mask
        }
        return nil
    }

    func free() {
        unsafe entries.deinitialize(count: count)
        unsafe entries.deallocate()
        unsafe buckets.deallocate()
        if !sharesBytes { unsafe bytes.deallocate() }
    }
}
