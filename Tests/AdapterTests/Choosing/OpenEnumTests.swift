import TestSupport
import Testing

@testable import Olivine

/// R19: what becomes of raw values that no case has.
@Suite struct OpenEnumTests {
    enum Kind: String, PropertyValue { case a, b }
    enum Safe: String, FallbackEnum {
        case a, other
        static let fallback = Safe.other
    }
    enum Level: Int, FallbackEnum, CaseIterable {
        case low = 1, high
        static let fallback = Level.low
    }
    enum Flat: RawRepresentable, PropertyValue {
        case a, unknown(String)
        init(rawValue: String) { self = rawValue == "a" ? .a : .unknown(rawValue) }
        var rawValue: String { if case .unknown(let raw) = self { raw } else { "a" } }
    }

    static let rows: [ValueRow] = [
        // B068
        ValueRow(#""zeta""#, Safe.other, writes: #""other""#), ValueRow(#""a""#, Safe.a),
        ValueRow("7", Level.low, writes: "1"), ValueRow("2", Level.high),
        ValueRow(#"{"zeta":1}"#, [Safe.other: 1], writes: #"{"other":1}"#),
        // B070
        ValueRow(#""zeta""#, OpenEnum<Kind>.unknown("zeta")), ValueRow(#""b""#, OpenEnum<Kind>.known(.b)),
        ValueRow(#"{"b":1,"zeta":2}"#, [OpenEnum<Kind>.known(.b): 1, .unknown("zeta"): 2]),
        ValueRow(#""zeta""#, Flat.unknown("zeta")), ValueRow(#""a""#, Flat.a),
    ]

    @Test(arguments: rows) func unknownRawValuesAreReplacedOrKept(_ row: ValueRow) { #expect(row.complaints() == []) }

    @Test(arguments: [
        // B068
        FailureRow(#""zeta""#, Kind.self, #"unknown case: expected Kind, found "zeta""#),
        FailureRow("3", Safe.self, "expected text, found the number 3"),
        FailureRow("[]", Level.self, "expected a number, found a list"),
        FailureRow("1.5", Level.self, "number not integral: expected Int, found the number 1.5"),
        FailureRow("true", OpenEnum<Kind>.self, "expected text, found true"),
    ]) func otherTypesStayFaults(_ row: FailureRow) { #expect(row.complaints() == []) }

    @Test func nullStaysAFault() {
        #expect(
            routes.failure(Made<Safe>.self, #"{"value":null}"#).hasPrefix("Made<Safe>.value: expected text, found null")
        )
        #expect(
            routes.failure(Made<OpenEnum<Kind>>.self, #"{"value":null}"#)
                .hasPrefix("Made<OpenEnum<Kind>>.value: expected text, found null"))
        #expect(routes.complaints(#"{}"#, Made<Safe?>(value: nil)) == [])
    }

    @Test func theSameRawValueIsNeverUnknownAndKnown() {
        #expect(OpenEnum<Kind>(rawValue: "a") == .known(.a))
        #expect(OpenEnum<Kind>(rawValue: "a").known == .a && OpenEnum<Kind>(rawValue: "c").known == nil)
    }
}
