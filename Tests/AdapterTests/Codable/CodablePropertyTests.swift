import Foundation
import TestSupport
import Testing

@testable import Olivine

/// A Codable type of somebody else, a property by one line.
struct CodedCoordinate: Codable, Hashable, Sendable {
    var latitude = 0.5, longitude = 0.25, seen: Date?
}
extension CodedCoordinate: CodableProperty {}

struct Stamp: Codable, Hashable, Sendable, CodableProperty {
    var firstSeen: Date
    static var codableStrategies: CodableStrategies {
        var strategies = CodableStrategies()
        strategies.dateDecodingStrategy = .iso8601
        strategies.dateEncodingStrategy = .iso8601
        strategies.keyDecodingStrategy = .convertFromSnakeCase
        strategies.keyEncodingStrategy = .convertToSnakeCase
        return strategies
    }
}

struct Sight: ValueModel {
    let name: String, at: CodedCoordinate, others: [CodedCoordinate], stamp: Stamp?
    static let propertyKeys = PropertyKeys(Sight.init) {
        Property("name", \.name)
        Property("at", \.at)
        Property("others", \.others, default: [])
        Property("stamp", \.stamp)
    }
}

@Suite struct CodablePropertyTests {
    static let sight = Sight(
        name: "n", at: CodedCoordinate(latitude: 1.5, longitude: -2, seen: Date(timeIntervalSinceReferenceDate: 3)),
        others: [CodedCoordinate(), CodedCoordinate()], stamp: Stamp(firstSeen: Date(timeIntervalSince1970: 60)))
    static let text =
        #"{"name":"n","at":{"latitude":1.5,"longitude":-2.0,"seen":3.0},"others":[{"latitude":0.5,"longitude":0.25},"#
        + #"{"latitude":0.5,"longitude":0.25}],"stamp":{"first_seen":"1970-01-01T00:01:00Z"}}"#

    @Test func everyRouteGivesTheSame() {
        #expect(JSONAdapter().routes.complaints(Self.text, Self.sight) == [])
    }

    @Test(arguments: [
        (#"{"name": "n", "at": {"latitude": 1.5}}"#, "Sight.at: missing key: \"longitude\"\n  at $.at.longitude"),
        (
            #"{"name": "n", "at": {"latitude": 1.5, "longitude": "x"}}"#,
            "Sight.at: expected a number, found the text \"x\"\n  at $.at.longitude"
        ),
        (#"{"name": "n", "at": 3}"#, "Sight.at: expected an object, found the number 3\n  at $.at"),
        (
            #"{"name": "n", "at": {"latitude": 1, "longitude": 1}, "others": [3]}"#,
            "Sight.others: expected an object, found the number 3\n  at $.others[0]"
        ),
    ])
    func faultsHaveTheWayIntoTheValue(_ document: String, _ told: String) throws {
        let error = try #require(throws: AdapterError.self) { try JSONAdapter.model(of: Sight.self, from: document) }
        #expect(error.description.hasPrefix(told))
        // The place is that in the whole document.
        let place = try #require(error.place)
        #expect(place.offset > 12)
        let value = try JSONAdapter.model(of: JSONValue.self, from: document)
        let other = try #require(throws: AdapterError.self) { try JSONAdapter().model(of: Sight.self, from: value) }
        #expect(other.description.hasPrefix(told))
    }
}
