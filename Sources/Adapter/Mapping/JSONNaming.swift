/// How the names of properties become keys, where no key path is given.
///
/// A rule runs once for each property, from its name to the key, and the result serves both directions; so `photoURL`
/// becomes `photo_url` and is found again.
public enum JSONNaming: Hashable, Sendable {
    /// `createdAt` stays as it is.
    case asIs
    /// As the surroundings say: for a type, the style of the adapter; for an adapter, `asIs`.
    case inherited
    /// `created_at`
    case snakeCase
    /// `created-at`
    case kebabCase
    /// `CreatedAt`
    case pascalCase
    /// `CREATED_AT`
    case screamingSnakeCase
    /// A rule of the program's own.
    case rule(JSONNamingRule)

    /// A rule of the program's own, from the name of a property to its key:
    ///
    ///     static let jsonNaming = JSONNaming.custom { name in "x_" + JSONNaming.snakeCase.key(of: name) }
    ///
    /// It runs once for each property of a type. Two properties of one type with one key are a *configuration error* that
    /// names both (R13). An adapter with such a rule compiles the types it meets for itself and its copies, so make it once
    /// and keep it; for a type's own rule there is nothing to mind.
    public static func custom(_ key: @escaping @Sendable (_ name: String) -> String) -> JSONNaming {
        .rule(JSONNamingRule(key))
    }

    /// The key of a property.
    public func key(of name: String) -> String {
        switch self {
        case .asIs, .inherited: name
        case .snakeCase: Self.words(name).map { $0.lowercased() }.joined(separator: "_")
        case .kebabCase: Self.words(name).map { $0.lowercased() }.joined(separator: "-")
        case .pascalCase: name.prefix(1).uppercased() + name.dropFirst()
        case .rule(let rule): rule.key(name)
        case .screamingSnakeCase: Self.words(name).map { $0.uppercased() }.joined(separator: "_")
        }
    }

    /// The words of a name in camel case: a capital begins one, but in a run of capitals only the last does, and only
    /// before a small letter. `photoURLPath2x` is photo, URL, Path2x. Underscores in front stay with the first word.
    private static func words(_ name: String) -> [Substring] {
        var words: [Substring] = []
        var start = name.startIndex
        var index = start
        while index < name.endIndex {
            let current = name[index]
            let next = name.index(after: index)
            if current == "_" {
                if name[start..<index].contains(where: { $0 != "_" }) {
                    words.append(name[start..<index])
                    start = next
                }
            } else if current.isUppercase, start < index {
                let previous = name[name.index(before: index)]
                let endsRun = next < name.endIndex && name[next].isLowercase
                if previous != "_", !previous.isUppercase || endsRun {
                    words.append(name[start..<index])
                    start = index
                }
            }
            index = next
        }
        words.append(name[start...])
        return words.filter { !$0.isEmpty }
    }
}

/// A rule of a program's own that names keys, equal to itself alone. `JSONNaming.custom` makes one.
public final class JSONNamingRule: Hashable, Sendable {
    let key: @Sendable (String) -> String

    init(_ key: @escaping @Sendable (String) -> String) { self.key = key }

    /// Whether both are the same rule.
    public static func == (first: JSONNamingRule, second: JSONNamingRule) -> Bool { first === second }

    /// Feeds which rule it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
