#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads values from some format: the neutral half of reading.
///
/// A format is one subclass. It overrides the primitives; lists, dictionaries and models are written once over them.
/// Reading is strict: each primitive reads exactly its type or throws, and nothing is converted on the way (R10).
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
    /// Whether a model goes on after a fault, to find the others.
    final var collectsErrors = false
    /// What becomes of nested models in changes.
    final var nestedChanges = NestedChanges.replaced
    /// The rows that the next changes may have. Nil: all.
    final var allowedRows: AllowedRows?
    /// Whether the object that comes next stands in changes and replaces another, where null means no value.
    final var dropsNulls = false

    /// A reader that follows at most `depthLimit` containers inside one another.
    public init(depthLimit: Int = 512) { self.depthLimit = depthLimit }

    // MARK: Looking ahead

    /// What comes next, without reading it.
    open var nextKind: Kind { get throws { throw unsupported("a look ahead") } }

    /// What comes next, in the words of an error: `the number 42`.
    open var nextInWords: String {
        switch try? nextKind {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .text: "text"
        case .data: "bytes"
        case .date: "a date"
        case .list: "a list"
        case .map: "an object"
        case nil: "nothing"
        }
    }

    /// Whether the rest can still be read after a fault of this kind: the format's own grammar was kept.
    open func canGoOn(after code: ModelError.Code) -> Bool {
        code != .tooDeep && code != .limitExceeded && code != .configuration
    }

    /// Whether the rest can be read after a fault, and after those that came with it.
    final func canGoOn(after error: ModelError) -> Bool {
        canGoOn(after: error.code) && error.others.allSatisfy { canGoOn(after: $0.code) }
    }

    /// Where the reader stands: a place to come back to with `seek(to:)`.
    open var position: Int { 0 }

    /// Goes back to a position where a value began.
    open func seek(to position: Int) {}

    /// Where the value read last began; errors about it point there.
    open var valueStart: Int { position }

    // MARK: Scalars

    /// Whether nil comes; if so it is read.
    open func readNil() throws -> Bool { throw unsupported("nil") }
    /// Reads a boolean.
    open func readBool() throws -> Bool { throw unsupported("a boolean") }
    /// Reads an integer of at most `width` bits, signed.
    open func readSigned(bits width: Int) throws -> Int64 { throw unsupported("an integer") }
    /// Reads an integer of at most `width` bits, unsigned.
    open func readUnsigned(bits width: Int) throws -> UInt64 { throw unsupported("an integer") }
    /// Reads a number into 32 bits, correctly rounded.
    open func readFloat() throws -> Float { throw unsupported("a number") }
    /// Reads a number into 64 bits, correctly rounded.
    open func readDouble() throws -> Double { throw unsupported("a number") }
    /// Reads a number exactly, as its literal.
    open func readNumber() throws -> NumberLiteral { throw unsupported("a number") }
    /// Reads a number as a decimal, exactly.
    open func readDecimal() throws -> Decimal {
        let start = position
        let literal = try readNumber()
        do throws(NumberFailure) { return try literal.decimal() } catch {
            throw numberError(error, literal, wanted: "Decimal", at: start)
        }
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

    /// Enters a list.
    open func beginList() throws { throw unsupported("a list") }
    /// Whether a further element comes. Leaves the list where none does.
    open func nextElement() throws -> Bool { throw unsupported("a list") }
    /// Enters an object.
    open func beginMap() throws { throw unsupported("an object") }
    /// The key of the next value. Nil where none is left; the object is left then.
    open func nextKey() throws -> String? { throw unsupported("an object") }
    /// Reads any value and drops it.
    open func skipValue() throws { throw unsupported("skipping") }

    // MARK: Whole values

    /// Reads a list of values of one type.
    open func readList<Element: PropertyValue>(of type: Element.Type) throws -> [Element] {
        try readElements(of: type)
    }

    /// Reads a model: its table finds a row for each key.
    open func readModel<Model: ValueModel>(_ type: Model.Type) throws -> Model {
        try ModelFilling.read(type, plan: .byName(type), from: self)
    }

    /// Reads a part of a model: the rows whose keys are there.
    open func readChanges<Model: ValueModel>(of type: Model.Type) throws -> Changes<Model> {
        try ModelFilling.readChanges(of: type, plan: .byName(type), from: self)
    }

    // MARK: Errors

    /// The error of a value that has the right type and is still not one of ours.
    public final func mismatch(_ expected: String, _ found: String) -> ModelError {
        ModelError(.typeMismatch, expected: expected, found: "the text \(found.quoted(limit: 60))", offset: valueStart)
    }

    final func numberError(
        _ failure: NumberFailure, _ literal: NumberLiteral, wanted: String, at offset: Int
    ) -> ModelError {
        ModelError(
            failure == .notIntegral ? .numberNotIntegral : .numberOutOfRange,
            expected: "\(wanted)", found: "the number \(literal.text.shortened(to: 60))", offset: offset)
    }

    private final func unsupported(_ what: String) -> ModelError {
        ModelError(.notRepresentable, note: "\(Swift.type(of: self)) cannot read \(what)")
    }
}

extension ValueReader {
    /// Counts a container in.
    @inline(__always)
    final func enterContainer() throws {
        let deeper = depth &+ 1
        depth = deeper
        if deeper > depthLimit { throw tooDeep() }
    }

    /// Counts a container out.
    @inline(__always)
    final func leaveContainer() { depth = depth &- 1 }

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
