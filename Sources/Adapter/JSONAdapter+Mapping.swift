extension JSONAdapter {
    /// The same adapter with single rows of a model standing elsewhere: one model, many outside shapes.
    ///
    ///     let v1 = JSONAdapter()
    ///     let v2 = v1.mapping(Page<User>.self, [\.items: "users"]).mapping(User.self, [\.name: "profile.display_name"])
    ///
    /// It holds wherever the type appears, at every depth. The other rows keep the type's own mapping. What is said of a
    /// row takes the place of all that the type says of its key path; its transformer stays unless one is given. Several
    /// calls add up, and the last one wins, row by row.
    ///
    /// Such an adapter compiles the types it meets for itself and its copies, so make it once and keep it. A mistake is
    /// thrown as *configuration error* before the first value is read or written (R13).
    ///
    /// - Parameters:
    ///   - type: the model, generic or not, whether it maps itself or not.
    ///   - keyPaths: where rows stand, and in which directions.
    ///   - transformers: how rows are read and written, for those that are not as the type says.
    ///   - naming: how the names of the rows become keys that no key path mentions; `.inherited` is as the type says.
    ///   - hooks: what is done before and after the model is read, and after it is written, around the type's own hooks.
    public func mapping<Model: ValueModel>(
        _ type: Model.Type, _ keyPaths: JSONKeyPaths<Model> = [:], transformers: JSONTransformers<Model> = [],
        naming: JSONNaming = .inherited, hooks: JSONHooks<Model> = []
    ) -> JSONAdapter {
        let mapping = JSONMapping(
            keyPaths: keyPaths.entries, transformers: transformers.uses, naming: naming, hooks: hooks.list)
        var adapter = self
        adapter.plans = JSONPlans(
            plans.options, overrides: plans.overrides + [(ObjectIdentifier(type), mapping)],
            transforms: plans.transforms)
        return adapter
    }
}

extension JSONAdapter {
    /// Checks how a type is mapped under this adapter, and how all models are that its values may hold, without reading or
    /// writing any. For tests, beside `PropertyKeys.check`, which looks at the table alone:
    ///
    ///     @Test func issueIsWellMapped() throws { try JSONAdapter().check(Issue.self) }
    ///
    /// A value type of the program's that holds models without naming them as its `modelTypes` hides them.
    ///
    /// - Throws: `AdapterError`, a *configuration error* that names the type and its properties (R13).
    public func check<Value: PropertyValue>(_ type: Value.Type) throws(AdapterError) {
        func compile<Model: ValueModel>(_ model: Model.Type) throws { _ = try plans.plan(of: model) }
        do { for model in type.modelTypes { try compile(model) } } catch { throw AdapterError(error) }
    }

    /// The same under the standard adapter.
    public static func check<Value: PropertyValue>(_ type: Value.Type) throws(AdapterError) {
        try standard.check(type)
    }
}
