extension Optional: PropertyValue where Wrapped: PropertyValue {
    /// Reads nil, or a value.
    public static func read(from reader: ValueReader) throws -> Wrapped? {
        if try reader.readNil() { return nil }
        return try Wrapped.read(from: reader)
    }

    /// Writes the value, or nil.
    public func write(to writer: ValueWriter) throws {
        guard let value = self else { return try writer.writeNil() }
        try value.write(to: writer)
    }

    /// Nil.
    public static var nilValue: Wrapped?? { .some(.none) }
    /// Whether this is nil.
    public var isNilValue: Bool { self == nil }
    /// The models that the value may hold.
    public static var modelTypes: [any ValueModel.Type] { Wrapped.modelTypes }
}
