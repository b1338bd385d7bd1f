import TestSupport
import Testing

@testable import Olivine

struct Address: JSONSerializing {
    let street: String, city: String, zip: Int?
    static let propertyKeys = PropertyKeys(Address.init) {
        Property("street", \.street)
        Property("city", \.city)
        Property("zip", \.zip)
    }
    static let jsonKeyPaths: JSONKeyPaths<Address> = [\.zip: "post.code"]
}

// R12, R13: the keys of a nested model among the outer one's.
@Suite struct FlattenedTests {
    struct Person: JSONSerializing {
        let name: String, home: Address, age: Int?
        static let propertyKeys = PropertyKeys(Person.init) {
            Property("name", \.name)
            Property("home", \.home)
            Property("age", \.age)
        }
        static let jsonKeyPaths: JSONKeyPaths<Person> = [\.home: .flattened]
    }
    struct Guest: JSONSerializing {
        let home: Address?, name: String
        static let propertyKeys = PropertyKeys(Guest.init) {
            Property("home", \.home)
            Property("name", \.name)
        }
        static let jsonKeyPaths: JSONKeyPaths<Guest> = [\.home: .path(JSONPath([]))]
    }
    struct Defaulted: JSONSerializing {
        let home: Address
        static let none = Address(street: "", city: "", zip: nil)
        static let propertyKeys = PropertyKeys(Defaulted.init) { Property("home", \.home, default: none) }
        static let jsonKeyPaths: JSONKeyPaths<Defaulted> = [\.home: .flattened.nullIsDefault]
    }

    static let home = Address(street: "s", city: "c", zip: 7)

