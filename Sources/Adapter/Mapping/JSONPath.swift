/// A way from one value of a document to another: keys of objects and indexes of lists.
///
/// In text, components stand between dots, an index in brackets; `\.` and `\[` are a dot and a bracket in a key:
///
///     "user.login"   "items[0].name"   #"com\.acme\.id"#
public struct JSONPath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The components, from the root.
    public let components: [PathStep]
    /// What is wrong with the text that the path was made of.
    let fault: String?

    /// A path of components, whatever characters their keys have.
    public init(_ components: [PathStep]) {
        self.components = components
        fault = nil
    }

    /// A path in its text form. A mistake in it is thrown as *configuration error* when the path is first used.
    public init(_ text: String) {
        var parser = JSONPathParser(text)
        components = parser.components()
        if text.isEmpty { parser.fault = "has no component; the value itself is JSONPath([])" }
        fault = parser.fault.map { "the path \(text.quoted(limit: 80)) \($0)" }
    }

    /// A path in its text form.
    public init(stringLiteral text: String) { self.init(text) }

    /// The path from the root `$`.
    public var description: String { components.pathText }
}

private struct JSONPathParser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    var fault: String?

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func components() -> [PathStep] {
        var result: [PathStep] = []
        while index < scalars.count {
            if scalars[index] == "[" {
                guard let position = takeIndex() else { return fail("has a bracket without a whole number in it") }
                result.append(.index(position))
                if index < scalars.count, scalars[index] == "." {
                    index += 1
                    if index == scalars.count { return fail("ends with a dot") }
                } else if index < scalars.count, scalars[index] != "[" {
                    return fail("has a key right behind a bracket; a dot belongs between them")
                }
                continue
            }
            if index == 0, scalars.starts(with: ["$", "."]) {
                return fail("begins with the root `$`, which is left out; a key of that name is \\$")
            }
            guard let key = takeKey() else { return fail("has an empty component; a dot in a key is written \\.") }
            result.append(.key(key))
        }
        return result
    }

    private mutating func fail(_ fault: String) -> [PathStep] {
        self.fault = fault
        return []
    }

    private mutating func takeIndex() -> Int? {
        var digits = ""
        index += 1
        while index < scalars.count, scalars[index] != "]" {
            digits.unicodeScalars.append(scalars[index])
            index += 1
        }
        guard index < scalars.count else { return nil }
        index += 1
        guard let position = Int(digits), position >= 0, String(position) == digits else { return nil }
        return position
    }

    private mutating func takeKey() -> String? {
        var key = ""
        while index < scalars.count, scalars[index] != "[" {
            if scalars[index] == "." {
                index += 1
                // A dot at the end leaves an empty component.
                return index == scalars.count ? nil : key.isEmpty ? nil : key
            }
            if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
            key.unicodeScalars.append(scalars[index])
            index += 1
        }
        return key.isEmpty ? nil : key
    }
}
