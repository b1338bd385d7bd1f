/// Turns a value as it stands in JSON into the value of a property, and back.
///
///     let percent = JSONTransformer<Int, Double>(read: { Double($0) / 100 }, write: { Int(($0 * 100).rounded()) })
///     static let jsonTransformers: JSONTransformers<Rate> = [.use(percent, for: \.share)]
///
/// The input is read strictly as its own type first; null and missing values never reach a transformer (R8, R10).
public struct JSONTransformer<Input: PropertyValue, Output>: Sendable {
    let read: @Sendable (Input) throws -> Output
    let write: (@Sendable (Output) throws -> Input)?

    /// A transformer. Without `write` its properties are read and not written (R29).
    public init(
        read: @escaping @Sendable (Input) throws -> Output, write: (@Sendable (Output) throws -> Input)? = nil
    ) {
        self.read = read
        self.write = write
    }
}

/// Which rows of a model have transformers.
public struct JSONTransformers<Root>: Sendable, ExpressibleByArrayLiteral {
    let uses: [(keyPath: AnyKeyPath & Sendable, rule: any RowTransform)]

    /// A list of uses.
    public init(arrayLiteral elements: Use...) { uses = elements.map { ($0.keyPath, $0.transform) } }

    /// One transformer with its property.
    public struct Use: Sendable {
        let keyPath: AnyKeyPath & Sendable
        let transform: any RowTransform

        /// A transformer for a property of its output's type.
        public static func use<Input, Value: PropertyValue>(
            _ transformer: JSONTransformer<Input, Value>, for keyPath: KeyPath<Root, Value> & Sendable
        ) -> Use {
            Use(keyPath: keyPath, transform: TransformedRow(transformer))
        }

        /// A transformer for an optional property: nil is nil on both sides.
        public static func use<Input, Value: PropertyValue>(
            _ transformer: JSONTransformer<Input, Value>, for keyPath: KeyPath<Root, Value?> & Sendable
        ) -> Use {
            let lifted = JSONTransformer<Input, Value?>(
                read: { try transformer.read($0) }, write: transformer.write.map(Self.lifted))
            return Use(keyPath: keyPath, transform: TransformedRow(lifted))
        }

        /// The way back of an optional. Nil never comes here: it is written as null, or not at all.
        private static func lifted<Input, Value>(
            _ write: @escaping @Sendable (Value) throws -> Input
        ) -> @Sendable (Value?) throws -> Input {
            { value in
                guard let value else { throw ModelError(.notRepresentable, expected: "a value", found: "nil") }
                return try write(value)
            }
        }
    }
}

/// A transformer in its place in a plan.
final class TransformedRow<Input: PropertyValue, Value: PropertyValue>: RowTransform {
    let transformer: JSONTransformer<Input, Value>
    init(_ transformer: JSONTransformer<Input, Value>) { self.transformer = transformer }

    var canWrite: Bool { transformer.write != nil }

    func read(from reader: ValueReader, into slot: Slot, replacing: Bool) throws {
        let start = reader.position
        let input = try Input.read(from: reader)
        let output: Value
        do { output = try transformer.read(input) } catch {
            throw ModelError.wrapping(error, code: .invalid, offset: start)
        }
        slot.put(output, replacing: replacing)
    }

    func write(_ slot: Slot, to writer: ValueWriter) throws {
        guard let write = transformer.write else { return }
        try write(slot.value(as: Value.self)).write(to: writer)
    }
}
