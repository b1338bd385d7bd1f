#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Dates as text of a fixed form: fields and what stands between them, in a zone.
///
///     DatePattern("dd.MM.yyyy HH:mm", zone: .gmt)      // 31.07.2026 12:00
///
/// Nothing depends on the machine: the calendar is the proleptic Gregorian one, names are English. All of a text must be
/// used, and days and times must be real; a time that the zone skips is none, and of one that comes twice the first counts.
struct DatePattern: Sendable {
    /// A part of the text.
    enum Field: Equatable, Sendable {
        case literal(String)
        case year
        /// In `digits` digits, or in one or two where that is 1.
        case month(digits: Int)
        case monthName(isShort: Bool)
        case day(digits: Int)
        case weekday(isShort: Bool)
        case hour(digits: Int)
        case hourOfHalf(digits: Int)
        case half
        case minute
        case second
        case fraction(digits: Int)
        /// A point and as many digits as are needed, or nothing.
        case shortestFraction
        /// `+0100`.
        case offset
        /// `+01:00`, or `Z` for UTC.
        case offsetOrZ
        /// `+0100`; also read are the names of RFC 5322, section 4.3.
        case offsetOrName
    }

    let fields: [Field]
    let zone: TimeZone
    /// What is wrong with the pattern.
    let fault: String?

    /// A pattern as it is written: a run of one letter is a field, text in quotes and all that is no letter stands for
    /// itself. `further` also allows the fields that are the library's own: `f` and `z`.
    init(_ pattern: String, zone: TimeZone = .gmt, further: Bool = false) {
        self.zone = zone
        do {
            fields = try Self.fields(of: pattern, further)
            fault = nil
        } catch {
            fields = []
            fault = error.text
        }
    }

    /// What is wrong with a pattern, in words.
    private struct Fault: Error { let text: String }

    private static func fields(of pattern: String, _ further: Bool) throws(Fault) -> [Field] {
        var fields: [Field] = []
        var rest = Array(pattern.unicodeScalars)[...]
        var literal = ""
        func endLiteral() {
            if !literal.isEmpty { fields.append(.literal(literal)) }
            literal = ""
        }
        while let first = rest.first {
            if first == "'" {
                guard let quoted = quoted(&rest) else {
                    throw Fault(text: "the date pattern \(pattern.quoted(limit: 60)) has a quote that nothing closes")
                }
                literal += quoted
                continue
            }
            guard first.isASCII, first.properties.isAlphabetic else {
                literal.unicodeScalars.append(first)
                rest = rest.dropFirst()
                continue
            }
            let count = rest.prefix { $0 == first }.count
            let run = String(repeating: Character(first), count: count)
            guard let field = field(run) ?? (further ? furtherField(run) : nil) else {
                throw Fault(
                    text:
                        "the date pattern \(pattern.quoted(limit: 60)) has \(run.quoted(limit: 20)), which is none of "
                        + "\(known); text that stands for itself is quoted: 'T'")
            }
            endLiteral()
            fields.append(field)
            rest = rest.dropFirst(count)
        }
        endLiteral()
        try check(fields, pattern)
        return fields
    }

    /// Takes text in quotes, in which two quotes are one; two quotes alone are one too. Nil where nothing closes it.
    private static func quoted(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
        var text = ""
        rest = rest.dropFirst()
        if rest.first == "'" {
            rest = rest.dropFirst()
            return "'"
        }
        while let next = rest.popFirst() {
            if next != "'" {
                text.unicodeScalars.append(next)
            } else if rest.first == "'" {
                text += "'"
                rest = rest.dropFirst()
            } else {
                return text
            }
        }
        return nil
    }

    private static let known = "yyyy M MM MMM MMMM d dd EEE EEEE H HH h hh a mm ss S…SSSSSSSSS Z XXX"

    private static func furtherField(_ run: String) -> Field? {
        run == "f" ? .shortestFraction : run == "z" ? .offsetOrName : nil
    }

    private static func field(_ run: String) -> Field? {
        switch run {
        case "yyyy": .year
        case "M", "MM": .month(digits: run.utf8.count)
        case "MMM", "MMMM": .monthName(isShort: run.utf8.count == 3)
        case "d", "dd": .day(digits: run.utf8.count)
        case "EEE", "EEEE": .weekday(isShort: run.utf8.count == 3)
        case "H", "HH": .hour(digits: run.utf8.count)
        case "h", "hh": .hourOfHalf(digits: run.utf8.count)
        case "a": .half
        case "mm": .minute
        case "ss": .second
        case "Z": .offset
        case "XXX": .offsetOrZ
        default: run.hasPrefix("S") && run.utf8.count <= 9 ? .fraction(digits: run.utf8.count) : nil
        }
    }

    /// Checks that the fields say one day, and no part of the time twice.
    private static func check(_ fields: [Field], _ pattern: String) throws(Fault) {
        var counts = [Int](repeating: 0, count: 9)
        for field in fields {
            switch field {
            case .year: counts[0] += 1
            case .month, .monthName: counts[1] += 1
            case .day: counts[2] += 1
            case .hour, .hourOfHalf: counts[3] += 1
            case .minute: counts[4] += 1
            case .second: counts[5] += 1
            case .fraction: counts[6] += 1
            case .offset, .offsetOrZ, .offsetOrName: counts[7] += 1
            case .weekday: counts[8] += 1
            default: break
            }
        }
        let needsHalf = fields.contains { if case .hourOfHalf = $0 { true } else { false } }
        let lacks =
            counts[0] == 0
            ? "a year"
            : counts[1] == 0
                ? "a month"
                : counts[2] == 0
                    ? "a day"
                    : needsHalf != fields.contains(.half)
                        ? "one of h and a, which belong together"
                        : counts[6] > counts[5] ? "the seconds before their fraction" : nil
        if let lacks { throw Fault(text: "the date pattern \(pattern.quoted(limit: 60)) lacks \(lacks)") }
        if counts.contains(where: { $0 > 1 }) {
            throw Fault(text: "the date pattern \(pattern.quoted(limit: 60)) has a field twice")
        }
    }
}

/// The names in dates.
enum DateNames {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    /// From the day of 2001-01-01 on.
    static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    static let halves = ["AM", "PM"]
    /// The hours east of UTC of the zones that have names in mail (RFC 5322, section 4.3).
    static let zones: [(name: String, hours: Int)] = [
        ("GMT", 0), ("UTC", 0), ("UT", 0), ("Z", 0), ("EST", -5), ("EDT", -4), ("CST", -6), ("CDT", -5), ("MST", -7),
        ("MDT", -6), ("PST", -8), ("PDT", -7),
    ]
}
