extension Optional: PropertyValue where Wrapped: PropertyValue {
    /// Reads nil, or a value.
    public static func read(from reader: ValueReader) throws -> Wrapped? {
        if try reader.readNil() { return nil }
        return try Wrapped.read(from: reader)
    }

    /// Writes the value, or nil.
    public func write(to writer: ValueWriter) throws {
        if isNilValue { return try writer.writeNil() }
        try Self.withWrapped(of: self) { try $0.write(to: writer) }
    }

    // PERF: `self == nil` and unwrapping copy the value first. For a type that might not be copyable, as in the next two
    // functions, the compiler makes no copy.
    private static func isNone<Value: ~Copyable>(_ optional: borrowing Value?) -> Bool {
        switch optional {
        case .some: false
        case .none: true
        }
    }

    private static func withWrapped<Value: ~Copyable>(
        of optional: borrowing Value?, _ body: (borrowing Value) throws -> Void
    ) throws {
        switch optional {
        case .some(let value): try body(value)
        case .none: break
        }
    }

    /// Nil.
    public static var nilValue: Wrapped?? { .some(.none) }
    /// Whether this is nil.
    public var isNilValue: Bool { Self.isNone(self) }
    /// The models that the value may hold.
    public static var modelTypes: [any ValueModel.Type] { Wrapped.modelTypes }
}
