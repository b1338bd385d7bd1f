import Testing

@testable import Olivine

@Suite struct NumberLiteralTests {
    @Test(arguments: [
        "0", "-0", "7", "-12", "1.0", "0.5", "1e5", "1E+5", "1e-05", "-0.0e0", "1234567890.0123456789e999",
    ])
    func numberIsKeptAsWritten(_ text: String) {
        #expect(NumberLiteral(text)?.text == text)
        #expect(NumberLiteral(text)?.description == text)
    }

    @Test(arguments: [
        "", "-", "01", "-01", "00", "+1", "1.", ".5", "-.5", "1e", "1e+", "1.e5", "e5", "0x1", "1 ", " 1", "1_0", "NaN",
        "Infinity", "--1", "1.2.3", "1e5.0", "1e5e5", "1\0", "١", "1,5", "-e1",
    ])
    func anythingElseIsRefused(_ text: String) {
        #expect(NumberLiteral(text) == nil)
    }

    @Test(arguments: [
        ("7", "7"), ("7.0", "7"), ("25e2", "2500"), ("700e-2", "7"), ("-0", "0"), ("0E-3", "0"), ("0e5", "0"),
        ("-7.00e0", "-7"), ("0.07e2", "7"),
        ("0e999999999999999999999", "0"), ("0.000e-99999999999999999999", "0"), ("1.5e1", "15"),
        ("12e18", "12000000000000000000"),
        ("9007199254740993", "9007199254740993"), ("9223372036854775807", "9223372036854775807"),
        ("-9223372036854775808", "-9223372036854775808"), ("18446744073709551615", "18446744073709551615"),
        ("18446744073709551615.000000", "18446744073709551615"),
        ("0.00000018446744073709551615e26", "18446744073709551615"),
        ("720575940379279361", "720575940379279361"), ("1.0000000000000000000000000", "1"),
        ("170141183460469231731687303715884105727", "170141183460469231731687303715884105727"),
        ("-170141183460469231731687303715884105728", "-170141183460469231731687303715884105728"),
    ])
    func integralNumberIsReadIntoEveryTypeThatHoldsIt(_ text: String, _ value: String) throws {
        let literal = try #require(NumberLiteral(text))
        func check<I: FixedWidthInteger>(_ type: I.Type) throws {
            if let exact = I(value) {
                #expect(try literal.integer(as: type) == exact)
            } else {
                #expect(throws: NumberFailure.outOfRange) { try literal.integer(as: type) }
            }
        }
        try check(Int8.self)
        try check(UInt8.self)
        try check(Int16.self)
        try check(UInt16.self)
        try check(Int32.self)
        try check(UInt32.self)
        try check(Int64.self)
        try check(UInt64.self)
        try check(Int.self)
        try check(UInt.self)
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        try check(Int128.self)
        try check(UInt128.self)
    }

    @Test(arguments: [
        "12.5", "0.5", "-0.5", "1e-3", "1e-700000000", "1e-99999999999999999999999", "1.5e0", "70e-2",
        "9999999999999999999999.5",
    ])
    func fractionIsNotIntegral(_ text: String) {
        #expect(throws: NumberFailure.notIntegral) { try NumberLiteral(text)!.integer(as: Int.self) }
        #expect(throws: NumberFailure.notIntegral) { try NumberLiteral(text)!.integer(as: UInt8.self) }
    }

    @Test(arguments: [
        "27670116110564327424", "-80000000000000000001", "1e19", "1e700000000", "-1e99999999999999999999999", "1e400",
        "9223372036854775808", "-9223372036854775809", "9223372036854775808.0", "99999999999999999999",
    ])
    func tooLargeForInt64(_ text: String) {
        #expect(throws: NumberFailure.outOfRange) { try NumberLiteral(text)!.integer(as: Int64.self) }
    }

    /// Each type's limits are read, one beyond them is not, whatever form the number has.
    @Test func limitsOfEveryIntegerType() throws {
        func check<I: FixedWidthInteger>(_ type: I.Type) throws {
            for form in ["", ".0", ".000000000000000000000000", "e0", "00e-2"] {
                #expect(try NumberLiteral(I.max.description + form)!.integer(as: type) == I.max)
                let min = I.min == 0 ? "-0" : I.min.description
                #expect(
                    try NumberLiteral(min + (I.min == 0 && form == "00e-2" ? "e-2" : form))!.integer(as: type) == I.min)
            }
            // The last digit of a limit is never 9.
            func next(_ text: String) -> String { text.dropLast() + String(Int(String(text.last!))! + 1) }
            #expect(throws: NumberFailure.outOfRange) { try NumberLiteral(next(I.max.description))!.integer(as: type) }
            let below = I.min == 0 ? "-1" : next(I.min.description)
            #expect(throws: NumberFailure.outOfRange) { try NumberLiteral(below)!.integer(as: type) }
            #expect(throws: NumberFailure.outOfRange) { try NumberLiteral(I.max.description + "0")!.integer(as: type) }
        }
        try check(Int8.self)
        try check(UInt8.self)
        try check(Int16.self)
        try check(UInt16.self)
        try check(Int32.self)
        try check(UInt32.self)
        try check(Int64.self)
        try check(UInt64.self)
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        try check(Int128.self)
        try check(UInt128.self)
    }

    @Test func binaryFloatsAreReadInTheirOwnWidth() throws {
        #expect(try NumberLiteral("0.1")!.float() == 0.1)
        #expect(try NumberLiteral("0.30000000000000004")!.double() == 0.30000000000000004)
        #expect(try NumberLiteral("-0")!.double().sign == .minus)
        #expect(try NumberLiteral("-1e-400")!.double().sign == .minus)
        #expect(try NumberLiteral("1e39")!.double() == 1e39)
        #expect(throws: NumberFailure.outOfRange) { try NumberLiteral("1e39")!.float() }
        #expect(throws: NumberFailure.outOfRange) { try NumberLiteral("-1e309")!.double() }
        #expect(throws: NumberFailure.outOfRange) { try NumberLiteral("1e700000000")!.double() }
    }

    /// A million digits cost a million steps; quadratic work would take minutes.
    @Test(.timeLimit(.minutes(1))) func longLiteralsTakeLinearTime() throws {
        let sevens = NumberLiteral(unchecked: String(repeating: "7", count: 1_000_000))
        #expect(throws: NumberFailure.outOfRange) { try sevens.integer(as: Int.self) }
        #expect(throws: NumberFailure.outOfRange) { try sevens.double() }
        #expect(throws: NumberFailure.outOfRange) { try sevens.decimal() }
        let long = NumberLiteral(unchecked: "9007199254740993." + String(repeating: "0", count: 500_000))
        #expect(try long.integer(as: Int.self) == 9_007_199_254_740_993)
        #expect(try long.double() == 9_007_199_254_740_992)
        #expect(try long.decimal().description == "9007199254740993")
        #expect(try NumberLiteral(unchecked: long.text + "1").double() == 9_007_199_254_740_994)
        let tiny = NumberLiteral(unchecked: "0." + String(repeating: "0", count: 500_000) + "5e500001")
        #expect(try tiny.integer(as: Int8.self) == 5)
        #expect(try tiny.double() == 5)
        #expect(try tiny.decimal() == 5)
    }
}
