import Foundation
import Olivine
import Testing

struct Declaring {
    // begin constructing
    struct Place: ValueModel {
        let name: String
        let latitude: Double
        let longitude: Double

        static let propertyKeys = PropertyKeys(Place.init) {
            Property("name", \.name)
            Property("latitude", \.latitude)
            Property("longitude", \.longitude)
        }
    }
    // end

    // begin writers
    struct Profile: ValueModel {
        private(set) var name = ""
        private(set) var joined = Date.distantPast
        private(set) var visits = 0

        static let propertyKeys = PropertyKeys(startingFrom: Profile()) {
            Property("name", \.name)
            Property("joined", \.joined)
            Property("visits", \.visits, default: 0)
        }
    }
    // end

    // begin full
    struct NegativeTotal: Error {}

    struct Order: JSONSerializing {
        struct ID: RawRepresentable, PropertyValue { let rawValue: Int }
        enum State: String, PropertyValue { case open, paid, shipped }

        let id: ID
        let state: State
        let buyer: String
        let total: Decimal
        let notes: [String]
        let cardToken: String?

        static let propertyKeys = PropertyKeys(Order.init) {
            Property("id", \.id)
            Property("state", \.state, default: .open)
            Property("buyer", \.buyer).replacing { $0.trimmingCharacters(in: .whitespaces) }
            Property("total", \.total).validating { if $0 < 0 { throw NegativeTotal() } }
            Property("notes", \.notes, default: [])
            Property("cardToken", \.cardToken, [.secret, .notCompared])
        }
        static let jsonNaming = JSONNaming.snakeCase
        static let jsonKeyPaths: JSONKeyPaths<Order> = [
            \.buyer: "customer.name", \.notes: .firstOf("notes", "remarks"),
        ]
    }
    // end

    static func runFull(_ print: Printed) throws {
        // begin fullprogram
        let json = """
            {"id": 12, "total": 19.90, "customer": {"name": " Mira "}, "remarks": ["gift"], "card_token": "tok_1"}
            """
        let order = try JSONAdapter.model(of: Order.self, from: json)
        print(order)
        print(try JSONAdapter.jsonString(from: order))
        // end
    }

    // begin validate
    struct Span: ValueModel {
        let start: Date
        let end: Date

        static let propertyKeys = PropertyKeys(Span.init) {
            Property("start", \.start)
            Property("end", \.end)
        }

        func validate() throws {
            if end < start { throw EndBeforeStart() }
        }
    }
    // end

    // begin generic
    struct Page<Item: PropertyValue>: ValueModel {
        let items: [Item]
        let next: URL?

        static var propertyKeys: PropertyKeys<Page> {
            .cached {
                PropertyKeys(Page.init) {
                    Property("items", \.items)
                    Property("next", \.next)
                }
            }
        }
    }
    // end

    // begin recursive
    struct Comment: ValueModel {
        let body: String
        let replies: [Comment]

        static let propertyKeys = PropertyKeys(Comment.init) {
            Property("body", \.body)
            Property("replies", \.replies, default: [])
        }
    }
    // end

    // begin observed
    struct Reading: ValueModel {
        var celsius = 0.0 {
            didSet { isFreezing = celsius < 0 }
        }
        private(set) var isFreezing = false

        static let propertyKeys = PropertyKeys(startingFrom: Reading()) {
            Property("celsius", \.celsius)
        }
    }
    // end

    static func runObserved(_ print: Printed) throws {
        // begin observedprogram
        print(try JSONAdapter.model(of: Reading.self, from: #"{"celsius": -4.5}"#).isFreezing)
        // end
    }

    static func runMore(_ print: Printed) throws {
        // begin moreprogram
        let json = #"{"items": [{"body": "First", "replies": [{"body": "Second"}]}]}"#
        let page = try JSONAdapter.model(of: Page<Comment>.self, from: json)
        print(page)
        // end
    }

    // begin check
    @Test func tablesAreComplete() throws {
        try PropertyKeys.check(
            Place.self, samples: Place(name: "Etna", latitude: 37.751, longitude: 14.994))
        try PropertyKeys.check(Profile.self)
    }
    // end
}

struct EndBeforeStart: Error {}
