#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

// The keys of a compiled plan: how they are laid out, and how one is found.
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
                entry.simpleRow != nil && route.transform == nil && !route.nullIsDefault && !route.badIsDefault
                && !route.isLossy && !route.style.omitsDefault
            return Source(key: key, row: row, isSimple: isSimple, writesNil: route.style.writesNil)
        }
    }

    /// The names of the rows.
    init(namesOf plan: JSONPlan, _ offsets: [Int], sorted: Bool) {
        let rows = plan.table.rows
        let style = plan.style
        let order = sorted ? Order.positions(ofBytes: rows.map(\.name)) : []
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
        guard var text else { return unsafe KeyBytes(start, count: 0) }
        before.withUTF8Buffer { unsafe append($0, at: &next) }
        text.withUTF8 { unsafe append($0, at: &next) }
        after.withUTF8Buffer { unsafe append($0, at: &next) }
        return unsafe padded(from: start, at: &next)
    }

    /// Keeps a quoted text between comma and colon.
    private static func keep(_ quoted: [UInt8], at next: inout UnsafeMutablePointer<UInt8>) -> KeyBytes {
        unsafe keep(String(decoding: quoted, as: UTF8.self), ",", ":", at: &next)
    }

    private static func append(_ bytes: UnsafeBufferPointer<UInt8>, at next: inout UnsafeMutablePointer<UInt8>) {
        guard let first = bytes.baseAddress else { return }
        unsafe next.update(from: first, count: bytes.count)
        unsafe next += bytes.count
    }

    /// Pads with zeros, so that the last word of a key can be loaded whole.
    private static func padded(
        from start: UnsafeMutablePointer<UInt8>, at next: inout UnsafeMutablePointer<UInt8>
    ) -> KeyBytes {
        let count = unsafe next - start
        let padding = -count & 7
        unsafe next.update(repeating: 0, count: padding)
        unsafe next += padding
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
