import TestSupport
import Testing

@testable import Olivine

/// `adapter.mapping(…)`: single rows of a model under one adapter, under the rules of every mapping (R8, R12, R13, R29).
@Suite struct MappingOverrideTests {
    static let hex = JSONTransformer<String, Int>(
        read: { text in
            guard let value = Int(text, radix: 16) else { throw ModelError(.invalid, expected: "hexadecimal digits") }
            return value
        },
        write: { String($0, radix: 16) })
    static let tenths = JSONTransformer<Int, Int>(read: { $0 / 10 }, write: { $0 * 10 })
    static let lengths = JSONTransformer<String, Int>(read: { $0.count })

    struct User: JSONSerializing {
        let id: Int, displayName: String, score: Int
        let note: String?
        let friends: [User]
        static let propertyKeys = PropertyKeys(User.init) {
            Property("id", \.id)
            Property("displayName", \.displayName)
            Property("score", \.score, default: 0)
            Property("note", \.note)
            Property("friends", \.friends, default: [])
        }
        static let jsonNaming = JSONNaming.snakeCase
        static let jsonKeyPaths: JSONKeyPaths<User> = [\.id: "user.id", \.note: .own.nils(.written)]
        static let jsonTransformers: JSONTransformers<User> = [.use(hex, for: \.score)]
    }
    static let user = User(
        id: 1, displayName: "Ada", score: 255, note: nil,
        friends: [User(id: 2, displayName: "Eve", score: 16, note: "n", friends: [])])

    struct Page<Item: PropertyValue>: ValueModel {
        let items: [Item]
        let next: String?
        static var propertyKeys: PropertyKeys<Self> {
            .cached {
                PropertyKeys(Page.init) {
                    Property("items", \.items)
                    Property("next", \.next)
                }
            }
        }
    }

