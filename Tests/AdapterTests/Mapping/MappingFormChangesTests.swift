import TestSupport
import Testing

@testable import Olivine

// R23: forms of mapping in changes.
@Suite struct MappingFormChangesTests {
    struct Home: JSONSerializing {
        let street: String, city: String?, code: Int?
        static let propertyKeys = PropertyKeys(Home.init) {
            Property("street", \.street)
            Property("city", \.city)
            Property("code", \.code)
        }
        static let jsonKeyPaths: JSONKeyPaths<Home> = [\.code: "post.code"]
    }
    struct Person: JSONSerializing {
        let name: String, home: Home, spot: Coordinate?, pet: Pet?, extra: [String: Int]
        struct Pet: ValueModel {
            let kind: String, age: Int?
            static let propertyKeys = PropertyKeys(Pet.init) {
                Property("kind", \.kind)
                Property("age", \.age)
            }
        }
        static let propertyKeys = PropertyKeys(Person.init) {
            Property("name", \.name)
            Property("home", \.home)
            Property("spot", \.spot)
            Property("pet", \.pet)
            Property("extra", \.extra)
        }
        static let jsonKeyPaths: JSONKeyPaths<Person> = [
            \.home: .flattened, \.spot: .allOf("lat", "lon"), \.pet: .flattened, \.extra: .remaining,
        ]

        static func random(_ random: inout SeededNumbers) -> Person {
            func flip(_ count: UInt64 = 2) -> Int { Int(random.next() % count) }
            return Person(
                name: ["a", "b"][flip()],
                home: Home(street: ["s", "t"][flip()], city: [nil, "c"][flip()], code: [nil, 1, 2][flip(3)]),
                spot: flip() == 0 ? nil : Coordinate(lat: Double(flip()), lon: Double(flip())),
                pet: flip() == 0 ? nil : Pet(kind: ["cat", "dog"][flip()], age: [nil, 3][flip()]),
                extra: Dictionary(
                    (0..<flip(4)).map { _ in (["x", "y", "z"][flip(3)], flip()) }, uniquingKeysWith: { $1 }))
        }
        func with(extra: [String: Int]) -> Person {
            Person(name: name, home: home, spot: spot, pet: pet, extra: extra)
        }
    }

    static let person = Person(
        name: "a", home: Home(street: "s", city: "c", code: 1), spot: nil, pet: nil, extra: ["x": 1])

    @Test func patchesReadBackAndMergeToTheSame() throws {
        var random = SeededNumbers()
        for _ in 0..<300 {
            let (old, new) = (Person.random(&random), Person.random(&random))
            for nested in [NestedChanges.replaced, .merged] {
                for adapter in JSONAdapter(nestedChanges: nested).loops {
                    let patch = try adapter.jsonString(from: new.changes(from: old, nested: nested))
                    let merged = try adapter.model(of: JSONValue.self, from: try adapter.jsonString(from: old))
                        .merging(try adapter.model(of: JSONValue.self, from: patch))
                    #expect(try adapter.model(of: Person.self, from: merged) == new, "\(old) \(new) \(patch)")
                    let tree = try adapter.jsonObject(
                        from: new.changes(from: old, nested: nested), nulls: JSONValue.null)
                    #expect(try adapter.model(of: JSONValue.self, fromObject: tree).description.count == patch.count)
                    // Of the others a reader of changes knows no single ones.
                    let (older, newer) = (old.with(extra: [:]), new.with(extra: [:]))
                    let text = try adapter.jsonString(from: newer.changes(from: older, nested: nested))
                    for adapter in JSONAdapter(nestedChanges: nested).loops {
                        #expect(try older.applying(adapter.changes(to: Person.self, from: text)) == newer, "\(text)")
                        let value = try adapter.model(of: JSONValue.self, from: text)
                        #expect(try older.applying(adapter.changes(to: Person.self, from: value)) == newer, "\(text)")
                    }
                }
            }
        }
    }

    private func changed(_ json: String, by adapter: JSONAdapter = JSONAdapter()) throws -> Person {
        try Self.person.applying(adapter.changes(to: Person.self, from: json))
    }

