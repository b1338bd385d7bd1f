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
            try writer.beginMap(count: object.values.count)
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

final class EncodedObject {
    private(set) var keys: [String] = []
    private(set) var values: [EncodedValue] = []
    private var places: [String: Int] = [:]

    /// Puts a value under a key; in place of one that is there.
    func put(_ value: EncodedValue, at key: String) {
        if let place = place(of: key) {
            values[place] = value
        } else {
            keys.append(key)
            values.append(value)
        }
    }

    func value(at key: String) -> EncodedValue? { place(of: key).map { values[$0] } }

    /// PERF: a few keys are compared one by one.
    private func place(of key: String) -> Int? {
        if keys.count <= 16 { return keys.firstIndex { $0.isSpelled(key) } }
        for place in places.count..<keys.count { places[keys[place]] = place }
        return places[key].flatMap { keys[$0].isSpelled(key) ? $0 : nil }
    }

    func write(to writer: ValueWriter) throws {
        let isSorted = (writer as? JSONWriter)?.options.format.contains(.sorted) ?? false
        for place in isSorted ? Order.positions(ofBytes: keys) : Array(keys.indices) {
            do {
                try writer.writeKey(keys[place])
                try values[place].write(to: writer)
            } catch { throw ModelError.wrapping(error).inside(.key(keys[place])) }
        }
    }
}
