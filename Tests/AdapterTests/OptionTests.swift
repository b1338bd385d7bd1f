import Foundation
import TestSupport
import Testing

@testable import Olivine

/// R16, R27, R5: the adapter's options.
@Suite struct OptionTests {
    struct Item: JSONSerializing {
        let b: Int?, text: String, list: [Int], map: [String: [Double]]
        let inner: Made<String?>
        let kept: Int?, left: Int?
        static let propertyKeys = PropertyKeys(Item.init) {
            Property("b", \.b)
            Property("text", \.text, default: "t")
            Property("list", \.list, default: [])
            Property("map", \.map, default: [:])
            Property("inner", \.inner, default: Made(value: nil))
            Property("kept", \.kept)
            Property("left", \.left)
        }
        static let jsonKeyPaths: JSONKeyPaths<Item> = [
            \.kept: JSONKeyPath("C.kept").nils(.written), \.left: JSONKeyPath("C.left").nils(.leftOut),
        ]
    }

    static let empty = Item(b: nil, text: "t", list: [], map: [:], inner: Made(value: nil), kept: nil, left: nil)
    static let full = Item(
        b: 1, text: "a/b", list: [1, 2], map: ["z": [], "a": [0.5]], inner: Made(value: "v"), kept: 2, left: 3)

