import Foundation
import TestSupport
import Testing

@testable import Olivine

/// An event of a payment service: what happened stands in one key, what it happened to in another, and nested objects are
/// an identifier unless they were asked for in full. Invented content.
@Suite struct WebhookDocument {
    /// `"cus_1"`, or the whole object.
    enum Expandable<Object: ValueModel>: JSONChoosing {
        case id(String), object(Object)
        static var choices: ModelChoices<Self> {
            .cached {
                ModelChoices {
                    Choice(make: Self.id) { if case .id(let id) = $0 { id } else { nil } }
                    Choice(make: Self.object) { if case .object(let object) = $0 { object } else { nil } }
                }
            }
        }
        static var jsonChoice: JSONChoice { .byKind }
    }

    struct Customer: ValueModel {
        let id: String, object: String, email: String?, metadata: [String: String]
        static let propertyKeys = PropertyKeys(Customer.init) {
            Property("id", \.id)
            Property("object", \.object)
            Property("email", \.email)
            Property("metadata", \.metadata, default: [:])
        }
    }

    /// A list inside an object, with the address of its rest.
    struct List<Item: PropertyValue>: ValueModel {
        let object: String, data: [Item], hasMore: Bool, url: String
        static var propertyKeys: PropertyKeys<Self> {
            .cached {
                PropertyKeys(Self.init) {
                    Property("object", \.object)
                    Property("data", \.data)
                    Property("hasMore", \.hasMore)
                    Property("url", \.url)
                }
            }
        }
    }

    struct Line: ValueModel {
        let id: String, amount: Int, currency: String
        static let propertyKeys = PropertyKeys(Line.init) {
            Property("id", \.id)
            Property("amount", \.amount)
            Property("currency", \.currency)
        }
    }

    struct Invoice: ValueModel {
        let id: String, object: String, total: Int, paid: Bool, customer: Expandable<Customer>, lines: List<Line>
        static let propertyKeys = PropertyKeys(Invoice.init) {
            Property("id", \.id)
            Property("object", \.object)
            Property("total", \.total)
            Property("paid", \.paid)
            Property("customer", \.customer)
            Property("lines", \.lines)
        }
    }

    enum What: JSONChoosing {
        case invoice(String, Invoice), customerDeleted(id: String), other(JSONValue)
        static let choices = ModelChoices<What> {
            Choice("invoice.paid", "invoice.payment_failed", keepingTag: What.invoice) {
                if case .invoice(let event, let invoice) = $0 { (event, invoice) } else { nil }
            }
            Choice("customer.deleted", fields: "id", make: What.customerDeleted) {
                if case .customerDeleted(let id) = $0 { id } else { nil }
            }
            Choice.unknown(make: What.other) { if case .other(let raw) = $0 { raw } else { nil } }
        }
        static let jsonChoice = JSONChoice.tag("type", content: "data.object")
    }

    struct Event: JSONSerializing {
        let id: String, created: Date, isLive: Bool, requestID: String?, what: What
        static let propertyKeys = PropertyKeys(Event.init) {
            Property("id", \.id)
            Property("created", \.created)
            Property("isLive", \.isLive)
            Property("requestID", \.requestID)
            Property("what", \.what)
        }
        static let jsonKeyPaths: JSONKeyPaths<Event> = [
            \.isLive: "livemode", \.requestID: "request.id", \.what: .flattened,
        ]
        static let jsonTransformers: JSONTransformers<Event> = [.use(.secondsSince1970, for: \.created)]
    }

    static let adapter = JSONAdapter(naming: .snakeCase)

    static func document(type: String, _ object: String) -> String {
        #"""
        {
          "id": "evt_1", "object": "event", "api_version": "2025-10-01", "created": 1772405225,
          "data": {"object": \#(object), "previous_attributes": {"paid": false}},
          "livemode": false, "pending_webhooks": 1, "request": {"id": null, "idempotency_key": "k"},
          "type": "\#(type)"
        }
        """#
    }

    static func event(_ what: What) -> Event {
        Event(
            id: "evt_1", created: Date(timeIntervalSince1970: 1_772_405_225), isLive: false, requestID: nil, what: what)
    }

    static func written(type: String, _ object: String) -> String {
        #"{"id":"evt_1","created":1772405225,"livemode":false,"type":"\#(type)","data":{"object":\#(object)}}"#
    }

    static func invoice(_ customer: Expandable<Customer>) -> Invoice {
        Invoice(
            id: "in_1", object: "invoice", total: 1999, paid: true, customer: customer,
            lines: List(
                object: "list", data: [Line(id: "li_1", amount: 1999, currency: "eur")], hasMore: false, url: "/v1/x"))
    }

    static func invoiceJSON(_ customer: String) -> String {
        #"{"id":"in_1","object":"invoice","total":1999,"paid":true,"customer":\#(customer),"#
            + #""lines":{"object":"list","data":[{"id":"li_1","amount":1999,"currency":"eur"}],"has_more":false,"url":"/v1/x"}}"#
    }

    @Test func eventIsReadAndWritten() {
        for (customer, json) in [
            (Expandable.id("cus_1"), #""cus_1""#),
            (
                .object(Customer(id: "cus_1", object: "customer", email: nil, metadata: ["plan": "b", "a.b": ""])),
                #"{"id":"cus_1","object":"customer","metadata":{"a.b":"","plan":"b"}}"#
            ),
        ] {
            for type in ["invoice.paid", "invoice.payment_failed"] {
                let object = Self.invoiceJSON(json)
                #expect(
                    Self.adapter.routes.complaints(
                        Self.document(type: type, object), Self.event(.invoice(type, Self.invoice(customer))),
                        writes: Self.written(type: type, object)) == [])
            }
        }
        #expect(
            Self.adapter.routes.complaints(
                Self.document(type: "customer.deleted", #"{"id":"cus_1","object":"customer","deleted":true}"#),
                Self.event(.customerDeleted(id: "cus_1")),
                writes: Self.written(type: "customer.deleted", #"{"id":"cus_1"}"#)) == [])
    }

    @Test func customerOfAnotherKindIsAnError() {
        let damaged = Self.document(type: "invoice.paid", Self.invoiceJSON("7"))
        #expect(
            Self.adapter.routes.failure(Event.self, damaged) == """
                Invoice.customer: expected text or an object, found the number 7
                  at $.data.object.customer, line 3, column 90
                  3 | …ce","total":1999,"paid":true,"customer":7,"lines":{"object":"list","da…
                    |                                          ^
                  as "invoice.paid" of What, by "type": "invoice.paid"
                """)
    }

    @Test func faultInsideTellsWhichCaseWasChosen() {
        let damaged = Self.document(
            type: "invoice.payment_failed", Self.invoiceJSON(#""cus_1""#).replacing("1999", with: "19.99"))
        #expect(
            Self.adapter.routes.failure(Event.self, damaged) == """
                Invoice.total: number not integral: expected Int, found the number 19.99
                  at $.data.object.total, line 3, column 62
                  3 | …{"id":"in_1","object":"invoice","total":19.99,"paid":true,"customer":"…
                    |                                          ^
                  as "invoice.paid" of What, by "type": "invoice.payment_failed"
                """)
    }
}
