/// One row of a model's table: a stored property, by name and key path.
///
///     Property("title", \.title)
///     Property("labels", \.labels, default: [])
///     Property("token", \.token, [.secret, .notArchived])
///     Property("age", \.age).validating { if $0 < 0 { throw NegativeAge() } }
///
/// The key path is not evaluated where the optimiser can see the property's offset.
public struct Property<Root, Value>: Sendable {
    /// The row without its types.
    @usableFromInline let draft: RowDraft

    @usableFromInline
    init(draft: RowDraft) { self.draft = draft }

    /// A row for a property that is read only through its key path: a `let`, or a `var` set nowhere else.
    ///
    /// - Parameters:
    ///   - name: the property's name, which is also its key where no mapping says otherwise.
    ///   - keyPath: the stored property.
    ///   - options: how the property takes part in text, comparison and archives.
    @inlinable @inline(__always)
    public init(
        _ name: String, _ keyPath: @autoclosure @escaping @Sendable () -> KeyPath<Root, Value>,
        _ options: PropertyOptions = []
    ) {
        draft = .constant(name, MemoryLayout<Root>.offset(of: keyPath()) ?? -1, options, { keyPath() })
    }
}

extension Property where Value: PropertyValue {
    /// A row for a variable, which a table that starts from a prototype can set.
    @inlinable @inline(__always)
    public init(
        _ name: String, _ keyPath: @autoclosure @escaping @Sendable () -> WritableKeyPath<Root, Value>,
        _ options: PropertyOptions = []
    ) {
        draft = .variable(name, MemoryLayout<Root>.offset(of: keyPath()) ?? -1, options, Value.self, { keyPath() })
    }

    /// A row with a default for when the property is missing. The default is evaluated anew for each model.
    @inlinable @inline(__always)
    public init(
        _ name: String, _ keyPath: @autoclosure @escaping @Sendable () -> KeyPath<Root, Value>,
        _ options: PropertyOptions = [], default makeDefault: @autoclosure @escaping @Sendable () -> Value
    ) {
        self = Property(name, keyPath(), options).with(makeDefault)
    }

    /// A row with a default, for a variable.
    @inlinable @inline(__always)
    public init(
        _ name: String, _ keyPath: @autoclosure @escaping @Sendable () -> WritableKeyPath<Root, Value>,
        _ options: PropertyOptions = [], default makeDefault: @autoclosure @escaping @Sendable () -> Value
    ) {
        self = Property(name, keyPath(), options).with(makeDefault)
    }

    @usableFromInline
    func with(_ makeDefault: @escaping @Sendable () -> Value) -> Property {
        Property(draft: draft.with(defaultValue: DefaultValue(makeDefault)))
    }

    /// Adds a check: it throws what is wrong with a value. Checks run in the order in which they are written, whenever
    /// a model comes from outside, for defaults too (R28).
    public func validating(_ check: @escaping @Sendable (Value) throws -> Void) -> Self {
        replacing {
            try check($0)
            return $0
        }
    }

    /// Adds a check that hands back the value to store: the same, or a mended one.
    ///
    ///     Property("size", \.size).replacing { min($0, 72) }
    public func replacing(_ check: @escaping @Sendable (Value) throws -> Value) -> Self {
        Property(draft: draft.adding(Validator(check)))
    }
}

/// How a property takes part in text, comparison and archives.
public struct PropertyOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The value never appears in text: descriptions, mirrors, errors.
    public static let secret = PropertyOptions(rawValue: 1)
    /// The value takes no part in `==` and hashes.
    public static let notCompared = PropertyOptions(rawValue: 2)
    /// The value is not archived.
    public static let notArchived = PropertyOptions(rawValue: 4)
}
