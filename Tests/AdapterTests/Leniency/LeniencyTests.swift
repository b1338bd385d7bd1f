import Foundation
import TestSupport
import Testing

@testable import Olivine

/// What a careless server sends.
struct Parcel: JSONSerializing {
    enum State: String, PropertyValue { case open, shipped }

    let id: Int
    let state: State
    let weight: Double?
    let tags: [String]
    let marks: Set<Int>
    let prices: [String: Int]
    let inner: [Parcel]
    static let propertyKeys = PropertyKeys(Parcel.init) {
        Property("id", \.id).validating { if $0 < 0 { throw ModelError(.invalid, expected: "0 or more") } }
        Property("state", \.state, default: .open)
        Property("weight", \.weight)
        Property("tags", \.tags, default: [])
        Property("marks", \.marks, default: [])
        Property("prices", \.prices, default: [:])
        Property("inner", \.inner, default: [])
    }
    static let jsonKeyPaths: JSONKeyPaths<Parcel> = [
        \.state: .own.badIsDefault, \.tags: .own.lossy, \.marks: "data.marks", \.prices: .own.lossy,
    ]
}

@Suite struct LeniencyTests {
    static let document = """
        {"id": 7, "state": "lost", "tags": ["a", 7, null, "b"], "data": {"marks": [1, 2]},
         "prices": {"x": 1, "y": "2", "z": 3}, "inner": [{"id": 8, "tags": [true], "state": 5}]}
        """

    @Test func rowsDeclareWhatTheyTolerate() throws {
        for adapter in JSONAdapter().loops {
            let parcel = try adapter.model(of: Parcel.self, from: Self.document)
            #expect(parcel.state == .open)
            #expect(parcel.tags == ["a", "b"])
            #expect(parcel.prices == ["x": 1, "z": 3])
            #expect(parcel.inner.first?.tags == [])
        }
    }

