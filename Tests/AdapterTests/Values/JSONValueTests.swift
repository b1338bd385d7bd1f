import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Any values in a program: literals, access, changes, text.
@Suite struct JSONValueTests {
    static let payload: JSONValue = [
        "id": 7, "ratio": 1.0, "tags": ["a", nil, ["b": true]], "user": ["name": "Ada"], "none": nil,
    ]

    @Test func literalsAreTheirJSON() {
        #expect(
            Self.payload.description
                == #"{"id":7,"ratio":1.0,"tags":["a",null,{"b":true}],"user":{"name":"Ada"},"none":null}"#)
        #expect((nil as JSONValue) == .null && ("a" as JSONValue) == .string("a") && (true as JSONValue) == .bool(true))
        #expect("\([-1, 0.1, 1e300, -0.0] as JSONValue)" == "[-1,0.1,1e+300,-0.0]")
        #expect("\([:] as JSONValue)\([] as JSONValue)" == "{}[]")
        #expect(#"{"a":3,"b":2}"# == "\(["a": 1, "b": 2, "a": 3] as JSONValue)")
    }

    @Test func nonFiniteLiteralsDoNotTrap() {
        #expect(JSONValue(floatLiteral: .infinity) == .number(NumberLiteral("1e999")!))
        #expect(JSONValue(floatLiteral: -.infinity).description == "-1e999")
        #expect(JSONValue(floatLiteral: .infinity).double == nil)
        #expect(JSONValue(floatLiteral: .nan) == .null)
        #expect(JSONValue(Double.infinity) == nil && JSONValue(-Double.nan) == nil)
    }

    @Test func valuesAreMadeOfVariables() {
        let (text, flag, count, ratio) = ("t", false, UInt64.max, 0.25)
        let made: [JSONValue?] = [JSONValue(text), JSONValue(flag), JSONValue(count), JSONValue(ratio)]
        #expect(made == ["t", false, .number(NumberLiteral("18446744073709551615")!), 0.25])
    }

    @Test func accessorsConvertNothing() {
        let payload = Self.payload
        #expect(payload["id"]?.int == 7 && payload["id"]?.string == nil && payload["id"]?.bool == nil)
        #expect(payload["tags"]?[0]?.string == "a" && payload["tags"]?[1]?.isNull == true)
        #expect(payload["tags"]?[2]?["b"]?.bool == true && payload["tags"]?[3] == nil && payload["tags"]?[-1] == nil)
        #expect(payload["none"] == .null && payload["size"] == nil && payload[0] == nil && payload["id"]?["x"] == nil)
        #expect(payload["tags"]?.array?.count == 3 && payload["user"]?.object?.keys == ["name"])
        #expect(payload["tags"]?.object == nil && payload["user"]?.array == nil && payload["user"]?.number == nil)
        #expect(("1" as JSONValue).int == nil && (1 as JSONValue).bool == nil && (nil as JSONValue).string == nil)
    }

    // R1, R2, R3, R4
    @Test(
        arguments: [
            ("7", 7, 7, "7"), ("7.0", 7, 7, "7"), ("70e-1", 7, 7, "7"), ("7.5", nil, 7.5, "7.5"),
            ("9223372036854775807", .max, 0x1p63, "9223372036854775807"),
            ("9223372036854775808", nil, 0x1p63, "9223372036854775808"),
            ("1e400", nil, nil, nil), ("-0", 0, -0.0, "0"),
            ("0.1234567890123456789", nil, 0.1234567890123456789, "0.1234567890123456789"),
        ] as [(String, Int?, Double?, String?)])
    func numbersAreExactOrNil(_ text: String, _ int: Int?, _ double: Double?, _ decimal: String?) throws {
        let value = try JSONAdapter.model(of: JSONValue.self, from: text)
        #expect(value.int == int && value.double == double && value.decimal?.description == decimal)
        #expect(value.number?.text == text)
    }

    @Test func keysAndIndexesAreSetInPlace() {
        var value = Self.payload
        value["user"]?["name"] = "Grace"
        value["user"]?["born"] = 1906
        value["none"] = nil
        value["ratio"] = .null
        value["tags"]?[0] = nil
        value["tags"]?[2] = "end"
        value["tags"]?[9] = "beyond"
        value["tags"]?[-1] = "beyond"
        value["tags"]?[7] = nil
        #expect(
            value.description
                == #"{"id":7,"ratio":null,"tags":[null,{"b":true},"end"],"user":{"name":"Grace","born":1906}}"#)
        #expect(Self.payload["user"]?["name"] == "Ada")
    }