    @Test func aPatchChangesRowsOfAFlattenedModel() throws {
        #expect(try changed(#"{"street":"t"}"#).home == Home(street: "t", city: "c", code: 1))
        #expect(try changed(#"{"city":null}"#).home == Home(street: "s", city: nil, code: 1))
        #expect(try changed(#"{"post":null}"#).home == Home(street: "s", city: "c", code: nil))
        #expect(try changed(#"{"kind":"cat"}"#).pet == Person.Pet(kind: "cat", age: nil))
        #expect(try changed(#"{"kind":null,"age":null}"#).pet == nil)
        #expect(try changed(#"{"lat":1,"lon":2}"#).spot == Coordinate(lat: 1, lon: 2))
        #expect(try changed(#"{"lat":null,"lon":null}"#).spot == nil)
        #expect(try changed("{}") == Self.person)
    }

    @Test func whatChangesCannotHaveIsAnError() {
        func failure(_ json: String) -> Set<String> {
            Set(
                JSONAdapter().loops.flatMap { adapter in
                    [
                        #expect(throws: AdapterError.self) { try adapter.changes(to: Person.self, from: json) },
                        #expect(throws: AdapterError.self) {
                            try adapter.changes(to: Person.self, from: adapter.model(of: JSONValue.self, from: json))
                        },
                    ].map { error in (error?.description ?? "").split(separator: ",").prefix(3).joined(separator: ",") }
                }.map { String($0.split(separator: "\n")[0]) })
        }
        #expect(
            failure(#"{"lat":1}"#) == [
                "Person.spot: not representable: expected changes of all of \"lat\" and \"lon\", which are one value, found \"lat\""
            ])
        #expect(
            failure(#"{"name":"b","unknown":1}"#) == [
                "Person.extra: not representable: expected a property's key, as the others are one value, found \"unknown\""
            ])
        #expect(failure(#"{"street":null}"#) == ["Home.street: expected text, found null"])
    }

    @Test func allowedKeysLeadIntoFlattenedModels() throws {
        for adapter in JSONAdapter().loops {
            func read(_ json: String, _ others: OtherKeys = .refused) throws -> Changes<Person> {
                try adapter.changes(to: Person.self, from: json, allowing: [\.home.city, \.pet], others: others)
            }
            #expect(try Self.person.applying(read(#"{"city":"d","kind":"cat"}"#)).home.city == "d")
            #expect(try read(#"{"street":"d","lat":1,"lon":2,"name":"x","y":1}"#, .dropped).isEmpty)
            func failure(_ json: String) -> String {
                let error = #expect(throws: AdapterError.self) { try read(json) }
                return error.map { "\($0)".split(separator: "\n").prefix(2).joined(separator: "\n") } ?? ""
            }
            #expect(
                failure(#"{"street":"d"}"#)
                    == "Home.street: not allowed: expected changes of nothing but city, found street\n  at $.street, line 1, column 11"
            )
            #expect(
                failure(#"{"lat":1,"lon":2}"#)
                    == "not allowed: expected changes of nothing but street, city, post, kind, age, found lat, lon\n  at $.lat, line 1, column 8"
            )
            #expect(
                failure(#"{"y":1}"#)
                    == "unknown key: expected keys of Person, found \"y\"\n  at $.y, line 1, column 6")
        }
    }

    @Test func faultsOfValidatorsNameThePlace() throws {
        struct Even: JSONSerializing {
            let inner: Inner
            struct Inner: ValueModel {
                let n: Int
                static let propertyKeys = PropertyKeys(Inner.init) {
                    Property("n", \.n).validating { if $0 % 2 != 0 { throw Far() } }
                }
            }
            static let propertyKeys = PropertyKeys(Even.init) { Property("inner", \.inner) }
            static let jsonKeyPaths: JSONKeyPaths<Even> = [\.inner: .flattened]
        }
        #expect(
            routes.failure(Even.self, #"{"n":1}"#).hasPrefix(
                "Inner.n: invalid: too far away\n  at $.n, line 1, column 6"))
        let adapter = JSONAdapter(nestedChanges: .merged)
        let even = try adapter.model(of: Even.self, from: #"{"n":2}"#)
        let error = #expect(throws: AdapterError.self) {
            try adapter.applying(adapter.changes(from: #"{"n":3}"#), to: even)
        }
        #expect(error?.jsonPointer == "/n")
    }
}
