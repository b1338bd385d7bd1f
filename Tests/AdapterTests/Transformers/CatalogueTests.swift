import Foundation
import TestSupport
import Testing

@testable import Olivine

/// The catalogue, apart from dates: R1, R10, R17, R18.
@Suite struct CatalogueTests {
    struct UserID: RawRepresentable, PropertyValue { var rawValue: UInt64 }
    enum Level: String, PropertyValue { case low, high, other }
    struct Item: ValueModel {
        let id: Int, name: String
        static let propertyKeys = PropertyKeys(Item.init) {
            Property("id", \.id)
            Property("name", \.name)
        }
    }
    struct Celsius: FormatStyle, ParseableFormatStyle {
        struct Strategy: ParseStrategy {
            func parse(_ value: String) throws -> Double {
                guard value.hasSuffix("°C"), let number = Double(value.dropLast(2)) else {
                    throw CocoaError(.formatting)
                }
                return number
            }
        }
        var parseStrategy: Strategy { Strategy() }
        func format(_ value: Double) -> String { "\(value)°C" }
    }
    static let levels: JSONTransformer<String, Level> = .values(["lo": .low, "low": .low, "hi": .high])

    static let numbers: [LawRow] = [
        LawRow(.numberFromText, #""720575940379279361""#, Int64(720575940379279361)),
        LawRow(.numberFromText, #""-9223372036854775808""#, Int64.min),
        LawRow(.numberFromText, #""18446744073709551615""#, UInt64.max),
        LawRow(.numberFromText, #""255""#, UInt8(255)),
        LawRow(.numberFromText, #""7e0""#, Int8(7), writes: #""7""#),
        LawRow(.numberFromText, #""-1""#, Int16(-1)), LawRow(.numberFromText, #""1""#, Int32(1)),
        LawRow(.numberFromText, #""0""#, UInt(0)), LawRow(.numberFromText, #""2""#, UInt16(2)),
        LawRow(.numberFromText, #""3""#, UInt32(3)), LawRow(.numberFromText, #""42""#, 42),
        LawRow(.numberFromText, #""170141183460469231731687303715884105727""#, Int128.max),
        LawRow(.numberFromText, #""0.1""#, Float(0.1)),
        LawRow(.numberFromText, #""0.30000000000000004""#, 0.30000000000000004),
        LawRow(.numberFromText, #""2""#, 2.0, writes: #""2.0""#),
        LawRow(.numberFromText, #""0.987654321098765431""#, Decimal(string: "0.987654321098765431")!),
        LawRow(.numberFromText, #""18446744073709551615""#, UserID(rawValue: .max)),
        LawRow(JSONTransformer<Decimal, String>.inverted(.numberFromText), "576460752303423489", "576460752303423489"),
        LawRow(.textFromNumber, "1.50", "1.50"), LawRow(.textFromNumber, "1e400", "1e400"),
        LawRow(.boolFromNumber, "1", true), LawRow(.boolFromNumber, "0.0", false, writes: "0"),
        LawRow(
            .decimalFromText(point: ",", grouping: "."), #""-1.234.567,50""#, Decimal(string: "-1234567.5")!,
            writes: #""-1234567,5""#),
        LawRow(.decimalFromText(point: ","), #""1234567,5""#, Decimal(string: "1234567.5")!),
        LawRow(.decimalFromText(grouping: "’"), #""12’345""#, Decimal(12345), writes: #""12345""#),
        LawRow(.decimalFromText(), #""0.05""#, Decimal(string: "0.05")!),
    ]

    static let texts: [LawRow] = [
        LawRow(.trimmed, #""\u00a0 a b\n""#, "a b", writes: #""a b""#), LawRow(.trimmed, #"" ""#, "", writes: #""""#),
        LawRow(.separated(by: ", "), #""a, b,c""#, ["a", "b,c"]), LawRow(.separated(by: ","), #""""#, []),
        LawRow(.separated(by: ","), #"",a,""#, ["", "a", ""]),
        LawRow(.chain(.separated(by: ","), .array(.numberFromText)), #""1,2,3""#, [1, 2, 3]),
        LawRow(.chain(.separated(by: ","), .set(.numberFromText)), #""3,1,3""#, Set([1, 3]), writes: #""1,3""#),
        LawRow(
            .jsonInText, #""{\"id\": 1, \"name\": \"\\\"x\\\"\"}""#, Item(id: 1, name: "\"x\""),
            writes: #""{\"id\":1,\"name\":\"\\\"x\\\"\"}""#),
        LawRow(
            .chain(.jsonInText, .array(.rfc3339)), #""[\"2026-07-31T12:00:00Z\"]""#,
            [Date(timeIntervalSince1970: 1785499200)]),
        LawRow(.format(Celsius()), #""21.5°C""#, 21.5),
        LawRow(.text("yes", read: { $0 == "yes" ? true : nil }, write: { $0 ? "yes" : nil }), #""yes""#, true),
        LawRow(levels, #""low""#, .low, writes: #""lo""#), LawRow(levels, #""hi""#, .high),
        LawRow(.values([1: Level.low], default: .other, writing: 9), "7", .other, writes: "9"),
        LawRow(.ranges([0..<10: Level.low, 10..<100: .high]), "42", .high, writes: "10"),
        LawRow(.ranges([0..<0.5: Level.low], default: .other, writing: 1), "0.5", .other, writes: "1.0"),
        LawRow(.listOrSingle, #""a""#, ["a"], writes: #"["a"]"#), LawRow(.listOrSingle, #"["a","b"]"#, ["a", "b"]),
        LawRow(.chain(.listOrSingle, .array(.numberFromText)), #""1""#, [1], writes: #"["1"]"#),
        LawRow(.listOrSingle, #"{"id":1,"name":"a"}"#, [Item(id: 1, name: "a")], writes: #"[{"id":1,"name":"a"}]"#),
        LawRow(
            .dictionary(by: \Item.name), #"[{"id":1,"name":"b"},{"id":2,"name":"a"}]"#,
            ["b": Item(id: 1, name: "b"), "a": Item(id: 2, name: "a")],
            writes: #"[{"id":2,"name":"a"},{"id":1,"name":"b"}]"#),
        LawRow(
            .list(by: \Item.id), #"{"2":{"id":2,"name":"b"},"10":{"id":10,"name":"a"}}"#,
            [Item(id: 10, name: "a"), Item(id: 2, name: "b")],
            writes: #"{"10":{"id":10,"name":"a"},"2":{"id":2,"name":"b"}}"#),
    ]

    static let bytes: [LawRow] = [
        LawRow(.url, #""http://h.test/a%20b""#, URL(string: "http://h.test/a%20b")!),
        LawRow(
            .lenientURL, #""http://h.test/a b.html""#, URL(string: "http://h.test/a%20b.html")!,
            writes: #""http://h.test/a%20b.html""#),
        LawRow(
            .lenientURL, #""http://[::1]/ä?q=[1]&%zz%20#a#b""#,
            URL(string: "http://[::1]/%C3%A4?q=%5B1%5D&%25zz%20#a%23b")!,
            writes: #""http://[::1]/%C3%A4?q=%5B1%5D&%25zz%20#a%23b""#),
        LawRow(
            .uuid, #""e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#,
            UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
            writes: #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#),
        LawRow(
            .lowercaseUUID, #""e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#,
            UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!),
        LawRow(.base64, #""++//""#, Data([0xFB, 0xEF, 0xFF])),
        LawRow(.base64URL, #""--__""#, Data([0xFB, 0xEF, 0xFF])),
        LawRow(.base64URL, #""SGk=""#, Data("Hi".utf8), writes: #""SGk""#),
        LawRow(.base64URL, #""SGk""#, Data("Hi".utf8)),
        LawRow(.base64URL, #""""#, Data()),
        LawRow(.hex, #""00FFa0""#, Data([0, 255, 160]), writes: #""00ffa0""#),
    ]

    @Test(arguments: numbers + texts + bytes) func bothLawsHold(_ row: LawRow) { #expect(row.complaints() == []) }

    static let refusals: [RefusalRow] = [
        RefusalRow(
            JSONTransformer<String, Int>.numberFromText, #""""#, #"expected a number as text, found the text """#),
        RefusalRow(
            JSONTransformer<String, Int>.numberFromText, #"" 1""#, #"expected a number as text, found the text " 1""#),
        RefusalRow(
            JSONTransformer<String, Int>.numberFromText, #""+1""#, #"expected a number as text, found the text "+1""#),
        RefusalRow(JSONTransformer<String, Int>.numberFromText, "12", "expected text, found the number 12"),
        RefusalRow(
            JSONTransformer<String, Int8>.numberFromText, #""300""#,
            "number out of range: expected Int8, found the number 300"),
        RefusalRow(
            JSONTransformer<String, Int>.numberFromText, #""1.5""#,
            "number not integral: expected Int, found the number 1.5"),
        RefusalRow(
            JSONTransformer<String, Double>.numberFromText, #""1e400""#,
            "number out of range: expected Double, found the number 1e400"),
        RefusalRow(
            JSONTransformer<String, Decimal>.numberFromText, #""1e400""#,
            "number out of range: expected Decimal, found the number 1e400"),
        // B033
        RefusalRow(.textFromNumber, #""12""#, #"expected a number, found the text "12""#),
        RefusalRow(.boolFromNumber, "2", "expected 0 or 1, found the number 2"),
        RefusalRow(.boolFromNumber, "true", "expected a number, found true"),
        RefusalRow(
            .decimalFromText(point: ",", grouping: "."), #""1.5""#,
            #"expected a number such as 1.234,5, found the text "1.5""#),
        RefusalRow(.decimalFromText(point: ","), #""1.5""#, #"expected a number such as 1234,5, found the text "1.5""#),
        RefusalRow(.decimalFromText(point: ","), #""1,""#, #"expected a number such as 1234,5, found the text "1,""#),
        RefusalRow(.decimalFromText(), #""1e5""#, #"expected a number such as 1234.5, found the text "1e5""#),
        RefusalRow(
            .decimalFromText(), #""123456789012345678901234567890123456789""#,
            #"number out of range: expected Decimal, found the text "123456789012345678901234567890123456789""#),
        RefusalRow(levels, #""mid""#, #"unknown case: expected one of "lo", "low", "hi", found "mid""#),
        RefusalRow(.ranges([0..<10: Level.low]), "10", "unknown case: expected one of 0..<10, found 10"),
        RefusalRow(
            .url, #""http://h.test/a b.html""#, #"bad URL: expected a URL as it stands, found "http://h.test/a b.html""#
        ),
        RefusalRow(.url, #""""#, #"bad URL: expected a URL as it stands, found """#),
        RefusalRow(.lenientURL, #""""#, #"bad URL: expected a URL, found """#),
        RefusalRow(.lenientURL, #""http://[::1""#, #"bad URL: expected a URL, found "http://[::1""#),
        RefusalRow(.uuid, #""e621e1f8""#, #"expected a UUID, found the text "e621e1f8""#),
        RefusalRow(.base64, #""SGk""#, #"expected bytes as base64 text, found the text "SGk""#),
        RefusalRow(.base64URL, #""++//""#, #"expected bytes as base64 text with - and _, found the text "++//""#),
        RefusalRow(.hex, #""0""#, #"expected bytes as hexadecimal digits, found the text "0""#),
        RefusalRow(.hex, #""0g""#, #"expected bytes as hexadecimal digits, found the text "0g""#),
        RefusalRow(.format(Celsius()), #""21 F""#, #"expected text that Celsius takes, found the text "21 F""#),
    ]

    @Test(arguments: refusals) func whatDoesNotFitIsRefused(_ row: RefusalRow) {
        #expect(row.found() == [row.expected])
    }

    @Test func whatCannotBeToldApartIsNotWritten() {
        func failure<Input, Value>(_ transformer: JSONTransformer<Input, Value>, _ value: Value) -> String {
            do { return try JSONAdapter().transforming(Value.self, transformer).jsonString(from: value) } catch {
                return "\(error)"
            }
        }
        let separated = JSONTransformer<String, [String]>.separated(by: ",")
        #expect(
            failure(separated, ["a", "b,c"])
                == "not representable: expected elements without \",\", found \"b,c\"\n  at $[1]")
        #expect(failure(separated, [""]) == "not representable: expected elements without \",\", found \"\"\n  at $[0]")
        #expect(failure(.textFromNumber, "x") == #"not representable: expected a number as text, found the text "x""#)
        #expect(failure(Self.levels, .other) == "not representable: expected one of low, low, high, found other")
        #expect(
            failure(.list(by: \Item.id), [Item(id: 1, name: "a"), Item(id: 1, name: "b")])
                == "key collision: expected keys that differ, found \"1\"\n  at $[1]")
        #expect(failure(.numberFromText, Double.infinity) == "non-finite number: expected a finite number, found inf")
    }

    // B003, B115: in a model, with the transformer and without.
    @Test func aModelWithThemAndOneWithout() {
        struct Plain: ValueModel {
            let n: Int64, u: URL?
            static let propertyKeys = PropertyKeys(Plain.init) {
                Property("n", \.n)
                Property("u", \.u)
            }
        }
        let json = #"{"n":"720575940379279361","u":"http://h.test/a b.html"}"#
        let adapter = JSONAdapter().mapping(
            Plain.self, transformers: [.use(.numberFromText, for: \.n), .use(.lenientURL, for: \.u)])
        #expect(
            adapter.routes.complaints(
                json, Plain(n: 720_575_940_379_279_361, u: URL(string: "http://h.test/a%20b.html")),
                writes: #"{"n":"720575940379279361","u":"http://h.test/a%20b.html"}"#) == [])
        #expect(
            routes.failure(Plain.self, json).hasPrefix(
                "Plain.n: expected a number, found the text \"720575940379279361\"\n  at $.n, line 1, column 6"))
        #expect(
            routes.failure(Plain.self, #"{"n":1,"u":"http://h.test/a b.html"}"#).hasPrefix(
                "Plain.u: bad URL: expected a URL as it stands, found \"http://h.test/a b.html\"\n  at $.u, line 1, column 12"
            ))
    }

    // R16: infinities, where texts are agreed upon for them.
    @Test func infinitiesAsTextAreOnlyThoseAgreedUpon() {
        let adapter = JSONAdapter(nonFinite: .texts(infinity: "inf", negativeInfinity: "-inf", nan: "nan")).mapping(
            Made<Double>.self, transformers: [.use(.numberFromText, for: \.value)])
        #expect(adapter.routes.complaints(#"{"value":"-inf"}"#, Made(value: -Double.infinity)) == [])
        #expect(
            adapter.routes.failure(Made<Double>.self, #"{"value":"Infinity"}"#).hasPrefix(
                "Made<Double>.value: expected a number as text, found the text \"Infinity\""))
    }

    // R4, R25: however long a literal or its exponent is, time is linear in it.
    @Test func longNumbersAreReadAtOnce() throws {
        let digits = String(repeating: "1", count: 200_000)
        for (json, seconds) in [
            ("0.\(digits)", 1.0 / 9), ("1785499200.\(digits)e0", 1_785_499_200 + 1.0 / 9),
            ("0.\(digits)e-200000000", 0), ("-0.\(digits)e-200000000", 0),
        ] {
            let date = try JSONAdapter().transforming(Date.self, .secondsSince1970).model(of: Date.self, from: json)
            #expect(abs(date.timeIntervalSince1970 - seconds) < 1e-6)
        }
        #expect(throws: AdapterError.self) {
            try JSONAdapter().transforming(Int.self, .numberFromText).model(of: Int.self, from: "\"\(digits)\"")
        }
    }

    // B005: a decimal as an integer never goes through a double.
    @Test func aDecimalBecomesAnIntegerExactly() {
        let exact: JSONTransformer<Decimal, Int64> = .chain(.inverted(.numberFromText), .numberFromText)
        #expect(LawRow(exact, "576460752303423489", 576460752303423489).complaints() == [])
        #expect(RefusalRow(exact, "0.5", "").found() == ["number not integral: expected Int64, found the number 0.5"])
        #expect(
            RefusalRow(exact, "9223372036854775808", "").found() == [
                "number out of range: expected Int64, found the number 9223372036854775808"
            ])
    }

    // B117: the fragment's mark stays.
    @Test func theFragmentStays() throws {
        let adapter = JSONAdapter().transforming(URL.self, .lenientURL)
        let url = try adapter.model(of: URL.self, from: #""http://h.test/p q#frag""#)
        #expect(url.path == "/p q" && url.fragment == "frag" && url.absoluteString == "http://h.test/p%20q#frag")
    }

    // A fault inside JSON in text has the whole path, and the text's place.
    @Test func faultsInsideTextHaveTheirPath() {
        let adapter = JSONAdapter(naming: .snakeCase).mapping(
            Made<[Item]>.self, transformers: [.use(.array(.jsonInText), for: \.value)])
        #expect(
            adapter.routes.failure(Made<[Item]>.self, #"{"value":["{\"id\":1,\"name\":\"a\"}","{\"id\":true}"]}"#)
                == #"""
                Item.id: expected a number, found true
                  at $.value[1].id, line 1, column 39
                  1 | {"value":["{\"id\":1,\"name\":\"a\"}","{\"id\":true}"]}
                    |                                       ^
                """#)
        #expect(
            adapter.routes.failure(Made<[Item]>.self, #"{"value":["{"]}"#).hasPrefix(
                "Made<Array<Item>>.value: syntax error: expected a key in quotes, found the end of the document\n  at $.value[0], line 1, column 11"
            ))
    }
}
