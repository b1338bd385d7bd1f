/// A model that says how its rows stand in JSON. What it does not mention keeps its own name, after the naming style.
///
///     struct Profile: JSONSerializing {
///         let name: String, joined: Date, isRead: Bool
///         static let propertyKeys = PropertyKeys(Profile.init) {
///             Property("name", \.name)
///             Property("joined", \.joined)
///             Property("isRead", \.isRead, default: false)
///         }
///         static let jsonKeyPaths: JSONKeyPaths<Profile> = [\.name: "user.login", \.isRead: .ignored]
///         static let jsonNaming = JSONNaming.snakeCase
///     }
///
/// The conformance is declared in the module that declares the one to `ValueModel`, and without conditions; elsewhere the
/// compiler refuses it.
///
/// A mistake in a mapping is thrown as *configuration error* before the first value is read or written;
/// `JSONAdapter.check(_:)` throws it in a test.
public protocol JSONSerializing: ValueModel where MappingIsDeclaredWithValueModel: MappedByFormat {
    /// Where rows stand, for those that do not stand under their own names.
    static var jsonKeyPaths: JSONKeyPaths<Self> { get }
    /// How rows are read and written, for those that are not by their own types.
    static var jsonTransformers: JSONTransformers<Self> { get }
    /// The naming style of this type, which wins over the adapter's; `.inherited` is the adapter's.
    static var jsonNaming: JSONNaming { get }
    /// What the program does to the model before and after it is read, and after it is written.
    static var jsonHooks: JSONHooks<Self> { get }
}

/// Marks models that map themselves to JSON.
public enum MappedToJSON: MappedByFormat {}

extension ValueModel where Self: JSONSerializing {
    /// JSON.
    public typealias MappingIsDeclaredWithValueModel = MappedToJSON
}

extension JSONSerializing {
    /// None: every row keeps its name.
    public static var jsonKeyPaths: JSONKeyPaths<Self> { [:] }
    /// None: every row is read and written by its type.
    public static var jsonTransformers: JSONTransformers<Self> { [] }
    /// The adapter's.
    public static var jsonNaming: JSONNaming { .inherited }
    /// None.
    public static var jsonHooks: JSONHooks<Self> { [] }

    /// The mapping, for the plan.
    public static var outsideMapping: (any OutsideMapping)? {
        JSONMapping(
            keyPaths: jsonKeyPaths.entries, transformers: jsonTransformers.uses, naming: jsonNaming,
            hooks: jsonHooks.list)
    }
}

/// A mapping of one type, its own or an adapter's, without the type.
final class JSONMapping: OutsideMapping {
    let keyPaths: [(keyPath: AnyKeyPath & Sendable, rule: JSONKeyPath)]
    let transformers: [(keyPath: AnyKeyPath & Sendable, rule: any RowTransform)]
    let naming: JSONNaming
    /// How the cases of a choice are told apart, where this is the mapping of one.
    let choice: JSONChoice?

    init(choice: JSONChoice, naming: JSONNaming) {
        keyPaths = []
        transformers = []
        self.naming = naming
        self.choice = choice
        hooks = nil
    }
    let hooks: HookList?

    init(
        keyPaths: [(keyPath: AnyKeyPath & Sendable, rule: JSONKeyPath)],
        transformers: [(keyPath: AnyKeyPath & Sendable, rule: any RowTransform)], naming: JSONNaming,
        hooks: HookList?
    ) {
        self.keyPaths = keyPaths
        self.transformers = transformers
        self.naming = naming
        choice = nil
        self.hooks = hooks
    }

    /// Whether no row is mentioned.
    var isEmpty: Bool { keyPaths.isEmpty && transformers.isEmpty }
}

/// Where rows stand in JSON, by the properties' key paths.
///
///     [\.name: "user.login", \.id: .readOnly("id"), \.cache: .ignored]
public struct JSONKeyPaths<Root>: Sendable, ExpressibleByDictionaryLiteral {
    let entries: [(keyPath: AnyKeyPath & Sendable, rule: JSONKeyPath)]

    /// Key paths of the model with the places of their values.
    public init(dictionaryLiteral elements: (PartialKeyPath<Root> & Sendable, JSONKeyPath)...) {
        entries = elements.map { (keyPath: $0.0, rule: $0.1) }
    }
}
