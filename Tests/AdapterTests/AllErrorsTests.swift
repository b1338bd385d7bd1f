import Testing
import TestSupport

@testable import Olivine

/// R15: all faults of a document, in its order, missing keys behind the others of their object.
@Suite struct AllErrorsTests {
    struct Inner: ValueModel {
        let x: Int, y: Int
        static let propertyKeys = PropertyKeys(Inner.init) {
            Property("x", \.x)
            Property("y", \.y).validating { if $0 < 0 { throw Negative() } }
        }
    }
    struct Outer: JSONSerializing {
        let a: Int, b: String
        let inner: Inner
        let list: [Inner], numbers: [Int], map: [String: Int]
        let deep: Int, either: Int
        let optional: Int?
        static let propertyKeys = PropertyKeys(Outer.init) {
            Property("a", \.a)
            Property("b", \.b)
            Property("inner", \.inner)
            Property("list", \.list)
            Property("numbers", \.numbers)
            Property("map", \.map)
            Property("deep", \.deep)
            Property("either", \.either)
            Property("optional", \.optional)
        }
        static let jsonKeyPaths: JSONKeyPaths<Outer> = [\.deep: "p.q", \.either: .firstOf("e1", "e2")]
    }
    struct Negative: Error {}

    static func faults<Value: PropertyValue>(_ type: Value.Type, _ json: String, _ adapter: JSONAdapter) -> [[String]] {
        adapter.routes.results(type, Array(json.utf8)).map { _, result in
            guard case .failure(let error) = result else { return ["read"] }
            return ([error] + error.others).map { "\($0.code) \($0.path.pathText) \($0.place?.offset ?? -1)" }
        }
    }

    @Test(arguments: [
        // A bad row is not missing too.
        (
            #"{"a":"x","b":1,"c":2}"#,
            [
                "type mismatch $.a 5", "type mismatch $.b 13", "missing key $.inner 0", "missing key $.list 0",
                "missing key $.numbers 0", "missing key $.map 0", "missing key $.p.q 0", "missing key $.e1 0",
            ]
        ),
        // Document order, also for rows that are read late and rows at the end of paths.
        (
            #"{"e2":true,"p":{"q":null},"map":{"k":1.5,"l":2,"m":"x"},"numbers":[1,"x",2,null],"list":[{"x":1},{"x":true,"y":2}],"inner":[],"b":"","a":1}"#,
            [
                "type mismatch $.e2 6", "null not allowed $.p.q 20", "number not integral $.map.k 37",
                "type mismatch $.map.m 51",
                "type mismatch $.numbers[1] 69", "null not allowed $.numbers[3] 75", "missing key $.list[0].y 89",
                "type mismatch $.list[1].x 102", "type mismatch $.inner 123",
            ]
        ),
        (
            #"{"p":7,"a":1,"b":"","inner":{"x":1,"y":1},"list":[],"numbers":[],"map":{},"e1":1}"#,
            ["type mismatch $.p 5"]
        ),
        (
            #"{"p":{"q":"x","q":2},"a":true,"a":1,"b":"","inner":{"x":1,"y":1},"list":[],"numbers":[],"map":{},"e1":1}"#,
            [
                "type mismatch $.p.q 10", "type mismatch $.a 25",
            ]
        ),
        // Validators run where everything could be read.
        (
            #"{"a":1,"b":"","inner":{"x":1,"y":-1},"list":[{"x":0,"y":-2},{"x":true,"y":-1}],"numbers":[],"map":{},"p":{"q":1},"e1":1}"#,
            [
                "invalid $.inner.y 33", "invalid $.list[0].y 56", "type mismatch $.list[1].x 65",
            ]
        ),
        // A fault of the grammar ends the search, and is told once.
        (
            #"{"a":"x","list":[{"x":true,"y":1},{"x":nul}],"b":1}"#,
            [
                "type mismatch $.a 5", "type mismatch $.list[0].x 22", "syntax error $.list[1].x 39",
            ]
        ),
        (#"{"a":"x","b":1 "c":2}"#, ["type mismatch $.a 5", "type mismatch $.b 13", "syntax error $ 15"]),
    ])
    func allFaultsAreToldInOrder(_ json: String, _ faults: [String]) {
        #expect(Set(Self.faults(Outer.self, json, JSONAdapter(errors: .all))) == [faults])
        // Rows of several paths are read last, so that where the first fault is wanted theirs may not be it.
        if !json.contains("e2") { #expect(Set(Self.faults(Outer.self, json, JSONAdapter())) == [[faults[0]]]) }
    }

    @Test func duplicateKeyEndsTheSearchAndIsToldOnce() {
        let json = #"{"a":"x","b":1,"b":"y","inner":3}"#
        for found in Self.faults(Outer.self, json, JSONAdapter(refusingDuplicateKeys: true, errors: .all)) {
            #expect(found == ["type mismatch $.a 5", "type mismatch $.b 13", "duplicate key $.b 15"])
        }
    }

    @Test func everyFaultHasItsOwnText() {
        #expect(
            JSONAdapter(errors: .all).routes.failure(Inner.self, "{\"x\":true,\n \"z\":1}") == """
                Inner.x: expected a number, found true
                  at $.x, line 1, column 6
                  1 | {"x":true,
                    |      ^
                Inner.y: missing key: "y"
                  at $.y, line 1, column 1
                  1 | {"x":true,
                    | ^
                """)
    }

    // R25: collecting is linear.
    @Test(.timeLimit(.minutes(1))) func tenThousandFaultsAreCollected() {
        let json = "[" + Array(repeating: "true", count: 10_000).joined(separator: ",") + "]"
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter(errors: .all).model(of: [Int].self, from: json)
        }
        #expect(error?.others.count == 9_999)
        #expect(error?.others.last?.path == [.index(9_999)])
    }
}
