#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What one value of a tree is: of a dictionary as Swift code and `JSONSerialization` make them, or of a `JSONValue`.
///
/// A dictionary may hold JSON values, and models, so that both kinds of tree are read by one reader.
enum TreeValue {
    case null
    case bool(Bool)
    case number(TreeNumber)
    case text(String)
    case date(Date)
    case url(URL)
    case uuid(UUID)
    case data(Data)
    /// A list of anything, of JSON values.
    case list([Any])
    case elements([JSONValue])
    /// An object without an order, and one with.
    case map([String: Any])
    case object(JSONObject)
    /// A container whose place is told from all others.
    case node(TreeNode)
    /// A value that JSON has nothing for.
    case unknown(Any.Type)
    /// A value that could not be written as JSON.
    case unwritable(ModelError)

    /// A JSON value.
    init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let value): self = .number(.literal(value))
        case .string(let value): self = .text(value)
        case .array(let values): self = .elements(values)
        case .object(let object): self = .object(object)
        }
    }

    var isNull: Bool { if case .null = self { true } else { false } }

    /// What sort of value this is.
    func kind() throws(ModelError) -> ValueReader.Kind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .text, .url, .uuid: .text
        case .date: .date
        case .data: .data
        case .list, .elements: .list
        case .map, .object: .map
        case .node(let node): try node.container.kind()
        case .unknown: throw ModelError(.typeMismatch, expected: "a value of JSON", found: inWords)
        case .unwritable(let error): throw error
        }
    }

    /// The value in the words of an error: `the number 42`.
    var inWords: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): "the number \(value.text.shortened(to: 60))"
        case .text(let value): "the text \(value.quoted(limit: 60))"
        case .date: "a Date"
        case .url: "a URL"
        case .uuid: "a UUID"
        case .data: "Data"
        case .list, .elements: "a list"
        case .map, .object: "an object"
        case .node(let node): node.container.inWords
        case .unknown(let type): "a value of the type \(type)"
        case .unwritable: "a value that cannot be written"
        }
    }
}

/// A list or an object of a tree while it is read.
struct TreeFrame {
    private enum Items {
        case list([Any])
        case elements([JSONValue])
        case pairs([(key: String, value: Any)])
        /// A dictionary in the order that it happens to have.
        case map([String: Any], [String: Any].Index)
        case object(JSONObject)
    }

    private var items: Items
    /// The place of the container, where it is told.
    private var node: TreeNode?
    /// How many elements or keys have been given.
    private(set) var index = 0
    let count: Int
    /// How many marks there were before; those made later are forgotten with each key. Nil: they are kept.
    var keptMarks: Int?

    private init(_ items: Items, count: Int) {
        self.items = items
        self.count = count
    }

    /// A list; nil for any other value.
    init?(list value: TreeValue) {
        switch value {
        case .list(let values): self.init(.list(values), count: values.count)
        case .elements(let values): self.init(.elements(values), count: values.count)
        case .node(let node):
            self.init(list: node.container)
            self.node = node
        default: return nil
        }
    }

    /// An object; nil for any other value. A dictionary has no order; its keys come in that of their bytes, unless the order
    /// does not matter.
    init?(map value: TreeValue, sorted: Bool = true) {
        switch value {
        case .map(let map) where !sorted: self.init(.map(map, map.startIndex), count: map.count)
        case .map(let map):
            let pairs = Array(map)
            let order = Order.positions(pairs.count) { pairs[$0].key.precedesByBytes(pairs[$1].key) }
            self.init(.pairs(pairs.elements(at: order)), count: map.count)
        case .object(let object): self.init(.object(object), count: object.count)
        case .node(let node):
            self.init(map: node.container, sorted: sorted)
            self.node = node
        default: return nil
        }
    }

    /// A list or an object; nil for any other value.
    init?(_ value: TreeValue) {
        guard let frame = TreeFrame(list: value) ?? TreeFrame(map: value) else { return nil }
        self = frame
    }

    var isMap: Bool {
        switch items {
        case .list, .elements: false
        case .pairs, .map, .object: true
        }
    }

    /// The key of the next value; nil in a list, and where none is left.
    var key: String? {
        guard index < count else { return nil }
        return switch items {
        case .pairs(let pairs): pairs[index].key
        case .map(let map, let place): map[place].key
        case .object(let object): object[index].key
        case .list, .elements: nil
        }
    }

    /// The key or the index of the next value; nil where none is left.
    var step: PathStep? { index < count ? key.map { .key($0) } ?? .index(index) : nil }

    /// Gives the next value, which must be there.
    mutating func next(for reader: TreeReader) -> TreeValue {
        guard let node, let step else { return nextValue(for: reader) }
        return node.placed(step, nextValue(for: reader))
    }

    private mutating func nextValue(for reader: TreeReader) -> TreeValue {
        defer { index += 1 }
        switch items {
        case .list(let values): return reader.tree(values[index])
        case .elements(let values): return TreeValue(values[index])
        case .pairs(let pairs): return reader.tree(pairs[index].value)
        case .map(let map, let place):
            items = .map(map, map.index(after: place))
            return reader.tree(map[place].value)
        case .object(let object): return TreeValue(object.values[index])
        }
    }
}
