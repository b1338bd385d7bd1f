import Foundation
import Olivine

struct Invoice: ValueModel {
    let id: String, total: Decimal, lines: [Double]?
    static let propertyKeys = PropertyKeys(Invoice.init) {
        Property("id", \.id)
        Property("total", \.total)
        Property("lines", \.lines)
    }
}

/// Every sort of case.
indirect enum What: JSONChoosing {
    case invoice(Invoice), customerDeleted(id: String), circle(center: [Double], radius: Double?), none, nested(What)
    case other(type: String, JSONValue)

    static let choices = ModelChoices<What> {
        Choice("invoice.paid", "invoice.payment_failed", make: What.invoice) {
            if case .invoice(let it) = $0 { it } else { nil }
        }
        Choice("customer.deleted", fields: "customerID", make: What.customerDeleted) {
            if case .customerDeleted(let id) = $0 { id } else { nil }
        }
        Choice("circle", fields: "center", "radius", make: What.circle) {
            if case .circle(let center, let radius) = $0 { (center, radius) } else { nil }
        }
        Choice("none", value: .none)
        Choice("nested", make: What.nested) { if case .nested(let it) = $0 { it } else { nil } }
        Choice.unknown(make: What.other) { if case .other(let type, let raw) = $0 { (type, raw) } else { nil } }
    }
    static let jsonChoice = JSONChoice.tag("type", content: "data.object")

    static let values: [What] = [
        .invoice(Invoice(id: "in_1", total: 12, lines: [0.5])), .customerDeleted(id: "cus_1"),
        .circle(center: [1, 2], radius: nil), .none, .nested(.nested(.circle(center: [], radius: 1))),
    ]
}

/// A tag inside, with nothing kept.
enum Shape: JSONChoosing {
    case circle(radius: Double), polygon(Polygon), empty

    static let choices = ModelChoices<Shape> {
        Choice("circle", 1, fields: "radius", make: Shape.circle) { if case .circle(let it) = $0 { it } else { nil } }
        Choice("polygon", 2, make: Shape.polygon) { if case .polygon(let it) = $0 { it } else { nil } }
        Choice("empty", 0, value: .empty)
    }
    static let jsonChoice = JSONChoice.tag("kind")
}

struct Polygon: JSONSerializing {
    let corners: [[Double]], note: String?, kind: String
    static let propertyKeys = PropertyKeys(Polygon.init) {
        Property("corners", \.corners)
        Property("note", \.note)
        Property("kind", \.kind, default: "polygon")
    }
    static let jsonKeyPaths: JSONKeyPaths<Polygon> = [\.note: "meta.note", \.kind: .own.readOnly]
}

/// A choice without a mapping: an object with one key.
indirect enum Plain: ModelChoice {
    case number(Int), pair(first: Plain, second: Plain?), list([Plain]), nothing, raw(tag: String, Kept)

    static let choices = ModelChoices<Plain> {
        Choice("number", make: Plain.number) { if case .number(let it) = $0 { it } else { nil } }
        Choice("pair", fields: "first", "second", make: Plain.pair) {
            if case .pair(let first, let second) = $0 { (first, second) } else { nil }
        }
        Choice("list", make: Plain.list) { if case .list(let it) = $0 { it } else { nil } }
        Choice("nothing", value: .nothing)
        Choice.unknown(make: Plain.raw) { if case .raw(let tag, let kept) = $0 { (tag, kept) } else { nil } }
    }
    typealias Kept = [String: [Int]]
}

/// Stripe's: an identifier, or the object.
enum Expandable<Object: ValueModel>: JSONChoosing {
    case id(String), object(Object)

    static var choices: ModelChoices<Self> {
        .cached {
            ModelChoices {
                Choice("id", make: Expandable.id) { if case .id(let it) = $0 { it } else { nil } }
                Choice("object", make: Expandable.object) { if case .object(let it) = $0 { it } else { nil } }
            }
        }
    }
    static var jsonChoice: JSONChoice { .byKind }
}

/// Either of two models, by trying.
enum Either: JSONChoosing {
    case x(AnX), y(AnY), word(String), off

    static let choices = ModelChoices<Either> {
        Choice("x", make: Either.x) { if case .x(let it) = $0 { it } else { nil } }
        Choice("y", make: Either.y) { if case .y(let it) = $0 { it } else { nil } }
        Choice("off", value: .off)
        Choice("word", make: Either.word) { if case .word(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.firstThatFits
}

struct AnX: ValueModel {
    let x: Int
    static let propertyKeys = PropertyKeys(AnX.init) { Property("x", \.x) }
}

struct AnY: ValueModel {
    let y: Int
    static let propertyKeys = PropertyKeys(AnY.init) { Property("y", \.y) }
}

/// A tag that is kept with its case.
enum Event: JSONChoosing {
    case invoice(tag: String, Invoice), ping(level: Int, Ping)

    static let choices = ModelChoices<Event> {
        Choice("paid", "failed", keepingTag: Event.invoice) {
            if case .invoice(let tag, let it) = $0 { (tag, it) } else { nil }
        }
        Choice(1, 2, keepingTag: Event.ping) { if case .ping(let level, let it) = $0 { (level, it) } else { nil } }
    }
    static let jsonChoice = JSONChoice.tag("meta.event")
}

struct Ping: ValueModel {
    let at: Int
    static let propertyKeys = PropertyKeys(Ping.init) { Property("at", \.at) }
}

/// By what the object has.
enum Looked: JSONChoosing {
    case round(radius: Double), square(side: Double), other([String: Int])

    static let choices = ModelChoices<Looked> {
        Choice("round", fields: "radius", make: Looked.round) { if case .round(let it) = $0 { it } else { nil } }
        Choice("square", fields: "side", make: Looked.square) { if case .square(let it) = $0 { it } else { nil } }
        Choice.unknown(make: Looked.other) { if case .other(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.by { $0.contains("radius") ? "round" : $0["side"].map { _ in "square" } }
}
