import Foundation
import TestSupport
import Testing

@testable import Olivine

/// An issue as a code host answers it: keys in snake case, paths into the user, keys that are no names, and nulls that
/// have to come back. Invented content.
@Suite struct GitHubDocument {
    enum State: String, PropertyValue { case open, closed }
    enum Association: String, PropertyValue { case owner = "OWNER", member = "MEMBER", none = "NONE" }

    struct Label: JSONSerializing {
        let id: Int64, name: String, color: String, isDefault: Bool, description: String?
        static let propertyKeys = PropertyKeys(Label.init) {
            Property("id", \.id)
            Property("name", \.name)
            Property("color", \.color)
            Property("isDefault", \.isDefault)
            Property("description", \.description)
        }
        static let jsonKeyPaths: JSONKeyPaths<Label> = [\.isDefault: "default"]
    }

    struct Reactions: JSONSerializing {
        let total: Int, up: Int, down: Int
        static let propertyKeys = PropertyKeys(Reactions.init) {
            Property("total", \.total)
            Property("up", \.up)
            Property("down", \.down)
        }
        static let jsonKeyPaths: JSONKeyPaths<Reactions> = [\.total: "total_count", \.up: "+1", \.down: "-1"]
    }

    struct Issue: JSONSerializing {
        let id: Int64, number: Int, title: String, reporter: String, reporterID: Int64
        let labels: [Label], state: State, isLocked: Bool, assignee: String?, milestone: String?
        let createdAt: Date, closedAt: Date?, authorAssociation: Association
        let page: URL, reactions: Reactions, body: String?

        static let propertyKeys = PropertyKeys(Issue.init) {
            Property("id", \.id)
            Property("number", \.number)
            Property("title", \.title)
            Property("reporter", \.reporter)
            Property("reporterID", \.reporterID)
            Property("labels", \.labels, default: [])
            Property("state", \.state)
            Property("isLocked", \.isLocked, default: false)
            Property("assignee", \.assignee)
            Property("milestone", \.milestone)
            Property("createdAt", \.createdAt)
            Property("closedAt", \.closedAt)
            Property("authorAssociation", \.authorAssociation, default: .none)
            Property("page", \.page)
            Property("reactions", \.reactions)
            Property("body", \.body)
        }
        static let jsonNaming = JSONNaming.snakeCase
        static let jsonKeyPaths: JSONKeyPaths<Issue> = [
            \.reporter: "user.login", \.reporterID: "user.id", \.isLocked: "locked", \.page: "html_url",
            \.assignee: .path("assignee.login").nils(.leftOut), \.milestone: .readOnly("milestone.title"),
            \.closedAt: .own.nils(.written), \.body: .own.nils(.written),
        ]
    }

    static let document = """
        {
          "url": "https://api.host.example/repos/mira/peridot/issues/1347",
          "id": 10987654321, "node_id": "I_kwDOA", "number": 1347,
          "title": "Crash when the list is empty", "user": {"login": "mira", "id": 583231, "site_admin": false},
          "labels": [
            {"id": 208045946, "name": "bug", "color": "f29513", "default": true, "description": null},
            {"id": 208045947, "name": "good first issue", "color": "7057ff", "default": false, "description": "Easy"}
          ],
          "state": "open", "locked": false, "assignee": {"login": "teo"}, "milestone": null, "comments": 0,
          "created_at": "2026-03-01T22:47:05Z", "closed_at": null, "author_association": "MEMBER",
          "html_url": "https://host.example/mira/peridot/issues/1347",
          "reactions": {"url": "https://api.host.example/x", "total_count": 3, "+1": 2, "-1": 1, "laugh": 0},
          "body": "Steps:\\r\\n1. open\\r\\n2. \\u2026"
        }
        """

    static let issue = Issue(
        id: 10_987_654_321, number: 1347, title: "Crash when the list is empty", reporter: "mira", reporterID: 583_231,
        labels: [
            Label(id: 208_045_946, name: "bug", color: "f29513", isDefault: true, description: nil),
            Label(id: 208_045_947, name: "good first issue", color: "7057ff", isDefault: false, description: "Easy"),
        ],
        state: .open, isLocked: false, assignee: "teo", milestone: nil,
        createdAt: Date(timeIntervalSince1970: 1_772_405_225), closedAt: nil, authorAssociation: .member,
        page: URL(string: "https://host.example/mira/peridot/issues/1347")!,
        reactions: Reactions(total: 3, up: 2, down: 1), body: "Steps:\r\n1. open\r\n2. …")

    static let written = #"""
        {"id":10987654321,"number":1347,"title":"Crash when the list is empty","user":{"login":"mira","id":583231},\#
        "labels":[{"id":208045946,"name":"bug","color":"f29513","default":true},\#
        {"id":208045947,"name":"good first issue","color":"7057ff","default":false,"description":"Easy"}],\#
        "state":"open","locked":false,"assignee":{"login":"teo"},"created_at":"2026-03-01T22:47:05Z",\#
        "closed_at":null,"author_association":"MEMBER","html_url":"https://host.example/mira/peridot/issues/1347",\#
        "reactions":{"total_count":3,"+1":2,"-1":1},"body":"Steps:\r\n1. open\r\n2. …"}
        """#

    @Test func issueIsReadAndWritten() {
        #expect(routes.complaints(Self.document, Self.issue, writes: Self.written) == [])
    }

    // The account is gone: null on the way to both properties, of which the first is told.
    @Test func ghostUserIsAnError() {
        let damaged = Self.document.replacing(
            #"{"login": "mira", "id": 583231, "site_admin": false}"#, with: "null")
        #expect(
            routes.failure(Issue.self, damaged) == """
                Issue.reporter: expected a value, found null
                  at $.user, line 4, column 52
                  4 | …"Crash when the list is empty", "user": null,
                    |                                          ^
                """)
    }

    @Test func labelWithoutColourNamesItsIndex() {
        let damaged = Self.document.replacing(#""color": "7057ff""#, with: #""colour": "7057ff""#)
        #expect(
            routes.failure(Issue.self, damaged) == """
                Label.color: missing key: "color"
                  at $.labels[1].color, line 7, column 5
                  7 |     {"id": 208045947, "name": "goo…
                    |     ^
                  the object has "colour"
                """)
    }
}
