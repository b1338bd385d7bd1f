// Transformers made of others. They are static, so that they infer behind a leading dot: `.chain(.trimmed, .rfc3339)`.

extension JSONTransformer {
    /// One transformer after another: the second works on what the first gave, and the other way round on writing.
    ///
    ///     .chain(.trimmed, .rfc3339)
    public static func chain<Middle>(
        _ first: JSONTransformer<Input, Middle>, _ second: JSONTransformer<Middle, Output>
    ) -> JSONTransformer {
        JSONTransformer(ChainedTransformer(first.core, second.core))
    }

    /// One transformer after another, of which the first may give nil: then that is the result.
    ///
    ///     .chain(.emptyIsNil, .rfc3339)
    @_alwaysEmitIntoClient
    public static func chain<Middle, Last>(
        _ first: JSONTransformer<Input, Middle?>, _ second: JSONTransformer<Middle, Last>
    ) -> JSONTransformer where Output == Last? {
        chain(first, .optional(second))
    }

    /// Three transformers, one after another.
    @_alwaysEmitIntoClient
    public static func chain<Middle, Next>(
        _ first: JSONTransformer<Input, Middle>, _ second: JSONTransformer<Middle, Next>,
        _ third: JSONTransformer<Next, Output>
    ) -> JSONTransformer {
        chain(.chain(first, second), third)
    }

    /// Three transformers, one after another, of which the first may give nil.
    @_alwaysEmitIntoClient
    public static func chain<Middle, Next, Last>(
        _ first: JSONTransformer<Input, Middle?>, _ second: JSONTransformer<Middle, Next>,
        _ third: JSONTransformer<Next, Last>
    ) -> JSONTransformer where Output == Last? {
        chain(first, .chain(second, third))
    }

    /// Three transformers, one after another, of which the second may give nil.
    @_alwaysEmitIntoClient
    public static func chain<Middle, Next, Last>(
        _ first: JSONTransformer<Input, Middle>, _ second: JSONTransformer<Middle, Next?>,
        _ third: JSONTransformer<Next, Last>
    ) -> JSONTransformer where Output == Last? {
        chain(.chain(first, second), third)
    }

    /// The transformer for values that may be nil: nil is nil on both sides. Optional properties need it not.
    public static func optional<Value, Result>(
        _ transformer: JSONTransformer<Value, Result>
    ) -> JSONTransformer where Input == Value?, Output == Result? {
        JSONTransformer(OptionalTransformer(transformer.core))
    }

    /// The transformer for each element of a list. An error has the element's index in its path.
    public static func array<Element, Result>(
        _ element: JSONTransformer<Element, Result>
    ) -> JSONTransformer where Input == [Element], Output == [Result] {
        JSONTransformer(ArrayTransformer(element.core))
    }

    /// The transformer for each element of a list that becomes a set.
    public static func set<Element, Result>(
        _ element: JSONTransformer<Element, Result>
    ) -> JSONTransformer where Input == [Element], Output == Set<Result> {
        JSONTransformer(SetTransformer(element.core))
    }

    /// The transformer for each value of an object that becomes a dictionary. An error has the key in its path.
    public static func dictionary<Key, Value, Result>(
        _ value: JSONTransformer<Value, Result>
    ) -> JSONTransformer where Input == [Key: Value], Output == [Key: Result] {
        JSONTransformer(DictionaryTransformer(value.core))
    }

    /// The transformer the other way round: what it writes is read.
    ///
    ///     .use(.inverted(.numberFromText), for: \.code)   // a number in JSON, text in the model
    public static func inverted(_ transformer: JSONTransformer<Output, Input>) -> JSONTransformer {
        JSONTransformer(InvertedTransformer(transformer.core))
    }

    /// The transformer with a value that null stands for. The value itself is written like any other.
    ///
    ///     .use(.default("unnamed", .trimmed), for: \.name)
    public static func `default`<Value>(
        _ value: Output, _ transformer: JSONTransformer<Value, Output>
    ) -> JSONTransformer where Input == Value? {
        JSONTransformer(DefaultingTransformer(value, transformer.core))
    }

    /// The transformer with a check of its outputs, on reading and on writing. The check throws what is wrong.
    ///
    ///     .validating(.secondsSince1970) { if $0 > .now { throw InTheFuture() } }
    @_alwaysEmitIntoClient
    public static func validating(
        _ transformer: JSONTransformer, _ check: @escaping @Sendable (Output) throws -> Void
    ) -> JSONTransformer {
        let checked: @Sendable (Output) throws -> Output = {
            try check($0)
            return $0
        }
        return .chain(transformer, JSONTransformer<Output, Output>(read: checked, write: checked))
    }
}

extension JSONTransformer where Input == Output {
    /// No change: the value as its type reads and writes it. For `.firstOf(.itself, .numberFromText)`.
    @_alwaysEmitIntoClient
    public static var itself: JSONTransformer { JSONTransformer(read: { $0 }, write: { $0 }) }
}
