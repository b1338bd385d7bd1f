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
    public func mapping<Model: ValueModel>(
        _ type: Model.Type, _ keyPaths: JSONKeyPaths<Model> = [:], transformers: JSONTransformers<Model> = [],
        naming: JSONNaming = .inherited
    ) -> JSONAdapter {
        let mapping = JSONMapping(keyPaths: keyPaths.entries, transformers: transformers.uses, naming: naming)
        var adapter = self
        adapter.plans = JSONPlans(plans.options, overrides: plans.overrides + [(ObjectIdentifier(type), mapping)])
        return adapter
    }
}
