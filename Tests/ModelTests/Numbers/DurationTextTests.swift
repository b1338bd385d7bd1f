import Foundation
import TestSupport
import Testing

@testable import Olivine

struct DurationTextTests {
    @Test(
        arguments: [
            ("0", 0, 0), ("-0", 0, 0), ("0.0", 0, 0), ("1", 1, 0), ("1.5", 1, 500_000_000_000_000_000),
            ("-0.25", 0, -250_000_000_000_000_000), ("-1.5", -1, -500_000_000_000_000_000),
            ("2e-3", 0, 2_000_000_000_000_000),
            ("1e-18", 0, 1), ("-1E-18", 0, -1), ("1.000000000000000001", 1, 1), ("0.1e1", 1, 0), ("1e3", 1_000, 0),
            ("1E+3", 1_000, 0),
            ("12.5e1", 125, 0), ("12.5e0", 12, 500_000_000_000_000_000), ("12.5e-1", 1, 250_000_000_000_000_000),
            ("100e-2", 1, 0),
            ("1.50000000000000000000000000", 1, 500_000_000_000_000_000), ("1000000000000000000e-36", 0, 1),
            ("0.000001e6", 1, 0),
            ("1234567890.123456789", 1_234_567_890, 123_456_789_000_000_000), ("0e999999999999", 0, 0),
            ("0.000e-999999999999", 0, 0),
            ("0e99999999999999999999999999999999999", 0, 0), ("0.000000000000000000000001e24", 1, 0),
            ("9223372036854775807", .max, 0), ("-9223372036854775808", .min, 0), ("9223372036854775807e0", .max, 0),
            ("9223372036854775807.999999999999999999", .max, 999_999_999_999_999_999),
            ("-9223372036854775808.999999999999999999", .min, -999_999_999_999_999_999),
            ("0.9223372036854775807e19", .max, 0), ("92233720368547758070000000000e-10", .max, 0),
        ] as [(String, Int64, Int64)])
    func aNumberIsExactlySoManySeconds(text: String, seconds: Int64, attoseconds: Int64) {
        #expect(duration(text) == Duration(secondsComponent: seconds, attosecondsComponent: attoseconds))
    }

    @Test(arguments: [
        // Not number literals.
        "", "-", "+1", "01", "-01", "1.", ".5", "1.e3", "1e", "1e+", "1e-", "1e1.5", "1e1e1", "1 ", " 1", "1.5s", "NaN",
        "Infinity",
        "0x1", "1_000", "--1", "1,5", "1..5", "1.5.5", "e5", "-e5", "1e--5", "1e+-5", "00", "١", "1\u{0}",
        // Finer than an attosecond.
        "1e-19", "0.0000000000000000001", "1.0000000000000000001", "15e-19", "1e-700000000",
        "1e-99999999999999999999999999",
        // Too long.
        "9223372036854775808", "-9223372036854775809", "1e19", "-1e19", "18446744073709551616", "1e20", "1e38", "1e400",
        "1e700000000",
        "123e99999999999999999999999999999", "0.1e20", "99999999999999999999999999999999999999",
        "184467440737095516160", "18446744073709551615e0",
    ])
    func anyOtherTextIsNoDuration(text: String) {
        #expect(duration(text) == nil)
    }

    @Test(arguments: [
        (Duration.zero, "0"), (.seconds(3), "3"), (.seconds(-3), "-3"), (.milliseconds(1_500), "1.5"),
        (.milliseconds(-250), "-0.25"),
        (.microseconds(1), "0.000001"), (.nanoseconds(-1_000_000_001), "-1.000000001"),
        (.seconds(1_000_000), "1000000"),
        (Duration(secondsComponent: 0, attosecondsComponent: 1), "0.000000000000000001"),
        (Duration(secondsComponent: 7, attosecondsComponent: -1), "6.999999999999999999"),
        (
            Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
            "9223372036854775807.999999999999999999"
        ),
        (
            Duration(secondsComponent: .min, attosecondsComponent: -999_999_999_999_999_999),
            "-9223372036854775808.999999999999999999"
        ),
        (Duration(secondsComponent: .min, attosecondsComponent: 0), "-9223372036854775808"),
    ])
    func aDurationIsItsShortestText(value: Duration, text: String) {
        #expect(DurationText.text(of: value) == text)
        #expect(duration(text) == value)
    }

    /// Sums can be longer than any number that is read. They are written all the same.
    @Test func aSumBeyondItsComponentsIsStillWritten() {
        let long = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
        #expect(DurationText.text(of: long + long) == "18446744073709551615.999999999999999998")
        #expect(DurationText.text(of: .zero - long - long) == "-18446744073709551615.999999999999999998")
        #expect(DurationText.text(of: long * 18) == "166020696663385964543.999999999999999982")
        #expect(DurationText.text(of: .seconds(Int64.max) + .seconds(1)) == "9223372036854775808")
        #expect(DurationText.text(of: .seconds(Int64.min) - .seconds(1)) == "-9223372036854775809")
    }

    @Test func anyDurationComesBack() {
        var random = SeededNumbers()
        for _ in 0..<2_000 {
            let shift = Int64.random(in: 0..<63, using: &random)
            let seconds = Int64.random(in: .min ... .max, using: &random) >> shift
            var part = Int64.random(in: 0..<1_000_000_000_000_000_000, using: &random)
            for _ in 0..<Int.random(in: 0...18, using: &random) { part = part / 10 }
            let value = Duration(secondsComponent: seconds, attosecondsComponent: seconds < 0 ? -part : part)
            #expect(duration(DurationText.text(of: value)) == value)
        }
    }

    /// The same number with its point moved and the exponent to match.
    @Test func whereThePointStandsDoesNotMatter() {
        let digits = "92233720368547758070000123"
        let expected = Duration(secondsComponent: 922_337, attosecondsComponent: 203_685_477_580_700_001)
        #expect(duration("922337.203685477580700001") == expected)
        for point in 1..<40 {
            let all = "922337203685477580700001" + String(repeating: "0", count: 20)
            let text = all.prefix(point) + "." + all.dropFirst(point) + "e\(6 - point)"
            #expect(duration(String(text)) == expected, "\(text)")
        }
        #expect(duration(digits + "e-20") == nil)
    }

    @Test func aLongLiteralTakesLinearTime() {
        let zeros = String(repeating: "0", count: 1_000_000)
        let start = ContinuousClock.now
        #expect(duration("1." + zeros) == .seconds(1))
        #expect(duration("1" + zeros) == nil)
        #expect(duration("1" + zeros + "e-1000000") == .seconds(1))
        #expect(duration("0." + zeros + "1e1000001") == .seconds(1))
        #expect(duration("1e" + zeros + "1") == .seconds(10))
        #expect(ContinuousClock.now - start < .seconds(2))
    }

    private func duration(_ text: String) -> Duration? {
        let bytes = Array(text.utf8)
        return DurationText.duration(bytes.span)
    }
}