    @Test(arguments: [
        ValueRow(
            #"{"name":"a","street":"s","city":"c","post":{"code":7},"age":3}"#, Person(name: "a", home: home, age: 3)),
        ValueRow(
            #"{"city":"c","x":[1],"age":3,"post":{"y":0,"code":7},"name":"a","street":"s"}"#,
            Person(name: "a", home: home, age: 3),
            writes: #"{"name":"a","street":"s","city":"c","post":{"code":7},"age":3}"#),
        // R5
        ValueRow(
            #"{"city":"b","name":"a","street":"s","city":"c","post":{"code":7},"post":{}}"#,
            Person(name: "a", home: Address(street: "s", city: "c", zip: nil), age: nil),
            writes: #"{"name":"a","street":"s","city":"c"}"#),
        ValueRow(#"{"street":"s","city":"c","post":{"code":7},"name":"a"}"#, Guest(home: home, name: "a")),
        // Nil where none of the keys has a value.
        ValueRow(#"{"name":"a"}"#, Guest(home: nil, name: "a")),
        ValueRow(
            #"{"street":null,"city":null,"post":null,"name":"a"}"#, Guest(home: nil, name: "a"),
            writes: #"{"name":"a"}"#),
        ValueRow(
            "{}", Defaulted(home: Defaulted.none), writes: #"{"street":"","city":""}"#),
        ValueRow(
            #"{"city":null}"#, Defaulted(home: Defaulted.none), writes: #"{"street":"","city":""}"#),
    ])
    func keysStandAmongTheOuterOnes(_ row: ValueRow) { #expect(row.complaints() == []) }

    @Test(arguments: [
        (#"{"name":"a","street":"s"}"#, "Address.city: missing key: \"city\"\n  at $.city"),
        (#"{"name":"a"}"#, "Address.street: missing key: \"street\"\n  at $.street"),
        (#"{"name":"a","street":1,"city":"c"}"#, "Address.street: expected text, found the number 1\n  at $.street"),
        (
            #"{"street":"s","city":"c","post":{"code":"x"},"name":"a"}"#,
            "Address.zip: expected a number, found the text \"x\"\n  at $.post.code"
        ),
        (#"{"street":"s","city":null,"name":"a"}"#, "Address.city: expected text, found null\n  at $.city"),
        (
            #"{"street":"s","city":"c","post":[],"name":"a"}"#,
            "Address.zip: expected an object, found a list\n  at $.post"
        ),
    ])
    func faultsStandInTheOuterObject(_ json: String, _ text: String) {
        #expect(routes.failure(Person.self, json).hasPrefix(text))
        if !json.hasPrefix(#"{"name":"a"}"#) { #expect(routes.failure(Guest.self, json).hasPrefix(text)) }
    }

    @Test func faultsHaveTheirPlace() {
        #expect(
            routes.failure(Person.self, #"{"name":"a","city":"c","street":[1]}"#) == """
                Address.street: expected text, found a list
                  at $.street, line 1, column 33
                  1 | {"name":"a","city":"c","street":[1]}
                    |                                 ^
                """)
    }

    // R15
    @Test func allFaultsAreTold() {
        let fault = JSONAdapter(errors: .all).routes.failure(
            Person.self, #"{"city":1,"name":2,"post":{"code":"x"},"age":"y"}"#)
        #expect(
            fault.split(separator: "\n").filter { $0.hasPrefix("  at") }.map { $0.split(separator: ",")[0] } == [
                "  at $.city", "  at $.name", "  at $.post.code", "  at $.age", "  at $.street",
            ], "\(fault)")
    }

    @Test func duplicateKeysAreRefusedWhereAsked() {
        let adapter = JSONAdapter(refusingDuplicateKeys: true)
        let error = #expect(throws: AdapterError.self) {
            try adapter.model(of: Person.self, from: #"{"name":"a","street":"s","city":"c","city":"d"}"#)
        }
        #expect(error?.code == .duplicateKey)
        #expect(throws: Never.self) {
            try adapter.model(of: Person.self, from: #"{"name":"a","street":"s","city":"c"}"#)
        }
    }

    // MARK: Nesting

    struct Inner: ValueModel {
        let a: Int, b: Int?
        static let propertyKeys = PropertyKeys(Inner.init) {
            Property("a", \.a)
            Property("b", \.b)
        }
    }
    struct Middle: JSONSerializing {
        let c: Int, inner: Inner?, list: [Middle]
        static let propertyKeys = PropertyKeys(Middle.init) {
            Property("c", \.c)
            Property("inner", \.inner)
            Property("list", \.list, default: [])
        }
        static let jsonKeyPaths: JSONKeyPaths<Middle> = [\.inner: .flattened, \.list: .own.omittingDefault]
    }
    struct Outer: JSONSerializing {
        let d: Int, middle: Middle, e: [Int]
        static let propertyKeys = PropertyKeys(Outer.init) {
            Property("d", \.d)
            Property("middle", \.middle)
            Property("e", \.e)
        }
        static let jsonKeyPaths: JSONKeyPaths<Outer> = [\.middle: .flattened]
    }

    @Test(arguments: [
        ValueRow(
            #"{"d":1,"c":2,"a":3,"b":4,"list":[{"c":5},{"c":6,"a":7}],"e":[8]}"#,
            Outer(
                d: 1,
                middle: Middle(
                    c: 2, inner: Inner(a: 3, b: 4),
                    list: [Middle(c: 5, inner: nil, list: []), Middle(c: 6, inner: Inner(a: 7, b: nil), list: [])]),
                e: [8])),
        ValueRow(#"{"d":1,"c":2,"e":[]}"#, Outer(d: 1, middle: Middle(c: 2, inner: nil, list: []), e: [])),
    ])
    func flattenedModelsMayFlatten(_ row: ValueRow) { #expect(row.complaints() == []) }

    @Test(arguments: [
        (#"{"d":1,"c":2,"b":4,"e":[]}"#, "Inner.a: missing key: \"a\"\n  at $.a"),
        (
            #"{"d":1,"c":2,"a":3,"list":[{"c":1},{"c":2,"a":true}],"e":[]}"#,
            "Inner.a: expected a number, found true\n  at $.list[1].a"
        ),
    ])
    func faultsInNestedOnesHaveTheirPath(_ json: String, _ text: String) {
        #expect(routes.failure(Outer.self, json).hasPrefix(text))
    }

    @Test func keysAreSorted() {
        let value = Outer(d: 1, middle: Middle(c: 2, inner: Inner(a: 3, b: nil), list: []), e: [])
        #expect(JSONAdapter(format: .sorted).routes.complaints(#"{"a":3,"c":2,"d":1,"e":[]}"#, value) == [])
    }

    @Test func nilIsNullWhereAsked() {
        let routes = JSONAdapter(nils: .written).routes
        #expect(
            routes.complaints(
                #"{"street":null,"city":null,"post":null,"name":"a"}"#, Guest(home: nil, name: "a")) == [])
        #expect(
            routes.complaints(
                #"{"street":"s","city":"c","post":{"code":null},"name":"a"}"#,
                Guest(home: Address(street: "s", city: "c", zip: nil), name: "a")) == [])
    }

    // A property that is observed has no place of its own.
    struct Observed: JSONSerializing {
        private(set) var home: Address { didSet {} }
        private(set) var x = 0
        init(_ home: Address, _ x: Int) { (self.home, self.x) = (home, x) }
        static let propertyKeys = PropertyKeys(startingFrom: Observed(FlattenedTests.home, 0)) {
            Property("home", \.home)
            Property("x", \.x)
        }
        static let jsonKeyPaths: JSONKeyPaths<Observed> = [\.home: .flattened]
    }

    @Test func observedPropertiesMayBeFlattened() {
        #expect(
            routes.complaints(
                #"{"street":"t","city":"c","x":1}"#, Observed(Address(street: "t", city: "c", zip: nil), 1)) == [])
    }

    // R22: the text of a secret is in no error, wherever its key stands.
    struct Secret: JSONSerializing {
        let user: String, login: Login
        struct Login: ValueModel {
            let password: String, pin: Int
            static let propertyKeys = PropertyKeys(Login.init) {
                Property("password", \.password, .secret)
                Property("pin", \.pin)
            }
        }
        static let propertyKeys = PropertyKeys(Secret.init) {
            Property("user", \.user)
            Property("login", \.login, .secret)
        }
        static let jsonKeyPaths: JSONKeyPaths<Secret> = [\.login: .flattened]
    }

    @Test(arguments: [
        #"{"user":"u","password":"hunter2","pin":"hunter2"}"#, #"{"user":"u","password":["hunter2"],"pin":1}"#,
        #"{"user":1,"password":"hunter2","pin":1}"#, #"{"user":"u","password":"hunter2"}"#,
    ])
    func secretsAreNotTold(_ json: String) {
        for (_, result) in JSONAdapter(errors: .all).routes.results(Secret.self, Array(json.utf8)) {
            let error = #expect(throws: AdapterError.self) { try result.get() }
            #expect(error.map { "\($0)\($0.parts)".contains("hunter2") } == false)
        }
    }

    // MARK: Writing

    struct Measured: JSONSerializing {
        let x: Int, size: Size
        struct Size: ValueModel {
            let width: Double
            static let propertyKeys = PropertyKeys(Size.init) { Property("width", \.width) }
        }
        static let propertyKeys = PropertyKeys(Measured.init) {
            Property("x", \.x)
            Property("size", \.size)
        }
        static let jsonKeyPaths: JSONKeyPaths<Measured> = [\.size: .flattened]
    }

    @Test func faultsInWritingNameTheProperty() {
        let value = Measured(x: 1, size: Measured.Size(width: .infinity))
        for adapter in JSONAdapter().loops {
            let text = "Size.width: non-finite number: expected a finite number, found inf\n  at $.width"
            let bytes = #expect(throws: AdapterError.self) { try adapter.jsonString(from: value) }
            #expect(bytes.map { "\($0)" } == text)
            let tree = #expect(throws: AdapterError.self) { try adapter.jsonDictionary(from: value) }
            #expect(tree.map { "\($0)" } == text)
        }
    }

    // MARK: What is not a model

    /// A choice by a tag, written by hand, as an object of its own.
    enum Shape: PropertyValue {
        case circle(radius: Double), square(side: Double)
        static func read(from reader: ValueReader) throws -> Shape {
            let object = try JSONObject.read(from: reader)
            switch object["type"] {
            case "circle": return .circle(radius: try JSONAdapter.model(from: object["radius"] ?? .null))
            case "square": return .square(side: try JSONAdapter.model(from: object["side"] ?? .null))
            default: throw ModelError(.unknownCase, expected: "circle or square")
            }
        }
        func write(to writer: ValueWriter) throws {
            try writer.beginMap(count: 2)
            try writer.writeKey("type")
            switch self {
            case .circle(let radius):
                try writer.writeText("circle")
                try writer.writeKey("radius")
                try writer.writeDouble(radius)
            case .square(let side):
                try writer.writeText("square")
                try writer.writeKey("side")
                try writer.writeDouble(side)
            }
            try writer.endMap()
        }
    }
    struct Drawn: JSONSerializing {
        let id: Int, shape: Shape, color: String?
        static let propertyKeys = PropertyKeys(Drawn.init) {
            Property("id", \.id)
            Property("shape", \.shape)
            Property("color", \.color)
        }
        static let jsonKeyPaths: JSONKeyPaths<Drawn> = [\.shape: .flattened]
    }
    struct Page: JSONSerializing {
        let drawn: Drawn, number: Int
        static let propertyKeys = PropertyKeys(Page.init) {
            Property("drawn", \.drawn)
            Property("number", \.number)
        }
        static let jsonKeyPaths: JSONKeyPaths<Page> = [\.drawn: .flattened]
    }

    @Test(arguments: [
        ValueRow(
            #"{"id":1,"type":"circle","radius":2.0,"color":"red"}"#,
            Drawn(id: 1, shape: .circle(radius: 2), color: "red")),
        ValueRow(
            #"{"side":2.0,"id":1,"type":"square"}"#, Drawn(id: 1, shape: .square(side: 2), color: nil),
            writes: #"{"id":1,"type":"square","side":2.0}"#),
        ValueRow(
            #"{"id":1,"type":"circle","radius":2.0,"number":3}"#,
            Page(drawn: Drawn(id: 1, shape: .circle(radius: 2), color: nil), number: 3)),
    ])
    func whatIsReadFromAnObjectMayBeFlattened(_ row: ValueRow) { #expect(row.complaints() == []) }

    @Test func membersAreSortedWithTheKeys() {
        #expect(
            JSONAdapter(format: .sorted).routes.complaints(
                #"{"color":"red","id":1,"radius":2.0,"type":"circle"}"#,
                Drawn(id: 1, shape: .circle(radius: 2), color: "red")) == [])
    }

    /// The whole object as it came, beside views of it.
    struct Raw: JSONSerializing {
        let raw: JSONObject, id: Int
        static let propertyKeys = PropertyKeys(Raw.init) {
            Property("raw", \.raw)
            Property("id", \.id)
        }
        static let jsonKeyPaths: JSONKeyPaths<Raw> = [\.raw: .flattened, \.id: .readOnly("id")]
    }

    @Test func theWholeObjectMayBeKeptAndWrittenBack() {
        #expect(
            routes.complaints(
                #"{"x":1.50,"id":7}"#, Raw(raw: ["x": 1.50, "id": 7], id: 7), writes: #"{"x":1.5,"id":7}"#
            ).filter { !$0.contains("1.50") } == [])
    }

    struct Clash: JSONSerializing {
        let id: Int, more: [String: Int]
        static let propertyKeys = PropertyKeys(Clash.init) {
            Property("id", \.id)
            Property("more", \.more)
        }
        static let jsonKeyPaths: JSONKeyPaths<Clash> = [\.more: .flattened]
    }

    @Test func aClashThatIsFoundInWritingIsAnError() {
        for adapter in JSONAdapter().loops {
            let text = "Clash.more: key collision: expected a key that no other property has, found \"id\"\n  at $.id"
            let bytes = #expect(throws: AdapterError.self) {
                try adapter.jsonString(from: Clash(id: 1, more: ["id": 2]))
            }
            #expect(bytes.map { "\($0)" } == text)
            #expect(throws: Never.self) { try adapter.jsonString(from: Clash(id: 1, more: ["x": 2])) }
        }
    }

    // MARK: Mistakes (R13)

    /// A model that holds itself, which takes an object in between.
    struct Itself: JSONSerializing {
        final class Box: Sendable {
            let inner: Itself
            init(_ inner: Itself) { self.inner = inner }
        }
        private var box: Box?
        private(set) var x: Int?
        var again: Itself? {
            get { box?.inner }
            set { box = newValue.map(Box.init) }
        }
        init() {}
        static let propertyKeys = PropertyKeys(startingFrom: Itself()) {
            Property("x", \.x)
            Property("again", \.again)
        }
        static let jsonKeyPaths: JSONKeyPaths<Itself> = [\.again: .flattened]
    }
    struct City: JSONSerializing {
        let city: String, home: Address
        static let propertyKeys = PropertyKeys(City.init) {
            Property("city", \.city)
            Property("home", \.home)
        }
        static let jsonKeyPaths: JSONKeyPaths<City> = [\.home: .flattened]
    }
    struct Line: JSONSerializing {
        let name: String, at: ListModelTests.Position
        static let propertyKeys = PropertyKeys(Line.init) {
            Property("name", \.name)
            Property("at", \.at)
        }
        static let jsonKeyPaths: JSONKeyPaths<Line> = [\.at: .flattened]
    }

    @Test func mistakesAreConfigurationErrors() {
        func note<Model: ValueModel>(_ type: Model.Type, _ keyPaths: JSONKeyPaths<Model>? = nil) -> String {
            let adapter = keyPaths.map { JSONAdapter().mapping(type, $0) } ?? JSONAdapter()
            let error = #expect(throws: AdapterError.self) { try adapter.check(type) }
            return error.map { "\($0)" } ?? ""
        }
        #expect(
            note(City.self)
                == "configuration error\n  City.city and Address.city (flattened in City.home) are both written to $.city"
        )
        #expect(
            note(City.self, [\.city: "post.town", \.home: .flattened])
                == """
                configuration error
                  City.city is written to $.post.town, inside the value of Address.zip (flattened in City.home) at $.post
                """)
        #expect(
            note(City.self, [\.city: "post.town"]).contains("inside the value of Address.zip"),
            "an override leaves the rest")
        #expect(
            note(Line.self) == "configuration error\n  Line.at is flattened, and Position is a list and has no keys")
        #expect(
            note(Person.self, [\.age: .flattened])
                == "configuration error\n  Person.age is the whole object, and its type is none")
        #expect(
            note(Itself.self) == "configuration error\n  Itself is flattened in itself, so that its keys have no end")
    }
}
