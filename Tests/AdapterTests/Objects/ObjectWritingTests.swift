import Foundation
import TestSupport
import Testing

@testable import Olivine

/// What is written as dictionaries, lists and JSON values. `ObjectRoutes` sends every value of the tables this way.
@Suite struct ObjectWritingTests {
    struct Item: JSONSerializing {
        let id: Int, big: UInt64, ratio: Double, single: Float, price: Decimal, isOpen: Bool
        let name: String, note: String?, page: URL, made: Date, key: UUID, bytes: Data, length: Duration
        let number: NumberLiteral, tags: [String], sizes: [Int: Double], inner: Made<Int?>, any: JSONValue
        static let propertyKeys = PropertyKeys(Item.init) {
            Property("id", \.id)
            Property("big", \.big)
            Property("ratio", \.ratio)
            Property("single", \.single)
            Property("price", \.price)
            Property("isOpen", \.isOpen)
            Property("name", \.name)
            Property("note", \.note)
            Property("page", \.page)
            Property("made", \.made)
            Property("key", \.key)
            Property("bytes", \.bytes)
            Property("length", \.length)
            Property("number", \.number)
            Property("tags", \.tags)
            Property("sizes", \.sizes)
            Property("inner", \.inner)
            Property("any", \.any)
        }
        static let jsonKeyPaths: JSONKeyPaths<Item> = [\.note: .own.nils(.written)]
    }

    static let item = Item(
        id: 7, big: .max, ratio: 2, single: 0.1, price: Decimal(string: "12.5")!, isOpen: true, name: "n", note: nil,
        page: ObjectValueTests.url, made: ObjectValueTests.date, key: ObjectValueTests.uuid, bytes: Data([0, 255]),
        length: .milliseconds(1500), number: NumberLiteral("25e2")!, tags: ["a"], sizes: [2: 1.5],
        inner: Made(value: nil), any: [1, nil, ["k": 1.0]])

    @Test func dictionaryHoldsTheTypesThatAreDocumented() throws {
        for adapter in JSONAdapter().loops {
            let json = try adapter.jsonDictionary(from: Self.item, nulls: NSNull())
            #expect(json.count == 18)
            let types = json.mapValues { "\(type(of: $0))" }
            #expect(types["id"] == "Int" && types["big"] == "UInt64" && types["ratio"] == "Double")
            #expect(types["single"] == "Double" && json["single"] as? Double == 0.1)
            #expect(types["price"] == "Decimal" && types["isOpen"] == "Bool" && types["name"] == "String")
            #expect(json["note"] is NSNull && json["page"] as? String == "http://h.test/a?b=1#c")
            #expect(json["made"] as? String == "2021-05-06T07:08:09.5Z" && json["bytes"] as? String == "AP8=")
            #expect(json["key"] as? String == ObjectValueTests.uuid.uuidString && json["length"] as? Double == 1.5)
            #expect(json["number"] as? Double == 2500)
            #expect(types["tags"] == "Array<Any>" && types["sizes"] == "Dictionary<String, Any>")
            #expect((json["sizes"] as? [String: Any])?["2"] as? Double == 1.5)
            #expect((json["inner"] as? [String: Any])?.isEmpty == true)
            let any = json["any"] as? [Any]
            #expect(any?[0] as? Int == 1 && any?[1] is NSNull && (any?[2] as? [String: Any])?["k"] as? Double == 1)
        }
    }

    // What JSONSerialization writes of it is what the adapter writes.
    @Test func serializationWritesWhatTheAdapterWrites() throws {
        let json = try JSONAdapter.jsonDictionary(from: Self.item, nulls: NSNull())
        let bytes = try JSONSerialization.data(withJSONObject: json)
        let again = try JSONAdapter.model(of: JSONValue.self, from: bytes)
        #expect(SwiftObjects.isSame(again, try JSONAdapter.jsonValue(from: Self.item)))
    }

