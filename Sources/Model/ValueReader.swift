#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads values from some format: the neutral half of reading.
///
/// A format is one subclass. It overrides the primitives; lists, dictionaries and models are written once over them.
/// Reading is strict: each primitive reads exactly its type or throws, and nothing is converted on the way (R10). What a
/// format leaves out throws *not representable* where it is needed.
///
/// A format must override `nextKind`, `readNil`, the scalars it has (of the numbers, `readNumber` is enough), `beginList`,
/// `nextElement`, `beginMap` and `nextKey`. The two that begin a container call `enterContainer()`, the two that find its
/// end `leaveContainer()`, so that depth is limited (R14). With `position` and `seek(to:)` it can go back, which rows with
/// several paths need, and readers that look for all faults.
///
/// A value of another type than the wanted one is `throw typeMismatch(expected: "text")`; a fault of the format's own
/// grammar has a code of its own, `ModelError.Code("unexpected break")`, after which `canGoOn(after:)` is false.
///
/// A reader belongs to one call: a value must not keep it. Reading goes on in another thread where the stack is nearly
/// used up, so that code in `read(from:)` must not count on the thread it runs in.
///
/// Containers are read by a loop:
///
///     try reader.beginList()
///     while try reader.nextElement() { elements.append(try Element.read(from: reader)) }
open class ValueReader {
    /// What sort of value comes next.
    public enum Kind: Sendable {
        /// No value.
        case null
        /// True or false.
        case bool
        /// A number of any width.
        case number
        /// Text.
        case text
        /// Bytes.
        case data
        /// A point in time, in formats that have them.
        case date
        /// A list.
        case list
        /// An object: keys with values.
        case map
    }

    /// How many containers may be inside one another.
    public let depthLimit: Int
    /// How many containers are open.
    public final var openContainers: Int { depth }
    // PERF: not public itself, so that the optimiser sees every access and drops the exclusivity checks.
    final var depth = 0
    /// What the program hands along, for values that read themselves. Whoever makes the reader sets it.
    public final var context = ValueContext()
    /// Whether the object that is entered next becomes a Swift dictionary: its keys may come in any order, and none is come
    /// back to when the next has come.
    final var entersDictionary = false
    /// Whether a model goes on after a fault, to find the others.
    final var collectsErrors: Bool
    /// What becomes of nested models in changes.
    final var nestedChanges = NestedChanges.replaced
    /// The rows that the next changes may have. Nil: all.
    final var allowedRows: AllowedRows?
    /// The tags that stand inside the object which a choice reads. Nil where none does.
    final var tagKeys: TagKeys?
    /// What choices have given while the cases of one around them are tried. Nil where none is.
    final var trials: ChoiceTrials?
    /// What is tolerated that is an error otherwise.
    final var tolerance = Tolerance()
    /// Whether a bad element of the collection that comes is left out.
    final var dropsBadElements = false
    /// Where note is taken of what was tolerated. Nil: nobody asks.
    final var notes: ReadingNotes?
    /// Whether what comes stands in changes, where null in a dictionary means no value, as in any merge patch (RFC 7396).
    final var dropsNulls = false

    /// A reader.
    ///
    /// - Parameters:
    ///   - depthLimit: how many containers may be inside one another.
    ///   - collectsErrors: whether reading goes on after a fault that leaves the grammar intact, to find the others; they
    ///     are the `others` of the first. The format must be able to go back.
    public init(depthLimit: Int = 512, collectsErrors: Bool = false) {
        self.depthLimit = depthLimit
        self.collectsErrors = collectsErrors
    }

    // MARK: Looking ahead

    /// What comes next, without reading it.
    open var nextKind: Kind { get throws { throw unsupported("a look ahead") } }

    /// What comes next, in the words of an error: `the number 42`. Scalars are shown where the format can go back.
    open var nextInWords: String { wordsForNext() }

    /// Whether the rest can still be read after a fault of this kind: the format's own grammar was kept.
    open func canGoOn(after code: ModelError.Code) -> Bool {
        code != .tooDeep && code != .limitExceeded && code != .configuration
    }

    /// Whether the rest can be read after a fault, and after those that came with it.
    final func canGoOn(after error: ModelError) -> Bool {
        position >= 0 && canGoOn(after: error.code) && error.others.allSatisfy { canGoOn(after: $0.code) }
    }

    /// Where the reader stands, counted from 0; errors point there. Below 0 for a format that cannot go back.
    open var position: Int { Self.unknownPosition }

    /// Goes back to a position where a value began. Callers use `goBack(to:)`, which sets `openContainers` to the number
    /// there first; what a format keeps of each open container is best kept by that number.
    open func seek(to position: Int) throws { throw unsupported("a value twice") }

    /// Where the value read last began; errors about it point there.
    open var valueStart: Int { position }

    // MARK: Scalars

