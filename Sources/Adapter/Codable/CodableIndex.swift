/// Where the values of a document stand, found in one pass: a Codable type asks for them in an order of its own.
///
///     {"a": [1, 2], "b": null}     object · key a · list · 1 · 2 · key b · null
///
/// Nodes follow the document. Behind an object come its keys, each followed by its value.
struct CodableIndex {
    struct Node {
        /// Where in the document the value begins; of a key, the first byte behind its quote.
        var start: Int
        /// Of a key or text, the length of its bytes between the quotes; of a container, how many values it has.
        var count: Int32
        /// The node behind this one and all that stands in it.
        var next: Int32
        /// Of an object, the key at which the next search begins.
        var hint: Int32 = 0
        /// Of an element of a list, its index; of an object's first key, where the table of its keys begins.
        var place: Int32 = -1
        /// The container around. Below 0 there is none.
        var parent: Int32
        var kind: Kind
    }

    enum Kind: UInt8 {
        case null, bool, number, list, object
        /// Text of ASCII alone, any other, and text with escapes.
        case text, wideText, escapedText
        case key
        /// A key with escapes.
        case escapedKey
        /// A key that comes again: the last wins (R5).
        case superseded

        var isText: Bool { self == .text || self == .wideText || self == .escapedText }
    }

    let nodes: CodableNodes
    private let reader: JSONReader

    /// Keys that are looked for one by one.
    static let few = 8

    /// Goes through the value that comes. The nodes are the caller's to free, after an error too.
    static func build(_ nodes: CodableNodes, _ reader: JSONReader) throws {
        try CodableIndex(nodes: nodes, reader: reader).build()
    }

    private func build() throws {
        var open: [Int32] = []
        repeat {
            let byte = reader.peek()
            reader.start = reader.pos
            let isContainer = try add(byte, in: open.last ?? -1)
            if isContainer {
                let isObject = byte == UInt8(ascii: "{")
                if reader.peek() != (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    open.append(nodes.count - 1)
                    if isObject { try addKey(in: nodes.count - 1) }
                    continue
                }
                reader.pos += 1
                reader.leaveContainer()
            }
            nodes[nodes.count - 1].next = nodes.count
            try close(&open)
        } while !open.isEmpty
    }

    /// Adds the value that comes. True for a container, whose bracket has been passed.
    @inline(__always)
    private func add(_ byte: UInt8, in container: Int32) throws -> Bool {
        let start = reader.pos
        var place: Int32 = 0
        if container >= 0 {
            place = nodes[container].count
            nodes[container].count = place &+ 1
        }
        switch byte {
        case UInt8(ascii: "\""):
            let scan = try reader.scanText(from: start + 1)
            if scan.hasEscapes { try reader.checkEscapes(scan) }
            let kind: Kind = scan.hasEscapes ? .escapedText : scan.isASCII ? .text : .wideText
            nodes.append(
                Node(
                    start: start, count: Int32(truncatingIfNeeded: scan.end - scan.start), next: 0, place: place,
                    parent: container, kind: kind))
            return false
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            nodes.append(
                Node(
                    start: start, count: 0, next: 0, hint: nodes.count + 1, place: place, parent: container,
                    kind: byte == UInt8(ascii: "{") ? .object : .list))
            try reader.enterContainer()
            reader.pos = start + 1
            return true
        default:
            let kind: Kind =
                switch byte {
                case UInt8(ascii: "n"): .null
                case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
                default: .number
                }
            nodes.append(Node(start: start, count: 0, next: 0, place: place, parent: container, kind: kind))
            try reader.skipScalar()
            return false
        }
    }

    private func addKey(in object: Int32) throws {
        let scan = try reader.takeKeyScan()
        if scan.hasEscapes { try reader.checkEscapes(scan) }
        nodes.append(
            Node(
                start: scan.start, count: Int32(truncatingIfNeeded: scan.end - scan.start), next: 0, parent: object,
                kind: scan.hasEscapes ? .escapedKey : .key))
    }

    /// Passes what comes between values, and ends the containers that end here.
    private func close(_ open: inout [Int32]) throws {
        while let container = open.last {
            let isObject = nodes[container].kind == .object
            let byte = reader.peek()
            if byte == UInt8(ascii: ",") {
                reader.pos += 1
                if isObject { try addKey(in: container) }
                return
            }
            guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                throw reader.syntax(isObject ? "',' or '}'" : "',' or ']'", at: reader.pos)
            }
            reader.pos += 1
            reader.leaveContainer()
            open.removeLast()
            nodes[container].next = nodes.count
            if isObject { try nodes.checkKeys(of: container, reader) }
        }
    }
}

