import Testing
import TestSupport

@testable import Olivine

/// R12: where a row stands. Every table runs through both loops and all routes.
@Suite struct KeyPathTests {
    /// One row of one type, at places that a test chooses.
    struct At<Place: PlaceName>: JSONSerializing {
        let value: Int?
        init(value: Int?) { self.value = value }
        static var propertyKeys: PropertyKeys<Self> { .cached { PropertyKeys(At.init) { Property("value", \.value) } } }
        static var jsonKeyPaths: JSONKeyPaths<Self> { [\.value: Place.mapping] }
    }
    protocol PlaceName: Sendable, Hashable { static var mapping: JSONKeyPath { get } }

    enum Dotted: PlaceName { static let mapping: JSONKeyPath = .key("com.acme.id") }
    enum Escaped: PlaceName { static let mapping: JSONKeyPath = #"com\.acme\.id"# }
    enum Mixed: PlaceName {
        static let mapping: JSONKeyPath = .path(JSONPath([.key("items"), .index(0), .key("a.b"), .key("c.d")]))
    }
    enum MixedText: PlaceName { static let mapping: JSONKeyPath = #"items[0].a\.b.c\.d"# }
    enum Nested: PlaceName { static let mapping: JSONKeyPath = "sky.d" }
    enum Bracket: PlaceName { static let mapping: JSONKeyPath = #"a\[0]"# }
    enum Quote: PlaceName { static let mapping: JSONKeyPath = .key("\"\\\n/") }
    enum Empty: PlaceName { static let mapping: JSONKeyPath = .key("") }
    enum Long: PlaceName { static let mapping: JSONKeyPath = .key(String(repeating: "k", count: 70)) }
    enum RootIndex: PlaceName { static let mapping: JSONKeyPath = "[0]" }
    enum DeepIndex: PlaceName { static let mapping: JSONKeyPath = "[0][0].x" }
    enum Second: PlaceName { static let mapping: JSONKeyPath = .readOnly("xs[1]") }
    enum First2: PlaceName { static let mapping: JSONKeyPath = .firstOf("caption", "label") }
    enum First3: PlaceName { static let mapping: JSONKeyPath = .firstOf("a.x", "b[0]", "c") }

