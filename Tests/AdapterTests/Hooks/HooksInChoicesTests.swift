import TestSupport
import Testing

@testable import Olivine

/// Models with hooks as what the cases of a choice carry, wherever its tag stands, also inside models with hooks.
@Suite struct HooksInChoicesTests {
    struct Page: JSONSerializing {
        let title: String
        static let propertyKeys = PropertyKeys(Page.init) { Property("title", \.title) }
        static let jsonHooks: JSONHooks<Page> = [
            .beforeReading { object, _ in if let name = object.removeValue(forKey: "name") { object["title"] = name } },
            .afterWriting { object, page, _ in object["length"] = JSONValue(integerLiteral: page.title.utf8.count) },
        ]
    }

    enum Item: JSONChoosing {
        case page(Page), pages([Page]), rule
        static let choices = ModelChoices<Item> {
            Choice("page", make: Item.page) { if case .page(let page) = $0 { page } else { nil } }
            Choice("pages", fields: "pages", make: Item.pages) {
                if case .pages(let pages) = $0 { pages } else { nil }
            }
            Choice("rule", value: .rule)
        }
        static let jsonChoice = JSONChoice.tag("type")
    }

    /// Hooks around the choices.
    struct Book: JSONSerializing {
        let items: [Item], index: [String: Item]
        static let propertyKeys = PropertyKeys(Book.init) {
            Property("items", \.items)
            Property("index", \.index, default: [:])
        }
        static let jsonHooks: JSONHooks<Book> = [
            .beforeReading { object, _ in object["version"] = nil },
            .afterWriting { object, _, _ in object["version"] = 2 },
        ]
    }

    static let items: [Item] = [.page(Page(title: "Etna")), .pages([Page(title: "Hekla")]), .rule]

    static func text(_ etna: String, _ hekla: String, _ rule: String) -> String { "[\(etna),\(hekla),\(rule)]" }
    static let inside = text(
        #"{"type":"page","title":"Etna","length":4}"#, #"{"type":"pages","pages":[{"title":"Hekla","length":5}]}"#,
        #"{"type":"rule"}"#)

    static let forms: [(JSONChoice, String)] = [
        (.tag("type"), inside),
        (
            .tag("meta.type"),
            text(
                #"{"meta":{"type":"page"},"title":"Etna","length":4}"#,
                #"{"meta":{"type":"pages"},"pages":[{"title":"Hekla","length":5}]}"#, #"{"meta":{"type":"rule"}}"#)
        ),
        (
            .tag("type", content: "data"),
            text(
                #"{"type":"page","data":{"title":"Etna","length":4}}"#,
                #"{"type":"pages","data":{"pages":[{"title":"Hekla","length":5}]}}"#, #"{"type":"rule"}"#)
        ),
        (
            .singleKey,
            text(
                #"{"page":{"title":"Etna","length":4}}"#, #"{"pages":{"pages":[{"title":"Hekla","length":5}]}}"#,
                #"{"rule":{}}"#)
        ),
    ]

    @Test(arguments: forms.indices) func everyFormReadsAndWrites(_ index: Int) throws {
        let (form, json) = Self.forms[index]
        let adapter = JSONAdapter().choosing(Item.self, by: form)
        #expect(ValueRow(json, Self.items, by: adapter.routes).complaints() == [])
        let book = Book(items: Self.items, index: ["a": Self.items[0]])
        let first = try adapter.jsonString(from: Self.items[0])
        #expect(
            ValueRow(#"{"items":\#(json),"index":{"a":\#(first)},"version":2}"#, book, by: adapter.routes)
                .complaints() == [])
    }

    @Test func hooksBeforeReadingRunBehindTheTag() throws {
        let item = try JSONAdapter.model(of: Item.self, from: #"{"name":"Etna","type":"page"}"#)
        #expect(try JSONAdapter.jsonString(from: item) == #"{"type":"page","title":"Etna","length":4}"#)
    }

    /// A choice that stands in the whole object of a model: what its content's hooks say is merged into that.
    struct Shelf: JSONSerializing {
        let number: Int, item: Item
        static let propertyKeys = PropertyKeys(Shelf.init) {
            Property("number", \.number)
            Property("item", \.item)
        }
        static let jsonKeyPaths: JSONKeyPaths<Shelf> = [\.item: .flattened]
    }

    @Test func hooksRunInFlattenedChoices() {
        let row = ValueRow(
            #"{"number":7,"type":"page","name":"Etna"}"#, Shelf(number: 7, item: Self.items[0]),
            writes: #"{"number":7,"type":"page","title":"Etna","length":4}"#)
        #expect(row.complaints() == [])
        #expect(
            ValueRow(
                #"{"items":[],"index":{"a":{"type":"page","title":"Etna","length":4}},"version":2}"#,
                Book(items: [], index: ["a": Self.items[0]])
            ).complaints() == [])
    }

    @Test func sortedKeysHaveTheTagInItsPlace() throws {
        let adapter = JSONAdapter(format: .sorted)
        #expect(
            try adapter.jsonString(from: Self.items[0]) == #"{"length":4,"title":"Etna","type":"page"}"#)
        #expect(
            try adapter.jsonString(from: Book(items: [.rule], index: [:]))
                == #"{"index":{},"items":[{"type":"rule"}],"version":2}"#)
    }
}