    @Test func allThatIsToleratedIsReported() throws {
        let (parcel, report) = try JSONAdapter().modelAndReport(of: Parcel.self, from: Self.document)
        #expect(parcel.tags == ["a", "b"])
        #expect(
            report.findings.map { $0.error.path.pathText } == [
                "$.state", "$.tags[1]", "$.tags[2]", "$.prices.y", "$.inner[0].tags[0]", "$.inner[0].state",
            ])
        #expect(report.findings.map(\.outcome) == [.defaulted, .dropped, .dropped, .dropped, .dropped, .defaulted])
        #expect(report.findings.first?.error.code == .unknownCase)
        #expect(
            report.findings[1].error.description == """
                Parcel.tags: expected text, found the number 7
                  at $.tags[1], line 1, column 42
                  1 | …"id": 7, "state": "lost", "tags": ["a", 7, null, "b"], "data": {"marks…
                    |                                          ^
                """)
        #expect(report.redacted.hasPrefix("replaced by the default: unknown case: Parcel.state at $.state"))
        #expect(!report.redacted.contains("lost"))
    }

    @Test func everyRouteReportsTheSame() throws {
        let value = try JSONAdapter.model(of: JSONValue.self, from: Self.document)
        let bytes = try JSONAdapter().modelAndReport(of: Parcel.self, from: Data(Self.document.utf8))
        let tree = try JSONAdapter().modelAndReport(of: Parcel.self, from: value)
        let object = try JSONSerialization.jsonObject(with: Data(Self.document.utf8)) as? [String: Any] ?? [:]
        let dictionary = try JSONAdapter().modelAndReport(of: Parcel.self, from: object)
        for other in [tree, dictionary] {
            #expect(other.model == bytes.model)
            #expect(
                Set(other.report.findings.map { $0.error.path.pathText })
                    == Set(bytes.report.findings.map { $0.error.path.pathText }))
            #expect(other.report.findings.count == bytes.report.findings.count)
        }
    }

    @Test func whatIsNotDeclaredIsThrown() throws {
        let failures = [
            (#"{"id": "7"}"#, "Parcel.id: expected a number"),
            (#"{"id": 7, "data": {"marks": [1, "x"]}}"#, "Parcel.marks: expected a number"),
            (#"{"id": 7, "tags": 5}"#, "Parcel.tags: expected a list"),
            (#"{"id": 7, "tags": ["a" "b"]}"#, "syntax error"),
            (#"{"id": 7, "state": {"a": tru}}"#, "syntax error"),
        ]
        for (json, text) in failures {
            for adapter in JSONAdapter().loops {
                do {
                    _ = try adapter.model(of: Parcel.self, from: json)
                    Issue.record("\(json) was read")
                } catch { #expect(error.description.contains(text), "\(error)") }
            }
        }
    }

    @Test func anAdapterToleratesForAllRows() throws {
        let adapter = JSONAdapter().tolerating(.all)
        let json = """
            {"id": 7, "weight": "heavy", "tags": null, "data": {"marks": [1, "x", 2]}, "inner": [{"id": -1}, {"id": 2}]}
            """
        let (parcel, report) = try adapter.modelAndReport(of: Parcel.self, from: json)
        #expect(parcel.weight == nil)
        #expect(parcel.tags == [])
        #expect(parcel.marks == [1, 2])
        #expect(parcel.inner.map(\.id) == [2])
        #expect(report.findings.map(\.outcome) == [.nulled, .defaulted, .dropped, .dropped])
        #expect(try adapter.model(of: Parcel.self, from: json) == parcel)
        // A required property has nothing to stand in for it.
        #expect(throws: AdapterError.self) { try adapter.model(of: Parcel.self, from: #"{"id": "x"}"#) }
        // At the root too.
        #expect(try adapter.model(of: [Int].self, from: "[1, null, 2]") == [1, 2])
        #expect(try adapter.model(of: [Int?].self, from: "[1, null, 2]") == [1, nil, 2])
        #expect(try adapter.model(of: [[Int]].self, from: "[[1, true], 5, [2]]") == [[1], [2]])
    }

    @Test func depthAndLimitsAreNeverTolerated() {
        let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        let adapter = JSONAdapter(limits: JSONLimits(text: 10)).tolerating(.all)
        for json in [
            #"{"id": 1, "tags": [\#(deep)]}"#, #"{"id": 1, "state": \#(deep)}"#,
            #"{"id": 1, "tags": ["a text that is too long"]}"#,
        ] {
            do throws(AdapterError) {
                _ = try adapter.model(of: Parcel.self, from: json)
                Issue.record("\(json.prefix(40)) was read")
            } catch { #expect(error.code == .tooDeep || error.code == .limitExceeded) }
        }
    }

    /// A list of strangers may have any number of bad elements: a thousand are told, the rest is counted.
    @Test func reportsAreBounded() throws {
        let bad = Array(repeating: "true", count: 2_500).joined(separator: ",")
        let adapter = JSONAdapter().tolerating(.badElements)
        for json in ["[1,\(bad)]", "[1,\(bad),[\(bad)]]"] {
            let (numbers, report) = try adapter.modelAndReport(of: [Int].self, from: json)
            #expect(numbers == [1])
            #expect(report.findings.count == 1_000)
            #expect(report.findings.last?.error.path.pathText == "$[1000]")
            #expect(report.further == (json.hasSuffix("]]") ? 1_501 : 1_500))
            #expect(report.description.hasSuffix("\nand \(report.further) more"))
        }
        // Lists inside one another share the bound.
        let (lists, report) = try adapter.modelAndReport(of: [Set<[Int]>].self, from: "[[[\(bad)]],5,[[1]]]")
        #expect(lists == [[[]], [[1]]])
        #expect(report.findings.count + report.further == 2_501)
    }

    /// What was found in a value that is left out in the end is forgotten, also of what was only counted.
    @Test(arguments: [0, 999, 1_000, 1_001]) func whatIsGivenUpIsNotCounted(_ before: Int) throws {
        struct Row: ValueModel {
            let marks: [Int], id: Int
            static let propertyKeys = PropertyKeys(Row.init) {
                Property("marks", \.marks)
                Property("id", \.id)
            }
        }
        func row(_ bad: Int, id: String) -> String {
            #"{"marks":[\#(Array(repeating: "true", count: bad).joined(separator: ","))],"id":\#(id)}"#
        }
        let json = "[\(row(before, id: "1")),\(row(2_500, id: #""x""#)),\(row(3, id: "2"))]"
        let (rows, report) = try JSONAdapter().tolerating(.badElements).modelAndReport(of: [Row].self, from: json)
        #expect(rows.map(\.id) == [1, 2])
        #expect(report.findings.count + report.further == before + 1 + 3)
        #expect(report.findings.count == min(1_000, before + 4))
    }

    @Test func secretsStaySecretInReports() throws {
        struct Account: ValueModel {
            let token: Int?, codes: [Int]
            static let propertyKeys = PropertyKeys(Account.init) {
                Property("token", \.token, [.secret])
                Property("codes", \.codes, [.secret])
            }
        }
        let (_, report) = try JSONAdapter().tolerating(.all)
            .modelAndReport(of: Account.self, from: #"{"token": "tok_4711", "codes": [1, "c4711"]}"#)
        #expect(report.findings.count == 2)
        #expect(report.findings.map { $0.error.path.pathText } == ["$.token", "$.codes"])
        #expect(!"\(report)".contains("4711"))
    }
}

@Suite struct UnknownKeyTests {
    struct User: JSONSerializing {
        let name: String, city: String?
        static let propertyKeys = PropertyKeys(User.init) {
            Property("name", \.name)
            Property("city", \.city)
        }
        static let jsonKeyPaths: JSONKeyPaths<User> = [\.city: "address.city"]
    }

    let adapter = JSONAdapter().refusingUnknownKeys()

    @Test func unknownKeysAreRefused() throws {
        #expect(try adapter.model(of: User.self, from: #"{"name":"a","address":{"city":"b"}}"#).city == "b")
        #expect(
            Routes(adapter.loops, further: objectRoutes).failure(User.self, #"{"nam":"a","name":"b"}"#) == """
                User: unknown key: "nam"
                  at $.nam, line 1, column 8
                  1 | {"nam":"a","name":"b"}
                    |        ^
                  the model has "name"
                """)
        #expect(
            Routes(adapter.loops, further: objectRoutes).failure(
                User.self, #"{"name":"b","address":{"city":"x","zip":"y"}}"#) == """
                    User: unknown key: "zip"
                      at $.address.zip, line 1, column 41
                      1 | {"name":"b","address":{"city":"x","zip":"y"}}
                        |                                         ^
                    """)
    }

    @Test func allUnknownKeysAreTold() {
        do throws(AdapterError) {
            _ = try adapter.collecting.model(of: [User].self, from: #"[{"name":"a","x":1,"y":[2]},{"name":3,"z":{}}]"#)
            Issue.record("read")
        } catch {
            #expect(([error] + error.others).map { $0.path.pathText } == ["$[0].x", "$[0].y", "$[1].name", "$[1].z"])
        }
    }

    @Test func aDriftTellsUnreadKeysAndUnseenProperties() throws {
        let json = #"{"items":[{"name":"a","id":1,"address":{"zip":2}},{"name":"b","id":2}],"total":2}"#
        struct Page: ValueModel {
            let items: [User], next: String?
            static let propertyKeys = PropertyKeys(Page.init) {
                Property("items", \.items)
                Property("next", \.next)
            }
        }
        let drift = try JSONAdapter().drift(of: Page.self, from: Data(json.utf8))
        #expect(
            drift.description == """
                nobody reads $.items[*].address.zip (once)
                nobody reads $.items[*].id (2 times)
                nobody reads $.total (once)
                no object has Page.next
                no object has User.city
                """)
        #expect(try JSONAdapter().drift(of: [Int].self, from: Data("[1]".utf8)).isEmpty)
    }
}
