import Foundation
import TestSupport
import Testing

@testable import Olivine

/// R17: dates as text and as numbers.
@Suite struct DateTransformerTests {
    static let berlin = TimeZone(identifier: "Europe/Berlin")!
    static let west = TimeZone(secondsFromGMT: -5 * 3600 - 1800)!
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    static let laws: [LawRow] = [
        LawRow(.rfc3339, #""2026-07-31T14:00:00.25+02:00""#, at(1785499200.25), writes: #""2026-07-31T12:00:00.25Z""#),
        LawRow(.rfc3339(), #""2026-07-31T12:00:00.25Z""#, at(1785499200.25)),
        LawRow(.rfc3339(precision: .seconds), #""1969-12-31T23:59:59Z""#, at(-1)),
        LawRow(
            .rfc3339(precision: .milliseconds), #""2026-07-31T12:00:00Z""#, at(1785499200),
            writes: #""2026-07-31T12:00:00.000Z""#),
        LawRow(.rfc3339(precision: .full, zone: west), #""2026-07-31T06:30:00.25-05:30""#, at(1785499200.25)),
        LawRow(
            .rfc3339(precision: .nanoseconds, zone: berlin), #""2026-07-31T14:00:00.500000000+02:00""#, at(1785499200.5)
        ),
        LawRow(.rfc2822, #""Fri, 31 Jul 2026 12:00:00 +0000""#, at(1785499200)),
        LawRow(.rfc2822, #""1 Jul 2003 10:52:37 +0200""#, at(1057049557), writes: #""Tue, 1 Jul 2003 08:52:37 +0000""#),
        LawRow(
            .rfc2822, #""tue, 01 JUL 2003 10:52 EDT""#, at(1057071120), writes: #""Tue, 1 Jul 2003 14:52:00 +0000""#),
        LawRow(.httpDate, #""Sun, 06 Nov 1994 08:49:37 GMT""#, at(784111777)),
        LawRow(.httpDate, #""Sun Nov  6 08:49:37 1994""#, at(784111777), writes: #""Sun, 06 Nov 1994 08:49:37 GMT""#),
        LawRow(.pattern("dd.MM.yyyy HH:mm"), #""31.07.2026 12:00""#, at(1785499200)),
        LawRow(.pattern("dd.MM.yyyy HH:mm", zone: berlin), #""31.07.2026 14:00""#, at(1785499200)),
        LawRow(.pattern("dd.MM.yyyy HH:mm", zone: berlin), #""31.01.2026 13:00""#, at(1769860800)),
        // The clocks go back: the first of two.
        LawRow(.pattern("yyyy-MM-dd HH:mm:ss", zone: berlin), #""2026-10-25 02:30:00""#, at(1792888200)),
        LawRow(.pattern("EEEE, d MMMM yyyy h:mm a"), #""Friday, 31 July 2026 12:05 AM""#, at(1785456300)),
        LawRow(.pattern("d/M/yyyy"), #""07/02/2026""#, at(1770422400), writes: #""7/2/2026""#),
        LawRow(
            .pattern("yyyyMMdd'T'HHmmssSSSZ"), #""20260731T140000250+0200""#, at(1785499200.25),
            writes: #""20260731T120000250+0000""#),
        LawRow(
            .pattern("yyyy-MM-dd'T'HH:mm:ssXXX"), #""2016-12-31T23:59:60Z""#, at(1483228800),
            writes: #""2017-01-01T00:00:00Z""#),
        LawRow(.pattern("'day '''dd'' MM/yyyy äö"), #""day '31' 07/2026 äö""#, at(1785456000)),
        LawRow(.calendarDay, #""2018-07-19""#, at(1531958400)),
        LawRow(.calendarDay(zone: berlin), #""2018-07-19""#, at(1531951200)),
        LawRow(.secondsSince1970, "1785499200", at(1785499200)),
        LawRow(.secondsSince1970, "-0.25", at(-0.25)),
        LawRow(.secondsSince1970, "-1.5e0", at(-1.5), writes: "-1.5"),
        LawRow(.secondsSince1970, "17.854992e8", at(1785499200), writes: "1785499200"),
        LawRow(.secondsSince1970, "-0.0e-700000000", at(0), writes: "0"),
        LawRow(.secondsSince1970, "1e-700000000", at(0), writes: "0"),
        LawRow(.secondsSince1970, "899999999999", at(899_999_999_999)),
        LawRow(.millisecondsSince1970, "1785499200250", at(1785499200.25)),
        LawRow(.millisecondsSince1970, "-1500", at(-1.5)),
        LawRow(.millisecondsSince1970, "0.5", at(0.0005)),
        LawRow(.millisecondsSince1970, "5", at(0.005)),
        LawRow(.microsecondsSince1970, "1785499200000250", Date(timeIntervalSinceReferenceDate: 807_192_000.00025)),
        LawRow(.microsecondsSince1970, "-1e6", at(-1), writes: "-1000000"),
    ]

    @Test(arguments: laws) func bothLawsHold(_ row: LawRow) { #expect(row.complaints() == []) }

    static let refusals: [RefusalRow] = [
        RefusalRow(
            .rfc3339, #""2026-07-31""#, #"bad date: expected a date such as 2026-07-31T12:00:00Z, found "2026-07-31""#),
        RefusalRow(.rfc3339, "1785499200", "expected text, found the number 1785499200"),
        RefusalRow(
            .rfc2822, #""Thu, 31 Jul 2026 12:00:00 +0000""#,
            #"bad date: expected a date such as Fri, 31 Jul 2026 12:00:00 +0000, found "Thu, 31 Jul 2026 12:00:00 +0000""#
        ),
        RefusalRow(
            .httpDate, #""Sunday, 06-Nov-94 08:49:37 GMT""#,
            #"bad date: expected a date such as Fri, 31 Jul 2026 12:00:00 GMT, found "Sunday, 06-Nov-94 08:49:37 GMT""#),
        RefusalRow(
            .pattern("dd.MM.yyyy"), #""30.02.2026""#,
            #"bad date: expected a date such as 31.07.2026, found "30.02.2026""#),
        RefusalRow(
            .pattern("dd.MM.yyyy"), #""31.07.2026 ""#,
            #"bad date: expected a date such as 31.07.2026, found "31.07.2026 ""#),
        RefusalRow(
            .pattern("dd.MM.yyyy"), #""1.07.2026""#, #"bad date: expected a date such as 31.07.2026, found "1.07.2026""#
        ),
        // The clocks go forward.
        RefusalRow(
            .pattern("yyyy-MM-dd HH:mm", zone: berlin), #""2026-03-29 02:30""#,
            #"bad date: expected a date such as 2026-07-31 14:00, found "2026-03-29 02:30""#),
        RefusalRow(
            .pattern("yyyy-MM-dd HH:mm:ss"), #""2016-12-31 12:00:60""#,
            #"bad date: expected a date such as 2026-07-31 12:00:00, found "2016-12-31 12:00:60""#),
        RefusalRow(.calendarDay, #""2018-7-19""#, #"bad date: expected a day such as 2026-07-31, found "2018-7-19""#),
        RefusalRow(.calendarDay, #""""#, #"bad date: expected a day such as 2026-07-31, found """#),
        // B019
        RefusalRow(
            .secondsSince1970, "1e700000000",
            "number out of range: expected a date in seconds since 1970, found the number 1e700000000"),
        RefusalRow(
            .secondsSince1970, "900000000000",
            "number out of range: expected a date in seconds since 1970, found the number 900000000000"),
        RefusalRow(.millisecondsSince1970, #""0""#, #"expected a number, found the text "0""#),
    ]

    @Test(arguments: refusals) func whatIsNoDateIsRefused(_ row: RefusalRow) { #expect(row.found() == [row.expected]) }

    // R17: a declared precision rounds to the nearest unit where a date is written.
    @Test func aDeclaredPrecisionRounds() throws {
        func written(_ seconds: Double, _ transformer: JSONTransformer<String, Date>) throws -> String {
            try JSONAdapter().transforming(Date.self, transformer).jsonString(from: Self.at(seconds))
        }
        func number(_ seconds: Double, _ transformer: JSONTransformer<NumberLiteral, Date>) throws -> String {
            try JSONAdapter().transforming(Date.self, transformer).jsonString(from: Self.at(seconds))
        }
        #expect(try written(1785499200.2505, .rfc3339(precision: .milliseconds)) == #""2026-07-31T12:00:00.251Z""#)
        #expect(try written(1785499199.9996, .rfc3339(precision: .milliseconds)) == #""2026-07-31T12:00:00.000Z""#)
        #expect(try written(-0.5, .rfc3339(precision: .seconds)) == #""1970-01-01T00:00:00Z""#)
        #expect(try written(1785499199.7, .pattern("yyyy-MM-dd HH:mm:ss")) == #""2026-07-31 12:00:00""#)
        // Without seconds there is nothing to round to: clocks cut.
        #expect(try written(1785499199.7, .pattern("yyyy-MM-dd HH:mm")) == #""2026-07-31 11:59""#)
        #expect(try written(1785542399.9, .calendarDay) == #""2026-07-31""#)
        #expect(try number(1785499200.2504, .millisecondsSince1970(precision: .milliseconds)) == "1785499200250")
        #expect(try number(1785499200.2504, .secondsSince1970(precision: .seconds)) == "1785499200")
        #expect(try number(-0.0006, .secondsSince1970(precision: .milliseconds)) == "-0.001")
        #expect(try number(-0.0004, .secondsSince1970(precision: .milliseconds)) == "0")
        #expect(try number(-1.5, .microsecondsSince1970(precision: .microseconds)) == "-1500000")
    }

    @Test func whatAFormCannotSayIsNotWritten() {
        func failure<Input>(_ transformer: JSONTransformer<Input, Date>, _ seconds: Double) -> String {
            do {
                return try JSONAdapter().transforming(Date.self, transformer).jsonString(from: Self.at(seconds))
            } catch {
                return "\(error)"
            }
        }
        #expect(
            failure(.calendarDay, 253_402_300_800)
                == "not representable: expected a date of the years 0 to 9999, found 253402300800.0 seconds since 1970")
        #expect(
            failure(.secondsSince1970, 1e12)
                == "not representable: expected a date within 28,000 years, found 1000000000000.0 seconds since 1970")
        #expect(failure(.secondsSince1970, .infinity).hasPrefix("not representable: expected a date within"))
    }

    // Random dates come back by every form that has all digits.
    @Test func randomDatesComeBack() throws {
        var numbers = SeededNumbers()
        for _ in 0..<400 {
            let scale = [1.0, 1e3, 1e6, 1e9, 1e11].randomElement(using: &numbers)!
            let date = Date(timeIntervalSinceReferenceDate: Double.random(in: -scale...scale, using: &numbers))
            let year = date.timeIntervalSinceReferenceDate.magnitude < 6e10
            for adapter in [
                JSONAdapter().transforming(Date.self, .secondsSince1970),
                JSONAdapter().transforming(Date.self, .millisecondsSince1970),
                JSONAdapter().transforming(Date.self, .microsecondsSince1970),
                JSONAdapter().transforming(Date.self, .rfc3339(zone: Self.west)),
            ].prefix(year ? 4 : 3) {
                let text = try adapter.jsonString(from: date)
                #expect(try adapter.model(of: Date.self, from: text) == date, "\(text)")
            }
        }
    }

    // B107: the machine's zone plays no part.
    @Test func theMachinesZonePlaysNoPart() throws {
        let adapter = JSONAdapter().transforming(Date.self, .calendarDay)
        let zone = NSTimeZone.default
        defer { NSTimeZone.default = zone }
        for name in ["Asia/Tokyo", "America/New_York"] {
            NSTimeZone.default = TimeZone(identifier: name)!
            #expect(try adapter.model(of: Date.self, from: #""2018-07-19""#) == Self.at(1531958400))
            #expect(try adapter.jsonString(from: Self.at(1531958400)) == #""2018-07-19""#)
        }
    }

    static let patterns: [(pattern: String, fault: String)] = [
        (
            "dd.MM.yy",
            #"the date pattern "dd.MM.yy" has "yy", which is none of yyyy M MM MMM MMMM d dd EEE EEEE H HH h hh a mm ss S…SSSSSSSSS Z XXX; text that stands for itself is quoted: 'T'"#
        ),
        (
            "yyyy-MM-ddTHH",
            #"the date pattern "yyyy-MM-ddTHH" has "T", which is none of yyyy M MM MMM MMMM d dd EEE EEEE H HH h hh a mm ss S…SSSSSSSSS Z XXX; text that stands for itself is quoted: 'T'"#
        ),
        ("yyyy-MM-dd 'at", #"the date pattern "yyyy-MM-dd 'at" has a quote that nothing closes"#),
        ("dd.MM.", #"the date pattern "dd.MM." lacks a year"#),
        ("yyyy", #"the date pattern "yyyy" lacks a month"#),
        ("yyyy-MM", #"the date pattern "yyyy-MM" lacks a day"#),
        ("yyyy-MM-dd hh:mm", #"the date pattern "yyyy-MM-dd hh:mm" lacks one of h and a, which belong together"#),
        ("yyyy-MM-dd SSS", #"the date pattern "yyyy-MM-dd SSS" lacks the seconds before their fraction"#),
        ("yyyy-MM-dd MMM", #"the date pattern "yyyy-MM-dd MMM" has a field twice"#),
        ("yyyy-MM-dd mm mm", #"the date pattern "yyyy-MM-dd mm mm" has a field twice"#),
    ]

    @Test(arguments: patterns) func badPatternsAreFoundBeforeTheFirstValue(_ row: (pattern: String, fault: String)) {
        let one = JSONAdapter().mapping(
            Made<[Date]>.self, transformers: [.use(.array(.chain(.trimmed, .pattern(row.pattern))), for: \.value)])
        #expect(throws: AdapterError.self) { try one.check(Made<[Date]>.self) }
        #expect(
            one.routes.failure(Made<[Date]>.self, #"{"value":[]}"#)
                == "configuration error\n  the transformer of Made<Array<Date>>.value: \(row.fault)")
        let all = JSONAdapter().transforming(Date.self, .pattern(row.pattern))
        #expect(
            all.routes.failure(Made<Date?>.self, "{}")
                == "configuration error\n  the transformer of Made<Optional<Date>>.value: \(row.fault)")
        #expect(
            all.routes.failure([Date].self, "[]")
                == "configuration error\n  the adapter's transformer of Array<Date>: \(row.fault)")
    }
}
