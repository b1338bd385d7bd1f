import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Inputs that libraries of this sort got wrong, where no other suite has them: whole, through every route.
@Suite struct CaseTests {
    // B041, R6: nothing is cut at NUL, neither text nor keys.
    @Test func nulIsACharacter() {
        #expect(routes.complaints(#"{"value":"x\u0000y"}"#, Made(value: "x\u{0}y")) == [])
        let keys = ["k": 1, "k\u{0}": 2, "k\u{0}z": 3]
        #expect(routes.complaints(#"{"k":1,"k\u0000":2,"k\u0000z":3}"#, keys) == [])
        #expect(routes.complaints(#"{"k\u0000":[1]}"#, Kept(value: [1])) == [])
        #expect(routes.failure(Kept.self, #"{"k":[1]}"#).hasPrefix(#"Kept.value: missing key: "k\u{0}""#))
    }
    struct Kept: JSONSerializing {
        let value: [Int]
        static let propertyKeys = PropertyKeys(Kept.init) { Property("value", \.value) }
        static let jsonKeyPaths: JSONKeyPaths<Kept> = [\.value: .key("k\u{0}")]
    }

    // B109, R17
    @Test func badDateIsToldWithItsText() {
        #expect(
            routes.failure(Made<Date>.self, #"{"value":"not a date"}"#) == """
                Made<Date>.value: bad date: expected a date such as 2026-07-31T12:00:00Z, found "not a date"
                  at $.value, line 1, column 10
                  1 | {"value":"not a date"}
                    |          ^
                """)
    }

    // B166, R11
    @Test func misspeltKeyIsUnknown() {
        struct Named: ValueModel {
            let name: String
            static let propertyKeys = PropertyKeys(Named.init) { Property("name", \.name) }
        }
        let json = #"{"nmae":"x","name":"y"}"#
        #expect(routes.complaints(json, Named(name: "y"), writes: #"{"name":"y"}"#) == [])
        let strict = Routes(JSONAdapter().refusingUnknownKeys().loops, further: objectRoutes)
        #expect(
            strict.failure(Named.self, json).hasPrefix(
                #"Named: unknown key: "nmae""# + "\n  at $.nmae, line 1, column 9"))
    }

    // R12: a key is a key, whatever it begins with.
    struct Linked: JSONSerializing {
        let type: String, id: String, ext: Int
        static let propertyKeys = PropertyKeys(Linked.init) {
            Property("type", \.type)
            Property("id", \.id)
            Property("ext", \.ext)
        }
        static let jsonKeyPaths: JSONKeyPaths<Linked> = [\.type: "@type", \.id: "$id", \.ext: .key(".ext")]
    }
    @Test func signsAreNoOperators() {
        #expect(
            routes.complaints(#"{"@type":"a","$id":"b",".ext":1}"#, Linked(type: "a", id: "b", ext: 1)) == [])
    }

    // R9, R16: types compose, at the root and in properties.
    struct Item: ValueModel {
        let id: Int
        static let propertyKeys = PropertyKeys(Item.init) { Property("id", \.id) }
    }
    @Test func modelsStandInEveryCollection() {
        let (one, two) = (Item(id: 1), Item(id: 2))
        func check<Value: PropertyValue>(_ json: String, _ value: Value) {
            #expect(routes.complaints(json, value) == [])
            #expect(routes.complaints(#"{"value":\#(json)}"#, Made(value: value)) == [])
        }
        check(#"{"a":{"id":1},"b":{"id":2}}"#, ["a": one, "b": two])
        check(#"{"a":[{"id":1},{"id":2}],"b":[]}"#, ["a": [one, two], "b": []])
        check(#"[{"id":1},{"id":2}]"#, Set([two, one]))
        check(#"[[{"id":1}],[],[{"id":2},{"id":2}]]"#, [[one], [], [two, two]])
        check(#"[{"id":1},null]"#, [one, nil])
        #expect(
            routes.failure([String: Item].self, #"{"a":3}"#).hasPrefix(
                "expected an object, found the number 3\n  at $.a,"))
        #expect(
            routes.failure([String: [Item]].self, #"{"a":[{"id":1},{"id":"x"}]}"#).hasPrefix(
                #"Item.id: expected a number, found the text "x""# + "\n  at $.a[1].id,"))
    }

    struct Flat: JSONSerializing {
        let items: [Item]
        static let propertyKeys = PropertyKeys(Flat.init) { Property("items", \.items) }
        static let joined = JSONTransformer<[[Item]], [Item]>(read: { Array($0.joined()) }, write: { [$0] })
        static let jsonTransformers: JSONTransformers<Flat> = [.use(joined, for: \.items)]
    }
    @Test func listsInListsAreJoinedByATransformer() {
        #expect(
            routes.complaints(
                #"{"items":[[{"id":1}],[{"id":2}]]}"#, Flat(items: [Item(id: 1), Item(id: 2)]),
                writes: #"{"items":[[{"id":1},{"id":2}]]}"#) == [])
    }
}
