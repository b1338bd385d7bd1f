import TestSupport
import Testing

@testable import Olivine

struct Coordinate: ValueModel {
    let lat: Double, lon: Double
    static let propertyKeys = PropertyKeys(Coordinate.init) {
        Property("lat", \.lat)
        Property("lon", \.lon)
    }
}

/// A type that is no model, made of an object by a transformer.
struct Spot: PropertyValue {
    let text: String
    static func read(from reader: ValueReader) throws -> Spot { Spot(text: try reader.readText()) }
    func write(to writer: ValueWriter) throws { try writer.writeText(text) }
}

struct Far: Error, CustomStringConvertible { let description = "too far away" }

// R8, R12, R29: several paths into one property.
@Suite struct SeveralPathsTests {
    struct Shop: JSONSerializing {
        let name: String, place: Spot?
        static let propertyKeys = PropertyKeys(Shop.init) {
            Property("name", \.name)
            Property("place", \.place)
        }
        static let jsonKeyPaths: JSONKeyPaths<Shop> = [\.place: .allOf("lat", "position.lon")]
        static let jsonTransformers: JSONTransformers<Shop> = [.use(spot, for: \.place)]
    }
    static let spot = JSONTransformer<JSONObject, Spot>(
        read: { object in
            if object["lat"] == 99 { throw Far() }
            return Spot(text: object.map { "\($0.key) \($0.value)" }.joined(separator: " "))
        },
        write: { spot in
            let words = spot.text.split(separator: " ").map(String.init)
            return JSONObject(
                zip(
                    stride(from: 0, to: words.count - 1, by: 2).map { words[$0] },
                    try stride(from: 1, to: words.count, by: 2).map { try JSONAdapter.model(from: words[$0]) }))
        })

