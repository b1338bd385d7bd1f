extension Dictionary: PropertyValue where Key: PropertyValue, Value: PropertyValue {
    /// Reads an object; of a key that comes twice the last value wins, and two keys that Swift holds for one are
    /// *key collision* (R5).
    public static func read(from reader: ValueReader) throws -> [Key: Value] {
        try reader.readMap(of: Key.self, Value.self)
    }

    /// Writes an object, its keys sorted by their UTF-8 bytes.
    public func write(to writer: ValueWriter) throws { try writer.writeMap(self) }

    /// The models that a value may hold.
    public static var modelTypes: [any ValueModel.Type] { Value.modelTypes }
}

extension ValueReader {
    fileprivate final func readMap<Key: PropertyValue, Value: PropertyValue>(
        of keys: Key.Type, _ values: Value.Type
    ) throws -> [Key: Value] {
        let start = position
        try beginMap()
        return try DeepStack.run {
            var result: [Key: Value] = [:]
            var spellings: [Key: String] = [:]
            while let text = try nextKey() {
                let component = PathComponent.key(text)
                do {
                    let key = try Key.value(ofKey: text)
                    let value = try Value.read(from: self)
                    let count = result.count
                    result[key] = value
                    if result.count > count {
                        if keys != String.self, try !key.keyText().isSpelled(text) { spellings[key] = text }
                        continue
                    }
                    let earlier = try spellings[key] ?? result.index(forKey: key).map { try result[$0].key.keyText() }
                    guard let earlier else { continue }
                    if !earlier.isSpelled(text) {
                        throw ModelError(
                            .keyCollision, expected: "keys that differ",
                            found: "\(text.quoted(limit: 60)) beside \(earlier.quoted(limit: 60))", offset: start)
                    }
                } catch {
                    throw ModelError.wrapping(error, offset: valueStart).inside(component)
                }
            }
            return result
        }
    }
}

extension ValueWriter {
    fileprivate final func writeMap<Key: PropertyValue, Value: PropertyValue>(_ values: [Key: Value]) throws {
        var entries: [(key: String, value: Value)] = []
        entries.reserveCapacity(values.count)
        for (key, value) in values { entries.append((try key.keyText(), value)) }
        entries.sort { $0.key.precedesByBytes($1.key) }
        try beginMap(count: entries.count)
        try DeepStack.run {
            var previous: String?
            for (key, value) in entries {
                if let previous, previous.isSpelled(key) {
                    throw ModelError(.keyCollision, expected: "keys that differ", found: key.quoted(limit: 60))
                }
                previous = key
                do {
                    try writeKey(key)
                    try value.write(to: self)
                } catch {
                    throw ModelError.wrapping(error).inside(.key(key))
                }
            }
        }
        try endMap()
    }
}

extension String {
    /// Whether both texts are the same scalars; `==` would hold canonically equal ones for the same (R5).
    @inline(__always)
    func isSpelled(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// The order of UTF-8 bytes, which is that of scalars.
    @inline(__always)
    func precedesByBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
