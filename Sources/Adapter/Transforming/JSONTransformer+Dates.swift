#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The unit to which dates are rounded where they are written. Reading takes whatever stands there.
public enum JSONDatePrecision: Sendable {
    /// As many digits as read back to the same date.
    case full
    /// Whole seconds.
    case seconds
    /// Thousandths of a second.
    case milliseconds
    /// Millionths of a second.
    case microseconds
    /// Thousand-millionths of a second.
    case nanoseconds

    /// How many digits of a second there are. Nil for as many as are needed.
    var digits: Int? {
        switch self {
        case .full: nil
        case .seconds: 0
        case .milliseconds: 3
        case .microseconds: 6
        case .nanoseconds: 9
        }
    }
}

// Dates as text. The machine's locale, calendar and zone never matter (R17).
extension JSONTransformer where Input == String, Output == Date {
    /// RFC 3339: `2026-07-31T12:00:00Z`, with a fraction or without, in any zone. Written in UTC so that it reads back
    /// equal, which is also what a date does without a transformer.
    public static var rfc3339: JSONTransformer {
        dates("a date such as 2026-07-31T12:00:00Z", RFC3339.date(of:), RFC3339.text(of:))
    }

    /// RFC 3339, written with a precision and in a zone.
    ///
    ///     .rfc3339(precision: .milliseconds)                     // 2026-07-31T12:00:00.250Z
    ///     .rfc3339(zone: TimeZone(secondsFromGMT: 7200)!)        // 2026-07-31T14:00:00.25+02:00
    ///
    /// - Parameters:
    ///   - precision: the unit to which a date is rounded where it is written.
    ///   - zone: the zone in which it is written.
    public static func rfc3339(precision: JSONDatePrecision = .full, zone: TimeZone = .gmt) -> JSONTransformer {
        var fraction = "f"
        if let digits = precision.digits {
            fraction = digits == 0 ? "" : "." + String(repeating: "S", count: digits)
        }
        let pattern = DatePattern("yyyy-MM-dd'T'HH:mm:ss\(fraction)XXX", zone: zone, further: true)
        return dates(
            "a date such as 2026-07-31T12:00:00Z", RFC3339.date(of:), pattern.text(of:))
    }

    /// Dates of mail, RFC 5322 (RFC 2822 before): `Fri, 31 Jul 2026 12:00:00 +0000`. The day of the week and the seconds
    /// may be missing on reading, and the zone may have one of the names of its section 4.3.
    public static var rfc2822: JSONTransformer {
        let forms = [
            "EEE, d MMM yyyy HH:mm:ss z", "EEE, d MMM yyyy HH:mm z", "d MMM yyyy HH:mm:ss z", "d MMM yyyy HH:mm z",
        ].map { DatePattern($0, zone: .gmt, further: true) }
        return dates("a date such as Fri, 31 Jul 2026 12:00:00 +0000", forms)
    }

    /// Dates of HTTP headers, RFC 9110 section 5.6.7: `Fri, 31 Jul 2026 12:00:00 GMT`. Of the obsolete forms the one of
    /// `asctime` is read too; the one with years of two digits is not, since what it means depends on today.
    public static var httpDate: JSONTransformer {
        dates(
            "a date such as Fri, 31 Jul 2026 12:00:00 GMT",
            [
                DatePattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'"), DatePattern("EEE MMM dd HH:mm:ss yyyy"),
                DatePattern("EEE MMM  d HH:mm:ss yyyy"),
            ])
    }

    /// Dates of a fixed pattern, in a declared zone.
    ///
    ///     .pattern("dd.MM.yyyy HH:mm", zone: TimeZone(identifier: "Europe/Berlin")!)     // 31.07.2026 14:00
    ///
    /// Fields are `yyyy`, `M` `MM` `MMM` `MMMM`, `d` `dd`, `EEE` `EEEE` (checked), `H` `HH`, `h` `hh` with `a`, `mm`, `ss`,
    /// `S` to `SSSSSSSSS`, and of the zone `Z` (+0200) and `XXX` (+02:00 or Z). `M`, `d`, `H` and `h` are of one or two
    /// digits, the others of as many as letters. Names are English. Text in quotes, and whatever is no letter, stands for
    /// itself. A pattern with any other letter, or without a year, month or day, is a *configuration error* that is thrown
    /// before the first value is read or written.
    ///
    /// All of the text must be used, and the day and the time must be real. A time that the zone's clocks skip is *bad
    /// date*; of one that comes twice the first counts. What the pattern has no field for is left out on writing: with
    /// seconds the date is rounded to the nearest of its smallest unit, else cut.
    public static func pattern(_ pattern: String, zone: TimeZone = .gmt) -> JSONTransformer {
        let form = DatePattern(pattern, zone: zone)
        let noon = Date(timeIntervalSinceReferenceDate: 807_192_000)
        return dates("a date such as \(form.text(of: noon) ?? pattern)", [form])
    }

    /// Days without a time: `2026-07-31`, which is the day's first moment in the zone.
    ///
    /// A date with a time is written as the day in which it lies.
    public static var calendarDay: JSONTransformer { calendarDay(zone: .gmt) }

    /// Days without a time, in a zone other than UTC.
    public static func calendarDay(zone: TimeZone) -> JSONTransformer {
        dates("a day such as 2026-07-31", [DatePattern("yyyy-MM-dd", zone: zone)])
    }

    /// Dates of several forms, written in the first of them.
    private static func dates(_ expected: String, _ forms: [DatePattern]) -> JSONTransformer {
        dates(expected, { DatePattern.date($0, in: forms) }, forms[0].text(of:), fault: forms[0].fault)
    }

    private static func dates(
        _ expected: String, _ read: @escaping @Sendable (String) -> Date?,
        _ write: @escaping @Sendable (Date) -> String?, fault: String? = nil
    ) -> JSONTransformer {
        JSONTransformer(TextTransformer(expected, code: .badDate, fault: fault, read, write))
    }
}

// Dates as numbers, by the digits of their literals. Negative ones and fractions are dates too.
extension JSONTransformer where Input == NumberLiteral, Output == Date {
    /// Seconds since 1970-01-01T00:00:00Z: `1785499200`, `-0.25`.
    public static var secondsSince1970: JSONTransformer { secondsSince1970(precision: .full) }
    /// Milliseconds since 1970-01-01T00:00:00Z: `1785499200000`.
    public static var millisecondsSince1970: JSONTransformer { millisecondsSince1970(precision: .full) }
    /// Microseconds since 1970-01-01T00:00:00Z: `1785499200000000`.
    public static var microsecondsSince1970: JSONTransformer { microsecondsSince1970(precision: .full) }

    /// Seconds since 1970-01-01T00:00:00Z, rounded to a unit where they are written.
    public static func secondsSince1970(precision: JSONDatePrecision) -> JSONTransformer {
        since1970("seconds", 0, precision)
    }

    /// Milliseconds since 1970-01-01T00:00:00Z, rounded to a unit where they are written.
    public static func millisecondsSince1970(precision: JSONDatePrecision) -> JSONTransformer {
        since1970("milliseconds", 3, precision)
    }

    /// Microseconds since 1970-01-01T00:00:00Z, rounded to a unit where they are written.
    public static func microsecondsSince1970(precision: JSONDatePrecision) -> JSONTransformer {
        since1970("microseconds", 6, precision)
    }

    private static func since1970(_ unit: String, _ places: Int, _ precision: JSONDatePrecision) -> JSONTransformer {
        JSONTransformer(EpochTransformer(unit, places: places, precision: precision.digits))
    }
}
