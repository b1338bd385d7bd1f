#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Writes values to some format: the neutral half of writing.
///
/// A format is one subclass. It overrides the primitives; lists, dictionaries and models are written once over them. What
/// it leaves out throws *not representable* where it is needed. Of the numbers, `writeNumber` is enough. The two calls
/// that begin a container call `enterContainer()`, the two that end one `leaveContainer()`, so that depth is limited (R14).
open class ValueWriter {
    /// How many containers may be inside one another.
    public let depthLimit: Int
    /// How many containers are open.
    public final var openContainers: Int { depth }
    // PERF: not public itself, so that the optimiser sees every access and drops the exclusivity checks.
    final var depth = 0
    /// What the program hands along, for values that write themselves. Whoever makes the writer sets it.
    public final var context = ValueContext()

    /// A writer that follows at most `depthLimit` containers inside one another.
    public init(depthLimit: Int = 512) { self.depthLimit = depthLimit }

    // MARK: Scalars

    /// Writes nil.
    open func writeNil() throws { throw unsupported("nil") }
    /// Writes a boolean.
    open func writeBool(_ value: Bool) throws { throw unsupported("a boolean") }
    /// Writes a signed integer. By its literal, unless overridden.
    open func writeSigned(_ value: Int64) throws { try writeNumber(NumberLiteral(unchecked: "\(value)")) }
    /// Writes an unsigned integer. By its literal, unless overridden.
    open func writeUnsigned(_ value: UInt64) throws { try writeNumber(NumberLiteral(unchecked: "\(value)")) }
    /// Writes a number of 32 bits. By its shortest literal, unless overridden.
    open func writeFloat(_ value: Float) throws {
        guard value.isFinite else { return try writeDouble(Double(value)) }
        try writeNumber(NumberLiteral(unchecked: NumberText.text(of: value)))
    }
    /// Writes a number of 64 bits. By its shortest literal, unless overridden; infinities and not-a-number have none.
    open func writeDouble(_ value: Double) throws {
        guard value.isFinite else { throw ModelError(.nonFinite, expected: "a finite number", found: "\(value)") }
        try writeNumber(NumberLiteral(unchecked: NumberText.text(of: value)))
    }
    /// Writes a number exactly, by its literal.
    open func writeNumber(_ value: NumberLiteral) throws { throw unsupported("a number") }
    /// Writes a decimal exactly. By its literal, unless overridden.
    open func writeDecimal(_ value: Decimal) throws { try writeNumber(try literal(of: value)) }

    /// The literal of a decimal, where it reads back the same.
    final func literal(of value: Decimal) throws -> NumberLiteral {
        guard let text = NumberLiteral.text(of: value) else {
            throw ModelError(.nonFinite, expected: "a finite number", found: "a Decimal that is not a number")
        }
        let literal = NumberLiteral(unchecked: text)
        // Some decimals have a digit more than are read back (R4).
        guard (try? literal.decimal()) == value else {
            throw ModelError(.notRepresentable, expected: "a number of at most 38 digits", found: text)
        }
        return literal
    }
    /// Writes text.
    open func writeText(_ value: String) throws { throw unsupported("text") }
    /// Writes bytes.
    open func writeData(_ value: Data) throws { throw unsupported("bytes") }
    /// Writes a point in time.
    open func writeDate(_ value: Date) throws { throw unsupported("a date") }
    /// Writes a URL.
    open func writeURL(_ value: URL) throws { throw unsupported("a URL") }
    /// Writes a UUID.
    open func writeUUID(_ value: UUID) throws { throw unsupported("a UUID") }

    // MARK: Containers

    /// Begins a list of `count` elements, each of which is written after this: `enterContainer()`.
    open func beginList(count: Int) throws { throw unsupported("a list") }
    /// Ends the list: `leaveContainer()`.
    open func endList() throws { throw unsupported("a list") }
    /// Begins an object of `count` keys, each of which is written after this with its value: `enterContainer()`.
    open func beginMap(count: Int) throws { throw unsupported("an object") }
    /// Writes a key; its value follows.
    open func writeKey(_ key: String) throws { throw unsupported("an object") }
    /// Ends the object: `leaveContainer()`.
    open func endMap() throws { throw unsupported("an object") }

    // MARK: Whole values

    /// Writes a list.
    open func writeList<Element: PropertyValue>(_ values: [Element]) throws { try writeElements(values) }

    /// Writes a set as a list, in an order that depends on its elements alone (R16): that of `WrittenOrder`, unless
    /// overridden.
    open func writeSet<Element: PropertyValue>(_ values: Set<Element>) throws {
        try writeElements(try WrittenOrder.sorted(values, depthLimit: depthLimit - depth, context))
    }

    /// Writes a model, row by row.
    open func writeModel<Model: ValueModel>(_ model: Model) throws {
        try ModelWriting.write(model, plan: .byName(Model.self), to: self)
    }

    /// The plan by which this writer writes a model.
    func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan { .byName(type) }

    /// Writes a model whose members stand among others, to where they are kept until then.
    func write<Model: ValueModel>(_ model: Model, keptBy members: MembersWriter) throws {
        try ModelWriting.write(model, plan: try plan(of: Model.self), to: members, keeper: members)
    }

    /// Writes a part of a model: the rows that change.
    open func writeChanges<Model: ValueModel>(_ changes: Changes<Model>) throws {
        try ModelWriting.write(changes, plan: .byName(Model.self), to: self)
    }

    /// Writes a choice: an object with one key, the tag of its case.
    open func writeChoice<Choice: ModelChoice>(_ value: Choice) throws {
        try Choice.choices.cases.write(value, to: self, by: try form(of: Choice.self))
    }

    /// How the cases of a choice stand here.
    func form<Choice: ModelChoice>(of type: Choice.Type) throws -> ChoiceForm { Choice.choices.cases.table.singleKey }

    /// Writes rows that are no model's: the fields of a choice.
    func writeRows(_ values: FieldValues, by plan: ModelPlan) throws {
        try ModelWriting(plan: plan, rows: values.rows, writer: self).write()
    }

    /// The error of a type of the program's that began more than it ended, or wrote nothing.
    @inline(never)
    final func unfinished() -> ModelError {
        ModelError(
            .notRepresentable, note: "a value's write(to:) wrote nothing, or began or ended more containers than it may"
        )
    }

    private final func unsupported(_ what: String) -> ModelError {
        ModelError(.notRepresentable, note: "\(Swift.type(of: self)) cannot write \(what)")
    }
}

extension ValueWriter {
    /// Counts a container in, before anything of it is written. Throws *too deep* where that passes the limit (R14).
    @inline(__always)
    public final func enterContainer() throws {
        depth = depth &+ 1
        if depth > depthLimit {
            depth -= 1
            throw ModelError(.tooDeep, expected: "at most \(depthLimit) containers inside one another")
        }
    }

    /// Counts a container out, once its end has been written.
    @inline(__always)
    public final func leaveContainer() { depth = depth &- 1 }

    /// Whether the recursion may not go on on this stack.
    @inline(__always)
    final var needsFreshStack: Bool { depth > DeepStack.uncheckedLevels && DeepStack.isLow }
}
