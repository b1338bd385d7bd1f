import TestSupport
import Testing

@testable import Olivine

/// Values that are read half-way, replaced or refused are freed once: counted by the values themselves.
// One after the other: they count the living values of the same types.
@Suite(.serialized) struct MemoryTests {
    /// How many tokens of a kind live.
    final class Census: Sendable {
        let living = Locked(0)
        static let made = Census(), prepared = Census(), observed = Census()
    }
    protocol Place { static var census: Census { get } }
    enum InMade: Place { static var census: Census { .made } }
    enum InPrepared: Place { static var census: Census { .prepared } }
    enum InObserved: Place { static var census: Census { .observed } }

    final class Counted<Where: Place>: PropertyValue {
        let text: String
        init(_ text: String) {
            self.text = text
            Where.census.living.withLock { $0 += 1 }
        }
        deinit { Where.census.living.withLock { $0 -= 1 } }
        static func read(from reader: ValueReader) throws -> Counted { Counted(try reader.readText()) }
        func write(to writer: ValueWriter) throws { try writer.writeText(text) }
        static func == (first: Counted, second: Counted) -> Bool { first.text == second.text }
        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    struct Made: JSONSerializing {
        typealias Value = Counted<InMade>
        let a: Value, text: String
        let b: Value?
        let list: [Value], map: [String: Value]
        let either: Value?, deep: Value?
        let d: Value
        static let propertyKeys = PropertyKeys(Made.init) {
            Property("a", \.a).replacing { Value($0.text + "!") }
            Property("text", \.text).validating { if $0.isEmpty { throw Refused() } }
            Property("b", \.b)
            Property("list", \.list, default: [Value("default")])
            Property("map", \.map, default: [:])
            Property("either", \.either)
            Property("deep", \.deep)
            Property("d", \.d, default: Value("a default of more than fifteen bytes"))
        }
        static let jsonKeyPaths: JSONKeyPaths<Made> = [\.either: .firstOf("e", "f"), \.deep: "p.q"]
    }

    struct Prepared: JSONSerializing {
        typealias Value = Counted<InPrepared>
        private(set) var a = Value("placeholder"), text = "a placeholder of more than fifteen bytes"
        private(set) var b: Value? = Value("placeholder")
        private(set) var list = [Value("placeholder")], map = ["k": Value("placeholder")]
        private(set) var either: Value? = Value("placeholder"), deep: Value? = Value("placeholder")
        private(set) var d = Value("placeholder")
        static let propertyKeys = PropertyKeys(startingFrom: Prepared()) {
            Property("a", \.a).replacing { Value($0.text + "!") }
            Property("text", \.text).validating { if $0.isEmpty { throw Refused() } }
            Property("b", \.b)
            Property("list", \.list, default: [Value("default")])
            Property("map", \.map, default: [:])
            Property("either", \.either)
            Property("deep", \.deep)
            Property("d", \.d, default: Value("a default of more than fifteen bytes"))
        }
        static let jsonKeyPaths: JSONKeyPaths<Prepared> = [\.either: .firstOf("e", "f"), \.deep: "p.q"]
    }

    struct Observed: JSONSerializing {
        typealias Value = Counted<InObserved>
        private(set) var a = Value("placeholder") { didSet { changes += 1 } }
        private(set) var text = "a placeholder of more than fifteen bytes"
        private(set) var b: Value? = Value("placeholder")
        private(set) var list = [Value("placeholder")], map = ["k": Value("placeholder")]
        private(set) var either: Value? = Value("placeholder"), deep: Value? = Value("placeholder")
        private(set) var d = Value("placeholder")
        var changes = 0
        static let propertyKeys = PropertyKeys(startingFrom: Observed()) {
            Property("a", \.a).replacing { Value($0.text + "!") }
            Property("text", \.text).validating { if $0.isEmpty { throw Refused() } }
            Property("b", \.b)
            Property("list", \.list, default: [Value("default")])
            Property("map", \.map, default: [:])
            Property("either", \.either)
            Property("deep", \.deep)
            Property("d", \.d, default: Value("a default of more than fifteen bytes"))
        }
        static let jsonKeyPaths: JSONKeyPaths<Observed> = [\.either: .firstOf("e", "f"), \.deep: "p.q"]
    }
    struct Refused: Error {}

