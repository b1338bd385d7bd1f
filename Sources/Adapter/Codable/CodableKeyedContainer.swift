/// The members of an object, by the keys of a type.
struct CodableKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let document: CodableDocument
    let node: Int32

    var codingPath: [any CodingKey] { document.path(of: node) }
    var allKeys: [Key] { document.keys(of: node).compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { document.find(key.stringValue, in: node) != nil }

    @inline(__always)
    private func value(_ key: Key) throws -> Int32 {
        if let value = document.find(key.stringValue, in: node) { return value }
        throw document.missing(key, in: node)
    }

    /// The value, unless there is none or it is null.
    @inline(__always)
    private func present(_ key: Key) -> Int32? {
        guard let value = document.find(key.stringValue, in: node), document.kind(value) != .null else { return nil }
        return value
    }

    func decodeNil(forKey key: Key) throws -> Bool { document.kind(try value(key)) == .null }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try document.bool(try value(key)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try document.text(try value(key)) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try document.double(try value(key)) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try document.float(try value(key)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { Int(try document.signed(try value(key), 64, type)) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try at(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try at(key).decode(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try at(key).decode(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try at(key).decode(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try at(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try at(key).decode(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try at(key).decode(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try at(key).decode(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try at(key).decode(type) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try document.decode(type, try value(key))
    }

    // PERF: the commonest of those that would otherwise look for the key three times.
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try present(key).map(document.bool) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try present(key).map(document.text) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try present(key).map(document.double)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try present(key).map { Int(try document.signed($0, 64, type)) }
    }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try present(key).map { try document.signed($0, 64, type) }
    }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try present(key).map { try document.decode(type, $0) }
    }

    private func at(_ key: Key) throws -> CodableCursor { CodableCursor(document: document, node: try value(key)) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try at(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try at(key).unkeyedContainer()
    }

    /// The decoder of what stands under `super`; of null where nothing does.
    func superDecoder() throws -> any Decoder { superDecoder(CodablePathKey.superKey) }
    func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(key) }

    private func superDecoder(_ key: any CodingKey) -> CodableCursor {
        CodableCursor(
            document: document, node: document.find(key.stringValue, in: node) ?? document.absent(key, in: node))
    }
}
