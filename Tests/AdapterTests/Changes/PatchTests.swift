import Foundation
import Olivine
import TestSupport
import Testing

private struct Refused: Error, Equatable {}

private struct Author: JSONSerializing {
    let name: String, bio: String?
    static let propertyKeys = PropertyKeys(Author.init) {
        Property("name", \.name)
        Property("bio", \.bio)
    }
    static let jsonKeyPaths: JSONKeyPaths<Author> = [\.name: "login"]
}

private struct Task: JSONSerializing {
    let title: String, body: String?, closedAt: Date?, author: Author, reviewer: Author?, scores: [String: Int]
    let city: String, points: Int, isAdmin: Bool
    static let propertyKeys = PropertyKeys(Task.init) {
        Property("title", \.title).validating { if $0.isEmpty { throw Refused() } }
        Property("body", \.body)
        Property("closedAt", \.closedAt)
        Property("author", \.author)
        Property("reviewer", \.reviewer)
        Property("scores", \.scores, default: [:])
        Property("city", \.city)
        Property("points", \.points, default: 0)
        Property("isAdmin", \.isAdmin, default: false)
    }
    static let jsonNaming = JSONNaming.snakeCase
    static let jsonKeyPaths: JSONKeyPaths<Task> = [
        \.city: "address.city", \.points: .firstOf("points", "score"), \.reviewer: "review.by",
    ]
}

extension Task {
    fileprivate static func random(_ random: inout SeededNumbers) -> Task {
        func flip(_ count: UInt64 = 2) -> Int { Int(random.next() % count) }
        func author() -> Author { Author(name: ["m", "t"][flip()], bio: [nil, "x", "y"][flip(3)]) }
        return Task(
            title: ["a", "b"][flip()], body: [nil, "", "b"][flip(3)],
            closedAt: flip() == 0 ? nil : Date(timeIntervalSince1970: Double(flip(3))), author: author(),
            reviewer: flip() == 0 ? nil : author(),
            scores: Dictionary(
                (0..<flip(4)).map { _ in (["a", "b", "c"][flip(3)], flip()) }, uniquingKeysWith: { $1 }),
            city: ["Bern", "Basel"][flip()], points: flip(), isAdmin: flip() == 0)
    }
}

@Suite struct PatchTests {
    private let old = Task(
        title: "a", body: "b", closedAt: Date(timeIntervalSince1970: 0), author: Author(name: "mira", bio: "x"),
        reviewer: nil, scores: ["a": 1, "b": 2], city: "Bern", points: 3, isAdmin: false)
    private let adapter = JSONAdapter()
    private let merging = JSONAdapter(nestedChanges: .merged)

