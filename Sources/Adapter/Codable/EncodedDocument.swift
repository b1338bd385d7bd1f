#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is being encoded: the options, and the types met so far.
final class EncodedDocument {
    let strategies: CodableStrategies
    private let typesMet = TypesMet<Kind>()

    /// How a Codable type is encoded: most by their `encode(to:)`.
    private enum Kind {
        case itself, text, int, double, date, data, url, decimal, model, textDictionary
    }

    init(_ strategies: CodableStrategies) { self.strategies = strategies }

    /// What is encoded for the whole value. A type that encodes nothing has no JSON.
    func whole<Value: Encodable>(_ value: Value) throws -> EncodedValue {
        if let encoded = try encodedOrNothing(value, .root) { return encoded }
        throw EncodingError.invalidValue(
            value,
            EncodingError.Context(codingPath: [], debugDescription: "\(Value.self) did not encode any value"))
    }

    /// What is encoded for a value of any Codable type; an empty object where it encodes nothing.
    func encoded<Value: Encodable>(_ value: Value, _ place: EncodingPlace) throws -> EncodedValue {
        try encodedOrNothing(value, place) ?? .object(EncodedObject())
    }

    private func encodedOrNothing<Value: Encodable>(_ value: Value, _ place: EncodingPlace) throws -> EncodedValue? {
        switch typesMet.kind(of: Value.self, { kind(of: Value.self) }) {
        case .itself: break
        case .text: if let value = value as? String { return .text(value) }
        case .int: if let value = value as? Int { return .signed(Int64(value)) }
        case .double: if let value = value as? Double { return try encoded(double: value, place) }
        case .date: if let value = value as? Date { return try encoded(date: value, place) }
        case .data: if let value = value as? Data { return try encoded(data: value, place) }
        case .url: if let value = value as? URL { return .text(value.absoluteString) }
        case .decimal: if let value = value as? Decimal { return .decimal(value) }
        case .model: if let value = value as? any ValueModel { return .property(value) }
        case .textDictionary:
            if let value = value as? any EncodableTextDictionary { return try value.encoded(self, place) }
        }
        return try encoded(place) { encoder in try DeepStack.run { try value.encode(to: encoder) } }
    }

    @inline(never)
    private func kind(of type: Any.Type) -> Kind {
        if type is any ValueModel.Type { return .model }
        if type == String.self { return .text }
        if type == Int.self { return .int }
        if type == Double.self { return .double }
        if type == Date.self { return .date }
        if type == Data.self { return .data }
        if type == URL.self { return .url }
        if type == Decimal.self { return .decimal }
        if case .useDefaultKeys = strategies.keyEncodingStrategy { return .itself }
        return type is any EncodableTextDictionary.Type ? .textDictionary : .itself
    }

    /// What the body encodes, if anything.
    private func encoded(_ place: EncodingPlace, _ body: (CodableEncoding) throws -> Void) throws -> EncodedValue? {
        let encoder = CodableEncoding(self, place)
        try body(encoder)
        return encoder.value
    }

    private func encoded(date: Date, _ place: EncodingPlace) throws -> EncodedValue? {
        switch strategies.dateEncodingStrategy {
        case .secondsSince1970: return .double(date.timeIntervalSince1970)
        case .millisecondsSince1970: return .double(date.timeIntervalSince1970 * 1000)
        case .iso8601: return .text(try RFC3339.written(date))
        case .custom(let encode): return try encoded(place) { try encode(date, $0) }
        default: return try encoded(place) { try date.encode(to: $0) }
        }
    }

    private func encoded(data: Data, _ place: EncodingPlace) throws -> EncodedValue? {
        switch strategies.dataEncodingStrategy {
        case .base64: return .text(Base64Text.text(of: data))
        case .custom(let encode): return try encoded(place) { try encode(data, $0) }
        default: return try encoded(place) { try data.encode(to: $0) }
        }
    }

    /// What stands for a number; the strategy's texts for infinities and not-a-number.
    @inline(__always)
    func encoded(double value: Double, _ place: @autoclosure () -> EncodingPlace) throws -> EncodedValue {
        value.isFinite ? .double(value) : try encoded(nonFinite: value, place())
    }

    @inline(never)
    func encoded(nonFinite value: Double, _ place: EncodingPlace) throws -> EncodedValue {
        if case .convertToString(let infinity, let negative, let nan) = strategies.nonConformingFloatEncodingStrategy {
            return .text(value.isNaN ? nan : value > 0 ? infinity : negative)
        }
        throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
                codingPath: place.codingPath, debugDescription: "\(value) is no number in JSON"))
    }

    /// The key of an object for a key of a type.
    func written(_ key: any CodingKey, _ path: EncodingPath) -> String {
        switch strategies.keyEncodingStrategy {
        case .convertToSnakeCase: SnakeCase.snakeCase(of: key.stringValue)
        case .custom(let convert): convert(path.key(key).codingPath).stringValue
        default: key.stringValue
        }
    }
}

/// Dictionaries whose keys are text: no strategy converts them.
private protocol EncodableTextDictionary {
    func encoded(_ document: EncodedDocument, _ place: EncodingPlace) throws -> EncodedValue
}

extension Dictionary: EncodableTextDictionary where Key == String, Value: Encodable {
    fileprivate func encoded(_ document: EncodedDocument, _ place: EncodingPlace) throws -> EncodedValue {
        let (object, path) = (EncodedObject(), EncodingPath(place))
        for (key, value) in self { object.put(try document.encoded(value, path.key(CodablePathKey(key))), at: key) }
        return .object(object)
    }
}
