import Foundation
import TestSupport
import Testing

@testable import Olivine

/// The same for what transformers and choices are for: each row as it was reported, through every route.
@Suite struct TransformedCaseTests {
    struct Row: JSONSerializing {
        let n: Int64?, t: Date?, s: Date?, d: Date?, u: URL?, q: String?
        init(n: Int64? = nil, t: Date? = nil, s: Date? = nil, d: Date? = nil, u: URL? = nil, q: String? = nil) {
            (self.n, self.t, self.s, self.d, self.u, self.q) = (n, t, s, d, u, q)
        }
        static let propertyKeys = PropertyKeys(Row.init(n:t:s:d:u:q:)) {
            Property("n", \.n)
            Property("t", \.t)
            Property("s", \.s)
            Property("d", \.d)
            Property("u", \.u)
            Property("q", \.q)
        }
        static let jsonTransformers: JSONTransformers<Row> = [
            .use(.numberFromText, for: \.n), .use(.millisecondsSince1970, for: \.t), .use(.secondsSince1970, for: \.s),
            .use(.calendarDay, for: \.d), .use(.lenientURL, for: \.u), .use(.textFromNumber, for: \.q),
        ]
    }

    // B003, B111, B115, B117
    @Test func reportedValueIsRead() {
        #expect(routes.complaints(#"{"n":"720575940379279361"}"#, Row(n: 720_575_940_379_279_361)) == [])
        #expect(routes.complaints(#"{"t":-1500}"#, Row(t: Date(timeIntervalSince1970: -1.5))) == [])
        #expect(routes.complaints(#"{"s":-0.25}"#, Row(s: Date(timeIntervalSince1970: -0.25))) == [])
        #expect(routes.complaints(#"{"d":"2018-07-19"}"#, Row(d: Date(timeIntervalSince1970: 1_531_958_400))) == [])
        #expect(
            routes.complaints(
                #"{"u":"http://h.test/a b.html"}"#, Row(u: URL(string: "http://h.test/a%20b.html")!),
                writes: #"{"u":"http://h.test/a%20b.html"}"#) == [])
        #expect(
            routes.complaints(
                #"{"u":"http://h.test/p q#frag"}"#, Row(u: URL(string: "http://h.test/p%20q#frag")!),
                writes: #"{"u":"http://h.test/p%20q#frag"}"#) == [])
        #expect(routes.complaints(#"{"q":1.50}"#, Row(q: "1.50")) == [])
    }

    // B003, B019, B033, B035, B115
    @Test func reportedFaultIsTold() {
        #expect(
            routes.failure(Made<Int64>.self, #"{"value":"720575940379279361"}"#).hasPrefix(
                #"Made<Int64>.value: expected a number, found the text "720575940379279361""#))
        #expect(
            routes.failure(Row.self, #"{"s":1e700000000}"#) == """
                Row.s: number out of range: expected a date in seconds since 1970, found the number 1e700000000
                  at $.s, line 1, column 6
                  1 | {"s":1e700000000}
                    |      ^
                """)
        #expect(routes.failure(Row.self, #"{"q":"12"}"#).hasPrefix(#"Row.q: expected a number, found the text "12""#))
        #expect(
            routes.failure(Row.self, #"{"n":""}"#).hasPrefix(#"Row.n: expected a number as text, found the text """#))
        #expect(routes.failure(Row.self, #"{"d":""}"#).hasPrefix("Row.d: bad date: expected a day such as 2026-07-31"))
        #expect(routes.failure(Row.self, #"{"u":""}"#).hasPrefix("Row.u: bad URL: expected a URL, found"))
        #expect(
            routes.failure(Made<URL?>.self, #"{"value":"http://h.test/a b.html"}"#).hasPrefix(
                "Made<Optional<URL>>.value: bad URL: expected a URL as it stands"))
    }

    // B119, B121: by the object itself, in every place.
    struct Done: ValueModel {
        let done: Bool
        static let propertyKeys = PropertyKeys(Done.init) { Property("done", \.done) }
    }
    enum Progress: JSONChoosing {
        case done(Done), running(percent: Int)
        static let choices = ModelChoices<Progress> {
            Choice("done", make: Progress.done) { if case .done(let it) = $0 { it } else { nil } }
            Choice("running", fields: "percent", make: Progress.running) {
                if case .running(let percent) = $0 { percent } else { nil }
            }
        }
        static let jsonChoice = JSONChoice.by {
            $0.contains("done") ? "done" : $0.contains("percent") ? "running" : nil
        }
    }
    struct Job: ValueModel {
        let state: Progress, states: [Progress?], byName: [String: Progress], set: Set<Progress>
        static let propertyKeys = PropertyKeys(Job.init) {
            Property("state", \.state)
            Property("states", \.states)
            Property("byName", \.byName)
            Property("set", \.set)
        }
    }
    @Test func choiceIsMadeEverywhere() {
        let done = Progress.done(Done(done: true))
        #expect(
            routes.complaints(
                #"{"state":{"done":true},"states":[{"percent":4},null],"byName":{"a":{"done":true}},"set":[{"percent":1}]}"#,
                Job(
                    state: done, states: [.running(percent: 4), nil], byName: ["a": done], set: [.running(percent: 1)]))
                == [])
        #expect(routes.complaints(#"[{"done":true},{"percent":4}]"#, [done, .running(percent: 4)]) == [])
    }

    enum Strict: JSONChoosing {
        case a(JSONObject)
        static let choices = ModelChoices<Strict> {
            Choice("a", make: Strict.a) { if case .a(let it) = $0 { it } else { nil } }
        }
        static let jsonChoice = JSONChoice.tag("type", content: "body")
    }
    enum Open: JSONChoosing {
        case a, other(JSONValue)
        static let choices = ModelChoices<Open> {
            Choice("a", value: .a)
            Choice.unknown(make: Open.other) { if case .other(let raw) = $0 { raw } else { nil } }
        }
        static let jsonChoice = JSONChoice.tag("type")
    }
    // B121
    @Test func unknownTypeIsKeptOrAnError() {
        let json = #"[{"type":"a"},{"type":"new","n":1.0}]"#
        #expect(routes.complaints(json, [Open.a, .other(["type": "new", "n": 1.0])]) == [])
        #expect(
            routes.failure([Strict].self, #"[{"type":"a","body":{}},{"type":"new"}]"#) == """
                unknown type: expected Strict ("a"), found "new"
                  at $[1].type, line 1, column 33
                  1 | [{"type":"a","body":{}},{"type":"new"}]
                    |                                 ^
                """)
    }
}
