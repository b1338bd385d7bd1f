import Testing

@testable import Olivine

/// R20: an object under a choice is passed once, whatever the number and nesting of alternatives.
@Suite(.serialized) struct ChoiceCostTests {
    /// How often contents were read.
    final class Counter: Sendable {
        private let count = Locked(0)
        func add() { count.withLock { $0 += 1 } }
        var value: Int { count.withLock { $0 } }
    }

    @TaskLocal static var counter = Counter()

    /// A number that counts how often it is read.
    struct Counted: PropertyValue {
        let value: Int
        static func read(from reader: ValueReader) throws -> Counted {
            counter.add()
            return Counted(value: try Int.read(from: reader))
        }
        func write(to writer: ValueWriter) throws { try value.write(to: writer) }
    }

    /// Three models that begin alike and end differently.
    struct Node<Kind: PropertyValue>: ValueModel {
        let n: Counted, next: Untagged?, end: Kind
        static var propertyKeys: PropertyKeys<Self> {
            .cached {
                PropertyKeys(Node.init) {
                    Property("n", \.n)
                    Property("next", \.next)
                    Property("end", \.end)
                }
            }
        }
    }

    indirect enum Untagged: JSONChoosing {
        case a(Node<Bool>), b(Node<String>), c(Node<Int>)
        static let choices = ModelChoices<Untagged> {
            Choice("a", make: Untagged.a) { if case .a(let it) = $0 { it } else { nil } }
            Choice("b", make: Untagged.b) { if case .b(let it) = $0 { it } else { nil } }
            Choice("c", make: Untagged.c) { if case .c(let it) = $0 { it } else { nil } }
        }
        static let jsonChoice = JSONChoice.firstThatFits
    }

    static func nested(_ levels: Int, end: String) -> String {
        String(repeating: #"{"n":1,"next":"#, count: levels) + "null"
            + String(repeating: #","end":\#(end)}"#, count: levels)
    }

    /// Forty levels of three alternatives: 3 to the power of 40, were each tried inside each.
    @Test(arguments: ["7", "\"x\"", "true", "null", "[]"]) func fortyNestedUntaggedChoicesAreReadOnceACase(
        _ end: String
    ) throws {
        let text = Self.nested(40, end: end)
        let value = try JSONAdapter.model(of: JSONValue.self, from: text)
        let object = try JSONAdapter().jsonObject(from: value, nulls: Int?.none as Any)
        for adapter in JSONAdapter().bothLoops {
            let reads: [() throws -> Untagged] = [
                { try adapter.model(of: Untagged.self, from: text) },
                { try adapter.model(of: Untagged.self, from: value) },
                { try adapter.model(of: Untagged.self, fromObject: object) },
            ]
            for (route, read) in reads.enumerated() {
                let counter = Counter()
                Self.$counter.withValue(counter) {
                    do {
                        let tree = try read()
                        #expect("7\"x\"true".contains(end), "\(route)")
                        #expect((try? adapter.jsonString(from: tree)) == text.replacing(#""next":null,"#, with: ""))
                    } catch {
                        #expect("null[]".contains(end), "\(route): \(error)")
                        #expect("\(error)".utf8.count < 8000)
                    }
                }
                // A dictionary is read once more to tell the first fault in order.
                #expect(counter.value <= 40 * 3 * 2, "\(route): \(counter.value)")
            }
        }
    }

    /// Cases for `LinearTimeTests`.
    static let timed: [LinearTimeTests.Case] = [
        LinearTimeTests.Case(
            "tags that stand last", 300,
            { "[" + Array(repeating: last, count: $0).joined(separator: ",") + "]" }
        ) { _ = try JSONAdapter.model(of: [Tagged].self, from: $0) },
        LinearTimeTests.Case("tags that stand last, each inside another", 60, { deep($0) }) {
            _ = try roomy.model(of: Tagged.self, from: $0)
        },
        LinearTimeTests.Case("tags, each inside another, in front of a fault", 60, { doomed($0) }) {
            _ = try roomy.model(of: Tagged.self, from: $0)
        },
        LinearTimeTests.Case("untagged choices inside one another", 40, { nested($0, end: "7") }) {
            _ = try roomy.model(of: Untagged.self, from: $0)
        },
        LinearTimeTests.Case("untagged choices inside one another that do not fit", 40, { nested($0, end: "[]") }) {
            _ = try roomy.model(of: Untagged.self, from: $0)
        },
    ]

    private static let roomy = JSONAdapter(limits: JSONLimits(depth: 10_000))
    private static let last = #"{"n":1,"next":{"type":"leaf"},"type":"node"}"#

    private static let padding = String(repeating: "[1,2,3],", count: 20)

    private static func doomed(_ levels: Int) -> String {
        String(repeating: #"{"type":"node","n":1,"x":[\#(padding)0],"next":"#, count: levels) + "tru"
    }

    private static func deep(_ levels: Int) -> String {
        String(repeating: #"{"next":"#, count: levels) + #"{"type":"leaf"}"#
            + String(repeating: #","n":1,"x":[\#(padding)0],"type":"node"}"#, count: levels)
    }

    indirect enum Tagged: JSONChoosing {
        case node(next: Tagged?, n: Int), leaf
        static let choices = ModelChoices<Tagged> {
            Choice("node", fields: "next", "n", make: Tagged.node) {
                if case .node(let next, let n) = $0 { (next, n) } else { nil }
            }
            Choice("leaf", value: .leaf)
        }
        static let jsonChoice = JSONChoice.tag("type")
    }
}

extension JSONAdapter {
    fileprivate var bothLoops: [JSONAdapter] {
        var neutral = self
        neutral.reading.usesFastLoop = false
        neutral.writing.usesFastLoop = false
        return [self, neutral]
    }
}
