import Foundation
import TestSupport
import Testing

@testable import Olivine

/// R30: hooks run before and after a model is read and after it is written, at every depth and by every route.
@Suite struct HookTests {
    /// An account that was `account_id` before it was `id`, and that says a version when it is written.
    struct Account: JSONSerializing {
        let id: Int
        let name: String
        let note: String?
        static let propertyKeys = PropertyKeys(Account.init) {
            Property("id", \.id)
            Property("name", \.name)
            Property("note", \.note)
        }
        static let jsonHooks: JSONHooks<Account> = [
            .beforeReading { object, _ in
                if let id = object.removeValue(forKey: "account_id") { object["id"] = id }
            },
            .afterWriting { object, account, _ in object["label"] = .string("\(account.id) \(account.name)") },
        ]
    }

    static let ada = Account(id: 1, name: "Ada", note: nil)
    static let bob = Account(id: 2, name: "Bob", note: "b")

    static let rows = [
        ValueRow(#"{"account_id":1,"name":"Ada"}"#, ada, writes: #"{"id":1,"name":"Ada","label":"1 Ada"}"#),
        ValueRow(#"{ "name" : "Ada", "account_id" : 1.0 }"#, ada, writes: #"{"id":1,"name":"Ada","label":"1 Ada"}"#),
        ValueRow(
            #"{"id":1,"name":"x","name":"Ada"}"#, ada, writes: #"{"id":1,"name":"Ada","label":"1 Ada"}"#),
        ValueRow(
            #"[{"account_id":1,"name":"Ada"},{"id":2,"name":"Bob","note":"b"}]"#, [ada, bob],
            writes: #"[{"id":1,"name":"Ada","label":"1 Ada"},{"id":2,"name":"Bob","note":"b","label":"2 Bob"}]"#),
        ValueRow(
            #"{"a":{"account_id":1,"name":"Ada"}}"#, ["a": ada],
            writes: #"{"a":{"id":1,"name":"Ada","label":"1 Ada"}}"#),
        ValueRow(
            #"[null,{"account_id":1,"name":"Ada"}]"#, [nil, ada] as [Account?],
            writes: #"[null,{"id":1,"name":"Ada","label":"1 Ada"}]"#),
        ValueRow(
            #"[{"id":2,"name":"Bob","note":"b"},{"id":1,"name":"Ada"}]"#, Set([bob, ada]),
            writes: #"[{"id":1,"name":"Ada","label":"1 Ada"},{"id":2,"name":"Bob","note":"b","label":"2 Bob"}]"#),
    ]

    @Test(arguments: rows) func hooksRunAtEveryDepth(row: ValueRow) { #expect(row.complaints() == []) }

    // MARK: Hooks inside hooks

    /// A list of accounts that counts them, and holds values of every kind.
    struct Ledger: JSONSerializing {
        var accounts: Set<Account> = []
        var inner: [Ledger]
        var at = Date(timeIntervalSinceReferenceDate: 0)
        var page = URL(string: "https://a.test/?q=1")!
        var id = UUID(uuidString: "5B082A15-0000-4000-8000-000000000001")!
        var bytes = Data([1, 2, 255])
        var ratio = 0.5
        var small = Float(0.1)
        var big = UInt64.max
        var amount = Decimal(string: "12.340")!
        var isOpen = true
        var raw: JSONValue = ["x": [1, nil, "é"]]
        var none: Int?
        static let propertyKeys = PropertyKeys(startingFrom: Ledger(inner: [])) {
            Property("accounts", \.accounts)
            Property("inner", \.inner)
            Property("at", \.at)
            Property("page", \.page)
            Property("id", \.id)
            Property("bytes", \.bytes)
            Property("ratio", \.ratio)
            Property("small", \.small)
            Property("big", \.big)
            Property("amount", \.amount)
            Property("isOpen", \.isOpen)
            Property("raw", \.raw)
            Property("none", \.none)
        }
        static let jsonNaming = JSONNaming.snakeCase
        static let jsonHooks: JSONHooks<Ledger> = [
            .beforeReading { object, _ in object["count"] = nil },
            .afterWriting { object, ledger, _ in object["count"] = JSONValue(ledger.accounts.count) },
        ]
    }

    @Test func whatIsWrittenUnderHooksIsWhatIsWrittenWithoutThem() {
        let rest =
            #""at":"2001-01-01T00:00:00Z","page":"https://a.test/?q=1","#
            + #""id":"5B082A15-0000-4000-8000-000000000001","bytes":"AQL/","ratio":0.5,"small":0.1,"#
            + #""big":18446744073709551615,"amount":12.34,"is_open":true,"raw":{"x":[1,null,"é"]}"#
        let accounts =
            #"[{"id":1,"name":"Ada","label":"1 Ada"},{"id":2,"name":"Bob","note":"b","label":"2 Bob"}]"#
        let inner = #"{"accounts":[],"inner":[],\#(rest),"count":0}"#
        let ledger = Ledger(accounts: [Self.ada, Self.bob], inner: [Ledger(inner: []), Ledger(inner: [])])
        #expect(
            routes.complaints(
                #"{"accounts":\#(accounts),"inner":[\#(inner),\#(inner)],\#(rest),"count":2}"#, ledger) == [])
    }

    @Test(arguments: [JSONFormat.pretty, .sorted, [.pretty, .sorted], .escapedSlashes])
    func formatsHold(format: JSONFormat) throws {
        let ledger = Ledger(accounts: [Self.ada], inner: [Ledger(inner: [])])
        let plain = try JSONAdapter.model(of: JSONValue.self, from: try JSONAdapter.jsonData(from: ledger))
        for adapter in JSONAdapter(format: format).loops {
            #expect(try adapter.jsonString(from: ledger) == adapter.jsonString(from: plain))
        }
    }

    // MARK: Order

    /// A model that keeps who has seen it.
    struct Seen: JSONSerializing {
        var by: [String] = []
        static let propertyKeys = PropertyKeys(startingFrom: Seen()) { Property("by", \.by) }
        static let jsonHooks: JSONHooks<Seen> = [
            before("own 1"), before("own 2"), after("own 1"), after("own 2"), written("own 1"), written("own 2"),
        ]

        static func hooks(_ name: String) -> JSONHooks<Seen> { [before(name), after(name), written(name)] }
        private static func before(_ name: String) -> JSONHooks<Seen>.Hook {
            .beforeReading { object, _ in object["by"] = object["by"]!.adding(name) }
        }
        private static func after(_ name: String) -> JSONHooks<Seen>.Hook {
            .afterReading { model, _ in model.by.append(name) }
        }
        private static func written(_ name: String) -> JSONHooks<Seen>.Hook {
            .afterWriting { object, _, _ in object["by"] = object["by"]!.adding(name) }
        }
    }

    @Test func adaptersHooksStandAroundTheTypesOwn() throws {
        let adapter = JSONAdapter()
            .mapping(Seen.self, hooks: Seen.hooks("adapter 1")).mapping(Seen.self, hooks: Seen.hooks("adapter 2"))
        let inwards = ["adapter 2", "adapter 1", "own 1", "own 2"]
        let outwards = ["own 1", "own 2", "adapter 1", "adapter 2"]
        for adapter in adapter.loops {
            #expect(try adapter.model(of: Seen.self, from: #"{"by":[]}"#).by == inwards + outwards)
            #expect(try adapter.model(of: Seen.self, from: ["by": [String]()]).by == inwards + outwards)
            let value = try adapter.jsonValue(from: [Seen()])
            #expect(value[0]?["by"]?.array?.map(\.string) == outwards)
            let object = try adapter.jsonArray(from: [Seen()])
            #expect((object[0] as? [String: Any])?["by"] as? [String] == outwards)
        }
    }

    @Test func adaptersHooksOfOneTypeLeaveOthersAlone() throws {
        let adapter = JSONAdapter().mapping(
            Made<Int>.self, hooks: [.afterReading { model, _ in model = Made(value: 7) }])
        #expect(try adapter.model(of: Made<Int>.self, from: #"{"value":1}"#) == Made(value: 7))
        #expect(try adapter.model(of: Made<Made<Int>>.self, from: #"{"value":{"value":1}}"#).value.value == 7)
        #expect(try adapter.model(of: Made<String>.self, from: #"{"value":"1"}"#) == Made(value: "1"))
        #expect(try JSONAdapter.model(of: Made<Int>.self, from: #"{"value":1}"#) == Made(value: 1))
    }

    // MARK: Parts of models

    @Test func changesHaveNoHooksAndModelsInThemDo() throws {
        for adapter in JSONAdapter().loops {
            let changes = try adapter.changes(to: Account.self, from: #"{"account_id":9,"name":"Eve"}"#)
            #expect(changes.id == nil)
            #expect(changes.name == "Eve")
            #expect(try adapter.jsonString(from: changes) == #"{"name":"Eve"}"#)
            let outer = try adapter.changes(to: Made<Account>.self, from: #"{"value":{"account_id":1,"name":"Ada"}}"#)
            #expect(outer.value == Self.ada)
            #expect(try adapter.jsonString(from: outer) == #"{"value":{"id":1,"name":"Ada","note":null}}"#)
        }
    }
}

extension JSONValue {
    fileprivate func adding(_ text: String) -> JSONValue { .array((array ?? []) + [.string(text)]) }
}