    @Test func onlyTheKeysThatAreThereChange() throws {
        let changes = try adapter.changes(to: Task.self, from: #"{"title": "new", "closed_at": null, "x": 1}"#)
        #expect(changes.names == ["title", "closedAt"])
        let edited = try old.applying(changes)
        #expect(edited.title == "new" && edited.closedAt == nil && edited.body == "b")
        #expect(try adapter.changes(to: Task.self, from: "{}").isEmpty)
    }

    @Test func pathsAlternativesAndRepeatedKeysWorkAsForModels() throws {
        let changes = try adapter.changes(
            to: Task.self, from: #"{"address": {"city": "Basel", "zip": 1}, "score": 5, "review": {"by": null}}"#)
        #expect(changes.names == ["reviewer", "city", "points"])
        #expect(changes.city == "Basel" && changes.points == 5 && changes[\.reviewer] == .some(nil))
        let repeated = try adapter.changes(
            to: Task.self, from: #"{"title": "a", "address": {"city": "x"}, "title": "b", "address": {}}"#)
        #expect(repeated.names == ["title"] && repeated.title == "b", "R5: what the earlier parent gave is gone")
        let nested = try merging.changes(
            to: Task.self, from: #"{"author": {"bio": "1"}, "review": {"by": {"bio": "2"}}, "review": {}}"#)
        #expect(nested.names == ["author"])
    }

    @Test func aWrongTypeOrNullLeavesTheOriginal() {
        // CASES B135.
        let error = #expect(throws: AdapterError.self) {
            try adapter.changes(to: Task.self, from: #"{"body": null, "title": 9}"#)
        }
        #expect(
            error?.description == """
                Task.title: expected text, found the number 9
                  at $.title, line 1, column 25
                  1 | {"body": null, "title": 9}
                    |                         ^
                """)
        #expect(throws: AdapterError.self) { try adapter.changes(to: Task.self, from: #"{"title": null}"#) }
        let invalid = #expect(throws: ModelError.self) {
            try old.applying(adapter.changes(to: Task.self, from: #"{"title": ""}"#))
        }
        #expect(invalid?.underlying as? Refused == Refused())
    }

    @Test func whatAValidatorThrowsNamesThePlaceInJSON() throws {
        struct Visit: JSONSerializing {
            let hostName: String, guest: Author?, rooms: [String: Task]
            static var propertyKeys: PropertyKeys<Self> {
                .cached {
                    PropertyKeys(Visit.init) {
                        Property("hostName", \.hostName).validating { if $0.isEmpty { throw Refused() } }
                        Property("guest", \.guest)
                            .validating { if $0?.name == "" { throw Refused() } }
                        Property("rooms", \.rooms, default: [:])
                    }
                }
            }
            static var jsonNaming: JSONNaming { .snakeCase }
            static var jsonKeyPaths: JSONKeyPaths<Visit> { [\.guest: .firstOf("people.guest", "visitor")] }
            func validate() throws { if hostName == "both" { throw Refused() } }
        }
        let visit = Visit(hostName: "a", guest: nil, rooms: ["title": old])
        func fault(_ json: String, by adapter: JSONAdapter = JSONAdapter(nestedChanges: .merged)) -> AdapterError? {
            #expect(throws: AdapterError.self) {
                try adapter.applying(adapter.changes(to: Visit.self, from: json), to: visit)
            }
        }
        let error = fault(#"{"host_name": ""}"#)
        #expect(error?.description == "Visit.hostName: invalid: Refused()\n  at $.host_name")
        #expect(error?.underlying as? Refused == Refused())
        #expect(fault(#"{"visitor": {"login": ""}}"#)?.jsonPointer == "/people/guest", "of several the first")
        #expect(fault(#"{"people": {"guest": {"bio": "x"}}}"#)?.jsonPointer == "/people/guest/login")
        #expect(fault(#"{"host_name": "both"}"#)?.jsonPointer == "")
        let other = JSONAdapter().mapping(Visit.self, [\.hostName: "host.name"])
        #expect(fault(#"{"host": {"name": ""}}"#, by: other)?.jsonPointer == "/host/name")

        var changes = Changes<Visit>()
        changes.rooms = ["title": old]
        #expect(try adapter.applying(changes, to: visit) == visit)
        changes[\.hostName.count] = 3
        #expect(throws: AdapterError.self) { try adapter.applying(changes, to: visit) }
    }

    @Test func nestedModelsAreReplacedUnlessTheyAreMerged() throws {
        let patch = #"{"author": {"bio": "new"}, "review": {"by": {"login": "teo"}}}"#
        let error = #expect(throws: AdapterError.self) { try adapter.changes(to: Task.self, from: patch) }
        #expect(error?.code == .missingKey && error?.jsonPointer == "/author/login")
        let changes = try merging.changes(to: Task.self, from: patch)
        #expect(changes.nested(\.author)?.bio == .some("new"))
        let edited = try old.applying(changes)
        #expect(edited.author == Author(name: "mira", bio: "new") && edited.reviewer == Author(name: "teo", bio: nil))
        #expect(try adapter.jsonString(from: changes) == #"{"author":{"bio":"new"},"review":{"by":{"login":"teo"}}}"#)
    }

    @Test func anythingElseThanWhatIsAllowedIsAnError() throws {
        func read(_ json: String, _ others: OtherKeys = .refused) throws -> Changes<Task> {
            try adapter.changes(to: Task.self, from: json, allowing: [\.title, \.city], others: others)
        }
        #expect(try read(#"{"title": "n", "address": {"city": "x"}}"#).names == ["title", "city"])
        let error = #expect(throws: AdapterError.self) { try read(#"{"title": "n", "is_admin": true}"#) }
        #expect(error?.code == .notAllowed && error?.jsonPointer == "/is_admin")
        #expect(
            error?.description == """
                Task.isAdmin: not allowed: expected changes of nothing but title, address.city, found is_admin
                  at $.is_admin, line 1, column 28
                  1 | {"title": "n", "is_admin": true}
                    |                            ^
                """)
        let unknown = #expect(throws: AdapterError.self) { try read(#"{"tittle": "n"}"#) }
        #expect(unknown?.code == .unknownKey && unknown?.jsonPointer == "/tittle")
        let inner = #expect(throws: AdapterError.self) { try read(#"{"address": {"zip": 1}}"#) }
        #expect(inner?.code == .unknownKey && inner?.jsonPointer == "/address/zip")
        for json in [
            #"{"is_admin": true}"#, #"{"points": 1}"#, #"{"score": 1}"#, #"{"review": {"by": null}}"#,
            #"{"review": null}"#,
        ] {
            #expect(throws: AdapterError.self) { try read(json) }
            #expect(try read(json, .dropped).isEmpty, "\(json)")
        }
        #expect(try read(#"{"is_admin": 7, "zzz": [1], "title": "n"}"#, .dropped).names == ["title"])
        #expect(throws: AdapterError.self) {
            try adapter.changes(to: Task.self, from: "{}", allowing: [\.author.name.count])
        }
    }

    @Test func aNestedModelIsAllowedInPart() throws {
        func read(_ json: String, _ others: OtherKeys = .refused, by adapter: JSONAdapter) throws -> Changes<Task> {
            try adapter.changes(to: Task.self, from: json, allowing: [\.title, \.author.bio], others: others)
        }
        for adapter in [adapter, merging] {
            let changes = try read(#"{"author": {"bio": "n"}}"#, by: adapter)
            #expect(changes.nested(\.author)?.names == ["bio"], "changed, never replaced")
            let error = #expect(throws: AdapterError.self) {
                try read(#"{"author": {"bio": "n", "login": "root"}}"#, by: adapter)
            }
            #expect(error?.code == .notAllowed && error?.jsonPointer == "/author/login")
            #expect(throws: AdapterError.self) { try read(#"{"author": null}"#, by: adapter) }
            #expect(throws: AdapterError.self) { try read(#"{"author": {"boi": 1}}"#, by: adapter) }
            let more = #"{"author": {"bio": "n", "login": "root"}, "is_admin": true}"#
            let dropped = try read(more, .dropped, by: adapter)
            #expect(dropped.names == ["author"] && dropped.nested(\.author)?.names == ["bio"])
        }
        let whole = #expect(throws: AdapterError.self) {
            try merging.changes(to: Task.self, from: #"{"author": {"boi": "n"}}"#, allowing: [\.author])
        }
        #expect(whole?.code == .unknownKey && whole?.jsonPointer == "/author/boi")
        #expect(try merging.changes(to: Task.self, from: #"{"author": {"boi": "n"}}"#).isEmpty)
    }

    @Test func allFaultsOfAPatchAreFound() {
        let all = JSONAdapter(errors: .all)
        let error = #expect(throws: AdapterError.self) {
            try all.changes(
                to: Task.self, from: #"{"title": 1, "is_admin": true, "zzz": 1, "score": "x", "body": 2}"#,
                allowing: [\.title, \.points])
        }
        #expect(
            ([error?.jsonPointer ?? ""] + (error?.others.map(\.jsonPointer) ?? []))
                == ["/title", "/is_admin", "/zzz", "/score", "/body"])
    }

    @Test func changesAreWrittenAsAMergePatch() throws {
        let new = Task(
            title: "a", body: nil, closedAt: old.closedAt, author: Author(name: "mira", bio: nil),
            reviewer: Author(name: "teo", bio: nil), scores: ["b": 2, "c": 3], city: "Basel", points: 4, isAdmin: false)
        let replaced = new.changes(from: old)
        #expect(
            try adapter.jsonString(from: replaced) == #"""
                {"body":null,"author":{"login":"mira","bio":null},"review":{"by":{"login":"teo","bio":null}},"scores":{"a":null,"b":2,"c":3},"address":{"city":"Basel"},"points":4}
                """#)
        #expect(
            try adapter.jsonString(from: new.changes(from: old, nested: .merged)) == #"""
                {"body":null,"author":{"bio":null},"review":{"by":{"login":"teo","bio":null}},"scores":{"a":null,"b":2,"c":3},"address":{"city":"Basel"},"points":4}
                """#)
        #expect(try adapter.changes(to: Task.self, from: adapter.jsonString(from: replaced)) == replaced)
        let merged = new.changes(from: old, nested: .merged)
        let again = try merging.changes(to: Task.self, from: merging.jsonString(from: merged))
        #expect(try old.applying(again) == new)
    }

    @Test func changesComeFromDictionariesAndJSONValuesToo() throws {
        let changes = try adapter.changes(
            to: Task.self, from: ["title": "n", "address": ["city": "x"], "is_admin": true] as [String: Any],
            allowing: [\.title, \.city], others: .dropped)
        #expect(changes.names == ["title", "city"])
        let error = #expect(throws: AdapterError.self) {
            try adapter.changes(to: Task.self, from: ["title": "n", "is_admin": true], allowing: [\.title])
        }
        #expect(error?.code == .notAllowed)
        let value: JSONValue = ["title": "n", "closed_at": nil]
        #expect(try adapter.changes(to: Task.self, from: value).names == ["title", "closedAt"])
        let merged = try merging.changes(to: Task.self, from: ["author": ["bio": "x"]] as JSONValue)
        #expect(merged.nested(\.author)?.names == ["bio"])
        #expect(try merging.jsonValue(from: merged) == ["author": ["bio": "x"]])
    }

    /// RFC 7396: the patch between two models makes the JSON of the one out of that of the other, but for objects on a
    /// key path that are left empty.
    @Test func aPatchMergedIntoTheOldDocumentGivesTheNew() throws {
        var random = SeededNumbers()
        for _ in 0..<1000 {
            let (old, new) = (Task.random(&random), Task.random(&random))
            let before = try adapter.jsonValue(from: old)
            for nested in [NestedChanges.replaced, .merged] {
                let changes = new.changes(from: old, nested: nested)
                let after = before.merging(try adapter.jsonValue(from: changes))
                #expect(try adapter.model(of: Task.self, from: after) == new)
                let reader = nested == .merged ? merging : adapter
                let again = try reader.changes(to: Task.self, from: reader.jsonString(from: changes))
                #expect(try old.applying(again) == new)
                if nested == .replaced { #expect(again == changes) }
            }
        }
    }

    @Test func changesArePropertiesOfModels() throws {
        struct Event: ValueModel {
            let id: Int, before: Changes<Task>?
            static let propertyKeys = PropertyKeys(Event.init) {
                Property("id", \.id)
                Property("before", \.before)
            }
        }
        let event = try adapter.model(of: Event.self, from: #"{"id": 1, "before": {"title": "old"}}"#)
        #expect(event.before?.title == "old")
        #expect(try adapter.jsonString(from: event) == #"{"id":1,"before":{"title":"old"}}"#)
        #expect("\(event)" == #"Event(id: 1, before: title: "old")"#)
        #expect(try adapter.model(of: Event.self, from: #"{"id": 1}"#).before == nil)
    }
}

private struct States: ValueModel {
    let a: Presence<Int>, b: Presence<String>, c: Presence<Author>
    static let propertyKeys = PropertyKeys(States.init) {
        Property("a", \.a)
        Property("b", \.b)
        Property("c", \.c, default: .null)
    }
}

@Suite struct PresenceTests {
    @Test(arguments: [JSONAdapter(), JSONAdapter(nils: .written)])
    func absentNullAndValueAreToldApartBothWays(_ adapter: JSONAdapter) throws {
        for (json, value) in [
            (#"{"c":null}"#, States(a: .absent, b: .absent, c: .null)),
            (#"{"a":null,"b":"x","c":null}"#, States(a: .null, b: .value("x"), c: .null)),
            (#"{"a":5,"c":{"login":"m"}}"#, States(a: .value(5), b: .absent, c: .value(Author(name: "m", bio: nil)))),
        ] {
            #expect(try adapter.model(of: States.self, from: json) == value)
            let written = try adapter.jsonString(from: value)
            #expect(try adapter.model(of: States.self, from: written) == value)
            if !written.contains("bio") { #expect(written == json) }
        }
        #expect(try adapter.model(of: States.self, from: "{}").c == .null, "a default stands for a missing key")
        #expect(States(a: .absent, b: .null, c: .value(Author(name: "m", bio: nil))).a.value == nil)
    }

    @Test func onlyAPropertyCanBeAbsent() {
        #expect(throws: AdapterError.self) { try JSONAdapter.jsonString(from: [Presence<Int>.absent]) }
        #expect(throws: Never.self) { try JSONAdapter.jsonString(from: [Presence<Int>.null, .value(1)]) }
    }

    @Test func textShowsTheState() {
        #expect(
            "\(States(a: .absent, b: .null, c: .value(Author(name: "m", bio: nil))))"
                == #"States(a: absent, b: null, c: Author(name: "m", bio: nil))"#)
    }
}
