import Foundation
import TestSupport
import Testing

@testable import Olivine

/// A page of a list of any item, which each endpoint puts under another key. Invented content.
@Suite struct PagedDocument {
    struct Page<Item: PropertyValue>: JSONSerializing {
        let items: [Item], total: Int, number: Int, next: URL?
        static var propertyKeys: PropertyKeys<Self> {
            .cached {
                PropertyKeys(Page.init) {
                    Property("items", \.items)
                    Property("total", \.total)
                    Property("number", \.number, default: 1)
                    Property("next", \.next)
                }
            }
        }
        static var jsonKeyPaths: JSONKeyPaths<Self> {
            [
                \.items: "data", \.total: .firstOf("meta.total", "meta.total_count"), \.number: "meta.page",
                \.next: "links.next",
            ]
        }
    }

    struct User: JSONSerializing {
        let id: UUID, name: String
        static let propertyKeys = PropertyKeys(User.init) {
            Property("id", \.id)
            Property("name", \.name)
        }
        static let jsonKeyPaths: JSONKeyPaths<User> = [\.name: "profile.display_name"]
    }

    static let ids = ["0A7B0F6E-1B7B-4C1C-9E0A-2B1F6F6C0001", "0A7B0F6E-1B7B-4C1C-9E0A-2B1F6F6C0002"]
    static let users = [
        User(id: UUID(uuidString: ids[0])!, name: "Mira"), User(id: UUID(uuidString: ids[1])!, name: "Teo"),
    ]
    static let next = URL(string: "https://h.example/users?page=3&sort=-name")!
    static let page = Page(items: users, total: 41, number: 2, next: next)

    static let document = """
        {
          "data": [
            {"id": "\(ids[0].lowercased())", "profile": {"display_name": "Mira", "avatar": null}},
            {"id": "\(ids[1])", "profile": {"display_name": "Teo"}}
          ],
          "meta": {"total_count": 41, "page": 2, "per_page": 2},
          "links": {"self": "https://h.example/users?page=2", "next": "https://h.example/users?page=3&sort=-name"}
        }
        """

    static func written(_ items: String, _ key: String = "data") -> String {
        #"{"\#(key)":\#(items),"meta":{"total":41,"page":2},"# + #""links":{"next":"\#(next.absoluteString)"}}"#
    }
    static let writtenUsers = """
        [{"id":"\(ids[0])","profile":{"display_name":"Mira"}},{"id":"\(ids[1])","profile":{"display_name":"Teo"}}]
        """

    @Test func pageOfUsersIsReadAndWritten() {
        #expect(routes.complaints(Self.document, Self.page, writes: Self.written(Self.writtenUsers)) == [])
    }

    // The same page of numbers, of lists, of any JSON, of pages.
    @Test func pageMayHoldAnything() {
        func check<Item: PropertyValue>(_ json: String, _ items: [Item]) {
            let page = Page(items: items, total: 41, number: 2, next: Self.next)
            #expect(routes.complaints(Self.written(json), page) == [])
        }
        check("[1,2]", [1, 2])
        check("[[],[null]]", [[], [nil]] as [[Int?]])
        check(#"[{"b":1,"a":[]}]"#, [["b": 1, "a": []]] as [JSONValue])
        check("[\(Self.written("[true]"))]", [Page(items: [true], total: 41, number: 2, next: Self.next)])
    }

    // One endpoint calls its items "users": said once, for this argument of the type.
    @Test func endpointHasItsOwnKey() throws {
        let adapter = JSONAdapter().mapping(Page<User>.self, [\.items: "users"])
        #expect(
            adapter.routes.complaints(
                Self.document.replacing(#""data""#, with: #""users""#), Self.page,
                writes: Self.written(Self.writtenUsers, "users")) == [])
        #expect(
            adapter.routes.complaints(
                Self.written("[1]"), Page(items: [1], total: 41, number: 2, next: Self.next)) == [])
    }

    @Test func lastPageHasNoNext() {
        let json = #"{"data":[],"meta":{"total":0},"links":{"next":null}}"#
        #expect(
            routes.complaints(
                json, Page<User>(items: [], total: 0, number: 1, next: nil),
                writes: #"{"data":[],"meta":{"total":0,"page":1}}"#) == [])
    }

    @Test func itemThatDoesNotFitIsNamed() {
        let damaged = Self.document.replacing(#""Teo""#, with: "{}")
        #expect(
            routes.failure(Page<User>.self, damaged) == """
                User.name: expected text, found an object
                  at $.data[1].profile.display_name, line 4, column 80
                  4 | …F6F6C0002", "profile": {"display_name": {}}}
                    |                                          ^
                """)
    }
}
