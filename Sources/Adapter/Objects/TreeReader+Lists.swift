extension TreeReader {
    /// Reads a list; elements that are just a text or a number are taken without a call.
    func takeList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        switch next {
        case .list(let values):
            if type == String.self { return try takeExact(values, String.self, exactText).asList(of: type) }
            if type == Double.self { return try takeExact(values, Double.self, exactDouble).asList(of: type) }
            if type == Int.self {
                return try takeExact(values, Int.self) { exactInt($0).map { Int(truncatingIfNeeded: $0) } }
                    .asList(of: type)
            }
            return try takeElements(values.count, of: type) { try self.read(type, self.tree(values[$0])) }
        case .elements(let values):
            return try takeElements(values.count, of: type) { try self.read(type, TreeValue(values[$0])) }
        case .node(let node) where node.container.form == .list:
            guard var frame = TreeFrame(list: next) else { throw mismatch("a list") }
            return try takeElements(frame.count, of: type) { _ in try self.read(type, frame.next(for: self)) }
        default: throw mismatch("a list")
        }
    }

    @inline(__always)
    private func takeExact<Element: PropertyValue>(
        _ values: [Any], _ type: Element.Type, _ exact: (Any) -> Element?
    ) throws -> [Element] {
        try takeElements(values.count, of: type) { try exact(values[$0]) ?? self.read(type, self.tree(values[$0])) }
    }

    /// Reads an element.
    private func read<Element: PropertyValue>(_ type: Element.Type, _ value: TreeValue) throws -> Element {
        next = value
        let openDepth = depth
        let element = try forgettingMarks { try type.read(from: self) }
        if depth != openDepth { throw unfinished() }
        return element
    }

    private func takeElements<Element: PropertyValue>(
        _ count: Int, of type: Element.Type, _ element: (Int) throws -> Element
    ) throws -> [Element] {
        try enterContainer()
        if needsFreshStack {
            return try DeepStack.onFreshStack { try self.takeAll(count, of: type, element) }
        }
        return try takeAll(count, of: type, element)
    }

    private func takeAll<Element: PropertyValue>(
        _ count: Int, of type: Element.Type, _ element: (Int) throws -> Element
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
            do { elements.append(try element(index)) } catch {
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
