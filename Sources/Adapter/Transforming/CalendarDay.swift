/// A day of the proleptic Gregorian calendar, in the years 0000 to 9999.
///
/// Days are counted from 2001-01-01, where Foundation's dates begin, so that no number of seconds has to be shifted:
///
///     CalendarDay(year: 2001, month: 3, day: 1)?.number   // 59
///     CalendarDay(number: -1)                             // 2000-12-31
///
/// The conversions follow the idea of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": a year that starts
/// in March has its leap day at the end, so that the days before a month are a linear formula, and 400 years are always
/// 146,097 days.
struct CalendarDay: Equatable, Sendable {
    /// 0 to 9999; the year before 1 is 0.
    let year: Int
    /// 1 to 12.
    let month: Int
    /// 1 to 31.
    let day: Int

    /// The numbers of the days that have a year of four digits: 0000-01-01 up to 10000-01-01, which is outside.
    static let numbers = -730_851..<2_921_574

    /// The day so written, or nil if the calendar has no such day.
    init?(year: Int, month: Int, day: Int) {
        guard 0...9999 ~= year, 1...12 ~= month, day >= 1 else { return nil }
        guard day <= 28 || day <= CalendarDay.length(ofMonth: month, year: year) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day with this number, which must be one of `numbers`.
    init(number: Int) {
        // Everything below is at least zero, since the count starts 400 years before 0000-03-01.
        let days = UInt32(truncatingIfNeeded: number &+ CalendarDay.daysFromMarch)
        let era = days / 146_097
        let dayOfEra = days % 146_097
        // The last day of each fourth year, of each century and of the era is the odd one out.
        let yearOfEra = (dayOfEra &- dayOfEra / 1_460 &+ dayOfEra / 36_524 &- dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra &- (yearOfEra &* 365 &+ yearOfEra / 4 &- yearOfEra / 100)
        let monthFromMarch = (dayOfYear &* 5 &+ 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch &+ 3 : monthFromMarch &- 9
        let year = Int(era &* 400 &+ yearOfEra) &- 400
        self.year = month <= 2 ? year &+ 1 : year
        self.month = Int(month)
        day = Int(dayOfYear &- (monthFromMarch &* 153 &+ 2) / 5 &+ 1)
    }

    /// How many days after 2001-01-01 this day is.
    var number: Int {
        let yearFromMarch = UInt32(truncatingIfNeeded: (month <= 2 ? year &- 1 : year) &+ 400)
        let monthFromMarch = UInt32(truncatingIfNeeded: month <= 2 ? month &+ 9 : month &- 3)
        let dayOfYear = (monthFromMarch &* 153 &+ 2) / 5 &+ UInt32(truncatingIfNeeded: day) &- 1
        let leapDays = yearFromMarch / 4 &- yearFromMarch / 100 &+ yearFromMarch / 400
        return Int(yearFromMarch &* 365 &+ leapDays &+ dayOfYear) &- CalendarDay.daysFromMarch
    }

    /// The number of days that a month has.
    static func length(ofMonth month: Int, year: Int) -> Int {
        if month == 2 { return isLeap(year) ? 29 : 28 }
        // Long and short months alternate, and start afresh with August.
        return (month + month / 8) % 2 == 1 ? 31 : 30
    }

    /// Whether the year has a 29 February.
    static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// From 1 March of the year -400 to 2001-01-01.
    private static let daysFromMarch = 876_888
}
