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
            let value = try type.read(from: self)
            if depth != openDepth { throw unfinished() }
            return value
        }
        // Null on the way counts as null at the end (R12).
        if let value = type.nilValue, next.isNull { return value }
        guard next.form == step.form else { throw mismatch(step.form == .list ? "a list" : "an object") }
        try enterContainer()
        guard let member = member(step, of: next) else { return nil }
        next = member
        do { return try find(type, path.dropFirst()) } catch { throw ModelError.wrapping(error).inside(step) }
    }
}
