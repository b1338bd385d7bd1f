import TestSupport
import Testing

@testable import Olivine

/// What the fast writer writes, as a string.
private func written(_ write: (UnsafeMutablePointer<UInt8>) -> Int) -> String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.room) { buffer in
        let count = unsafe write(buffer.baseAddress!)
        return unsafe String(decoding: buffer.prefix(count), as: UTF8.self)
    }
}

private func check(_ value: Double) {
    let fast = unsafe written { unsafe NumberText.write(value, to: $0) }
    #expect(fast == value.description)
    #expect(NumberText.text(of: value) == value.description)
}

private func check(_ value: Float) {
    let fast = unsafe written { unsafe NumberText.write(value, to: $0) }
    #expect(fast == value.description)
    #expect(NumberText.text(of: value) == value.description)
}

private func check(_ value: UInt64) {
    let fast = unsafe written { unsafe NumberText.write(value, to: $0) }
    #expect(fast == value.description)
    #expect(NumberText.text(of: value) == value.description)
}

private func check(_ value: Int64) {
    let fast = unsafe written { unsafe NumberText.write(value, to: $0) }
    #expect(fast == value.description)
    #expect(NumberText.text(of: value) == value.description)
}

@Suite struct NumberTextTests {
    @Test(arguments: [
        (2.0, "2.0"), (0.0, "0.0"), (-0.0, "-0.0"), (0.1, "0.1"), (-0.5, "-0.5"), (100, "100.0"),
        (1e15, "1000000000000000.0"),
        (1e16, "1e+16"), (1e22, "1e+22"), (.leastNonzeroMagnitude, "5e-324"), (-1.5e-5, "-1.5e-05"), (0.0001, "0.0001"),
        (1e-5, "1e-05"),
        (-0.00012345678901234567, "-0.00012345678901234567"), (0x1p53, "9007199254740992.0"),
        (0x1.0000000000001p53, "9.007199254740994e+15"), (1674036251.123, "1674036251.123"),
        (-2.2250738585072014e-308, "-2.2250738585072014e-308"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        (0.30000000000000004, "0.30000000000000004"), (12345678.9, "12345678.9"), (1234567.8, "1234567.8"),
    ])
    func doubleIsWritten(_ value: Double, _ text: String) {
        #expect(NumberText.text(of: value) == text)
        check(value)
    }

    @Test(
        arguments: [
            (0.1, "0.1"), (16_777_216, "16777216.0"), (16_777_218, "1.6777218e+07"), (.leastNonzeroMagnitude, "1e-45"),
            (-0.0, "-0.0"),
            (3.4028235e38, "3.4028235e+38"), (1e7, "10000000.0"), (-0.00012345679, "-0.00012345679"), (0.3, "0.3"),
        ] as [(Float, String)])
    func floatIsWritten(_ value: Float, _ text: String) {
        #expect(NumberText.text(of: value) == text)
        check(value)
    }

    /// The point moves through seventeen digits, through sixteen, and through zeros.
    @Test func pointStandsAnywhere() {
        for text in ["12345678901234567", "9876543210987654", "1000000000000001", "90909", "1"] {
            for exponent in -25...5 {
                let value = Double("\(text)e\(exponent)")!
                for value in [value, -value, value.nextUp, value.nextDown] { check(value) }
                check(Float(value))
            }
        }
    }

    @Test func powersAndTheirNeighboursAreWrittenAsDescribed() {
        for exponent in -1074...1023 {
            let power = Double(sign: .plus, exponent: exponent, significand: 1)
            for value in [power.nextDown, power, power.nextUp] { check(value) }
        }
        for exponent in -149...127 {
            let power = Float(sign: .plus, exponent: exponent, significand: 1)
            for value in [power.nextDown, power, power.nextUp] { check(value) }
        }
        for exponent in -324...308 {
            let power = Double("1e\(exponent)")!
            for value in [power.nextDown, power, power.nextUp] { check(value) }
            let narrow = Float("1e\(max(-45, min(exponent, 38)))")!
            for value in [narrow.nextDown, narrow, narrow.nextUp] { check(value) }
        }
    }

    @Test func randomFloatsAreWrittenAsDescribed() {
        var random = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(5_000) {
            let bits = random.next()
            let double = Double(bitPattern: bits)
            if double.isFinite { check(double) }
            let float = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
            if float.isFinite { check(float) }
            // What people write: few digits, small exponents; and integers of every length.
            check(Double(random.anyLength()) / Double(UInt64.random(in: 1...1_000, using: &random)))
            check(Double(Int64.random(in: -99_999...99_999, using: &random)) / 1_000)
            check(Float(random.anyLength()))
        }
    }

    @Test func integersOfEveryLengthAreWritten() {
        var values: [UInt64] = [0, .max, UInt64(Int64.max), UInt64(Int64.max) + 1]
        for length in 1...19 {
            let power = PowersOfTen.integer(length)
            values += [power - 1, power, power + 1]
        }
        var random = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(5_000) { values.append(random.anyLength()) }
        for value in values {
            check(value)
            check(Int64(bitPattern: value))
            check(0 &- Int64(bitPattern: value))
        }
    }

    @Test func powersOfTenAreExactWhereTheyCanBe() {
        #expect(PowersOfTen.integer(0) == 1)
        #expect(PowersOfTen.integer(19) == 10_000_000_000_000_000_000)
        #expect(PowersOfTen.significand(-1) == (0xcccc_cccc_cccc_cccc, 0xcccc_cccc_cccc_cccc))
        for exponent in 0...54 {
            let (high, low) = PowersOfTen.significand(exponent)
            #expect(high >> 63 == 1)
            #expect(low.trailingZeroBitCount >= 127 - PowersOfTen.binaryExponent(exponent) || low == 0)
        }
    }
}
