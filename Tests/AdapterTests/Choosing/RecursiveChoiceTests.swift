import TestSupport
import Testing

@testable import Olivine

/// Documents of the wild that are trees of choices.
@Suite struct RecursiveChoiceTests {
    static let rows: [ValueRow] = [
        // Reddit: replies are "" or a listing.
        ValueRow(
            #"{"kind":"t1","data":{"body":"a","replies":""}}"#, Thing.comment(Comment(body: "a", replies: .none))),
        ValueRow(
            #"{"kind":"t1","data":{"body":"a","replies":{"kind":"Listing","data":{"children":[{"kind":"t1","data":{"body":"b","replies":""}},{"kind":"more","data":{"count":2,"children":["x","y"]}}]}}}}"#,
            Thing.comment(
                Comment(
                    body: "a",
                    replies: .things(
                        .listing(children: [
                            .comment(Comment(body: "b", replies: .none)), .more(count: 2, children: ["x", "y"]),
                        ]))))),
        // GeoJSON.
        ValueRow(#"{"type":"Point","coordinates":[1.0,2.0]}"#, Geometry.point(coordinates: [1, 2])),
        ValueRow(
            #"{"type":"GeometryCollection","geometries":[{"type":"LineString","coordinates":[[1.0,2.0],[3.0,4.0]]},{"type":"GeometryCollection","geometries":[]}]}"#,
            Geometry.collection(geometries: [.line(coordinates: [[1, 2], [3, 4]]), .collection(geometries: [])])),
        ValueRow(
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[0.5,0.5]},"properties":{"a":1}}"#,
            Feature.feature(geometry: .point(coordinates: [0.5, 0.5]), properties: ["a": 1])),
        // JSON Schema: true, false, or an object; items are one or several.
        ValueRow(#"true"#, Schema.always(true)),
        ValueRow(
            #"{"items":{"items":[true,{},{"title":"t"}]}}"#,
            Schema.object(
                SchemaObject(
                    title: nil,
                    items: .one(
                        .object(
                            SchemaObject(
                                title: nil,
                                items: .several([
                                    .always(true), .object(SchemaObject(title: nil, items: nil)),
                                    .object(SchemaObject(title: "t", items: nil)),
                                ]))))))),
    ]

    @Test(arguments: rows) func treesOfChoicesAreReadAndWritten(_ row: ValueRow) { #expect(row.complaints() == []) }

    @Test func aConstantThatIsNoneOfTheirsIsToldWithThoseThereAre() {
        #expect(
            routes.failure(Replies.self, #""x""#) == """
                unknown case: expected Replies (""), found the text "x"
                  at $, line 1, column 1
                  1 | "x"
                    | ^
                """)
        #expect(routes.failure(Replies.self, "1").hasPrefix("expected text or an object, found the number 1"))
    }
}

indirect enum Thing: JSONChoosing {
    case comment(Comment), listing(children: [Thing]), more(count: Int, children: [String])
    static let choices = ModelChoices<Thing> {
        Choice("t1", make: Thing.comment) { if case .comment(let it) = $0 { it } else { nil } }
        Choice("Listing", fields: "children", make: Thing.listing) { if case .listing(let it) = $0 { it } else { nil } }
        Choice("more", fields: "count", "children", make: Thing.more) {
            if case .more(let count, let children) = $0 { (count, children) } else { nil }
        }
    }
    static let jsonChoice = JSONChoice.tag("kind", content: "data")
}

struct Comment: ValueModel {
    let body: String, replies: Replies
    static let propertyKeys = PropertyKeys(Comment.init) {
        Property("body", \.body)
        Property("replies", \.replies)
    }
}

indirect enum Replies: JSONChoosing {
    case none, things(Thing)
    static let choices = ModelChoices<Replies> {
        Choice("", value: .none)
        Choice("things", make: Replies.things) { if case .things(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.byKind
}

indirect enum Geometry: JSONChoosing {
    case point(coordinates: [Double]), line(coordinates: [[Double]]), collection(geometries: [Geometry])
    static let choices = ModelChoices<Geometry> {
        Choice("Point", fields: "coordinates", make: Geometry.point) { if case .point(let it) = $0 { it } else { nil } }
        Choice("LineString", fields: "coordinates", make: Geometry.line) {
            if case .line(let it) = $0 { it } else { nil }
        }
        Choice("GeometryCollection", fields: "geometries", make: Geometry.collection) {
            if case .collection(let it) = $0 { it } else { nil }
        }
    }
    static let jsonChoice = JSONChoice.tag("type")
}

enum Feature: JSONChoosing {
    case feature(geometry: Geometry?, properties: JSONObject)
    static let choices = ModelChoices<Feature> {
        Choice("Feature", fields: "geometry", "properties", make: Feature.feature) {
            if case .feature(let geometry, let properties) = $0 { (geometry, properties) } else { nil }
        }
    }
    static let jsonChoice = JSONChoice.tag("type")
}

indirect enum Schema: JSONChoosing {
    case always(Bool), object(SchemaObject)
    static let choices = ModelChoices<Schema> {
        Choice("always", make: Schema.always) { if case .always(let it) = $0 { it } else { nil } }
        Choice("object", make: Schema.object) { if case .object(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.byKind
}

indirect enum SchemaItems: JSONChoosing {
    case one(Schema), several([Schema])
    static let choices = ModelChoices<SchemaItems> {
        Choice("several", make: SchemaItems.several) { if case .several(let it) = $0 { it } else { nil } }
        Choice("one", make: SchemaItems.one) { if case .one(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.byKind
}

struct SchemaObject: ValueModel {
    let title: String?, items: SchemaItems?
    static let propertyKeys = PropertyKeys(SchemaObject.init) {
        Property("title", \.title)
        Property("items", \.items)
    }
}
