extension TreeWriter {
    func putList<Element: PropertyValue>(_ values: [Element]) throws {
        if needsFreshStack { return try DeepStack.onFreshStack { try put(try self.list(values)) } }
        try put(try list(values))
    }

    /// A list; those of plain texts and numbers without a call an element.
    private func list<Element: PropertyValue>(_ values: [Element]) throws -> [Any] {
        try enterContainer()
        var list: [Any] = []
        list.reserveCapacity(values.count)
        if Element.self == String.self || Element.self == Int.self {
            for value in values { list.append(value) }
        } else {
            let plan = expected
            try values.withSlots { slots in
                for index in 0..<values.count {
                    expected = plan
                    do { list.append(try value { try Element.write(slots(index), to: self) }) } catch {
                        throw ModelError.wrapping(error).inside(.index(index))
                    }
                }
            }
        }
        leaveContainer()
        return list
    }

    /// Writes a set in the order of its elements' bytes.
    func putSet<Element: PropertyValue>(_ values: Set<Element>) throws {
        let elements = Array(values)
        let bytes = try elements.map { element in
            let writer = JSONWriter(options, plans, capacity: 64)
            try element.write(to: writer)
            try writer.finish()
            return writer.buffer.bytes(from: 0)
        }
        try putList(elements.elements(at: Order.positions(of: bytes)))
    }
}