    @Test func setterChangesNoOtherKindButNull() {
        var value: JSONValue = nil
        value["a"] = nil
        #expect(value == .null)
        value["a"] = 1
        #expect(value == ["a": 1])
        value[0] = 2
        #expect(value == ["a": 1])
        value["a"]?["b"] = 3
        #expect(value == ["a": 1])
        value["a"] = .null
        value["a"]?[1] = "not the first"
        #expect(value == ["a": nil])
        value["a"]?[0] = "first"
        #expect(value == ["a": ["first"]])
        value["a"]?["k"] = 4
        #expect(value == ["a": ["first"]])
    }

    // R5, R6: numbers by text, texts and keys by scalars, objects without their order.
    @Test func equalIsTheSameJSON() {
        #expect((1 as JSONValue) != 1.0 && (1 as JSONValue) != "1" && (nil as JSONValue) != false)
        #expect(JSONValue.string("e\u{301}") != "\u{e9}")
        #expect((["a": 1, "b": [2]] as JSONValue) == ["b": [2], "a": 1])
        #expect((["a": 1, "b": [2]] as JSONValue).hashValue == (["b": [2], "a": 1] as JSONValue).hashValue)
        #expect((["a": 1, "b": 2] as JSONValue) != ["a": 2, "b": 1] && (["a": 1] as JSONValue) != ["a": 1, "b": 1])
        #expect(([1, 2] as JSONValue) != [2, 1] && ([1] as JSONValue) != [1, 1])
        let all: Set<JSONValue> = [
            nil, true, false, 1, 1.0, "1", "", [], [:], [nil], [[]], ["": nil], ["a": nil], ["e\u{301}": 1],
            ["\u{e9}": 1], "e\u{301}", "\u{e9}",
        ]
        #expect(all.count == 17)
    }

    @Test func hashesAgreeWithEquality() throws {
        var random = RandomValues(SeededNumbers())
        for _ in 0..<SeededNumbers.rounds(500) {
            let value = random.value()
            let other = random.changed(value)
            #expect(value == value.shuffled(&random.numbers))
            #expect(value.hashValue == value.shuffled(&random.numbers).hashValue)
            #expect(try (value == other) == (value.canonicalText == other.canonicalText))
        }
    }

    @Test func descriptionIsTheWholeAndDebugDescriptionABeginning() {
        let long = JSONValue.array(Array(repeating: ["key": "a text of some length"], count: 10_000))
        #expect(long.description.utf8.count == 320_001)
        #expect(long.debugDescription == String(long.description.prefix(10_000)) + "…")
        #expect(Self.payload.debugDescription == Self.payload.description)
        #expect(JSONObject().description == "{}" && (["a": 1] as JSONObject).debugDescription == #"{"a":1}"#)
        let text = JSONValue.string(String(repeating: "é\"", count: 1_000_000))
        #expect(text.debugDescription == String(text.description.unicodeScalars.prefix(10_000)) + "…")
        let wide = JSONValue.object(JSONObject((0..<100_000).map { ("\($0)", .number(NumberLiteral("1")!)) }))
        #expect(wide.debugDescription == String(wide.description.prefix(10_000)) + "…")
        var dumped = ""
        dump(long, to: &dumped)
        #expect(dumped.utf8.count < 11_000 && dumped.hasPrefix(#"- [{"key":"#))
        #expect("\([Self.payload["user"]!])" == #"[{"name":"Ada"}]"#)
    }

    // R22
    @Test func modelsTextShowsABeginning() {
        let long = JSONValue.array(Array(repeating: "text", count: 1000))
        #expect(Made(value: long).description == "Made<JSONValue>(value: \(String(long.description.prefix(200)))…)")
        #expect(Made(value: ["a": 1] as JSONObject).description == #"Made<JSONObject>(value: {"a":1})"#)
        #expect(Made(value: JSONValue?.none).description == "Made<Optional<JSONValue>>(value: nil)")
        let text = JSONText(unchecked: "\"" + String(repeating: "x", count: 500) + "\"")
        #expect(Made(value: text).description == "Made<JSONText>(value: \(text.text.prefix(200))…)")
    }
}

extension JSONValue {
    /// The same with the keys of its objects in another order.
    func shuffled(_ numbers: inout SeededNumbers) -> JSONValue {
        switch self {
        case .array(let values): return .array(values.map { $0.shuffled(&numbers) })
        case .object(let object):
            let members = object.map { ($0.key, $0.value.shuffled(&numbers)) }
            return .object(JSONObject(members.shuffled(using: &numbers)))
        default: return self
        }
    }

    /// Text that is the same for equal values only: keys in the order of their bytes.
    var canonicalText: [UInt8] {
        get throws { Array(try JSONAdapter(format: .sorted).jsonData(from: self)) }
    }
}
