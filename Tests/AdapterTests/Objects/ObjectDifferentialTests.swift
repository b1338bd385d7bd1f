import TestSupport
import Testing

@testable import Olivine

/// Documents damaged at random, where they are still documents: as JSON values and dictionaries they give what bytes give.
@Suite struct ObjectDifferentialTests {
    /// Rows that share parents, out of their order, with every kind of route.
    struct Winding: JSONSerializing {
        let first: Int, second: String?, third: Int
        let either: Int?, inner: DifferentialTests.Leaf?, innerText: String?
        let negated: Int, counted: Int
        static let propertyKeys = PropertyKeys(Winding.init) {
            Property("first", \.first)
            Property("second", \.second).validating { if $0 == "x" { throw Refused() } }
            Property("third", \.third)
            Property("either", \.either)
            Property("inner", \.inner)
            Property("innerText", \.innerText)
            Property("negated", \.negated)
            Property("counted", \.counted, default: 4)
        }
        static let jsonKeyPaths: JSONKeyPaths<Winding> = [
            \.first: "p.q.r", \.second: "name", \.third: "p.z[0]", \.either: .firstOf("e1", "p.e2", "leaf.i"),
            \.inner: "leaf", \.innerText: .readOnly("leaf.t"), \.negated: .path("xs[1].v"),
            \.counted: .path("count").nullIsDefault,
        ]
        static let jsonTransformers: JSONTransformers<Winding> = [
            .use(JSONTransformer<Int, Int>(read: { -$0 }, write: { -$0 }), for: \.negated)
        ]
    }
    struct Refused: Error {}

    static let others: [JSONValue] = [
        nil, true, "", "x", 0, -7, 1.5, 300, .number(NumberLiteral("1e400")!), [], [1], [:], ["i": 1, "t": "u"],
        ["v": nil], [["v": 2], "y"],
        ["q": ["r": 3], "z": [nil], "e2": "bad"], .number(NumberLiteral("1e2")!), .number(NumberLiteral("-0")!),
        "a text of more than forty bytes, which some adapters refuse",
    ]

    /// The value with another one somewhere in it, with something less, or something more.
    static func damaged(_ value: JSONValue, _ numbers: inout SeededNumbers) -> JSONValue {
        let isHere = Int.random(in: 0..<4, using: &numbers) == 0
        switch value {
        case .object(var object) where !isHere && !object.isEmpty:
            let key = object.keys.randomElement(using: &numbers)!
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0: object[key] = nil
            case 1: object["new"] = others.randomElement(using: &numbers)!
            case 2: object = JSONObject(object.shuffled(using: &numbers))
            default: object[key] = damaged(object[key]!, &numbers)
            }
            return .object(object)
        case .array(var values) where !isHere && !values.isEmpty:
            let index = values.indices.randomElement(using: &numbers)!
            values[index] = damaged(values[index], &numbers)
            return .array(values)
        default: return others.randomElement(using: &numbers)!
        }
    }

    @Test func everyFormOfADocumentGivesTheSame() throws {
        var numbers = SeededNumbers()
        let adapters = [
            JSONAdapter(), JSONAdapter(errors: .all), JSONAdapter(errors: .all, limits: JSONLimits(depth: 4)),
            JSONAdapter(limits: JSONLimits(text: 40, number: 12, list: 3)),
        ]
        let seed = try JSONAdapter.model(of: JSONValue.self, from: DifferentialTests.seed)
        var read = 0
        for round in 0..<SeededNumbers.rounds(300) {
            var value = seed
            for _ in 0..<Int.random(in: 1...4, using: &numbers) { value = Self.damaged(value, &numbers) }
            let bytes = Array(value.description.utf8)
            let routes = adapters[round % adapters.count].routes
            let results = routes.results(DifferentialTests.Tree.self, bytes)
            if case .success = results[0].result { read += 1 }
            _ = routes.results(DifferentialTests.Bush.self, bytes)
            _ = routes.results(Winding.self, bytes)
            _ = routes.results([String: JSONValue].self, bytes)
            _ = routes.results(DifferentialTests.Leaf?.self, bytes, at: "leaf")
            _ = routes.results(Int.self, bytes, at: "p.q.r")
        }
        #expect(read > 0)
    }
}
