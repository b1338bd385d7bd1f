extension JSONAdapter {
    /// The same adapter with a value of the program's own, which hooks, transformers and value types see while they read
    /// and write.
    ///
    ///     let adapter = JSONAdapter().context(tenant)
    ///     let order = try adapter.model(of: Order.self, from: data)        // reader.context[Tenant.self] is the tenant
    ///
    /// There is at most one value of each type; the last one wins. Such an adapter shares the plans of the one that it is
    /// made of, so that it may be made for one call.
    ///
    /// Validators see no context: they run on every way a model comes to be, also where there is no adapter (R28).
    public func context<Value: Sendable>(_ value: Value) -> JSONAdapter {
        var adapter = self
        adapter.reading.rare.context[Value.self] = value
        adapter.writing.rare.context = adapter.reading.rare.context
        return adapter
    }
}
