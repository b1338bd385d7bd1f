import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Fractions: read to the nearest date, written with the fewest digits that read back.
struct RFC3339FractionTests {
    @Test(arguments: [
        ("2021-05-06T07:08:09.123456789Z", 641_977_689.123456789),
        ("2001-01-01T00:00:00.5Z", 0.5),
        ("2001-01-01T00:00:00.000000000000000001Z", 1e-18),
        ("2000-12-31T23:59:59.5Z", -0.5),
        ("2000-12-31T23:59:59.999999999999999999Z", -1e-18),
        ("2000-12-31T23:59:59.9999999999999999999Z", -1e-19),
        ("2000-12-31T23:59:59.00000000000000000001Z", -1),
        ("2000-12-31T23:59:58.999Z", -1.001),
        ("2001-01-01T00:00:01.00000000000000000001Z", 1),
        ("2001-01-01T00:00:00.00000000Z", 0),
        ("2014-08-31T00:29:15.0000000000000000000000000Z", 431_137_755),
        ("1914-08-31T00:29:15.0000000000000000000000000Z", -2_724_622_245),
        ("2023-01-18T10:04:11.123Z", 695_729_051.123),
        ("9999-12-31T23:59:59.9999999Z", 252_423_993_600),
    ])
    func aFractionIsTheNearestDate(text: String, interval: Double) {
        #expect(read(text)?.timeIntervalSinceReferenceDate == interval)
    }

    @Test func halfWayIsTheEvenOneAndTheLastDigitDecides() {
        // The dates next to 2^29 seconds are 2^-23 seconds apart; half of that has 24 decimals.
        let whole = "2018-01-05T18:48:32"
        #expect(read(whole + "Z")?.timeIntervalSinceReferenceDate == 0x1p29)
        let step = 0x1p-23
        let half = "000000059604644775390625"
        let threeHalves = "000000178813934326171875"
        #expect(read(whole + "." + half + "Z")?.timeIntervalSinceReferenceDate == 0x1p29)
        #expect(read(whole + "." + half + "000000000Z")?.timeIntervalSinceReferenceDate == 0x1p29)
        #expect(read(whole + "." + half + "000000001Z")?.timeIntervalSinceReferenceDate == 0x1p29 + step)
        #expect(read(whole + "." + threeHalves + "Z")?.timeIntervalSinceReferenceDate == 0x1p29 + 2 * step)
        let less = "000000178813934326171874" + String(repeating: "9", count: 300)
        #expect(read(whole + "." + less + "Z")?.timeIntervalSinceReferenceDate == 0x1p29 + step)
        // The same before the zero: 2^29 seconds and one step and a half earlier.
        let earlier = "1983-12-28T05:11:27"
        #expect(read("1983-12-28T05:11:28Z")?.timeIntervalSinceReferenceDate == -0x1p29)
        #expect(read(earlier + ".999999821186065673828125Z")?.timeIntervalSinceReferenceDate == -0x1p29 - 2 * step)
        #expect(read(earlier + ".9999998211860656738281250001Z")?.timeIntervalSinceReferenceDate == -0x1p29 - step)
    }

    /// Texts of up to 19 digits go another way than longer ones, and must not come out differently.
    @Test func digitsThatSayNothingChangeNothing() {
        var random = SeededNumbers()
        for _ in 0..<2_000 {
            let day = CalendarDay(number: Int.random(in: CalendarDay.numbers, using: &random))
            let start = RFC3339.text(of: Date(timeIntervalSinceReferenceDate: Double(day.number) * 86_400)) ?? ""
            var text = String(start.dropLast()) + "."
            for _ in 0..<Int.random(in: 1...18, using: &random) {
                text += String(Int.random(in: 0...9, using: &random))
            }
            let date = read(text + "Z")
            #expect(date != nil)
            for zeros in [1, 7, 19, 40] {
                #expect(read(text + String(repeating: "0", count: zeros) + "Z") == date, "\(text)")
            }
        }
    }

    @Test(arguments: [
        (0.0, "2001-01-01T00:00:00Z"),
        (-0.0, "2001-01-01T00:00:00Z"),
        (431_137_755, "2014-08-31T00:29:15Z"),
        (-978_307_200, "1970-01-01T00:00:00Z"),
        (-978_307_200.001, "1969-12-31T23:59:59.999Z"),
        (-978_307_198.001, "1970-01-01T00:00:01.999Z"),
        (695_729_051.123, "2023-01-18T10:04:11.123Z"),
        (0.1, "2001-01-01T00:00:00.1Z"),
        (-0.1, "2000-12-31T23:59:59.9Z"),
        (0.000123, "2001-01-01T00:00:00.000123Z"),
        (1e-7, "2001-01-01T00:00:00.0000001Z"),
        (-1e-7, "2000-12-31T23:59:59.9999999Z"),
        (1.5e-10, "2001-01-01T00:00:00.00000000015Z"),
        (-1, "2000-12-31T23:59:59Z"),
        (1.5, "2001-01-01T00:00:01.5Z"),
        (-1.5, "2000-12-31T23:59:58.5Z"),
        (0x1p36, "4178-08-20T07:32:16Z"),
        (0x1p36 + 0x1p-16, "4178-08-20T07:32:16.00002Z"),
        (-63_145_526_400, "0000-01-01T00:00:00Z"),
        (252_423_993_599, "9999-12-31T23:59:59Z"),
        ((252_423_993_600).nextDown, "9999-12-31T23:59:59.99997Z"),
        // Read from 9999-12-31T23:59:59.9999999Z, and so written.
        (252_423_993_600, "9999-12-31T23:59:59.99999Z"),
    ])
    func aDateIsItsShortestText(interval: Double, text: String) {
        let date = Date(timeIntervalSinceReferenceDate: interval)
        #expect(RFC3339.text(of: date) == text)
        #expect(read(text) == date)
    }

