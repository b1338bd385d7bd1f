/// A decoder before one value of a document.
struct CodableCursor: Decoder, SingleValueDecodingContainer {
    let document: CodableDocument
    let node: Int32

    var codingPath: [any CodingKey] { document.path(of: node) }
    var userInfo: [CodingUserInfoKey: Any] { document.strategies.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard document.kind(node) == .object else {
            throw document.mismatch([String: Any].self, "an object", at: node)
        }
        return KeyedDecodingContainer(CodableKeyedContainer(document: document, node: node))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard document.kind(node) == .list else { throw document.mismatch([Any].self, "a list", at: node) }
        return CodableUnkeyedContainer(document, node)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { document.kind(node) == .null }
    func decode(_ type: Bool.Type) throws -> Bool { try document.bool(node) }
    func decode(_ type: String.Type) throws -> String { try document.text(node) }
    func decode(_ type: Double.Type) throws -> Double { try document.double(node) }
    func decode(_ type: Float.Type) throws -> Float { try document.float(node) }
    func decode(_ type: Int.Type) throws -> Int { Int(try document.signed(node, 64, type)) }
    func decode(_ type: Int8.Type) throws -> Int8 { Int8(try document.signed(node, 8, type)) }
    func decode(_ type: Int16.Type) throws -> Int16 { Int16(try document.signed(node, 16, type)) }
    func decode(_ type: Int32.Type) throws -> Int32 { Int32(try document.signed(node, 32, type)) }
    func decode(_ type: Int64.Type) throws -> Int64 { try document.signed(node, 64, type) }
    func decode(_ type: UInt.Type) throws -> UInt { UInt(try document.unsigned(node, 64, type)) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { UInt8(try document.unsigned(node, 8, type)) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { UInt16(try document.unsigned(node, 16, type)) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { UInt32(try document.unsigned(node, 32, type)) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try document.unsigned(node, 64, type) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try document.decode(type, node) }
}
