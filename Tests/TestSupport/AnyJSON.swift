import Olivine

/// Any value of JSON, for tests of the reader and the writer: objects keep the order and the number of their keys.
public indirect enum AnyJSON: PropertyValue {
    /// Null.
    case null
    /// True or false.
    case bool(Bool)
    /// A number by its text.
    case number(NumberLiteral)
    /// Text.
    case text(String)
    /// A list.
    case list([AnyJSON])
    /// An object.
    case map([Member])

    /// A key with its value.
    public struct Member: Hashable, Sendable {
        /// The key.
        public let key: String
        /// The value.
        public let value: AnyJSON

        /// A key with its value.
        public init(key: String, value: AnyJSON) {
            self.key = key
            self.value = value
        }
    }

    /// Reads whatever comes.
    public static func read(from reader: ValueReader) throws -> AnyJSON {
        switch try reader.nextKind {
        case .null:
            guard try reader.readNil() else { return .text(try reader.readText()) }
            return .null
        case .bool: return .bool(try reader.readBool())
        case .number: return .number(try reader.readNumber())
        case .list: return .list(try reader.readList(of: AnyJSON.self))
        case .map:
            var members: [Member] = []
            try reader.beginMap()
            while let key = try reader.nextKey() { members.append(Member(key: key, value: try read(from: reader))) }
            return .map(members)
        default: return .text(try reader.readText())
        }
    }

    /// Writes the value.
    public func write(to writer: ValueWriter) throws {
        switch self {
        case .null: try writer.writeNil()
        case .bool(let value): try writer.writeBool(value)
        case .number(let value): try writer.writeNumber(value)
        case .text(let value): try writer.writeText(value)
        case .list(let values): try writer.writeList(values)
        case .map(let members):
            try writer.beginMap(count: members.count)
            for member in members {
                try writer.writeKey(member.key)
                try member.value.write(to: writer)
            }
            try writer.endMap()
        }
    }
}

extension AnyJSON {
    /// The same with the keys of each object in the order of their bytes, for routes that have no order.
    public var sorted: AnyJSON {
        switch self {
        case .list(let values): .list(values.map(\.sorted))
        case .map(let members):
            .map(
                members.map { Member(key: $0.key, value: $0.value.sorted) }
                    .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
        default: self
        }
    }
}
