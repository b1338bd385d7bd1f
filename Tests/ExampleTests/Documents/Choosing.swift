import Foundation
import Olivine

enum Choosing {
    // begin shape
    enum Shape: JSONChoosing {
        case circle(radius: Double)
        case group([Shape])
        case none
        case other(String, JSONValue)

        static let choices = ModelChoices<Shape> {
            Choice("circle", fields: "radius", make: Shape.circle) {
                if case .circle(let radius) = $0 { radius } else { nil }
            }
            Choice("group", "list", fields: "shapes", make: Shape.group) {
                if case .group(let shapes) = $0 { shapes } else { nil }
            }
            Choice("none", value: .none)
            Choice.unknown(make: Shape.other) {
                if case .other(let tag, let raw) = $0 { (tag, raw) } else { nil }
            }
        }
        static let jsonChoice = JSONChoice.tag("type")
    }
    // end

    static func run(_ print: Printed) throws {
        // begin program
        let json = """
            [{"radius": 1.5, "type": "circle"},
             {"type": "list", "shapes": [{"type": "none"}]},
             {"type": "star", "points": 5}]
            """
        let shapes = try JSONAdapter.model(of: [Shape].self, from: json)
        print(shapes[0], shapes[2])
        print(try JSONAdapter.jsonString(from: shapes))
        // end
    }

    static func runForms(_ print: Printed) throws {
        // begin forms
        let shape = Shape.circle(radius: 1)
        for choice in [JSONChoice.tag("kind", content: "data"), .tag("meta.type"), .singleKey] {
            print(try JSONAdapter().choosing(Shape.self, by: choice).jsonString(from: shape))
        }
        // end
    }

    // begin owner
    /// `"u7"`, or the whole user.
    enum Owner: JSONChoosing {
        case id(String)
        case user(User)

        struct User: ValueModel {
            let id: String
            let name: String

            static let propertyKeys = PropertyKeys(User.init) {
                Property("id", \.id)
                Property("name", \.name)
            }
        }
        static let choices = ModelChoices<Owner> {
            Choice(make: Owner.id) { if case .id(let id) = $0 { id } else { nil } }
            Choice(make: Owner.user) { if case .user(let user) = $0 { user } else { nil } }
        }
        static let jsonChoice = JSONChoice.byKind
    }
    // end

    static func runOwner(_ print: Printed) throws {
        // begin ownerprogram
        print(try JSONAdapter.model(of: [Owner].self, from: #"["u7", {"id": "u9", "name": "Teo"}]"#))
        do { _ = try JSONAdapter.model(of: [Owner].self, from: #"["u7", 9]"#) } catch { print(error) }
        // end
    }
}
