#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Parts of models: the body of a PATCH request, a layer of settings. They are written like any value, with `jsonData`.
extension JSONAdapter {
    /// Reads changes to a model: the properties whose keys are in the document, and nothing of the others.
    ///
    ///     let changes = try adapter.changes(to: Issue.self, from: body, allowing: [\.title, \.body])
    ///     let edited = try adapter.applying(changes, to: issue)            // validated
    ///
    /// Null makes an optional property nil; for another it is *null not allowed* (R23). Without a list of what is allowed
    /// every property that is read from JSON can be changed: give one for documents from strangers.
    ///
    /// A nested model is replaced, or changed by its own rows where the adapter's `nestedChanges` are merged. Every other
    /// value is replaced as a whole, dictionaries too, of which a merge patch could change single keys.
    ///
    /// - Parameters:
    ///   - type: the model.
    ///   - bytes: an object as UTF-8, in the form of a merge patch (RFC 7396).
    ///   - path: where in the document the object stands.
    ///   - allowed: the properties that may be there. Nil: all. A key path may lead into nested models
    ///     (`\.address.city`): these are then changed by the rows that are allowed, never replaced.
    ///   - others: whether the keys of other properties, and keys of none, are errors or passed over. Only used with a
    ///     list of what is allowed; inside nested models where those are merged.
    /// - Throws: `AdapterError`; *not allowed* and *unknown key* for the others, where they are refused.
    public func changes<Model: ValueModel>(
        to type: Model.Type = Model.self, from bytes: some ContiguousBytes, at path: JSONPath? = nil,
        allowing allowed: [PartialKeyPath<Model>]? = nil, others: OtherKeys = .refused
    ) throws(AdapterError) -> Changes<Model> {
        try allowing(allowed, others).model(of: Changes<Model>.self, from: bytes, at: path)
    }

    /// Reads changes to a model from text.
    public func changes<Model: ValueModel>(
        to type: Model.Type = Model.self, from text: some StringProtocol, at path: JSONPath? = nil,
        allowing allowed: [PartialKeyPath<Model>]? = nil, others: OtherKeys = .refused
    ) throws(AdapterError) -> Changes<Model> {
        try allowing(allowed, others).model(of: Changes<Model>.self, from: text, at: path)
    }

    /// Reads changes to a model from a dictionary; `model(of:from:)` says what it may hold.
    public func changes<Model: ValueModel>(
        to type: Model.Type = Model.self, from dictionary: [String: Any], at path: JSONPath? = nil,
        allowing allowed: [PartialKeyPath<Model>]? = nil, others: OtherKeys = .refused
    ) throws(AdapterError) -> Changes<Model> {
        try allowing(allowed, others).model(of: Changes<Model>.self, from: dictionary, at: path)
    }

    /// Reads changes to a model from a JSON value.
    @_disfavoredOverload
    public func changes<Model: ValueModel>(
        to type: Model.Type = Model.self, from value: JSONValue, at path: JSONPath? = nil,
        allowing allowed: [PartialKeyPath<Model>]? = nil, others: OtherKeys = .refused
    ) throws(AdapterError) -> Changes<Model> {
        try allowing(allowed, others).model(of: Changes<Model>.self, from: value, at: path)
    }

    /// This adapter, reading no other rows into the outermost changes.
    func allowing<Model: ValueModel>(
        _ allowed: [PartialKeyPath<Model>]?, _ others: OtherKeys
    ) throws(AdapterError) -> JSONAdapter {
        guard let allowed else { return self }
        let table = Model.propertyKeys.table
        var rows = AllowedRows(all: false, others: others)
        for keyPath in allowed where !rows.allow(RowPlace(keyPath), of: table) {
            throw AdapterError(table.noRow(keyPath))
        }
        var adapter = self
        adapter.reading.rare.allowedRows = rows
        return adapter
    }

    /// Reads changes to a model with the standard adapter, from UTF-8 bytes.
    public static func changes<Model: ValueModel>(
        to type: Model.Type = Model.self, from bytes: some ContiguousBytes, at path: JSONPath? = nil,
        allowing allowed: [PartialKeyPath<Model>]? = nil, others: OtherKeys = .refused
    ) throws(AdapterError) -> Changes<Model> {
        try standard.changes(to: type, from: bytes, at: path, allowing: allowed, others: others)
    }

    /// Reads changes to a model with the standard adapter, from text.
    public static func changes<Model: ValueModel>(
        to type: Model.Type = Model.self, from text: some StringProtocol, at path: JSONPath? = nil,
        allowing allowed: [PartialKeyPath<Model>]? = nil, others: OtherKeys = .refused
    ) throws(AdapterError) -> Changes<Model> {
        try standard.changes(to: type, from: text, at: path, allowing: allowed, others: others)
    }
}
