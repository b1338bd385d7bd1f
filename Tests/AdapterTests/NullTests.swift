import Testing
import TestSupport

@testable import Olivine

/// R8: null and missing are two things. The same table for both ways of construction.
@Suite struct NullTests {
    protocol Item: ValueModel {
        var id: Int { get }
        var title: String { get }
        var note: String? { get }
        var tags: [String] { get }
        var size: Double { get }
        var child: Made<Int>? { get }
        var stamp: Int { get }
    }

    /// Each call gives another number.
    static let counter = Locked(0)
    static func nextStamp() -> Int {
        counter.withLock {
            $0 += 1
            return $0
        }
    }

    struct MadeItem: Item, JSONSerializing {
        let id: Int, title: String
        let note: String?
        let tags: [String], size: Double
        let child: Made<Int>?
        let stamp: Int
        static let propertyKeys = PropertyKeys(MadeItem.init) {
            Property("id", \.id)
            Property("title", \.title, default: "untitled")
            Property("note", \.note)
            Property("tags", \.tags, default: [])
            Property("size", \.size, default: 1)
            Property("child", \.child)
            Property("stamp", \.stamp, [.notCompared], default: nextStamp())
        }
        static let jsonKeyPaths: JSONKeyPaths<MadeItem> = [\.size: JSONKeyPath("size").nullIsDefault]
    }

    struct SetItem: Item, JSONSerializing {
        private(set) var id = -1
        private(set) var title = "placeholder"
        private(set) var note: String? = "placeholder"
        private(set) var tags = ["placeholder"]
        private(set) var size = -1.0
        private(set) var child: Made<Int>? = Made(value: -1)
        private(set) var stamp = -1
        static let propertyKeys = PropertyKeys(startingFrom: SetItem()) {
            Property("id", \.id)
            Property("title", \.title, default: "untitled")
            Property("note", \.note)
            Property("tags", \.tags, default: [])
            Property("size", \.size, default: 1)
            Property("child", \.child)
            Property("stamp", \.stamp, [.notCompared], default: nextStamp())
        }
        static let jsonKeyPaths: JSONKeyPaths<SetItem> = [\.size: JSONKeyPath("size").nullIsDefault]
    }

    /// A prototype with an observed property, which has no place of its own.
    struct ObservedItem: Item, JSONSerializing {
        private(set) var id = -1 { didSet { changes += 1 } }
        private(set) var title = "placeholder"
        private(set) var note: String? = "placeholder"
        private(set) var tags = ["placeholder"]
        private(set) var size = -1.0
        private(set) var child: Made<Int>? = Made(value: -1)
        private(set) var stamp = -1
        private(set) var changes = 0
        static let propertyKeys = PropertyKeys(startingFrom: ObservedItem()) {
            Property("id", \.id)
            Property("title", \.title, default: "untitled")
            Property("note", \.note)
            Property("tags", \.tags, default: [])
            Property("size", \.size, default: 1)
            Property("child", \.child)
            Property("stamp", \.stamp, [.notCompared], default: nextStamp())
        }
        static let jsonKeyPaths: JSONKeyPaths<ObservedItem> = [\.size: JSONKeyPath("size").nullIsDefault]
    }

    static func read<Value: Item>(_ type: Value.Type, _ json: String) -> [Value] {
        routes.results(type, Array(json.utf8)).compactMap { try? $0.result.get() }
    }

