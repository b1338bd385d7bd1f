#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension DatePattern {
    /// The date that a text stands for in the first of some forms that it has, or nil.
    static func date(_ text: String, in forms: [DatePattern]) -> Date? {
        for form in forms {
            if let date = form.date(text) { return date }
        }
        return nil
    }

    /// The date that the whole text stands for, or nil.
    func date(_ text: String) -> Date? {
        var reading = PatternReading(text)
        for field in fields {
            guard reading.take(field) else { return nil }
        }
        return reading.isAtEnd ? reading.date(in: zone) : nil
    }
}

/// Takes a text apart, field by field.
private struct PatternReading {
    private let text: [UInt8]
    private var index = 0
    private var year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0
    private var half: Int?
    private var weekday: Int?
    private var offset: Int?
    private var fraction = 0..<0

    init(_ text: String) { self.text = Array(text.utf8) }

    var isAtEnd: Bool { index == text.count }

    /// Takes what a field stands for. False where something else stands there.
    mutating func take(_ field: DatePattern.Field) -> Bool {
        switch field {
        case .literal(let literal):
            return pass(literal, .max, inAnyCase: false)
        case .year: year = takeNumber(4...4) ?? -1
        case .month(let digits): month = takeNumber(digits...2) ?? -1
        case .day(let digits): day = takeNumber(digits...2) ?? -1
        case .hour(let digits):
            hour = takeNumber(digits...2) ?? -1
            return 0..<24 ~= hour
        case .hourOfHalf(let digits):
            hour = takeNumber(digits...2) ?? -1
            return 1...12 ~= hour
        case .minute:
            minute = takeNumber(2...2) ?? -1
            return 0..<60 ~= minute
        case .second:
            second = takeNumber(2...2) ?? -1
            return 0...60 ~= second
        case .monthName(let isShort):
            guard let name = takeName(DateNames.months, isShort) else { return false }
            month = name + 1
        case .weekday(let isShort):
            weekday = takeName(DateNames.weekdays, isShort)
            return weekday != nil
        case .half:
            half = takeName(DateNames.halves, false)
            return half != nil
        case .fraction(let digits):
            fraction = index..<index + digits
            return passDigits(digits...digits)
        case .shortestFraction:
            guard index < text.count, text[index] == UInt8(ascii: ".") else { return true }
            index += 1
            let start = index
            guard passDigits(1...Int.max) else { return false }
            fraction = start..<index
        case .offset: return takeOffset(separated: false)
        case .offsetOrZ: return takeUTC() || takeOffset(separated: true)
        case .offsetOrName: return takeOffset(separated: false) || takeZoneName()
        }
        // What is no number is -1, and no day has that.
        return true
    }

    private mutating func passDigits(_ count: ClosedRange<Int>) -> Bool {
        let start = index
        while index < text.count, index - start < count.upperBound, text[index] &- UInt8(ascii: "0") < 10 { index += 1 }
        return index - start >= count.lowerBound
    }

    private mutating func takeNumber(_ count: ClosedRange<Int>) -> Int? {
        let start = index
        guard passDigits(count) else { return nil }
        var number = 0
        for place in start..<index { number = number * 10 + Int(text[place] - UInt8(ascii: "0")) }
        return number
    }

    /// The position of the name that stands here, in whatever case.
    private mutating func takeName(_ names: [String], _ isShort: Bool) -> Int? {
        for position in names.indices where pass(names[position], isShort ? 3 : .max, inAnyCase: true) {
            return position
        }
        return nil
    }

    /// Passes the first bytes of some letters if they stand here.
    private mutating func pass(_ letters: String, _ most: Int, inAnyCase: Bool) -> Bool {
        var end = index
        let mask: UInt8 = inAnyCase ? 0x20 : 0
        for letter in letters.utf8 {
            if end - index == most { break }
            guard end < text.count, text[end] | mask == letter | mask else { return false }
            end += 1
        }
        index = end
        return true
    }

    private mutating func takeUTC() -> Bool {
        guard index < text.count, text[index] == UInt8(ascii: "Z") else { return false }
        index += 1
        offset = 0
        return true
    }

    private mutating func takeZoneName() -> Bool {
        guard let position = takeName(DateNames.zones.map(\.name), false) else { return false }
        offset = DateNames.zones[position].hours * 3_600
        return true
    }

    private mutating func takeOffset(separated: Bool) -> Bool {
        guard index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") else {
            return false
        }
        let isNegative = text[index] == UInt8(ascii: "-")
        index += 1
        guard let hours = takeNumber(2...2), hours < 24 else { return false }
        if separated {
            guard index < text.count, text[index] == UInt8(ascii: ":") else { return false }
            index += 1
        }
        guard let minutes = takeNumber(2...2), minutes < 60 else { return false }
        offset = (hours * 3_600 + minutes * 60) * (isNegative ? -1 : 1)
        return true
    }

    // MARK: The date

    /// The date that the fields make, unless they contradict one another.
    func date(in zone: TimeZone) -> Date? {
        guard let calendarDay = CalendarDay(year: year, month: month, day: day) else { return nil }
        if let weekday, weekday != DatePattern.weekday(ofDay: calendarDay.number) { return nil }
        let hourOfDay = half.map { self.hour % 12 + $0 * 12 } ?? hour
        let local = calendarDay.number * 86_400 + hourOfDay * 3_600 + minute * 60 + second
        guard let seconds = offset.map({ local - $0 }) ?? zone.seconds(atLocal: local) else { return nil }
        // RFC 3339, section 5.7: a leap second is the last of a month, in UTC.
        if second == 60, !RFC3339.isMonthStart(seconds) { return nil }
        let interval = FractionalSeconds.value(seconds, text.span, fraction)
        return Date(timeIntervalSinceReferenceDate: interval)
    }
}

extension DatePattern {
    /// 0 for Monday, for a day counted from 2001-01-01.
    static func weekday(ofDay number: Int) -> Int { (number % 7 + 7) % 7 }
}

extension TimeZone {
    /// The seconds since 2001-01-01 UTC at a time on the zone's clocks: the first, where it comes twice; nil where it is
    /// skipped.
    func seconds(atLocal local: Int) -> Int? {
        let (before, after) = (local - offset(at: local - 86_400), local - offset(at: local + 86_400))
        let (earlier, later) = (min(before, after), max(before, after))
        return offset(at: earlier) == local - earlier ? earlier : offset(at: later) == local - later ? later : nil
    }

    /// The seconds east of UTC, so many seconds after 2001-01-01 UTC.
    func offset(at seconds: Int) -> Int {
        secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: Double(seconds)))
    }
}
