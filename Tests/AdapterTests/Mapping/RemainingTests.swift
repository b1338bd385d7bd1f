import TestSupport
import Testing

@testable import Olivine

// R11: unknown keys that a property keeps.
@Suite struct RemainingTests {
    struct Event: JSONSerializing {
        let id: Int, others: JSONObject, name: String?
        static let propertyKeys = PropertyKeys(Event.init) {
            Property("id", \.id)
            Property("others", \.others)
            Property("name", \.name)
        }
        static let jsonKeyPaths: JSONKeyPaths<Event> = [\.others: .remaining, \.name: "meta.name"]
    }
    struct Counts: JSONSerializing {
        let total: Int, each: [String: Int]?
        static let propertyKeys = PropertyKeys(Counts.init) {
            Property("total", \.total)
            Property("each", \.each)
        }
        static let jsonKeyPaths: JSONKeyPaths<Counts> = [\.each: .remaining]
    }
    struct Tree: JSONSerializing {
        let size: Int, branches: [String: Tree]
        static let propertyKeys = PropertyKeys(Tree.init) {
            Property("size", \.size)
            Property("branches", \.branches)
        }
        static let jsonKeyPaths: JSONKeyPaths<Tree> = [\.branches: .remaining]
    }

    static func object(_ json: String) -> JSONObject { (try? JSONAdapter.model(from: json)) ?? JSONObject() }

