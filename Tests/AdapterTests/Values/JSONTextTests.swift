import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Text that is kept as it came.
@Suite struct JSONTextTests {
    struct Invoice: ValueModel {
        let id: Int, total: Decimal
        static let propertyKeys = PropertyKeys(Invoice.init) {
            Property("id", \.id)
            Property("total", \.total)
        }
    }

    static let written = "{ \"id\" :7,\n \"total\": 1.50, \"\\u0061\":[ ] }"

    @Test(arguments: [
        written, "1.0", "\"\\u0041\\/\"", "[ ]", "{\"a\":1,\"a\":2}", "null", "-0", "1E400", "[1 ,\t2]", "\"e\u{301}\"",
        "\"\u{e9}\"", "{\"a\":{\"b\":[true , false]}}",
    ])
    func bytesAreKept(_ json: String) throws {
        let row = ValueRow(json, JSONText(unchecked: json), by: byteRoutes)
        #expect(row.complaints() == [])
        let text = try JSONText(json)
        #expect(text.text.utf8.elementsEqual(json.utf8) && text.description == text.text)
        #expect(try JSONText(Array("\u{FEFF} \(json)\n".utf8)) == text)
        #expect(try JSONText(Data(json.utf8)) == text && text.hashValue == JSONText(json[...]).hashValue)
    }

    @Test func equalMeansTheSameBytes() throws {
        #expect(try JSONText("[1]") != JSONText("[1 ]") && JSONText("1") != JSONText("1.0"))
        #expect(try JSONText("\"e\u{301}\"") != JSONText("\"\u{e9}\""))
        #expect(try Set([JSONText("[]"), JSONText(" []"), JSONText("[ ]")]).count == 2)
    }

    @Test func textIsReadLaterAsAnything() throws {
        let text = try JSONText(Self.written)
        #expect(try text.model(of: Invoice.self) == Invoice(id: 7, total: 1.5))
        #expect(try text.model(of: JSONValue.self)["total"]?.number?.text == "1.50")
        #expect(try text.model(of: Int.self, at: "id") == 7)
        let list: [Int] = try JSONText("[1,2]").model()
        #expect(list == [1, 2])
        #expect(try JSONText(writing: Invoice(id: 1, total: 2)).text == #"{"id":1,"total":2}"#)
        #expect(try JSONText(writing: [1], by: JSONAdapter(format: .pretty)).text == "[\n  1\n]")
    }

    // R15: within the text.
    @Test func errorsHavePlacesWithinTheText() throws {
        let text = try JSONText("{\n  \"id\": \"x\",\n  \"total\": 1\n}")
        let error = #expect(throws: AdapterError.self) { try text.model(of: Invoice.self) }
        #expect(
            error?.description
                == """
                JSONTextTests.Invoice.id: expected a number, found the text "x"
                  at $.id, line 2, column 9
                  2 |   "id": "x",
                    |         ^
                """.replacing(
                    "JSONTextTests.", with: error?.property?.hasPrefix("JSONTextTests.") == true ? "JSONTextTests." : ""
                ))
    }

    @Test(arguments: ["", " ", "[1", "[1]]", "{\"a\":}", "'a'", "nul", "1 2", "\"\\x\"", "[01]", "\"\u{1}\""])
    func whatIsNoValueIsRefused(_ json: String) {
        let error = #expect(throws: AdapterError.self) { try JSONText(json) }
        #expect(error?.place != nil)
        #expect(throws: AdapterError.self) { try JSONText(Array(json.utf8)) }
    }

    // R14: written text counts as deep as it is.
    @Test func depthIsCountedOnWriting() throws {
        func brackets(_ count: Int) -> String {
            String(repeating: "[", count: count) + "\"]\\\"[\"" + String(repeating: "]", count: count)
        }
        let (fits, tooDeep) = (try JSONText(brackets(511)), try JSONText(brackets(512)))
        #expect(try JSONAdapter.jsonString(from: [fits]) == "[\(fits)]")
        #expect(try JSONAdapter.jsonString(from: tooDeep) == tooDeep.text)
        #expect(try JSONAdapter.model(of: [JSONText].self, from: JSONAdapter.jsonString(from: [fits])) == [fits])
        let error = #expect(throws: AdapterError.self) { try JSONAdapter.jsonString(from: [nil, tooDeep]) }
        #expect(error?.code == .tooDeep && error?.path.pathText == "$[1]")
        #expect(throws: AdapterError.self) { try JSONText(brackets(513)) }
        let roomy = JSONAdapter(limits: JSONLimits(depth: 600))
        #expect(try roomy.jsonString(from: [JSONText(brackets(513), by: roomy)]).utf8.count == 2 + 1026 + 6)
        let flat = try JSONText("[" + Array(repeating: "{}", count: 600).joined(separator: ",") + "]")
        #expect(try JSONAdapter.jsonString(from: [flat]) == "[\(flat)]")
    }

    @Test func otherFormatsGetWhatTheTextMeans() throws {
        let text = try JSONText(#"{"a":[1.0,null],"a":[true]}"#)
        let tokens: [Token] = [.map(1), .key("a"), .list(1), .bool(true), .endList, .endMap]
        #expect(try TokenWriter.tokens(of: text) == tokens)
        #expect(try TokenReader.read(JSONText.self, from: tokens).text == #"{"a":[true]}"#)
    }
}
