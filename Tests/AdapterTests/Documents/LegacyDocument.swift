import Foundation
import TestSupport
import Testing

@testable import Olivine

/// An old interface: one field with three forms of dates, numbers and flags as text, a list in one text, nothing as empty
/// text. Invented content.
@Suite struct LegacyDocument {
    enum Status: String, PropertyValue { case active, closed, unknown }

    struct Customer: JSONSerializing {
        let number: Int64, name: String, since: Date, lastOrder: Date?, isBusiness: Bool, balance: Decimal
        let tags: [String], phones: [String], status: Status, remark: String?, settings: [String: Bool]

        static let propertyKeys = PropertyKeys(Customer.init) {
            Property("number", \.number)
            Property("name", \.name)
            Property("since", \.since)
            Property("lastOrder", \.lastOrder)
            Property("isBusiness", \.isBusiness)
            Property("balance", \.balance)
            Property("tags", \.tags, default: [])
            Property("phones", \.phones, default: [])
            Property("status", \.status)
            Property("remark", \.remark)
            Property("settings", \.settings, default: [:])
        }
        static let jsonKeyPaths: JSONKeyPaths<Customer> = [
            \.number: "KUNDE_NR", \.name: "KUNDE.NAME", \.since: "KUNDE.SEIT", \.lastOrder: "LETZTE_BESTELLUNG",
            \.isBusiness: "GEWERBE", \.balance: "SALDO", \.tags: "MERKMALE", \.phones: "TELEFON", \.status: "STATUS",
            \.remark: "BEMERKUNG", \.settings: "EINSTELLUNGEN",
        ]
        static let berlin = TimeZone(identifier: "Europe/Berlin")!
        static let anyDate: JSONTransformer<JSONValue, Date> = .firstOf(
            .rfc3339, .pattern("dd.MM.yyyy HH:mm", zone: berlin), .secondsSince1970)
        static let jsonTransformers: JSONTransformers<Customer> = [
            .use(.numberFromText, for: \.number), .use(.trimmed, for: \.name), .use(anyDate, for: \.since),
            .use(anyDate, for: \.lastOrder), .use(.values(["J": true, "N": false]), for: \.isBusiness),
            .use(.decimalFromText(point: ",", grouping: "."), for: \.balance), .use(.separated(by: ";"), for: \.tags),
            .use(.listOrSingle, for: \.phones),
            .use(.values([0: .active, 9: .closed], default: .unknown, writing: -1), for: \.status),
            .use(.trimmed, .emptyIsNil, for: \.remark), .use(.jsonInText, for: \.settings),
        ]
    }

    static func document(since: String, lastOrder: String = "null") -> String {
        #"""
        {
          "KUNDE_NR": "720575940379279361",
          "KUNDE": {"NAME": " Mira Ölberg ", "SEIT": \#(since)},
          "LETZTE_BESTELLUNG": \#(lastOrder), "GEWERBE": "J", "SALDO": "-1.234,50",
          "MERKMALE": "neu;rot", "TELEFON": "+49 30 1", "STATUS": 7, "BEMERKUNG": "  ",
          "EINSTELLUNGEN": "{\"post\":true,\"mail\":false}"
        }
        """#
    }

    static func customer(lastOrder: Date? = nil) -> Customer {
        Customer(
            number: 720_575_940_379_279_361, name: "Mira Ölberg", since: Date(timeIntervalSince1970: 1_772_405_220),
            lastOrder: lastOrder, isBusiness: true, balance: Decimal(string: "-1234.5")!, tags: ["neu", "rot"],
            phones: ["+49 30 1"], status: .unknown, remark: nil, settings: ["post": true, "mail": false])
    }

    static func written(lastOrder: String = "") -> String {
        #"""
        {"KUNDE_NR":"720575940379279361","KUNDE":{"NAME":"Mira Ölberg","SEIT":"2026-03-01T22:47:00Z"},\#
        \#(lastOrder)"GEWERBE":"J","SALDO":"-1234,5","MERKMALE":"neu;rot","TELEFON":["+49 30 1"],"STATUS":-1,\#
        "EINSTELLUNGEN":"{\"mail\":false,\"post\":true}"}
        """#
    }

    @Test(arguments: [#""2026-03-01T23:47:00+01:00""#, #""01.03.2026 23:47""#, "1772405220", "1.77240522e9"])
    func dateOfEitherFormIsRead(_ date: String) {
        #expect(routes.complaints(Self.document(since: date), Self.customer(), writes: Self.written()) == [])
        #expect(
            routes.complaints(
                Self.document(since: date, lastOrder: date),
                Self.customer(lastOrder: Date(timeIntervalSince1970: 1_772_405_220)),
                writes: Self.written(lastOrder: #""LETZTE_BESTELLUNG":"2026-03-01T22:47:00Z","#)) == [])
    }

    @Test func dateOfNoFormTellsWhatEachSays() {
        #expect(
            routes.failure(Customer.self, Self.document(since: #""1.3.26""#)) == """
                Customer.since: expected one of 3 forms, found the text "1.3.26"
                  at $.KUNDE.SEIT, line 3, column 46
                  3 | …NDE": {"NAME": " Mira Ölberg ", "SEIT": "1.3.26"},
                    |                                          ^
                  what each of them said:
                  1. bad date: expected a date such as 2026-07-31T12:00:00Z, found "1.3.26"
                  2. bad date: expected a date such as 31.07.2026 14:00, found "1.3.26"
                  3. expected a number, found the text "1.3.26"
                """)
        #expect(
            routes.failure(Customer.self, Self.document(since: "true")) == """
                Customer.since: expected one of 3 forms, found true
                  at $.KUNDE.SEIT, line 3, column 46
                  3 | …NDE": {"NAME": " Mira Ölberg ", "SEIT": true},
                    |                                          ^
                  what each of them said:
                  1. expected text, found true
                  2. expected text, found true
                  3. expected a number, found true
                """)
    }

    @Test func brokenTextInsideTextNamesThePathInside() {
        let damaged = Self.document(since: "0").replacing(#"\"mail\":false"#, with: #"\"mail\":0"#)
        #expect(
            routes.failure(Customer.self, damaged) == """
                Customer.settings: expected true or false, found the number 0
                  at $.EINSTELLUNGEN.mail, line 6, column 20
                  6 |   "EINSTELLUNGEN": "{\\"post\\":true,\\"mail\\":0}"
                    |                    ^
                """)
    }
}
