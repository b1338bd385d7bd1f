import Foundation
import TestSupport
import Testing

@testable import Olivine

/// A map (RFC 7946): positions that are lists, geometries in geometries, identifiers that are text or a number, and foreign
/// members that must come back. Invented content.
@Suite struct GeoJSONDocument {
    struct Position: JSONSerializing {
        let longitude: Double, latitude: Double
        static let propertyKeys = PropertyKeys(Position.init) {
            Property("longitude", \.longitude).validating { if !(-180...180).contains($0) { throw OffTheMap() } }
            Property("latitude", \.latitude).validating { if !(-90...90).contains($0) { throw OffTheMap() } }
        }
        static let jsonKeyPaths: JSONKeyPaths<Position> = [\.longitude: "[0]", \.latitude: "[1]"]
    }
    struct OffTheMap: Error {}

    indirect enum Geometry: JSONChoosing {
        case point(Position), line([Position]), polygon([[Position]]), collection([Geometry])
        static let choices = ModelChoices<Geometry> {
            Choice("Point", fields: "coordinates", make: Geometry.point) {
                if case .point(let it) = $0 { it } else { nil }
            }
            Choice("LineString", fields: "coordinates", make: Geometry.line) {
                if case .line(let it) = $0 { it } else { nil }
            }
            Choice("Polygon", fields: "coordinates", make: Geometry.polygon) {
                if case .polygon(let it) = $0 { it } else { nil }
            }
            Choice("GeometryCollection", fields: "geometries", make: Geometry.collection) {
                if case .collection(let it) = $0 { it } else { nil }
            }
        }
        static let jsonChoice = JSONChoice.tag("type")
    }

    enum ID: JSONChoosing {
        case text(String), number(NumberLiteral)
        static let choices = ModelChoices<ID> {
            Choice(make: ID.text) { if case .text(let it) = $0 { it } else { nil } }
            Choice(make: ID.number) { if case .number(let it) = $0 { it } else { nil } }
        }
        static let jsonChoice = JSONChoice.byKind
    }

    enum FeatureType: String, PropertyValue { case feature = "Feature" }
    enum CollectionType: String, PropertyValue { case collection = "FeatureCollection" }

    struct Feature: JSONSerializing {
        let type: FeatureType, id: ID?, geometry: Geometry?, properties: JSONObject?, foreign: JSONObject
        static let propertyKeys = PropertyKeys(Feature.init) {
            Property("type", \.type)
            Property("id", \.id)
            Property("geometry", \.geometry)
            Property("properties", \.properties)
            Property("foreign", \.foreign)
        }
        static let jsonKeyPaths: JSONKeyPaths<Feature> = [
            \.geometry: .own.nils(.written), \.properties: .own.nils(.written), \.foreign: .remaining,
        ]
    }

    struct FeatureCollection: JSONSerializing {
        let type: CollectionType, bounds: [Double]?, features: [Feature], foreign: JSONObject
        static let propertyKeys = PropertyKeys(FeatureCollection.init) {
            Property("type", \.type)
            Property("bounds", \.bounds)
            Property("features", \.features)
            Property("foreign", \.foreign)
        }
        static let jsonKeyPaths: JSONKeyPaths<FeatureCollection> = [\.bounds: "bbox", \.foreign: .remaining]
    }

    // Foreign members come in between, and are written behind.
    static let document = """
        {
          "type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:OGC:1.3:CRS84"}},
          "bbox": [12.5, 37.5, 15.25, 41.75],
          "features": [
            {"geometry": {"coordinates": [15.25, 37.75], "type": "Point"}, "type": "Feature", "id": "etna",
             "properties": {"height": 3357.0, "names": ["Etna", "Mongibello"]}, "tippecanoe": {"maxzoom": 4}},
            {"type": "Feature", "id": 7, "geometry": {"type": "GeometryCollection", "geometries": [
               {"type": "LineString", "coordinates": [[12.5, 41.75], [12.75, 41.5]]},
               {"type": "Polygon", "coordinates": [[[0, 0], [1.0, 0], [0, 1.0], [0, 0]]]}
             ]}, "properties": null, "rev": 1.50},
            {"type": "Feature", "geometry": null, "properties": {}}
          ],
          "generator": null
        }
        """