    // B086, B090, B092
    @Test(arguments: [
        (JSONAdapter(), empty, #"{"text":"t","list":[],"map":{},"inner":{},"C":{"kept":null}}"#),
        (
            JSONAdapter(nils: .written), empty,
            #"{"b":null,"text":"t","list":[],"map":{},"inner":{"value":null},"C":{"kept":null}}"#
        ),
        (JSONAdapter(omittingDefaults: true), empty, #"{"C":{"kept":null}}"#),
        (
            JSONAdapter(), full,
            #"{"b":1,"text":"a/b","list":[1,2],"map":{"a":[0.5],"z":[]},"inner":{"value":"v"},"C":{"kept":2,"left":3}}"#
        ),
        (
            JSONAdapter(format: .sorted), full,
            #"{"C":{"kept":2,"left":3},"b":1,"inner":{"value":"v"},"list":[1,2],"map":{"a":[0.5],"z":[]},"text":"a/b"}"#
        ),
        (
            JSONAdapter(omittingDefaults: true, format: .escapedSlashes), full,
            #"{"b":1,"text":"a\/b","list":[1,2],"map":{"a":[0.5],"z":[]},"inner":{"value":"v"},"C":{"kept":2,"left":3}}"#
        ),
        (
            JSONAdapter(format: .pretty), empty,
            "{\n  \"text\": \"t\",\n  \"list\": [],\n  \"map\": {},\n  \"inner\": {},\n  \"C\": {\n    \"kept\": null\n  }\n}"
        ),
        (
            JSONAdapter(format: [.pretty, .sorted]), full,
            """
            {
              "C": {
                "kept": 2,
                "left": 3
              },
              "b": 1,
              "inner": {
                "value": "v"
              },
              "list": [
                1,
                2
              ],
              "map": {
                "a": [
                  0.5
                ],
                "z": []
              },
              "text": "a/b"
            }
            """
        ),
    ])
    func optionsShapeTheOutput(_ adapter: JSONAdapter, _ item: Item, _ json: String) {
        #expect(adapter.routes.complaints(json, item) == [])
    }

    // R16
    @Test func setsAndListsMayBePretty() {
        let pretty = JSONAdapter(format: .pretty).routes
        #expect(pretty.complaints("[\n  1,\n  2\n]", Set([2, 1])) == [])
        #expect(pretty.complaints("[\n  [\n    1\n  ],\n  []\n]", Set([[1], []])) == [])
        #expect(pretty.complaints("[]", Set<Int>()) == [])
        #expect(
            pretty.complaints(
                "[\n  \"\",\n  {\n    \"a\": \"b\"\n  }\n]",
                [.text(""), .map([.init(key: "a", value: .text("b"))])] as [AnyJSON]) == [])
    }

    // B088
    struct Letters: JSONSerializing {
        let p: Int, q: Int, r: Int, s: Int, t: Int, u: Int
        static let propertyKeys = PropertyKeys(Letters.init) {
            Property("p", \.p)
            Property("q", \.q)
            Property("r", \.r)
            Property("s", \.s)
            Property("t", \.t)
            Property("u", \.u)
        }
        static let jsonKeyPaths: JSONKeyPaths<Letters> = [
            \.p: "b", \.q: "C", \.r: "b10", \.s: "b2", \.t: "\u{F1}", \.u: "z",
        ]
    }

    @Test func keysAreSortedByBytes() {
        let letters = Letters(p: 1, q: 2, r: 3, s: 4, t: 5, u: 6)
        #expect(routes.complaints("{\"b\":1,\"C\":2,\"b10\":3,\"b2\":4,\"\u{F1}\":5,\"z\":6}", letters) == [])
        let sorted = JSONAdapter(format: .sorted).routes
        #expect(sorted.complaints("{\"C\":2,\"b\":1,\"b10\":3,\"b2\":4,\"z\":6,\"\u{F1}\":5}", letters) == [])
        let map = ["b": 1, "C": 2, "b10": 3, "b2": 4, "\u{F1}": 5, "z": 6]
        #expect(routes.complaints("{\"C\":2,\"b\":1,\"b10\":3,\"b2\":4,\"z\":6,\"\u{F1}\":5}", map) == [])
    }

    // R5, B049
    @Test func duplicatesAreRefusedOnRequest() {
        let refusing = JSONAdapter(refusingDuplicateKeys: true).routes
        #expect(routes.complaints(#"{"value":10,"value":20}"#, Made(value: 20), writes: #"{"value":20}"#) == [])
        #expect(
            refusing.failure(Made<Int>.self, #"{"value":10,"\u0076alue":20}"#) == """
                duplicate key: expected each key once, found "value"
                  at $.value, line 1, column 13
                  1 | {"value":10,"\\u0076alue":20}
                    |             ^
                """)
        for json in [
            #"{"z":1,"value":1,"z":2}"#, #"{"value":1,"z":[{"a":1,"a":2}]}"#, #"{"z":{"a":{"b":1},"a":2},"value":1}"#,
        ] {
            #expect(refusing.failure(Made<Int>.self, json).hasPrefix("duplicate key"))
        }
        #expect(refusing.failure([String: Int].self, #"{"k":1,"k":2}"#).hasPrefix("duplicate key"))
        #expect(refusing.failure(AnyJSON.self, #"{"k":1,"k":2}"#).hasPrefix("duplicate key"))
        #expect(
            refusing.complaints(
                "{\"na\u{ef}ve\":1,\"nai\u{308}ve\":2,\"value\":3}", Made(value: 3), writes: #"{"value":3}"#) == [])
        #expect(refusing.complaints(#"{"a":{"k":1},"b":{"k":1}}"#, ["a": ["k": 1], "b": ["k": 1]]) == [])
        #expect(
            refusing.complaints(
                #"{"b":1,"text":"","C":{"kept":1},"list":[]}"#,
                Item(b: 1, text: "", list: [], map: [:], inner: Made(value: nil), kept: 1, left: nil),
                writes: #"{"b":1,"text":"","list":[],"map":{},"inner":{},"C":{"kept":1}}"#) == [])
    }

    // R27: each limit, at it and one beyond, where values are read, kept or skipped.
    @Test(arguments: [
        (JSONLimits(list: 3), "[1,2,3]", "[1,2,3,4]", 7, "elements of a list", 3),
        (JSONLimits(list: 0), "[]", "[1]", 1, "elements of a list", 0),
        (
            JSONLimits(list: 100), "[" + Array(repeating: "1", count: 100).joined(separator: ",") + "]",
            "[" + Array(repeating: "1", count: 101).joined(separator: ",") + "]", 201, "elements of a list", 100
        ),
        (JSONLimits(number: 3), "[123]", "[1234]", 1, "bytes of a number", 3),
        (JSONLimits(number: 3), "[-12]", "[-123]", 1, "bytes of a number", 3),
        (JSONLimits(number: 19), "[-123456789012345678]", "[-1234567890123456789]", 1, "bytes of a number", 19),
    ])
    func limitIsNamed(_ limits: JSONLimits, _ good: String, _ bad: String, _ offset: Int, _ what: String, _ count: Int)
    {
        let limited = JSONAdapter(limits: limits)
        func check<Element: PropertyValue>(_ type: Element.Type) {
            for (_, result) in limited.routes.results([Element].self, Array(good.utf8)) {
                #expect(throws: Never.self) { _ = try result.get() }
            }
            for adapter in [limited, JSONAdapter(errors: .all, limits: limits)] {
                for (_, result) in adapter.routes.results([Element].self, Array(bad.utf8)) {
                    let error = #expect(throws: AdapterError.self) { try result.get() }
                    #expect(error?.code == .limitExceeded && error?.expected == "at most \(count) \(what)")
                    #expect(error?.place?.offset == offset)
                }
                for (_, result) in adapter.routes.results(Made<[Element]>.self, Array(#"{"value":\#(bad)}"#.utf8)) {
                    let error = #expect(throws: AdapterError.self) { try result.get() }
                    #expect(error?.code == .limitExceeded && error?.place?.offset == offset + 9)
                }
            }
        }
        check(Int.self)
        check(Double.self)
        check(Int?.self)
        if !bad.contains("-") { check(UInt64?.self) }
        check(NumberLiteral.self)
    }

    @Test func textBytesAndDepthAreLimited() throws {
        let text = JSONAdapter(limits: JSONLimits(text: 5)).routes
        #expect(text.complaints(#"["12345"]"#, ["12345"]) == [])
        for json in [#"["123456"]"#, #"["\u0041"]"#, "[\"日本\"]"] {
            #expect(
                text.failure([String].self, json).hasPrefix(
                    "limit exceeded: expected at most 5 bytes of text\n  at $[0], line 1, column 2"))
            #expect(text.failure(Made<Int>.self, #"{"value":1,"z":\#(json)}"#).hasPrefix("limit exceeded"))
        }
        #expect(text.failure([String: Int].self, #"{"123456":1}"#).hasPrefix("limit exceeded"))
        let bytes = JSONAdapter(limits: JSONLimits(bytes: 7)).routes
        #expect(bytes.complaints("[1,2,3]", [1, 2, 3]) == [])
        #expect(
            bytes.failure([Int].self, "[1,2,3] ").hasPrefix(
                "limit exceeded: expected at most 7 bytes of document, found 8\n  at $"))
        let depth = JSONAdapter(limits: JSONLimits(depth: 3)).routes
        #expect(depth.complaints("[[[1]]]", [[[1]]]) == [])
        #expect(depth.failure([[[Int]]].self, "[[[[1]]]]").hasPrefix("expected a number") == false)
        #expect(
            depth.failure(Made<[Made<[Int]>]>.self, #"{"value":[{"value":[]}]}"#).hasPrefix(
                "Made<Array<Int>>.value: too deep: expected at most 3 containers inside one another\n  at $.value[0].value, line 1, column 20"
            ))
        #expect(
            depth.failure(Made<Int>.self, #"{"z":[[[1]]],"value":1}"#).hasPrefix(
                "too deep: expected at most 3 containers inside one another\n  at $, line 1, column 8"))
        #expect(throws: AdapterError.self) { try JSONAdapter(limits: JSONLimits(depth: 3)).jsonString(from: [[[[1]]]]) }
    }

    // R16: nothing is appended where writing fails.
    @Test func failedWritingAppendsNothing() {
        var bytes: [UInt8] = [1]
        var data = Data([1])
        for adapter in JSONAdapter().loops {
            #expect(throws: AdapterError.self) { try adapter.append(["a": Double.nan], to: &bytes) }
            #expect(throws: AdapterError.self) { try adapter.append(["a": Double.nan], to: &data) }
        }
        #expect(bytes == [1] && data == Data([1]))
    }

    // R16: buffers grow, and large outputs are handed over whole.
    @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 63, 64, 65, 1023, 1024, 4095, 4096, 4097, 70_000])
    func textOfEveryLengthIsWrittenAndRead(_ length: Int) {
        let plain = String(repeating: "x", count: length)
        let mixed = String((0..<length).map { ["a", "é", "\"", "日", "\n", "😀", "/", "\u{0}"][$0 % 8] as Character })
        for adapter in JSONAdapter().loops {
            for text in [plain, plain + "\"", "\\" + plain, "é" + plain, mixed] {
                #expect((try? adapter.model(of: String.self, from: adapter.jsonData(from: text))) == text)
                let model = Prepared(values: [Optional(text), nil])
                #expect(
                    (try? adapter.model(of: Prepared<String?>.self, from: adapter.jsonString(from: model))) == model)
            }
        }
    }
}
