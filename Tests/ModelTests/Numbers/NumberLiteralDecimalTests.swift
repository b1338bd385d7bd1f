import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@testable import Olivine

private let nines = String(repeating: "9", count: 38)

@Suite struct NumberLiteralDecimalTests {
    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("0e999999999999999999999", "0"), ("0.987654321098765431", "0.987654321098765431"),
        ("1.50", "1.5"), ("-25e2", "-2500"), ("576460752303423489", "576460752303423489"),
        ("10000000000000000000", "10000000000000000000"),
        (nines, nines), ("-0." + nines, "-0." + nines), ("0.00" + nines + "000e2", "0." + nines),
        ("1e-128", "0." + String(repeating: "0", count: 127) + "1"),
        ("1e127", "1" + String(repeating: "0", count: 127)), ("-7.5e128", "-75" + String(repeating: "0", count: 127)),
        ("1e130", "1" + String(repeating: "0", count: 130)), ("1e164", "1" + String(repeating: "0", count: 164)),
        ("1000000000000000000000000000000000000100", "1000000000000000000000000000000000000100"),
    ])
    func decimalIsExact(_ literal: String, _ text: String) throws {
        let decimal = try NumberLiteral(literal)!.decimal()
        #expect(decimal.description == text)
        #expect(NumberLiteral.text(of: decimal) == text)
    }

    @Test(arguments: [
        nines + "9", "1" + nines, "0.1" + nines, "1e165", "1e-129", "1e-90000000", "1e700000000",
        "-1e99999999999999999999",
        "1e-99999999999999999999", nines + "e128", "1.23e-127",
    ])
    func decimalThatCannotBeHeldIsOutOfRange(_ literal: String) {
        #expect(throws: NumberFailure.outOfRange) { try NumberLiteral(literal)!.decimal() }
    }

    /// However a number is written, it gives one and the same decimal.
    @Test(arguments: [
        ["1", "1.0", "100e-2", "0.001e3", "1.000000000000000000000000000000000000000000"],
        ["2500", "25e2", "2.5e3", "2500.00"],
        ["1e130", "10e129", "1000e127"], ["-0.125", "-125e-3", "-1.25000e-1"], ["0", "-0", "0.0", "0e5"],
    ])
    func equalNumbersAreEqualDecimals(_ literals: [String]) throws {
        let decimals = try literals.map { try NumberLiteral($0)!.decimal() }
        #expect(Set(decimals).count == 1)
    }

    @Test func decimalTextReadsBackEqual() throws {
        var random = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(300) {
            let length = Int.random(in: 1...38, using: &random)
            let digits = "1" + (1..<length).map { _ in String(random.next() % 10) }.joined()
            let exponent = Int.random(in: -128...127, using: &random)
            let literal = NumberLiteral("\(random.next() % 2 == 0 ? "-" : "")\(digits)e\(exponent)")!
            let decimal = try literal.decimal()
            let text = try #require(NumberLiteral.text(of: decimal))
            let again = try NumberLiteral(text)!.decimal()
            #expect(again == decimal, "\(literal)")
            #expect(again.hashValue == decimal.hashValue, "\(literal)")
            #expect(Decimal(string: text) == decimal || exponent + length > 128, "\(literal)")
            // The text has the literal's digits and nothing else but zeros.
            let trimmed = digits.drop { $0 == "0" }.reversed().drop { $0 == "0" }.reversed()
            #expect(text.filter(\.isNumber).contains(String(trimmed)), "\(literal)")
        }
    }

    @Test func textOfArithmeticResults() {
        #expect(NumberLiteral.text(of: .nan) == nil)
        #expect(NumberLiteral.text(of: Decimal(1) / Decimal(8)) == "0.125")
        #expect(NumberLiteral.text(of: Decimal(sign: .minus, exponent: -3, significand: 25)) == "-0.025")
        #expect(NumberLiteral.text(of: Decimal(sign: .plus, exponent: 5, significand: 12)) == "1200000")
    }
}
