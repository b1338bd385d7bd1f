#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The memory of an index: nodes in the document's order, and tables over the keys of objects.
///
/// PERF: not arrays of a class. Each access to those is checked for exclusiveness at run time, an eighth of a reading.
@safe struct CodableNodes {
    @safe private struct Storage {
        var nodes: UnsafeMutablePointer<CodableIndex.Node>
        var count = 0
        var capacity: Int
        var buckets: UnsafeMutablePointer<Int32>
        var bucketCount = 0
        var bucketCapacity: Int
    }

    private let storage: UnsafeMutablePointer<Storage>

    init(capacity: Int) {
        unsafe storage = .allocate(capacity: 1)
        unsafe storage.initialize(
            to: Storage(
                nodes: .allocate(capacity: capacity), capacity: capacity, buckets: .allocate(capacity: 64),
                bucketCapacity: 64))
    }

    /// Frees the memory, after which nothing may be asked.
    func free() {
        unsafe storage.pointee.nodes.deallocate()
        unsafe storage.pointee.buckets.deallocate()
        unsafe storage.deallocate()
    }

    var count: Int32 {
        @inline(__always) get { unsafe Int32(truncatingIfNeeded: storage.pointee.count) }
    }

    /// A node below `count`.
    subscript(index: Int32) -> CodableIndex.Node {
        @inline(__always) get { unsafe storage.pointee.nodes[Int(index)] }
        @inline(__always) nonmutating _modify { yield unsafe &storage.pointee.nodes[Int(index)] }
    }

    @inline(__always)
    func append(_ node: CodableIndex.Node) {
        if unsafe storage.pointee.count == storage.pointee.capacity { grow() }
        unsafe (storage.pointee.nodes + storage.pointee.count).initialize(to: node)
        unsafe storage.pointee.count &+= 1
    }

    private func grow() {
        let capacity = unsafe storage.pointee.capacity * 2
        let nodes = UnsafeMutablePointer<CodableIndex.Node>.allocate(capacity: capacity)
        unsafe nodes.moveInitialize(from: storage.pointee.nodes, count: storage.pointee.count)
        unsafe storage.pointee.nodes.deallocate()
        unsafe storage.pointee.nodes = unsafe nodes
        unsafe storage.pointee.capacity = capacity
    }

    /// Adds a table of empty buckets. Returns where it begins.
    func addTable(_ size: Int) -> Int32 {
        let start = unsafe storage.pointee.bucketCount
        if unsafe start + size > storage.pointee.bucketCapacity { growTables(start + size) }
        unsafe (storage.pointee.buckets + start).initialize(repeating: 0, count: size)
        unsafe storage.pointee.bucketCount = start + size
        return Int32(truncatingIfNeeded: start)
    }

    private func growTables(_ wanted: Int) {
        let capacity = unsafe max(wanted, storage.pointee.bucketCapacity * 2)
        let buckets = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
        unsafe buckets.moveInitialize(from: storage.pointee.buckets, count: storage.pointee.bucketCount)
        unsafe storage.pointee.buckets.deallocate()
        unsafe storage.pointee.buckets = unsafe buckets
        unsafe storage.pointee.bucketCapacity = capacity
    }

    /// A bucket of a table: a key's node, or 0.
    func bucket(_ index: Int) -> Int32 { unsafe storage.pointee.buckets[index] }
    func setBucket(_ index: Int, _ key: Int32) { unsafe storage.pointee.buckets[index] = key }
}

/// A copy of a document for those who may read on from it when the call has ended: some types keep their decoder.
@safe final class KeptBytes {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let scratch: UnsafeMutableRawBufferPointer

    init(copying buffer: UnsafeBufferPointer<UInt8>) {
        unsafe bytes = .allocate(capacity: buffer.count)
        _ = unsafe bytes.initialize(from: buffer)
        unsafe scratch = .allocate(byteCount: 4096, alignment: 16)
    }

    deinit {
        unsafe bytes.deallocate()
        unsafe scratch.deallocate()
    }

    /// A reader that must not outlive this object.
    func reader(of adapter: JSONAdapter) -> JSONReader {
        // SAFETY: who has the reader has this object too.
        unsafe JSONReader(
            InputBytes(UnsafeBufferPointer(bytes)), adapter.reading, adapter.plans, ScratchArena(scratch))
    }
}

extension InputBytes {
    /// A number that tells bytes apart at a glance: of their count, the first eight and the last eight.
    @inline(__always)
    func spellingHash(_ start: Int, _ count: Int) -> UInt64 {
        guard count >= 8 else {
            var word: UInt64 = 0
            for index in 0..<count { word = word << 8 | UInt64(self[start &+ index]) }
            return Self.spellingHash(word, 0, count)
        }
        return Self.spellingHash(word(at: start), word(at: start &+ count &- 8), count)
    }

    @inline(__always)
    private static func spellingHash(_ first: UInt64, _ last: UInt64, _ count: Int) -> UInt64 {
        ((first ^ (last &<< 1 | last &>> 63)) &+ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15 &>> 32
    }

    /// The same of a text.
    static func spellingHash(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { unsafe InputBytes($0).spellingHash(0, $0.count) }
    }

    /// Whether some bytes are this text.
    @inline(__always)
    func isSpelled(_ text: String, at start: Int, count: Int) -> Bool {
        guard text.utf8.count == count else { return false }
        check(start, count)
        var text = text
        return text.withUTF8 { bytes in
            // SAFETY: both have `count` bytes.
            unsafe bytes.baseAddress.map { unsafe memcmp($0, base + start, count) == 0 } ?? true
        }
    }
}
