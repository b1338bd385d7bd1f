// To dictionaries and JSON values.
extension JSONAdapter {
    /// Writes a model, or any other property value that is an object, as a dictionary that `JSONSerialization` takes.
    ///
    ///     let json = try JSONAdapter.jsonDictionary(from: user)    // ["login": "ada", "id": 1]
    ///
    /// What stands in it, at every depth, is
    /// - `Int` for an integer that it holds, `UInt64` for one beyond, `Decimal` for a longer one;
    /// - `Double` for a `Double`, and for a `Float` the one with the float's text;
    /// - `Decimal` for a `Decimal`; a number that is kept as its text is an `Int`, `UInt64` or `Double` where that is the
    ///   same number, else a `Decimal`, else *not representable*;
    /// - `Bool`, and `String`: also for dates, URLs, UUIDs and data, as their text in JSON;
    /// - `[Any]` and `[String: Any]`;
    /// - `nulls` for null.
    ///
    /// - Parameters:
    ///   - value: what to write.
    ///   - nulls: what stands for null, such as `NSNull()`. Without it, a null that must be written is *not
    ///     representable*; a nil that is left out needs none.
    /// - Throws: `AdapterError`: *key collision* too, where two keys are one key of a Swift dictionary (R5).
    public func jsonDictionary<Value: PropertyValue>(
        from value: Value, nulls: Any? = nil
    ) throws(AdapterError) -> [String: Any] {
        try written(value, nulls, "an object")
    }

    /// Writes a list as one that `JSONSerialization` takes; `jsonDictionary` says what stands in it.
    public func jsonArray<Value: PropertyValue>(
        from value: Value, nulls: Any? = nil
    ) throws(AdapterError) -> [Any] {
        try written(value, nulls, "a list")
    }

    /// Writes any property value as a value that `JSONSerialization` takes in a container; `jsonDictionary` says what it
    /// may be.
    public func jsonObject<Value: PropertyValue>(
        from value: Value, nulls: Any? = nil
    ) throws(AdapterError) -> Any {
        try written(value, nulls, "a value")
    }

    private func written<Value: PropertyValue, Object>(
        _ value: Value, _ null: Any?, _ expected: String
    ) throws(AdapterError) -> Object {
        do {
            let writer = TreeWriter(self, null: null)
            let object = try writer.value { try plans.write(value, to: writer) }
            if let object = object as? Object { return object }
            let found = object is [String: Any] ? "an object" : object is [Any] ? "a list" : "a scalar"
            throw ModelError(.notRepresentable, expected: expected, found: found)
        } catch { throw AdapterError(error) }
    }

    /// Writes a model, or any other property value, as a JSON value.
    ///
    /// It is what reading the written bytes gives: numbers have their texts, objects their order.
    public func jsonValue<Value: PropertyValue>(from value: Value) throws(AdapterError) -> JSONValue {
        do { return try tree(of: value) } catch { throw AdapterError(error) }
    }

    /// What is written of a value, as JSON. Throws errors of the model.
    func tree<Value: PropertyValue>(of value: Value) throws -> JSONValue {
        var adapter = JSONAdapter()
        adapter.reading.limits.depth = writing.depthLimit
        let writer = JSONWriter(writing, plans)
        try plans.write(value, to: writer)
        try writer.finish()
        do { return try adapter.model(of: JSONValue.self, from: writer.buffer.takeData()) } catch {
            throw error.parts.error
        }
    }
}

// The standard adapter's shorthands.
extension JSONAdapter {
    /// Writes a model, or any other property value that is an object, with the standard adapter, as a dictionary.
    public static func jsonDictionary<Value: PropertyValue>(
        from value: Value, nulls: Any? = nil
    ) throws(AdapterError) -> [String: Any] {
        try standard.jsonDictionary(from: value, nulls: nulls)
    }

    /// Writes a list with the standard adapter, as a list of anything.
    public static func jsonArray<Value: PropertyValue>(
        from value: Value, nulls: Any? = nil
    ) throws(AdapterError) -> [Any] {
        try standard.jsonArray(from: value, nulls: nulls)
    }

    /// Writes any property value with the standard adapter, as a value that a dictionary may hold.
    public static func jsonObject<Value: PropertyValue>(
        from value: Value, nulls: Any? = nil
    ) throws(AdapterError) -> Any {
        try standard.jsonObject(from: value, nulls: nulls)
    }

    /// Writes a model, or any other property value, with the standard adapter, as a JSON value.
    public static func jsonValue<Value: PropertyValue>(from value: Value) throws(AdapterError) -> JSONValue {
        try standard.jsonValue(from: value)
    }
}
