extension JSONWriter {
    /// Writes a list, lists of plain numbers and texts without a call an element.
    func putList<Element: PropertyValue>(_ values: [Element]) throws {
        if isPretty { return try writeElements(values) }
        if needsFreshStack { return try DeepStack.onFreshStack { try putCompact(values) } }
        try putCompact(values)
    }

    private func putCompact<Element: PropertyValue>(_ values: [Element]) throws {
        try open(UInt8(ascii: "["), isList: true)
        if let ints = values as? [Int], Element.self == Int.self {
            for value in ints {
                separate()
                buffer.reserve(NumberText.room)
                buffer.appendUnchecked(Int64(value))
            }
        } else if Element.self == Double.self, let doubles = values as? [Double] {
            for (index, value) in doubles.enumerated() {
                separate()
                do { try putDouble(value) } catch { throw ModelError.wrapping(error).inside(.index(index)) }
            }
        } else if Element.self == String.self, let texts = values as? [String] {
            for text in texts {
                separate()
                buffer.appendText(text, escapesSlashes: escapesSlashes)
            }
        } else {
            let plan = expected
            for index in values.indices {
                expected = plan
                do { try values[index].write(to: self) } catch {
                    throw ModelError.wrapping(error).inside(.index(index))
                }
            }
        }
        close(UInt8(ascii: "]"))
    }

    /// Writes the elements of a set in the order of their bytes.
    func putSet<Element: PropertyValue>(_ values: Set<Element>) throws {
        try open(UInt8(ascii: "["), isList: true)
        let start = buffer.count
        var elements: [[UInt8]] = []
        for value in values {
            isFirst = true
            try value.write(to: self)
            elements.append(buffer.bytes(from: start))
            buffer.truncate(to: start)
        }
        elements.sort { $0.lexicographicallyPrecedes($1) }
        isFirst = true
        for element in elements {
            if !isFirst {
                buffer.reserve(1)
                buffer.appendUnchecked(UInt8(ascii: ","))
            }
            isFirst = false
            buffer.append(element)
        }
        close(UInt8(ascii: "]"))
    }
}
