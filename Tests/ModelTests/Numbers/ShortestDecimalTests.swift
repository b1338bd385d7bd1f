import TestSupport
import Testing

@testable import Olivine

@Suite struct ShortestDecimalTests {
    @Test(
        arguments: [
            (0.1, 1, -1), (1, 1, 0), (100, 1, 2), (1.5, 15, -1), (0.30000000000000004, 30_000_000_000_000_004, -17),
            (.leastNonzeroMagnitude, 5, -324), (0x1p-1073, 1, -323), (1e23, 1, 23),
            (9.5367431640625e-07, 95_367_431_640_625, -20),
            (2.2250738585072014e-308, 22_250_738_585_072_014, -324),
            (Double.leastNormalMagnitude.nextDown, 2_225_073_858_507_201, -323),
            (1.7976931348623157e308, 17_976_931_348_623_157, 292), (9_007_199_254_740_994e1, 9_007_199_254_740_994, 1),
            (-65.613616999999977, 6_561_361_699_999_998, -14), (4.35, 435, -2), (2e22, 2, 22),
            (1.2345e-200, 12_345, -204),
        ] as [(Double, UInt64, Int)])
    func doubleHasDigits(_ value: Double, _ significand: UInt64, _ exponent: Int) {
        let digits = ShortestDecimal.digits(of: value)
        #expect(digits.significand == significand)
        #expect(digits.exponent == exponent)
    }

    @Test(
        arguments: [
            (0.1, 1, -1), (1, 1, 0), (16_777_216, 16_777_216, 0), (.leastNonzeroMagnitude, 1, -45),
            (3.4028235e38, 34_028_235, 31),
            (1.1754944e-38, 11_754_944, -45), (-0.3, 3, -1), (9.5367432e-07, 9_536_743, -13),
            (33_554_432, 33_554_432, 0),
        ] as [(Float, UInt64, Int)])
    func floatHasDigits(_ value: Float, _ significand: UInt64, _ exponent: Int) {
        let digits = ShortestDecimal.digits(of: value)
        #expect(digits.significand == significand)
        #expect(digits.exponent == exponent)
    }

    /// Writing and reading share a table of powers but no other line: together they give back every bit.
    @Test func digitsReadBackAsTheSameValue() {
        var random = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(5_000) {
            let bits = random.next()
            let double = Double(bitPattern: bits).magnitude
            if double.isFinite, double > 0 {
                let digits = ShortestDecimal.digits(of: double)
                #expect(DecimalToBinary.double(digits.significand, digits.exponent) == double)
                #expect(digits.significand % 10 != 0)
            }
            let float = Float(bitPattern: UInt32(truncatingIfNeeded: bits)).magnitude
            if float.isFinite, float > 0 {
                let digits = ShortestDecimal.digits(of: float)
                #expect(DecimalToBinary.float(digits.significand, digits.exponent) == float)
                #expect(digits.significand % 10 != 0)
            }
        }
    }
}
