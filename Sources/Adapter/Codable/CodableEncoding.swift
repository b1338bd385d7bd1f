#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An encoder at one place of what is being encoded.
final class CodableEncoding: Encoder {
    let strategies: CodableStrategies
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { strategies.userInfo }
    /// What has been encoded here.
    var value: EncodedValue?
    /// What takes the value of a super encoder when it goes.
    private let store: ((EncodedValue) -> Void)?

    init(
        _ strategies: CodableStrategies, _ codingPath: [any CodingKey] = [],
        store: ((EncodedValue) -> Void)? = nil
    ) {
        self.strategies = strategies
        self.codingPath = codingPath
        self.store = store
    }

    deinit { store?(value ?? .object(EncodedObject())) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let object: EncodedObject
        if case .object(let known)? = value { object = known } else { object = EncodedObject() }
        value = .object(object)
        return KeyedEncodingContainer(
            CodableKeyedEncoding(object: object, strategies: strategies, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        let list: EncodedList
        if case .list(let known)? = value { list = known } else { list = EncodedList() }
        value = .list(list)
        return CodableUnkeyedEncoding(list: list, strategies: strategies, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { CodableSingleEncoding(encoder: self) }
}

extension CodableStrategies {
    private func encodedOrNothing<Value: Encodable>(
        _ value: Value, _ path: [any CodingKey], _ key: (any CodingKey)?
    ) throws -> EncodedValue? {
        if let model = value as? any ValueModel { return .property(model) }
        switch value {
        case let value as Date: return try encoded(date: value, path, key)
        case let value as Data: return try encoded(data: value, path, key)
        case let value as URL: return .text(value.absoluteString)
        case let value as Decimal: return .decimal(value)
        case let value as any EncodableTextDictionary where convertsKeys:
            return try value.encoded(self, path + (key.map { [$0] } ?? []))
        default:
            return try encoded(path, key) { encoder in
                if DeepStack.isLow {
                    try DeepStack.onFreshStack { try value.encode(to: encoder) }
                } else {
                    try value.encode(to: encoder)
                }
            }
        }
    }

    /// What is encoded for the whole value. A type that encodes nothing has no JSON.
    func whole<Value: Encodable>(_ value: Value) throws -> EncodedValue {
        if let encoded = try encodedOrNothing(value, [], nil) { return encoded }
        throw EncodingError.invalidValue(
            value,
            EncodingError.Context(codingPath: [], debugDescription: "\(Value.self) did not encode any value"))
    }

    /// What is encoded for a value of any Codable type; an empty object where it encodes nothing.
    func encoded<Value: Encodable>(
        _ value: Value, _ path: [any CodingKey], _ key: (any CodingKey)? = nil
    ) throws -> EncodedValue {
        try encodedOrNothing(value, path, key) ?? .object(EncodedObject())
    }

    private var convertsKeys: Bool {
        if case .useDefaultKeys = keyEncodingStrategy { false } else { true }
    }

    /// What the body encodes, if anything.
    private func encoded(
        _ path: [any CodingKey], _ key: (any CodingKey)?, _ body: (CodableEncoding) throws -> Void
    ) throws -> EncodedValue? {
        let encoder = CodableEncoding(self, path + (key.map { [$0] } ?? []))
        try body(encoder)
        return encoder.value
    }

    private func encoded(date: Date, _ path: [any CodingKey], _ key: (any CodingKey)?) throws -> EncodedValue? {
        switch dateEncodingStrategy {
        case .secondsSince1970: return .double(date.timeIntervalSince1970)
        case .millisecondsSince1970: return .double(date.timeIntervalSince1970 * 1000)
        case .iso8601: return .text(try RFC3339.written(date))
        case .custom(let encode): return try encoded(path, key) { try encode(date, $0) }
        default: return try encoded(path, key) { try date.encode(to: $0) }
        }
    }

    private func encoded(data: Data, _ path: [any CodingKey], _ key: (any CodingKey)?) throws -> EncodedValue? {
        switch dataEncodingStrategy {
        case .base64: return .text(Base64Text.text(of: data))
        case .custom(let encode): return try encoded(path, key) { try encode(data, $0) }
        default: return try encoded(path, key) { try data.encode(to: $0) }
        }
    }

    /// What stands for a number; the strategy's texts for infinities and not-a-number.
    func encoded(double value: Double, _ path: [any CodingKey], _ key: (any CodingKey)?) throws -> EncodedValue {
        if value.isFinite { return .double(value) }
        if case .convertToString(let infinity, let negative, let nan) = nonConformingFloatEncodingStrategy {
            return .text(value.isNaN ? nan : value > 0 ? infinity : negative)
        }
        throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
                codingPath: path + (key.map { [$0] } ?? []), debugDescription: "\(value) is no number in JSON"))
    }

    /// The key of an object for a key of a type.
    func written(_ key: any CodingKey, _ path: [any CodingKey]) -> String {
        switch keyEncodingStrategy {
        case .convertToSnakeCase: SnakeCase.snakeCase(of: key.stringValue)
        case .custom(let convert): convert(path + [key]).stringValue
        default: key.stringValue
        }
    }
}

/// Dictionaries whose keys are text: no strategy converts them.
private protocol EncodableTextDictionary {
    func encoded(_ strategies: CodableStrategies, _ path: [any CodingKey]) throws -> EncodedValue
}

extension Dictionary: EncodableTextDictionary where Key == String, Value: Encodable {
    fileprivate func encoded(_ strategies: CodableStrategies, _ path: [any CodingKey]) throws -> EncodedValue {
        let object = EncodedObject()
        for (key, value) in self { object.put(try strategies.encoded(value, path, CodablePathKey(key)), at: key) }
        return .object(object)
    }
}