    // B072, B074, B084
    @Test(arguments: [
        ValueRow(#"{"com.acme.id":5}"#, At<Dotted>(value: 5)), ValueRow(#"{"com.acme.id":5}"#, At<Escaped>(value: 5)),
        ValueRow(#"{"items":[{"a.b":{"c.d":9}}]}"#, At<Mixed>(value: 9)),
        ValueRow(#"{"items":[{"a.b":{"c.d":9}}]}"#, At<MixedText>(value: 9)),
        ValueRow(#"{"sky":{"d":1}}"#, At<Nested>(value: 1)), ValueRow(#"{"a[0]":1}"#, At<Bracket>(value: 1)),
        ValueRow(#"{"\"\\\n/":1}"#, At<Quote>(value: 1)), ValueRow(#"{"":1}"#, At<Empty>(value: 1)),
        ValueRow(#"{"\u0022\u005c\u000A\/":1}"#, At<Quote>(value: 1), writes: #"{"\"\\\n/":1}"#),
        ValueRow(#"{"\u0073ky":{"\u0064":1}}"#, At<Nested>(value: 1), writes: #"{"sky":{"d":1}}"#),
        ValueRow("{\"\(String(repeating: "k", count: 70))\":1}", At<Long>(value: 1)),
        ValueRow("[1]", At<RootIndex>(value: 1)),
        ValueRow(#"[[{"x":1}],2]"#, At<DeepIndex>(value: 1), writes: #"[[{"x":1}]]"#),
    ])
    func pathLeadsToTheValue(_ row: ValueRow) { #expect(row.complaints() == []) }

    // R12, R13
    @Test func readOnlyPathIsReadAndNotWritten() throws {
        #expect(
            Set(routes.results(At<Second>.self, Array(#"{"xs":[1,2,3]}"#.utf8)).map { try? $0.result.get().value }) == [
                2
            ])
        #expect(try JSONAdapter.jsonString(from: At<Second>(value: 2)) == "{}")
    }

    // R8, R12: null and missing on the way count as null and missing.
    @Test(arguments: [
        ValueRow(#"{"sky":{"d":null}}"#, At<Nested>(value: nil), writes: "{}"),
        ValueRow(#"{"sky":null}"#, At<Nested>(value: nil), writes: "{}"),
        ValueRow(#"{"sky":{}}"#, At<Nested>(value: nil), writes: "{}"), ValueRow("{}", At<Nested>(value: nil)),
        ValueRow(#"{"xs":[1]}"#, At<Second>(value: nil), writes: "{}"),
        ValueRow(#"{"xs":null}"#, At<Second>(value: nil), writes: "{}"),
        ValueRow("[]", At<RootIndex>(value: nil), writes: "[null]"),
        ValueRow("[null]", At<RootIndex>(value: nil)),
        ValueRow("[[]]", At<DeepIndex>(value: nil), writes: "[[{}]]"),
        ValueRow("[null]", At<DeepIndex>(value: nil), writes: "[[{}]]"),
    ])
    func nullAtAnIntermediateKeyIsNull(_ row: ValueRow) { #expect(row.complaints() == []) }

    // R5, R12: a parent that comes twice counts as it came last.
    @Test(arguments: [
        ValueRow(#"{"sky":{"d":1},"sky":{}}"#, At<Nested>(value: nil), writes: "{}"),
        ValueRow(#"{"sky":{"d":1},"sky":null}"#, At<Nested>(value: nil), writes: "{}"),
        ValueRow(#"{"sky":{"d":1},"sky":{"d":2}}"#, At<Nested>(value: 2), writes: #"{"sky":{"d":2}}"#),
        ValueRow(#"{"sky":null,"sky":{"d":2,"d":3}}"#, At<Nested>(value: 3), writes: #"{"sky":{"d":3}}"#),
    ])
    func whatAnEarlierParentGaveIsGone(_ row: ValueRow) { #expect(row.complaints() == []) }

    // B080
    @Test(
        arguments: [
            (#"{"label":1}"#, 1), (#"{"caption":2,"label":1}"#, 2), (#"{"label":1,"caption":2}"#, 2),
            (#"{"caption":null,"label":1}"#, 1), (#"{"label":1,"caption":null}"#, 1), (#"{"label":null}"#, nil),
            ("{}", nil),
            (#"{"caption":null,"label":null}"#, nil), (#"{"caption":1,"caption":null,"label":3}"#, 3),
            (#"{"label":3,"caption":1,"caption":null}"#, 3), (#"{"caption":null,"caption":1}"#, 1),
            (#"{"label":3,"label":4}"#, 4), (#"{"label":3,"label":null}"#, nil),
        ] as [(String, Int?)])
    func firstPathThatLeadsToAValueWins(_ json: String, _ value: Int?) {
        let written = value.map { #"{"caption":\#($0)}"# } ?? "{}"
        #expect(ValueRow(json, At<First2>(value: value), writes: written).complaints() == [])
    }

    // R12: there, a path that cannot be followed counts as missing, in every order.
    @Test(
        arguments: [
            ([#""a":{"x":1}"#, #""b":[2]"#, #""c":3"#], 1), ([#""a":{"x":null}"#, #""b":[2]"#, #""c":3"#], 2),
            ([#""a":{}"#, #""b":[]"#, #""c":3"#], 3), ([#""a":null"#, #""b":null"#, #""c":3"#], 3),
            ([#""a":5"#, #""b":{"0":1}"#, #""c":3"#], 3), ([#""a":[1]"#, #""b":"x""#, #""c":null"#], nil),
            ([#""a":7"#, #""b":[null]"#], nil), ([#""a":true"#, #""b":[[]]"#, #""c":3"#], -1),
            ([#""a":{"x":1}"#, #""z":{"x":[{"a":2}]}"#, #""b":null"#], 1),
        ] as [([String], Int?)])
    func pathThatCannotBeFollowedCountsAsMissing(_ members: [String], _ value: Int?) {
        for order in permutations(members) {
            let json = "{" + order.joined(separator: ",") + "}"
            if value == -1 {
                #expect(
                    routes.failure(At<First3>.self, json).hasPrefix("At<First3>.value: expected a number, found a list")
                )
            } else {
                let written = value.map { #"{"a":{"x":\#($0)}}"# } ?? "{}"
                #expect(ValueRow(json, At<First3>(value: value), writes: written).complaints() == [])
            }
        }
    }

    private func permutations<Element>(_ list: [Element]) -> [[Element]] {
        guard list.count > 1 else { return [list] }
        return list.indices.flatMap { index in
            var rest = list
            let first = rest.remove(at: index)
            return permutations(rest).map { [first] + $0 }
        }
    }

    @Test func parentOfAnAlternativeMayComeTwice() {
        let json = #"{"a":{"x":1},"c":3,"a":5}"#
        #expect(ValueRow(json, At<First3>(value: 3), writes: #"{"a":{"x":3}}"#).complaints() == [])
    }

    // B076, R12: anything else on the way.
    @Test func mismatchOnTheWayNamesTheSpot() {
        #expect(
            routes.failure(At<Nested>.self, #"{"sky":[{"d":"fog"}]}"#) == """
                At<Nested>.value: expected an object, found a list
                  at $.sky, line 1, column 8
                  1 | {"sky":[{"d":"fog"}]}
                    |        ^
                """)
        #expect(
            routes.failure(At<Second>.self, #"{"xs":{"1":2}}"#) == """
                At<Second>.value: expected a list, found an object
                  at $.xs, line 1, column 7
                  1 | {"xs":{"1":2}}
                    |       ^
                """)
        #expect(
            routes.failure(At<RootIndex>.self, "{}") == """
                expected a list, found an object
                  at $, line 1, column 1
                  1 | {}
                    | ^
                """)
    }

    // R12: the text form.
    @Test(
        arguments: [
            ("a", [.key("a")]), ("a.b", [.key("a"), .key("b")]), (#"a\.b"#, [.key("a.b")]), (#"a\\b"#, [.key(#"a\b"#)]),
            ("a[0]", [.key("a"), .index(0)]), ("[0][12].x", [.index(0), .index(12), .key("x")]),
            ("a[0].b", [.key("a"), .index(0), .key("b")]),
            (#"a\[0]"#, [.key("a[0]")]), ("a]", [.key("a]")]), (" ", [.key(" ")]), ("é.日", [.key("é"), .key("日")]),
        ] as [(String, [PathStep])])
    func pathIsSplitAtDots(_ text: String, _ components: [PathStep]) {
        #expect(JSONPath(text).components == components)
        #expect(JSONPath(text).fault == nil)
    }

    @Test(arguments: [
        "", ".", "a.", ".a", "a..b", "a[", "a[]", "a[-1]", "a[01]", "a[x]", "a[0]b", "[0].", "[0]..a", "a[0", "a[ 1]",
    ])
    func emptyComponentAndBadIndexAreConfigurationErrors(_ text: String) {
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter.model(of: Int?.self, from: "{}", at: JSONPath(text))
        }
        #expect(error?.code == .configuration && error?.place == nil)
        #expect(error?.description.contains("the path \(text.quoted(limit: 80)) ") == true)
    }

    // R13: several rows from one path, all but one read only; a nested model and a path into it.
    struct Inner: ValueModel {
        let x: Int
        static let propertyKeys = PropertyKeys(Inner.init) { Property("x", \.x) }
    }
    struct Shared: JSONSerializing {
        let whole: Inner, part: Int, text: Inner?, first: Int?
        static let propertyKeys = PropertyKeys(Shared.init) {
            Property("whole", \.whole)
            Property("part", \.part)
            Property("text", \.text)
            Property("first", \.first)
        }
        static let jsonKeyPaths: JSONKeyPaths<Shared> = [
            \.whole: "inner", \.part: .readOnly("inner.x"), \.text: .readOnly("inner"), \.first: "list[0]",
        ]
    }

    @Test func severalRowsMayReadOnePath() {
        let value = Shared(whole: Inner(x: 1), part: 1, text: Inner(x: 1), first: 2)
        #expect(ValueRow(#"{"inner":{"x":1},"list":[2]}"#, value).complaints() == [])
        #expect(
            ValueRow(
                #"{"inner":{"x":9},"inner":{"x":1},"list":[3],"list":[2,7]}"#, value,
                writes: #"{"inner":{"x":1},"list":[2]}"#
            ).complaints() == [])
        #expect(
            routes.failure(Shared.self, #"{"inner":7}"#).hasPrefix(
                "Shared.whole: expected an object, found the number 7"))
    }

    // R12, R16, B090, B092: writing lists, and leaving out parents that would be empty.
    struct Listed: JSONSerializing {
        let b: Int?, a: Int?, x: String?, y: String?, z: Int?
        static let propertyKeys = PropertyKeys(Listed.init) {
            Property("b", \.b)
            Property("a", \.a)
            Property("x", \.x)
            Property("y", \.y)
            Property("z", \.z)
        }
        static let jsonKeyPaths: JSONKeyPaths<Listed> = [
            \.b: "l[1]", \.a: "l[0].v", \.x: "p.q.x", \.y: "p.y", \.z: .path("p.q.z").nils(.written),
        ]
    }

    @Test(arguments: [
        (Listed(b: 2, a: 1, x: "x", y: "y", z: 3), #"{"l":[{"v":1},2],"p":{"q":{"x":"x","z":3},"y":"y"}}"#),
        (Listed(b: nil, a: 1, x: nil, y: nil, z: nil), #"{"l":[{"v":1},null],"p":{"q":{"z":null}}}"#),
        (Listed(b: nil, a: nil, x: nil, y: nil, z: nil), #"{"p":{"q":{"z":null}}}"#),
        (Listed(b: 2, a: nil, x: nil, y: nil, z: nil), #"{"l":[{},2],"p":{"q":{"z":null}}}"#),
    ])
    func writingBuildsObjectsAndLists(_ value: Listed, _ json: String) {
        #expect(ValueRow(json, value).complaints() == [])
    }

    struct Root: JSONSerializing {
        let b: String, a: Int
        static let propertyKeys = PropertyKeys(Root.init) {
            Property("b", \.b)
            Property("a", \.a)
        }
        static let jsonKeyPaths: JSONKeyPaths<Root> = [\.b: "[1]", \.a: "[0]"]
    }

    @Test func rootIsAListIfEveryRowIsIndexed() {
        #expect(ValueRow(#"[1,"b"]"#, Root(b: "b", a: 1)).complaints() == [])
        #expect(ValueRow(#"[1,"b",[]]"#, Root(b: "b", a: 1), writes: #"[1,"b"]"#).complaints() == [])
        #expect(
            routes.failure(Root.self, "[1]") == """
                Root.b: missing key
                  at $[1], line 1, column 1
                  1 | [1]
                    | ^
                """)
    }

    // R15: the whole value stands below a start path.
    @Test func startPathLeadsIntoTheDocument() throws {
        let json = Array(#"{"data":{"users":[{"x":1},{"x":2}]},"data":{"users":[{"x":3},{"x":4}]},"n":null}"#.utf8)
        func read<Value: PropertyValue>(_ type: Value.Type, _ path: JSONPath) -> [Value?] {
            routes.results(type, json, at: path).map { try? $0.result.get() }
        }
        #expect(Set(read(Inner.self, "data.users[1]")) == [Inner(x: 4)])
        #expect(Set(read([Inner].self, "data.users")) == [[Inner(x: 3), Inner(x: 4)]])
        #expect(Set(read(Int.self, "data.users[0].x")) == [3])
        #expect(Set(read(Int?.self, "data.users[7].x")) == [.some(nil)])
        #expect(Set(read(Int?.self, "n.users[7].x")) == [.some(nil)])
        #expect(Set(read(Int?.self, "n")) == [.some(nil)])
        #expect(
            routes.failure(Inner.self, json, at: "data.user") == """
                missing key: "user"
                  at $.data.user, line 1, column 44
                  1 | …ata":{"users":[{"x":1},{"x":2}]},"data":{"users":[{"x":3},{"x":4}]},"n…
                    |                                          ^
                """)
        #expect(routes.failure(Inner.self, json, at: "n.user").hasPrefix("expected an object, found null\n  at $.n,"))
        #expect(
            routes.failure(Inner.self, json, at: "data[0]").hasPrefix("expected a list, found an object\n  at $.data,"))
        #expect(routes.failure(Int.self, #"{"a":1,"b":[1,}"#, at: "a").hasPrefix("syntax error: expected a value"))
        #expect(
            routes.failure(Int.self, #"{"a":1} x"#, at: "a").hasPrefix("syntax error: expected the end of the document")
        )
    }
}