    // R16: null is the caller's.
    @Test func nullMustBeSaid() throws {
        for adapter in JSONAdapter().loops {
            let error = #expect(throws: AdapterError.self) { try adapter.jsonDictionary(from: Self.item) }
            #expect(error?.code == .notRepresentable && error?.jsonPointer == "/note")
            #expect(error?.description.contains("nulls: NSNull()") == true)
            #expect(try adapter.jsonDictionary(from: Made<Int?>(value: nil)).isEmpty)
            let list = try adapter.jsonArray(from: [1, nil] as [Int?], nulls: "none")
            #expect(list[1] as? String == "none")
            #expect(try adapter.jsonObject(from: Int?.none, nulls: 0) as? Int == 0)
        }
        let writing = JSONAdapter(nils: .written)
        #expect(try writing.jsonDictionary(from: Made<Int?>(value: nil), nulls: NSNull())["value"] is NSNull)
        let error = #expect(throws: AdapterError.self) { try writing.jsonArray(from: [Made<Int?>(value: nil)]) }
        #expect(error?.jsonPointer == "/0/value")
    }

    @Test func shapeMustBeTheOneThatIsAskedFor() throws {
        #expect(try JSONAdapter.jsonObject(from: 5) as? Int == 5)
        #expect(try JSONAdapter.jsonObject(from: "a") as? String == "a")
        for error in [
            #expect(throws: AdapterError.self) { try JSONAdapter.jsonDictionary(from: [1]) },
            #expect(throws: AdapterError.self) { try JSONAdapter.jsonDictionary(from: "a") },
            #expect(throws: AdapterError.self) { try JSONAdapter.jsonArray(from: ["a": 1]) },
        ] { #expect(error?.code == .notRepresentable && error?.path.isEmpty == true) }
    }

    struct Twins: JSONSerializing {
        let first: Int, second: Int?
        static let propertyKeys = PropertyKeys(Twins.init) {
            Property("first", \.first)
            Property("second", \.second)
        }
        static let jsonKeyPaths: JSONKeyPaths<Twins> = [\.first: .key("na\u{ef}ve"), \.second: .key("nai\u{308}ve")]
    }

    // R5
    @Test func keysThatSwiftHoldsForOneCollide() throws {
        for adapter in JSONAdapter().loops {
            let error = #expect(throws: AdapterError.self) {
                try adapter.jsonDictionary(from: Twins(first: 1, second: 2))
            }
            #expect(error?.code == .keyCollision)
            #expect(try adapter.jsonDictionary(from: Twins(first: 1, second: nil)).count == 1)
            #expect(try adapter.jsonValue(from: Twins(first: 1, second: 2)).object?.count == 2)
        }
    }

    struct Named: JSONSerializing {
        let id: Int, deep: Int?, deeper: String?, size: Int, left: Int?
        static let propertyKeys = PropertyKeys(Named.init) {
            Property("id", \.id)
            Property("deep", \.deep)
            Property("deeper", \.deeper)
            Property("size", \.size, default: 3)
            Property("left", \.left, default: 5)
        }
        static let jsonKeyPaths: JSONKeyPaths<Named> = [
            \.deep: "p.q", \.deeper: "p.r[0]", \.size: .own.omittingDefault,
        ]
        static let jsonTransformers: JSONTransformers<Named> = [
            .use(JSONTransformer<String, Int>(read: { $0.count }, write: { "\($0)" }), for: \.id)
        ]
        static let jsonNaming = JSONNaming.pascalCase
    }