    @Test func otherRowsKeepTheTypesOwnMapping() {
        let own = #"""
            {"user":{"id":1},"display_name":"Ada","score":"ff","note":null,"friends":[{"user":{"id":2},"display_name":\#
            "Eve","score":"10","note":"n","friends":[]}]}
            """#.replacing("\n", with: "").replacing("\\#", with: "")
        #expect(routes.complaints(own, Self.user) == [])
        // At every depth, here in a list of the same type; the transformer of a row that only moves stays.
        let adapter = JSONAdapter().mapping(User.self, [\.displayName: "profile.name", \.score: "points"])
        let moved = own.replacing(#""display_name":"Ada""#, with: #""profile":{"name":"Ada"}"#)
            .replacing(#""display_name":"Eve""#, with: #""profile":{"name":"Eve"}"#)
            .replacing("score", with: "points")
        #expect(adapter.routes.complaints(moved, Self.user) == [])
        #expect(adapter.routes.complaints(#"{"k":[\#(moved)]}"#, ["k": [Self.user]]) == [])
        #expect(
            adapter.routes.complaints(#"{"value":\#(moved)}"#, Made<User?>(value: Self.user)) == [])
        #expect(
            adapter.routes.failure(User.self, own).hasPrefix(#"User.displayName: missing key: "name""#))
        // All that the type says of the key path is gone: nil of `note` is left out again.
        let plain = JSONAdapter().mapping(User.self, [\.note: .own])
        #expect(plain.routes.complaints(own.replacing(#""note":null,"#, with: ""), Self.user) == [])
    }

    @Test func genericModelIsOverriddenForOneArgumentOnly() {
        let adapter = JSONAdapter().mapping(Page<Int>.self, [\.items: "numbers", \.next: "links.next"])
        let json = #"{"numbers":[1,2],"links":{"next":"n"}}"#
        #expect(adapter.routes.complaints(json, Page(items: [1, 2], next: "n")) == [])
        #expect(adapter.routes.complaints(#"{"numbers":[]}"#, Page<Int>(items: [], next: nil)) == [])
        #expect(adapter.routes.complaints(#"{"items":["a"]}"#, Page(items: ["a"], next: nil)) == [])
        #expect(
            adapter.routes.complaints(
                #"{"items":[\#(json)]}"#, Page(items: [Page(items: [1, 2], next: "n")], next: nil))
                == [])
        let users = JSONAdapter().mapping(Page<User>.self, [\.items: "users"]).mapping(User.self, [\.id: "id"])
        let user = User(id: 3, displayName: "x", score: 1, note: "y", friends: [])
        #expect(
            users.routes.complaints(
                #"{"users":[{"id":3,"display_name":"x","score":"1","note":"y","friends":[]}]}"#,
                Page(items: [user], next: nil)) == [])
    }

    @Test func callsAddUpAndTheLastWinsRowByRow() {
        let first = JSONAdapter().mapping(Page<Int>.self, [\.items: "a", \.next: "b"])
        let second = first.mapping(Page<Int>.self, [\.items: "c"])
        let third = second.mapping(Page<Int>.self, naming: .pascalCase).mapping(Page<Int>.self, [\.items: .own])
        let page = Page(items: [1], next: "n")
        #expect(first.routes.complaints(#"{"a":[1],"b":"n"}"#, page) == [])
        #expect(second.routes.complaints(#"{"c":[1],"b":"n"}"#, page) == [])
        #expect(third.routes.complaints(#"{"Items":[1],"b":"n"}"#, page) == [])
        #expect(routes.complaints(#"{"items":[1],"next":"n"}"#, page) == [])
    }

    // R12: explicit entries win over the naming style, the override's style over the type's, that over the adapter's.
    @Test func namingOfAnOverrideWinsOverTheTypesOwn() {
        let user = User(id: 1, displayName: "Ada", score: 255, note: "n", friends: [])
        let json = #"{"user":{"id":1},"display-name":"Ada","score":"ff","note":"n","friends":[]}"#
        for adapter in [JSONAdapter(), JSONAdapter(naming: .pascalCase)] {
            #expect(adapter.mapping(User.self, naming: .kebabCase).routes.complaints(json, user) == [])
            #expect(
                adapter.mapping(User.self, naming: .inherited).routes.complaints(
                    json.replacing("display-name", with: "display_name"), user) == [])
        }
        let screaming = JSONAdapter(naming: .pascalCase).mapping(Page<Int>.self, naming: .screamingSnakeCase)
        #expect(
            screaming.routes.complaints(#"{"Value":{"ITEMS":[1]}}"#, Made(value: Page(items: [1], next: nil))) == [])
    }

    @Test func transformerOfAnOverrideTakesThePlaceOfTheTypesOwn() {
        let user = User(id: 1, displayName: "Ada", score: 25, note: "n", friends: [])
        let tenths = JSONAdapter().mapping(User.self, transformers: [.use(Self.tenths, for: \.score)])
        let json = #"{"user":{"id":1},"display_name":"Ada","score":250,"note":"n","friends":[]}"#
        #expect(tenths.routes.complaints(json, user) == [])
        let moved = tenths.mapping(User.self, [\.score: "s.t"])
        #expect(moved.routes.complaints(json.replacing(#""score":250"#, with: #""s":{"t":250}"#), user) == [])
        // R29: one that cannot write is read only.
        let lengths = tenths.mapping(User.self, transformers: [.use(Self.lengths, for: \.score)])
        #expect(
            lengths.routes.failure(User.self, json).hasPrefix("User.score: expected text, found the number 250"))
        for adapter in lengths.loops {
            #expect(
                (try? adapter.jsonString(from: user))
                    == #"{"user":{"id":1},"display_name":"Ada","note":"n","friends":[]}"#)
        }
    }

    @Test func directionsAndNilsCanBeOverridden() throws {
        let adapter = JSONAdapter().mapping(
            User.self,
            [
                \.id: .readOnly("id"), \.displayName: .firstOf("name", "login"), \.score: .ignored,
                \.friends: .own.omittingDefault,
            ])
        let user = User(id: 1, displayName: "Ada", score: 0, note: nil, friends: [])
        for adapter in adapter.loops {
            #expect(
                try adapter.model(of: User.self, from: #"{"id":1,"login":"Ada","name":null,"score":"ff"}"#) == user)
            #expect(try adapter.jsonString(from: user) == #"{"name":"Ada","note":null}"#)
        }
    }

    @Test func optionsOfTheAdapterStay() {
        let adapter = JSONAdapter(nils: .written, format: .sorted).mapping(Page<Int>.self, [\.items: "x"])
        #expect(adapter.routes.complaints(#"{"next":null,"x":[1]}"#, Page(items: [1], next: nil)) == [])
        let all = JSONAdapter(errors: .all).mapping(Page<Int>.self, [\.items: "x", \.next: "y"])
        for adapter in all.loops {
            let error = #expect(throws: AdapterError.self) {
                try adapter.model(of: Page<Int>.self, from: #"{"y":1,"x":["a",2,"b"]}"#)
            }
            #expect(error?.path.pathText == "$.y" && error?.others.map(\.path.pathText) == ["$.x[0]", "$.x[2]"])
        }
    }

    // R13, R8: the same mistakes as in a type's own mapping, with the names, both ways, and wherever the type appears.
    @Test func mistakeIsThrownAtFirstUse() {
        func expect(
            _ note: String, _ keyPaths: JSONKeyPaths<User>, _ transformers: JSONTransformers<User> = [],
            _ location: SourceLocation = #_sourceLocation
        ) {
            let adapter = JSONAdapter().mapping(User.self, keyPaths, transformers: transformers)
            var texts = Set(
                [
                    adapter.routes.failure(User.self, "{}"), adapter.routes.failure([User].self, "[{}]"),
                    adapter.routes.failure(Made<User?>.self, "{}"),
                ].map { $0.replacing("\n  at $[0]", with: "") })
            for adapter in adapter.loops {
                do throws(AdapterError) { texts.insert(try adapter.jsonString(from: Self.user)) } catch {
                    texts.insert(error.description)
                }
            }
            #expect(texts == ["configuration error\n  \(note)"], sourceLocation: location)
        }
        expect("User.id is never read, so it needs a default or must be optional", [\.id: .ignored])
        expect("User.id is never read, so it needs a default or must be optional", [\.id: .writeOnly("id")])
        expect("User.id and User.score are both written to $.score", [\.id: "score"])
        expect(
            "User.displayName is written to $.user.id.x, inside the value of User.id at $.user.id",
            [\.displayName: "user.id.x"])
        expect(#"User.id: the path "a..b" has an empty component; a dot in a key is written \."#, [\.id: "a..b"])
        expect("the adapter's mapping of User names id twice", [\.id: "x", \.id: "y"])
        expect(
            "the adapter's transformers of User names score twice", [:],
            [.use(Self.hex, for: \.score), .use(Self.hex, for: \.score)])
        let hidden = JSONAdapter().mapping(Page<Int>.self, [\.items.count: "n"])
        #expect(
            hidden.routes.failure(Page<Int>.self, "{}").hasPrefix(
                "configuration error\n  the adapter's mapping of Page<Int> names \\Page<Int>.items"))
        // What an override mends is no mistake.
        let mended = JSONAdapter().mapping(User.self, [\.id: "score"]).mapping(User.self, [\.score: "points"])
        let json = #"{"score":1,"display_name":"Ada","points":"ff","note":"n","friends":[]}"#
        #expect(
            mended.routes.complaints(json, User(id: 1, displayName: "Ada", score: 255, note: "n", friends: [])) == [])
    }

    struct Watch { weak var plans: JSONPlans? }

    // Plans belong to such an adapter and its copies, and go with them; all others share theirs.
    @Test func plansAreOwnedByTheAdapterAndItsCopies() throws {
        #expect(JSONAdapter(naming: .kebabCase).plans === JSONAdapter(naming: .kebabCase).plans)
        var adapter: JSONAdapter? = JSONAdapter().mapping(Page<Int>.self, [\.items: "x"])
        let watch = Watch(plans: adapter?.plans)
        let other = adapter?.mapping(Page<Int>.self, [\.items: "y"])
        var copy = adapter
        #expect(copy?.plans === adapter?.plans && other?.plans !== adapter?.plans)
        _ = try adapter?.model(of: Page<Int>.self, from: #"{"x":[1]}"#)
        adapter = nil
        #expect(watch.plans != nil)
        #expect(try copy?.model(of: Page<Int>.self, from: #"{"x":[1]}"#) == Page(items: [1], next: nil))
        copy = nil
        #expect(watch.plans == nil)
        #expect(try other?.model(of: Page<Int>.self, from: #"{"y":[1]}"#) == Page(items: [1], next: nil))
    }

    // R21
    @Test func oneAdapterServesManyThreads() async throws {
        let adapter = JSONAdapter().mapping(User.self, [\.id: "id"])
        let json = #"{"id":7,"display_name":"x","friends":[{"id":8,"display_name":"y"}]}"#
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<64 { group.addTask { try adapter.model(of: User.self, from: json).friends[0].id } }
            for try await id in group { #expect(id == 8) }
        }
    }
}