    func check<Value: Item>(_ type: Value.Type) throws {
        let bare = Self.read(type, #"{"id":7}"#)
        #expect(bare.count == 10)
        for item in bare {
            #expect(item.id == 7 && item.title == "untitled" && item.note == nil && item.tags == [])
            #expect(item.size == 1 && item.child == nil)
        }
        // Evaluated anew for each value.
        #expect(Set(bare.map(\.stamp)).count == 10)

        for item in Self.read(type, #"{"child":null,"note":null,"size":null,"id":1,"tags":["a"],"title":""}"#) {
            #expect(item.child == nil && item.note == nil && item.size == 1 && item.tags == ["a"] && item.title == "")
        }
        for item in Self.read(
            type, #"{"id":1,"note":"x","note":null,"size":3,"size":null,"child":{"value":1},"child":null}"#)
        {
            #expect(item.note == nil && item.size == 1 && item.child == nil)
        }
    }

    // B053, B055
    @Test func missingIsTheDefaultAndNullIsNil() throws {
        try check(MadeItem.self)
        try check(SetItem.self)
        try check(ObservedItem.self)
        let observed = try JSONAdapter.model(of: ObservedItem.self, from: #"{"id":1}"#)
        #expect(observed.changes == 1)
        #expect(
            try JSONAdapter.jsonString(from: observed).hasPrefix(
                #"{"id":1,"title":"untitled","tags":[],"size":1.0,"stamp":"#))
    }

    // B057: a default is not for null.
    @Test(arguments: [
        (#"{"id":null}"#, "id: expected a number, found null", "$.id"),
        (#"{"id":1,"title":null}"#, "title: expected text, found null", "$.title"),
        (#"{"id":1,"tags":null}"#, "tags: expected a list, found null", "$.tags"),
        (#"{"id":1,"stamp":null}"#, "stamp: expected a number, found null", "$.stamp"),
        (#"{"title":"a"}"#, #"id: missing key: "id""#, "$.id"), ("{}", #"id: missing key: "id""#, "$.id"),
    ])
    func nullIsNotAllowedEvenWithADefault(_ json: String, _ message: String, _ path: String) {
        func check<Value: Item>(_ type: Value.Type) {
            for (_, result) in routes.results(type, Array(json.utf8)) {
                let error = #expect(throws: AdapterError.self) { try result.get() }
                #expect(error?.description.hasPrefix("\(type).\(message)\n  at \(path), line 1") == true)
                #expect(error?.code == (message.contains("missing") ? .missingKey : .nullNotAllowed))
            }
        }
        check(MadeItem.self)
        check(SetItem.self)
        check(ObservedItem.self)
    }

    // B059: nothing, and null, where a model should be.
    @Test(arguments: ["", " \n\t", "\u{FEFF}"]) func nothingIsAnEmptyDocument(_ json: String) {
        let failure = routes.failure(MadeItem.self, Array(json.utf8))
        #expect(failure.hasPrefix("empty document: expected a value, found nothing\n  at $, line 1, column 1"))
    }

    @Test func nullAtTheTopIsATypeMismatch() {
        for (_, result) in routes.results(SetItem.self, Array("null".utf8)) {
            let error = #expect(throws: AdapterError.self) { try result.get() }
            #expect(
                error?.code == .typeMismatch
                    && error?.description.hasPrefix("expected an object, found null\n  at $") == true)
        }
    }

    // B065, B067, R9
    struct Envelope<Body: PropertyValue>: ValueModel {
        let ok: Bool
        let body: Body
        static var propertyKeys: PropertyKeys<Self> {
            .cached {
                PropertyKeys(Envelope.init) {
                    Property("ok", \.ok)
                    Property("body", \.body)
                }
            }
        }
    }

    @Test func genericEnvelopeHoldsItsPayload() {
        typealias Items = Envelope<[Made<String>]>
        #expect(
            routes.complaints(#"{"ok":true,"body":[{"value":"a"}]}"#, Items(ok: true, body: [Made(value: "a")])) == [])
        #expect(
            routes.failure(Items.self, #"{"ok":true,"body":[{"value":"a"},{"value":7}]}"#) == """
                Made<String>.value: expected text, found the number 7
                  at $.body[1].value, line 1, column 43
                  1 | …ok":true,"body":[{"value":"a"},{"value":7}]}
                    |                                          ^
                """)
        #expect(routes.failure(Items.self, #"{"ok":true,"body":[{"value":"a"},null]}"#).contains("at $.body[1], line"))
        #expect(
            routes.failure(Items.self, #"{"ok":true}"#).hasPrefix(
                #"Envelope<Array<Made<String>>>.body: missing key: "body""#))
        #expect(routes.complaints(#"{"ok":false}"#, Envelope<[Int]?>(ok: false, body: nil)) == [])
        #expect(routes.complaints(#"{"ok":false,"body":[]}"#, Envelope<[Int]?>(ok: false, body: [])) == [])
        #expect(routes.complaints(#"{"ok":false,"body":{}}"#, Envelope<[Int: Int]?>(ok: false, body: [:])) == [])
    }
}