    // R8, R12, R16: paths, transformers, defaults and nils, as in bytes.
    @Test func mappingIsThatOfBytes() throws {
        for (value, text) in [
            (Named(id: 1, deep: 2, deeper: "x", size: 3, left: 4), #"{"Id":"1","p":{"q":2,"r":["x"]},"Left":4}"#),
            (Named(id: 1, deep: nil, deeper: nil, size: 4, left: nil), #"{"Id":"1","Size":4,"Left":null}"#),
        ] {
            for adapter in JSONAdapter().loops + JSONAdapter(format: [.pretty, .sorted]).loops {
                let document = try JSONAdapter.model(of: JSONValue.self, from: text)
                #expect(
                    SwiftObjects.isSame(
                        try adapter.jsonDictionary(from: value, nulls: NSNull()), document, exactly: true))
                #expect(try adapter.jsonValue(from: value) == document)
            }
        }
    }

    // R16: elements of a set have the order of their bytes.
    @Test func setHasTheOrderOfItsBytes() throws {
        #expect(try JSONAdapter.jsonArray(from: Set([10, 9, 100])) as? [Int] == [10, 100, 9])
        #expect(try JSONAdapter.jsonArray(from: Set(["b", "a\"", "aa"])) as? [String] == ["a\"", "aa", "b"])
    }

    // R1, R4: no number changes its value.
    @Test(arguments: [
        ("7", "Int"), ("-9223372036854775808", "Int"), ("9223372036854775808", "UInt64"), ("-0", "Int"),
        ("1.5", "Double"), ("1.50", "Double"), ("1e2", "Double"), ("100000000000000000000000", "Double"),
        ("-0.0", "Double"), ("1e300", "Double"), ("0.1", "Double"), ("0.30000000000000004", "Double"),
        ("12345678901234567890", "UInt64"), ("123456789012345678901", "Decimal"),
        ("0.1234567890123456789", "Decimal"), ("-12345678901234567890", "Decimal"),
    ])
    func numberIsWrittenAsAValueThatHoldsIt(_ text: String, _ expected: String) throws {
        let number = try #require(NumberLiteral(text))
        let object = try JSONAdapter.jsonObject(from: number)
        #expect("\(type(of: object))" == expected)
        let decimal = try? number.decimal()
        if let decimal { #expect(try JSONAdapter.model(of: Decimal.self, fromObject: object) == decimal) }
    }

    @Test func numberThatNothingHoldsIsAnError() {
        for text in ["1e999", "1e-999", "1.0000000000000000000000000000000000000000001"] {
            let error = #expect(throws: AdapterError.self) { try JSONAdapter.jsonArray(from: [NumberLiteral(text)!]) }
            #expect(error?.code == .notRepresentable && error?.jsonPointer == "/0")
        }
    }

    // R15, R16: what bytes refuse is refused in the same words.
    @Test func whatBytesRefuseIsRefused() {
        func check<Value: PropertyValue>(_ value: Value) {
            for adapter in JSONAdapter().loops {
                let bytes = #expect(throws: AdapterError.self) { try adapter.jsonString(from: value) }
                let object = #expect(throws: AdapterError.self) { try adapter.jsonObject(from: value, nulls: NSNull()) }
                let json = #expect(throws: AdapterError.self) { try adapter.jsonValue(from: value) }
                #expect(bytes?.description == object?.description && bytes?.description == json?.description)
            }
        }
        check(Made(value: Double.nan))
        check([["a": Float.infinity]])
        check(Prepared(values: [1, -Double.infinity]))
        check(Made(value: Date(timeIntervalSince1970: 1e15)))
        check(["a": Decimal.nan])
        check(Decimal.greatestFiniteMagnitude)
        check(HostileTests.Silent())
        check([HostileTests.Silent()])
        check(Made(value: HostileTests.Silent()))
        check(HostileTests.Open())
        check([HostileTests.Open(), HostileTests.Open()])
        check(["a": HostileTests.Stray()])
        check(Made(value: HostileTests.Open()))
        check(HostileTests.Written(id: 1))
    }

    // R16
    @Test func agreedTextsStandForNonFiniteNumbers() throws {
        let adapter = JSONAdapter(nonFinite: .texts(infinity: "Inf", negativeInfinity: "-Inf", nan: "NaN"))
        for adapter in adapter.loops {
            #expect(
                try adapter.jsonArray(from: [Double.infinity, -.infinity, .nan]) as? [String] == ["Inf", "-Inf", "NaN"])
            #expect(try adapter.jsonDictionary(from: Made(value: Float.infinity))["value"] as? String == "Inf")
        }
    }
}
