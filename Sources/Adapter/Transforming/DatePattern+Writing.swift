#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension DatePattern {
    /// The text of a date, or nil if the form cannot say it: its year has not four digits, or the zone is off UTC by odd
    /// seconds.
    ///
    /// With seconds in the pattern the date is rounded to the nearest of its smallest unit; else what is smaller than its
    /// fields is left out, as clocks do.
    func text(of date: Date) -> String? {
        guard var time = DecimalSeconds(date) else { return nil }
        if !fields.contains(.shortestFraction) {
            if fields.contains(.second) { time.round(to: fractionDigits) } else { time.digits = [] }
        }
        let offset = zone.offset(at: time.seconds)
        let local = time.seconds + offset
        let number = local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
        let second = local - number * 86_400
        guard CalendarDay.numbers ~= number else { return nil }
        let day = CalendarDay(number: number)
        var text = ""
        for field in fields {
            switch field {
            case .literal(let literal): text += literal
            case .year: text += Self.digits(day.year, 4)
            case .month(let digits): text += Self.digits(day.month, digits)
            case .day(let digits): text += Self.digits(day.day, digits)
            case .monthName(let isShort): text += DateNames.months[day.month - 1].prefix(isShort ? 3 : .max)
            case .weekday(let isShort):
                text += DateNames.weekdays[Self.weekday(ofDay: number)].prefix(isShort ? 3 : .max)
            case .hour(let digits): text += Self.digits(second / 3_600, digits)
            case .hourOfHalf(let digits): text += Self.digits((second / 3_600 + 11) % 12 + 1, digits)
            case .half: text += DateNames.halves[second / 43_200]
            case .minute: text += Self.digits(second / 60 % 60, 2)
            case .second: text += Self.digits(second % 60, 2)
            case .fraction(let digits):
                text += String(decoding: time.digits, as: UTF8.self)
                text += String(repeating: "0", count: digits - time.digits.count)
            case .shortestFraction:
                if !time.digits.isEmpty { text += "." + String(decoding: time.digits, as: UTF8.self) }
            case .offset, .offsetOrZ, .offsetOrName:
                guard offset % 60 == 0 else { return nil }
                if field == .offsetOrZ, offset == 0 {
                    text += "Z"
                } else {
                    text += offset < 0 ? "-" : "+"
                    text += Self.digits(abs(offset) / 3_600, 2) + (field == .offsetOrZ ? ":" : "")
                    text += Self.digits(abs(offset) / 60 % 60, 2)
                }
            }
        }
        return text
    }

    private var fractionDigits: Int {
        for case .fraction(let digits) in fields { return digits }
        return 0
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}

/// A date as whole seconds since 2001-01-01 and the digits of the fraction behind them, the fewest that read back equal.
struct DecimalSeconds {
    /// Rounded down.
    private(set) var seconds: Int
    /// The digits of a fraction that counts up from there, in ASCII, the last not zero.
    var digits: [UInt8]

    /// Nil for dates so far away that nothing counts them.
    init?(_ date: Date) {
        let interval = date.timeIntervalSinceReferenceDate
        guard interval.magnitude < EpochNumber.limit else { return nil }
        let fraction = FractionalSeconds(interval)
        seconds = fraction.seconds
        digits = []
        fraction.appendDigits(to: &digits)
        if !digits.isEmpty { digits.removeFirst() }
    }

    /// Rounds to so many digits, to the later of two that are equally near.
    mutating func round(to count: Int) {
        guard digits.count > count else { return }
        var carries = digits[count] >= UInt8(ascii: "5")
        digits.removeSubrange(count...)
        while carries, let last = digits.popLast() {
            if last < UInt8(ascii: "9") {
                digits.append(last + 1)
                carries = false
            }
        }
        if carries { seconds += 1 }
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    }
}
