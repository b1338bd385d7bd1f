#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads values from the containers of any decoder: of property lists, of YAML, of JSON by other libraries.
///
/// Each value that comes has a decoder of its own, so that it can be looked at and come back to. Keys are those of the
/// model's mapping.
final class DecoderReader: ValueReader {
    private enum Frame {
        case keys(KeyedDecodingContainer<CodablePathKey>, left: ArraySlice<CodablePathKey>)
        case elements(any UnkeyedDecodingContainer)
    }

    private var next: any Decoder
    private var frames: [Frame] = []
    /// The values that somebody wanted to come back to, until the model ends in which they stand.
    private var marks: [(value: any Decoder, openFrames: Int)] = []

    init(_ decoder: any Decoder) {
        next = decoder
        super.init()
    }

    override var position: Int {
        marks.append((next, frames.count))
        return marks.count - 1
    }

    override func seek(to position: Int) throws {
        guard marks.indices.contains(position) else { return }
        next = marks[position].value
        if frames.count > marks[position].openFrames { frames.removeSubrange(marks[position].openFrames...) }
    }

    /// None: other decoders do not tell where a value stands.
    override var valueStart: Int { 0 }

    // MARK: Scalars

    /// The value, if the decoder gives one of this type.
    private func value<Value: Decodable>(_ type: Value.Type) -> Value? {
        try? next.singleValueContainer().decode(type)
    }

    private func wanted<Value: Decodable>(_ type: Value.Type, _ expected: String) throws -> Value {
        guard let value = value(type) else { throw typeMismatch(expected: expected) }
        return value
    }

    override var nextKind: Kind {
        get throws {
            if try readNil() { return .null }
            if (try? next.container(keyedBy: CodablePathKey.self)) != nil { return .map }
            if (try? next.unkeyedContainer()) != nil { return .list }
            if value(Bool.self) != nil { return .bool }
            if value(Double.self) != nil || value(Int64.self) != nil || value(UInt64.self) != nil { return .number }
            if value(String.self) != nil { return .text }
            if value(Date.self) != nil { return .date }
            if value(Data.self) != nil { return .data }
            throw ModelError(.notRepresentable, note: "\(Swift.type(of: next)) gives a value of no known kind")
        }
    }

    override func readNil() throws -> Bool { (try? next.singleValueContainer())?.decodeNil() ?? false }
    override func readBool() throws -> Bool { try wanted(Bool.self, "true or false") }
    override func readText() throws -> String { try wanted(String.self, "text") }
    override func readData() throws -> Data { try wanted(Data.self, "bytes") }
    override func readDate() throws -> Date { try wanted(Date.self, "a date") }
    override func readURL() throws -> URL { try wanted(URL.self, "a URL") }
    override func readUUID() throws -> UUID { try wanted(UUID.self, "a UUID") }
    override func readDouble() throws -> Double { try value(Double.self) ?? super.readDouble() }
    override func readFloat() throws -> Float { try value(Float.self) ?? super.readFloat() }
    override func readDecimal() throws -> Decimal { try value(Decimal.self) ?? super.readDecimal() }

    override func readSigned(bits width: Int) throws -> Int64 {
        if let value = value(Int64.self), value >> Int64(width - 1) == value >> 63 { return value }
        return try super.readSigned(bits: width)
    }

    override func readUnsigned(bits width: Int) throws -> UInt64 {
        if let value = value(UInt64.self), width == 64 || value >> UInt64(width) == 0 { return value }
        return try super.readUnsigned(bits: width)
    }

    override func readNumber() throws -> NumberLiteral {
        if let value = value(Int64.self) { return NumberLiteral(unchecked: "\(value)") }
        if let value = value(UInt64.self) { return NumberLiteral(unchecked: "\(value)") }
        if let value = value(Decimal.self), let text = NumberLiteral.text(of: value) {
            return NumberLiteral(unchecked: text)
        }
        let value = try wanted(Double.self, "a number")
        guard value.isFinite else { throw typeMismatch(expected: "a finite number") }
        return NumberLiteral(unchecked: NumberText.text(of: value))
    }

    // MARK: Containers

    override func beginList() throws {
        guard let list = try? next.unkeyedContainer() else { throw typeMismatch(expected: "a list") }
        try enterContainer()
        frames.append(.elements(list))
    }

    override func nextElement() throws -> Bool {
        guard case .elements(var list)? = frames.popLast() else { throw unfinished() }
        if list.isAtEnd {
            leaveContainer()
            return false
        }
        next = try list.superDecoder()
        frames.append(.elements(list))
        return true
    }

    override func beginMap() throws {
        guard let object = try? next.container(keyedBy: CodablePathKey.self) else {
            throw typeMismatch(expected: "an object")
        }
        try enterContainer()
        // Other decoders have no order of their own; ours must not be another each time.
        frames.append(
            .keys(object, left: object.allKeys.sorted { $0.stringValue.precedesByBytes($1.stringValue) }[...]))
    }

    override func nextKey() throws -> String? {
        guard case .keys(let object, var left)? = frames.popLast() else { throw unfinished() }
        guard let key = left.popFirst() else {
            leaveContainer()
            return nil
        }
        next = try object.superDecoder(forKey: key)
        frames.append(.keys(object, left: left))
        return key.stringValue
    }

    override func skipValue() throws {}

    // MARK: Models

    override func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan {
        try JSONPlans.standard.plan(of: type).plan
    }

    override func readModel<Model: ValueModel>(_ type: Model.Type) throws -> Model {
        let kept = marks.count
        defer { if marks.count > kept { marks.removeSubrange(kept...) } }
        return try ModelFilling.read(type, plan: try plan(of: type), from: self)
    }

    override func readChanges<Model: ValueModel>(of type: Model.Type) throws -> Changes<Model> {
        try ModelFilling.readChanges(of: type, plan: try plan(of: type), from: self)
    }
}