    @Test(arguments: [
        ValueRow(
            #"{"name":"a","lat":1.50,"position":{"lon":2}}"#, Shop(name: "a", place: Spot(text: "lat 1.50 lon 2"))),
        ValueRow(
            #"{"position":{"x":0,"lon":2},"lat":1.50,"name":"a"}"#,
            Shop(name: "a", place: Spot(text: "lat 1.50 lon 2")),
            writes: #"{"name":"a","lat":1.50,"position":{"lon":2}}"#),
        ValueRow(#"{"name":"a","lat":1}"#, Shop(name: "a", place: Spot(text: "lat 1"))),
        ValueRow(#"{"name":"a","position":{"lon":[{}]}}"#, Shop(name: "a", place: Spot(text: "lon [{}]"))),
        ValueRow(#"{"name":"a"}"#, Shop(name: "a", place: nil)),
        // R8: null is kept beside a value, and is null where there is no other.
        ValueRow(
            #"{"name":"a","lat":null,"position":{"lon":2}}"#, Shop(name: "a", place: Spot(text: "lat null lon 2"))),
        ValueRow(#"{"name":"a","lat":null,"position":null}"#, Shop(name: "a", place: nil), writes: #"{"name":"a"}"#),
        // R5: the last wins.
        ValueRow(
            #"{"lat":1,"name":"a","position":{"lon":1},"position":{},"lat":2}"#,
            Shop(name: "a", place: Spot(text: "lat 2")), writes: #"{"name":"a","lat":2}"#),
    ])
    func membersAreOneValue(_ row: ValueRow) { #expect(row.complaints() == []) }

    // A model is made of the members without a transformer, and with one.
    struct Trip: JSONSerializing {
        let from: Coordinate, to: Coordinate?, by: [String: Int]
        static let propertyKeys = PropertyKeys(Trip.init) {
            Property("from", \.from)
            Property("to", \.to)
            Property("by", \.by, default: [:])
        }
        static let jsonKeyPaths: JSONKeyPaths<Trip> = [
            \.from: .allOf("lat", "lon"), \.to: .allOf(["lat": "end[1]", "lon": "end[0]"]),
            \.by: .allOf("bus", "x.tram"),
        ]
    }

    @Test(arguments: [
        ValueRow(#"{"lat":1.0,"lon":2.0}"#, Trip(from: Coordinate(lat: 1, lon: 2), to: nil, by: [:])),
        ValueRow(
            #"{"lat":1.0,"lon":2.0,"end":[4.0,3.0],"bus":7,"x":{"tram":8}}"#,
            Trip(from: Coordinate(lat: 1, lon: 2), to: Coordinate(lat: 3, lon: 4), by: ["bus": 7, "tram": 8])),
        ValueRow(
            #"{"end":[4.0,3.0,null],"x":{"tram":8},"lon":2.0,"lat":1.0}"#,
            Trip(from: Coordinate(lat: 1, lon: 2), to: Coordinate(lat: 3, lon: 4), by: ["tram": 8]),
            writes: #"{"lat":1.0,"lon":2.0,"end":[4.0,3.0],"x":{"tram":8}}"#),
    ])
    func membersAreAModelOrADictionary(_ row: ValueRow) { #expect(row.complaints() == []) }

    @Test(arguments: [
        (#"{"lat":1.0}"#, "Coordinate.lon: missing key: \"lon\"\n  at $.lon"),
        (#"{"end":[1.0,2.0]}"#, "Trip.from: missing key: \"lat\" and \"lon\"\n  at $"),
        (#"{"lat":1.0,"lon":true}"#, "Coordinate.lon: expected a number, found true\n  at $.lon"),
        (#"{"lat":1.0,"lon":2.0,"end":[4.0]}"#, "Coordinate.lat: missing key: \"lat\"\n  at $.end[1]"),
        (
            #"{"lat":1.0,"lon":2.0,"end":["x",3.0]}"#,
            "Coordinate.lon: expected a number, found the text \"x\"\n  at $.end[0]"
        ),
        (#"{"lat":1.0,"lon":2.0,"end":{}}"#, "Trip.to: expected a list, found an object\n  at $.end"),
        (#"{"lat":1.0,"lon":2.0,"x":{"tram":[]}}"#, "Trip.by: expected a number, found a list\n  at $.x.tram"),
        (#"{"lat":1.0,"lon":2.0,"x":{"tram":null},"bus":1}"#, "Trip.by: expected a number, found null\n  at $.x.tram"),
        (#"{"lat":null,"lon":null}"#, "Trip.from: expected a value, found null\n  at $.lat"),
        (#"{"lat":null,"lon":1}"#, "Coordinate.lat: expected a number, found null\n  at $.lat"),
    ])
    func faultsStandWhereTheMemberStands(_ json: String, _ text: String) {
        #expect(routes.failure(Trip.self, json).hasPrefix(text))
    }

    @Test func faultsOfTheTransformerNameTheProperty() {
        #expect(
            routes.failure(Shop.self, #"{"name":"a","lat":99}"#) == """
                Shop.place: invalid: too far away
                  at $, line 1, column 1
                  1 | {"name":"a","lat":99}
                    | ^
                """)
    }

    // R15: all faults, in the order of the document.
    @Test func allFaultsAreTold() {
        let fault = JSONAdapter(errors: .all).routes.failure(
            Trip.self, #"{"lon":"x","by":1,"end":["y","z"],"bus":0.5,"lat":true}"#)
        let lines = fault.split(separator: "\n").filter { $0.hasPrefix("  at") }
        #expect(
            lines.map { $0.split(separator: ",")[0] } == [
                "  at $.lon", "  at $.end[0]", "  at $.end[1]", "  at $.bus", "  at $.lat",
            ], "\(fault)")
    }

    // Writing: members without a place, and no object at all.
    @Test func membersWithoutAPlaceAreErrors() {
        func failure(_ text: String) -> Set<String> {
            let shop = Shop(name: "a", place: Spot(text: text))
            return Set(
                JSONAdapter().loops.map { adapter in
                    #expect(throws: AdapterError.self) { try adapter.jsonString(from: shop) }.map { "\($0)" } ?? ""
                }
                    + JSONAdapter().loops.map { adapter in
                        #expect(throws: AdapterError.self) { try adapter.jsonDictionary(from: shop) }.map { "\($0)" }
                            ?? ""
                    })
        }
        #expect(
            failure("lat 1 height 2") == [
                "Shop.place: not representable: expected no members but \"lat\" and \"lon\", found \"height\""
            ])
    }

    struct Sorted: JSONSerializing {
        let z: Int, place: Coordinate, m: Int?
        static let propertyKeys = PropertyKeys(Sorted.init) {
            Property("z", \.z)
            Property("place", \.place)
            Property("m", \.m)
        }
        static let jsonKeyPaths: JSONKeyPaths<Sorted> = [\.place: .allOf("lon", "lat")]
    }

    // R16
    @Test func keysAreSorted() {
        let value = Sorted(z: 1, place: Coordinate(lat: 2, lon: 3), m: 4)
        #expect(
            JSONAdapter(format: .sorted).routes.complaints(#"{"lat":2.0,"lon":3.0,"m":4,"z":1}"#, value) == [])
        #expect(routes.complaints(#"{"z":1,"lon":3.0,"lat":2.0,"m":4}"#, value) == [])
    }

    // R8, R16: nil, and defaults.
    struct Styled: JSONSerializing {
        let nulls: Coordinate?, omitted: Coordinate, orDefault: Coordinate
        static let zero = Coordinate(lat: 0, lon: 0)
        static let propertyKeys = PropertyKeys(Styled.init) {
            Property("nulls", \.nulls)
            Property("omitted", \.omitted, default: zero)
            Property("orDefault", \.orDefault, default: zero)
        }
        static let jsonKeyPaths: JSONKeyPaths<Styled> = [
            \.nulls: .allOf(["lat": "a.x", "lon": "a.y"]).nils(.written),
            \.omitted: .allOf(["lat": "b.x", "lon": "b.y"]).omittingDefault,
            \.orDefault: .allOf(["lat": "c.x", "lon": "c.y"]).nullIsDefault,
        ]
    }

    @Test func nilsAndDefaultsAreAsDeclared() {
        let zero = Styled(nulls: nil, omitted: Styled.zero, orDefault: Styled.zero)
        let written = #"{"a":{"x":null,"y":null},"c":{"x":0.0,"y":0.0}}"#
        #expect(routes.complaints(written, zero) == [])
        #expect(routes.complaints("{}", zero, writes: written) == [])
        #expect(routes.complaints(#"{"c":null}"#, zero, writes: written) == [])
        #expect(routes.complaints(#"{"c":{"x":null}}"#, zero, writes: written) == [])
        #expect(routes.failure(Styled.self, #"{"b":null}"#).hasPrefix("Styled.omitted: expected a value, found null"))
    }

    // R12: other places for writing than for reading.
    struct Moved: JSONSerializing {
        let name: String, id: Int, note: String?
        static let propertyKeys = PropertyKeys(Moved.init) {
            Property("name", \.name)
            Property("id", \.id)
            Property("note", \.note)
        }
        static let jsonKeyPaths: JSONKeyPaths<Moved> = [
            \.name: .firstOf("title", "name").writing("label.text"), \.id: .own.writing("key"),
            \.note: .readOnly("note").writing("memo"),
        ]
    }

    @Test func readingAndWritingMayHaveDifferentPaths() throws {
        let value = Moved(name: "a", id: 1, note: "n")
        for json in [#"{"name":"a","id":1,"note":"n"}"#, #"{"note":"n","id":1,"title":"a","name":"b"}"#] {
            for (route, result) in routes.results(Moved.self, Array(json.utf8)) {
                #expect(try result.get() == value, "\(route)")
            }
        }
        for adapter in JSONAdapter().loops {
            #expect(try adapter.jsonString(from: value) == #"{"label":{"text":"a"},"key":1,"memo":"n"}"#)
        }
    }

    @Test func mistakesAreConfigurationErrors() {
        func note(_ keyPaths: JSONKeyPaths<Trip>) -> String {
            let adapter = JSONAdapter().mapping(Trip.self, keyPaths)
            let error = #expect(throws: AdapterError.self) { try adapter.check(Trip.self) }
            return error.map { "\($0)" } ?? ""
        }
        #expect(
            note([\.from: .allOf("a.x", "b.x")])
                == "configuration error\n  Trip.from has two members named x: write .allOf([\"name\": \"path\", …])")
        #expect(
            note([\.from: .allOf("a", "b[0]")])
                == "configuration error\n  Trip.from has a member without a name: write .allOf([\"name\": \"path\", …])"
        )
        #expect(
            note([\.from: .allOf("lat", "lon").writing("x")])
                == "configuration error\n  Trip.from is several members, which have no other path for writing")
        #expect(
            note([\.to: .allOf("lat", "x")])
                == "configuration error\n  Trip.from and Trip.to are both written to $.lat")
        #expect(note([\.to: .allOf()]) == "configuration error\n  Trip.to is mapped to no path at all")
    }
}
