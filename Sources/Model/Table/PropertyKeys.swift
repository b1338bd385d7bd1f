/// A model's table: one row for each stored property, and how a model is made of their values.
///
/// With the initialiser, for models of `let` properties. The rows name its parameters, all of them, in its order; the
/// compiler checks that:
///
///     static let propertyKeys = PropertyKeys(Point.init) {
///         Property("x", \.x)
///         Property("y", \.y)
///     }
///
/// From a prototype, for models of variables. Its values are placeholders: a property is required unless it is optional
/// or its row declares a default:
///
///     static let propertyKeys = PropertyKeys(startingFrom: Profile()) {
///         Property("name", \.name)
///     }
///
/// In generic types, and in extensions of them, a table is a computed property over `cached`.
/// A wrong table stops the program at first use, with a sentence that says what to write.
public struct PropertyKeys<Root: ValueModel>: Sendable {
    @usableFromInline let table: TypedTable<Root>

    /// A table that makes models with an initialiser.
    public init<each Value: PropertyValue>(
        _ make: @escaping @Sendable (repeat each Value) -> Root,
        @PropertyBuilder<Root> _ rows: () -> Rows<Root, (repeat each Value)>
    ) {
        table = TypedTable(rows: rows().drafts.rows(repeat (each Value).self)) { slots in
            var slots = slots
            return make(repeat slots.take((each Value).self))
        } copying: { values in
            var values = values
            return make(repeat values.copy((each Value).self))
        }
    }

    // PERF: forwards without the tuple of the values' types, which the runtime would otherwise put together at first use.
    /// A table that makes models by setting the variables of a prototype, which is made anew for each model.
    @inlinable @inline(__always)
    public init<Values>(
        startingFrom prototype: @autoclosure @escaping @Sendable () -> Root,
        @PropertyBuilder<Root> _ rows: () -> Rows<Root, Values>
    ) {
        self.init(rows().drafts, prototype: prototype)
    }

    @usableFromInline
    init(_ drafts: RowDrafts, prototype: @escaping @Sendable () -> Root) {
        table = TypedTable(rows: drafts.variableRows(of: Root.self), prototype: prototype)
    }

    /// The message for rows that do not fit the initialiser.
    @available(
        *, unavailable,
        message: """
            the rows must name the initialiser's parameters, all of them, in its order and with their types; \
            a `let` with an initial value is no parameter: remove the value and give its row a default
            """
    )
    @_disfavoredOverload
    public init<each Argument, Values>(
        _ make: @escaping (repeat each Argument) -> Root, @PropertyBuilder<Root> _ rows: () -> Rows<Root, Values>
    ) {
        preconditionFailure("unavailable")
    }

    /// The names of the rows, in declared order.
    public var names: [String] { table.rows.map(\.name) }

    /// A table made once for each type and kept: for generic types, which cannot have static storage.
    ///
    ///     static var propertyKeys: PropertyKeys<Self> {
    ///         .cached { PropertyKeys(Page.init) { Property("items", \.items) } }
    ///     }
    public static func cached(_ make: () -> PropertyKeys<Root>) -> PropertyKeys<Root> {
        let kept = TableCache.shared.table(of: Root.self) { make().table }
        return PropertyKeys(table: kept)
    }

    init(table: TypedTable<Root>) { self.table = table }
}

/// Rows as they are collected. `Values` is the tuple of their types, which no value of it is ever made of.
public struct Rows<Root, Values> {
    @usableFromInline let drafts: RowDrafts

    @usableFromInline
    init(drafts: RowDrafts) { self.drafts = drafts }
}

/// Collects the rows of a table.
@resultBuilder
public enum PropertyBuilder<Root> {
    /// A row.
    @_transparent
    public static func buildExpression<Value: PropertyValue>(
        _ property: consuming Property<Root, Value>
    ) -> Property<Root, Value> { property }

    /// The rows, with their types.
    @inlinable @inline(__always)
    public static func buildBlock<each Value>(
        _ properties: repeat __owned Property<Root, each Value>
    ) -> Rows<Root, (repeat each Value)> {
        let drafts = RowDrafts()
        repeat drafts.add((each properties).draft)
        return Rows(drafts: drafts)
    }
}
