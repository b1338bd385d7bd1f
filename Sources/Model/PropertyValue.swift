/// A value that a property of a model can have: it reads and writes itself through the neutral edge.
///
/// Numbers, text, dates, URLs, lists, dictionaries, models and so on conform already; a raw-valued enum or struct needs
/// only to say so. A type of your own says in two functions how it is read and written, and then works with every
/// format:
///
///     struct Colour: PropertyValue {
///         var red, green, blue: UInt8
///         static func read(from reader: ValueReader) throws -> Colour {
///             let text = try reader.readText()
///             guard let colour = Colour(hex: text) else { throw reader.mismatch("a colour such as #A0B1C2", text) }
///             return colour
///         }
///         func write(to writer: ValueWriter) throws { try writer.writeText(hex) }
///     }
///
/// The other requirements have defaults that are right for such a type.
public protocol PropertyValue: Hashable, Sendable {
    /// Reads one value, all of it. Throws what the reader throws, or an error of its own.
    static func read(from reader: ValueReader) throws -> Self

    /// Writes one value. Throws what the writer throws, or an error of its own.
    func write(to writer: ValueWriter) throws

    /// The value that stands for nil, for types that have one. A property whose type has one need not be present.
    static var nilValue: Self? { get }

    /// Whether this is the value that stands for nil, which is left out where nils are.
    var isNilValue: Bool { get }

    /// What a missing key gives: `nilValue`, except for types that tell the two apart.
    static var missingValue: Self? { get }

    /// The key of a dictionary as a value. Throws where the type cannot be a key, or the text is not one of its keys.
    static func value(ofKey text: String) throws -> Self

    /// The value as the key of a dictionary. Throws where the type cannot be a key.
    func keyText() throws -> String

    /// The models that a value of this type may hold, so that their mappings are checked before the first value.
    static var modelTypes: [any ValueModel.Type] { get }
}

extension PropertyValue {
    /// None.
    public static var nilValue: Self? { nil }
    /// False.
    public var isNilValue: Bool { false }
    /// The value that stands for nil.
    public static var missingValue: Self? { nilValue }
    /// None.
    public static var modelTypes: [any ValueModel.Type] { [] }

    /// Throws, as most types cannot be keys.
    public static func value(ofKey text: String) throws -> Self { throw notAKey }
    /// Throws, as most types cannot be keys.
    public func keyText() throws -> String { throw Self.notAKey }

    static var notAKey: ModelError {
        ModelError(
            .configuration,
            note: "\(Self.self) cannot be the key of a dictionary: keys are text, integers, UUIDs, and types backed by "
                + "text or integers")
    }
}
