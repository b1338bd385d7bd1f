#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a Codable type has encoded: a tree, since containers of one value may be filled in turns.
enum EncodedValue {
    case null
    case bool(Bool)
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
    case float(Float)
    case decimal(Decimal)
    case text(String)
    case list(EncodedList)
    case object(EncodedObject)
    /// A value that writes itself: a model.
    case property(any PropertyValue)

    func write(to writer: ValueWriter) throws {
        switch self {
        case .null: try writer.writeNil()
        case .bool(let value): try writer.writeBool(value)
        case .signed(let value): try writer.writeSigned(value)
        case .unsigned(let value): try writer.writeUnsigned(value)
        case .double(let value): try writer.writeDouble(value)
        case .float(let value): try writer.writeFloat(value)
        case .decimal(let value): try writer.writeDecimal(value)
        case .text(let value): try writer.writeText(value)
        case .property(let value): try value.write(to: writer)
        case .list(let list):
            try writer.beginList(count: list.values.count)
            try DeepStack.run { try list.write(to: writer) }
            try writer.endList()
        case .object(let object):
            try writer.beginMap(count: object.count)
            try DeepStack.run { try object.write(to: writer) }
            try writer.endMap()
        }
    }
}

final class EncodedList {
    var values: [EncodedValue] = []

    func write(to writer: ValueWriter) throws {
        for (index, value) in values.enumerated() {
            do { try value.write(to: writer) } catch { throw ModelError.wrapping(error).inside(.index(index)) }
        }
    }
}

/// The members of an object, in the order in which they were encoded.
final class EncodedObject {
    // PERF: one variable, so that the runtime checks one access a member.
    private var members = EncodedMembers()

    var count: Int { members.keys.count }

    /// Puts a value under a key; in place of one that is there.
    func put(_ value: EncodedValue, at key: String) { members.put(value, at: key) }

    func value(at key: String) -> EncodedValue? { members.place(of: key).map { members.values[$0] } }

    func write(to writer: ValueWriter) throws {
        let isSorted = (writer as? JSONWriter)?.options.format.contains(.sorted) ?? false
        try members.write(to: writer, isSorted: isSorted)
    }
}

private struct EncodedMembers {
    private(set) var keys: [String] = []
    private(set) var values: [EncodedValue] = []
    /// A bit for what a key looks like: of most keys it says that they have not come before.
    private var looks: UInt64 = 0
    /// The places of the first keys by their hashes, once there are many.
    private var places = Buckets()

    private static let few = 32

    mutating func put(_ value: EncodedValue, at key: String) {
        let look = Self.look(of: key)
        if looks & look != 0, let place = find(key) {
            values[place] = value
            return
        }
        looks |= look
        keys.append(key)
        values.append(value)
    }

    mutating func place(of key: String) -> Int? { looks & Self.look(of: key) == 0 ? nil : find(key) }

    @inline(never)
    private mutating func find(_ key: String) -> Int? {
        if keys.count <= Self.few { return keys.firstIndex { $0.isSpelled(key) } }
        while places.count < keys.count { places.append(hash: keys[places.count].seededHash) }
        return places.position(hash: key.seededHash) { keys[$0].isSpelled(key) }
    }

    /// PERF: hashing each key of each object took a tenth of the time.
    private static func look(of key: String) -> UInt64 {
        let bytes = key.utf8
        return 1 << UInt64((bytes.count &* 7 &+ Int(bytes.first ?? 0) &+ Int(bytes.last ?? 0) &* 5) & 63)
    }

    func write(to writer: ValueWriter, isSorted: Bool) throws {
        for place in isSorted ? Order.positions(ofBytes: keys) : Array(keys.indices) {
            do {
                try writer.writeKey(keys[place])
                try values[place].write(to: writer)
            } catch { throw ModelError.wrapping(error).inside(.key(keys[place])) }
        }
    }
}
