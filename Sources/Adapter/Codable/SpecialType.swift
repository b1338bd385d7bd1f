#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How a Codable type is read: most by their `init(from:)`.
enum SpecialType {
    /// A value of no depth.
    case none
    /// A value that may hold others.
    case deep
    case text, int, double, date, data, url, decimal
    case model(any ValueModel.Type)
    case collection(any CodableCollection.Type)

    init<Value: Decodable>(_ type: Value.Type) {
        if type == String.self {
            self = .text
        } else if type == Int.self {
            self = .int
        } else if type == Double.self {
            self = .double
        } else if type == Date.self {
            self = .date
        } else if type == Data.self {
            self = .data
        } else if type == URL.self {
            self = .url
        } else if type == Decimal.self {
            self = .decimal
        } else if let model = type as? any ValueModel.Type {
            self = .model(model)
        } else if let collection = type as? any CodableCollection.Type {
            self = .collection(collection)
        } else {
            self = type is any RawRepresentable.Type ? .none : .deep
        }
    }
}

/// What is known of the types met so far.
///
/// PERF: found by the type's address; to ask the runtime whether a type is a model takes a thousand instructions.
final class TypesMet<Kind> {
    private var known: [(type: ObjectIdentifier, kind: Kind)?] = Array(repeating: nil, count: 64)

    @inline(__always)
    func kind(of type: Any.Type, _ make: () -> Kind) -> Kind {
        let key = ObjectIdentifier(type)
        let place = (Int(bitPattern: key) >> 4 ^ Int(bitPattern: key) >> 10) & 63
        if let found = known[place], found.type == key { return found.kind }
        let found = make()
        known[place] = (key, found)
        return found
    }
}

/// Lists, and dictionaries whose keys are text: no strategy converts those.
///
/// PERF: read here, since their own `init(from:)` goes through a box for each element.
protocol CodableCollection: Decodable {
    static func decode(from document: CodableDocument, _ node: Int32) throws -> Self
}

extension Array: CodableCollection where Element: Decodable {
    static func decode(from document: CodableDocument, _ node: Int32) throws -> [Element] {
        guard document.kind(node) == .list else { throw document.mismatch([Any].self, "a list", at: node) }
        var result: [Element] = []
        result.reserveCapacity(Int(document.nodes[node].count))
        var place = node + 1
        let end = document.nodes[node].next
        while place < end {
            result.append(try document.decode(Element.self, place))
            place = document.nodes[place].next
        }
        return result
    }
}

extension Dictionary: CodableCollection where Key == String, Value: Decodable {
    static func decode(from document: CodableDocument, _ node: Int32) throws -> [String: Value] {
        guard document.kind(node) == .object else { throw document.mismatch([String: Any].self, "an object", at: node) }
        // Its keys are no properties' names, in paths neither.
        if document.convertsKeys { document.nodes[node].hint = -1 }
        var result: [String: Value] = [:]
        result.reserveCapacity(Int(document.nodes[node].count))
        var key = node + 1
        let end = document.nodes[node].next
        while key < end {
            if document.nodes[key].kind != .superseded {
                let text = try document.reader.text(ofKey: document.nodes[key])
                result[text] = try document.decode(Value.self, key + 1)
            }
            key = document.nodes.key(behind: key)
        }
        return result
    }
}
