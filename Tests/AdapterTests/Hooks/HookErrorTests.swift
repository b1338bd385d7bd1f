import Foundation
import TestSupport
import Testing

@testable import Olivine

/// R30, R15: what hooks throw, and what is wrong with an object that a hook has changed, reaches the caller with path and
/// place.
@Suite struct HookErrorTests {
    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    /// A node that refuses by its name, puts a bad value in on demand, and holds others.
    struct Node: JSONSerializing {
        let name: String
        let count: Int
        let parts: [Node]
        static let propertyKeys = PropertyKeys(Node.init) {
            Property("name", \.name)
            Property("count", \.count, default: 0)
            Property("parts", \.parts, default: [])
        }
        static let jsonHooks: JSONHooks<Node> = [
            .beforeReading { object, _ in
                if object["name"]?.string == "early" { throw Refused(description: "too early") }
                if let bad = object.removeValue(forKey: "bad") { object["count"] = bad }
            },
            .afterReading { node, _ in if node.name == "late" { throw Refused(description: "too late") } },
            .afterWriting { object, node, _ in
                if node.name == "write" { throw ModelError(.notRepresentable, expected: "another name") }
            },
        ]
    }

    /// A document, what is wrong with it, and the byte that it is told of; alone and in a list.
    struct Row: Sendable, CustomStringConvertible {
        let description: String
        let message: String
        let offset: Int

        init(_ json: String, _ message: String, at offset: Int) {
            (description, self.message, self.offset) = (json, message, offset)
        }

        func complaints() -> [String] {
            complaints(Node.self, description, offset) + complaints([Node].self, "[\(description)]", offset + 1)
        }

        private func complaints<Value: PropertyValue>(_ type: Value.Type, _ json: String, _ offset: Int) -> [String] {
            routes.results(type, Array(json.utf8)).compactMap { route, result in
                guard case .failure(let error) = result else { return "\(route): \(result)" }
                let line = error.description.split(separator: "\n").first ?? ""
                if line == message, error.place?.offset == offset { return nil }
                return "\(route): \(line) at \(error.path.pathText), byte \(error.place?.offset ?? -1)"
            }
        }
    }

