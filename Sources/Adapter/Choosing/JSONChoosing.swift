/// A choice that says how its cases stand in JSON.
///
///     enum Event: JSONChoosing {
///         case paid(Invoice), deleted(id: String), other(type: String, JSONValue)
///         static let choices = ModelChoices<Event> {
///             Choice("invoice.paid", make: Event.paid) { if case .paid(let it) = $0 { it } else { nil } }
///             Choice("customer.deleted", fields: "id", make: Event.deleted) {
///                 if case .deleted(let id) = $0 { id } else { nil }
///             }
///             Choice.unknown(make: Event.other) { if case .other(let type, let raw) = $0 { (type, raw) } else { nil } }
///         }
///         static let jsonChoice = JSONChoice.tag("type", content: "data.object")
///     }
///
/// Without this protocol a choice is an object with one key. A mistake is thrown as *configuration error* before the first
/// value is read or written; `JSONAdapter.check(_:)` throws it in a test.
public protocol JSONChoosing: ModelChoice where MappingIsDeclaredWithModelChoice: MappedByFormat {
    /// How the cases are told apart, and where their contents stand.
    static var jsonChoice: JSONChoice { get }
    /// The naming style of the cases' fields, which wins over the adapter's; `.inherited` is the adapter's. Tags are
    /// never renamed.
    static var jsonNaming: JSONNaming { get }
}

extension ModelChoice where Self: JSONChoosing {
    /// JSON.
    public typealias MappingIsDeclaredWithModelChoice = MappedToJSON
}

extension JSONChoosing {
    /// The adapter's.
    public static var jsonNaming: JSONNaming { .inherited }

    /// The mapping, for the plan.
    public static var outsideChoice: (any OutsideMapping)? { JSONMapping(choice: jsonChoice, naming: jsonNaming) }
}

/// How the cases of a choice are told apart in JSON, and where their contents stand.
public struct JSONChoice: Sendable {
    enum Rule: Sendable {
        case tag(JSONPath, content: JSONPath?)
        case singleKey
        case kind
        case closure(@Sendable (JSONMembers) throws -> ChoiceTag?)
        case fitting
    }

    let rule: Rule

    /// By a tag.
    ///
    ///     .tag("type")                            // {"type":"circle","radius":1.0}
    ///     .tag("type", content: "value")          // {"type":"circle","value":{"radius":1.0}}
    ///     .tag("meta.type", content: "data")      // {"meta":{"type":"circle"},"data":{"radius":1.0}}
    ///
    /// - Parameters:
    ///   - path: where the tag stands: keys, no indexes.
    ///   - content: where the content stands. Nil: its members stand beside the tag, so that it must be an object.
    public static func tag(_ path: JSONPath, content: JSONPath? = nil) -> JSONChoice {
        JSONChoice(rule: .tag(path, content: content))
    }

    /// By the only key of an object: `{"circle":{"radius":1.0}}`.
    public static let singleKey = JSONChoice(rule: .singleKey)

    /// By what stands there: text, a number, true or false, null, a list or an object. Each case takes what its payload
    /// is read from; the tags of a case without payload are constants.
    ///
    ///     Choice("", value: .none)                  // ""
    ///     Choice(make: Replies.listing) { … }       // {…}
    public static let byKind = JSONChoice(rule: .kind)

    /// By a closure that looks at the object and gives the tag; nil, or a tag that no case has, is *unknown type*. The tag
    /// is not written: the content says it.
    ///
    ///     .by { $0.contains("radius") ? "circle" : "square" }
    public static func by(_ tag: @escaping @Sendable (JSONMembers) throws -> ChoiceTag?) -> JSONChoice {
        JSONChoice(rule: .closure(tag))
    }

    /// By trying: the first case whose payload can be read. The tags of a case without payload are constants.
    ///
    /// Where none can, *no alternative fits* tells why for each. Too deep, limits, mistakes of mappings and faults of the
    /// document's grammar are thrown at once. Time is linear in the document, times the number of cases, however deeply
    /// such choices stand in one another.
    public static let firstThatFits = JSONChoice(rule: .fitting)
}

extension JSONAdapter {
    /// The same adapter with a choice told apart in another way.
    ///
    ///     let adapter = JSONAdapter().choosing(Shape.self, by: .tag("kind"))
    ///
    /// As with `mapping`, make such an adapter once and keep it.
    public func choosing<Choice: ModelChoice>(_ type: Choice.Type, by choice: JSONChoice) -> JSONAdapter {
        var adapter = self
        let mapping = JSONMapping(choice: choice, naming: .inherited)
        let key = ObjectIdentifier(Alternatives<Choice>.self)
        adapter.plans = JSONPlans(
            plans.options, overrides: plans.overrides + [(key, mapping)], transforms: plans.transforms)
        return adapter
    }
}