    @Test(arguments: [
        Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 0x1p63, -0x1p63,
        (252_423_993_600).nextUp, 252_423_993_601, (-63_145_526_400).nextDown, -63_145_526_401,
    ])
    func aDateWithoutAYearOfFourDigitsHasNoText(interval: Double) {
        let date = Date(timeIntervalSinceReferenceDate: interval)
        var bytes: [UInt8] = [1, 2]
        #expect(!RFC3339.append(date, to: &bytes))
        #expect(bytes == [1, 2])
        #expect(RFC3339.text(of: date) == nil)
    }

    @Test func appendingKeepsWhatIsThere() {
        var bytes = Array("x".utf8)
        #expect(RFC3339.append(Date(timeIntervalSinceReferenceDate: 0.25), to: &bytes))
        #expect(String(decoding: bytes, as: UTF8.self) == "x2001-01-01T00:00:00.25Z")
    }

    @Test func anyDateComesBackFromItsShortestText() {
        var random = SeededNumbers()
        let rounds = ProcessInfo.processInfo.environment["OLIVINE_LONG"] != nil ? 1_000_000 : 1_500
        for _ in 0..<rounds {
            expectRoundTrip(Double.random(in: -63_145_526_400..<252_423_993_600, using: &random))
            expectRoundTrip(Double.random(in: 0..<1e9, using: &random))
            // Any bits: mostly numbers close to zero, of any size.
            let any = Double(bitPattern: random.next())
            if any.magnitude < 6.3e10 { expectRoundTrip(any) }
            // Next to whole seconds, and to milliseconds.
            let whole = Double(Int.random(in: -63_145_526_000...252_423_993_000, using: &random))
            for date in [whole.nextUp, whole.nextDown, whole + 0.001, (whole + 0.999).nextUp] { expectRoundTrip(date) }
            let small = Double(Int.random(in: -3...3, using: &random))
            for date in [small.nextUp, small.nextDown, small + 0.999, small + 1e-9] { expectRoundTrip(date) }
        }
    }

    @Test func aMillisecondIsThreeDigits() {
        var random = SeededNumbers()
        for _ in 0..<5_000 {
            let milliseconds = Int.random(in: -2_000_000_000_000...2_000_000_000_000, using: &random)
            let date = Date(timeIntervalSinceReferenceDate: Double(milliseconds) / 1_000)
            let text = RFC3339.text(of: date) ?? ""
            #expect(text.utf8.count <= 24, "\(text)")
            #expect(read(text) == date)
        }
    }

    @Test func aMillionDigitsAreReadInNoTime() {
        let digits = String(repeating: "3", count: 1_000_000)
        let start = ContinuousClock.now
        #expect(read("2001-01-01T00:00:00." + digits + "Z")?.timeIntervalSinceReferenceDate == 1.0 / 3)
        #expect(read("1914-08-31T00:29:15." + digits + "Z") != nil)
        #expect(ContinuousClock.now - start < .seconds(2))
    }

    /// The text reads back to the date, and no text with a digit less does.
    private func expectRoundTrip(_ interval: Double) {
        let date = Date(timeIntervalSinceReferenceDate: interval)
        guard let text = RFC3339.text(of: date) else {
            Issue.record("no text for \(interval)")
            return
        }
        if read(text) != date { Issue.record("\(text) is not \(interval)") }
        guard text.utf8.count > 20 else { return }
        // Without the last digit, and that rounded up unless it carries to the whole seconds.
        var shorter = Array(text.utf8.dropLast(2))
        if shorter.last == UInt8(ascii: ".") {
            if interval == interval.rounded() { Issue.record("\(text) is too long for \(interval)") }
            return
        }
        if read(shorter + [UInt8(ascii: "Z")]) == date { Issue.record("\(text) is too long for \(interval)") }
        while shorter.last == UInt8(ascii: "9") { shorter.removeLast() }
        guard let last = shorter.last, last != UInt8(ascii: ".") else { return }
        shorter[shorter.count - 1] = last + 1
        if read(shorter + [UInt8(ascii: "Z")]) == date { Issue.record("\(text) is too long for \(interval)") }
    }

    private func read(_ text: String) -> Date? { read(Array(text.utf8)) }

    private func read(_ bytes: [UInt8]) -> Date? { RFC3339.date(bytes.span) }
}
