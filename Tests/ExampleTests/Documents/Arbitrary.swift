import Foundation
import Olivine

enum Arbitrary {
    static func run(_ print: Printed) throws {
        // begin program
        let json = #"{"id":7,"price":12.50,"tags":["new",null],"size":{"width":3}}"#
        var product = try JSONAdapter.model(of: JSONValue.self, from: json)

        let width = product["size"]?["width"]?.int
        let price = product["price"]?.decimal
        print(width ?? 0, price ?? 0, product["tags"]?[1]?.isNull ?? false, product["colour"] ?? "no colour")

        product["size"]?["height"] = 4
        product["tags"]?[0] = nil
        product["stock"] = ["Oslo": 2, "Bergen": nil]
        print(product)
        // end
    }

    // begin event
    struct Event: ValueModel {
        let type: String
        let payload: JSONText
        let labels: JSONObject?

        static let propertyKeys = PropertyKeys(Event.init) {
            Property("type", \.type)
            Property("payload", \.payload)
            Property("labels", \.labels)
        }
    }

    struct Payment: ValueModel {
        let amount: Decimal
        let currency: String

        static let propertyKeys = PropertyKeys(Payment.init) {
            Property("amount", \.amount)
            Property("currency", \.currency)
        }
    }
    // end

    static func runEvent(_ print: Printed) throws {
        // begin eventprogram
        let json = #"{"type":"paid","payload":{ "amount": 19.90, "currency": "NOK" },"labels":{"shop":"17"}}"#
        let event = try JSONAdapter.model(of: Event.self, from: json)
        if event.type == "paid" {
            let payment = try event.payload.model(of: Payment.self)
            print(payment)
        }
        print(try JSONAdapter.jsonString(from: event) == json)
        // end
    }

    static func runPatch(_ print: Printed) throws {
        // begin patch
        let old: JSONValue = ["title": "Hello", "author": ["first": "Ada", "last": "King"], "tags": ["a"]]
        let new = old.merging(["title": "Bye", "author": ["last": nil]])
        print(new)
        print(new.mergePatch(from: old))
        // end
    }
}