    @Test(arguments: [
        ValueRow(#"{"id":1}"#, Event(id: 1, others: [:], name: nil)),
        ValueRow(
            #"{"id":1,"meta":{"name":"n"},"z":1.50,"a":{"b":[null,{"id":2}]},"n":null}"#,
            Event(id: 1, others: object(#"{"z":1.50,"a":{"b":[null,{"id":2}]},"n":null}"#), name: "n")),
        ValueRow(
            #"{"z":1e2,"meta":{"name":"n","lost":true},"a":"\u00e9","id":1}"#,
            Event(id: 1, others: object(#"{"z":1e2,"a":"é"}"#), name: "n"),
            writes: #"{"id":1,"meta":{"name":"n"},"z":1e2,"a":"é"}"#),
        ValueRow(#"{"total":3,"a":1,"b":2}"#, Counts(total: 3, each: ["a": 1, "b": 2])),
        ValueRow(#"{"total":3}"#, Counts(total: 3, each: nil)),
        ValueRow(
            #"{"size":1,"a":{"size":2},"b":{"size":3,"c":{"size":4}}}"#,
            Tree(
                size: 1,
                branches: [
                    "a": Tree(size: 2, branches: [:]),
                    "b": Tree(size: 3, branches: ["c": Tree(size: 4, branches: [:])]),
                ])),
    ])
    func unknownKeysAreKept(_ row: ValueRow) { #expect(row.complaints() == []) }

    // R5: the last wins, in the first's place; keys are scalars.
    @Test func duplicatesAmongThemFollowTheRule() throws {
        for adapter in JSONAdapter().loops {
            let event = try adapter.model(of: Event.self, from: #"{"a":1,"id":1,"b":2,"a":3,"e\u0301":4,"\u00e9":5}"#)
            #expect(event.others.description == "{\"a\":3,\"b\":2,\"e\u{301}\":4,\"\u{e9}\":5}")
            #expect(try adapter.jsonString(from: event) == "{\"id\":1,\"a\":3,\"b\":2,\"e\u{301}\":4,\"\u{e9}\":5}")
        }
    }

    @Test func textStandsAsItCame() throws {
        struct Kept: JSONSerializing {
            let id: Int, others: [String: JSONText]
            static let propertyKeys = PropertyKeys(Kept.init) {
                Property("id", \.id)
                Property("others", \.others)
            }
            static let jsonKeyPaths: JSONKeyPaths<Kept> = [\.others: .remaining]
        }
        let json = #"{"id":1,"a":[ 1.0e0 , "\u0041" ]}"#
        for adapter in JSONAdapter().loops {
            #expect(try adapter.jsonString(from: try adapter.model(of: Kept.self, from: json)) == json)
        }
    }

    @Test(arguments: [
        (#"{"total":3,"a":"x"}"#, "Counts.each: expected a number, found the text \"x\"\n  at $.a"),
        (#"{"a":1}"#, "Counts.total: missing key: \"total\"\n  at $.total"),
        (#"{"total":3,"a":null}"#, "Counts.each: expected a number, found null\n  at $.a"),
    ])
    func faultsNameTheKey(_ json: String, _ text: String) {
        #expect(routes.failure(Counts.self, json).hasPrefix(text))
    }

    @Test func faultsInNestedOnesHaveTheirPath() {
        #expect(
            routes.failure(Tree.self, #"{"size":1,"a":{"size":2,"b":{"size":"x"}}}"#).hasPrefix(
                "Tree.size: expected a number, found the text \"x\"\n  at $.a.b.size"))
    }

    @Test func allFaultsAreTold() {
        let fault = JSONAdapter(errors: .all).routes.failure(Counts.self, #"{"a":"x","total":"y","b":[1],"c":2.5}"#)
        #expect(
            fault.split(separator: "\n").filter { $0.hasPrefix("  at") }.map { $0.split(separator: ",")[0] }
                == ["  at $.a", "  at $.total", "  at $.b", "  at $.c"], "\(fault)")
    }

    @Test func keysAreSorted() throws {
        #expect(
            JSONAdapter(format: .sorted).routes.complaints(
                #"{"a":2,"id":1,"z":3}"#, Event(id: 1, others: ["a": 2, "z": 3], name: nil)) == [])
        for adapter in JSONAdapter(format: .sorted).loops {
            #expect(
                try adapter.jsonString(from: Event(id: 1, others: ["z": 3, "a": 2], name: "n"))
                    == #"{"a":2,"id":1,"meta":{"name":"n"},"z":3}"#)
        }
    }

    @Test func objectsAmongThemAreSortedToo() throws {
        #expect(
            JSONAdapter(format: .sorted).routes.complaints(
                #"{"a":{"b":[{"c":1,"d":2}],"e":3},"id":1}"#,
                Event(id: 1, others: ["a": ["e": 3, "b": [["d": 2, "c": 1]]]], name: nil)) == [])
        for adapter in JSONAdapter(format: [.sorted, .pretty]).loops {
            #expect(
                try adapter.jsonString(from: Event(id: 1, others: ["a": ["e": 3, "b": [0]]], name: nil)) == """
                    {
                      "a": {
                        "b": [
                          0
                        ],
                        "e": 3
                      },
                      "id": 1
                    }
                    """)
        }
    }

    // A key that a property has would be that property's when it is read again, even where it is left out now.
    @Test(arguments: ["id", "meta"])
    func aKnownKeyAmongThemIsAnError(_ key: String) {
        let event = Event(id: 1, others: [key: 2], name: nil)
        let text =
            "Event.others: key collision: expected a key that no other property has, found \"\(key)\"\n  at $.\(key)"
        for adapter in JSONAdapter().loops {
            let bytes = #expect(throws: AdapterError.self) { try adapter.jsonString(from: event) }
            #expect(bytes.map { "\($0)" } == text)
            let tree = #expect(throws: AdapterError.self) { try adapter.jsonDictionary(from: event) }
            #expect(tree.map { "\($0)" } == text)
        }
    }

    @Test func readOnlyOnesAreNotWritten() throws {
        let adapter = JSONAdapter().mapping(Counts.self, [\.each: .remaining.readOnly])
        for adapter in adapter.loops {
            let counts = try adapter.model(of: Counts.self, from: #"{"a":1,"total":2}"#)
            #expect(counts == Counts(total: 2, each: ["a": 1]))
            #expect(try adapter.jsonString(from: counts) == #"{"total":2}"#)
        }
    }

    // MARK: With flattened models

    struct Envelope: JSONSerializing {
        let kind: String, event: Event
        static let propertyKeys = PropertyKeys(Envelope.init) {
            Property("kind", \.kind)
            Property("event", \.event)
        }
        static let jsonKeyPaths: JSONKeyPaths<Envelope> = [\.event: .flattened]
    }
    struct Both: JSONSerializing {
        let counts: Counts, others: JSONObject
        static let propertyKeys = PropertyKeys(Both.init) {
            Property("counts", \.counts)
            Property("others", \.others)
        }
        static let jsonKeyPaths: JSONKeyPaths<Both> = [\.counts: .flattened, \.others: .remaining]
    }
    struct Filed: JSONSerializing {
        let home: Address?, others: [String: JSONValue]
        static let propertyKeys = PropertyKeys(Filed.init) {
            Property("home", \.home)
            Property("others", \.others)
        }
        static let jsonKeyPaths: JSONKeyPaths<Filed> = [\.home: .flattened, \.others: .remaining]
    }

    @Test(arguments: [
        ValueRow(
            #"{"kind":"k","id":1,"z":2,"a":3}"#,
            Envelope(kind: "k", event: Event(id: 1, others: ["z": 2, "a": 3], name: nil))),
        ValueRow(
            #"{"street":"s","city":"c","a":1,"z":[2]}"#,
            Filed(home: Address(street: "s", city: "c", zip: nil), others: ["a": 1, "z": [2]])),
        ValueRow(#"{"a":1}"#, Filed(home: nil, others: ["a": 1])),
    ])
    func nobodysKeysAreKeptBesideFlattenedModels(_ row: ValueRow) { #expect(row.complaints() == []) }

    @Test func onlyOneTakesThem() {
        let error = #expect(throws: AdapterError.self) { try JSONAdapter.check(Both.self) }
        #expect(
            error.map { "\($0)" } == "configuration error\n  Both.counts and Both.others both take the remaining keys")
    }

    @Test func aTransformerMayTakeThem() throws {
        struct Lines: JSONSerializing {
            let id: Int, lines: [String]
            static let propertyKeys = PropertyKeys(Lines.init) {
                Property("id", \.id)
                Property("lines", \.lines)
            }
            static let jsonKeyPaths: JSONKeyPaths<Lines> = [\.lines: .remaining]
            static let jsonTransformers: JSONTransformers<Lines> = [
                .use(
                    JSONTransformer<[String: Int], [String]>(
                        read: { $0.map { "\($0.key)=\($0.value)" }.sorted() },
                        write: { lines in
                            var result: [String: Int] = [:]
                            for line in lines {
                                let parts = line.split(separator: "=")
                                result[String(parts[0])] = Int(parts[1])
                            }
                            return result
                        }), for: \.lines)
            ]
        }
        #expect(routes.complaints(#"{"id":1,"a":2,"b":3}"#, Lines(id: 1, lines: ["a=2", "b=3"])) == [])
    }
}
