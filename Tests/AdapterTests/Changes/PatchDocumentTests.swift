import Foundation
import Olivine
import TestSupport
import Testing

private struct Part: ValueModel {
    let name: String, note: String?, counts: [String: Int]
    static let propertyKeys = PropertyKeys(Part.init) {
        Property("name", \.name, default: "n")
        Property("note", \.note)
        Property("counts", \.counts, default: [:])
    }
}

private struct Whole: JSONSerializing {
    let name: String, role: String, city: String?, part: Part, other: Part?, parts: [String: Part]
    let sums: [String: Int]?, table: [String: [String: Int]]
    static let propertyKeys = PropertyKeys(Whole.init) {
        Property("name", \.name)
        Property("role", \.role, default: "user")
        Property("city", \.city)
        Property("part", \.part)
        Property("other", \.other)
        Property("parts", \.parts, default: [:])
        Property("sums", \.sums)
        Property("table", \.table, default: [:])
    }
    static let jsonKeyPaths: JSONKeyPaths<Whole> = [\.role: "user.role", \.city: "user.city"]
}

extension Whole {
    fileprivate static func random(_ random: inout SeededNumbers) -> Whole {
        func flip(_ count: UInt64 = 2) -> Int { Int(random.next() % count) }
        func map<Value>(_ value: () -> Value) -> [String: Value] {
            Dictionary((0..<flip(4)).map { _ in (["a", "b", "c"][flip(3)], value()) }, uniquingKeysWith: { $1 })
        }
        func part() -> Part { Part(name: ["n", "m"][flip()], note: [nil, "x"][flip()], counts: map { flip() }) }
        return Whole(
            name: ["a", "b"][flip()], role: ["user", "admin"][flip()], city: [nil, "Bern"][flip()], part: part(),
            other: flip() == 0 ? nil : part(), parts: map(part), sums: flip() == 0 ? nil : map { flip() },
            table: map { map { flip() } })
    }
}

@Suite struct PatchDocumentTests {
    private let adapter = JSONAdapter()
    private let merging = JSONAdapter(nestedChanges: .merged)

    @Test(arguments: [
        #"{"data":{"name":"x"},"data":{"user":{"role":"admin"}}}"#, #"{"data":{},"data":{"user":null}}"#,
        #"{"data":{"user":{"role":"admin"}},"data":{}}"#,
    ])
    func aKeyThatComesTwiceBringsInNothingThatIsNotAllowed(_ text: String) throws {
        let error = #expect(throws: AdapterError.self) {
            try adapter.changes(to: Whole.self, from: text, at: "data", allowing: [\.name])
        }
        #expect(error?.code == .notAllowed)
        let changes = try adapter.changes(to: Whole.self, from: text, at: "data", allowing: [\.name], others: .dropped)
        #expect(!changes.contains(\.role) && !changes.contains(\.city))
    }

    @Test func aParentOfWhatIsDroppedMayBeAnything() throws {
        for value in ["5", "null", "[]", #"{"role":5,"x":1}"#] {
            let changes = try adapter.changes(
                to: Whole.self, from: #"{"user":\#(value),"name":"x"}"#, allowing: [\.name], others: .dropped)
            #expect(changes.names == ["name"])
        }
        let error = #expect(throws: AdapterError.self) {
            try adapter.changes(to: Whole.self, from: #"{"user":5}"#, allowing: [\.city], others: .dropped)
        }
        #expect(error?.code == .typeMismatch && error?.jsonPointer == "/user")
    }

    /// RFC 7396: an object makes an object where there was none.
    @Test func anEmptyObjectMakesAnOptionalModelWhereThereIsNone() throws {
        let old = Whole(
            name: "a", role: "user", city: nil, part: Part(name: "n", note: nil, counts: [:]), other: nil, parts: [:],
            sums: nil, table: [:])
        let changes = try merging.changes(to: Whole.self, from: #"{"other":{},"part":{}}"#)
        #expect(!changes.isEmpty && changes.names == ["other"])
        #expect(try old.applying(changes).other == Part(name: "n", note: nil, counts: [:]))
        #expect(try merging.jsonString(from: changes) == #"{"other":{}}"#)
        #expect(try merging.changes(to: Whole.self, from: merging.jsonString(from: changes)) == changes)
    }

    /// Whatever stands in models, in dictionaries, and in one another.
    @Test func aMergedPatchLeavesNothingOfTheOld() throws {
        var random = SeededNumbers()
        for _ in 0..<300 {
            let (old, new) = (Whole.random(&random), Whole.random(&random))
            for (nested, adapter) in [(NestedChanges.replaced, adapter), (.merged, merging)] {
                let changes = new.changes(from: old, nested: nested)
                let merged = try adapter.jsonValue(from: old).merging(adapter.jsonValue(from: changes))
                #expect(try adapter.model(of: Whole.self, from: merged) == new)
                let again = try adapter.changes(to: Whole.self, from: adapter.jsonString(from: changes))
                #expect(try old.applying(again) == new)
                if nested == .replaced { #expect(again == changes) }
                #expect(try adapter.changes(to: Whole.self, from: adapter.jsonValue(from: changes)) == again)
                let object = try adapter.jsonDictionary(from: changes, nulls: NSNull())
                #expect(try adapter.changes(to: Whole.self, from: object) == again)
            }
        }
    }

    @Test func whatIsTextInJSONIsTextInAJSONValue() throws {
        let (url, uuid) = (URL(string: "https://h.test/a")!, UUID())
        let object: [String: Any] = ["url": url, "list": [uuid, NSURL(string: "https://h.test/a")!]]
        #expect(
            try JSONAdapter.model(of: JSONValue.self, from: object) == [
                "url": "https://h.test/a", "list": [.string(uuid.uuidString), "https://h.test/a"],
            ])
    }
}
