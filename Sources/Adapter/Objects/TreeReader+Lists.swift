extension TreeReader {
    /// Reads a list; lists of plain texts and numbers without a call an element.
    func takeList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        switch next {
        case .list(let values): try takeElements(values.count, of: type) { self.tree(values[$0]) }
        case .elements(let values): try takeElements(values.count, of: type) { TreeValue(values[$0]) }
        default: throw mismatch("a list")
        }
    }

    private func takeElements<Element: PropertyValue>(
        _ count: Int, of type: Element.Type, _ value: (Int) -> TreeValue
    ) throws -> [Element] {
        try enterContainer()
        if needsFreshStack {
            return try DeepStack.onFreshStack { try self.takeAll(count, of: type, value) }
        }
        return try takeAll(count, of: type, value)
    }

    private func takeAll<Element: PropertyValue>(
        _ count: Int, of type: Element.Type, _ value: (Int) -> TreeValue
    ) throws -> [Element] {
        let limit = adapter.reading.limits.list
        let (plan, openDepth, openFrames) = (expected, depth, frames.count)
        var faults: [ModelError] = []
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for index in 0..<count {
            if index == limit {
                faults.append(tooManyElements())
                break
            }
            expected = plan
            next = value(index)
            do {
                elements.append(try forgettingMarks { try Element.read(from: self) })
                if depth != openDepth { throw unfinished() }
            } catch {
                let located = ModelError.wrapping(error).inside(.index(index))
                faults.append(located)
                guard collectsErrors, canGoOn(after: located) else { break }
                leaveFrames(to: openFrames)
                depth = openDepth
            }
        }
        if let fault = ModelError.joined(faults) { throw fault }
        leaveContainer()
        return elements
    }
}
