import Foundation
import TestSupport
import Testing

@testable import Olivine

/// R16 for choices: forms, order, naming, nils, and what cannot be written.
@Suite struct ChoiceWritingTests {
    static let polygon = Shape.polygon(Polygon(corners: [[1]], note: "a/b", kind: "polygon"))

    @Test func aTagInsideStandsInFrontOrWhereTheOrderOfKeysHasIt() throws {
        func text(_ format: JSONFormat) throws -> String {
            try JSONAdapter(format: format).jsonString(from: Self.polygon)
        }
        #expect(try text([]) == #"{"kind":"polygon","corners":[[1.0]],"meta":{"note":"a/b"}}"#)
        #expect(try text(.sorted) == #"{"corners":[[1.0]],"kind":"polygon","meta":{"note":"a/b"}}"#)
        #expect(try text(.escapedSlashes) == #"{"kind":"polygon","corners":[[1.0]],"meta":{"note":"a\/b"}}"#)
        #expect(
            try text([.pretty, .sorted]) == """
                {
                  "corners": [
                    [
                      1.0
                    ]
                  ],
                  "kind": "polygon",
                  "meta": {
                    "note": "a/b"
                  }
                }
                """)
    }

    @Test(arguments: [[], .sorted, .pretty, .escapedSlashes, [.pretty, .sorted, .escapedSlashes]] as [JSONFormat])
    func everyFormReadsBack(_ format: JSONFormat) throws {
        let adapter = JSONAdapter(naming: .snakeCase, nils: .written, format: format)
        for loop in adapter.loops {
            for value in What.values {
                #expect(try loop.model(of: What.self, from: loop.jsonString(from: value)) == value)
                #expect(try loop.model(of: What.self, from: loop.jsonValue(from: value)) == value)
            }
            let members = Members.map(["b": Self.polygon, "z": .empty])
            let text = try loop.jsonString(from: members)
            #expect(try loop.model(of: Members.self, from: text) == members)
            #expect(text.split(separator: "\"")[3].contains("map") != format.contains(.sorted))
        }
    }

    @Test func fieldsFollowTheNamingStyleAndTagsDoNot() throws {
        let adapter = JSONAdapter(naming: .snakeCase)
        #expect(
            try adapter.jsonString(from: What.customerDeleted(id: "a"))
                == #"{"type":"customer.deleted","data":{"object":{"customer_id":"a"}}}"#)
        #expect(
            try JSONAdapter(nils: .written).jsonString(from: What.circle(center: [], radius: nil))
                == #"{"type":"circle","data":{"object":{"center":[],"radius":null}}}"#)
    }

    @Test func choicesOfAnAdapterWin() throws {
        let adapter = JSONAdapter().choosing(Shape.self, by: .singleKey).choosing(
            Plain.self, by: .tag("t", content: "c"))
        #expect(adapter.routes.complaints(#"{"circle":{"radius":1.0}}"#, Shape.circle(radius: 1)) == [])
        #expect(adapter.routes.complaints(#"[{"t":"list","c":[{"t":"nothing"}]}]"#, [Plain.list([.nothing])]) == [])
    }

    @Test func aPayloadThatIsNoObjectOrHasTheTagsKeyCannotBeWritten() {
        func words(_ value: Members) -> Set<String> {
            Set(
                JSONAdapter().loops.flatMap { adapter in
                    [{ _ = try adapter.jsonString(from: value) }, { _ = try adapter.jsonObject(from: value) }].map {
                        (body: () throws -> Void) in
                        do { try body() } catch { return "\(error)" }
                        return "written"
                    }
                })
        }
        #expect(
            words(.any([1])) == [
                #"not representable: expected an object, as the tag "is" stands inside"#
            ])
        #expect(
            words(.any(["a": 1, "is": 2])) == [
                #"key collision: expected a content without the key of its tag, found "is"\#n  at $.is"#
            ])
        #expect(words(.any(["a": [["is": 2]]])) == ["written"])
    }

    @Test func aKeptTagMustBeOneOfItsCase() {
        let event = Event.invoice(tag: "x", Invoice(id: "", total: 0, lines: nil))
        #expect(throws: AdapterError.self) { try JSONAdapter.jsonString(from: event) }
        do { _ = try JSONAdapter.jsonString(from: event) } catch {
            #expect("\(error)" == #"not representable: expected a tag of Event ("paid", "failed"), found "x""#)
        }
    }

    /// Choices inside choices share one object; their contents may be of any type that is one.
    @Test(arguments: [
        ValueRow(
            #"{"is":"outer","kind":"circle","radius":1.0}"#, Members.outer(.circle(radius: 1))),
        ValueRow(#"{"is":"map","a":{"kind":"empty"}}"#, Members.map(["a": .empty])),
        ValueRow(#"{"is":"any","a":1,"b":[{"is":2}]}"#, Members.any(["a": 1, "b": [["is": 2]]])),
        ValueRow(#"{"is":"maybe","x":1}"#, Members.maybe(AnX(x: 1))),
    ])
    func anyObjectMayStandBesideItsTag(_ row: ValueRow) { #expect(row.complaints() == []) }

    @Test func aRowOfChangesMayBeAChoice() throws {
        let changes = Made(value: Shape.empty).changes(from: Made(value: Shape.circle(radius: 1)))
        #expect(routes.complaints(#"{"value":{"kind":"empty"}}"#, changes) == [])
        #expect(try Made(value: Shape.circle(radius: 1)).applying(changes) == Made(value: .empty))
    }
}

/// Contents that are objects without being models.
enum Members: JSONChoosing {
    case map([String: Shape]), any(JSONValue), outer(Shape), maybe(AnX?)

    static let choices = ModelChoices<Members> {
        Choice("map", make: Members.map) { if case .map(let it) = $0 { it } else { nil } }
        Choice("any", make: Members.any) { if case .any(let it) = $0 { it } else { nil } }
        Choice("outer", make: Members.outer) { if case .outer(let it) = $0 { it } else { nil } }
        Choice("maybe", make: Members.maybe) { if case .maybe(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.tag("is")
}