    static let map = FeatureCollection(
        type: .collection, bounds: [12.5, 37.5, 15.25, 41.75],
        features: [
            Feature(
                type: .feature, id: .text("etna"), geometry: .point(Position(longitude: 15.25, latitude: 37.75)),
                properties: ["height": 3357.0, "names": ["Etna", "Mongibello"]],
                foreign: ["tippecanoe": ["maxzoom": 4]]),
            Feature(
                type: .feature, id: .number(NumberLiteral("7")!),
                geometry: .collection([
                    .line([Position(longitude: 12.5, latitude: 41.75), Position(longitude: 12.75, latitude: 41.5)]),
                    .polygon([
                        [
                            Position(longitude: 0, latitude: 0), Position(longitude: 1, latitude: 0),
                            Position(longitude: 0, latitude: 1), Position(longitude: 0, latitude: 0),
                        ]
                    ]),
                ]), properties: nil, foreign: ["rev": .number(NumberLiteral("1.50")!)]),
            Feature(type: .feature, id: nil, geometry: nil, properties: [:], foreign: [:]),
        ],
        foreign: [
            "crs": ["type": "name", "properties": ["name": "urn:ogc:def:crs:OGC:1.3:CRS84"]], "generator": nil,
        ])

    static let written = #"""
        {"type":"FeatureCollection","bbox":[12.5,37.5,15.25,41.75],"features":[\#
        {"type":"Feature","id":"etna","geometry":{"type":"Point","coordinates":[15.25,37.75]},\#
        "properties":{"height":3357.0,"names":["Etna","Mongibello"]},"tippecanoe":{"maxzoom":4}},\#
        {"type":"Feature","id":7,"geometry":{"type":"GeometryCollection","geometries":[\#
        {"type":"LineString","coordinates":[[12.5,41.75],[12.75,41.5]]},\#
        {"type":"Polygon","coordinates":[[[0.0,0.0],[1.0,0.0],[0.0,1.0],[0.0,0.0]]]}]},"properties":null,"rev":1.50},\#
        {"type":"Feature","geometry":null,"properties":{}}],\#
        "crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"generator":null}
        """#

    @Test func mapIsReadAndWritten() { #expect(routes.complaints(Self.document, Self.map, writes: Self.written) == []) }

    // What a program does not know survives what it does.
    @Test func foreignMembersSurviveAChange() throws {
        let map = try JSONAdapter.model(of: FeatureCollection.self, from: Self.document)
        let moved = try map.copy { $0.features = [map.features[1]] }
        #expect(
            try JSONAdapter.jsonString(from: moved).hasSuffix(
                #""properties":null,"rev":1.50}],"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"generator":null}"#
            ))
    }

    @Test func unknownGeometryIsAnError() {
        let damaged = Self.document.replacing("LineString", with: "Linestring")
        #expect(
            routes.failure(FeatureCollection.self, damaged) == """
                Geometry.geometries: unknown type: expected Geometry ("Point", "LineString", "Polygon", "GeometryCollection"), found "Linestring"
                  at $.features[1].geometry.geometries[0].type, line 8, column 17
                  8 |        {"type": "Linestring", "coordinates": […
                    |                 ^
                  as "GeometryCollection" of Geometry, by "type": "GeometryCollection"
                """)
    }

    @Test func swappedCoordinatesAreAnError() {
        let damaged = Self.document.replacing("[12.5, 41.75]", with: "[41.75, 112.5]")
        #expect(
            routes.failure(FeatureCollection.self, damaged) == """
                Position.latitude: invalid: OffTheMap()
                  at $.features[1].geometry.geometries[0].coordinates[0][1], line 8, column 47
                  8 | … {"type": "LineString", "coordinates": [[41.75, 112.5], [12.75, 41.5]]…
                    |                                          ^
                  as "LineString" of Geometry, by "type": "LineString"
                """)
    }
}
