extension JSONReader {
    /// Reads the value at a path. The rest of the document is passed and checked.
    func value<Value: PropertyValue>(_ type: Value.Type, at path: JSONPath) throws -> Value {
        if let fault = path.fault { throw RouteCheck.error(fault) }
        var lastObject = pos
        let value = try find(type, path.components[...], &lastObject)
        try finish()
        if let value = value ?? type.nilValue { return value }
        var missing = ModelError(.missingKey, offset: lastObject)
        if case .key(let key)? = path.components.last { missing.details.found = key.quoted(limit: 60) }
        throw path.components.reversed().reduce(missing) { $0.inside($1) }
    }

    private func find<Value: PropertyValue>(
        _ type: Value.Type, _ path: ArraySlice<PathStep>, _ lastObject: inout Int
    ) throws -> Value? {
        guard let component = path.first else { return try plans.read(type, from: self) }
        lastObject = position
        // Null on the way counts as null at the end (R12).
        if let value = type.nilValue, takeNull() { return value }
        if case .key = component { try beginMap() } else { try beginList() }
        var found: Value?
        switch component {
        case .key(let wanted):
            while let key = try nextKey() {
                if key.isSpelled(wanted) {
                    found = try find(type, inside: component, path.dropFirst(), &lastObject)
                } else {
                    try skipValue()
                }
            }
        case .index(let wanted):
            var index = 0
            while try nextElement() {
                if index == wanted {
                    found = try find(type, inside: component, path.dropFirst(), &lastObject)
                } else {
                    try skipValue()
                }
                index += 1
            }
        }
        return found
    }

    private func find<Value: PropertyValue>(
        _ type: Value.Type, inside component: PathStep, _ path: ArraySlice<PathStep>, _ lastObject: inout Int
    ) throws -> Value? {
        do { return try find(type, path, &lastObject) } catch { throw ModelError.wrapping(error).inside(component) }
    }
}
