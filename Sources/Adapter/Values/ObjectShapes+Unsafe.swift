/// The keys that a document's objects have had so far: a tree, where the way from the root to a node is the keys of an
/// object in their order.
///
/// PERF: most objects of a document have the keys of an earlier one. Theirs are recognised by their bytes, and are not
/// made, hashed or looked up again. At each node it is known which key came next the last time, and how objects began
/// that were its value; so the first guess is nearly always right. Reading takes 17 instructions a byte of twitter and 19
/// of citm; with keys gathered one by one, 44 and 39 (`instructions --contenders value`).
///
/// The tree is bounded: objects that would make it larger, have a key twice, or a key with escapes, are left to the
/// caller. So a document can at worst make guesses fail.
@safe final class ObjectShapes {
    /// The node without keys.
    static let root = 0
    private static let nodeLimit = 4096
    private static let keyLimit = 64
    private static let childLimit = 16

    private struct Node {
        let key: KeyBytes
        let text: String
        /// All keys up to here, once an object ended here.
        var shape: ObjectKeys?
        let parent: Int32
        /// The number of keys up to here.
        let count: Int32
        /// A bit for each key up to here, several keys sharing one.
        let keyBits: UInt64
        /// The child that came last time.
        var next: Int32 = 0
        /// How an object began that was this key's value, or an element of it.
        var inner: Int32 = 0
        var firstChild: Int32 = 0
        var sibling: Int32 = 0
        var childCount: Int32 = 0
    }

    private let bytes: InputBytes
    // SAFETY: `nodes` has room for `capacity`, of which the first `count` are initialised. Every node index comes from
    // here, so it is below `count`. A node's key lies in the document, which outlives the reader and this.
    private var nodes: UnsafeMutablePointer<Node>
    private var count = 1
    private var capacity = 64

    init(_ bytes: InputBytes) {
        self.bytes = bytes
        unsafe nodes = .allocate(capacity: capacity)
        unsafe nodes.initialize(
            to: Node(
                key: KeyBytes(bytes.base, count: 0), text: "", shape: ObjectKeys.none, parent: 0, count: 0, keyBits: 0))
    }

    deinit {
        unsafe nodes.deinitialize(count: count)
        unsafe nodes.deallocate()
    }

    /// The node whose key is likely to come after a node's, and its length with the closing quote. `place` is the node
    /// whose value the object stands in.
    @inline(__always)
    func guess(after node: Int, in place: Int, keyAt index: Int) -> (node: Int, length: Int)? {
        let guess = unsafe Int(node == Self.root ? nodes[place].inner : nodes[node].next)
        guard guess != 0, unsafe bytes.matches(nodes[guess].key, at: index) else { return nil }
        return unsafe (guess, nodes[guess].key.count)
    }

    /// The node of another key after a node's, known or new. Nil where the tree shall not have it.
    @inline(never)
    func node(after node: Int, in place: Int, _ scan: TextScan, _ text: () throws -> String) rethrows -> Int? {
        guard !scan.hasEscapes else { return nil }
        var child = unsafe Int(nodes[node].firstChild)
        while child != 0, unsafe !bytes.matches(nodes[child].key, at: scan.start) {
            child = unsafe Int(nodes[child].sibling)
        }
        if child == 0 {
            guard let added = try add(scan, to: node, text) else { return nil }
            child = added
        }
        if node == Self.root {
            unsafe nodes[place].inner = Int32(child)
        } else {
            unsafe nodes[node].next = Int32(child)
        }
        return child
    }

    private func add(_ scan: TextScan, to parent: Int, _ text: () throws -> String) rethrows -> Int? {
        let limit = parent == Self.root ? Self.childLimit * 4 : Self.childLimit
        guard count < Self.nodeLimit, unsafe Int(nodes[parent].count) < Self.keyLimit,
            unsafe Int(nodes[parent].childCount) < limit
        else { return nil }
        let key = unsafe KeyBytes(bytes.base + scan.start, count: scan.end - scan.start + 1)
        let spread = (key.word &* 0x9E37_79B9_7F4A_7C15) >> 58
        let bit = UInt64(1) &<< (spread ^ UInt64(key.count))
        if unsafe nodes[parent].keyBits & bit != 0, hasKey(parent, at: scan.start) { return nil }
        if count == capacity { grow() }
        let node = count
        let text = try text()
        unsafe (nodes + node).initialize(
            to: Node(
                key: key, text: text, parent: Int32(parent), count: nodes[parent].count + 1,
                keyBits: nodes[parent].keyBits | bit,
                sibling: nodes[parent].firstChild))
        unsafe nodes[parent].firstChild = Int32(node)
        unsafe nodes[parent].childCount += 1
        count += 1
        return node
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
        unsafe larger.moveInitialize(from: nodes, count: count)
        unsafe nodes.deallocate()
        unsafe nodes = larger
        capacity *= 2
    }

    /// Whether one of the keys up to a node is the one that stands at an index.
    private func hasKey(_ node: Int, at index: Int) -> Bool {
        var node = node
        while node != Self.root {
            if unsafe bytes.matches(nodes[node].key, at: index) { return true }
            node = unsafe Int(nodes[node].parent)
        }
        return false
    }

    /// The key of a node.
    func key(of node: Int) -> String { unsafe nodes[node].text }

    /// The keys up to a node, made once.
    @inline(__always)
    func shape(at node: Int) -> ObjectKeys { unsafe nodes[node].shape ?? makeShape(node) }

    @inline(never)
    private func makeShape(_ node: Int) -> ObjectKeys {
        let shape = ObjectKeys(KeyList(differing: keys(to: node)))
        unsafe nodes[node].shape = shape
        return shape
    }

    /// The keys up to a node.
    func keys(to node: Int) -> [String] {
        var list: [String] = []
        list.reserveCapacity(unsafe Int(nodes[node].count))
        var node = node
        while node != Self.root {
            unsafe list.append(nodes[node].text)
            node = unsafe Int(nodes[node].parent)
        }
        list.reverse()
        return list
    }
}
