extension JSONReader {
    /// Reads a list. Elements go to scratch memory first, so that a short list is allocated once.
    func takeList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        if type == Int.self { return try takeInts().asList(of: type) }
        if type == Double.self { return try takeDoubles().asList(of: type) }
        if type == String.self { return try takeTexts().asList(of: type) }
        if needsFreshStack {
            return try DeepStack.onFreshStack { unsafe try takeElements(moved) { try Element.read(from: self) } }
        }
        return unsafe try takeElements(moved) { try Element.read(from: self) }
    }

    func takeInts() throws -> [Int] {
        do { return unsafe try takeElements(appended) { Int(truncatingIfNeeded: try takeInt64()) } } catch {
            throw ModelError.naming(Int.self, in: error)
        }
    }
    func takeDoubles() throws -> [Double] { unsafe try takeElements(appended) { try takeDouble() } }
    func takeTexts() throws -> [String] { unsafe try takeElements(appended) { try takeText() } }

    @inline(__always)
    private func takeElements<Element>(
        _ moved: (UnsafeMutablePointer<Element>, Int, _ room: Int) -> [Element], _ read: () throws -> Element
    ) throws -> [Element] {
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
        var list = unsafe moved(first, count, goesOn ? count * 2 : count)
        while goesOn {
            expected = plan
            try element(at: list.count) { list.append(try read()) }
            goesOn = try takeElement()
        }
        return list
    }

    /// A list of values moved in at once: for types that only the caller knows.
    private func moved<Element>(_ first: UnsafeMutablePointer<Element>, _ count: Int, _ room: Int) -> [Element] {
        unsafe [Element](unsafeUninitializedCapacity: room) { target, initialized in
            if let target = target.baseAddress { unsafe target.moveInitialize(from: first, count: count) }
            initialized = count
        }
    }

    /// A list of values appended one by one. PERF: for types known here that is all inlined, where the other way asks the
    /// runtime for the type of the list's storage: 45 instructions a byte instead of 60 on canada.
    @inline(__always)
    private func appended<Element>(_ first: UnsafeMutablePointer<Element>, _ count: Int, _ room: Int) -> [Element] {
        var list: [Element] = []
        list.reserveCapacity(room)
        for index in 0..<count { unsafe list.append((first + index).move()) }
        return list
    }

    @inline(__always)
    private func element(at index: Int, _ read: () throws -> Void) throws {
        let valueStart = pos
        if index >= options.limits.list { throw limitExceeded("elements of a list", options.limits.list, at: pos) }
        do { try read() } catch {
            throw ModelError.wrapping(error, offset: valueStart).inside(.index(index))
        }
    }
}
