#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import TestSupport
import Testing

@testable import Olivine

func told<Value>(_ elements: some Sequence<JSONElement<Value>>) -> [String] {
    elements.map { element in
        switch element.result {
        case .success(let value): "\(element.index) \(element.bytes): \(value)"
        case .failure(let error): "\(element.index) \(element.bytes): \(error)"
        }
    }
}

@Suite struct ElementTests {
    static let sample = """
        {"type": "FeatureCollection", "count": -1.5e2, "nested": {"features": [1, [2]], "a\\"b": null}, "ok": true,
         "features": [ {"id":1,"kind":"a"} , {"id":2,"kind":"\u{00E9}]\\"}","note":null},
          {"id":"three","kind":"c"}, {"id":4,"kind":"d"}] , "after": [{"x": []}, "}"]}

        """

    @Test func elementsOfAListAtAPathAreRead() {
        let elements = Array(
            JSONAdapter().elements(of: StreamEvent.self, at: "features", in: Array(Self.sample.utf8)))
        #expect(elements.map(\.index) == [0, 1, 2, 3])
        #expect(elements.compactMap { try? $0.get().id } == [1, 2, 4])
        guard case .failure(let error) = elements[2].result else {
            Issue.record("a value")
            return
        }
        #expect(
            error.description == """
                StreamEvent.id: expected a number, found the text "three"
                  at $.features[2].id, line 3, column 9
                  3 |   {"id":"three","kind":"c"}, {"id":4,"…
                    |         ^
                """)
    }

    @Test(arguments: 1...70) func cutAnywhereTheElementsAreTheSame(_ size: Int) {
        let bytes = Array(Self.sample.utf8)
        let read = { (source: @escaping () -> [UInt8]?) in
            Array(JSONAdapter().elements(of: StreamEvent.self, at: "features", from: source))
        }
        let whole = Array(JSONAdapter().elements(of: StreamEvent.self, at: "features", in: bytes))
        let cut = read(chunks(of: bytes, size))
        #expect(cut.map(\.bytes) == whole.map(\.bytes))
        #expect(cut.map { try? $0.get() } == whole.map { try? $0.get() })
    }

    @Test(arguments: 1...12) func scalarsAreNotCutShort(_ size: Int) throws {
        let bytes = Array("[1234567, -0.5e3 ,true,null,\"ab\\u00e9\", [ 12 , 3 ] ]".utf8)
        let values = try Array(JSONAdapter().elements(of: JSONValue.self, from: chunks(of: bytes, size))).map {
            try $0.get()
        }
        #expect(values.map(\.description) == ["1234567", "-0.5e3", "true", "null", "\"ab\u{00E9}\"", "[12,3]"])
    }

    @Test(arguments: [
        ("[]", ""), (" [ ] ", ""), (#"{"a":{"b":[1,2]}}"#, "a.b"), (#"{"a":[0,{"b":[3]}]}"#, "a[1].b"),
        (#"{"\u0061":[1]}"#, "a"), ("\u{FEFF}[7]", ""),
    ])
    func listsAreFoundWhereThePathLeads(_ json: String, _ path: String) throws {
        let at = path.isEmpty ? nil : JSONPath(path)
        for size in [1, 2, 5, 100] {
            let elements = Array(JSONAdapter().elements(of: Int.self, at: at, from: chunks(of: Array(json.utf8), size)))
            let whole = try JSONAdapter().model(of: [Int].self, from: json, at: at)
            #expect(try elements.map { try $0.get() } == whole)
        }
    }

    @Test(arguments: [
        ("[1,2", "", "syntax error: expected ',' or ']', found the end of the document", 2),
        ("[1,2,]", "", "syntax error: expected a value, found ']'", 3),
        ("[1 2]", "", "syntax error: expected ',' or ']', found '2'", 1),
        ("[1]]", "", "syntax error: expected the end of the document, found ']'", 2),
        ("[1],", "", "syntax error: expected the end of the document, found ','", 2),
        (#"{"a":[1],"b":tru}"#, "a", "syntax error: expected a value, found 't'", 2),
        (#"{"a":[1],"b":[2}"#, "a", "syntax error: expected ',' or ']', found '}'", 2),
        (#"{"a":[1],"a":[2]}"#, "a", "duplicate key: expected the list once", 2),
        (#"{"a":null}"#, "a", "expected a list, found null", 1),
        (#"{"a":{}}"#, "a", "expected a list, found an object", 1),
        (#"{"b":[1]}"#, "a", #"missing key: "a""#, 1),
        (#"{"a":7}"#, "a.b", "expected an object, found a number", 1),
        ("", "", "empty document: expected a value, found nothing", 1),
        ("{\"a\":[1]", "a", "syntax error: expected ',' or '}', found the end of the document", 2),
        ("[\"\\ud800\"]", "", "syntax error: expected both halves of a surrogate pair", 1),
        ("x", "", "syntax error: expected a value, found 'x'", 1),
    ])
    func faultsAroundTheListEndIt(_ json: String, _ path: String, _ text: String, _ count: Int) {
        let at = path.isEmpty ? nil : JSONPath(path)
        for size in [1, 3, 100] {
            let elements = Array(JSONAdapter().elements(of: Int.self, at: at, from: chunks(of: Array(json.utf8), size)))
            #expect(elements.count == count)
            guard case .failure(let error)? = elements.last?.result else {
                Issue.record("no error")
                continue
            }
            #expect(error.description.hasPrefix(text), "\(error)")
        }
    }

    @Test func depthCountsTheContainersAround() {
        let inner = String(repeating: "[", count: 510) + String(repeating: "]", count: 510)
        let fits = Array(JSONAdapter().elements(of: JSONValue.self, at: "a", in: Array("{\"a\":[\(inner)]}".utf8)))
        #expect((try? fits.first?.get()) != nil)
        let deeper = Array(JSONAdapter().elements(of: JSONValue.self, at: "a", in: Array("{\"a\":[[\(inner)]]}".utf8)))
        guard case .failure(let error)? = deeper.first?.result else {
            Issue.record("no error")
            return
        }
        #expect(error.code == .tooDeep)
    }

    @Test func randomDocumentsAreReadAlikeInChunks() throws {
        var random = RandomValues(SeededNumbers())
        for _ in 0..<60 {
            let values = (0..<Int.random(in: 0...40, using: &random.numbers)).map { _ in random.value(depth: 3) }
            let bytes = Array(try JSONAdapter().jsonString(from: ["x": JSONValue.array(values)]).utf8)
            let size = Int.random(in: 1...200, using: &random.numbers)
            let read = try Array(JSONAdapter().elements(of: JSONValue.self, at: "x", from: chunks(of: bytes, size))).map
            { try $0.get() }
            #expect(read == values)
        }
    }
}

@Suite struct StreamWriterTests {
    @Test func linesAreWrittenAndReadBack() throws {
        let events = (0..<5000).map { StreamEvent(id: $0, kind: "k\n\($0)", note: nil) }
        var written: [[UInt8]] = []
        let writer = JSONStreamWriter(JSONAdapter(format: .pretty)) { written.append($0) }
        for event in events { try writer.write(event) }
        try writer.finish()
        #expect(written.count > 1)
        #expect(written.dropLast().allSatisfy { $0.count >= 64 << 10 && $0.count < 65 << 10 })
        let bytes = written.flatMap { $0 }
        #expect(try JSONAdapter().lines(of: StreamEvent.self, in: bytes).map { try $0.get() } == events)
    }

    @Test func listsAreWrittenAtTheirPath() throws {
        var text = ""
        let writer = JSONStreamWriter(JSONAdapter(), .list(at: "a.b")) { text += String(decoding: $0, as: UTF8.self) }
        try writer.write(1)
        #expect(throws: AdapterError.self) { try writer.write(Double.nan) }
        try writer.write("x")
        try writer.finish()
        #expect(text == #"{"a":{"b":[1,"x"]}}"#)
        #expect(writer.count == 2)
    }

    @Test func aListOfNothingIsEmpty() throws {
        var text = ""
        try JSONStreamWriter(JSONAdapter(), .list()) { text += String(decoding: $0, as: UTF8.self) }.finish()
        #expect(text == "[]")
    }

    @Test func aPathWithAnIndexCannotBeWritten() {
        let writer = JSONStreamWriter(JSONAdapter(), .list(at: "a[0]")) { _ in }
        #expect(throws: AdapterError.self) { try writer.write(1) }
    }
}
