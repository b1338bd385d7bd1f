import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Transformers for all values of a type.
@Suite struct ValueTypeTests {
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    struct Inner: ValueModel {
        let at: Date
        static let propertyKeys = PropertyKeys(Inner.init) { Property("at", \.at) }
    }
    struct Event: JSONSerializing {
        let one: Date, maybe: Date?, list: [Date?], set: Set<Date>, map: [String: [Date]], state: Presence<Date>
        let inner: [Inner], own: Date, other: String
        static let propertyKeys = PropertyKeys(Event.init) {
            Property("one", \.one)
            Property("maybe", \.maybe)
            Property("list", \.list)
            Property("set", \.set)
            Property("map", \.map)
            Property("state", \.state)
            Property("inner", \.inner)
            Property("own", \.own)
            Property("other", \.other)
        }
        static let jsonTransformers: JSONTransformers<Event> = [.use(.calendarDay, for: \.own)]
    }
    static let seconds = JSONAdapter().transforming(Date.self, .secondsSince1970)

    @Test func itHoldsAtEveryDepth() {
        let event = Event(
            one: Self.at(1), maybe: Self.at(2.5), list: [Self.at(3), nil], set: [Self.at(10), Self.at(9)],
            map: ["b": [Self.at(5)], "a": []], state: .value(Self.at(6)), inner: [Inner(at: Self.at(7))],
            own: Self.at(86400), other: "x")
        #expect(
            Self.seconds.routes.complaints(
                #"{"one":1,"maybe":2.5,"list":[3,null],"set":[9,10],"map":{"a":[],"b":[5]},"state":6,"inner":[{"at":7}],"own":"1970-01-02","other":"x"}"#,
                event,
                writes:
                    #"{"one":1,"maybe":2.5,"list":[3,null],"set":[10,9],"map":{"a":[],"b":[5]},"state":6,"inner":[{"at":7}],"own":"1970-01-02","other":"x"}"#
            ) == [])
        let bare = Event(
            one: Self.at(1), maybe: nil, list: [], set: [], map: [:], state: .null, inner: [], own: Self.at(0),
            other: "")
        #expect(
            Self.seconds.routes.complaints(
                #"{"one":1,"list":[],"set":[],"map":{},"state":null,"inner":[],"own":"1970-01-01","other":""}"#, bare)
                == [])
    }

    @Test func itHoldsForWholeValues() throws {
        #expect(Self.seconds.routes.complaints("1.5", Self.at(1.5)) == [])
        #expect(Self.seconds.routes.complaints(#"{"a":[1,null]}"#, ["a": [Self.at(1), nil]]) == [])
        for adapter in Self.seconds.loops {
            #expect(try adapter.model(of: Date.self, from: #"{"a":{"b":[0,7]}}"#, at: "a.b[1]") == Self.at(7))
            #expect(try adapter.model(of: Date.self, from: ["a": [0, 7]] as [String: Any], at: "a[1]") == Self.at(7))
            #expect(try adapter.models(of: Date.self, from: "[7]") == [Self.at(7)])
        }
    }

    @Test func theLastCallWinsAndOthersStay() throws {
        let adapter = Self.seconds.transforming(URL.self, .lenientURL).transforming(Date.self, .millisecondsSince1970)
            .mapping(Inner.self, [\.at: "time"])
        #expect(adapter.routes.complaints(#"{"time":1500}"#, Inner(at: Self.at(1.5))) == [])
        #expect(try adapter.model(of: URL.self, from: #""a b""#).absoluteString == "a%20b")
        // The adapter it was made of is as it was.
        #expect(try Self.seconds.jsonString(from: Inner(at: Self.at(1.5))) == #"{"at":1.5}"#)
    }

    // Types with fast paths of their own too.
    @Test func itHoldsForTextAndNumbers() {
        let adapter = JSONAdapter().transforming(String.self, .trimmed).transforming(Int.self, .numberFromText)
        #expect(
            adapter.routes.complaints(
                #"{"value":[" a"," b "]}"#, Made(value: ["a", "b"]), writes: #"{"value":["a","b"]}"#) == [])
        #expect(adapter.routes.complaints(#"{"value":"7"}"#, Made(value: 7)) == [])
        #expect(adapter.routes.complaints(#"{"value":"7"}"#, Made(value: Optional(7))) == [])
        #expect(adapter.routes.complaints(#"["7"]"#, [7]) == [])
        #expect(adapter.routes.complaints(#"{"value":{" k ":"1"}}"#, Made(value: [" k ": 1])) == [])
    }

    @Test func itHoldsForModelsAndForValuesInThem() {
        let adapter = Self.seconds.transforming(Inner.self, .jsonInText)
        #expect(adapter.routes.complaints(#"{"value":["{\"at\":7}"]}"#, Made(value: [Inner(at: Self.at(7))])) == [])
        #expect(adapter.routes.complaints(#""{\"at\":7}""#, Inner(at: Self.at(7))) == [])
    }

    // R23: changes are read and written in the same form.
    @Test func changesFollow() throws {
        for adapter in Self.seconds.loops {
            let changes = try adapter.changes(to: Event.self, from: #"{"one":7,"maybe":null,"own":"1970-01-02"}"#)
            #expect(changes.one == Self.at(7) && changes.own == Self.at(86400))
            #expect(try adapter.jsonString(from: changes) == #"{"one":7,"maybe":null,"own":"1970-01-02"}"#)
        }
    }

    // RFC 7396: what a dictionary lost is null in its change, at every depth, and null takes it away again.
    @Test func changesOfDictionariesAreMergePatches() throws {
        typealias Shelf = Made<[String: [String: Date]]?>
        let before = Shelf(value: ["a": ["x": Self.at(1), "y": Self.at(2)], "b": [:]])
        let after = Shelf(value: ["a": ["y": Self.at(3)], "c": ["z": Self.at(4)]])
        for adapter in Self.seconds.loops {
            let patch = try adapter.jsonString(from: after.changes(from: before))
            #expect(patch == #"{"value":{"a":{"x":null,"y":3},"b":null,"c":{"z":4}}}"#)
            let merged = try adapter.jsonValue(from: before).merging(JSONText(patch).model())
            #expect(try adapter.model(of: Shelf.self, from: merged) == after)
            let read = try adapter.changes(to: Shelf.self, from: #"{"value":{"a":{"x":null,"y":3},"b":null}}"#)
            #expect(try adapter.jsonString(from: read) == #"{"value":{"a":{"y":3}}}"#)
        }
    }

    @Test func faultsAreWordedByTheTransformer() {
        #expect(
            Self.seconds.routes.failure(Event.self, #"{"one":"1"}"#).hasPrefix(
                "Event.one: expected a number, found the text \"1\"\n  at $.one, line 1, column 8"))
        #expect(
            Self.seconds.routes.failure([String: [Date]].self, #"{"a":[1,1e99]}"#).hasPrefix(
                "number out of range: expected a date in seconds since 1970, found the number 1e99\n  at $.a[1], line 1, column 9"
            ))
        #expect(
            Self.seconds.routes.failure(Inner.self, #"{"at":null}"#).hasPrefix(
                "Inner.at: expected a value, found null\n  at $.at"))
    }
}
