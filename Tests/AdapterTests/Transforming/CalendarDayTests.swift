import Foundation
import Testing

@testable import Olivine

/// CalendarDay against a calendar that only knows how long a month is and counts one day after the other.
struct CalendarDayTests {
    @Test func everyDayOfEightCenturiesHasItsNumberAndBack() {
        let isLong = ProcessInfo.processInfo.environment["OLIVINE_LONG"] != nil
        expectCounting(from: isLong ? 0 : 1600, to: isLong ? 10_000 : 2400)
        expectCounting(from: 0, to: 10)
        expectCounting(from: 9_990, to: 10_000)
    }

    @Test func theFirstAndTheLastNumberAreFarEnoughApart() {
        #expect(CalendarDay(year: 0, month: 1, day: 1)?.number == CalendarDay.numbers.lowerBound)
        #expect(CalendarDay(year: 9999, month: 12, day: 31)?.number == CalendarDay.numbers.upperBound - 1)
        #expect(CalendarDay(year: 2001, month: 1, day: 1)?.number == 0)
        #expect(CalendarDay.numbers.count == 25 * 146_097)
    }

    @Test(arguments: [
        (2023, 2, 29), (1900, 2, 29), (2000, 2, 30), (2024, 4, 31), (2024, 1, 32), (2024, 1, 0), (2024, 0, 1),
        (2024, 13, 1), (-1, 1, 1), (10_000, 1, 1), (2024, 6, 31), (2024, 9, 31), (2024, 11, 31), (2024, 12, 32),
    ])
    func aDayThatIsNotInTheCalendarIsNone(year: Int, month: Int, day: Int) {
        #expect(CalendarDay(year: year, month: month, day: day) == nil)
    }

    private func expectCounting(from first: Int, to end: Int) {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var number = 0
        // From 2001 to the first year, a year at a time.
        for year in min(first, 2001)..<max(first, 2001) {
            let length = isLeap(year) ? 366 : 365
            number += year < first ? length : -length
        }
        var failures = 0
        for year in first..<end {
            for month in 1...12 {
                let length = lengths[month - 1] + (month == 2 && isLeap(year) ? 1 : 0)
                for day in 1...length {
                    let made = CalendarDay(year: year, month: month, day: day)
                    if made == nil || made?.number != number || CalendarDay(number: number) != made { failures += 1 }
                    number += 1
                }
                if CalendarDay(year: year, month: month, day: length + 1) != nil { failures += 1 }
            }
        }
        #expect(failures == 0)
    }

    private func isLeap(_ year: Int) -> Bool {
        if year % 400 == 0 { return true }
        if year % 100 == 0 { return false }
        return year % 4 == 0
    }
}
