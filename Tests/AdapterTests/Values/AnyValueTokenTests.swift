import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Any values below the bytes of JSON, as other formats have them.
@Suite struct AnyValueTokenTests {
    static let rows: [(JSONValue, [Token])] = [
        (nil, [.null]), (true, [.bool(true)]), (1.0, [.number("1.0")]), ("text", [.text("text")]),
        ([1, nil], [.list(2), .number("1"), .null, .endList]), ([:], [.map(0), .endMap]),
        (["b": ["a": []]], [.map(1), .key("b"), .map(1), .key("a"), .list(0), .endList, .endMap, .endMap]),
    ]

    @Test(arguments: rows) func valueIsItsCalls(_ value: JSONValue, _ tokens: [Token]) throws {
        #expect(try TokenWriter.tokens(of: value) == tokens)
        #expect(try TokenReader.read(JSONValue.self, from: tokens) == value)
        for length in 0..<tokens.count {
            #expect(throws: (any Error).self) {
                try TokenReader.read(JSONValue.self, from: Array(tokens.prefix(length)))
            }
        }
        guard let object = value.object else { return }
        #expect(try TokenWriter.tokens(of: object) == tokens)
        #expect(try TokenReader.read(JSONObject.self, from: tokens) == object)
    }

    /// What JSON has no form of its own for.
    @Test func bytesAndDatesBecomeTheirTexts() throws {
        let date = Date(timeIntervalSince1970: 1.5)
        let tokens: [Token] = [.list(4), .data(Data([1, 2])), .date(date), .signed(-3), .double(0.5), .endList]
        #expect(try TokenReader.read(JSONValue.self, from: tokens) == ["AQI=", "1970-01-01T00:00:01.5Z", -3, 0.5])
        #expect(try TokenReader.read(JSONText.self, from: tokens).text == #"["AQI=","1970-01-01T00:00:01.5Z",-3,0.5]"#)
        let error = #expect(throws: ModelError.self) {
            try TokenReader.read(JSONValue.self, from: [.map(1), .key("k"), .date(.distantFuture + 1e12), .endMap])
        }
        #expect(error?.code == .notRepresentable && error?.path.pathText == "$.k")
    }

    // R5
    @Test func lastOfTheSameKeysWins() throws {
        let tokens: [Token] = [.map(3), .key("a"), .signed(1), .key("b"), .null, .key("a"), .signed(2), .endMap]
        #expect(try TokenReader.read(JSONValue.self, from: tokens).description == #"{"a":2,"b":null}"#)
    }

    // R14
    @Test func depthIsLimited() {
        let value = (0..<17).reduce([] as JSONValue) { value, _ in [value] }
        for adapter in JSONAdapter(limits: JSONLimits(depth: 17)).loops {
            let error = #expect(throws: AdapterError.self) { try adapter.jsonString(from: value) }
            #expect(error?.code == .tooDeep && error?.path.count == 17)
        }
        #expect(throws: Never.self) { try JSONAdapter(limits: JSONLimits(depth: 18)).jsonString(from: value) }
    }
}
