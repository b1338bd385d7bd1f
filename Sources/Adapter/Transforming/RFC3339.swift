#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Dates as text, after RFC 3339 section 5.6, with the day really in the calendar and the time really on the clock.
///
///     2014-08-31T00:29:15Z   2014-08-31t02:29:15.25+02:00   2014-08-30T17:29:15-0700   2015-06-30T23:59:60Z
///     |--------| |------|+   |--------| |------||-||----|
///     day        time    zone                   fraction, any length
///
/// A date is a count of seconds in binary, so that few fractions have an exact one: reading takes the nearest date to
/// the text, with all digits counted, and writing takes the fewest digits that read back to the same date.
/// The machine's locale, calendar and zone play no part.
enum RFC3339 {
    /// The date that the text stands for, or nil if the text as a whole is not a date.
    ///
    /// `T` and `Z` may be small letters, and the colon in the zone may be missing. The second 60 is accepted where a
    /// leap second can be, which is before midnight UTC at a month's end (RFC 3339 section 5.7), and means the next second.
    static func date(_ text: Span<UInt8>) -> Date? {
        guard text.count >= 20, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
            text[10] | 0x20 == UInt8(ascii: "t"), text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":")
        else { return nil }
        let century = pair(text, 0)
        let yearOfCentury = pair(text, 2)
        let month = pair(text, 5)
        let day = pair(text, 8)
        let hour = pair(text, 11)
        let minute = pair(text, 14)
        let second = pair(text, 17)
        // A pair that is no number is -1, and its sign survives here.
        guard century | yearOfCentury | month | day | hour | minute | second >= 0, hour < 24, minute < 60, second <= 60,
            let calendarDay = CalendarDay(year: century &* 100 &+ yearOfCentury, month: month, day: day)
        else { return nil }

        var end = 19
        if text[end] == UInt8(ascii: ".") {
            end &+= 1
            while end < text.count, text[end] &- UInt8(ascii: "0") < 10 { end &+= 1 }
            guard end > 20 else { return nil }
        }
        guard let offset = zone(text, from: end) else { return nil }

        let seconds = calendarDay.number &* 86_400 &+ hour &* 3_600 &+ minute &* 60 &+ second &- offset
        if second == 60, !isMonthStart(seconds) { return nil }
        let interval = end > 20 ? FractionalSeconds.value(seconds, text, 20..<end) : Double(seconds)
        return Date(timeIntervalSinceReferenceDate: interval)
    }

    /// Appends the date in UTC, `2014-08-31T00:29:15.25Z`, or appends nothing and gives false if its year has not four digits.
    ///
    /// There are as many digits of fraction as are needed to read the same date back, none for a whole second. Dates
    /// very close to 2001-01-01 have finer binary fractions than any others and may need hundreds.
    static func append(_ date: Date, to bytes: inout [UInt8]) -> Bool {
        let interval = date.timeIntervalSinceReferenceDate
        guard firstInterval..<endInterval ~= interval else {
            // What is closer to the end than any other date, 9999-12-31T23:59:59.9999999Z of .NET for one, is read as
            // the end itself, whose own year would have five digits.
            guard interval == endInterval else { return false }
            bytes.append(contentsOf: "9999-12-31T23:59:59.99999Z".utf8)
            return true
        }
        let fraction = FractionalSeconds(interval)
        // From 0000-01-01 on, so that no division meets a negative number.
        let seconds = UInt64(truncatingIfNeeded: fraction.seconds &- firstSecond)
        let dayNumber = Int(seconds / 86_400) &+ CalendarDay.numbers.lowerBound
        let time = Int(seconds % 86_400)
        let day = CalendarDay(number: dayNumber)
        appendPair(day.year / 100, to: &bytes)
        appendPair(day.year % 100, to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        appendPair(day.month, to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        appendPair(day.day, to: &bytes)
        bytes.append(UInt8(ascii: "T"))
        appendPair(time / 3_600, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        appendPair(time / 60 % 60, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        appendPair(time % 60, to: &bytes)
        fraction.appendDigits(to: &bytes)
        bytes.append(UInt8(ascii: "Z"))
        return true
    }

    /// The text of a date that is written; an error where there is none.
    static func written(_ date: Date) throws -> String {
        if let text = text(of: date) { return text }
        throw ModelError(
            .notRepresentable, expected: "a date of the years 0 to 9999",
            found: "\(date.timeIntervalSince1970) seconds since 1970")
    }

    /// The date that a text stands for, or nil.
    static func date(of text: String) -> Date? { date(text.utf8Bytes.span) }

    /// The text of a date as `append(_:to:)` writes it, or nil where that gives false.
    static func text(of date: Date) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        return append(date, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// The seconds east of UTC that a zone stands for, if it is all that the text still holds; else nil.
    private static func zone(_ text: Span<UInt8>, from start: Int) -> Int? {
        let rest = text.count - start
        guard rest >= 1 else { return nil }
        let sign = text[start]
        if rest == 1 { return sign | 0x20 == UInt8(ascii: "z") ? 0 : nil }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), rest == 5 || rest == 6 else { return nil }
        if rest == 6, text[start + 3] != UInt8(ascii: ":") { return nil }
        let hour = pair(text, start + 1)
        let minute = pair(text, text.count - 2)
        guard hour | minute >= 0, hour < 24, minute < 60 else { return nil }
        let offset = hour * 3_600 + minute * 60
        return sign == UInt8(ascii: "-") ? -offset : offset
    }

    /// Whether a month begins with this second, counted from 2001-01-01 UTC.
    static func isMonthStart(_ seconds: Int) -> Bool {
        guard seconds % 86_400 == 0 else { return false }
        let day = seconds / 86_400
        // The end of the year 9999 has no day number.
        return day == CalendarDay.numbers.upperBound || CalendarDay.numbers ~= day && CalendarDay(number: day).day == 1
    }

    /// The number written in two digits, or -1 if one of them is no digit.
    @inline(__always)
    private static func pair(_ text: Span<UInt8>, _ index: Int) -> Int {
        let tens = text[index] &- UInt8(ascii: "0")
        let ones = text[index &+ 1] &- UInt8(ascii: "0")
        guard tens < 10, ones < 10 else { return -1 }
        return Int(tens &* 10 &+ ones)
    }

    @inline(__always)
    private static func appendPair(_ number: Int, to bytes: inout [UInt8]) {
        let number = UInt8(truncatingIfNeeded: number)
        bytes.append(number / 10 &+ UInt8(ascii: "0"))
        bytes.append(number % 10 &+ UInt8(ascii: "0"))
    }

    private static let firstSecond = CalendarDay.numbers.lowerBound * 86_400
    private static let firstInterval = Double(firstSecond)
    private static let endInterval = Double(CalendarDay.numbers.upperBound) * 86_400
}