extension CodableNodes {
    /// The key behind a key.
    @inline(__always)
    func key(behind key: Int32) -> Int32 { self[key + 1].next }

    /// Makes the table of an object's keys, where there are many, and marks all but the last occurrence of each.
    fileprivate func checkKeys(of object: Int32, _ reader: JSONReader) throws {
        let count = Int(self[object].count)
        if count <= CodableIndex.few { return try checkFewKeys(of: object, reader) }
        var size = 32
        while size < count * 2 { size *= 2 }
        let table = Int(addTable(size))
        self[object + 1].place = Int32(table)
        var key = object + 1
        let end = self[object].next
        while key < end {
            var place = try reader.hash(of: self[key]) & (size - 1)
            while case let earlier = bucket(table + place), earlier != 0 {
                if try reader.isSame(self[earlier], self[key]) {
                    try supersede(earlier, by: key, reader)
                    break
                }
                place = (place + 1) & (size - 1)
            }
            setBucket(table + place, key)
            key = self.key(behind: key)
        }
    }

    private func checkFewKeys(of object: Int32, _ reader: JSONReader) throws {
        var key = object + 1
        let end = self[object].next
        while key < end {
            var earlier = object + 1
            while earlier < key {
                if try reader.isSame(self[earlier], self[key]) { try supersede(earlier, by: key, reader) }
                earlier = self.key(behind: earlier)
            }
            key = self.key(behind: key)
        }
    }

    private func supersede(_ earlier: Int32, by key: Int32, _ reader: JSONReader) throws {
        if reader.options.refusesDuplicateKeys {
            throw reader.duplicateKey(try reader.text(ofKey: self[key]), at: self[key].start - 1)
        }
        self[earlier].kind = .superseded
    }

    /// The key of an object that is this text; nil where there is none.
    func find(_ text: String, in object: Int32, _ reader: JSONReader) -> Int32? {
        let node = self[object]
        if node.hint < node.next, reader.isKey(self[node.hint], spelled: text) { return node.hint }
        if node.count > CodableIndex.few {
            let table = Int(self[object + 1].place)
            var size = 32
            while size < Int(node.count) * 2 { size *= 2 }
            var place = text.seededHash & (size - 1)
            while case let key = bucket(table + place), key != 0 {
                if reader.isKey(self[key], spelled: text) { return key }
                place = (place + 1) & (size - 1)
            }
            return nil
        }
        var key = object + 1
        while key < node.next {
            if reader.isKey(self[key], spelled: text) { return key }
            key = self.key(behind: key)
        }
        return nil
    }
}

extension JSONReader {
    /// One that no document can foresee: equal ones would be compared one by one.
    fileprivate func hash(of key: CodableIndex.Node) throws -> Int {
        if key.kind == .escapedKey { return try text(ofKey: key).seededHash }
        return bytes.seededHash(from: key.start, count: Int(key.count))
    }

    fileprivate func isSame(_ first: CodableIndex.Node, _ second: CodableIndex.Node) throws -> Bool {
        if first.kind == .superseded { return false }
        if first.kind == .escapedKey || second.kind == .escapedKey {
            return try text(ofKey: first).isSpelled(try text(ofKey: second))
        }
        guard first.count == second.count else { return false }
        for index in 0..<Int(first.count) where bytes[first.start + index] != bytes[second.start + index] {
            return false
        }
        return true
    }

    /// Whether a key of the document is this text.
    @inline(__always)
    func isKey(_ key: CodableIndex.Node, spelled text: String) -> Bool {
        switch key.kind {
        case .key: bytes.isSpelled(text, at: key.start, count: Int(key.count))
        case .escapedKey: (try? self.text(ofKey: key))?.isSpelled(text) ?? false
        default: false
        }
    }

    /// A key as text.
    func text(ofKey key: CodableIndex.Node) throws -> String {
        let end = key.start + Int(key.count)
        return try text(
            of: TextScan(start: key.start, end: end, isASCII: false, hasEscapes: key.kind == .escapedKey))
    }

    /// The text of a node.
    @inline(__always)
    func text(ofValue node: CodableIndex.Node) throws -> String {
        let (start, count) = (node.start + 1, Int(node.count))
        if node.kind != .escapedText { return bytes.text(from: start, to: start + count, isASCII: node.kind == .text) }
        return try text(of: TextScan(start: start, end: start + count, isASCII: false, hasEscapes: true))
    }
}
