extension JSONReader {
    /// Reads a list. Elements go to scratch memory first, so that a short list is allocated once.
    func takeList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        if type == Int.self { return unsafe unsafeBitCast(try takeInts(), to: [Element].self) }
        if type == Double.self { return unsafe unsafeBitCast(try takeDoubles(), to: [Element].self) }
        if type == String.self { return unsafe unsafeBitCast(try takeTexts(), to: [Element].self) }
        if needsFreshStack { return try DeepStack.onFreshStack { try takeElements { try Element.read(from: self) } } }
        return try takeElements { try Element.read(from: self) }
    }

    func takeInts() throws -> [Int] { try takeElements { Int(truncatingIfNeeded: try takeInt64()) } }
    func takeDoubles() throws -> [Double] { try takeElements { try takeDouble() } }
    func takeTexts() throws -> [String] { try takeElements { try takeText() } }

    @inline(__always)
    private func takeElements<Element>(_ read: () throws -> Element) throws -> [Element] {
        try open(UInt8(ascii: "["), "a list")
        guard try takeElement() else { return [] }
        let room = max(4, min(32, 2048 / max(1, MemoryLayout<Element>.stride)))
        let scratch = unsafe arena.push(room * MemoryLayout<Element>.stride)
        defer { unsafe arena.pop(scratch) }
        // SAFETY: `count` elements are initialised, from the first; they are moved out or destroyed below.
        let first = unsafe scratch.assumingMemoryBound(to: Element.self)
        let plan = expected
        var count = 0
        var goesOn = true
        do {
            while goesOn, count < room {
                expected = plan
                try element(at: count) { unsafe (first + count).initialize(to: try read()) }
                count += 1
                goesOn = try takeElement()
            }
        } catch {
            unsafe first.deinitialize(count: count)
            throw error
        }
        var list = unsafe [Element](unsafeUninitializedCapacity: goesOn ? count * 2 : count) { target, initialized in
            unsafe target.baseAddress!.moveInitialize(from: first, count: count)
            initialized = count
        }
        while goesOn {
            if list.count == options.limits.list { throw limitExceeded("elements of a list", list.count, at: start) }
            expected = plan
            try element(at: list.count) { list.append(try read()) }
            goesOn = try takeElement()
        }
        return list
    }

    @inline(__always)
    private func element(at index: Int, _ read: () throws -> Void) throws {
        do { try read() } catch {
            throw ModelError.wrapping(error, offset: start).inside(.index(index))
        }
    }
}
