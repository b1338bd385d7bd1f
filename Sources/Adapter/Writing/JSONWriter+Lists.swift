extension JSONWriter {
    /// Writes a list, lists of plain numbers and texts without a call an element.
    func putList<Element: PropertyValue>(_ values: [Element]) throws {
        if isPretty { return try writeElements(values) }
        if needsFreshStack { return try DeepStack.onFreshStack { try putCompact(values) } }
        try putCompact(values)
    }

    private func putCompact<Element: PropertyValue>(_ values: [Element]) throws {
        try open(UInt8(ascii: "["), isList: true)
        if Element.self == Int.self {
            putInts(values.asList(of: Int.self))
        } else if Element.self == Double.self {
            try putDoubles(values.asList(of: Double.self))
        } else if Element.self == String.self {
            putTexts(values.asList(of: String.self))
        } else {
            let plan = expected
            try values.withSlots { slots in
                // PERF: `values.indices` asks the runtime for generic metadata each time.
                var index = 0
                while index < values.count {
                    expected = plan
                    let (start, openDepth) = (buffer.count, depth)
                    do {
                        try Element.write(slots(index), to: self)
                        if buffer.count == start || depth != openDepth { throw unfinished() }
                    } catch {
                        throw ModelError.wrapping(error).inside(.index(index))
                    }
                    index += 1
                }
            }
        }
        close(UInt8(ascii: "]"))
    }

    func putInts(_ values: [Int]) {
        for value in values {
            buffer.reserve(NumberText.room &+ 1)
            putComma()
            buffer.appendUnchecked(Int64(value))
        }
    }

    func putDoubles(_ values: [Double]) throws {
        for index in values.indices {
            buffer.reserve(NumberText.room &+ 1)
            putComma()
            guard values[index].isFinite else {
                do { try putDouble(values[index]) } catch { throw ModelError.wrapping(error).inside(.index(index)) }
                continue
            }
            buffer.appendUnchecked(values[index])
        }
    }

    func putTexts(_ values: [String]) {
        for text in values {
            buffer.reserve(1)
            putComma()
            buffer.appendText(text, escapesSlashes: escapesSlashes)
        }
    }

    /// Writes the comma before every element but the first; there is room for it.
    @inline(__always)
    private func putComma() {
        if isFirst { isFirst = false } else { buffer.appendUnchecked(UInt8(ascii: ",")) }
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
        isFirst = true
        for index in Order.positions(of: elements) {
            if !isFirst {
                buffer.reserve(1)
                buffer.appendUnchecked(UInt8(ascii: ","))
            }
            isFirst = false
            buffer.append(elements[index])
        }
        close(UInt8(ascii: "]"))
    }
}
