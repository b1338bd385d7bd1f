extension Array: PropertyValue where Element: PropertyValue {
    /// Reads a list; the first bad element is an error with its index in the path (R9).
    public static func read(from reader: ValueReader) throws -> [Element] { try reader.readList(of: Element.self) }
    /// Writes a list.
    public func write(to writer: ValueWriter) throws { try writer.writeList(self) }
    /// The models that an element may hold.
    public static var modelTypes: [any ValueModel.Type] { Element.modelTypes }
}

extension Set: PropertyValue where Element: PropertyValue {
    /// Reads a list; an element that comes twice is kept once.
    public static func read(from reader: ValueReader) throws -> Set<Element> {
        Set(try reader.readList(of: Element.self))
    }
    /// Writes a list whose order depends on the elements alone.
    public func write(to writer: ValueWriter) throws { try writer.writeSet(self) }
    /// The models that an element may hold.
    public static var modelTypes: [any ValueModel.Type] { Element.modelTypes }
}

extension Range: PropertyValue where Bound: PropertyValue {
    /// Reads a list of the lower bound and the upper bound.
    public static func read(from reader: ValueReader) throws -> Range<Bound> {
        let (lower, upper) = try reader.readBounds(of: Bound.self)
        return lower..<upper
    }
    /// The models that a bound may hold.
    public static var modelTypes: [any ValueModel.Type] { Bound.modelTypes }
    /// Writes a list of the two bounds.
    public func write(to writer: ValueWriter) throws { try writer.writeList([lowerBound, upperBound]) }
}

extension ClosedRange: PropertyValue where Bound: PropertyValue {
    /// Reads a list of the first and the last value.
    public static func read(from reader: ValueReader) throws -> ClosedRange<Bound> {
        let (lower, upper) = try reader.readBounds(of: Bound.self)
        return lower...upper
    }
    /// The models that a bound may hold.
    public static var modelTypes: [any ValueModel.Type] { Bound.modelTypes }
    /// Writes a list of the two bounds.
    public func write(to writer: ValueWriter) throws { try writer.writeList([lowerBound, upperBound]) }
}

extension ValueReader {
    fileprivate final func readBounds<Bound: PropertyValue & Comparable>(of type: Bound.Type) throws -> (Bound, Bound) {
        let start = position
        let bounds = try readList(of: type)
        guard bounds.count == 2, bounds[0] <= bounds[1] else {
            let found = bounds.count == 2 ? "bounds in the wrong order" : "a list of \(bounds.count)"
            throw ModelError(.typeMismatch, expected: "a list of two bounds in order", found: found, offset: start)
        }
        return (bounds[0], bounds[1])
    }

    /// Reads a list element by element over the neutral calls, each by its type or as the function says.
    final func readElements<Element: PropertyValue>(
        of type: Element.Type, by read: ((ValueReader) throws -> Element)? = nil
    ) throws -> [Element] {
        try beginList()
        let drops = dropsBadElements
        // What collections stand in a collection are like it; those of models inside are as their own rows say.
        if drops { dropsBadElements = type is any ElementCollection.Type }
        defer { dropsBadElements = drops }
        return try DeepStack.run {
            var elements: [Element] = []
            var faults: [ModelError] = []
            var index = 0
            do {
                while try nextElement() {
                    let place = self.place
                    let mark = notes?.count ?? 0
                    do {
                        elements.append(try noting(.index(index)) { try read?(self) ?? Element.read(from: self) })
                    } catch {
                        let fault = ModelError.wrapping(error, offset: place.position)
                        if drops, try drop(fault, .index(index), at: place, since: mark) {
                            index += 1
                            continue
                        }
                        let located = fault.inside(.index(index))
                        guard collectsErrors, canGoOn(after: located) else { throw located }
                        faults.append(located)
                        try goBack(to: place)
                        do { try skipValue() } catch { throw ModelError.wrapping(error).inside(.index(index)) }
                    }
                    index += 1
                }
            } catch {
                // What ends the list comes behind what was noted before.
                faults.append(.wrapping(error))
            }
            if let fault = ModelError.joined(faults) { throw fault }
            return elements
        }
    }
}

extension ValueWriter {
    /// Writes a list element by element over the neutral calls, each by its type or as the function says.
    final func writeElements<Elements: Collection>(
        _ elements: Elements, by write: ((Elements.Element, ValueWriter) throws -> Void)? = nil
    ) throws where Elements.Element: PropertyValue {
        try beginList(count: elements.count)
        try DeepStack.run {
            for (index, element) in elements.enumerated() {
                do { if let write { try write(element, self) } else { try element.write(to: self) } } catch {
                    throw ModelError.wrapping(error).inside(.index(index))
                }
            }
        }
        try endList()
    }
}
