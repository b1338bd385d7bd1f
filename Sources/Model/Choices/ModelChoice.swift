/// An enum whose cases carry values: a document holds one of several things.
///
///     indirect enum Shape: ModelChoice {
///         case circle(radius: Double), group([Shape]), none
///         static let choices = ModelChoices<Shape> {
///             Choice("circle", fields: "radius", make: Shape.circle) {
///                 if case .circle(let radius) = $0 { radius } else { nil }
///             }
///             Choice("group", make: Shape.group) { if case .group(let shapes) = $0 { shapes } else { nil } }
///             Choice("none", value: .none)
///         }
///     }
///
/// It is written as an object with one key, the first tag of its case: `{"circle":{"radius":1.0}}`, `{"group":[]}`,
/// `{"none":{}}`. A format may have other forms, by a protocol of its own. `==` and hashes are the enum's own.
///
/// The type of a tag that no case has is *unknown type*, unless a `Choice.unknown` keeps such values raw.
public protocol ModelChoice: PropertyValue {
    /// The cases. `static let` in ordinary types; in generic ones a computed property over `ModelChoices.cached`.
    static var choices: ModelChoices<Self> { get }

    /// Who maps the choice. A format's protocol fixes it, so that its conformance must be declared where the one to
    /// `ModelChoice` is.
    associatedtype MappingIsDeclaredWithModelChoice = MappedByNames

    /// The mapping that a format's protocol adds. Nil: an object with one key.
    static var outsideChoice: (any OutsideMapping)? { get }
}

extension ModelChoice {
    /// None.
    public static var outsideChoice: (any OutsideMapping)? { nil }

    /// Reads one of the cases.
    public static func read(from reader: ValueReader) throws -> Self { try reader.readChoice(Self.self) }

    /// Writes the case.
    public func write(to writer: ValueWriter) throws { try writer.writeChoice(self) }

    /// What all the cases carry, as one model.
    public static var modelTypes: [any ValueModel.Type] { [Alternatives<Self>.self] }
}

/// What the cases of a choice carry, as the rows of a model of which no value is ever made: so plans find the models in
/// it, and secrets are looked for.
struct Alternatives<Root: ModelChoice>: ValueModel {
    static var propertyKeys: PropertyKeys<Self> { .cached { PropertyKeys(table: TypedTable(of: Root.choices.table)) } }
    static var outsideMapping: (any OutsideMapping)? { Root.outsideChoice }
}
