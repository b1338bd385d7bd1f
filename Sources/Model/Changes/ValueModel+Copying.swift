extension ValueModel {
    /// A copy with changes, validated (R28). The model itself stays as it is, also where this throws.
    ///
    ///     let edited = try issue.copy {
    ///         $0.title = "Mantle for values"
    ///         $0.labels.append(.bug)
    ///         $0.author.name = "mira"
    ///     }
    ///
    /// It works for `let` properties too, and into nested models, which are validated as well.
    ///
    /// - Throws: the first key path that was set and is no row of the table; what a validator threw, with the path of
    ///   its property; an error of the closure, as `underlying`.
    @inlinable
    public func copy(_ change: (inout ModelDraft<Self>) throws -> Void) throws(ModelError) -> Self {
        var draft = ModelDraft(self)
        do { try change(&draft) } catch { throw ModelError.ofClosure(error) }
        return try draft.finish()
    }

    /// A copy with one property changed, validated. The key path may lead through nested models.
    ///
    ///     let closed = try issue.with(\.state, .closed)
    ///     let moved = try issue.with(\.author.name, "mira")
    ///
    /// - Throws: a key path that is no row; what a validator threw, with the path of its property.
    @inlinable
    public func with<Value: PropertyValue>(
        _ keyPath: KeyPath<Self, Value>, _ value: Value
    ) throws(ModelError) -> Self {
        var changes = ChangeList()
        changes.set(
            Kept(value), at: RowPlace(MemoryLayout<Self>.offset(of: keyPath), Value.self, keyPath),
            of: Self.propertyKeys.table)
        return try changed(by: changes)
    }
}

extension ModelError {
    /// An error that a closure of the program's threw.
    @usableFromInline
    static func ofClosure(_ error: any Error) -> ModelError { wrapping(error) }
}
