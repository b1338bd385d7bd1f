/// Fills an object.
struct CodableKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let object: EncodedObject
    let strategies: CodableStrategies
    let codingPath: [any CodingKey]

    private func put(_ value: EncodedValue, _ key: Key) { object.put(value, at: strategies.written(key, codingPath)) }

    mutating func encodeNil(forKey key: Key) throws { put(.null, key) }
    mutating func encode(_ value: Bool, forKey key: Key) throws { put(.bool(value), key) }
    mutating func encode(_ value: String, forKey key: Key) throws { put(.text(value), key) }
    mutating func encode(_ value: Double, forKey key: Key) throws {
        put(try strategies.encoded(double: value, codingPath, key), key)
    }
    mutating func encode(_ value: Float, forKey key: Key) throws {
        put(value.isFinite ? .float(value) : try strategies.encoded(double: Double(value), codingPath, key), key)
    }
    mutating func encode(_ value: Int, forKey key: Key) throws { put(.signed(Int64(value)), key) }
    mutating func encode(_ value: Int8, forKey key: Key) throws { put(.signed(Int64(value)), key) }
    mutating func encode(_ value: Int16, forKey key: Key) throws { put(.signed(Int64(value)), key) }
    mutating func encode(_ value: Int32, forKey key: Key) throws { put(.signed(Int64(value)), key) }
    mutating func encode(_ value: Int64, forKey key: Key) throws { put(.signed(value), key) }
    mutating func encode(_ value: UInt, forKey key: Key) throws { put(.unsigned(UInt64(value)), key) }
    mutating func encode(_ value: UInt8, forKey key: Key) throws { put(.unsigned(UInt64(value)), key) }
    mutating func encode(_ value: UInt16, forKey key: Key) throws { put(.unsigned(UInt64(value)), key) }
    mutating func encode(_ value: UInt32, forKey key: Key) throws { put(.unsigned(UInt64(value)), key) }
    mutating func encode(_ value: UInt64, forKey key: Key) throws { put(.unsigned(value), key) }
    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        put(try strategies.encoded(value, codingPath, key), key)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        let name = strategies.written(key, codingPath)
        let nested: EncodedObject
        if case .object(let known)? = object.value(at: name) { nested = known } else { nested = EncodedObject() }
        object.put(.object(nested), at: name)
        return KeyedEncodingContainer(
            CodableKeyedEncoding<Nested>(object: nested, strategies: strategies, codingPath: codingPath + [key]))
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let name = strategies.written(key, codingPath)
        let nested: EncodedList
        if case .list(let known)? = object.value(at: name) { nested = known } else { nested = EncodedList() }
        object.put(.list(nested), at: name)
        return CodableUnkeyedEncoding(list: nested, strategies: strategies, codingPath: codingPath + [key])
    }

    mutating func superEncoder() -> any Encoder { superEncoder(CodablePathKey.superKey) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { superEncoder(key) }

    private func superEncoder(_ key: any CodingKey) -> any Encoder {
        let name = strategies.written(key, codingPath)
        object.put(.object(EncodedObject()), at: name)
        return CodableEncoding(strategies, codingPath + [key]) { [object] in object.put($0, at: name) }
    }
}

/// Fills a list.
struct CodableUnkeyedEncoding: UnkeyedEncodingContainer {
    let list: EncodedList
    let strategies: CodableStrategies
    let codingPath: [any CodingKey]

    var count: Int { list.values.count }
    private var key: CodablePathKey { CodablePathKey(index: count) }

    mutating func encodeNil() throws { list.values.append(.null) }
    mutating func encode(_ value: Bool) throws { list.values.append(.bool(value)) }
    mutating func encode(_ value: String) throws { list.values.append(.text(value)) }
    mutating func encode(_ value: Double) throws {
        list.values.append(try strategies.encoded(double: value, codingPath, key))
    }
    mutating func encode(_ value: Float) throws {
        list.values.append(
            value.isFinite ? .float(value) : try strategies.encoded(double: Double(value), codingPath, key))
    }
    mutating func encode(_ value: Int) throws { list.values.append(.signed(Int64(value))) }
    mutating func encode(_ value: Int8) throws { list.values.append(.signed(Int64(value))) }
    mutating func encode(_ value: Int16) throws { list.values.append(.signed(Int64(value))) }
    mutating func encode(_ value: Int32) throws { list.values.append(.signed(Int64(value))) }
    mutating func encode(_ value: Int64) throws { list.values.append(.signed(value)) }
    mutating func encode(_ value: UInt) throws { list.values.append(.unsigned(UInt64(value))) }
    mutating func encode(_ value: UInt8) throws { list.values.append(.unsigned(UInt64(value))) }
    mutating func encode(_ value: UInt16) throws { list.values.append(.unsigned(UInt64(value))) }
    mutating func encode(_ value: UInt32) throws { list.values.append(.unsigned(UInt64(value))) }
    mutating func encode(_ value: UInt64) throws { list.values.append(.unsigned(value)) }
    mutating func encode<Value: Encodable>(_ value: Value) throws {
        list.values.append(try strategies.encoded(value, codingPath, key))
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        let (nested, key) = (EncodedObject(), key)
        list.values.append(.object(nested))
        return KeyedEncodingContainer(
            CodableKeyedEncoding<Nested>(object: nested, strategies: strategies, codingPath: codingPath + [key]))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let (nested, key) = (EncodedList(), key)
        list.values.append(.list(nested))
        return CodableUnkeyedEncoding(list: nested, strategies: strategies, codingPath: codingPath + [key])
    }

    mutating func superEncoder() -> any Encoder {
        let (place, key) = (count, key)
        list.values.append(.object(EncodedObject()))
        return CodableEncoding(strategies, codingPath + [key]) { [list] in list.values[place] = $0 }
    }
}

/// Encodes one value where an encoder stands.
struct CodableSingleEncoding: SingleValueEncodingContainer {
    let encoder: CodableEncoding
    var codingPath: [any CodingKey] { encoder.codingPath }

    mutating func encodeNil() throws { encoder.value = .null }
    mutating func encode(_ value: Bool) throws { encoder.value = .bool(value) }
    mutating func encode(_ value: String) throws { encoder.value = .text(value) }
    mutating func encode(_ value: Double) throws {
        encoder.value = try encoder.strategies.encoded(double: value, codingPath, nil)
    }
    mutating func encode(_ value: Float) throws {
        encoder.value =
            value.isFinite ? .float(value) : try encoder.strategies.encoded(double: Double(value), codingPath, nil)
    }
    mutating func encode(_ value: Int) throws { encoder.value = .signed(Int64(value)) }
    mutating func encode(_ value: Int8) throws { encoder.value = .signed(Int64(value)) }
    mutating func encode(_ value: Int16) throws { encoder.value = .signed(Int64(value)) }
    mutating func encode(_ value: Int32) throws { encoder.value = .signed(Int64(value)) }
    mutating func encode(_ value: Int64) throws { encoder.value = .signed(value) }
    mutating func encode(_ value: UInt) throws { encoder.value = .unsigned(UInt64(value)) }
    mutating func encode(_ value: UInt8) throws { encoder.value = .unsigned(UInt64(value)) }
    mutating func encode(_ value: UInt16) throws { encoder.value = .unsigned(UInt64(value)) }
    mutating func encode(_ value: UInt32) throws { encoder.value = .unsigned(UInt64(value)) }
    mutating func encode(_ value: UInt64) throws { encoder.value = .unsigned(value) }
    mutating func encode<Value: Encodable>(_ value: Value) throws {
        encoder.value = try encoder.strategies.encoded(value, codingPath)
    }
}
