extension JSONObject: PropertyValue {
    /// Whether both have the same keys with equal values, in whatever order.
    public static func == (first: JSONObject, second: JSONObject) -> Bool {
        guard first.count == second.count else { return false }
        return first.indices.allSatisfy { index in
            guard let other = second.shape.list.position(of: first.shape.list.keys[index], hint: index) else {
                return false
            }
            return first.values[index] == second.values[other]
        }
    }

    /// Feeds the members, their order left aside.
    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for (key, value) in self {
            var member = Hasher()
            member.combine(key.seededHash)
            value.hash(into: &member)
            sum &+= member.finalize()
        }
        hasher.combine(count)
        hasher.combine(sum)
    }

    /// Reads an object; of a key that comes twice the last value wins, in the first's place.
    public static func read(from reader: ValueReader) throws -> JSONObject {
        if let reader = reader as? JSONReader, reader.readsValuesFast { return try reader.takeObject() }
        try reader.beginMap()
        return try DeepStack.run {
            var object = JSONObject()
            while let key = try reader.nextKey() {
                do { object[key] = try JSONValue.read(from: reader) } catch {
                    throw ModelError.wrapping(error).inside(.key(key))
                }
            }
            return object
        }
    }

    /// Writes an object, its keys in their order.
    public func write(to writer: ValueWriter) throws {
        try writer.beginMap(count: count)
        try DeepStack.run {
            for (key, value) in self {
                do {
                    try writer.writeKey(key)
                    try value.write(to: writer)
                } catch {
                    throw ModelError.wrapping(error).inside(.key(key))
                }
            }
        }
        try writer.endMap()
    }
}
