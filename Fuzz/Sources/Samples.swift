import Foundation

// Sample types: every value type, both ways of construction, mappings of all sorts.

enum Colour: String, PropertyValue, CaseIterable { case red, green, blue }
enum Level: Int, PropertyValue { case low = 1, high = 2 }
struct Identifier: RawRepresentable, PropertyValue { let rawValue: Int }

struct Made: ValueModel {
    let a: Int, b: String, c: Bool?, d: Double?, e: Date?, f: URL?, g: UUID?, h: Data?, i: Decimal?, j: Duration?
    let k: [Int]?, l: [String]?, m: [Double]?, n: Set<Int>?, o: [String: Int]?, p: Colour?, q: Level?, r: Float?,
        s: Character?
    let t: Range<Int>?, u: ClosedRange<Double>?, v: UInt8?, w: Int128?, x: [[Bool?]]?
    static let propertyKeys = PropertyKeys(Made.init) {
        Property("a", \.a)
        Property("b", \.b)
        Property("c", \.c)
        Property("d", \.d)
        Property("e", \.e)
        Property("f", \.f)
        Property("g", \.g)
        Property("h", \.h)
        Property("i", \.i)
        Property("j", \.j)
        Property("k", \.k)
        Property("l", \.l)
        Property("m", \.m)
        Property("n", \.n)
        Property("o", \.o)
        Property("p", \.p)
        Property("q", \.q)
        Property("r", \.r)
        Property("s", \.s)
        Property("t", \.t)
        Property("u", \.u)
        Property("v", \.v)
        Property("w", \.w)
        Property("x", \.x)
    }
}

struct Prepared: ValueModel {
    private(set) var a = 0
    private(set) var b = ""
    private(set) var c = false
    private(set) var d = 0.0
    private(set) var e: String?
    private(set) var f: [Prepared] = []
    private(set) var g: [String: [Tree]] = [:]
    private(set) var h: Made?
    var seen = 0 { didSet {} }
    static let propertyKeys = PropertyKeys(startingFrom: Prepared()) {
        Property("a", \.a)
        Property("b", \.b, default: "none")
        Property("c", \.c).validating { if $0 { throw CancellationError() } }
        Property("d", \.d, default: 1.5).replacing { min($0, 10) }
        Property("e", \.e)
        Property("f", \.f, default: [])
        Property("g", \.g, default: [:])
        Property("h", \.h)
        Property("seen", \.seen, default: 3)
    }
}

struct Tree: ValueModel {
    let a: Int, k: [Tree]?
    static let propertyKeys = PropertyKeys(Tree.init) {
        Property("a", \.a)
        Property("k", \.k)
    }
}

/// Key paths, alternatives, defaults for null, one way only, a transformer.
struct Mapped: JSONSerializing {
    private(set) var a = 0
    private(set) var b: String?
    private(set) var c = ""
    private(set) var d: [Int]?
    private(set) var e = 0
    private(set) var f: Int?
    private(set) var g = 0
    private(set) var h: Bool?
    static let propertyKeys = PropertyKeys(startingFrom: Mapped()) {
        Property("a", \.a)
        Property("b", \.b)
        Property("c", \.c, default: "x")
        Property("d", \.d)
        Property("e", \.e, default: 5)
        Property("f", \.f)
        Property("g", \.g, default: 7)
        Property("h", \.h)
    }
    static let jsonKeyPaths: JSONKeyPaths<Mapped> = [
        \.a: "in.a", \.b: "in.deep.b", \.c: .path("list[0]").nullIsDefault, \.d: .path("list[1]").nils(.written),
        \.e: .firstOf("e", "in.e", "E"), \.f: .firstOf("f", "x.f[1]"), \.g: .key("g.g"), \.h: "in.h",
    ]
    static let jsonTransformers: JSONTransformers<Mapped> = [
        .use(
            JSONTransformer<String, Int>(read: { $0.utf8.count }, write: { String(repeating: "g", count: $0) }),
            for: \.g)
    ]
}

struct Keyed: ValueModel {
    let a: [Int: Int]?, b: [UUID: Bool]?, c: [Colour: [Colour]]?, d: [Identifier: Identifier]?,
        e: [Int8: [String: Double]]?
    static let propertyKeys = PropertyKeys(Keyed.init) {
        Property("a", \.a)
        Property("b", \.b)
        Property("c", \.c)
        Property("d", \.d)
        Property("e", \.e)
    }
}

/// An object that is a list outside.
struct Listed: JSONSerializing {
    let x: Double, y: Double?, z: [Listed]?
    static let propertyKeys = PropertyKeys(Listed.init) {
        Property("x", \.x)
        Property("y", \.y)
        Property("z", \.z)
    }
    static let jsonKeyPaths: JSONKeyPaths<Listed> = [\.x: "[0]", \.y: "[1]", \.z: "[2]"]
}

struct Texts: ValueModel {
    let texts: [String], dates: [Date]?, urls: [URL]?, data: [Data]?
    static let propertyKeys = PropertyKeys(Texts.init) {
        Property("texts", \.texts, default: [])
        Property("dates", \.dates)
        Property("urls", \.urls)
        Property("data", \.data)
    }
}

struct Numbers: ValueModel {
    let ints: [Int64], doubles: [Double]?, floats: [Float]?, decimals: [Decimal]?, literals: [NumberLiteral]?,
        times: [Duration]?
    static let propertyKeys = PropertyKeys(Numbers.init) {
        Property("ints", \.ints, default: [])
        Property("doubles", \.doubles)
        Property("floats", \.floats)
        Property("decimals", \.decimals)
        Property("literals", \.literals)
        Property("times", \.times)
    }
}

/// A model that wants no key.
struct Nothing: ValueModel {
    let z: Int?
    static let propertyKeys = PropertyKeys(Nothing.init) { Property("nothing", \.z) }
}

/// Any value at all.
indirect enum Anything: PropertyValue {
    case null, bool(Bool), number(String), text(String), list([Anything]), map([String: Anything])

    static func read(from reader: ValueReader) throws -> Anything {
        switch try reader.nextKind {
        case .null:
            guard try reader.readNil() else { throw reader.mismatch("null", "something else") }
            return .null
        case .bool: return .bool(try reader.readBool())
        case .number: return .number(try reader.readNumber().text)
        case .text: return .text(try reader.readText())
        case .list: return .list(try [Anything].read(from: reader))
        default:
            // Pairs, since keys that Swift holds for equal would collide in a dictionary.
            var pairs: [String: Anything] = [:]
            try reader.beginMap()
            while let key = try reader.nextKey() { pairs[key] = try Anything.read(from: reader) }
            return .map(pairs)
        }
    }

    func write(to writer: ValueWriter) throws {
        switch self {
        case .null: try writer.writeNil()
        case .bool(let value): try writer.writeBool(value)
        case .number(let text): try writer.writeNumber(NumberLiteral(unchecked: text))
        case .text(let text): try writer.writeText(text)
        case .list(let list): try list.write(to: writer)
        case .map(let map): try map.write(to: writer)
        }
    }
}
