import Foundation
import TestSupport
import Testing

@testable import Olivine

/// The spellings that docs/parity.md shows to those who come from other libraries.
@Suite struct MovingTests {
    struct Label: ValueModel {
        let name: String
        static let propertyKeys = PropertyKeys(Label.init) { Property("name", \.name) }
    }
    struct EmptyTitle: Error {}
    struct Backwards: Error {}

    static let percent = JSONTransformer<Int, Double>(
        read: { Double($0) / 100 }, write: { Int(($0 * 100).rounded()) })

    struct Issue: JSONSerializing {
        let number: Int, title: String, author: String, progress: Double, labels: [Label], note: String?
        let createdAt: Date, closedAt: Date?, isRead: Bool

        static let propertyKeys = PropertyKeys(Issue.init) {
            Property("number", \.number)
            Property("title", \.title).validating { if $0.isEmpty { throw EmptyTitle() } }
            Property("author", \.author)
            Property("progress", \.progress, default: 0)
            Property("labels", \.labels, default: [])
            Property("note", \.note)
            Property("createdAt", \.createdAt)
            Property("closedAt", \.closedAt)
            Property("isRead", \.isRead, default: false)
        }
        static let jsonNaming = JSONNaming.snakeCase
        static let jsonKeyPaths: JSONKeyPaths<Issue> = [
            \.author: "user.login", \.number: .firstOf("number", "id"), \.isRead: .ignored,
        ]
        static let jsonTransformers: JSONTransformers<Issue> = [.use(percent, for: \.progress)]

        func validate() throws { if let closedAt, closedAt < createdAt { throw Backwards() } }
    }

    static let data = Data(
        #"""
        {"id": 7, "title": "Say hello", "user": {"login": "mira"}, "progress": 40, "labels": [{"name": "bug"}],
         "created_at": "2026-03-01T22:47:05Z", "is_read": true}
        """#.utf8)

    @Test func tenThingsAreSpelledSo() throws {
        let issue = try JSONAdapter.model(of: Issue.self, from: Self.data)
        #expect(issue.number == 7 && issue.author == "mira" && issue.progress == 0.4 && issue.labels[0].name == "bug")
        #expect(!issue.isRead)
        #expect(try JSONAdapter.models(of: Issue.self, from: Data("[".utf8) + Self.data + Data("]".utf8)) == [issue])
        #expect(try JSONAdapter.jsonDictionary(from: issue)["progress"] as? Int == 40)
        let text = try JSONAdapter.jsonString(from: issue)
        #expect(
            text == #"""
                {"number":7,"title":"Say hello","user":{"login":"mira"},"progress":40,"labels":[{"name":"bug"}],\#
                "created_at":"2026-03-01T22:47:05Z"}
                """#)
        #expect(try JSONAdapter.jsonData(from: issue) == Data(text.utf8))
    }

    @Test func checksRunWhereverAModelComesFrom() throws {
        let issue = try JSONAdapter.model(of: Issue.self, from: Self.data)
        #expect(try issue.copy { $0.title = "Say more" }.title == "Say more")
        let empty = #expect(throws: ModelError.self) { try issue.copy { $0.title = "" } }
        #expect(empty?.underlying is EmptyTitle)
        let before = issue.createdAt.addingTimeInterval(-1)
        let backwards = #expect(throws: ModelError.self) { try issue.copy { $0.closedAt = before } }
        #expect(backwards?.underlying is Backwards)
        #expect(try issue.merging(issue.copy { $0.note = "n" }).note == "n")
        let adapter = JSONAdapter()
        let changes = try adapter.changes(to: Issue.self, from: #"{"title": "Say less", "note": null}"#)
        let changed = try issue.with(\.note, "n").applying(changes)
        #expect(changed.title == "Say less" && changed.note == nil && issue.title == "Say hello")
    }
}
