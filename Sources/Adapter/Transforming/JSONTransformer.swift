/// Turns a value as it stands in JSON into the value of a property, and back.
///
///     let percent = JSONTransformer<Int, Double>(read: { Double($0) / 100 }, write: { Int(($0 * 100).rounded()) })
///     static let jsonTransformers: JSONTransformers<Rate> = [
///         .use(percent, for: \.share), .use(.trimmed, .emptyIsNil, .rfc3339, for: \.closed),
///     ]
///
/// The input is read strictly as its own type first: another type is *type mismatch* before the transformer runs (R10).
/// Missing values never reach a transformer, and null only one whose input is optional; for others null is nil, or *null
/// not allowed* (R8). A nil property is written as null or left out like any other nil.
///
/// What a transformer throws arrives with the path of the value: a `ModelError` as it is, any other error as `underlying`
/// of an *invalid* one.
public struct JSONTransformer<Input: PropertyValue, Output: PropertyValue>: Sendable {
    let core: TransformerCore<Input, Output>

    init(_ core: TransformerCore<Input, Output>) { self.core = core }

    /// A transformer. Without `write` its properties are read and not written (R29).
    public init(
        read: @escaping @Sendable (Input) throws -> Output, write: (@Sendable (Output) throws -> Input)? = nil
    ) {
        let back = write.map { write in { @Sendable (output: Output, _: ValueContext) in try write(output) } }
        core = ClosureTransformer({ input, _ in try read(input) }, back)
    }

    /// A transformer that also sees what the program has handed to the adapter: see ``JSONAdapter/context(_:)``.
    ///
    ///     let price = JSONTransformer<Decimal, Price>(
    ///         read: { amount, context in Price(amount, context[Tenant.self]?.currency ?? .eur) },
    ///         write: { price, context in price.amount })
    public init(
        read: @escaping @Sendable (Input, ValueContext) throws -> Output,
        write: (@Sendable (Output, ValueContext) throws -> Input)? = nil
    ) {
        core = ClosureTransformer(read, write)
    }

    init(
        fault: String?, _ read: @escaping @Sendable (Input) throws -> Output,
        _ write: @escaping @Sendable (Output) throws -> Input
    ) {
        core = ClosureTransformer({ input, _ in try read(input) }, { output, _ in try write(output) }, fault: fault)
    }
}

/// What a transformer does, value by value, and where it stands in a document.
class TransformerCore<Input: PropertyValue, Output: PropertyValue>: ValueRoute<Output>, @unchecked Sendable {
    /// The value that an input stands for.
    func forward(_ input: Input, _ site: TransformSite) throws -> Output { fatalError("abstract") }
    /// The input that stands for a value. Only asked where it can write.
    func back(_ output: Output, _ site: TransformSite) throws -> Input { fatalError("abstract") }

    override func read(from reader: ValueReader) throws -> Output {
        let start = reader.position
        let input = try Input.read(from: reader)
        do { return try forward(input, TransformSite(reader)) } catch {
            throw ModelError.wrapping(error, offset: start)
        }
    }

    override func write(_ value: Output, to writer: ValueWriter) throws {
        try back(value, TransformSite(writer)).write(to: writer)
    }

    override func readNull(for reader: ValueReader) throws -> Output? {
        guard let null = Input.nilValue else { return nil }
        return try forward(null, TransformSite(reader))
    }

    override final func optional() -> ValueRoute<Output?> { OptionalTransformer(self) }
    override final func presence() -> ValueRoute<Presence<Output>> { PresenceTransformer(self) }
    override final func array() -> ValueRoute<[Output]> { ArrayTransformer(self) }
    override final func set() -> ValueRoute<Set<Output>> { SetTransformer(self) }
    override final func dictionary<Key: PropertyValue>(keys: Key.Type) -> ValueRoute<[Key: Output]> {
        DictionaryTransformer(self)
    }
}

/// A transformer of two functions.
final class ClosureTransformer<Input: PropertyValue, Output: PropertyValue>:
    TransformerCore<Input, Output>, @unchecked Sendable
{
    private let reading: @Sendable (Input, ValueContext) throws -> Output
    private let writing: (@Sendable (Output, ValueContext) throws -> Input)?

    init(
        _ reading: @escaping @Sendable (Input, ValueContext) throws -> Output,
        _ writing: (@Sendable (Output, ValueContext) throws -> Input)?, fault: String? = nil
    ) {
        self.reading = reading
        self.writing = writing
        super.init(canWrite: writing != nil, fault: fault)
    }

    override func forward(_ input: Input, _ site: TransformSite) throws -> Output { try reading(input, site.context) }

    override func back(_ output: Output, _ site: TransformSite) throws -> Input {
        guard let writing else { throw ModelError.oneWay(Output.self) }
        return try writing(output, site.context)
    }
}

extension ModelError {
    /// The error of a value that is to be written by a transformer without a way back.
    static func oneWay(_ type: Any.Type) -> ModelError {
        ModelError(
            .notRepresentable, expected: "a value whose transformer has a way back", found: "one of \(type)")
    }
}
