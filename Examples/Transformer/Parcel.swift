import Foundation
import Olivine

/// An amount of money, as programs want it: exact.
struct Money: ValueModel {
    let currency: String
    let cents: Int

    static let propertyKeys = PropertyKeys(Money.init) {
        Property("currency", \.currency)
        Property("cents", \.cents)
    }
}

/// A parcel. The service writes amounts and dates as it likes.
struct Parcel: JSONSerializing {
    let number: String
    let price: Money
    let insured: Money?
    let fees: [Money]
    let sent: Date?
    let weight: Double

    static let propertyKeys = PropertyKeys(Parcel.init) {
        Property("number", \.number)
        Property("price", \.price)
        Property("insured", \.insured)
        Property("fees", \.fees, default: [])
        Property("sent", \.sent)
        Property("weight", \.weight)
    }

    /// What stands in the document differs from what the property holds. Each of these is checked by the compiler.
    static let jsonTransformers: JSONTransformers<Parcel> = [
        .use(.price, for: \.price),
        .use(.price, for: \.insured),  // an optional property: null is nil
        .use(.array(.price), for: \.fees),
        .use(.trimmed, .emptyIsNil, .calendarDay, for: \.sent),  // " 2026-03-01 ", or "" for nil
        .use(.numberFromText, for: \.weight),  // "0.750"
    ]
}
