/// The elements of a list, one after the other.
struct CodableUnkeyedContainer: UnkeyedDecodingContainer {
    private let document: CodableDocument
    private let node: Int32
    private var place: Int32
    private(set) var currentIndex = 0

    init(_ document: CodableDocument, _ node: Int32) {
        self.document = document
        self.node = node
        place = node + 1
    }

    var codingPath: [any CodingKey] { document.path(of: node) }
    var count: Int? { Int(document.nodes[node].count) }
    var isAtEnd: Bool { place >= document.nodes[node].next }

    /// Reads the element that comes, and goes on to the next where that succeeds.
    @inline(__always)
    private mutating func next<Value>(_ type: Any.Type, _ read: (CodableCursor) throws -> Value) throws -> Value {
        if isAtEnd { throw ended(type) }
        let value = try read(CodableCursor(document: document, node: place))
        pass()
        return value
    }

    private mutating func pass() {
        place = document.nodes[place].next
        currentIndex += 1
    }

    private func ended(_ type: Any.Type) -> any Error {
        let error = ModelError(
            .missingKey, expected: "a further element", found: "the end of the list", offset: document.start(of: node))
        return DecodingError.valueNotFound(
            type,
            DecodingError.Context(
                codingPath: codingPath + [CodablePathKey(index: currentIndex)], debugDescription: error.headline,
                underlyingError: error))
    }

    mutating func decodeNil() throws -> Bool {
        if isAtEnd { throw ended(Any?.self) }
        guard document.kind(place) == .null else { return false }
        pass()
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: String.Type) throws -> String { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next(type) { try $0.decode(type) } }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next(type) { try $0.decode(type) }
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    {
        try next(type) { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next([Any].self) { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next((any Decoder).self) { $0 } }
}
