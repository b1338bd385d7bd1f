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

/// Dictionaries and optional ones, found behind a type that is not known.
protocol KeyedValue: PropertyValue {
    /// Writes the entries, and null for each key that a former value had and this one has not.
    func write(over former: any PropertyValue, to writer: ValueWriter) throws
}

extension Dictionary: KeyedValue where Key: PropertyValue, Value: PropertyValue {
    func write(over former: any PropertyValue, to writer: ValueWriter) throws {
        try write(over: former, to: writer) { try $0.writeWhole(over: $1, to: $2) }
    }

    /// The same, with each value written as the function says, which also gets the value's former one.
    func write(
        over former: any PropertyValue, to writer: ValueWriter, by write: (Value, Value?, ValueWriter) throws -> Void
    ) throws {
        let former = former as? [Key: Value] ?? [:]
        var entries: [(key: String, value: Value?, former: Value?)] = []
        for (key, value) in self { entries.append((try key.keyText(), value, former[key])) }
        for key in former.keys where self[key] == nil { entries.append((try key.keyText(), nil, nil)) }
        let order = Order.positions(entries.count) { entries[$0].key.precedesByBytes(entries[$1].key) }
        try writer.beginMap(count: entries.count)
        for entry in entries.elements(at: order) {
            try writer.writeKey(entry.key)
            do {
                if let value = entry.value {
                    try write(value, entry.former, writer)
                } else {
                    try writer.writeNil()
                }
            } catch { throw ModelError.wrapping(error).inside(.key(entry.key)) }
        }
        try writer.endMap()
    }
}

extension PropertyValue {
    /// Whether the values are models or dictionaries, or optionals of them.
    static var isObject: Bool {
        self is any ValueModel.Type || self is any OptionalModel.Type || self is any KeyedValue.Type
    }
}

extension Optional: KeyedValue where Wrapped: KeyedValue {
    func write(over former: any PropertyValue, to writer: ValueWriter) throws {
        guard let self else { return try writer.writeNil() }
        try self.write(over: former, to: writer)
    }
}

extension PropertyValue {
    /// Writes the value so that merging it into its former one leaves exactly it: where an object stands, null for what
    /// it has not.
    func writeWhole(over former: (any PropertyValue)?, to writer: ValueWriter) throws {
        if let model = self as? any ValueModel { return try model.writeAll(over: former, to: writer) }
        if let former, let keyed = self as? any KeyedValue { return try keyed.write(over: former, to: writer) }
        try write(to: writer)
    }
}

extension ValueModel {
    /// Writes every row, nil too, each over its former value.
    fileprivate func writeAll(over former: (any PropertyValue)?, to writer: ValueWriter) throws {
        try writer.writeChanges(Changes(all: self, over: former as? Self))
    }
}

extension ValueReader {
    /// Reads an object as a dictionary, each value by its type or as the function says.
    final func readMap<Key: PropertyValue, Value: PropertyValue>(
        of keys: Key.Type, _ values: Value.Type, by read: ((ValueReader) throws -> Value)? = nil
    ) throws -> [Key: Value] {
        let start = position
        let drops = dropsNulls && Value.nilValue == nil
        let dropsBad = dropsBadElements
        if dropsBad { dropsBadElements = values is any ElementCollection.Type }
        defer { dropsBadElements = dropsBad }
        entersDictionary = true
        try beginMap()
        return try DeepStack.run {
            var result: [Key: Value] = [:]
            var spellings: [Key: String] = [:]
            var faults: [ModelError] = []
            do {
                while let text = try nextKey() {
                    let component = PathStep.key(text)
                    let place = self.place
                    let mark = notes?.count ?? 0
                    do {
                        if drops, try readNil() { continue }
                        let key = try Key.value(ofKey: text)
                        let value = try noting(component) { try read?(self) ?? Value.read(from: self) }
                        let count = result.count
                        result[key] = value
                        if result.count > count {
                            if keys != String.self, try !key.keyText().isSpelled(text) { spellings[key] = text }
                            continue
                        }
                        let earlier =
                            try spellings[key] ?? result.index(forKey: key).map { try result[$0].key.keyText() }
                        guard let earlier else { continue }
                        if !earlier.isSpelled(text) {
                            throw ModelError(
                                .keyCollision, expected: "keys that differ",
                                found: "\(text.quoted(limit: 60)) beside \(earlier.quoted(limit: 60))", offset: start)
                        }
                    } catch {
                        let fault = ModelError.wrapping(error, offset: place.position)
                        if dropsBad, try drop(fault, component, at: place, since: mark) { continue }
                        let located = fault.inside(component)
                        guard collectsErrors, canGoOn(after: located) else { throw located }
                        faults.append(located)
                        try goBack(to: place)
                        do { try skipValue() } catch { throw ModelError.wrapping(error).inside(component) }
                    }
                }
            } catch {
                // What ends the object comes behind what was noted before.
                faults.append(.wrapping(error))
            }
            if let fault = ModelError.joined(faults) { throw fault }
            return result
        }
    }
}

extension ValueWriter {
    /// Writes a dictionary as an object, each value by its type or as the function says.
    final func writeMap<Key: PropertyValue, Value: PropertyValue>(
        _ map: [Key: Value], by write: ((Value, ValueWriter) throws -> Void)? = nil
    ) throws {
        var keys: [String] = []
        var values: [Value] = []
        keys.reserveCapacity(map.count)
        values.reserveCapacity(map.count)
        // PERF: one after the other; a loop over pairs copies each value twice.
        for key in map.keys { keys.append(try key.keyText()) }
        for value in map.values { values.append(value) }
        let order = Order.positions(ofBytes: keys)
        try beginMap(count: keys.count)
        if needsFreshStack {
            try DeepStack.onFreshStack { try writeEntries(keys, values, order, write) }
        } else {
            try writeEntries(keys, values, order, write)
        }
        try endMap()
    }

    private final func writeEntries<Value: PropertyValue>(
        _ keys: [String], _ values: [Value], _ order: [Int], _ write: ((Value, ValueWriter) throws -> Void)?
    ) throws {
        var previous: String?
        try values.withSlots { slots in
            for index in order {
                let key = keys[index]
                if let previous, previous.isSpelled(key) {
                    throw ModelError(.keyCollision, expected: "keys that differ", found: key.quoted(limit: 60))
                }
                previous = key
                do {
                    try writeKey(key)
                    if let write { try write(values[index], self) } else { try Value.write(slots(index), to: self) }
                } catch {
                    throw ModelError.wrapping(error).inside(.key(key))
                }
            }
        }
    }
}
