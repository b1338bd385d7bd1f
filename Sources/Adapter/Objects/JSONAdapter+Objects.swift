// From dictionaries and JSON values.
extension JSONAdapter {
    /// Reads a model, or any other property value, from a dictionary as Swift code and `JSONSerialization` make them.
    ///
    ///     let user = try JSONAdapter.model(of: User.self, from: ["login": "ada", "id": 1])
    ///
    /// The result is that of reading the same document from bytes, and so is the error, but for its place, which a
    /// dictionary has none of. As it has no order either, faults come in the declared order of the properties, and keys
    /// of `[String: Value]` in that of their bytes. Values under keys that no property wants are not looked at, unless
    /// the adapter has limits.
    ///
    /// A dictionary may hold
    /// - `Bool`, every integer and floating-point type, `Decimal`, `NSNumber`, `NSDecimalNumber`: a number is never a
    ///   boolean, nor a boolean a number (R10). A number counts as the text that is written for it, an integer of a
    ///   `Double` as its exact value; one that is not finite is *non-finite number*.
    /// - `String`, `Substring`, `Character`, `NSString`.
    /// - lists and dictionaries with `String` keys, of anything that is named here; `NSArray`, `NSDictionary`.
    /// - `NSNull`, and nil inside an optional: both are null.
    /// - `Date`, `URL`, `UUID`, `Data`, and `NSDate` and so on: they are taken as they are by properties of these types,
    ///   and are a *type mismatch* for others.
    /// - `JSONValue`, models, and every other property value: they stand for what is written of them.
    ///
    /// Anything else is a *type mismatch* that names its type.
    ///
    /// - Parameters:
    ///   - type: what to read: a model, a dictionary, …
    ///   - dictionary: the object.
    ///   - path: where in it the value stands.
    /// - Throws: `AdapterError`, with the path of the fault.
    public func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, from dictionary: [String: Any], at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        try read(type, path) { _ in .map(dictionary) }
    }

    /// Reads a list of models, or of any other property values, from dictionaries; `model(of:from:)` says what they may
    /// hold.
    public func models<Element: PropertyValue>(
        of type: Element.Type = Element.self, from dictionaries: [[String: Any]]
    ) throws(AdapterError) -> [Element] {
        try read([Element].self, nil) { _ in .list(dictionaries) }
    }

    /// Reads a model, or any other property value, from anything that `JSONSerialization` gives, or that stands in a
    /// dictionary: `model(of:from:)` says what that may be.
    ///
    ///     let users = try JSONAdapter.model(of: [User].self, fromObject: JSONSerialization.jsonObject(with: data))
    public func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, fromObject object: Any, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        try read(type, path) { $0.tree(object) }
    }

    /// Reads a model, or any other property value, from a JSON value.
    ///
    /// The result is that of reading the same document from bytes, and so is the error, but for its place.
    @_disfavoredOverload
    public func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, from value: JSONValue, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        try read(type, path) { _ in TreeValue(value) }
    }

    /// Reads a list of models, or of any other property values, from a JSON value.
    @_disfavoredOverload
    public func models<Element: PropertyValue>(
        of type: Element.Type = Element.self, from value: JSONValue, at path: JSONPath? = nil
    ) throws(AdapterError) -> [Element] {
        try read([Element].self, path) { _ in TreeValue(value) }
    }
}

// The standard adapter's shorthands.
extension JSONAdapter {
    /// Reads a model, or any other property value, with the standard adapter, from a dictionary.
    public static func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, from dictionary: [String: Any], at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        try standard.model(of: type, from: dictionary, at: path)
    }

    /// Reads a list of models, or of any other property values, with the standard adapter, from dictionaries.
    public static func models<Element: PropertyValue>(
        of type: Element.Type = Element.self, from dictionaries: [[String: Any]]
    ) throws(AdapterError) -> [Element] {
        try standard.models(of: type, from: dictionaries)
    }

    /// Reads a model, or any other property value, with the standard adapter, from anything that a dictionary may hold.
    public static func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, fromObject object: Any, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        try standard.model(of: type, fromObject: object, at: path)
    }

    /// Reads a model, or any other property value, with the standard adapter, from a JSON value.
    @_disfavoredOverload
    public static func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, from value: JSONValue, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        try standard.model(of: type, from: value, at: path)
    }

    /// Reads a list of models, or of any other property values, with the standard adapter, from a JSON value.
    @_disfavoredOverload
    public static func models<Element: PropertyValue>(
        of type: Element.Type = Element.self, from value: JSONValue, at path: JSONPath? = nil
    ) throws(AdapterError) -> [Element] {
        try standard.models(of: type, from: value, at: path)
    }
}
