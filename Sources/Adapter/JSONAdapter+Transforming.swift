extension JSONAdapter {
    /// The same adapter with a transformer for all values of a type.
    ///
    ///     let adapter = JSONAdapter().transforming(Date.self, .secondsSince1970)
    ///
    /// It holds wherever the type is that of a property, at every depth, also inside `Optional`, `Array`, `Set`, `Presence`
    /// and the values of a `Dictionary`, and for values of the type that are read and written by themselves. A property
    /// with a transformer of its own keeps that. Of two calls for one type the last wins.
    ///
    /// It does not reach what a type reads by itself: the bounds of a `Range`, the raw value of an enum or struct, keys.
    ///
    /// Such an adapter compiles the types it meets for itself and its copies, so make it once and keep it. Several
    /// transformers are written as one: `.chain(.trimmed, .rfc3339)`.
    ///
    /// - Parameters:
    ///   - type: the type of the values.
    ///   - transformer: how they are read and written.
    public func transforming<Input, Value>(
        _ type: Value.Type, _ transformer: JSONTransformer<Input, Value>
    ) -> JSONAdapter {
        var adapter = self
        adapter.plans = JSONPlans(
            plans.options, overrides: plans.overrides,
            transforms: .adding(transformer.core, of: type, to: plans.transforms))
        return adapter
    }
}