    static let documents = [
        #"{"a":"x","text":"a text of more than fifteen bytes","b":"y","list":["1","2"],"map":{"k":"v"},"e":"z","p":{"q":"w"},"d":"d"}"#,
        #"{"a":"x","text":"t"}"#, #"{"a":"x","text":""}"#, #"{"a":"x"}"#, "{}",
        #"{"text":"a text of more than fifteen bytes"}"#,
        #"{"a":"x","a":"y","a":"z","text":"a text of more than fifteen bytes","text":"another text of more than fifteen","b":"1","b":null,"b":"2"}"#,
        #"{"a":"x","a":1,"text":"t"}"#, #"{"text":"a text of more than fifteen bytes","text":7,"a":"x"}"#,
        #"{"a":"x","text":"t","list":["1","2",3]}"#, #"{"a":"x","text":"t","list":["1"],"list":["2",null]}"#,
        #"{"a":"x","text":"t","map":{"k":"1","k":"2","l":3}}"#,
        #"{"a":"x","text":"t","map":{"\u00e9":"1","e\u0301":"2"}}"#,
        #"{"a":"x","text":"t","p":{"q":"1"},"p":{"q":"2"},"p":{"q":3}}"#,
        #"{"a":"x","text":"t","p":{"q":"1"},"p":null}"#,
        #"{"a":"x","text":"t","p":{"q":"1"},"p":{}}"#, #"{"a":"x","text":"t","e":null,"f":"1","e":"2","e":3}"#,
        #"{"a":"x","text":"t","d":"1","d":"2","b":"3","#, #"{"a":"x","text":"t","d":"1" "b":1}"#,
        #"{"a":"x","text":"\x","b":"y"}"#,
    ]

    static func run<Model: ValueModel>(_ type: Model.Type, _ census: Census) {
        func count() -> Int { census.living.withLock { $0 } }
        // What static tables keep is kept from the first use on.
        _ = try? JSONAdapter.model(of: type, from: documents[1])
        let before = count()
        for errors in [JSONErrors.first, .all] {
            for fast in [true, false] {
                var adapter = JSONAdapter(errors: errors)
                adapter.reading.usesFastLoop = fast
                for document in documents {
                    for json in [
                        document, "[\(documents[0]),\(document),\(documents[1])]", #"{"values":[\#(document)]}"#,
                    ] {
                        var read: [Any] = []
                        if let model = try? adapter.model(of: type, from: json) {
                            read.append(model)
                            let again = try? adapter.model(of: type, from: adapter.jsonString(from: model))
                            #expect(again != nil)
                        }
                        if let list = try? adapter.models(of: type, from: json) { read.append(list) }
                        if let held = try? adapter.model(of: TestSupport.Prepared<Model>.self, from: json) {
                            read.append(held)
                        }
                        #expect(read.isEmpty || count() > before)
                        read = []
                        #expect(count() == before, "\(json)")
                    }
                }
            }
        }
    }

    @Test func madeModelsFreeEachValueOnce() { Self.run(Made.self, .made) }
    @Test func preparedModelsFreeEachValueOnce() { Self.run(Prepared.self, .prepared) }
    @Test func observedModelsFreeEachValueOnce() { Self.run(Observed.self, .observed) }

    // R28, R8: both constructions give the same values.
    @Test(arguments: documents) func bothConstructionsMeanTheSame(_ json: String) {
        func outcome<Model: ValueModel>(_ type: Model.Type) -> String {
            do throws(AdapterError) {
                return try JSONAdapter.jsonString(from: JSONAdapter.model(of: type, from: json))
            } catch {
                return error.description.replacing("\(type)", with: "Model").replacing(
                    type == Made.self ? "InMade" : type == Prepared.self ? "InPrepared" : "InObserved", with: "Place")
            }
        }
        #expect(outcome(Made.self) == outcome(Prepared.self))
        #expect(outcome(Made.self) == outcome(Observed.self))
    }
}
