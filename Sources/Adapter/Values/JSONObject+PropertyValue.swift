extension JSONObject: PropertyValue {
    /// Reads an object; of a key that comes twice the last value wins, in the first's place.
    public static func read(from reader: ValueReader) throws -> JSONObject {
        if let reader = reader as? JSONReader, reader.readsValuesFast { return try reader.takeObject() }
        return try readMembers(from: reader)
    }

    /// Writes an object, its keys in their order; sorted where the adapter's format says so.
    public func write(to writer: ValueWriter) throws {
        if let writer = writer as? JSONWriter, writer.putsValuesFast { return try writer.putValue(.object(self)) }
        // One inside another value keeps its order, or is sorted, where it is written at last.
        if let members = writer as? MembersWriter, members.keeps(self) { return }
        try writeMembers(to: writer)
    }

    /// Reads an object over the neutral calls.
    static func readMembers(from reader: ValueReader) throws -> JSONObject {
        try reader.beginMap()
        return try DeepStack.run {
            var object = JSONObject()
            var faults: [ModelError] = []
            do {
                while let key = try reader.nextKey() {
                    let place = reader.place
                    do { object.updateValue(try JSONValue.read(from: reader), forKey: key) } catch {
                        let located = ModelError.wrapping(error, offset: place.position).inside(.key(key))
                        guard reader.collectsErrors, reader.canGoOn(after: located) else { throw located }
                        faults.append(located)
                        try reader.goBack(to: place)
                        do { try reader.skipValue() } catch { throw ModelError.wrapping(error).inside(.key(key)) }
                    }
                }
            } catch {
                // What ends the object comes behind what was noted before.
                faults.append(.wrapping(error))
            }
            if let fault = ModelError.joined(faults) { throw fault }
            return object
        }
    }

    /// Writes an object over the neutral calls.
    func writeMembers(to writer: ValueWriter) throws {
        try writer.beginMap(count: count)
        try DeepStack.run { try writeEach(to: writer) }
        try writer.endMap()
    }

    private func writeEach(to writer: ValueWriter) throws {
        for index in writingOrder(for: writer) {
            let (key, value) = self[index]
            do {
                try writer.writeKey(key)
                try value.write(to: writer)
            } catch {
                throw ModelError.wrapping(error).inside(.key(key))
            }
        }
    }

    private func writingOrder(for writer: ValueWriter) -> [Int] {
        guard let writer = writer as? JSONWriter, writer.options.format.contains(.sorted) else { return Array(indices) }
        return Order.positions(count) { keys[$0].precedesByBytes(keys[$1]) }
    }
}
