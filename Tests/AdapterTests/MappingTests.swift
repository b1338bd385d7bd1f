import Testing
import TestSupport

@testable import Olivine

/// R13: a mistake in a mapping is thrown at first use, naming the type and both properties, the same both ways. And the
/// naming styles.
@Suite struct MappingTests {
    protocol Mapping: Sendable, Hashable {
        static var paths: JSONKeyPaths<Pair<Self>> { get }
        static var naming: JSONNaming { get }
        static var transformers: JSONTransformers<Pair<Self>> { get }
    }

    struct Pair<Rule: Mapping>: JSONSerializing {
        let name: String, other: String
        let note: String?
        var hidden: Int { 1 }
        static var propertyKeys: PropertyKeys<Self> {
            .cached {
                PropertyKeys(Pair.init) {
                    Property("name", \.name)
                    Property("other", \.other)
                    Property("note", \.note)
                }
            }
        }
        static var jsonKeyPaths: JSONKeyPaths<Self> { Rule.paths }
        static var jsonNaming: JSONNaming { Rule.naming }
        static var jsonTransformers: JSONTransformers<Self> { Rule.transformers }
    }

    enum OnePath: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "x.y", \.other: "x.y"] } }
    enum OneName: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "other"] } }
    enum Prefix: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "x", \.other: "x.y"] } }
    enum DeepPrefix: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "x.y[0].z", \.other: "x.y"] } }
    enum Outside: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.hidden: "x"] } }
    enum Twice: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "x", \.name: "y"] } }
    enum Unread: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: .ignored] } }
    enum OnlyWritten: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: .writeOnly("x")] } }
    enum Both: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "x[0]", \.other: "x.y"] } }
    enum Hole: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "x[0]", \.other: "x[2]"] } }
    enum LateHole: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "x[1]", \.other: "y"] } }
    enum RootBoth: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "[0]"] } }
    enum ReadTwice: Mapping {
        static var paths: JSONKeyPaths<Pair<Self>> { [\.name: .firstOf("x", "y"), \.other: .firstOf("z", "y")] }
    }
    enum BadPath: Mapping { static var paths: JSONKeyPaths<Pair<Self>> { [\.name: "a..b"] } }
    enum TwoTransformers: Mapping {
        static var transformers: JSONTransformers<Pair<Self>> {
            let same = JSONTransformer<String, String>(read: { $0 }, write: { $0 })
            return [.use(same, for: \.name), .use(same, for: \.name)]
        }
    }

    static func failures<Rule: Mapping>(_ rule: Rule.Type) -> Set<String> {
        let pair = Pair<Rule>(name: "n", other: "o", note: nil)
        var texts = Set([
            routes.failure(Pair<Rule>.self, "{}"),
            routes.failure([Pair<Rule>].self, "[{}]").replacing("\n  at $[0]", with: ""),
        ])
        texts.insert(routes.failure(Made<Pair<Rule>?>.self, "{}"))
        for adapter in JSONAdapter().loops {
            do throws(AdapterError) { texts.insert(try adapter.jsonString(from: pair)) } catch {
                texts.insert(
                    error.code == .configuration && error.place == nil ? error.description : "another error: \(error)")
            }
        }
        return texts
    }

    // B082
    @Test func mistakeIsThrownAtFirstUse() {
        func expect<Rule: Mapping>(_ rule: Rule.Type, _ note: String, _ location: SourceLocation = #_sourceLocation) {
            #expect(Self.failures(rule) == ["configuration error\n  \(note)"], sourceLocation: location)
        }
        expect(OnePath.self, "Pair<OnePath>.name and Pair<OnePath>.other are both written to $.x.y")
        expect(OneName.self, "Pair<OneName>.name and Pair<OneName>.other are both written to $.other")
        expect(Prefix.self, "Pair<Prefix>.other is written to $.x.y, inside the value of Pair<Prefix>.name at $.x")
        expect(
            DeepPrefix.self,
            "Pair<DeepPrefix>.name is written to $.x.y[0].z, inside the value of Pair<DeepPrefix>.other at $.x.y")
        let outside = Self.failures(Outside.self)
        #expect(outside.count == 1)
        #expect(
            outside.first?.hasPrefix("configuration error\n  jsonKeyPaths of Pair<Outside> names \\Pair<Outside>.")
                == true)
        #expect(outside.first?.hasSuffix("which is no row of its propertyKeys") == true)
        expect(Twice.self, "jsonKeyPaths of Pair<Twice> names name twice")
        expect(Unread.self, "Pair<Unread>.name is never read, so it needs a default or must be optional")
        expect(OnlyWritten.self, "Pair<OnlyWritten>.name is never read, so it needs a default or must be optional")
        expect(Both.self, "the path of Pair<Both>.other makes one place both an object and a list")
        expect(Hole.self, "a path of Pair<Hole> leaves index 1 of a written list without a value")
        expect(LateHole.self, "a path of Pair<LateHole> leaves index 0 of a written list without a value")
        expect(RootBoth.self, "the path of Pair<RootBoth>.other makes one place both an object and a list")
        expect(
            ReadTwice.self,
            "Pair<ReadTwice>.name and Pair<ReadTwice>.other are both read from $.y; all but one must be read only")
        expect(
            BadPath.self, #"Pair<BadPath>.name: the path "a..b" has an empty component; a dot in a key is written \."#)
        expect(TwoTransformers.self, "jsonTransformers of Pair<TwoTransformers> names name twice")
    }

    struct Library: ValueModel {
        let shelves: [String: [Shelf?]]
        static let propertyKeys = PropertyKeys(Library.init) { Property("shelves", \.shelves) }
    }
    struct Shelf: ValueModel {
        let pair: Pair<Prefix>?
        static let propertyKeys = PropertyKeys(Shelf.init) { Property("pair", \.pair) }
    }

    // R13: without a value, and in whatever a type holds.
    @Test func mistakeIsFoundByACheck() throws {
        func note(_ type: any PropertyValue.Type, by adapter: JSONAdapter = JSONAdapter()) -> String? {
            do throws(AdapterError) { try adapter.check(type) } catch {
                return error.code == .configuration ? error.description : "another error: \(error)"
            }
            return nil
        }
        let prefix =
            "configuration error\n  Pair<Prefix>.other is written to $.x.y, inside the value of Pair<Prefix>.name at $.x"
        #expect(note(Pair<Prefix>.self) == prefix && note([Pair<Prefix>?].self) == prefix)
        #expect(note(Library.self) == prefix && note(Shelf.self) == prefix)
        #expect(throws: AdapterError.self) { try JSONAdapter.check(Library.self) }
        #expect(note(Named.self) == nil && note(OwnStyle.self) == nil && note(Int.self) == nil)
        #expect(note(Colliding.self) == nil)
        #expect(
            note([Colliding].self, by: JSONAdapter(naming: .snakeCase))
                == "configuration error\n  Colliding.userId and Colliding.userID are both written to $.user_id")
        let mended = JSONAdapter().mapping(Pair<Prefix>.self, [\.other: "z"])
        #expect(note(Library.self, by: mended) == nil)
        #expect(
            note(Named.self, by: mended.mapping(Named.self, [\.isNew: .ignored]))?.contains("is never read") == true)
    }

    // R12: the rule runs once, from property to key, and serves both ways. B078
    static let styles: [(String, snake: String, kebab: String, pascal: String, screaming: String)] = [
        ("name", "name", "name", "Name", "NAME"), ("createdAt", "created_at", "created-at", "CreatedAt", "CREATED_AT"),
        ("photoURL", "photo_url", "photo-url", "PhotoURL", "PHOTO_URL"),
        ("photoURLPath2x", "photo_url_path2x", "photo-url-path2x", "PhotoURLPath2x", "PHOTO_URL_PATH2X"),
        ("URL", "url", "url", "URL", "URL"), ("URLPath", "url_path", "url-path", "URLPath", "URL_PATH"),
        ("A", "a", "a", "A", "A"), ("aB", "a_b", "a-b", "AB", "A_B"), ("", "", "", "", ""),
        ("isHTTP2Used", "is_http2_used", "is-http2-used", "IsHTTP2Used", "IS_HTTP2_USED"),
        ("_id", "_id", "_id", "_id", "_ID"),
        ("already_snake", "already_snake", "already-snake", "Already_snake", "ALREADY_SNAKE"),
        ("ÄrgerName", "ärger_name", "ärger-name", "ÄrgerName", "ÄRGER_NAME"), ("x1y2", "x1y2", "x1y2", "X1y2", "X1Y2"),
    ]

    @Test(arguments: styles.indices) func nameBecomesKeyByStyle(_ index: Int) {
        let (name, snake, kebab, pascal, screaming) = Self.styles[index]
        #expect(JSONNaming.asIs.key(of: name) == name)
        #expect(JSONNaming.snakeCase.key(of: name) == snake)
        #expect(JSONNaming.kebabCase.key(of: name) == kebab)
        #expect(JSONNaming.pascalCase.key(of: name) == pascal)
        #expect(JSONNaming.screamingSnakeCase.key(of: name) == screaming)
    }

    struct Named: ValueModel {
        let photoURL: String, isNew: Bool
        let inner: Made<Int>?
        static let propertyKeys = PropertyKeys(Named.init) {
            Property("photoURL", \.photoURL)
            Property("isNew", \.isNew)
            Property("inner", \.inner)
        }
    }

    struct OwnStyle: JSONSerializing {
        let photoURL: String, isNew: Bool
        let deepName: String?
        static let propertyKeys = PropertyKeys(OwnStyle.init) {
            Property("photoURL", \.photoURL)
            Property("isNew", \.isNew)
            Property("deepName", \.deepName)
        }
        static let jsonNaming = JSONNaming.kebabCase
        static let jsonKeyPaths: JSONKeyPaths<OwnStyle> = [\.isNew: "meta.isNew"]
    }

    @Test func styleServesBothWays() {
        let named = Named(photoURL: "u", isNew: true, inner: Made(value: 1))
        #expect(routes.complaints(#"{"photoURL":"u","isNew":true,"inner":{"value":1}}"#, named) == [])
        let snake = JSONAdapter(naming: .snakeCase).routes
        #expect(snake.complaints(#"{"photo_url":"u","is_new":true,"inner":{"value":1}}"#, named) == [])
        let pascal = JSONAdapter(naming: .pascalCase).routes
        #expect(pascal.complaints(#"{"PhotoURL":"u","IsNew":true,"Inner":{"Value":1}}"#, named) == [])
        #expect(
            snake.failure(Named.self, #"{"photoURL":"u","is_new":true}"#).hasPrefix(
                #"Named.photoURL: missing key: "photo_url""#))
    }

    @Test func typeWinsOverAdapterAndExplicitPathOverBoth() {
        let own = OwnStyle(photoURL: "u", isNew: true, deepName: "d")
        let json = #"{"photo-url":"u","meta":{"isNew":true},"deep-name":"d"}"#
        for naming in [JSONNaming.asIs, .snakeCase, .kebabCase] {
            #expect(JSONAdapter(naming: naming).routes.complaints(json, own) == [])
        }
    }

    // R13: a style that maps two properties to one key does not invert.
    struct Colliding: ValueModel {
        let userId: Int, userID: Int
        static let propertyKeys = PropertyKeys(Colliding.init) {
            Property("userId", \.userId)
            Property("userID", \.userID)
        }
    }

    @Test func styleThatDoesNotInvertIsAConfigurationError() {
        #expect(routes.complaints(#"{"userId":1,"userID":2}"#, Colliding(userId: 1, userID: 2)) == [])
        #expect(
            JSONAdapter(naming: .snakeCase).routes.failure(Colliding.self, "{}")
                == "configuration error\n  Colliding.userId and Colliding.userID are both written to $.user_id")
    }

    // B051: canonically equal spellings are two keys, and two paths.
    struct TwoSpellings: JSONSerializing {
        let first: Int, second: Int
        static let propertyKeys = PropertyKeys(TwoSpellings.init) {
            Property("first", \.first)
            Property("second", \.second)
        }
        static let jsonKeyPaths: JSONKeyPaths<TwoSpellings> = [
            \.first: "na\u{ef}ve", \.second: "nai\u{308}ve",
        ]
    }

    @Test func keysCompareByScalars() {
        let value = TwoSpellings(first: 1, second: 2)
        #expect(routes.complaints("{\"na\u{ef}ve\":1,\"nai\u{308}ve\":2}", value) == [])
        #expect(
            routes.complaints(
                "{\"nai\\u0308ve\":2,\"na\\u00EFve\":1}", value, writes: "{\"na\u{ef}ve\":1,\"nai\u{308}ve\":2}") == [])
    }
}

extension MappingTests.Mapping {
    static var paths: JSONKeyPaths<MappingTests.Pair<Self>> { [:] }
    static var naming: JSONNaming { .inherited }
    static var transformers: JSONTransformers<MappingTests.Pair<Self>> { [] }
}
