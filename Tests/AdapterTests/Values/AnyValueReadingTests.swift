import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Any values between JSON and models, by the fast loops and by the neutral ones.
@Suite struct AnyValueReadingTests {
    static let rows = [
        ValueRow("null", JSONValue.null), ValueRow("true", JSONValue.bool(true)), ValueRow("false", false as JSONValue),
        ValueRow("1.0", JSONValue.number(NumberLiteral("1.0")!)),
        ValueRow("1E400", JSONValue.number(NumberLiteral("1E400")!)),
        ValueRow("-0", JSONValue.number(NumberLiteral("-0")!)),
        ValueRow(
            "12345678901234567890.12345678901234567890",
            JSONValue.number(NumberLiteral("12345678901234567890.12345678901234567890")!)),
        ValueRow(#""""#, "" as JSONValue), ValueRow(#""a \"text\"""#, #"a "text""# as JSONValue),
        ValueRow(#""\u00e9\/\ud83d\ude00""#, "\u{e9}/\u{1F600}" as JSONValue, writes: "\"\u{e9}/\u{1F600}\""),
        ValueRow("[]", [] as JSONValue), ValueRow("{}", [:] as JSONValue),
        ValueRow("[[],[[]]]", [[], [[]]] as JSONValue),
        ValueRow(#"[1,"a",null,true,{"k":[]}]"#, [1, "a", nil, true, ["k": []]] as JSONValue),
        ValueRow(" [ 1 , { \"k\" : 2 } ]\n", [1, ["k": 2]] as JSONValue, writes: #"[1,{"k":2}]"#),
        ValueRow(#"{"z":1,"a":{"z":2},"m":[{"z":3}]}"#, ["z": 1, "a": ["z": 2], "m": [["z": 3]]] as JSONValue),
        // R5
        ValueRow(
            #"{"a":1,"b":2,"\u0061":{"c":3}}"#, ["a": ["c": 3], "b": 2] as JSONValue, writes: #"{"a":{"c":3},"b":2}"#),
        ValueRow(
            #"[{"a":1,"b":2},{"a":1,"a":2},{"a":3}]"#, [["a": 1, "b": 2], ["a": 2], ["a": 3]] as JSONValue,
            writes: #"[{"a":1,"b":2},{"a":2},{"a":3}]"#),
        ValueRow("{\"e\u{301}\":1,\"\u{e9}\":2}", ["e\u{301}": 1, "\u{e9}": 2] as JSONValue),
        ValueRow(#"{"":1,"\u0000":2,"\n":3}"#, ["": 1, "\u{0}": 2, "\n": 3] as JSONValue),
        // Objects with the keys of earlier ones, some of them, more, and in another order.
        ValueRow(
            #"[{"a":1,"b":2},{"a":3,"b":4},{"b":5,"a":6},{"a":7},{"a":8,"b":9,"c":0},{},{"a":1,"b":2}]"#,
            [
                ["a": 1, "b": 2], ["a": 3, "b": 4], ["b": 5, "a": 6], ["a": 7], ["a": 8, "b": 9, "c": 0], [:],
                ["a": 1, "b": 2],
            ] as JSONValue),
        ValueRow(#"{"k":{"k":{"k":{"l":1}}},"l":2}"#, ["k": ["k": ["k": ["l": 1]]], "l": 2] as JSONValue),
        ValueRow(#"{"a":1,"b":[]}"#, ["a": 1, "b": []] as JSONObject), ValueRow("{}", JSONObject()),
        ValueRow(#"[{"a":1},{}]"#, [["a": 1], [:]] as [JSONObject]),
        ValueRow(#"{"k":{"a":1}}"#, ["k": ["a": 1]] as [String: JSONObject]),
        ValueRow(#"[null,1]"#, [nil, .some(1)] as [JSONValue?]), ValueRow(#"[null,1]"#, [nil, 1] as [JSONValue]),
        ValueRow(#"{"a":null,"b":[1.50]}"#, ["a": nil, "b": [.number(NumberLiteral("1.50")!)]] as [String: JSONValue]),
    ]

    @Test(arguments: rows) func valueHasItsForm(_ row: ValueRow) { #expect(row.complaints() == []) }

    static let failures = [
        FailureRow("[1,x]", JSONValue.self, "syntax error: expected a value, found 'x'", at: 3),
        FailureRow("[1 2]", JSONValue.self, "syntax error: expected ',' or ']', found '2'", at: 3),
        FailureRow("[1}", JSONValue.self, "syntax error: expected ',' or ']', found '}'", at: 2),
        FailureRow("[1,]", JSONValue.self, "syntax error: expected a value, found ']'", at: 3),
        FailureRow(#"{"a":1,}"#, JSONValue.self, "syntax error: expected a key in quotes, found '}'", at: 7),
        FailureRow(#"{"a" 1}"#, JSONValue.self, "syntax error: expected ':' after the key, found '1'", at: 5),
        FailureRow(#"{"a":1 "b":2}"#, JSONValue.self, "syntax error: expected ',' or '}', found a quote", at: 7),
        FailureRow("{1:2}", JSONValue.self, "syntax error: expected a key in quotes, found '1'", at: 1),
        FailureRow("[nul]", JSONValue.self, "syntax error: expected a value, found 'n'", at: 1),
        FailureRow("[tru]", JSONValue.self, "syntax error: expected a value, found 't'", at: 1),
        FailureRow("[01]", JSONValue.self, "syntax error: expected a number without leading zeros, found '1'", at: 2),
        FailureRow("[1.]", JSONValue.self, "syntax error: expected a digit after the point, found ']'", at: 3),
        FailureRow(
            #"["\x"]"#, JSONValue.self,
            #"syntax error: expected an escape such as \n or \u0041, found \ before another character"#, at: 2),
        FailureRow(
            #"{"\ud800":1}"#, JSONValue.self,
            "syntax error: expected both halves of a surrogate pair, found one half alone", at: 2),
        FailureRow("[1]", JSONObject.self, "expected an object, found a list"),
        FailureRow("7", JSONObject.self, "expected an object, found the number 7"),
    ]

    @Test(arguments: failures) func faultHasItsPlace(_ row: FailureRow) { #expect(row.complaints() == []) }

    // R15
    @Test(arguments: [
        (#"{"a":[1,{"b":[true,{"c":x}]}]}"#, "$.a[1].b[1].c"), (#"{"a":[1,{"b":[true,{"c" x}]}]}"#, "$.a[1].b[1]"),
        (#"[[1,2],[3,4],[5,,]]"#, "$[2][1]"), (#"[{"a":1,"b":2},{"a":1,"b":}]"#, "$[1].b"),
        (#"[{"a":1,"b":2},{"a":1,"b":1]"#, "$[1]"),
        (#"{"a":1,"b":2,"a":x}"#, "$.a"), (#"{"a":1,"a":2,"b":[x]}"#, "$.b[0]"),
        (#"{"a":1,"a":{"a":1,"a":[x]},"b":3}"#, "$.a.a[0]"),
        (#"{"\u0061":{"\u0062":x}}"#, "$.a.b"), (#"[1,2,3"#, "$"), (#"{"k":[1,2,3"#, "$.k"), (#"{"k":[1,2,"#, "$.k[2]"),
    ])
    func faultHasItsPath(_ json: String, _ path: String) {
        for (route, result) in routes.results(JSONValue.self, Array(json.utf8)) {
            #expect(throws: AdapterError.self, "\(route)") { try result.get() }
            if case .failure(let error) = result { #expect(error.path.pathText == path, "\(route)") }
        }
    }

    // R5
    @Test(arguments: [
        (#"{"a":1,"\u0061":2}"#, "$.a", 7), (#"[{"a":1,"b":2},{"a":1,"b":2,"a":3}]"#, "$[1].a", 28),
        (#"{"k":{"a":1,"b":2,"a":{}}}"#, "$.k.a", 18),
    ])
    func duplicatesAreRefusedOnRequest(_ json: String, _ path: String, _ offset: Int) {
        let refusing = JSONAdapter(refusingDuplicateKeys: true)
        func check<Value: PropertyValue>(_ type: Value.Type) {
            for (route, result) in refusing.routes.results(type, Array(json.utf8)) {
                let error = #expect(throws: AdapterError.self, "\(route)") { try result.get() }
                #expect(error?.code == .duplicateKey && error?.place?.offset == offset, "\(route)")
                if type == JSONValue.self { #expect(error?.path.pathText == path, "\(route)") }
            }
        }
        check(JSONValue.self)
        check(JSONText.self)
    }

    // R27
    @Test(arguments: [
        (JSONLimits(list: 2), "[[1,2],[3,4]]", "[[1,2],[3,4,5]]", 12, "$[1]"),
        (JSONLimits(list: 0), "[]", "[1]", 1, "$"),
        (JSONLimits(list: 1), #"{"a":1,"b":[2]}"#, #"{"a":1,"b":[2,3]}"#, 14, "$.b"),
        (JSONLimits(number: 3), #"{"a":123}"#, #"{"a":1234}"#, 5, "$.a"),
        (JSONLimits(text: 3), #"{"abc":"123"}"#, #"{"abc":"1234"}"#, 7, "$.abc"),
        (JSONLimits(text: 3), #"[{"abc":1},{"abc":1}]"#, #"[{"abc":1},{"abcd":1}]"#, 12, "$[1]"),
        (JSONLimits(depth: 3), #"[[{}],{"a":[]}]"#, #"[[{}],{"a":[{}]}]"#, 12, "$[1].a[0]"),
    ])
    func limitsHold(_ limits: JSONLimits, _ good: String, _ bad: String, _ offset: Int, _ path: String) {
        for adapter in [JSONAdapter(limits: limits), JSONAdapter(errors: .all, limits: limits)] {
            func check<Value: PropertyValue>(_ type: Value.Type) {
                for (route, result) in adapter.byteRoutes.results(type, Array(good.utf8)) {
                    #expect(throws: Never.self, "\(route)") { try result.get() }
                }
                for (route, result) in adapter.byteRoutes.results(type, Array(bad.utf8)) {
                    let error = #expect(throws: AdapterError.self, "\(route)") { try result.get() }
                    #expect(error?.code == .limitExceeded || error?.code == .tooDeep, "\(route)")
                    #expect(error?.place?.offset == offset, "\(route)")
                    if type == JSONValue.self { #expect(error?.path.pathText == path, "\(route)") }
                }
            }
            check(JSONValue.self)
            check(JSONText.self)
        }
    }

    // R6
    @Test func loneSurrogatesAreReplacedOnRequest() throws {
        for adapter in JSONAdapter(replacingLoneSurrogates: true).loops {
            let value = try adapter.model(of: JSONValue.self, from: #"{"\udc00":["\ud800x"]}"#)
            #expect(value == ["\u{FFFD}": ["\u{FFFD}x"]])
            // The text stays what it was.
            let text = try adapter.model(of: JSONText.self, from: #"["\ud800x"]"#)
            #expect(try text.text == #"["\ud800x"]"# && text.model(by: adapter) == ["\u{FFFD}x"])
            #expect(try TokenWriter.tokens(of: text) == [.list(1), .text("\u{FFFD}x"), .endList])
        }
        #expect(throws: AdapterError.self) { try JSONText(#"["\ud800x"]"#) }
    }

    @Test func invalidUTF8IsNamed() {
        for json in [[0x5B, 0x22, 0xFF, 0x22, 0x5D], [0x5B, 0x22, 0x61, 0xC3, 0x22, 0x5D]] as [[UInt8]] {
            for code in [code(JSONValue.self, json), code(JSONText.self, json)] { #expect(code == [.invalidUTF8]) }
        }
        #expect(code(JSONValue.self, Array("{\"".utf8) + [0x80] + Array("\":1}".utf8)) == [.invalidUTF8])
    }

    private func code<Value: PropertyValue>(_ type: Value.Type, _ json: [UInt8]) -> Set<ModelError.Code?> {
        Set(routes.results(type, json).map { if case .failure(let error) = $0.result { error.code } else { nil } })
    }

    struct Event: ValueModel {
        let payload: JSONValue, extra: JSONObject?, raw: JSONText, maybe: JSONValue?, maybeRaw: JSONText?
        let list: [JSONValue], map: [String: JSONText]
        static let propertyKeys = PropertyKeys(Event.init) {
            Property("payload", \.payload)
            Property("extra", \.extra)
            Property("raw", \.raw)
            Property("maybe", \.maybe)
            Property("maybeRaw", \.maybeRaw)
            Property("list", \.list)
            Property("map", \.map, default: [:])
        }
    }

    // R8
    @Test func propertiesOfModelsAreAnyValues() {
        let full = Event(
            payload: ["a": [1]], extra: ["k": nil], raw: JSONText(unchecked: "{ \"x\" : 1.0 }"), maybe: [2],
            maybeRaw: JSONText(unchecked: "[ ]"), list: [nil, "a"], map: ["m": JSONText(unchecked: "null")])
        #expect(
            byteRoutes.complaints(
                #"{"payload":{"a":[1]},"extra":{"k":null},"raw":{ "x" : 1.0 },"maybe":[2],"maybeRaw":[ ],"list":[null,"a"],"map":{"m":null}}"#,
                full) == [])
        let nulls = Event(
            payload: nil, extra: nil, raw: JSONText(unchecked: "null"), maybe: nil, maybeRaw: nil, list: [], map: [:])
        #expect(
            byteRoutes.complaints(
                #"{"payload":null,"extra":null,"raw":null,"maybe":null,"maybeRaw":null,"list":[]}"#, nulls,
                writes: #"{"payload":null,"raw":null,"list":[],"map":{}}"#) == [])
    }

    @Test func allFaultsAreFound() {
        let json = #"{"payload":[{"a":1,"a":2}],"extra":5,"maybe":{},"list":{}}"#
        for (route, result) in JSONAdapter(errors: .all).routes.results(Event.self, Array(json.utf8)) {
            guard case .failure(let error) = result else {
                Issue.record("\(route): read")
                continue
            }
            #expect(
                ([error] + error.others).map { "\($0.code) \($0.path.pathText)" } == [
                    "type mismatch $.extra", "type mismatch $.list", "missing key $.raw",
                ], "\(route)")
        }
        #expect(routes.failure(Event.self, #"{"raw":1,"list":[]}"#).hasPrefix("Event.payload: missing key"))
    }

    // R16: objects too, where keys are sorted; text as it came, whatever the format.
    @Test func formatShapesTheOutput() throws {
        let value: JSONValue = ["b": [1, ["d": [], "c": "a/b"]], "a": [:], "B": nil]
        #expect(
            try JSONAdapter(format: .sorted).jsonString(from: value) == #"{"B":null,"a":{},"b":[1,{"c":"a/b","d":[]}]}"#
        )
        #expect(
            try JSONAdapter(format: .escapedSlashes).jsonString(from: [value["b"]![1]!]) == #"[{"d":[],"c":"a\/b"}]"#)
        let pretty = """
            {
              "b": [
                1,
                {
                  "d": [],
                  "c": "a/b"
                }
              ],
              "a": {},
              "B": null
            }
            """
        #expect(JSONAdapter(format: .pretty).routes.complaints(pretty, value) == [])
        let text = try JSONText(#"{"k": [1.0,"\u0061/"]}"#)
        #expect(
            try JSONAdapter(format: [.pretty, .sorted, .escapedSlashes]).jsonString(from: ["x": text])
                == "{\n  \"x\": {\"k\": [1.0,\"\\u0061/\"]}\n}")
    }

    // R8: nil is left out, null is a value.
    @Test func nilsAreWrittenOnRequest() throws {
        let event = Event(
            payload: nil, extra: nil, raw: JSONText(unchecked: "0"), maybe: .some(.null), maybeRaw: nil, list: [],
            map: [:])
        #expect(try JSONAdapter.jsonString(from: event) == #"{"payload":null,"raw":0,"maybe":null,"list":[],"map":{}}"#)
        #expect(
            try JSONAdapter(nils: .written).jsonString(from: event)
                == #"{"payload":null,"extra":null,"raw":0,"maybe":null,"maybeRaw":null,"list":[],"map":{}}"#)
    }
}
