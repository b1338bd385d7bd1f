import Foundation
import Olivine

// swift run transformer
@main
struct Transformer {
    static func main() throws { print(try report()) }

    static let document = """
        [
          {"number": "P-1", "price": "EUR 12.50", "insured": null, "fees": ["EUR 0.95", "EUR 3.00"],
           "sent": " 2026-03-01 ", "weight": "0.750"},
          {"number": "P-2", "price": "ISK 900.00", "insured": "ISK 90000.00", "sent": "", "weight": "12"}
        ]
        """

    static let damaged = """
        [{"number": "P-3", "price": "EUR 1.00", "fees": ["EUR 0.95", "free"], "sent": "", "weight": "1"}]
        """

    /// A model of the same amounts for a service that writes its dates as numbers: the adapter says it, for every date.
    struct Receipt: ValueModel {
        let paid: Date
        let refunded: [Date]

        static let propertyKeys = PropertyKeys(Receipt.init) {
            Property("paid", \.paid)
            Property("refunded", \.refunded, default: [])
        }
    }

    static func report() throws -> String {
        let parcels = try JSONAdapter.models(of: Parcel.self, from: document)
        var lines = parcels.map { parcel in
            let total = parcel.fees.reduce(parcel.price.cents) { $0 + $1.cents }
            return "\(parcel.number)  \(parcel.price.currency) \(total) hundredths, \(parcel.weight) kg, "
                + (parcel.sent.map { "sent \($0)" } ?? "not sent")
        }
        lines += ["", "Written again:"] + (try parcels.map { try JSONAdapter.jsonString(from: $0) })

        let adapter = JSONAdapter().transforming(Date.self, .secondsSince1970)
        let receipt = try adapter.model(of: Receipt.self, from: #"{"paid": 1772323200.25, "refunded": [1772409600]}"#)
        lines += ["", "\(receipt)", try adapter.jsonString(from: receipt)]

        do { _ = try JSONAdapter.models(of: Parcel.self, from: damaged) } catch { lines += ["", "\(error)"] }
        return lines.joined(separator: "\n")
    }
}
