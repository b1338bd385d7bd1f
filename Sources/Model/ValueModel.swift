/// An immutable value with a table of its stored properties, from which everything else follows: reading and writing in
/// every format, `==` and hashes, text and mirrors.
///
///     struct Point: ValueModel {
///         let x: Double, y: Double
///         static let propertyKeys = PropertyKeys(Point.init) {
///             Property("x", \.x)
///             Property("y", \.y)
///         }
///     }
///
/// Models are structs. An enum whose cases carry values is a choice, not a model.
public protocol ValueModel: PropertyValue, CustomStringConvertible, CustomReflectable {
    /// The table. `static let` in ordinary types; in generic ones a computed property over `PropertyKeys.cached`.
    static var propertyKeys: PropertyKeys<Self> { get }

    /// Checks the model as a whole, after its properties have been checked one by one. Throws what is wrong.
    func validate() throws

    /// Who maps the model. A format's protocol fixes it, so that its conformance must be declared where the one to
    /// `ValueModel` is, not in another module or under a condition: there the mapping would never be found.
    associatedtype MappingIsDeclaredWithValueModel = MappedByNames

    /// The mapping that a format's protocol adds. Nil: every row keeps its name.
    static var outsideMapping: (any OutsideMapping)? { get }
}

extension ValueModel {
    /// None.
    public static var outsideMapping: (any OutsideMapping)? { nil }

    /// Accepts every model.
    public func validate() throws {}

    /// Reads a model from an object.
    public static func read(from reader: ValueReader) throws -> Self { try reader.readModel(Self.self) }

    /// Writes the model as an object.
    public func write(to writer: ValueWriter) throws { try writer.writeModel(self) }

    /// The model itself.
    public static var modelTypes: [any ValueModel.Type] { [Self.self] }
}

extension ValueModel {
    /// The table without the model's type.
    static var modelTable: ModelTable { propertyKeys.table }
}
