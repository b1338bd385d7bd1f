/// Which rows of a model have transformers.
///
///     static let jsonTransformers: JSONTransformers<Profile> = [
///         .use(.rfc3339, for: \.joined),
///         .use(.trimmed, .emptyIsNil, .rfc3339, for: \.closed),
///     ]
public struct JSONTransformers<Root>: Sendable, ExpressibleByArrayLiteral {
    let uses: [(keyPath: AnyKeyPath & Sendable, rule: any RowTransform)]

    /// A list of uses.
    public init(arrayLiteral elements: Use...) { uses = elements.map { ($0.keyPath, $0.transform) } }

    /// One property with its transformer, or with several that work one after another, each on what the one before gave.
    ///
    /// A transformer that could give an optional as well as its value gives the value, and nil stays outside of it.
    public struct Use: Sendable {
        let keyPath: AnyKeyPath & Sendable
        let transform: any RowTransform

        /// A transformer for a property of its output's type.
        @_disfavoredOverload
        public static func use<Input, Value>(
            _ transformer: JSONTransformer<Input, Value>, for keyPath: KeyPath<Root, Value> & Sendable
        ) -> Use {
            Use(keyPath: keyPath, transform: transformer.core)
        }

        /// A transformer for an optional property: nil is nil on both sides.
        public static func use<Input, Value>(
            _ transformer: JSONTransformer<Input, Value>, for keyPath: KeyPath<Root, Value?> & Sendable
        ) -> Use {
            Use(keyPath: keyPath, transform: transformer.core.optional())
        }

        /// Two transformers, one after the other.
        @_disfavoredOverload
        @_alwaysEmitIntoClient
        public static func use<Input, Middle, Value>(
            _ first: JSONTransformer<Input, Middle>, _ second: JSONTransformer<Middle, Value>,
            for keyPath: KeyPath<Root, Value> & Sendable
        ) -> Use {
            use(.chain(first, second), for: keyPath)
        }

        /// Two transformers, one after the other, for an optional property.
        @_alwaysEmitIntoClient
        public static func use<Input, Middle, Value>(
            _ first: JSONTransformer<Input, Middle>, _ second: JSONTransformer<Middle, Value>,
            for keyPath: KeyPath<Root, Value?> & Sendable
        ) -> Use {
            use(.chain(first, second), for: keyPath)
        }

        /// Two transformers, of which the first may give nil.
        @_alwaysEmitIntoClient
        public static func use<Input, Middle, Value>(
            _ first: JSONTransformer<Input, Middle?>, _ second: JSONTransformer<Middle, Value>,
            for keyPath: KeyPath<Root, Value?> & Sendable
        ) -> Use {
            use(.chain(first, second), for: keyPath)
        }

        /// Three transformers, one after another.
        @_disfavoredOverload
        @_alwaysEmitIntoClient
        public static func use<Input, Middle, Next, Value>(
            _ first: JSONTransformer<Input, Middle>, _ second: JSONTransformer<Middle, Next>,
            _ third: JSONTransformer<Next, Value>, for keyPath: KeyPath<Root, Value> & Sendable
        ) -> Use {
            use(.chain(.chain(first, second), third), for: keyPath)
        }

        /// Three transformers, one after another, for an optional property.
        @_alwaysEmitIntoClient
        public static func use<Input, Middle, Next, Value>(
            _ first: JSONTransformer<Input, Middle>, _ second: JSONTransformer<Middle, Next>,
            _ third: JSONTransformer<Next, Value>, for keyPath: KeyPath<Root, Value?> & Sendable
        ) -> Use {
            use(.chain(.chain(first, second), third), for: keyPath)
        }

        /// Three transformers, of which the first may give nil.
        @_alwaysEmitIntoClient
        public static func use<Input, Middle, Next, Value>(
            _ first: JSONTransformer<Input, Middle?>, _ second: JSONTransformer<Middle, Next>,
            _ third: JSONTransformer<Next, Value>, for keyPath: KeyPath<Root, Value?> & Sendable
        ) -> Use {
            use(.chain(first, .chain(second, third)), for: keyPath)
        }

        /// Three transformers, of which the second may give nil.
        @_alwaysEmitIntoClient
        public static func use<Input, Middle, Next, Value>(
            _ first: JSONTransformer<Input, Middle>, _ second: JSONTransformer<Middle, Next?>,
            _ third: JSONTransformer<Next, Value>, for keyPath: KeyPath<Root, Value?> & Sendable
        ) -> Use {
            use(.chain(.chain(first, second), third), for: keyPath)
        }
    }
}
