import TestSupport
import Testing

@testable import Olivine

@Suite struct DecimalToBinaryTests {
    @Test(arguments: [
        ("0", 0.0), ("-0", -0.0), ("0e5", 0.0), ("0E-3", 0.0), ("-0.0e99", -0.0), ("0e999999999999999999999", 0.0),
        ("1", 1.0), ("-1.5", -1.5), ("0.30000000000000004", 0.30000000000000004),
        ("-65.613616999999977", -65.613616999999977),
        ("9007199254740991", 0x1.fffffffffffffp52), ("9007199254740992", 0x1p53), ("9007199254740993", 0x1p53),
        ("9007199254740993.0", 0x1p53), ("9007199254740993.00000000000000000000", 0x1p53),
        ("9007199254740993.00000000000000000001", 0x1.0000000000001p53), ("9007199254740995", 0x1.0000000000002p53),
        ("9007199254740994", 0x1.0000000000001p53), ("90071992547409930e-1", 0x1p53), ("0.50000000000000000", 0.5),
        ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown), ("2.2250738585072012e-308", 0x1p-1022),
        ("2.2250738585072014e-308", 0x1p-1022), ("1.7976931348623157e308", .greatestFiniteMagnitude),
        ("1.7976931348623158e308", .greatestFiniteMagnitude), ("1.7976931348623159e308", .infinity),
        ("-1e309", -.infinity), ("5e-324", 0x1p-1074), ("4.9406564584124654e-324", 0x1p-1074), ("2.48e-324", 0x1p-1074),
        ("2.4703282292062328e-324", 0x1p-1074), ("2.4703282292062327e-324", 0.0), ("2.47e-324", 0.0), ("-1e-400", -0.0),
        ("1e700000000", .infinity), ("1e-700000000", 0.0), ("1e99999999999999999999", .infinity),
        ("1e-99999999999999999999", 0.0), ("1e23", 1e23),
        ("8.442911973260991817129021e-309", Double(bitPattern: 0x6_1234_0000_0001)),
        ("6.9294956446009195e15", 6929495644600919.5), ("0.000000000000000000000000000000000000001", 1e-39),
        ("123456789012345678901234567890", 1.2345678901234568e29), ("7.2057594037927933e16", 0x1p56),
    ])
    func literalIsNearestDouble(_ literal: String, _ expected: Double) {
        #expect(DecimalToBinary.double(slowly: Array(literal.utf8).span).bitPattern == expected.bitPattern)
    }

    @Test(arguments: [
        ("0.1", Float(0.1)), ("-0", -0.0), ("16777217", 0x1p24), ("16777216.99999999999999", 0x1p24),
        ("16777217.0000000000000000000001", 0x1.000002p24), ("16777219", 0x1.000004p24),
        ("3.4028235e38", .greatestFiniteMagnitude), ("3.4028235677973362e38", .greatestFiniteMagnitude),
        ("3.4028235677973366e38", .greatestFiniteMagnitude), ("3.4028235677973367e38", .infinity), ("1e39", .infinity),
        ("1e-45", 0x1p-149), ("7.006492321624085e-46", 0),
        ("7.0064923216240854e-46", 0x1p-149), ("1.17549435e-38", 0x1p-126), ("1.1754942807573643e-38", 0x1p-126),
        ("1.1754942807573642e-38", Float.leastNormalMagnitude.nextDown),
    ])
    func literalIsNearestFloat(_ literal: String, _ expected: Float) {
        #expect(DecimalToBinary.float(slowly: Array(literal.utf8).span).bitPattern == expected.bitPattern)
    }

    /// Just above half-way between two floats, but half-way itself once it is a double: by way of `Double` it is wrong.
    @Test(arguments: [
        ("1.00000005960464477540", 0x1.000002p0 as Float), ("1.000000059604644775390625", 1),
        ("1.0000000596046447753906250000000000000001", 0x1.000002p0), ("-8388608.50000000000001", -8_388_609),
        ("8388609.4999999999999999999", 8_388_609), ("0.500000029802322387695313", 0x1.000002p-1),
    ])
    func floatIsNotRoundedTwice(_ literal: String, _ expected: Float) {
        #expect(DecimalToBinary.float(slowly: Array(literal.utf8).span) == expected)
    }

    /// Half-way goes to the even neighbour, and one digit more or less decides, even if it is the 768th.
    @Test func halfwayBetweenDoublesIsToldApart() {
        var random = SeededNumbers()
        var patterns: [UInt64] = [0, 1, 0x000f_ffff_ffff_ffff, 0x0010_0000_0000_0000, 0x7fef_ffff_ffff_fffe]
        for _ in 0..<SeededNumbers.rounds(20) { patterns.append(random.next() % 0x7fef_ffff_ffff_ffff) }
        for pattern in patterns {
            let value = Double(bitPattern: pattern)
            let exponent = max(1, Int(value.exponentBitPattern)) - 1076
            let significand = value.significandBitPattern | (value.exponentBitPattern == 0 ? 0 : 1 << 52)
            let (below, exact, above) = neighbourhood(2 * significand + 1, exponent)
            func read(_ literal: String) -> UInt64 {
                DecimalToBinary.double(slowly: Array(literal.utf8).span).bitPattern
            }
            #expect(read(below) == pattern, "\(below)")
            #expect(read(exact) == pattern + pattern % 2, "\(exact)")
            #expect(read(above) == pattern + 1, "\(above)")
        }
    }

    @Test func halfwayBetweenFloatsIsToldApart() {
        var random = SeededNumbers()
        var patterns: [UInt32] = [0, 1, 0x007f_ffff, 0x0080_0000, 0x7f7f_fffe]
        for _ in 0..<SeededNumbers.rounds(100) { patterns.append(UInt32(random.next() % 0x7f7f_ffff)) }
        for pattern in patterns {
            let value = Float(bitPattern: pattern)
            let exponent = max(1, Int(value.exponentBitPattern)) - 151
            let significand = UInt64(value.significandBitPattern | (value.exponentBitPattern == 0 ? 0 : 1 << 23))
            let (below, exact, above) = neighbourhood(2 * significand + 1, exponent)
            func read(_ literal: String) -> UInt32 {
                DecimalToBinary.float(slowly: Array(literal.utf8).span).bitPattern
            }
            #expect(read(below) == pattern, "\(below)")
            #expect(read(exact) == pattern + pattern % 2, "\(exact)")
            #expect(read(above) == pattern + 1, "\(above)")
        }
    }

    /// The short way decides every number of up to nineteen digits, and as the standard library does.
    @Test func shortWayAgreesWithTheStandardLibrary() {
        var random = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(5_000) {
            let significand = random.anyLength()
            let power = Int.random(in: -360...330, using: &random)
            #expect(DecimalToBinary.double(significand, power) == Double("\(significand)e\(power)"))
            let smallPower = Int.random(in: -70...45, using: &random)
            #expect(DecimalToBinary.float(significand, smallPower) == Float("\(significand)e\(smallPower)"))
            let nearPower = Int.random(in: -30...30, using: &random)
            #expect(DecimalToBinary.double(significand, nearPower) == Double("\(significand)e\(nearPower)"))
            #expect(DecimalToBinary.float(significand, nearPower) == Float("\(significand)e\(nearPower)"))
        }
    }

    /// Digits beyond the nineteenth, with the point anywhere among them.
    @Test func longWayAgreesWithTheStandardLibrary() {
        var random = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(1_000) {
            var text = (0..<Int.random(in: 1...5, using: &random)).map { _ in "\(random.anyLength())" }.joined()
            text.insert(".", at: text.index(text.startIndex, offsetBy: Int.random(in: 1...text.count, using: &random)))
            text += "0e\(Int.random(in: -60...40, using: &random))"
            let bytes = Array(text.utf8)
            #expect(DecimalToBinary.double(slowly: bytes.span) == Double(text), "\(text)")
            #expect(DecimalToBinary.float(slowly: bytes.span) == Float(text), "\(text)")
        }
    }

    /// Half-way cases whose digits fit 64 bits: significands that the power of ten divides.
    @Test func shortHalfwayCasesGoToEven() {
        var random = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(500) {
            // odd · 5^n · 10^-n is odd / 2^n.
            let odd = (random.next() >> 11 | 1 << 52) << 1 | 1
            let oddFloat = (random.next() >> 40 | 1 << 23) << 1 | 1
            var five: UInt64 = 1
            for power in 0...16 {
                let two = Double(1 << power)
                if power <= 4 {
                    let even = odd >> 1 + odd >> 1 & 1
                    #expect(DecimalToBinary.double(odd * five, -power) == 2 * Double(even) / two)
                }
                let even = oddFloat >> 1 + oddFloat >> 1 & 1
                #expect(DecimalToBinary.float(oddFloat * five, -power) == Float(2 * Double(even) / two))
                five *= 5
            }
        }
    }

    @Test func extremeExponentsAreNoTrouble() {
        #expect(DecimalToBinary.double(1, .max) == .infinity)
        #expect(DecimalToBinary.double(1, .min) == 0)
        #expect(DecimalToBinary.double(0, .max) == 0)
        #expect(DecimalToBinary.double(.max, -343) == 0)
        #expect(DecimalToBinary.float(1, .max) == .infinity)
        #expect(DecimalToBinary.float(.max, .min) == 0)
    }
}
