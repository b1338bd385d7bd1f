import Foundation
import TestSupport
import Testing

@testable import Olivine

/// R20: one of several things, told apart in every way, at every depth, by every route.
@Suite struct ChoiceTests {
    static let invoice = What.invoice(Invoice(id: "in_1", total: 12, lines: [0.5]))
    static let invoiceText = #"{"type":"invoice.paid","data":{"object":{"id":"in_1","total":12,"lines":[0.5]}}}"#

    static let rows: [ValueRow] = [
        // Beside.
        ValueRow(invoiceText, invoice),
        ValueRow(
            #"{"data":{"object":{"id":"in_1","total":12,"lines":[0.5]},"x":[{}]},"z":null,"type":"invoice.payment_failed"}"#,
            invoice, writes: invoiceText),
        ValueRow(
            #"{"type":"customer.deleted","data":{"object":{"customerID":"cus_1"}}}"#, What.customerDeleted(id: "cus_1")),
        ValueRow(
            #"{"type":"circle","data":{"object":{"center":[1.0,2.0]}}}"#, What.circle(center: [1, 2], radius: nil)),
        ValueRow(#"{"type":"none"}"#, What.none),
        ValueRow(#"{"data":3,"type":"none"}"#, What.none, writes: #"{"type":"none"}"#),
        ValueRow(
            #"{"type":"nested","data":{"object":{"data":{"object":{"center":[],"radius":1.0}},"type":"circle"}}}"#,
            What.nested(.circle(center: [], radius: 1)),
            writes:
                #"{"type":"nested","data":{"object":{"type":"circle","data":{"object":{"center":[],"radius":1.0}}}}}"#
        ),
        ValueRow(
            #"{"type":"new","data":{"object":1.50},"id":-0}"#,
            What.other(
                type: "new",
                [
                    "type": "new", "data": ["object": .number(NumberLiteral("1.50")!)],
                    "id": .number(NumberLiteral("-0")!),
                ])),
        // Inside.
        ValueRow(#"{"kind":"circle","radius":2.5}"#, Shape.circle(radius: 2.5)),
        ValueRow(#"{"radius":2.5,"kind":1}"#, Shape.circle(radius: 2.5), writes: #"{"kind":"circle","radius":2.5}"#),
        ValueRow(
            #"{"kind":"polygon","corners":[[1.0,2.0]],"meta":{"note":"n"}}"#,
            Shape.polygon(Polygon(corners: [[1, 2]], note: "n", kind: "polygon"))),
        ValueRow(#"{"kind":"empty"}"#, Shape.empty),
        ValueRow(#"{"\u006bind":0.0e5,"unknown":[1,{"kind":7}]}"#, Shape.empty, writes: #"{"kind":"empty"}"#),
        // A kept tag at a path.
        ValueRow(
            #"{"meta":{"event":"failed"},"id":"i","total":1}"#,
            Event.invoice(tag: "failed", Invoice(id: "i", total: 1, lines: nil))),
        ValueRow(#"{"meta":{"event":2},"at":5}"#, Event.ping(level: 2, Ping(at: 5))),
        // A single key.
        ValueRow(#"{"number":1}"#, Plain.number(1)),
        ValueRow(
            #"{"pair":{"first":{"nothing":{}},"second":{"list":[{"number":2}]}}}"#,
            Plain.pair(first: .nothing, second: .list([.number(2)]))),
        ValueRow(#"{"new":[1,2]}"#, Plain.raw(tag: "new", ["new": [1, 2]])),
        // By kind.
        ValueRow(#""cus_1""#, Expandable<AnX>.id("cus_1")),
        ValueRow(#"{"x":1}"#, Expandable<AnX>.object(AnX(x: 1))),
        // By a closure.
        ValueRow(#"{"radius":1.0}"#, Looked.round(radius: 1)),
        ValueRow(#"{"side":1.0}"#, Looked.square(side: 1)),
        ValueRow(#"{"a":1}"#, Looked.other(["a": 1])),
        // By trying.
        ValueRow(#"{"x":1}"#, Either.x(AnX(x: 1))),
        ValueRow(#"{"y":1}"#, Either.y(AnY(y: 1))),
        ValueRow(#""off""#, Either.off),
        ValueRow(#""on""#, Either.word("on")),
    ]

    @Test(arguments: rows) func isReadAndWrittenByEveryRoute(_ row: ValueRow) { #expect(row.complaints() == []) }

    static let failures: [FailureRow] = [
        FailureRow(
            #"{"type":"zeta","kind":"zeta"}"#, Shape.self,
            #"unknown type: expected Shape ("circle", 1, "polygon", 2, "empty", 0), found "zeta""#, at: 22),
        FailureRow(
            #"{"kind":3}"#, Shape.self,
            #"unknown type: expected Shape ("circle", 1, "polygon", 2, "empty", 0), found 3"#, at: 8),
        FailureRow(#"{"kind":null}"#, Shape.self, "expected text or an integer, found null", at: 8),
        FailureRow(#"{"kind":[]}"#, Shape.self, "expected text or an integer, found a list", at: 8),
        FailureRow(#"{"radius":1}"#, Shape.self, #"missing key: "kind""#),
        FailureRow(#"[]"#, Shape.self, "expected an object, found a list"),
        FailureRow(#"{"type":7}"#, What.self, "expected text, found the number 7", at: 8),
        FailureRow(#"{"type":"circle"}"#, What.self, #"missing key: "object""#),
        FailureRow(#"{"type":"circle","data":1}"#, What.self, "expected an object, found the number 1", at: 24),
        FailureRow(
            #"{}"#, Plain.self,
            #"expected an object with one key, Plain ("number", "pair", "list", "nothing"), found an empty object"#),
        FailureRow(
            #"{"number":1,"b":2}"#, Plain.self,
            #"expected an object with one key, Plain ("number", "pair", "list", "nothing"), found "b" and "number""#),
        FailureRow(#"7"#, Expandable<AnX>.self, "expected text or an object, found the number 7"),
    ]

    @Test(arguments: failures) func faultsAreToldByEveryRoute(_ row: FailureRow) { #expect(row.complaints() == []) }
}
