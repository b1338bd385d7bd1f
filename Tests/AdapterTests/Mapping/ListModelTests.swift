import TestSupport
import Testing

@testable import Olivine

// R12, R16: models that are lists in JSON.
@Suite struct ListModelTests {
    struct Position: JSONSerializing {
        let lon: Double, lat: Double
        static let propertyKeys = PropertyKeys(Position.init) {
            Property("lon", \.lon)
            Property("lat", \.lat)
        }
        static let jsonKeyPaths: JSONKeyPaths<Position> = [\.lon: "[0]", \.lat: "[1]"]
    }
    struct High: JSONSerializing {
        let lon: Double, lat: Double, height: Double?, note: String?
        static let propertyKeys = PropertyKeys(High.init) {
            Property("lon", \.lon)
            Property("lat", \.lat)
            Property("height", \.height)
            Property("note", \.note)
        }
        static let jsonKeyPaths: JSONKeyPaths<High> = [
            \.lon: "[0]", \.lat: "[1]", \.height: "[2]", \.note: .readOnly("[3].text"),
        ]
    }
    struct Place: JSONSerializing {
        let name: String, at: Position, was: Position?, way: [Position]
        static let propertyKeys = PropertyKeys(Place.init) {
            Property("name", \.name)
            Property("at", \.at)
            Property("was", \.was)
            Property("way", \.way, default: [])
        }
        static let jsonKeyPaths: JSONKeyPaths<Place> = [\.at: "geometry.coordinates"]
    }

    static let rome = Position(lon: 12.5, lat: 41.9)

    @Test(arguments: [
        ValueRow("[12.5,41.9]", rome),
        ValueRow("[12.5,41.9,37.5]", High(lon: 12.5, lat: 41.9, height: 37.5, note: nil)),
        // R12: nil is null in a list.
        ValueRow("[12.5,41.9,null]", High(lon: 12.5, lat: 41.9, height: nil, note: nil)),
        ValueRow("[12.5,41.9]", High(lon: 12.5, lat: 41.9, height: nil, note: nil), writes: "[12.5,41.9,null]"),
        ValueRow(
            "[12.5,41.9,1.0,null,7]", High(lon: 12.5, lat: 41.9, height: 1, note: nil), writes: "[12.5,41.9,1.0]"),
        ValueRow("[12.5,41.9,null,{\"further\":[1]},2]", rome, writes: "[12.5,41.9]"),
        ValueRow(
            #"{"name":"Rome","geometry":{"coordinates":[12.5,41.9]},"was":[12.5,41.9],"way":[[12.5,41.9],[12.5,41.9]]}"#,
            Place(name: "Rome", at: rome, was: rome, way: [rome, rome])),
        ValueRow(
            #"{"name":"Rome","geometry":{"coordinates":[12.5,41.9]},"way":[]}"#,
            Place(name: "Rome", at: rome, was: nil, way: [])),
        ValueRow(#"{"a":[12.5,41.9]}"#, ["a": rome]),
    ])
    func modelIsAList(_ row: ValueRow) { #expect(row.complaints() == []) }

    @Test(arguments: [
        ("[12.5]", "Position.lat: missing key\n  at $[1]"),
        (#"[12.5,"x"]"#, "Position.lat: expected a number, found the text \"x\"\n  at $[1]"),
        (#"{"lon":1}"#, "expected a list, found an object\n  at $"),
    ])
    func faultsNameTheIndex(_ json: String, _ text: String) {
        #expect(routes.failure(Position.self, json).hasPrefix(text))
    }
}
