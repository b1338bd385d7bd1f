import Foundation
import Testing

@testable import Olivine

struct RFC3339ReadingTests {
    @Test(arguments: [
        // Case B105: with and without fractions in one list.
        ("2021-05-06T07:08:09Z", 1_620_284_889.0),
        ("2021-05-06T07:08:09.5Z", 1_620_284_889.5),
        ("2014-08-31T00:29:15Z", 1_409_444_955),
        ("2014-08-31t00:29:15z", 1_409_444_955),
        ("2014-08-31T02:29:15+02:00", 1_409_444_955),
        ("2014-08-31T02:29:15+0200", 1_409_444_955),
        ("2014-08-30T17:29:15-07:00", 1_409_444_955),
        ("2014-08-30T17:29:15.25-0700", 1_409_444_955.25),
        ("2014-08-31T00:29:15-00:00", 1_409_444_955),
        ("2014-08-31T00:29:15+00:00", 1_409_444_955),
        ("2014-09-01T00:28:15+23:59", 1_409_444_955),
        ("2014-08-30T00:30:15-2359", 1_409_444_955),
        // The examples of RFC 3339 section 5.8.
        ("1985-04-12T23:20:50.52Z", 482_196_050.52),
        ("1996-12-19T16:39:57-08:00", 851_042_397),
        ("1990-12-31T23:59:60Z", 662_688_000),
        ("1990-12-31T15:59:60-08:00", 662_688_000),
        // Case B113: a leap second is the next second.
        ("2015-06-30T23:59:60Z", 1_435_708_800),
        ("2015-07-01T00:00:00Z", 1_435_708_800),
        ("2015-07-01T05:29:60+05:30", 1_435_708_800),
        ("2015-06-30T23:59:60.25Z", 1_435_708_800.25),
        ("2016-02-29T23:59:60Z", 1_456_790_400),
        ("2014-09-30T23:59:60Z", 1_412_121_600),
        // The ends of the calendar, and proleptic Gregorian days before 1582.
        ("0001-01-01T00:00:00Z", -62_135_596_800),
        ("0000-01-01T00:00:00Z", -62_167_219_200),
        ("0000-02-29T00:00:00Z", -62_162_121_600),
        ("1500-03-01T00:00:00Z", -14_826_672_000),
        ("9999-12-31T23:59:59Z", 253_402_300_799),
        ("9999-12-31T23:59:60Z", 253_402_300_800),
        ("9999-12-31T23:59:59-01:00", 253_402_304_399),
        ("0000-01-01T00:00:00+01:00", -62_167_222_800),
        ("0000-01-01T00:00:60+00:01", -62_167_219_200),
        ("1969-12-31T23:59:59.999Z", -0.001),
        ("1970-01-01T00:00:01.999Z", 1.999),
        ("1969-12-31T23:59:58.5Z", -1.5),
        ("2000-02-29T12:00:00Z", 951_825_600),
        ("2012-02-29T00:00:00Z", 1_330_473_600),
    ])
    func validTextIsItsDate(text: String, since1970: Double) throws {
        let date = try #require(read(text))
        #expect(abs(date.timeIntervalSince1970 - since1970) < 0.0001)
        if since1970 == since1970.rounded() { #expect(date == Date(timeIntervalSince1970: since1970)) }
    }

    @Test(arguments: [
        "", "Z", "not a date", "2014-08-31", "2014-08-31T00:29Z", "2014-08-31T00:29:15", "2014-08-31 00:29:15Z",
        "2014-08-31T00:29:15 Z", " 2014-08-31T00:29:15Z", "2014-08-31T00:29:15Z ", "2014-08-31T00:29:15Zulu",
        "2014-08-31T00:29:15.Z", "2014-08-31T00:29:15.+02:00", "2014-08-31T00:29:15,5Z", "2014-08-31T00:29:15.5.5Z",
        "2014-08-31T00:29:15.5e3Z", "2014-08-31T00:29:15.-5Z",
        "2014-8-31T00:29:15Z", "14-08-31T00:29:15ZZZ", "20140831T002915Z", "+2014-08-31T00:29:15Z",
        "-014-08-31T00:29:15Z", "02014-08-31T00:29:15Z", "10000-01-01T00:00:00Z", "2014/08/31T00:29:15Z",
        "2014-08-31T00.29.15Z", "2014-W35-7T00:29:15Z", "2014-243T00:29:15.00Z",
        // Days and times that are none.
        "2023-02-29T00:00:00Z", "2023-02-30T00:00:00Z", "1900-02-29T00:00:00Z", "2023-04-31T00:00:00Z",
        "2023-00-01T00:00:00Z", "2023-13-01T00:00:00Z", "2023-01-00T00:00:00Z", "2023-01-32T00:00:00Z",
        "2023-01-01T24:00:00Z", "2023-01-01T25:00:00Z", "2023-01-01T00:60:00Z", "2023-01-01T00:00:61Z",
        "2023-01-01T00:00:99Z",
        // Seconds 60 where no leap second can be.
        "2023-01-01T12:00:60Z", "2023-06-29T23:59:60Z", "2023-06-30T23:58:60Z", "2015-06-30T23:59:60+01:00",
        "2015-07-01T23:59:60Z", "2015-06-30T22:59:60Z", "2015-06-30T23:59:61Z",
        // Zones that are none.
        "2014-08-31T00:29:15+24:00", "2014-08-31T00:29:15+00:60", "2014-08-31T00:29:15+2", "2014-08-31T00:29:15+02",
        "2014-08-31T00:29:15+02:", "2014-08-31T00:29:15+020", "2014-08-31T00:29:15+2:00", "2014-08-31T00:29:15+02:0",
        "2014-08-31T00:29:15+02:00Z", "2014-08-31T00:29:15Z+02:00", "2014-08-31T00:29:15+02-00",
        "2014-08-31T00:29:15\u{2212}02:00", "2014-08-31T00:29:15UTC", "2014-08-31T00:29:15 +02:00",
        "2014-08-31T00:29:15+02:00:00", "2014-08-31T00:29:15±02:00", "2014-08-31T00:29:15A", "2014-08-31T00:29:15",
        "٢٠١٤-٠٨-٣١T٠٠:٢٩:١٥Z", "2014-08-31T00:29:15\u{0}", "2014-08-31\u{0}T00:29:15Z",
    ])
    func anyOtherTextIsNoDate(text: String) {
        #expect(read(text) == nil)
    }

    @Test(arguments: [
        "2014-08-31T00:29:15Z", "2014-08-31t00:29:15.123456789z", "2014-08-31T00:29:15+02:00",
        "2014-08-31T00:29:15.5-0730", "2015-06-30T23:59:60.999999999999999999999999Z",
    ])
    func allOfTheTextMustBeThereAndNothingElse(text: String) {
        let bytes = Array(text.utf8)
        #expect(read(bytes) != nil)
        for count in 0..<bytes.count {
            #expect(read(Array(bytes[..<count])) == nil, "prefix of \(count)")
        }
        for byte in UInt8.min...UInt8.max {
            #expect(read(bytes + [byte]) == nil, "trailing \(byte)")
            #expect(read([byte] + bytes) == nil, "leading \(byte)")
        }
    }

    /// Every byte replaced by every other: what is still a date differs in a digit, a sign, or the case of a letter.
    @Test(arguments: ["2014-08-21T00:29:15.5Z", "2014-08-11T00:29:15+02:10", "2014-08-11T00:29:15-0210"])
    func aDigitStandsOnlyWhereADigitStood(text: String) {
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            for byte in UInt8.min...UInt8.max where byte != bytes[index] {
                var changed = bytes
                changed[index] = byte
                guard read(changed) != nil else { continue }
                let was = bytes[index]
                let isDigit = 0x30...0x39 ~= was && 0x30...0x39 ~= byte
                let isCase = was | 0x20 == byte | 0x20 && 0x61...0x7A ~= byte | 0x20
                let isSign = [0x2B, 0x2D].contains(was) && [0x2B, 0x2D].contains(byte) && index == 19
                #expect(isDigit || isCase || isSign, "byte \(byte) at \(index)")
            }
        }
    }

    @Test func everyDayOfThreeCenturiesIsReadAndWritten() {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var failures = 0
        // 1900-01-01 is 36,890 days before 2001-01-01.
        var number = -36_890
        for year in 1900..<2200 {
            for month in 1...12 {
                let isLeap = year % 4 == 0 && year != 1900 && year != 2100
                for day in 1...lengths[month - 1] + (month == 2 && isLeap ? 1 : 0) {
                    let text =
                        twoDigits(year / 100) + twoDigits(year % 100) + "-" + twoDigits(month) + "-" + twoDigits(day)
                    let time = number &* 7_919 &+ 86_400 * 1_000
                    let second = (time % 86_400 + 86_400) % 86_400
                    let clock = [second / 3_600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
                    let date = Date(timeIntervalSinceReferenceDate: Double(number * 86_400 + second))
                    if read(text + "T" + clock + "Z") != date { failures += 1 }
                    if RFC3339.text(of: date) != text + "T" + clock + "Z" { failures += 1 }
                    number += 1
                }
            }
        }
        #expect(failures == 0)
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func read(_ text: String) -> Date? { read(Array(text.utf8)) }

    private func read(_ bytes: [UInt8]) -> Date? { RFC3339.date(bytes.span) }
}
