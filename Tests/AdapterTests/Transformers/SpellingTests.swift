import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Everything that users write behind a leading dot infers its types from the property, in one list.
@Suite struct SpellingTests {
    struct Item: ValueModel {
        let id: Int, name: String
        static let propertyKeys = PropertyKeys(Item.init) {
            Property("id", \.id)
            Property("name", \.name)
        }
    }

    struct Everything: JSONSerializing {
        let joined: Date, closed: Date?, seen: Date, day: Date?, number: Int, decimal: Decimal, code: String, isOn: Bool
        let answer: Bool?, sizes: [Int], tags: [String], byID: [Int: Item], items: [Item], page: URL?, payload: Item?
        let dates: [Date], days: Set<Date>, times: [String: Date]?, name: String, grade: Int, any: Int?
        static let propertyKeys = PropertyKeys(Everything.init) {
            Property("joined", \.joined)
            Property("closed", \.closed)
            Property("seen", \.seen)
            Property("day", \.day)
            Property("number", \.number)
            Property("decimal", \.decimal)
            Property("code", \.code)
            Property("isOn", \.isOn)
            Property("answer", \.answer)
            Property("sizes", \.sizes)
            Property("tags", \.tags)
            Property("byID", \.byID)
            Property("items", \.items)
            Property("page", \.page)
            Property("payload", \.payload)
            Property("dates", \.dates)
            Property("days", \.days)
            Property("times", \.times)
            Property("name", \.name)
            Property("grade", \.grade)
            Property("any", \.any)
        }
        static let jsonTransformers: JSONTransformers<Everything> = [
            .use(.rfc3339(precision: .milliseconds), for: \.joined),
            .use(.trimmed, .emptyIsNil, .rfc3339, for: \.closed),
            .use(.firstOf(.pattern("dd.MM.yyyy", zone: .gmt), .millisecondsSince1970), for: \.seen),
            .use(.emptyIsNil, .calendarDay, for: \.day),
            .use(.trimmed, .numberFromText, for: \.number),
            .use(.decimalFromText(point: ",", grouping: "."), for: \.decimal),
            .use(.textFromNumber, for: \.code),
            .use(.values(["yes": true, "y": true, "no": false]), for: \.isOn),
            .use(.boolFromNumber, for: \.answer),
            .use(.separated(by: ","), .array(.trimmed), .array(.numberFromText), for: \.sizes),
            .use(.listOrSingle, for: \.tags),
            .use(.dictionary(by: \.id), for: \.byID),
            .use(.list(by: \.name), for: \.items),
            .use(.trimmed, .lenientURL, for: \.page),
            .use(.jsonInText, for: \.payload),
            .use(.array(.chain(.trimmed, .rfc3339)), for: \.dates),
            .use(.set(.calendarDay), for: \.days),
            .use(.dictionary(.secondsSince1970), for: \.times),
            .use(.default("nobody", .trimmed), for: \.name),
            .use(
                .validating(.ranges([0..<50: 1, 50..<101: 2])) { if $0 == 0 { throw CocoaError(.formatting) } },
                for: \.grade),
            .use(.firstOf(.itself, .numberFromText), for: \.any),
        ]
    }

    @Test func allOfThemInOneModel() throws {
        let json = """
            {"joined":"2026-07-31T12:00:00.000Z","closed":" ","seen":"31.07.2026","day":"2026-07-31","number":" 7 ",\
            "decimal":"1.234,5","code":12,"isOn":"y","answer":1,"sizes":"1, 2","tags":"a","byID":[{"id":1,"name":"a"}],\
            "items":{"b":{"id":2,"name":"b"}},"page":" http://h.test/a b","payload":"{\\"id\\":3,\\"name\\":\\"c\\"}",\
            "dates":["2026-07-31T12:00:00Z "],"days":["2026-07-31"],"times":{"k":0.5},"name":null,"grade":77,"any":"8"}
            """
        let noon = Date(timeIntervalSince1970: 1_785_499_200)
        let start = Date(timeIntervalSince1970: 1_785_456_000)
        let value = Everything(
            joined: noon, closed: nil, seen: start, day: start, number: 7, decimal: Decimal(string: "1234.5")!,
            code: "12",
            isOn: true, answer: true, sizes: [1, 2], tags: ["a"], byID: [1: Item(id: 1, name: "a")],
            items: [Item(id: 2, name: "b")], page: URL(string: "http://h.test/a%20b"), payload: Item(id: 3, name: "c"),
            dates: [noon], days: [start], times: ["k": Date(timeIntervalSince1970: 0.5)], name: "nobody", grade: 2,
            any: 8)
        let written = """
            {"joined":"2026-07-31T12:00:00.000Z","seen":"31.07.2026","day":"2026-07-31","number":"7",\
            "decimal":"1234,5","code":12,"isOn":"yes","answer":1,"sizes":"1,2","tags":["a"],"byID":[{"id":1,"name":"a"}],\
            "items":{"b":{"id":2,"name":"b"}},"page":"http://h.test/a%20b","payload":"{\\"id\\":3,\\"name\\":\\"c\\"}",\
            "dates":["2026-07-31T12:00:00Z"],"days":["2026-07-31"],"times":{"k":0.5},"name":"nobody","grade":50,"any":8}
            """
        #expect(routes.complaints(json, value, writes: written) == [])
    }
}
