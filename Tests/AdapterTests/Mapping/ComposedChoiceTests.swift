import TestSupport
import Testing

@testable import Olivine

/// R12, R20: choices in models of several members: flattened themselves, in flattened models, in members that are put
/// together.
@Suite struct ComposedChoiceTests {
    enum Shape: JSONChoosing {
        case circle(radius: Int), square(side: Int), none, other(JSONValue)
        static let choices = ModelChoices<Shape> {
            Choice("circle", fields: "radius", make: Shape.circle) {
                if case .circle(let radius) = $0 { radius } else { nil }
            }
            Choice("square", fields: "side", make: Shape.square) {
                if case .square(let side) = $0 { side } else { nil }
            }
            Choice("none", value: .none)
            Choice.unknown(make: Shape.other) { if case .other(let raw) = $0 { raw } else { nil } }
        }
        static let jsonChoice = JSONChoice.tag("kind")
    }

    /// The tag and the content beside each other, in keys of the model around.
    enum Event: JSONChoosing {
        case paid(Made<Int>), deleted(id: String)
        static let choices = ModelChoices<Event> {
            Choice("paid", make: Event.paid) { if case .paid(let it) = $0 { it } else { nil } }
            Choice("deleted", fields: "id", make: Event.deleted) { if case .deleted(let id) = $0 { id } else { nil } }
        }
        static let jsonChoice = JSONChoice.tag("meta.type", content: "data.object")
    }

    struct Holder<Value: PropertyValue>: JSONSerializing {
        let name: String, what: Value
        static var propertyKeys: PropertyKeys<Self> {
            .cached {
                PropertyKeys(Holder.init) {
                    Property("name", \.name)
                    Property("what", \.what)
                }
            }
        }
        static var jsonKeyPaths: JSONKeyPaths<Self> { [\.what: .flattened] }
    }

    struct Pair: JSONSerializing {
        let first: Shape, list: [Shape]
        static let propertyKeys = PropertyKeys(Pair.init) {
            Property("first", \.first)
            Property("list", \.list)
        }
    }

    struct Gathered: JSONSerializing {
        let name: String, pair: Pair
        static let propertyKeys = PropertyKeys(Gathered.init) {
            Property("name", \.name)
            Property("pair", \.pair)
        }
        static let jsonKeyPaths: JSONKeyPaths<Gathered> = [\.pair: .allOf(["first": "a.x", "list": "a.y"])]
    }

    static let pair = Pair(first: .circle(radius: 1), list: [.none, .square(side: 2)])
    static let first = #"{"kind":"circle","radius":1}"#
    static let list = #"[{"kind":"none"},{"kind":"square","side":2}]"#

    static let rows: [ValueRow] = [
        ValueRow(#"{"name":"n","kind":"circle","radius":1}"#, Holder(name: "n", what: Shape.circle(radius: 1))),
        ValueRow(
            #"{"radius":1,"kind":"circle","name":"n"}"#, Holder(name: "n", what: Shape.circle(radius: 1)),
            writes: #"{"name":"n","kind":"circle","radius":1}"#),
        ValueRow(#"{"name":"n","kind":"none"}"#, Holder(name: "n", what: Shape.none)),
        ValueRow(
            #"{"name":"n","meta":{"type":"paid"},"data":{"object":{"value":7}}}"#,
            Holder(name: "n", what: Event.paid(Made(value: 7)))),
        ValueRow(
            #"{"name":"n","meta":{"type":"deleted"},"data":{"object":{"id":"i"}}}"#,
            Holder(name: "n", what: Event.deleted(id: "i"))),
        // In the properties of a flattened model, and in members of several places.
        ValueRow(#"{"name":"n","first":\#(first),"list":\#(list)}"#, Holder(name: "n", what: pair)),
        ValueRow(
            #"{"name":"n","first":{"kind":"new","x":[1.0]},"list":[]}"#,
            Holder(name: "n", what: Pair(first: .other(["kind": "new", "x": [1.0]]), list: []))),
        ValueRow(#"{"name":"n","a":{"x":\#(first),"y":\#(list)}}"#, Gathered(name: "n", pair: pair)),
    ]

    @Test(arguments: rows) func choicesStandAmongOtherMembers(_ row: ValueRow) { #expect(row.complaints() == []) }

    // R30: a hook sees what is written without it, whatever stands in the model.
    @Test func hooksSeeChoicesAndFlattenedModels() {
        func check<Value: PropertyValue>(_ json: String, _ value: Value) {
            let adapter = JSONAdapter().mapping(
                Made<Value>.self, hooks: [.afterWriting { object, _, _ in object["by"] = "hook" }])
            let written = #"{"value":\#(json),"by":"hook"}"#
            #expect(adapter.routes.complaints(written, Made(value: value)) == [])
        }
        check(Self.first, Shape.circle(radius: 1))
        check(Self.list, [Shape.none, .square(side: 2)])
        check(#"{"meta":{"type":"paid"},"data":{"object":{"value":7}}}"#, Event.paid(Made(value: 7)))
        check(#"{"name":"n","kind":"circle","radius":1}"#, Holder(name: "n", what: Shape.circle(radius: 1)))
        check(#"{"name":"n","first":\#(Self.first),"list":\#(Self.list)}"#, Holder(name: "n", what: Self.pair))
        check(#"{"name":"n","name_inside":"i"}"#, Holder(name: "n", what: Renamed(inner: "i")))
        check(#"{"name":"n","a":{"x":\#(Self.first),"y":\#(Self.list)}}"#, Gathered(name: "n", pair: Self.pair))
    }

    struct Renamed: JSONSerializing {
        let inner: String
        static let propertyKeys = PropertyKeys(Renamed.init) { Property("inner", \.inner) }
        static let jsonKeyPaths: JSONKeyPaths<Renamed> = [\.inner: "name_inside"]
    }

    @Test func keyOfTheTagMayNotBeAnotherProperties() {
        struct Named: JSONSerializing {
            let kind: String, shape: Shape
            static let propertyKeys = PropertyKeys(Named.init) {
                Property("kind", \.kind)
                Property("shape", \.shape)
            }
            static let jsonKeyPaths: JSONKeyPaths<Named> = [\.shape: .flattened]
        }
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter.jsonString(from: Named(kind: "circle", shape: .circle(radius: 1)))
        }
        #expect(error?.code == .keyCollision && error?.property == "Named.shape" && error?.path.pathText == "$.kind")
    }

    @Test func faultsInTheMembersHaveTheirPath() {
        #expect(
            routes.failure(Gathered.self, #"{"name":"n","a":{"x":{"kind":"circle","radius":true},"y":[]}}"#).hasPrefix(
                "Shape.radius: expected a number, found true\n  at $.a.x.radius, line 1, column 48"))
        #expect(
            routes.failure(Holder<Shape>.self, #"{"name":"n","kind":"circle","radius":true}"#).hasPrefix(
                "Shape.radius: expected a number, found true\n  at $.radius, line 1, column 38"))
    }
}
