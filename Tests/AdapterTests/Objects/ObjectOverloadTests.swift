import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Which `model(of:from:)` a call means. That this file compiles is half of the test.
@Suite struct ObjectOverloadTests {
    typealias Numbers = Made<Int>

    @Test func literalOfTextIsADocument() throws {
        #expect(try JSONAdapter.model(of: Numbers.self, from: #"{"value":1}"#).value == 1)
        #expect(try JSONAdapter().model(of: Numbers.self, from: #"{"value":1}"#).value == 1)
        #expect(try JSONAdapter.models(of: Int.self, from: "[1,2]") == [1, 2])
        #expect(try JSONAdapter().models(of: Int.self, from: "[1,2]") == [1, 2])
        let number = 1
        #expect(try JSONAdapter.model(of: Numbers.self, from: "{\"value\":\(number)}").value == 1)
        #expect(try JSONAdapter.model(of: Numbers.self, from: #"<{"value":1}"#.dropFirst()).value == 1)
        let value: Numbers = try JSONAdapter.model(from: #"{"value":1}"#)
        #expect(value.value == 1)
    }

    @Test func bytesAreADocument() throws {
        let bytes: [UInt8] = Array(#"{"value":1}"#.utf8)
        #expect(try JSONAdapter.model(of: Numbers.self, from: bytes).value == 1)
        #expect(try JSONAdapter.model(of: Numbers.self, from: Data(bytes)).value == 1)
        #expect(try JSONAdapter.model(of: Numbers.self, from: bytes[...]).value == 1)
        #expect(try JSONAdapter.models(of: Int.self, from: Array("[1]".utf8)) == [1])
        #expect(try JSONAdapter.model(of: [Int].self, from: [0x5B, 0x31, 0x5D]) == [1])
        #expect(throws: AdapterError.self) { try JSONAdapter.model(of: [Int].self, from: [1, 2]) }
        #expect(throws: AdapterError.self) { try JSONAdapter.models(of: Int.self, from: [1, 2]) }
    }

    @Test func dictionaryIsADictionary() throws {
        #expect(try JSONAdapter.model(of: Numbers.self, from: ["value": 1]).value == 1)
        #expect(try JSONAdapter().model(of: Numbers.self, from: ["value": 1]).value == 1)
        #expect(try JSONAdapter.model(of: Made<[Int]>.self, from: ["value": [1, 2]]).value == [1, 2])
        #expect(try JSONAdapter.model(of: Made<String>.self, from: ["value": "text", "b": 2]).value == "text")
        #expect(try JSONAdapter.model(of: Made<Int?>.self, from: [:]).value == nil)
        #expect(try JSONAdapter().model(of: Made<Int?>.self, from: [:]).value == nil)
        let dictionary: [String: Any] = ["value": 1]
        #expect(try JSONAdapter.model(of: Numbers.self, from: dictionary).value == 1)
        let numbers: [String: Int] = ["value": 1]
        #expect(try JSONAdapter.model(of: Numbers.self, from: numbers).value == 1)
        let parsed = try JSONSerialization.jsonObject(with: Data(#"{"value":1}"#.utf8))
        #expect(try JSONAdapter.model(of: Numbers.self, from: #require(parsed as? [String: Any])).value == 1)
        #expect(try JSONAdapter.model(of: Numbers.self, fromObject: parsed).value == 1)
        #expect(try JSONAdapter.model(of: Int.self, from: ["a": ["b": 1]], at: "a.b") == 1)
    }

    @Test func listOfDictionariesIsAList() throws {
        #expect(try JSONAdapter.models(of: Numbers.self, from: [["value": 1], ["value": 2]]).map(\.value) == [1, 2])
        #expect(try JSONAdapter().models(of: Numbers.self, from: [["value": 1]]).map(\.value) == [1])
        let dictionaries: [[String: Any]] = [["value": 1]]
        #expect(try JSONAdapter.models(of: Numbers.self, from: dictionaries).map(\.value) == [1])
        #expect(try JSONAdapter.model(of: [Numbers].self, fromObject: dictionaries).map(\.value) == [1])
        #expect(try JSONAdapter.models(of: Numbers.self, from: [[String: Any]]()).isEmpty)
    }

    @Test func jsonValueIsAValue() throws {
        let value: JSONValue = ["value": 1]
        #expect(try JSONAdapter.model(of: Numbers.self, from: value).value == 1)
        #expect(try JSONAdapter().model(of: Numbers.self, from: value).value == 1)
        #expect(try JSONAdapter.models(of: Numbers.self, from: JSONValue.array([value])).map(\.value) == [1])
        #expect(try JSONAdapter.model(of: Int.self, from: JSONValue.object(["a": [1]]), at: "a[0]") == 1)
        #expect(try JSONAdapter.models(of: Int.self, from: ["a": [1, 2]] as JSONValue, at: "a") == [1, 2])
        #expect(try JSONAdapter.model(of: Int.self, fromObject: value, at: "value") == 1)
    }

    @Test func writingNamesItsForm() throws {
        let model = Numbers(value: 1)
        let dictionary = try JSONAdapter.jsonDictionary(from: model)
        let list = try JSONAdapter.jsonArray(from: [model])
        #expect(dictionary["value"] as? Int == 1 && list.count == 1)
        #expect(try JSONAdapter.jsonObject(from: model) is [String: Any])
        #expect(try JSONAdapter.jsonValue(from: model) == ["value": 1])
        #expect(try JSONAdapter().jsonValue(from: [model]) == [["value": 1]])
    }

    // R15: typed throws.
    @Test func errorIsTyped() {
        do throws(AdapterError) {
            _ = try JSONAdapter.model(of: Numbers.self, from: ["value": "x"])
            Issue.record("read")
        } catch { #expect(error.jsonPointer == "/value") }
        do throws(AdapterError) {
            _ = try JSONAdapter.jsonDictionary(from: Made(value: Double.nan))
            Issue.record("written")
        } catch { #expect(error.jsonPointer == "/value") }
    }

    // R15, R12: paths into dictionaries and JSON values.
    @Test func pathLeadsIntoADictionary() {
        func check<Value: PropertyValue>(_ json: String, _ type: Value.Type, _ path: JSONPath) {
            _ = routes.results(type, Array(json.utf8), at: path)
        }
        for json in [
            #"{"a":{"b":[1,{"c":2}]}}"#, #"{"a":null}"#, #"{"a":{"b":null}}"#, #"{"a":{"b":7}}"#, #"{"a":[1]}"#, "{}",
            "[]", "7",
            #"{"a":{"b":[1,{"c":"x"}]}}"#, #"{"a":{"b":[1,{}]}}"#, #"{"a":{"b":[1]}}"#,
            #"{"z":[[[]]],"a":{"b":[1,{"c":3}]}}"#,
        ] {
            check(json, Int.self, "a.b[1].c")
            check(json, Int?.self, "a.b[1].c")
            check(json, Made<Int>.self, "a.b[1]")
            check(json, [Int].self, "a.b")
            check(json, JSONValue.self, "a")
            check(json, JSONValue.self, JSONPath([]))
            check(json, Int.self, "")
            check(json, Int.self, "[0]")
        }
    }
}
