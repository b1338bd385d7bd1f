/// One step of a path into a document or a model: a key of an object or an index of a list.
public enum PathStep: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// The element at an index, from 0.
    case index(Int)

    /// Whether both are the same index, or keys of the same scalars: canonically equal keys differ (R5).
    public static func == (first: PathStep, second: PathStep) -> Bool {
        switch (first, second) {
        case (.key(let first), .key(let second)): first.isSpelled(second)
        case (.index(let first), .index(let second)): first == second
        default: false
        }
    }

    /// Feeds the scalars of the key, or the index.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .key(let key): for byte in key.utf8 { hasher.combine(byte) }
        case .index(let index): hasher.combine(index)
        }
    }
}

extension Sequence where Element == PathStep {
    /// The path from the root `$`, such as `$.top.rows[1].n` or `$.m["k.1"].id`.
    public var pathText: String {
        reduce(into: "$") { text, component in
            switch component {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where key.isPlainKey: text += ".\(key)"
            case .key(let key): text += "[\(key.quoted(limit: 64))]"
            }
        }
    }
}

extension String {
    /// Whether the key needs no quotes in a path: letters, digits, `_`, `-` and `$`, not starting with a digit.
    var isPlainKey: Bool {
        guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
        return utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x24: true
            default: false
            }
        }
    }

    /// The text in quotes, its control characters and quotes escaped, cut after `limit` characters.
    func quoted(limit: Int) -> String {
        var result = "\""
        for (count, scalar) in unicodeScalars.enumerated() {
            if count == limit { return result + "…\"" }
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                // Control characters, and marks that turn the order of what follows.
                if scalar.properties.generalCategory == .control || scalar.properties.isBidiControl {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
