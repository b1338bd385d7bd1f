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
    private let specialTypes = SpecialTypes()
    /// The keys of objects as properties have them, where a strategy converts them.
    private var converted: [Int32: [String: Int32]] = [:]
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

    /// Reads a value of any Codable type.
    func decode<Value: Decodable>(_ type: Value.Type, _ node: Int32) throws -> Value {
        if DeepStack.isLow { return try DeepStack.onFreshStack { try self.decodeHere(type, node) } }
        return try decodeHere(type, node)
    }

    private func decodeHere<Value: Decodable>(_ type: Value.Type, _ node: Int32) throws -> Value {
        switch specialTypes.special(type) {
        case .none: return try type.init(from: CodableCursor(document: self, node: node))
        case .date: return try cast(try date(node))
        case .data: return try cast(try data(node))
        case .url: return try cast(try url(node))
        case .decimal: return try cast(try read(node) { try $0.readDecimal() })
        case .model(let model):
            return try read(node) { reader in
                reader.depth = depth(of: node)
                reader.expected = nil
                return try self.cast(try model.readAny(from: reader))
            }
        case .textDictionary(let dictionary):
            guard convertsKeys else { return try type.init(from: CodableCursor(document: self, node: node)) }
            return try cast(try dictionary.decode(from: self, node))
        }
    }

    private func cast<Value>(_ value: Any) throws -> Value {
        guard let value = value as? Value else { fatalError("a value of another type than \(Value.self)") }
        return value
    }

    // MARK: Objects

    /// The value of a key of an object. Nil where there is none.
    @inline(__always)
    func find(_ key: String, in object: Int32) -> Int32? {
        if convertsKeys { return convertedMembers(of: object)[key] }
        guard let place = nodes.find(key, in: object, reader) else { return nil }
        nodes[object].hint = nodes.key(behind: place)
        return place + 1
    }

    /// The keys of an object, in the document's order, as properties have them.
    func keys(of object: Int32, converted: Bool = true) -> [String] {
        var keys: [String] = []
        forEachKey(of: object) { key, _ in keys.append(key) }
        return converted && convertsKeys ? keys.map { convert($0, in: object) } : keys
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

    private func convertedMembers(of object: Int32) -> [String: Int32] {
        if let known = converted[object] { return known }
        var found: [String: Int32] = [:]
        // Of keys that become one the first counts, as in JSONDecoder.
        forEachKey(of: object) { key, value in
            let key = convert(key, in: object)
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

    /// How many containers stand around a node.
    private func depth(of node: Int32) -> Int { outerDepth + steps(to: node).count }

    /// The way from the root to a node, found anew: only faults ask for it, and those who want to know.
    func path(of node: Int32) -> [any CodingKey] {
        steps(to: node).map { step in
            switch step.key {
            case .key(let key): CodablePathKey(convertsKeys ? convert(key, in: step.container) : key)
            case .index(let index): CodablePathKey(index: index)
            }
        }
    }

    private func steps(to node: Int32) -> [(container: Int32, key: PathStep)] {
        var steps: [(container: Int32, key: PathStep)] = []
        var here: Int32 = 0
        while here != node, let step = step(from: here, to: node) {
            steps.append((here, step.key))
            here = step.value
        }
        return steps
    }

    /// The member of a container in which a node stands.
    private func step(from container: Int32, to node: Int32) -> (key: PathStep, value: Int32)? {
        let isObject = kind(container) == .object
        var place = container + 1
        var number = 0
        while node >= 0, place < nodes[container].next {
            let value = isObject ? place + 1 : place
            if node >= value, node < nodes[value].next {
                if !isObject { return (.index(number), value) }
                return (.key((try? reader.text(ofKey: nodes[place])) ?? ""), value)
            }
            place = nodes[value].next
            number += 1
        }
        return nil
    }
}

extension ValueModel {
    fileprivate static func readAny(from reader: JSONReader) throws -> Any { try read(from: reader) }
}

/// Dictionaries whose keys are text: no strategy converts them.
protocol TextDictionary {
    static func decode(from document: CodableDocument, _ node: Int32) throws -> Any
}

extension Dictionary: TextDictionary where Key == String, Value: Decodable {
    static func decode(from document: CodableDocument, _ node: Int32) throws -> Any {
        guard document.kind(node) == .object else {
            throw document.mismatch([String: Value].self, "an object", at: node)
        }
        var result: [String: Value] = [:]
        var place = node + 1
        let end = document.nodes[node].next
        while place < end {
            let key = document.nodes[place]
            if key.kind != .superseded {
                result[try document.reader.text(ofKey: key)] = try document.decode(Value.self, place + 1)
            }
            place = document.nodes.key(behind: place)
        }
        return result
    }
}
