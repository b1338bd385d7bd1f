import Olivine

// Models that hold themselves: in lists, dictionaries, boxes, enums. A row `a` that is read first, then the way down.

struct ListNode: ValueModel {
    let a: Int, k: [ListNode]
    static let propertyKeys = PropertyKeys(ListNode.init) {
        Property("a", \.a)
        Property("k", \.k)
    }
}

struct ListNodeBySetters: ValueModel {
    private(set) var a = 0
    private(set) var k: [ListNodeBySetters] = []
    static let propertyKeys = PropertyKeys(startingFrom: ListNodeBySetters()) {
        Property("a", \.a)
        Property("k", \.k)
    }
}

struct OptionalListNode: ValueModel {
    let a: Int, k: [OptionalListNode?]?
    static let propertyKeys = PropertyKeys(OptionalListNode.init) {
        Property("a", \.a)
        Property("k", \.k)
    }
}

struct MapNode: ValueModel {
    let a: Int, k: [String: MapNode]
    static let propertyKeys = PropertyKeys(MapNode.init) {
        Property("a", \.a)
        Property("k", \.k)
    }
}

/// A node whose way down lies behind a key path, so that the neutral loop reads it.
struct PathNode: JSONSerializing {
    let a: Int, k: [PathNode]
    static let propertyKeys = PropertyKeys(PathNode.init) {
        Property("a", \.a)
        Property("k", \.k)
    }
    static let jsonKeyPaths: JSONKeyPaths<PathNode> = [\.k: "in.on.k"]
}

/// A node whose way down has two names, so that it is read when the object has ended.
struct AlternativeNode: JSONSerializing {
    let a: Int, k: [AlternativeNode]
    static let propertyKeys = PropertyKeys(AlternativeNode.init) {
        Property("a", \.a)
        Property("k", \.k)
    }
    static let jsonKeyPaths: JSONKeyPaths<AlternativeNode> = [\.k: .firstOf("k", "kids")]
}

/// A node whose way down is a part of such a node.
struct PartialNode: ValueModel {
    let a: Int, k: Changes<PartialNode>?
    static let propertyKeys = PropertyKeys(PartialNode.init) {
        Property("a", \.a)
        Property("k", \.k)
    }
}

/// A value behind a pointer: what Swift asks of a struct that holds itself. Its `==` and hash are the value's.
final class Box<Value: PropertyValue>: PropertyValue {
    let value: Value
    init(_ value: Value) { self.value = value }
    static func == (first: Box, second: Box) -> Bool { first.value == second.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
    static func read(from reader: ValueReader) throws -> Box { Box(try Value.read(from: reader)) }
    func write(to writer: ValueWriter) throws { try value.write(to: writer) }
}

struct BoxNode: ValueModel {
    let a: Int, k: Box<BoxNode>?
    static let propertyKeys = PropertyKeys(BoxNode.init) {
        Property("a", \.a)
        Property("k", \.k)
    }
}

/// A choice written by hand: a number, or a node.
indirect enum Branch: PropertyValue {
    case leaf(Int)
    case node(EnumNode)

    static func read(from reader: ValueReader) throws -> Branch {
        if try reader.nextKind == .number { return .leaf(try Int.read(from: reader)) }
        return .node(try EnumNode.read(from: reader))
    }

    func write(to writer: ValueWriter) throws {
        switch self {
        case .leaf(let number): try number.write(to: writer)
        case .node(let node): try node.write(to: writer)
        }
    }
}

struct EnumNode: ValueModel {
    let a: Int, k: Branch
    static let propertyKeys = PropertyKeys(EnumNode.init) {
        Property("a", \.a)
        Property("k", \.k)
    }
}

/// Lists in lists without any model between them.
indirect enum Lists: PropertyValue {
    case number(Int)
    case list([Lists])

    static func read(from reader: ValueReader) throws -> Lists {
        if try reader.nextKind == .list { return .list(try [Lists].read(from: reader)) }
        return .number(try Int.read(from: reader))
    }

    func write(to writer: ValueWriter) throws {
        switch self {
        case .number(let number): try number.write(to: writer)
        case .list(let list): try list.write(to: writer)
        }
    }
}

/// A model that holds such lists: its text walks into a value that knows nothing of models.
struct ListsHolder: ValueModel {
    let lists: Lists
    static let propertyKeys = PropertyKeys(ListsHolder.init) { Property("lists", \.lists) }
}

/// Four of a value, of which one is read and written: memory without text.
struct Four<Value: PropertyValue>: PropertyValue {
    let first: Value, second: Value, third: Value, fourth: Value

    init(_ value: Value) { (first, second, third, fourth) = (value, value, value, value) }
    static func read(from reader: ValueReader) throws -> Four { Four(try Value.read(from: reader)) }
    func write(to writer: ValueWriter) throws { try first.write(to: writer) }
}

typealias Bytes128 = Four<Four<Int>>
typealias Bytes2048 = Four<Four<Bytes128>>

/// About the largest model of R14: 4 KiB in itself, not behind a pointer.
struct LargeListNode: ValueModel {
    let a: Int, b: Bytes2048, c: Four<Bytes128>, d: Four<Bytes128>, e: Four<Bytes128>, f: Bytes128, g: Bytes128,
        h: Bytes128
    let k: [LargeListNode]
    static let propertyKeys = PropertyKeys(LargeListNode.init) {
        Property("a", \.a)
        Property("b", \.b)
        Property("c", \.c)
        Property("d", \.d)
        Property("e", \.e)
        Property("f", \.f)
        Property("g", \.g)
        Property("h", \.h)
        Property("k", \.k)
    }
}

struct LargeNodeBySetters: ValueModel {
    private(set) var a = 0
    private(set) var b = Bytes2048(Four(Four(Four(0))))
    private(set) var c = Bytes2048(Four(Four(Four(0))))
    private(set) var k: [LargeNodeBySetters] = []
    static let propertyKeys = PropertyKeys(startingFrom: LargeNodeBySetters()) {
        Property("a", \.a)
        Property("b", \.b)
        Property("c", \.c)
        Property("k", \.k)
    }
}

struct LargeMapNode: ValueModel {
    let a: Int, b: Bytes2048, c: Bytes2048, k: [String: LargeMapNode?]
    static let propertyKeys = PropertyKeys(LargeMapNode.init) {
        Property("a", \.a)
        Property("b", \.b)
        Property("c", \.c)
        Property("k", \.k)
    }
}

struct LargeBoxNode: ValueModel {
    let a: Int, b: Bytes2048, c: Bytes2048, k: Box<LargeBoxNode>?
    static let propertyKeys = PropertyKeys(LargeBoxNode.init) {
        Property("a", \.a)
        Property("b", \.b)
        Property("c", \.c)
        Property("k", \.k)
    }
}
