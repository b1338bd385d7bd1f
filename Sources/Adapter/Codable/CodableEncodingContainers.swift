/// Fills an object.
struct CodableKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let object: EncodedObject
    let document: EncodedDocument
    let path: EncodingPath
    var codingPath: [any CodingKey] { path.place.codingPath }

    private func put(_ value: EncodedValue, _ key: Key) { object.put(value, at: document.written(key, path)) }

    mutating func encodeNil(forKey key: Key) throws { put(.null, key) }
    mutating func encode(_ value: Bool, forKey key: Key) throws { put(.bool(value), key) }
    mutating func encode(_ value: String, forKey key: Key) throws { put(.text(value), key) }
    mutating func encode(_ value: Double, forKey key: Key) throws {
        put(try document.encoded(double: value, path.key(key)), key)
    }
    mutating func encode(_ value: Float, forKey key: Key) throws {
        put(value.isFinite ? .float(value) : try document.encoded(nonFinite: Double(value), path.key(key)), key)
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
        put(try document.encoded(value, path.key(key)), key)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        let name = document.written(key, path)
        let nested: EncodedObject
        if case .object(let known)? = object.value(at: name) { nested = known } else { nested = EncodedObject() }
        object.put(.object(nested), at: name)
        return KeyedEncodingContainer(
            CodableKeyedEncoding<Nested>(object: nested, document: document, path: EncodingPath(path.key(key))))
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let name = document.written(key, path)
        let nested: EncodedList
        if case .list(let known)? = object.value(at: name) { nested = known } else { nested = EncodedList() }
        object.put(.list(nested), at: name)
        return CodableUnkeyedEncoding(list: nested, document: document, path: EncodingPath(path.key(key)))
    }

    mutating func superEncoder() -> any Encoder { superEncoder(CodablePathKey.superKey) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { superEncoder(key) }

    private func superEncoder(_ key: any CodingKey) -> any Encoder {
        let name = document.written(key, path)
        object.put(.object(EncodedObject()), at: name)
        return CodableEncoding(document, path.key(key)) { [object] in object.put($0, at: name) }
    }
}

/// Fills a list.
struct CodableUnkeyedEncoding: UnkeyedEncodingContainer {
    let list: EncodedList
    let document: EncodedDocument
    let path: EncodingPath
    var codingPath: [any CodingKey] { path.place.codingPath }

    var count: Int { list.values.count }

    mutating func encodeNil() throws { list.values.append(.null) }
    mutating func encode(_ value: Bool) throws { list.values.append(.bool(value)) }
    mutating func encode(_ value: String) throws { list.values.append(.text(value)) }
    mutating func encode(_ value: Double) throws {
        list.values.append(try document.encoded(double: value, path.index(count)))
    }
    mutating func encode(_ value: Float) throws {
        list.values.append(
            value.isFinite ? .float(value) : try document.encoded(nonFinite: Double(value), path.index(count)))
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
        list.values.append(try document.encoded(value, path.index(count)))
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        let (nested, place) = (EncodedObject(), path.index(count))
        list.values.append(.object(nested))
        return KeyedEncodingContainer(
            CodableKeyedEncoding<Nested>(object: nested, document: document, path: EncodingPath(place)))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let (nested, place) = (EncodedList(), path.index(count))
        list.values.append(.list(nested))
        return CodableUnkeyedEncoding(list: nested, document: document, path: EncodingPath(place))
    }

    mutating func superEncoder() -> any Encoder {
        let index = count
        list.values.append(.object(EncodedObject()))
        return CodableEncoding(document, path.index(index)) { [list] in list.values[index] = $0 }
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
        encoder.value = try encoder.document.encoded(double: value, encoder.place)
    }
    mutating func encode(_ value: Float) throws {
        encoder.value =
            value.isFinite ? .float(value) : try encoder.document.encoded(nonFinite: Double(value), encoder.place)
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
        encoder.value = try encoder.document.encoded(value, encoder.place)
    }
}
