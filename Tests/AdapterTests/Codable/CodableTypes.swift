import Foundation

// Types that are only Codable, one for each thing that a decoder or an encoder is asked for.

struct CodedPlain: Codable, Equatable {
    var int = 0
    var text = ""
    var double: Double?
    var flag: Bool?
    var list: [Int]?
}

struct Wide: Codable, Equatable {
    var i8: Int8?, i16: Int16?, i32: Int32?, i64: Int64?
    var u: UInt?, u8: UInt8?, u16: UInt16?, u32: UInt32?, u64: UInt64?
    var float: Float?
}

struct Foreign: Codable, Equatable {
    var date: Date?, data: Data?, url: URL?, decimal: Decimal?, uuid: UUID?
}

enum Colour: String, Codable { case red, green }

/// Synthesised Codable with cases that carry values.
enum CodedShape: Codable, Equatable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case empty
}

/// A type that looks at everything by hand.
struct ByHand: Decodable, CustomStringConvertible {
    var description = ""

    enum Keys: String, CodingKey { case name, nested, list, nothing, absent }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Keys.self)
        description += "keys \(object.allKeys.map(\.stringValue).sorted())"
        description += " has \(object.contains(.name)) \(object.contains(.absent))"
        description += " nil \(try object.decodeNil(forKey: .nothing)) \(try object.decodeNil(forKey: .name))"
        let nested = try object.nestedContainer(keyedBy: Keys.self, forKey: .nested)
        description += " path \(nested.codingPath.map(\.stringValue)) \(try nested.decode(String.self, forKey: .name))"
        var list = try object.nestedUnkeyedContainer(forKey: .list)
        description += " count \(list.count ?? -1)"
        while !list.isAtEnd {
            description += " at \(list.currentIndex) \(list.codingPath.map(\.stringValue))"
            if try list.decodeNil() {
                description += " nil"
            } else if let int = try? list.decode(Int.self) {
                description += " \(int)"
            } else if let text = try? list.decode(String.self) {
                description += " \(text)"
            } else if var inner = try? list.nestedUnkeyedContainer() {
                description += " [\(inner.count ?? -1) \(try inner.decodeIfPresent(Int.self) ?? -1)]"
            } else {
                let inner = try list.nestedContainer(keyedBy: Keys.self)
                description += " \(inner.codingPath.map(\.stringValue)) \(inner.allKeys.map(\.stringValue))"
            }
        }
        description += " end \(list.currentIndex)"
        let parent = try object.superDecoder(forKey: .nested)
        description += " super \(parent.codingPath.map(\.stringValue)) \(parent.userInfo.count)"
        let absent = try object.superDecoder(forKey: .absent)
        description +=
            " absent \(absent.codingPath.map(\.stringValue)) \(try absent.singleValueContainer().decodeNil())"
        let named = try object.superDecoder()
        description += " \(named.codingPath.map(\.stringValue)) \(try named.singleValueContainer().decodeNil())"
    }
}

class Base: Codable {
    var id = 0
    init(id: Int) { self.id = id }
}

/// A class that has its parent's part under `super`.
final class Derived: Base, CustomStringConvertible {
    var name = ""
    enum Keys: String, CodingKey { case name }

    init(id: Int, name: String) {
        self.name = name
        super.init(id: id)
    }

    required init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Keys.self)
        name = try object.decode(String.self, forKey: .name)
        try super.init(from: object.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Keys.self)
        try object.encode(name, forKey: .name)
        try super.encode(to: object.superEncoder())
    }

    var description: String { "\(id) \(name)" }
}

/// Throws an error of its own.
struct Picky: Codable {
    struct Refused: Error {}
    var value: Int

    init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Int.self)
        if value < 0 { throw Refused() }
        if value == 0 {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "zero is not picky"))
        }
    }
}

/// Text or a number, tried one after the other.
enum CodedEither: Codable, Equatable {
    case text(String), number(Int)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .text(let text): try value.encode(text)
        case .number(let number): try value.encode(number)
        }
    }
}

/// Keys in snake case in the document.
struct Camel: Codable, Equatable {
    var userName = "", avatarUrl: String?, _private: Int?
    var counts: [String: Int]?
}

/// A list in a list, as deep as one likes.
final class Nest: Codable {
    var inner: Nest?
    init(_ inner: Nest?) { self.inner = inner }
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        inner = list.isAtEnd ? nil : try list.decode(Nest.self)
    }
    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        if let inner { try list.encode(inner) }
    }
}
