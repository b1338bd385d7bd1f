extension JSONTransformer {
    /// A transformer that also sees what the program has handed to the adapter: see ``JSONAdapter/context(_:)``.
    ///
    ///     let price = JSONTransformer<Decimal, Price>(
    ///         read: { amount, context in Price(amount, context[Tenant.self]?.currency ?? .eur) },
    ///         write: { price, context in price.amount })
    ///
    /// - Parameters:
    ///   - read: gives the value that an input stands for.
    ///   - write: gives the input that stands for a value. Without it the transformer's properties are read and not written
    ///     (R29).
    public init(
        read: @escaping @Sendable (Input, ValueContext) throws -> Output,
        write: (@Sendable (Output, ValueContext) throws -> Input)? = nil
    ) {
        self.init(ContextTransformer(read, write))
    }
}

/// A transformer of two functions that see the context.
private final class ContextTransformer<Input: PropertyValue, Output: PropertyValue>:
    TransformerCore<Input, Output>, @unchecked Sendable
{
    private let reading: @Sendable (Input, ValueContext) throws -> Output
    private let writing: (@Sendable (Output, ValueContext) throws -> Input)?

    init(
        _ reading: @escaping @Sendable (Input, ValueContext) throws -> Output,
        _ writing: (@Sendable (Output, ValueContext) throws -> Input)?
    ) {
        self.reading = reading
        self.writing = writing
        super.init(canWrite: writing != nil, fault: nil)
    }

    override func forward(_ input: Input, _ site: TransformSite) throws -> Output { try reading(input, site.context) }

    override func back(_ output: Output, _ site: TransformSite) throws -> Input {
        guard let writing else { throw ModelError.oneWay(Output.self) }
        return try writing(output, site.context)
    }
}
