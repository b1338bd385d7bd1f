import Foundation
import Olivine

enum Transforming {
    // begin order
    struct Order: JSONSerializing {
        let total: Decimal
        let placed: Date?
        let sizes: [Int]
        let isGift: Bool

        static let propertyKeys = PropertyKeys(Order.init) {
            Property("total", \.total)
            Property("placed", \.placed)
            Property("sizes", \.sizes, default: [])
            Property("isGift", \.isGift, default: false)
        }
        static let jsonTransformers: JSONTransformers<Order> = [
            .use(.decimalFromText(point: ",", grouping: "."), for: \.total),
            .use(.firstOf(.rfc3339, .secondsSince1970), for: \.placed),
            .use(.separated(by: "/"), .array(.numberFromText), for: \.sizes),
            .use(.values(["Y": true, "N": false]), for: \.isGift),
        ]
    }
    // end

    static func run(_ print: Printed) throws {
        // begin program
        for json in [
            #"{"total": "1.299,90", "placed": 1772405225, "sizes": "38/40", "isGift": "Y"}"#,
            #"{"total": "5,00", "placed": "yesterday", "sizes": "38"}"#,
        ] {
            do {
                let order = try JSONAdapter.model(of: Order.self, from: json)
                print(order)
                print(try JSONAdapter.jsonString(from: order))
            } catch {
                print(error)
            }
        }
        // end
    }

    static func runType(_ print: Printed) throws {
        // begin type
        let adapter = JSONAdapter().transforming(Date.self, .millisecondsSince1970)
        let days = try adapter.model(of: [String: [Date]].self, from: #"{"a": [1772405225000]}"#)
        print(try adapter.jsonString(from: days))
        // end
    }

    // begin context
    struct Tenant: Sendable { let currency: String }

    /// An amount whose currency no document says.
    static let amount = JSONTransformer<Decimal, String>(
        read: { amount, context in "\(amount) \(context[Tenant.self]?.currency ?? "?")" })
    // end

    static func runContext(_ print: Printed) throws {
        // begin contextprogram
        let adapter = JSONAdapter().transforming(String.self, amount).context(Tenant(currency: "ISK"))
        print(try adapter.model(of: [String].self, from: "[900, 12.50]"))
        // end
    }
}