    static let failures = [
        Row(#"{"name":7}"#, "Node.name: expected text, found the number 7", at: 8),
        Row(#"{ "name" : "n", "count" : true }"#, "Node.count: expected a number, found true", at: 26),
        Row(
            #"{"name":"n","bad":"x"}"#, #"Node.count: expected a number, found the text "x""#, at: 0),
        Row(
            #"{"name":"n","count":1,"bad":"x"}"#, #"Node.count: expected a number, found the text "x""#,
            at: 0),
        Row(
            #"{"name":"n","parts":[{"name":"m"},{"name":null}]}"#,
            "Node.name: expected text, found null", at: 42),
        Row(
            #"{"name":"n","parts":[{"name":"m","bad":[]}]}"#, "Node.count: expected a number, found a list",
            at: 21),
        Row(#"{"count":1}"#, #"Node.name: missing key: "name""#, at: 0),
        Row(
            #"{"name":"n","parts":[{"name":"m"},{"nam":"m"}]}"#, #"Node.name: missing key: "name""#,
            at: 34),
        Row(#"{"name":"late"}"#, "invalid: too late", at: 0),
        Row(
            #"{"name":"n","parts":[{"name":"early"}]}"#, "Node.parts: invalid: too early", at: 21),
    ]

    @Test(arguments: failures) func faultsHavePathAndPlace(row: Row) { #expect(row.complaints() == []) }

    @Test func errorsAreWholeSentences() {
        #expect(
            routes.failure(Node.self, #"{"name":"n","parts":[{"name":"m","parts":[{"name":"late"}]}]}"#) == """
                Node.parts: invalid: too late
                  at $.parts[0].parts[0], line 1, column 43
                  1 | …name":"n","parts":[{"name":"m","parts":[{"name":"late"}]}]}
                    |                                          ^
                """)
        #expect(routes.failure(Node.self, "[]").hasPrefix("expected an object, found a list\n  at $, line 1, column 1"))
        #expect(routes.failure(Node.self, #"{"name":"n""#).hasPrefix("syntax error: expected ',' or '}'"))
    }

    @Test func underlyingErrorIsTheHooks() throws {
        let error = try #require(throws: AdapterError.self) {
            try JSONAdapter.model(of: Node.self, from: #"{"name":"early"}"#)
        }
        #expect(error.code == .invalid)
        #expect((error.underlying as? Refused)?.description == "too early")
    }

    @Test func writingFailsWithPath() {
        let node = Node(
            name: "n", count: 0,
            parts: [Node(name: "m", count: 0, parts: []), Node(name: "write", count: 0, parts: [])])
        for adapter in JSONAdapter().loops {
            for write: (Node) throws -> Any in [
                { try adapter.jsonString(from: [$0]) }, { try adapter.jsonArray(from: [$0]) },
                { try adapter.jsonValue(from: [$0]) },
            ] {
                let error = #expect(throws: AdapterError.self) { _ = try write(node) }
                #expect(
                    error?.description == """
                        Node.parts: not representable: expected another name
                          at $[0].parts[1]
                        """)
            }
        }
    }

    @Test func allFaultsAreFoundEachAtItsPlace() throws {
        let json = #"{"name":1,"parts":[{"name":2,"count":"x"},{"name":"late"},{"bad":[]},7]}"#
        for adapter in JSONAdapter(errors: .all).loops {
            let error = #expect(throws: AdapterError.self) { try adapter.model(of: Node.self, from: json) }
            let all = [error].compactMap(\.self) + (error?.others ?? [])
            #expect(
                all.map { "\($0.place?.offset ?? -1) \($0.path.pathText) \($0.code)" } == [
                    "8 $.name type mismatch", "27 $.parts[0].name type mismatch", "37 $.parts[0].count type mismatch",
                    "42 $.parts[1] invalid", "58 $.parts[2].count type mismatch", "58 $.parts[2].name missing key",
                    "69 $.parts[3] type mismatch",
                ])
        }
    }

    // MARK: Secrets

    struct Login: JSONSerializing {
        let user: String, password: String
        static let propertyKeys = PropertyKeys(Login.init) {
            Property("user", \.user)
            Property("password", \.password, .secret)
        }
        static let jsonHooks: JSONHooks<Login> = [
            .beforeReading { object, _ in
                if object["user"]?.string == "early" { throw Refused(description: "no \(object)") }
            },
            .afterReading { login, _ in
                if login.user == "late" { throw ModelError(.invalid, expected: "another", found: login.password) }
            },
            .afterWriting { object, login, _ in
                if login.user == "write" { throw Refused(description: "no \(login.password)") }
            },
        ]
    }

    // R22
    @Test(arguments: ["early", "late", "n"]) func secretsAreNotShown(user: String) {
        let password = user == "n" ? #"["hunter2"]"# : #""hunter2""#
        let json = #"{"user":"\#(user)","password":\#(password)}"#
        for text in [
            routes.failure(Login.self, json), routes.failure([Made<Login>].self, #"[{"value":\#(json)}]"#),
            routes.failure(JSONTextHolder.self, json),
        ] {
            #expect(!text.contains("hunter2"))
            #expect(!text.contains("read as"))
        }
    }

    /// A value that holds a model without saying so.
    struct JSONTextHolder: PropertyValue {
        let login: Login
        static func read(from reader: ValueReader) throws -> Self { Self(login: try Login.read(from: reader)) }
        func write(to writer: ValueWriter) throws { try login.write(to: writer) }
    }

    @Test func secretsAreNotShownOnWriting() {
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter.jsonString(from: Made(value: Login(user: "write", password: "hunter2")))
        }
        #expect(error?.description == "Made<Login>.value: invalid\n  at $.value")
    }

    // MARK: Limits

    // R14
    @Test func depthIsCountedThroughHooks() throws {
        func nested(_ count: Int) -> String {
            let open = String(repeating: #"{"name":"n","parts":["#, count: count - 1)
            return open + #"{"name":"n"}"# + String(repeating: "]}", count: count - 1)
        }
        for adapter in JSONAdapter().loops {
            let deep = nested(256)
            let node = try adapter.model(of: Node.self, from: deep)
            let written = try adapter.jsonString(from: node)
            #expect(try adapter.model(of: Node.self, from: written) == node)
            #expect(try adapter.model(of: Node.self, from: adapter.jsonDictionary(from: node)) == node)
            #expect(throws: AdapterError.self) { try adapter.jsonString(from: [[node]]) }
        }
        let text = byteRoutes.failure(Node.self, nested(257))
        #expect(
            text.hasPrefix("too deep: expected at most 512 containers inside one another\n  at $.parts[0].parts[0]."))
    }

    // R27, R5
    @Test func limitsAndOptionsHold() throws {
        let short = JSONAdapter(limits: JSONLimits(text: 4))
        #expect(
            short.byteRoutes.failure(Node.self, #"{"name":"longer"}"#).hasPrefix(
                "limit exceeded: expected at most 4 bytes of text"))
        let once = JSONAdapter(refusingDuplicateKeys: true)
        #expect(once.byteRoutes.failure(Node.self, #"{"name":"n","name":"n"}"#).hasPrefix("duplicate key"))
    }

    // MARK: Configuration

    struct Listed: JSONSerializing {
        let x: Int
        static let propertyKeys = PropertyKeys(Listed.init) { Property("x", \.x) }
        static let jsonKeyPaths: JSONKeyPaths<Listed> = [\.x: "[0]"]
        static let jsonHooks: JSONHooks<Listed> = [.beforeReading { _, _ in }]
    }

    // R13
    @Test func modelThatIsAListHasNoObjectToChange() {
        #expect(
            routes.failure(Listed.self, "[1]")
                == "configuration error\n  Listed is a list in JSON, and its hooks want an object")
    }

    /// Models with one hook each, as values that are made of keys of another model.
    struct Gathered<Kind: HookKind>: JSONSerializing {
        let x: Int
        static var propertyKeys: PropertyKeys<Gathered> {
            .cached { PropertyKeys(Gathered.init) { Property("x", \.x) } }
        }
        static var jsonHooks: JSONHooks<Gathered> { Kind.hooks(of: Gathered.self) }
    }
    struct Gathering<Kind: HookKind>: JSONSerializing {
        let inner: Gathered<Kind>?
        static var propertyKeys: PropertyKeys<Gathering> {
            .cached { PropertyKeys(Gathering.init) { Property("inner", \.inner) } }
        }
        static var jsonKeyPaths: JSONKeyPaths<Gathering> { [\.inner: .allOf("x")] }
    }
    struct Flattening<Kind: HookKind>: JSONSerializing {
        let inner: Gathered<Kind>
        static var propertyKeys: PropertyKeys<Flattening> {
            .cached { PropertyKeys(Flattening.init) { Property("inner", \.inner) } }
        }
        static var jsonKeyPaths: JSONKeyPaths<Flattening> { [\.inner: .flattened] }
    }
    protocol HookKind: Sendable {
        static func hooks<Model: ValueModel>(of type: Model.Type) -> JSONHooks<Model>
    }
    enum Before: HookKind {
        static func hooks<Model: ValueModel>(of type: Model.Type) -> JSONHooks<Model> { [.beforeReading { _, _ in }] }
    }
    enum After: HookKind {
        static func hooks<Model: ValueModel>(of type: Model.Type) -> JSONHooks<Model> { [.afterReading { _, _ in }] }
    }
    enum Written: HookKind {
        static func hooks<Model: ValueModel>(of type: Model.Type) -> JSONHooks<Model> { [.afterWriting { _, _, _ in }] }
    }

    @Test func modelMadeOfKeysHasNoObjectToChange() {
        func check<Outer: ValueModel>(_ type: Outer.Type) {
            let told = routes.failure(Outer.self, #"{"x":1}"#)
            #expect(told.hasPrefix("configuration error\n  "), "\(Outer.self): \(told)")
            #expect(told.contains(".inner is made of keys of "), "\(Outer.self): \(told)")
        }
        #expect(
            routes.failure(Flattening<Written>.self, #"{"x":1}"#)
                == """
                configuration error
                  Flattening<Written>.inner is made of keys of Flattening<Written>, and the hooks of Gathered<Written> \
                want an object of its own
                """)
        check(Flattening<Before>.self)
        check(Flattening<After>.self)
        check(Flattening<Written>.self)
        check(Gathering<Before>.self)
        check(Gathering<After>.self)
        check(Gathering<Written>.self)
    }
}
