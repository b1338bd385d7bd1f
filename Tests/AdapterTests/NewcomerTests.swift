import Foundation
import Testing

@testable import Olivine

/// What a first user of the library ran into.
@Suite struct NewcomerTests {
    struct Stocked: ValueModel {
        let count: Int?, note: String?
        static let propertyKeys = PropertyKeys(Stocked.init) {
            Property("count", \.count, default: 5)
            Property("note", \.note)
        }
    }

    // R8, R16: nil that would read back as a default is written.
    @Test(arguments: [true, false]) func nilBesideAnotherDefaultIsKept(_ fast: Bool) throws {
        var adapter = JSONAdapter()
        adapter.writing.usesFastLoop = fast
        let model = Stocked(count: nil, note: nil)
        #expect(try adapter.jsonString(from: model) == #"{"count":null}"#)
        #expect(try adapter.model(of: Stocked.self, from: #"{"count":null}"#) == model)
        #expect(try adapter.model(of: Stocked.self, from: "{}") == Stocked(count: 5, note: nil))
    }

    struct Secretive: ValueModel {
        let tokens: [String: Int]
        static let propertyKeys = PropertyKeys(Secretive.init) { Property("tokens", \.tokens, [.secret]) }
    }
    /// Reads a model with a secret without saying so.
    struct Wrapper: PropertyValue {
        let inner: Secretive
        static func read(from reader: ValueReader) throws -> Wrapper { Wrapper(inner: try .read(from: reader)) }
        func write(to writer: ValueWriter) throws { try inner.write(to: writer) }
    }

    // R22: nor the keys inside a secret value, nor the line where nothing announced a secret.
    @Test func secretsShowNeitherKeysNorLines() throws {
        let json = #"[{"tokens":{"hunter2":true}}]"#
        for error in [
            #expect(throws: AdapterError.self) { try JSONAdapter.models(of: Secretive.self, from: json) },
            #expect(throws: AdapterError.self) { try JSONAdapter.models(of: Wrapper.self, from: json) },
        ] {
            let error = try #require(error)
            #expect(error.path.pathText == "$[0].tokens")
            #expect(!"\(error) \(error.redacted) \(error.localizedDescription)".contains("hunter2"))
        }
    }

    @Test func localizedDescriptionIsTheRedactedForm() throws {
        let error = try #require(
            #expect(throws: AdapterError.self) { try JSONAdapter.model(of: [Int].self, from: #"["a"]"#) })
        #expect(error.localizedDescription == error.redacted)
        #expect(error.redacted == "type mismatch at $[0], line 1, column 2: expected a number")
    }

    struct Renamed: JSONSerializing {
        let createdAt: Int, tags: [String], seen: Int?
        static let propertyKeys = PropertyKeys(Renamed.init) {
            Property("createdAt", \.createdAt)
            Property("tags", \.tags, default: [])
            Property("seen", \.seen)
        }
        static let jsonNaming = JSONNaming.snakeCase
        static let jsonKeyPaths: JSONKeyPaths<Renamed> = [
            \.createdAt: .own.readOnly, \.tags: .own.nullIsDefault, \.seen: .firstOf("seen", "last.seen").readOnly,
        ]
    }

    @Test func ownNamesTakeOptionsToo() throws {
        let model = try JSONAdapter.model(of: Renamed.self, from: #"{"created_at":1,"tags":null,"last":{"seen":2}}"#)
        #expect(model == Renamed(createdAt: 1, tags: [], seen: 2))
        #expect(try JSONAdapter.jsonString(from: model) == #"{"tags":[]}"#)
    }

    // R15: a validator's fault points at the value, and null at what to change.
    @Test func faultsPointAtTheValue() {
        struct Negative: Error {}
        struct Point: JSONSerializing {
            let x: Int, y: [Int]
            static let propertyKeys = PropertyKeys(Point.init) {
                Property("x", \.x).validating { if $0 < 0 { throw Negative() } }
                Property("y", \.y, default: [])
            }
            static let jsonKeyPaths: JSONKeyPaths<Point> = [\.x: "at.x"]
        }
        let negative = #expect(throws: AdapterError.self) {
            try JSONAdapter.model(of: Point.self, from: #"{"at":{"z":[1,{}],"x":-7},"y":[]}"#)
        }
        #expect(negative?.place?.offset == 22)
        let null = #expect(throws: AdapterError.self) {
            try JSONAdapter.model(of: Point.self, from: #"{"at":{"x":7},"y":null}"#)
        }
        #expect(
            null?.description.hasSuffix("if null should mean the default here: map it as .own.nullIsDefault") == true)
    }

    // R12: a path copied out of an error begins with its root.
    @Test func aPathWithItsRootIsAMistake() throws {
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter.model(of: Int.self, from: #"{"data":1}"#, at: "$.data")
        }
        #expect(error?.code == .configuration)
        #expect(error?.description.contains("begins with the root `$`, which is left out") == true)
        #expect(try JSONAdapter.model(of: Int.self, from: #"{"data":1}"#, at: "data") == 1)
        #expect(try JSONAdapter.model(of: Int.self, from: #"{"$ref":1}"#, at: "$ref") == 1)
    }

    @Test func theTypeMayBeInferred() throws {
        let model: Stocked = try JSONAdapter.model(from: "{}")
        let list: [Stocked] = try JSONAdapter.models(from: "[{}]")
        #expect(list == [model])
    }
}
