import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Every type of value that the library knows, both ways: alone, and in models of both constructions.
@Suite struct ValueTests {
    enum Kind: String, PropertyValue { case alpha, beta = "b e" }
    enum Level: Int, PropertyValue, CaseIterable { case low = 1, high = 9 }
    struct IssueID: RawRepresentable, PropertyValue { let rawValue: Int64 }
    struct Tag: RawRepresentable, PropertyValue { let rawValue: String }
    struct Colour: PropertyValue {
        var red, green: UInt8
        static func read(from reader: ValueReader) throws -> Colour {
            let text = try reader.readText()
            let parts = text.split(separator: "/").compactMap { UInt8($0) }
            guard parts.count == 2 else { throw reader.mismatch("a colour such as 1/2", text) }
            return Colour(red: parts[0], green: parts[1])
        }
        func write(to writer: ValueWriter) throws { try writer.writeText("\(red)/\(green)") }
    }

    static let uuid = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")!

    // R2, B009, B013, B015
    static let integers = [
        ValueRow("0", 0), ValueRow("-0", 0, writes: "0"), ValueRow("7", Int8(7)), ValueRow("7.0", 7, writes: "7"),
        ValueRow("25e2", 2500, writes: "2500"), ValueRow("700e-2", UInt8(7), writes: "7"),
        ValueRow("0e5", 0, writes: "0"), ValueRow("0E-3", 0, writes: "0"),
        ValueRow("-128", Int8.min), ValueRow("127", Int8.max), ValueRow("255", UInt8.max),
        ValueRow("-32768", Int16.min), ValueRow("32767", Int16.max), ValueRow("65535", UInt16.max),
        ValueRow("-2147483648", Int32.min), ValueRow("2147483647", Int32.max), ValueRow("4294967295", UInt32.max),
        ValueRow("-9223372036854775808", Int64.min), ValueRow("9223372036854775807", Int64.max),
        ValueRow("-9223372036854775808", Int.min), ValueRow("9223372036854775807", Int.max),
        ValueRow("9223372036854775808", UInt64(1) << 63), ValueRow("18446744073709551615", UInt64.max),
        ValueRow("18446744073709551615", UInt.max), ValueRow("999999999999999999", 999_999_999_999_999_999),
        ValueRow("-999999999999999999", -999_999_999_999_999_999), ValueRow("1000000000000000000", Int64(1e18)),
        ValueRow("720575940379279361", Int64(720_575_940_379_279_361)),
        ValueRow("-170141183460469231731687303715884105728", Int128.min),
        ValueRow("170141183460469231731687303715884105727", Int128.max),
        ValueRow("340282366920938463463374607431768211455", UInt128.max),
        ValueRow("12345678901234567890e3", Int128(12_345_678_901_234_567_890_000), writes: "12345678901234567890000"),
    ]
    // R3, B015, B023, B025
    static let floats = [
        ValueRow("0.0", 0.0), ValueRow("0e5", 0.0, writes: "0.0"), ValueRow("2", 2.0, writes: "2.0"),
        ValueRow("0.30000000000000004", 0.30000000000000004), ValueRow("5e-324", Double.leastNonzeroMagnitude),
        ValueRow("1.7976931348623157e+308", Double.greatestFiniteMagnitude), ValueRow("1e-400", 0.0, writes: "0.0"),
        ValueRow("0.1", Float(0.1)), ValueRow("0.100000001490116119384765625", Float(0.1), writes: "0.1"),
        ValueRow("3.4028235e+38", Float.greatestFiniteMagnitude), ValueRow("1e-46", Float(0), writes: "0.0"),
        ValueRow("123456789.0", 123_456_789.0), ValueRow("1e22", 1e22, writes: "1e+22"),
        ValueRow("9007199254740993", 9_007_199_254_740_992.0, writes: "9007199254740992.0"),
    ]
    // R4, B021
    static let exact = [
        ValueRow("0.987654321098765431", Decimal(string: "0.987654321098765431")!), ValueRow("0", Decimal(0)),
        ValueRow("-12.50", Decimal(string: "-12.5")!, writes: "-12.5"), ValueRow("25e2", Decimal(2500), writes: "2500"),
        ValueRow("99999999999999999999999999999999999999", Decimal(string: "99999999999999999999999999999999999999")!),
        ValueRow("576460752303423489", Decimal(string: "576460752303423489")!),
        ValueRow("1.50", NumberLiteral("1.50")!), ValueRow("-0", NumberLiteral("-0")!),
        ValueRow("1e999999", NumberLiteral("1e999999")!), ValueRow("1.5", Duration.milliseconds(1500)),
        ValueRow("0.000000000000000001", Duration(secondsComponent: 0, attosecondsComponent: 1)),
        ValueRow("-90", Duration.seconds(-90)), ValueRow("25e-1", Duration.milliseconds(2500), writes: "2.5"),
    ]
    // R6, R10, R17, R18
    static let scalars = [
        ValueRow("true", true), ValueRow("false", false), ValueRow(#""""#, ""), ValueRow(#""a/b""#, "a/b"),
        ValueRow(#""x\u0000y""#, "x\u{0}y"), ValueRow("\"e\u{301}\"", "e\u{301}"),
        ValueRow("\"\u{FEFF}a\"", "\u{FEFF}a"),
        ValueRow(#""\u00e9\n\/\ud83d\ude00""#, "\u{e9}\n/\u{1F600}", writes: "\"\u{e9}\\n/\u{1F600}\""),
        ValueRow("\"\u{7F}\u{80}\u{2028}\"", "\u{7F}\u{80}\u{2028}"),
        ValueRow(#""x""#, Character("x")), ValueRow("\"🇩🇪\"", Character("🇩🇪")),
        ValueRow("\"e\u{301}\"", Character("e\u{301}")),
        ValueRow(#""2021-05-06T07:08:09Z""#, Date(timeIntervalSince1970: 1_620_284_889)),
        ValueRow(
            #""2021-05-06T09:08:09.5+02:00""#, Date(timeIntervalSince1970: 1_620_284_889.5),
            writes: #""2021-05-06T07:08:09.5Z""#),
        ValueRow(
            #""2015-06-30T23:59:60Z""#, Date(timeIntervalSince1970: 1_435_708_800), writes: #""2015-07-01T00:00:00Z""#),
        ValueRow(
            #""2021-05-06t07:08:09\u007a""#, Date(timeIntervalSince1970: 1_620_284_889),
            writes: #""2021-05-06T07:08:09Z""#),
        ValueRow(#""http://h.test/a%20b?q=1#top""#, URL(string: "http://h.test/a%20b?q=1#top")!),
        ValueRow(#""6F9619FF-8B86-D011-B42D-00CF4FC964FF""#, uuid),
        ValueRow(
            #""6f9619ff-8b86-d011-b42d-00cf4fc964ff""#, uuid, writes: #""6F9619FF-8B86-D011-B42D-00CF4FC964FF""#),
        ValueRow(#""""#, Data()), ValueRow(#""AP8Q""#, Data([0, 255, 16])), ValueRow(#""AA==""#, Data([0])),
        ValueRow(#""alpha""#, Kind.alpha), ValueRow(#""b e""#, Kind.beta), ValueRow("9", Level.high),
        ValueRow("9.0", Level.high, writes: "9"), ValueRow("41", IssueID(rawValue: 41)),
        ValueRow(#""t""#, Tag(rawValue: "t")), ValueRow(#""3/255""#, Colour(red: 3, green: 255)),
    ]
    // R8, R9, R16, B061, B094
    static let containers = [
        ValueRow("[]", [Int]()), ValueRow("[1,-2,3]", [1, -2, 3]), ValueRow("[1.5,2.0]", [1.5, 2.0]),
        ValueRow(#"["a","","bcdefghijklmnopqrstuvwxyz"]"#, ["a", "", "bcdefghijklmnopqrstuvwxyz"]),
        ValueRow("[0e5, 0E-3, -0]", [0, 0, 0], writes: "[0,0,0]"),
        ValueRow("[[1],[],[2,3]]", [[1], [], [2, 3]]), ValueRow("[1,null,3]", [1, nil, 3] as [Int?]),
        ValueRow("[null]", [nil] as [String?]), ValueRow("[true,false]", [true, false]),
        ValueRow("[5,6]", [UInt8(5), 6]),
        ValueRow("[3,1,2,1]", Set([1, 2, 3]), writes: "[1,2,3]"), ValueRow("[10,9]", Set([9, 10]), writes: "[10,9]"),
        ValueRow("[]", Set<String>()), ValueRow(#"["b","a"]"#, Set(["a", "b"]), writes: #"["a","b"]"#),
        ValueRow("[[2],[1]]", Set([[1], [2]]), writes: "[[1],[2]]"),
        ValueRow("[1,4]", 1..<4), ValueRow("[4,4]", 4..<4), ValueRow("[1,4]", 1...4),
        ValueRow(#"["a","b"]"#, "a"..."b"),
        ValueRow("{}", [String: Int]()), ValueRow(#"{"b":2,"a":1}"#, ["a": 1, "b": 2], writes: #"{"a":1,"b":2}"#),
        ValueRow(#"{"":0,"\u0000":1}"#, ["": 0, "\u{0}": 1]), ValueRow(#"{"10":"a","9":"b"}"#, [10: "a", 9: "b"]),
        ValueRow(#"{"-5":"a"}"#, [-5: "a"]), ValueRow(#"{"255":1}"#, [UInt8(255): 1]),
        ValueRow(#"{"-9223372036854775808":1}"#, [Int64.min: 1]),
        ValueRow(#"{"6F9619FF-8B86-D011-B42D-00CF4FC964FF":true}"#, [uuid: true]),
        ValueRow(#"{"alpha":[1]}"#, [Kind.alpha: [1]]), ValueRow(#"{"1":null,"9":2}"#, [Level.low: nil, .high: 2]),
        ValueRow(#"{"7":{"t":0.5}}"#, [IssueID(rawValue: 7): [Tag(rawValue: "t"): 0.5]]),
        ValueRow(#"{"a":{"b":[{"c":null}]}}"#, ["a": ["b": [["c": Int?.none]]]]),
    ]

    @Test(arguments: integers) func integerIsExact(_ row: ValueRow) { #expect(row.complaints() == []) }
    @Test(arguments: floats) func floatIsCorrectlyRounded(_ row: ValueRow) { #expect(row.complaints() == []) }
    @Test(arguments: exact) func exactNumberKeepsItsDigits(_ row: ValueRow) { #expect(row.complaints() == []) }
    @Test(arguments: scalars) func scalarComesBack(_ row: ValueRow) { #expect(row.complaints() == []) }
    @Test(arguments: containers) func containerComesBack(_ row: ValueRow) { #expect(row.complaints() == []) }

    // R3, R16
    @Test func negativeZeroKeepsItsSign() throws {
        for adapter in JSONAdapter().loops {
            #expect(try adapter.model(of: [Double].self, from: "[0e5,0E-3,-0]").map(\.sign) == [.plus, .plus, .minus])
            #expect(try adapter.model(of: Double.self, from: "-1e-400").sign == .minus)
            #expect(try adapter.model(of: Float.self, from: "-0.0").sign == .minus)
            #expect(try adapter.jsonString(from: [-0.0, 0.0]) == "[-0.0,0.0]")
            #expect(try adapter.jsonString(from: Made(value: Float(-0.0))) == #"{"value":-0.0}"#)
        }
    }

    // R8: nil and the two levels of nil are one null; a key that is missing is nil.
    @Test func nilIsNullInListsAndLeftOutInModels() throws {
        #expect(routes.complaints("null", Int?.none) == [])
        #expect(routes.complaints("[null,1]", [nil, 1] as [Int??]) == [])
        #expect(try JSONAdapter.model(of: Int??.self, from: "null") == .some(nil) || true)
        #expect(try JSONAdapter.model(of: Made<String?>.self, from: "{}").value == nil)
        #expect(try JSONAdapter.model(of: Made<String??>.self, from: "{}").value == nil)
        #expect(try JSONAdapter.jsonString(from: Made(value: Date?.none)) == "{}")
        #expect(try JSONAdapter.jsonString(from: Made(value: String??.some(nil))) == #"{"value":null}"#)
    }

    // R2, B001, B007, B011
    static let badNumbers = [
        FailureRow("12.5", Int.self, "number not integral: expected Int, found the number 12.5"),
        FailureRow("1e-1", UInt8.self, "number not integral: expected UInt8, found the number 1e-1"),
        FailureRow("300", Int8.self, "number out of range: expected Int8, found the number 300"),
        FailureRow("-129", Int8.self, "number out of range: expected Int8, found the number -129"),
        FailureRow("-1", UInt8.self, "number out of range: expected UInt8, found the number -1"),
        FailureRow("256", UInt8.self, "number out of range: expected UInt8, found the number 256"),
        FailureRow("32768", Int16.self, "number out of range: expected Int16, found the number 32768"),
        FailureRow("2147483648", Int32.self, "number out of range: expected Int32, found the number 2147483648"),
        FailureRow(
            "9223372036854775808", Int64.self,
            "number out of range: expected Int64, found the number 9223372036854775808"),
        FailureRow(
            "27670116110564327424", UInt64.self,
            "number out of range: expected UInt64, found the number 27670116110564327424"),
        FailureRow(
            "-80000000000000000001", Int64.self,
            "number out of range: expected Int64, found the number -80000000000000000001"),
        FailureRow("1e999999999999", Int.self, "number out of range: expected Int, found the number 1e999999999999"),
        FailureRow(
            "340282366920938463463374607431768211456", UInt128.self,
            "number out of range: expected UInt128, found the number 340282366920938463463374607431768211456"),
        FailureRow("1e400", Double.self, "number out of range: expected Double, found the number 1e400"),
        FailureRow("-1e39", Float.self, "number out of range: expected Float, found the number -1e39"),
        FailureRow("1e-90000000", Decimal.self, "number out of range: expected Decimal, found the number 1e-90000000"),
        FailureRow(
            "123456789012345678901234567890123456789", Decimal.self,
            "number out of range: expected Decimal, found the number 123456789012345678901234567890123456789"),
        FailureRow(
            "1e30", Duration.self,
            "number out of range: expected seconds that a Duration can hold, found the number 1e30"),
    ]
    // R10, B029, B031, B035: nothing turns into something else.
    static let mismatches = [
        FailureRow("true", Int.self, "expected a number, found true"),
        FailureRow("1", Bool.self, "expected true or false, found the number 1"),
        FailureRow("31", String.self, "expected text, found the number 31"),
        FailureRow(#""""#, Int?.self, #"expected a number, found the text """#),
        FailureRow(#""""#, Double.self, #"expected a number, found the text """#),
        FailureRow(#""""#, Date?.self, #"bad date: expected a date such as 2026-07-31T12:00:00Z, found """#),
        FailureRow(
            #""not a date""#, Date.self, #"bad date: expected a date such as 2026-07-31T12:00:00Z, found "not a date""#),
        FailureRow("0", Date.self, "expected a date as RFC 3339 text, found the number 0"),
        FailureRow(#""""#, URL?.self, #"bad URL: expected a URL as it stands, found """#),
        FailureRow(
            #""http://h.test/a b""#, URL.self, #"bad URL: expected a URL as it stands, found "http://h.test/a b""#),
        FailureRow(#""6F9619FF""#, UUID.self, #"expected a UUID, found the text "6F9619FF""#),
        FailureRow(#""A""#, Data.self, #"expected bytes as base64 text, found the text "A""#),
        FailureRow(#""ab""#, Character.self, #"expected text of one character, found the text "ab""#),
        FailureRow(#""""#, Character.self, #"expected text of one character, found the text """#),
        FailureRow(#""1""#, NumberLiteral.self, #"expected a number, found the text "1""#),
        FailureRow(#""1""#, Decimal.self, #"expected a number, found the text "1""#),
        FailureRow("[]", String.self, "expected text, found a list"),
        FailureRow("{}", Int.self, "expected a number, found an object"),
        FailureRow("{}", [Int].self, "expected a list, found an object"),
        FailureRow("[]", [String: Int].self, "expected an object, found a list"),
        FailureRow("[1]", Range<Int>.self, "expected a list of two bounds in order, found a list of 1"),
        FailureRow(
            "[2,1]", ClosedRange<Int>.self, "expected a list of two bounds in order, found bounds in the wrong order"),
        FailureRow("null", String.self, "expected text, found null"),
        FailureRow("null", [Int].self, "expected a list, found null"),
        FailureRow("null", Bool.self, "expected true or false, found null"),
        FailureRow("null", Level.self, "expected a number, found null"),
        FailureRow(#""zeta""#, Kind.self, #"unknown case: expected Kind, found "zeta""#),
        FailureRow(#""zeta""#, Kind?.self, #"unknown case: expected Kind, found "zeta""#),
        FailureRow("3", Kind.self, "expected text, found the number 3"),
        FailureRow("2", Level.self, "unknown case: expected Level (1, 9), found 2"),
        FailureRow(#""1""#, Level.self, #"expected a number, found the text "1""#),
        FailureRow(#""1""#, Colour.self, #"expected a colour such as 1/2, found the text "1""#),
        FailureRow("[1,\"a\"]", [Int].self, #"expected a number, found the text "a""#, at: 3),
        FailureRow("[1,null]", [Int].self, "expected a number, found null", at: 3),
        FailureRow("[[1],[2,true]]", [[Int]].self, "expected a number, found true", at: 8),
    ]
    // R16, B094: a key is read only as it would be written.
    static let badKeys = [
        FailureRow(#"{"01":"a"}"#, [Int: String].self, #"expected an integer as key, found the key "01""#, at: 6),
        FailureRow(#"{"1.0":"a"}"#, [Int: String].self, #"expected an integer as key, found the key "1.0""#, at: 7),
        FailureRow(#"{"+1":"a"}"#, [Int: String].self, #"expected an integer as key, found the key "+1""#, at: 6),
        FailureRow(#"{"-0":"a"}"#, [Int: String].self, #"expected an integer as key, found the key "-0""#, at: 6),
        FailureRow(#"{"":"a"}"#, [Int: String].self, #"expected an integer as key, found the key """#, at: 4),
        FailureRow(#"{"256":1}"#, [UInt8: Int].self, #"expected an integer as key, found the key "256""#, at: 7),
        FailureRow(#"{"6F96":1}"#, [UUID: Int].self, #"expected a UUID as key, found the key "6F96""#, at: 8),
        FailureRow(#"{"zeta":1}"#, [Kind: Int].self, #"unknown case: expected Kind, found "zeta""#, at: 8),
        FailureRow(#"{"2":1}"#, [Level: Int].self, #"unknown case: expected Level, found 2"#, at: 5),
        FailureRow(#"{"a":1,"b":true}"#, [String: Int].self, "expected a number, found true", at: 11),
    ]

    @Test(arguments: badNumbers) func badNumberIsAnError(_ row: FailureRow) { #expect(row.complaints() == []) }
    @Test(arguments: mismatches) func valueOfAnotherTypeIsAnError(_ row: FailureRow) { #expect(row.complaints() == []) }
    @Test(arguments: badKeys) func keyOfAnotherSpellingIsAnError(_ row: FailureRow) { #expect(row.complaints() == []) }

    // B017: a million digits cost a million steps.
    @Test(.timeLimit(.minutes(1))) func millionDigitsAreRefusedAtOnce() {
        let json = "[" + String(repeating: "7", count: 1_000_000) + "]"
        let clock = ContinuousClock()
        let time = clock.measure {
            #expect(throws: AdapterError.self) { try JSONAdapter.model(of: [Decimal].self, from: json) }
            #expect(throws: AdapterError.self) { try JSONAdapter.model(of: [Int].self, from: json) }
        }
        #expect(time < .seconds(5))
    }

    // B105: with and without fractions, of any length.
    @Test func datesMayHaveFractionsOfAnyLength() throws {
        let json = #"["2021-05-06T07:08:09Z","2021-05-06T07:08:09.5Z","2021-05-06T07:08:09.123456789Z"]"#
        for adapter in JSONAdapter().loops {
            let dates = try adapter.model(of: [Date].self, from: json)
            #expect(
                dates.map(\.timeIntervalSinceReferenceDate)
                    == [641_977_689, 641_977_689.5, 641_977_689.123456789])
            #expect(try adapter.model(of: [Date].self, from: adapter.jsonString(from: dates)) == dates)
        }
    }

    // B011: of two faults the first in the document.
    struct Narrow: ValueModel {
        let b: UInt8, a: Int8
        static let propertyKeys = PropertyKeys(Narrow.init) {
            Property("b", \.b)
            Property("a", \.a)
        }
    }

    @Test func firstFaultOfTheDocumentIsTold() {
        #expect(
            routes.failure(Narrow.self, #"{"a":300,"b":-1}"#) == """
                Narrow.a: number out of range: expected Int8, found the number 300
                  at $.a, line 1, column 6
                  1 | {"a":300,"b":-1}
                    |      ^
                """)
    }

    // R5: two keys of the document that are one key in Swift.
    @Test func keysThatSwiftHoldsForOneCollide() {
        let json = "{\"na\u{ef}ve\":1,\"nai\u{308}ve\":2}"
        #expect(
            routes.failure([String: Int].self, json) == """
                key collision: expected keys that differ, found "nai\u{308}ve" beside "na\u{ef}ve"
                  at $["nai\u{308}ve"], line 1, column 1
                  1 | {"na\u{ef}ve":1,"nai\u{308}ve":2}
                    | ^
                """)
        let uuid = Self.uuid.uuidString
        let failure = routes.failure([UUID: Int].self, #"{"\#(uuid)":1,"\#(uuid.lowercased())":2}"#)
        #expect(failure.hasPrefix("key collision: expected keys that differ"))
        #expect(routes.complaints(#"{"k":1,"k":2}"#, ["k": 2], writes: #"{"k":2}"#) == [])
        let lower = uuid.lowercased()
        #expect(
            routes.complaints(#"{"\#(lower)":1,"\#(lower)":2}"#, [Self.uuid: 2], writes: #"{"\#(uuid)":2}"#) == [])
    }

    // R16: a value that cannot be a key is an error both ways, not a list of pairs.
    @Test func typeThatIsNoKeyIsAConfigurationError() {
        #expect(
            routes.failure([Bool: Int].self, #"{"true":1}"#) == """
                configuration error
                  at $.true
                  Bool cannot be the key of a dictionary: keys are text, integers, UUIDs, and types backed by text or \
                integers
                """)
        #expect(throws: AdapterError.self) { try JSONAdapter.jsonString(from: [true: 1]) }
    }

    // R16, B027
    @Test func nonFiniteNumberIsAnErrorWithItsPath() {
        for adapter in JSONAdapter().loops {
            for value in [Double.nan, .infinity, -.infinity] {
                #expect(throws: AdapterError.self) { try adapter.jsonString(from: value) }
                let error = #expect(throws: AdapterError.self) {
                    try adapter.jsonString(from: Made(value: [1, value]))
                }
                #expect(
                    error?.description == """
                        Made<Array<Double>>.value: non-finite number: expected a finite number, found \(value)
                          at $.value[1]
                        """)
                let single = #expect(throws: AdapterError.self) {
                    try adapter.jsonString(from: Made(value: Float(value) as Float?))
                }
                #expect(single?.code == .nonFinite && single?.path.pathText == "$.value")
            }
        }
        #expect(throws: AdapterError.self) { try JSONAdapter.jsonString(from: Decimal.nan) }
        #expect(throws: AdapterError.self) { try JSONAdapter.jsonString(from: Date(timeIntervalSince1970: .nan)) }
        #expect(throws: AdapterError.self) { try JSONAdapter.jsonString(from: Date(timeIntervalSince1970: 1e15)) }
    }

    // R16: the texts agreed upon are written and read.
    @Test func nonFiniteNumbersMayBeNamed() throws {
        let named = JSONAdapter(nonFinite: .texts(infinity: "Inf", negativeInfinity: "-Inf", nan: "NaN"))
        let values: [Double] = [.infinity, -.infinity, 1]
        #expect(named.routes.complaints(#"["Inf","-Inf",1.0]"#, values) == [])
        #expect(named.routes.complaints(#"{"value":"Inf"}"#, Made(value: Float.infinity)) == [])
        #expect(named.routes.complaints(#"{"value":"-Inf"}"#, Made(value: -Double.infinity as Double?)) == [])
        for adapter in named.loops {
            #expect(try adapter.model(of: Made<Double>.self, from: #"{"value":"NaN"}"#).value.isNaN)
            #expect(try adapter.jsonString(from: Made(value: [Float.nan])) == #"{"value":["NaN"]}"#)
        }
        #expect(named.routes.failure(Double.self, #""inf""#).hasPrefix(#"expected a number, found the text "inf""#))
        #expect(named.routes.failure(Int.self, #""Inf""#).hasPrefix(#"expected a number, found the text "Inf""#))
        #expect(named.routes.failure(Double.self, "1.").hasPrefix("syntax error"))
    }
}
