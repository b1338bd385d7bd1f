import Foundation
import Olivine
import StandIns
import Testing

// That this file compiles is the test: everything a program writes, unqualified, beside modules with names that sound
// like ours. (`Formatter` and its like are Foundation's on Apple's systems; here the stand-in has them.)

struct Author: ValueModel {
    let name: String, token: String, page: URL?
    static let propertyKeys = PropertyKeys(Author.init) {
        Property("name", \.name).validating { if $0.isEmpty { throw CocoaError(.formatting) } }
        Property("token", \.token, [.secret, .notCompared, .notArchived])
        Property("page", \.page)
    }
    func validate() throws {}
}

struct Post: JSONSerializing {
    private(set) var title = ""
    private(set) var author: Author?
    private(set) var size = 12
    private(set) var hits = 0
    static let propertyKeys = PropertyKeys(startingFrom: Post()) {
        Property("title", \.title)
        Property("author", \.author)
        Property("size", \.size, default: 12).replacing { min($0, 72) }
        Property("hits", \.hits, default: 0)
    }
    static let jsonKeyPaths: JSONKeyPaths<Post> = [
        \.title: "head.title", \.author: .firstOf("author", "by"), \.size: .path("size").omittingDefault,
        \.hits: .readOnly("hits").nullIsDefault,
    ]
    static let jsonTransformers: JSONTransformers<Post> = [
        .use(
            JSONTransformer<String, Int>(read: { $0.utf8.count }, write: { String(repeating: "x", count: $0) }),
            for: \.hits)
    ]
    static let jsonNaming = JSONNaming.snakeCase
}

/// A generic one, and the names of Fluent and SwiftUI in use beside ours.
struct Envelope<Body: PropertyValue>: ValueModel {
    let body: Body, kind: Kind
    enum Kind: String, PropertyValue { case page, record }
    static var propertyKeys: PropertyKeys<Self> {
        .cached {
            PropertyKeys(Envelope.init) {
                Property("body", \.body)
                Property("kind", \.kind)
            }
        }
    }
}

final class Column64: Fields {}
struct Screen: View { let state: State<Int>, row: Row, page: Page<Author>, path: Path, transformer: ValueTransformer }

/// A value type of the program.
struct Colour: PropertyValue {
    let hex: String
    static func read(from reader: ValueReader) throws -> Colour {
        let text = try reader.readText()
        guard text.utf8.count == 7 else { throw reader.mismatch("a colour", text) }
        return Colour(hex: text)
    }
    func write(to writer: ValueWriter) throws { try writer.writeText(hex) }
}

@Suite struct StandInTests {
    @Test func everythingIsUsableUnqualified() throws {
        let adapter = JSONAdapter(
            naming: .kebabCase, nils: .written, omittingDefaults: true, format: [.pretty, .sorted], nonFinite: .refused,
            refusingDuplicateKeys: true, replacingLoneSurrogates: true, errors: .all,
            limits: JSONLimits(depth: 9, bytes: 999, text: 99, number: 9, list: 9))
        let format: JSONFormat = .escapedSlashes
        let nils: JSONNils = .leftOut
        let errors: JSONErrors = .first
        let nonFinite: JSONNonFinite = .texts(infinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let path: JSONPath = "a[0]"
        let mapping: JSONKeyPath = .key("a.b")
        let options: PropertyOptions = .secret
        let post = try adapter.model(of: Post.self, from: #"{"head":{"title":"t"},"by":null,"hits":"four"}"#)
        #expect(post.hits == 4 && post == post && post.author == nil)
        do throws(AdapterError) {
            _ = try JSONAdapter.model(of: Envelope<[Colour]>.self, from: #"{"body":["red"]}"#)
        } catch {
            let code: ModelError.Code = error.code
            #expect(code == .typeMismatch && error.path.pathText == "$.body[0]" && error.place != nil)
        }
        #expect(path.components.count == 2 && mapping == .key("a.b") && options == .secret && format != [])
        #expect(nils == .leftOut && errors == .first && nonFinite != .refused)
        #expect(NumberLiteral("12.50")?.text == "12.50")
    }
}