    /// Whether nil comes; if so it is read.
    open func readNil() throws -> Bool { throw unsupported("nil") }
    /// Reads a boolean.
    open func readBool() throws -> Bool { throw unsupported("a boolean") }
    /// Reads an integer of at most `width` bits, signed. By its literal, unless overridden.
    open func readSigned(bits width: Int) throws -> Int64 { try readInteger(as: Int64.self, bits: width) }
    /// Reads an integer of at most `width` bits, unsigned. By its literal, unless overridden.
    open func readUnsigned(bits width: Int) throws -> UInt64 { try readInteger(as: UInt64.self, bits: width) }
    /// Reads a number into 32 bits, correctly rounded. By its literal, unless overridden.
    open func readFloat() throws -> Float {
        try converted(wanted: "Float") { literal throws(NumberFailure) in try literal.float() }
    }
    /// Reads a number into 64 bits, correctly rounded. By its literal, unless overridden.
    open func readDouble() throws -> Double {
        try converted(wanted: "Double") { literal throws(NumberFailure) in try literal.double() }
    }
    /// Reads a number exactly, as its literal.
    open func readNumber() throws -> NumberLiteral { throw unsupported("a number") }
    /// Reads a number as a decimal, exactly. By its literal, unless overridden.
    open func readDecimal() throws -> Decimal {
        try converted(wanted: "Decimal") { literal throws(NumberFailure) in try literal.decimal() }
    }
    /// Reads text.
    open func readText() throws -> String { throw unsupported("text") }
    /// Reads bytes.
    open func readData() throws -> Data { throw unsupported("bytes") }
    /// Reads a point in time.
    open func readDate() throws -> Date { throw unsupported("a date") }
    /// Reads a URL.
    open func readURL() throws -> URL { throw unsupported("a URL") }
    /// Reads a UUID.
    open func readUUID() throws -> UUID { throw unsupported("a UUID") }

    // MARK: Containers

    /// Enters a list: `enterContainer()`, once it is known to be one.
    open func beginList() throws { throw unsupported("a list") }
    /// Whether a further element comes. Where none does the list is left: `leaveContainer()`.
    open func nextElement() throws -> Bool { throw unsupported("a list") }
    /// Enters an object: `enterContainer()`, once it is known to be one.
    open func beginMap() throws { throw unsupported("an object") }
    /// The key of the next value. Nil where none is left; the object is left then: `leaveContainer()`.
    open func nextKey() throws -> String? { throw unsupported("an object") }
    /// Reads any value and drops it.
    open func skipValue() throws { try skipByReading() }

    // MARK: Whole values

    /// Reads a list of values of one type.
    open func readList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        try readElements(of: type)
    }

    /// Reads a model: its table finds a row for each key.
    open func readModel<Model: ValueModel>(_ type: Model.Type) throws -> Model {
        try ModelFilling.read(type, plan: .byName(type), from: self)
    }

    /// The plan by which this reader reads a model.
    func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan { .byName(type) }

    /// Reads a part of a model: the rows whose keys are there.
    open func readChanges<Model: ValueModel>(of type: Model.Type) throws -> Changes<Model> {
        try ModelFilling.readChanges(of: type, plan: .byName(type), from: self)
    }

    /// Reads a choice: an object with one key, the tag of its case.
    open func readChoice<Choice: ModelChoice>(_ type: Choice.Type) throws -> Choice {
        try Choice.choices.cases.read(from: self, by: try form(of: type))
    }

    /// How the cases of a choice stand here.
    func form<Choice: ModelChoice>(of type: Choice.Type) throws -> ChoiceForm { Choice.choices.cases.table.singleKey }

    /// Fills rows that are no model's: the fields of a choice.
    func fillRows(_ slots: Slots, by plan: ModelPlan) throws {
        try ModelFilling(plan: plan, slots: slots, reader: self).fill()
    }

    /// Whether a value is being put into words, so that its own faults are not.
    final var isDescribing = false

    /// The error of a type of the program's that began more than it ended.
    final func unfinished() -> ModelError {
        ModelError(.notRepresentable, note: "a value's read(from:) left a list or an object before its end")
    }

    final func unsupported(_ what: String) -> ModelError {
        ModelError(.notRepresentable, note: "\(Swift.type(of: self)) cannot read \(what)")
    }
}

extension ValueReader {
    /// Counts a container in, before anything in it is read. Throws *too deep* where that passes the limit (R14).
    @inline(__always)
    public final func enterContainer() throws {
        let deeper = depth &+ 1
        depth = deeper
        if deeper > depthLimit { throw tooDeep() }
    }

    /// Counts a container out, once its end has been read.
    @inline(__always)
    public final func leaveContainer() { depth = depth &- 1 }

    /// Whether the recursion may not go on on this stack.
    @inline(__always)
    final var needsFreshStack: Bool { depth > DeepStack.uncheckedLevels && DeepStack.isLow }

    @inline(never)
    final func tooDeep() -> ModelError {
        depth -= 1
        return ModelError(
            .tooDeep, expected: "at most \(depthLimit) containers inside one another", offset: valueStart)
    }
}

extension String {
    /// The text, cut after `count` scalars.
    func shortened(to count: Int) -> String {
        if utf8.count <= count || unicodeScalars.count <= count { return self }
        var result = ""
        result.unicodeScalars.append(contentsOf: unicodeScalars.prefix(count))
        return result + "…"
    }
}
