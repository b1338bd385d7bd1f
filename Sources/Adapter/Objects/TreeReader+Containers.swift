// The containers of a tree, by the neutral calls.
extension TreeReader {
    func enterList() throws {
        guard let frame = TreeFrame(list: next) else { throw mismatch("a list") }
        try enterContainer()
        frames.append(frame)
    }

    /// Whether a further element comes; leaves the list where none does.
    func takeElement() throws -> Bool {
        guard let frame = frames.last, !frame.isMap else { throw misused() }
        if frame.index == frame.count {
            frames.removeLast()
            leaveContainer()
            return false
        }
        if frame.index == adapter.reading.limits.list { throw tooManyElements() }
        next = frames[frames.count - 1].next(for: self)
        return true
    }

    func enterMap() throws {
        let becomesDictionary = entersDictionary
        entersDictionary = false
        // The order of a dictionary's keys is chance. It matters to values that keep it, and where a fault is looked for.
        let isSorted = keepsOrder || !becomesDictionary
        guard var frame = TreeFrame(map: next, sorted: isSorted) else { throw mismatch("an object") }
        if !isSorted { hasLeftOrder = true }
        if becomesDictionary { frame.keptMarks = markCount }
        try enterContainer()
        frames.append(frame)
    }

    /// The next key; nil at the end of the object, which is left then.
    func takeKey() throws -> String? {
        guard let frame = frames.last, frame.isMap else { throw misused() }
        guard let key = frame.key else {
            frames.removeLast()
            leaveContainer()
            return nil
        }
        if limitsScalars { try checkLength(of: key) }
        if let kept = frame.keptMarks { forgetMarks(from: kept) }
        next = frames[frames.count - 1].next(for: self)
        return key
    }

    func tooManyElements() -> ModelError {
        limitExceeded("elements of a list", adapter.reading.limits.list)
    }

    private func misused() -> ModelError {
        ModelError(
            .notRepresentable, note: "a value's read(from:) asked for an element or a key outside a list or an object")
    }

    // MARK: Limits

    func limitExceeded(_ limit: String, _ count: Int) -> ModelError {
        ModelError(.limitExceeded, expected: "at most \(count) \(limit)")
    }

    func checkLength(of text: String) throws {
        let limit = adapter.reading.limits.text
        if text.utf8.count > limit { throw limitExceeded("bytes of text", limit) }
    }

    func checkLength(of number: TreeNumber) throws {
        let limit = adapter.reading.limits.number
        if limit != .max, number.text.utf8.count > limit { throw limitExceeded("bytes of a number", limit) }
    }

    // MARK: Skipping

    /// Passes a value that nobody wants. It counts against the limits all the same (R14, R27); but what a dictionary has
    /// under keys that no row wants is looked at only where the caller has set limits.
    ///
    /// A loop, so that depth costs no stack.
    func skip(_ value: TreeValue) throws {
        if case .node(let node) = value { return try skip(node.container) }
        if !checksSkippedObjects {
            switch value {
            case .elements(let values) where !values.isEmpty: break
            case .object(let object) where !object.isEmpty: break
            case .elements, .object:
                try enterContainer()
                return leaveContainer()
            default: return
            }
        }
        var open: [TreeFrame] = []
        try check(value, &open)
        while var frame = open.popLast() {
            guard let step = frame.step else {
                leaveContainer()
                continue
            }
            try checkLength(of: step)
            let value = frame.next(for: self)
            open.append(frame)
            try check(value, &open)
        }
    }

    /// Passes a value that nobody wants, and its key.
    func skip(_ step: PathStep, _ value: TreeValue) throws {
        try checkLength(of: step)
        try skip(value)
    }

    private func checkLength(of step: PathStep) throws {
        if limitsScalars, case .key(let key) = step { try checkLength(of: key) }
    }

    private func check(_ value: TreeValue, _ open: inout [TreeFrame]) throws {
        switch value {
        case .text(let text): try checkLength(of: text)
        case .number(let number): try checkLength(of: number)
        default:
            guard let frame = TreeFrame(value) else { return }
            try enterContainer()
            open.append(frame)
        }
    }
}
