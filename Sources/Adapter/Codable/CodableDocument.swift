#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A document that a Codable type is being read from: its bytes, where its values stand, and the strategies.
final class CodableDocument {
    let strategies: CodableStrategies
    let reader: JSONReader
    let nodes: CodableNodes
    private let bytes: KeptBytes?
    /// How many containers stand around the document's root.
    private let outerDepth: Int
    /// What the types met so far need other than their own `init(from:)`.
    private let typesMet = TypesMet<SpecialType>()
    /// The keys of objects as properties have them, where a strategy converts them.
    private var converted: [Int32: [ExactText: Int32]] = [:]
    /// What was not there and somebody wanted a decoder of.
    private var absent: [(object: Int32, key: any CodingKey)] = []
    let convertsKeys: Bool

    /// A document over the value that comes.
    ///
    /// - Parameter bytes: what the reader reads, to be kept for as long as this object. Nil: the reader's owner outlives it.
    init(_ reader: JSONReader, _ strategies: CodableStrategies, keeping bytes: KeptBytes? = nil) throws {
        self.reader = reader
        self.strategies = strategies
        self.bytes = bytes
        outerDepth = reader.depth
        if case .useDefaultKeys = strategies.keyDecodingStrategy { convertsKeys = false } else { convertsKeys = true }
        nodes = CodableNodes(capacity: 256)
        try CodableIndex.build(nodes, reader)
    }

    deinit { nodes.free() }

    /// What sort of value a node is. Below 0 there is none: null.
    @inline(__always)
    func kind(_ node: Int32) -> CodableIndex.Kind { node < 0 ? .null : nodes[node].kind }

    func start(of node: Int32) -> Int { node < 0 ? 0 : nodes[node].start }

    // MARK: Values

    /// Reads the value of a node with the reader that reads models.
    @inline(__always)
    func read<Value>(_ node: Int32, _ body: (JSONReader) throws -> Value) throws -> Value {
        guard node >= 0 else { throw mismatch(Value.self, "a value", at: node) }
        reader.pos = nodes[node].start
        reader.isFirst = false
        do { return try body(reader) } catch { throw fault(error, Value.self, at: node) }
    }

    /// Reads a model by its table.
    func read<Model: ValueModel>(model: Model.Type, _ node: Int32) throws -> Model {
        try read(node) { reader in
            reader.depth = outerDepth + steps(to: node).count
            reader.expected = nil
            return try model.read(from: reader)
        }
    }

    /// Reads a value of any Codable type.
    func decode<Value: Decodable>(_ type: Value.Type, _ node: Int32) throws -> Value {
        switch typesMet.kind(of: type, { SpecialType(type) }) {
        case .none: return try type.init(from: CodableCursor(document: self, node: node))
        case .deep:
            return try DeepStack.run { try type.init(from: CodableCursor(document: self, node: node)) }
        case .text: return same(try text(node), as: type)
        case .int: return same(Int(try signed(node, 64, type)), as: type)
        case .double: return same(try double(node), as: type)
        case .date: return same(try date(node), as: type)
        case .data: return same(try data(node), as: type)
        case .url: return same(try url(node), as: type)
        case .decimal: return same(try read(node) { try $0.readDecimal() }, as: type)
        case .model(let model): return try decode(model: model, node)
        case .collection(let collection): return try decode(collection: collection, node)
        }
    }

    private func decode<Model: ValueModel, Value>(model: Model.Type, _ node: Int32) throws -> Value {
        same(try read(model: model, node), as: Value.self)
    }

    private func decode<Collection: CodableCollection, Value>(
        collection: Collection.Type, _ node: Int32
    ) throws -> Value {
        same(try DeepStack.run { try collection.decode(from: self, node) }, as: Value.self)
    }

    // MARK: Objects

    /// The value of a key of an object. Nil where there is none.
    @inline(__always)
    func find(_ key: String, in object: Int32) -> Int32? {
        if convertsKeys { return convertedMembers(of: object)[ExactText(key)] }
        guard let place = nodes.find(key, in: object, reader) else { return nil }
        nodes[object].hint = nodes.key(behind: place)
        return place + 1
    }

    /// The keys of an object, in the document's order, as properties have them.
    func keys(of object: Int32) -> [String] {
        var keys: [String] = []
        forEachKey(of: object) { key, _ in keys.append(convertsKeys ? convert(key, in: object) : key) }
        return keys
    }

    private func forEachKey(of object: Int32, _ body: (String, Int32) -> Void) {
        var place = object + 1
        let end = nodes[object].next
        while place < end {
            let node = nodes[place]
            // The key has been checked before.
            if node.kind != .superseded, let key = try? reader.text(ofKey: node) { body(key, place + 1) }
            place = nodes.key(behind: place)
        }
    }

    private func convertedMembers(of object: Int32) -> [ExactText: Int32] {
        if let known = converted[object] { return known }
        var found: [ExactText: Int32] = [:]
        found.reserveCapacity(Int(nodes[object].count))
        // Of keys that become one the first counts, as in JSONDecoder.
        forEachKey(of: object) { key, value in
            let key = ExactText(convert(key, in: object))
            if found[key] == nil { found[key] = value }
        }
        converted[object] = found
        return found
    }

    private func convert(_ key: String, in object: Int32) -> String {
        switch strategies.keyDecodingStrategy {
        case .convertFromSnakeCase: SnakeCase.camelCase(of: key)
        case .custom(let convert): convert(path(of: object) + [CodablePathKey(key)]).stringValue
        default: key
        }
    }

    // MARK: Places

    /// A node for a value that is not there, under a key of an object.
    func absent(_ key: any CodingKey, in object: Int32) -> Int32 {
        absent.append((object, key))
        return -Int32(absent.count)
    }

    /// The way from the root to a node, found anew: only faults ask for it, and those who want to know.
    func path(of node: Int32) -> [any CodingKey] {
        if node < 0 {
            let (object, key) = absent[-Int(node) - 1]
            return path(of: object) + [key]
        }
        return steps(to: node).map { node in
            let parent = nodes[node].parent
            if nodes[parent].kind == .list { return CodablePathKey(index: Int(nodes[node].place)) }
            let key = (try? reader.text(ofKey: nodes[node - 1])) ?? ""
            return CodablePathKey(convertsKeys && nodes[parent].hint >= 0 ? convert(key, in: parent) : key)
        }
    }

    /// The values on the way to a node, itself the last.
    private func steps(to node: Int32) -> [Int32] {
        var steps: [Int32] = []
        var here = node
        while here > 0 {
            steps.append(here)
            here = nodes[here].parent
        }
        return steps.reversed()
    }
}

/// Text as a key of a dictionary, told from others by its scalars (R5).
struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (first: ExactText, second: ExactText) -> Bool { first.text.isSpelled(second.text) }

    func hash(into hasher: inout Hasher) { hasher.combine(text.seededHash) }
}
