extension TreeReader {
    /// Reads the value at a path.
    func value<Value: PropertyValue>(_ type: Value.Type, at path: JSONPath) throws -> Value {
        if let fault = path.fault { throw RouteCheck.error(fault) }
        if let value = try find(type, path.components[...]) ?? type.nilValue { return value }
        var missing = ModelError(.missingKey)
        if case .key(let key)? = path.components.last { missing.details.found = key.quoted(limit: 60) }
        throw path.components.reversed().reduce(missing) { $0.inside($1) }
    }

    private func find<Value: PropertyValue>(_ type: Value.Type, _ path: ArraySlice<PathStep>) throws -> Value? {
        guard let step = path.first else {
            let openDepth = depth
            let value = try adapter.plans.read(type, from: self)
            if depth != openDepth { throw unfinished() }
            return value
        }
        // Null on the way counts as null at the end (R12).
        if let value = type.nilValue, next.isNull { return value }
        guard next.form == step.form else { throw mismatch(step.form == .list ? "a list" : "an object") }
        let container = next
        try enterContainer()
        defer { leaveContainer() }
        switch container {
        case .map, .list:
            let found = try member(step, of: container).flatMap { try find(type, path, at: $0) }
            if checksSkippedObjects { try skipOthers(than: step, in: container) }
            return found
        default:
            var found: Value?
            guard var frame = TreeFrame(container) else { return nil }
            while let here = frame.step {
                let member = frame.next(for: self)
                if here == step { found = try find(type, path, at: member) } else { try skip(here, member) }
            }
            return found
        }
    }

    private func find<Value: PropertyValue>(
        _ type: Value.Type, _ path: ArraySlice<PathStep>, at member: TreeValue
    ) throws -> Value? {
        next = member
        do { return try find(type, path.dropFirst()) } catch {
            throw path.first.map { ModelError.wrapping(error).inside($0) } ?? error
        }
    }

    private func skipOthers(than step: PathStep, in container: TreeValue) throws {
        guard var frame = TreeFrame(container) else { return }
        while let here = frame.step {
            let member = frame.next(for: self)
            if here != step { try skip(here, member) }
        }
    }
}
