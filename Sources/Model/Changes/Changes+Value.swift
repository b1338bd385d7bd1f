extension Changes: PropertyValue {
    /// Reads the rows whose keys are present, and nothing of the others. No validator runs before they are applied.
    public static func read(from reader: ValueReader) throws -> Changes { try reader.readChanges(of: Model.self) }

    /// Writes the changed rows: nil as null, nested changes inside one another.
    ///
    /// A dictionary whose former value is known is written with null for each key that is gone, so that merging leaves
    /// exactly the new one. Of a value that is an object by its own `write(to:)`, former keys stay where it is merged.
    public func write(to writer: ValueWriter) throws {
        if let fault { throw fault }
        try writer.writeChanges(self)
    }

    /// The model.
    public static var modelTypes: [any ValueModel.Type] { [Model.self] }
}
