import Foundation
import Testing

@testable import Olivine

/// What a hostile type, mapping or document can do, and must not.
@Suite struct HostileTests {
    struct Login: ValueModel {
        let user: String, password: String
        static let propertyKeys = PropertyKeys(Login.init) {
            Property("user", \.user)
            Property("password", \.password, [.secret])
        }
    }
    struct Wrapped: RawRepresentable, PropertyValue {
        let rawValue: Login
    }
    struct Through: JSONSerializing {
        let name: String
        static let propertyKeys = PropertyKeys(Through.init) { Property("name", \.name) }
        static let jsonTransformers: JSONTransformers<Through> = [
            .use(JSONTransformer<Login, String>(read: { $0.user }), for: \.name)
        ]
    }

    // R22: a secret shows in no error, however its model is reached.
    @Test func secretsAreHiddenBehindWrappersAndTransformers() throws {
        let login = #"{"password":"hunter2","user":7}"#
        func check<Value: PropertyValue>(_ type: Value.Type, _ json: String) {
            for adapter in [JSONAdapter(), JSONAdapter(errors: .all)] {
                let error = #expect(throws: AdapterError.self) { try adapter.model(of: type, from: json) }
                #expect(error.map { "\($0)".contains("hunter2") } == false)
            }
        }
        check(Wrapped.self, login)
        check([Wrapped].self, "[\(login)]")
        check(Through.self, #"{"name":\#(login)}"#)
    }

    struct Whole: JSONSerializing {
        struct Inner: ValueModel {
            let p: Int
            static let propertyKeys = PropertyKeys(Inner.init) { Property("p", \.p) }
        }
        let id: Int, inner: Inner
        static let propertyKeys = PropertyKeys(Whole.init) {
            Property("id", \.id)
            Property("inner", \.inner)
        }
        static let jsonKeyPaths: JSONKeyPaths<Whole> = [\.inner: .readOnly(JSONPath([]))]
    }
    struct Written: JSONSerializing {
        let id: Int
        static let propertyKeys = PropertyKeys(Written.init) { Property("id", \.id) }
        static let jsonKeyPaths: JSONKeyPaths<Written> = [\.id: .path(JSONPath([]))]
    }

    // R12: the whole object is read; that it cannot be written is said, not passed over.
    @Test func theWholeObjectIsReadOnly() throws {
        let whole = try JSONAdapter.model(of: Whole.self, from: #"{"id":1,"p":2}"#)
        #expect(whole.inner.p == 2)
        let error = #expect(throws: AdapterError.self) { try JSONAdapter.jsonString(from: Written(id: 1)) }
        #expect(error?.code == .configuration)
    }

    /// A model that holds itself at the same place: no document can end it.
    struct Endless: JSONSerializing {
        let again: [Endless]?
        private(set) var me: Box?
        struct Box: PropertyValue {
            let inner: [Endless]
            static func read(from reader: ValueReader) throws -> Box { Box(inner: [try Endless.read(from: reader)]) }
            func write(to writer: ValueWriter) throws { try inner.write(to: writer) }
        }
        static let propertyKeys = PropertyKeys(Endless.init) {
            Property("again", \.again)
            Property("me", \.me)
        }
        static let jsonKeyPaths: JSONKeyPaths<Endless> = [\.me: .readOnly(JSONPath([]))]
    }

    // R14, R15: no trap on data, whatever the mapping.
    @Test func aMappingWithoutEndIsTooDeep() {
        let error = #expect(throws: AdapterError.self) { try JSONAdapter.model(of: Endless.self, from: "{}") }
        #expect(error?.code == .tooDeep)
    }

    struct Silent: PropertyValue {
        static func read(from reader: ValueReader) throws -> Silent { Silent() }
        func write(to writer: ValueWriter) throws {}
    }
    struct Open: PropertyValue {
        static func read(from reader: ValueReader) throws -> Open { Open() }
        func write(to writer: ValueWriter) throws { try writer.beginList(count: 1) }
    }
    struct Stray: PropertyValue {
        static func read(from reader: ValueReader) throws -> Stray { Stray() }
        func write(to writer: ValueWriter) throws { try writer.endList() }
    }

    // R16: what a type writes is one whole value, or an error; never bad JSON.
    @Test func halfWrittenValuesAreErrors() {
        func check<Value: PropertyValue>(_ value: Value) {
            let error = #expect(throws: AdapterError.self) { try JSONAdapter.jsonString(from: value) }
            #expect(error?.code == .notRepresentable)
        }
        check(Silent())
        check(Open())
        check(Stray())
        check([Open()])
        check(["a": Stray()])
        check(["a": Silent()])
        check(["a": Silent(), "b": Silent()])
        check([Silent(), Silent()])
    }

    struct Slashed: JSONSerializing {
        let link: String
        static let propertyKeys = PropertyKeys(Slashed.init) { Property("link", \.link) }
        static let jsonKeyPaths: JSONKeyPaths<Slashed> = [\.link: .key("a/b")]
    }

    // R16
    @Test func slashesAreEscapedInKeysToo() throws {
        let model = Slashed(link: "x/y")
        #expect(try JSONAdapter(format: .escapedSlashes).jsonString(from: model) == #"{"a\/b":"x\/y"}"#)
        #expect(try JSONAdapter().jsonString(from: model) == #"{"a/b":"x/y"}"#)
    }

    // R4, R16: what would not be read back is not written.
    @Test func decimalsOf39DigitsAreNotWritten() {
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter.jsonString(from: [Decimal.greatestFiniteMagnitude])
        }
        #expect(error?.code == .notRepresentable && error?.jsonPointer == "/0")
    }
}
