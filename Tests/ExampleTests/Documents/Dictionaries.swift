import Foundation
import Olivine

enum Dictionaries {
    typealias Place = Declaring.Place

    static func runShapes(_ print: Printed) throws {
        // begin shapes
        // Any JSON: numbers keep their texts, objects the order of their keys.
        var value = try JSONAdapter.model(of: JSONValue.self, from: #"{"name":"Etna","height":3357.0,"tags":["a"]}"#)
        value["tags"]?[1] = "b"
        print(value, value["height"]?.int ?? 0)

        // Dictionaries, as `JSONSerialization` and Swift code make them.
        let place = try JSONAdapter.model(of: Place.self, from: ["name": "Etna", "latitude": 37.751, "longitude": 15])
        let dictionary = try JSONAdapter.jsonDictionary(from: place)
        print(dictionary["longitude"] as? Double ?? 0)

        // One model under several interfaces.
        let v2 = JSONAdapter().mapping(Place.self, [\.latitude: "position.lat", \.longitude: "position.lon"])
        print(try v2.jsonString(from: place))
        // end
    }

    // begin event
    struct Event: JSONSerializing {
        let id: UUID
        let name: String
        let startsAt: Date
        let seats: Int
        let note: String?

        static let propertyKeys = PropertyKeys(Event.init) {
            Property("id", \.id)
            Property("name", \.name)
            Property("startsAt", \.startsAt)
            Property("seats", \.seats)
            Property("note", \.note)
        }
        static let jsonNaming = JSONNaming.snakeCase
    }
    // end

    static let id = UUID(uuidString: "5B0C6E0E-6E1B-4B52-9B55-0D6A1C1F0A11")!

    static func run(_ print: Printed) throws {
        // begin swift
        let event = try JSONAdapter.model(
            of: Event.self,
            from: ["id": id, "name": "Opening", "starts_at": Date(timeIntervalSince1970: 1_772_442_000), "seats": 40])
        print(event.startsAt, event.seats)
        // end
    }

    static func runSerialization(_ print: Printed) throws {
        let data = Data(
            #"[{"id": "\#(id)", "name": "Opening", "starts_at": "2026-03-02T09:00:00Z", "seats": 4e1, "note": null}]"#
                .utf8)
        // begin serialization
        let object = try JSONSerialization.jsonObject(with: data)
        let events = try JSONAdapter.model(of: [Event].self, fromObject: object)
        print(events[0].seats, events[0].note ?? "no note")
        // end
    }

    static func runFault(_ print: Printed) throws {
        // begin fault
        do {
            _ = try JSONAdapter.model(of: [Event].self, fromObject: [["id": id, "name": "Opening", "seats": true]])
        } catch {
            print(error)
            print(error.jsonPointer)
        }
        // end
    }

    static func runWriting(_ print: Printed) throws {
        let event = Event(
            id: id, name: "Opening", startsAt: Date(timeIntervalSince1970: 1_772_442_000), seats: 40, note: nil)
        // begin writing
        let dictionary = try JSONAdapter.jsonDictionary(from: event)
        for key in dictionary.keys.sorted() { print(key, type(of: dictionary[key]!), dictionary[key]!) }

        let written = try JSONAdapter(nils: .written).jsonDictionary(from: event, nulls: NSNull())
        print(JSONSerialization.isValidJSONObject(written), written["note"] is NSNull)
        // end
    }
}
