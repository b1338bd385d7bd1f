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
        @inline(__always) get {
            check(index)
            return unsafe storage.pointee.nodes[Int(index)]
        }
        @inline(__always) nonmutating _modify {
            check(index)
            yield unsafe &storage.pointee.nodes[Int(index)]
        }
    }

    #if OLIVINE_CHECKED
        private func check(_ index: Int32) { precondition(index >= 0 && index < count) }
    #else
        @_transparent
        private func check(_ index: Int32) {}
    #endif

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
    /// The hash of some bytes that `String.seededHash` gives for the same text.
    func seededHash(from start: Int, count: Int) -> Int {
        check(start, count)
        return unsafe String.seededHash(of: UnsafeBufferPointer(start: base + start, count: count))
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

extension CodableDocument {
    /// A value whose type is known to be the wanted one, without a way through `Any`.
    @inline(__always)
    func same<Known, Value>(_ value: Known, as type: Value.Type) -> Value {
        // SAFETY: the caller has found the type itself to be the wanted one.
        unsafe unsafeBitCast(value, to: Value.self)
    }
}
