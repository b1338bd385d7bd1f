import Foundation
import Testing

@testable import Olivine

/// JSONDecoder and ours over the same documents: values, cases of errors and coding paths.
@Suite struct DecodingTests {
    static let same: [DecodingRow] = [
        // Scalars at the root.
        DecodingRow(Int.self, "7"), DecodingRow(Int.self, "-0"), DecodingRow(Int.self, "1.0"),
        DecodingRow(Int.self, "25e2"),
        DecodingRow(Int.self, "9223372036854775807"), DecodingRow(Int.self, #""7""#), DecodingRow(Int.self, "true"),
        DecodingRow(Int.self, "null"), DecodingRow(Int?.self, "null"), DecodingRow(Bool.self, "false"),
        DecodingRow(Bool.self, "0"), DecodingRow(String.self, #""a\u00e9\n\ud83d\ude00""#),
        DecodingRow(String.self, "1"),
        DecodingRow(Double.self, "0.1"), DecodingRow(Double.self, "1e23"), DecodingRow(Double.self, #""NaN""#),
        DecodingRow(Float.self, "16777217"), DecodingRow(UInt64.self, "18446744073709551615"),
        DecodingRow(UInt.self, "12"), DecodingRow(UInt8.self, "255"), DecodingRow(Int16.self, "-32768"),
        // Lists and dictionaries.
        DecodingRow([Int].self, "[1, 2, 3]"), DecodingRow([Int].self, "[]"), DecodingRow([Int].self, "[1, null]"),
        DecodingRow([Int?].self, "[1, null]"), DecodingRow([Int].self, #"[1, [2], "x"]"#),
        DecodingRow([Int].self, "{}"),
        DecodingRow([[String]].self, #"[["a"], []]"#), DecodingRow([[String]].self, #"[["a"], [1]]"#),
        DecodingRow(Set<Int>.self, "[1]"), DecodingRow([String: Int].self, #"{"a": 1}"#),
        DecodingRow([String: Int].self, #"{"a": "x"}"#), DecodingRow([String: Int].self, "[]"),
        DecodingRow([Int: String].self, #"{"1": "x"}"#), DecodingRow([Colour: Int].self, #"["red", 1]"#),
        DecodingRow([String: [CodedPlain]].self, #"{"k": [{"int": 1, "text": null}]}"#),
        DecodingRow([String: Int?].self, #"{"a": null}"#),
        // Structs.
        DecodingRow(CodedPlain.self, #"{"int": 1, "text": "a", "double": 2, "flag": true, "list": [1]}"#),
        DecodingRow(CodedPlain.self, #"{"list": [1], "flag": null, "text": "a", "other": {"x": []}, "int": 1}"#),
        DecodingRow(CodedPlain.self, #"{"int": 1}"#), DecodingRow(CodedPlain.self, "{}"),
        DecodingRow(CodedPlain.self, "[]"),
        DecodingRow(CodedPlain.self, "null"), DecodingRow(CodedPlain.self, #"{"int": null, "text": "a"}"#),
        DecodingRow(CodedPlain.self, #"{"int": "1", "text": "a"}"#),
        DecodingRow(CodedPlain.self, #"{"int": 1, "text": "a", "double": "2"}"#),
        DecodingRow(CodedPlain.self, #"{"int": 1, "text": "a", "flag": 1}"#),
        DecodingRow(CodedPlain.self, #"{"int": 1, "text": "a", "list": [1, "2"]}"#),
        DecodingRow(CodedPlain.self, #"{"\u0069nt": 1, "te\u0078t": "a"}"#),
        DecodingRow([CodedPlain].self, #"[{"int": 1, "text": "a"}, {"int": 1}]"#),
        DecodingRow(
            Wide.self,
            #"{"i8": -128, "i16": 1, "i32": 1, "i64": 1, "u": 1, "u8": 1, "u16": 1, "u32": 1, "u64": 1, "float": 1.5}"#),
        DecodingRow(Wide.self, #"{"i8": null, "u64": "1"}"#), DecodingRow(Wide.self, #"{"u": [1]}"#),
        // Enums, and types by hand.
        DecodingRow(Colour.self, #""red""#), DecodingRow(Colour.self, #""blue""#),
        DecodingRow(Colour?.self, #""blue""#),
        DecodingRow(Colour.self, "1"), DecodingRow([Colour].self, #"["red", "blue"]"#),
        DecodingRow(CodedShape.self, #"{"circle": {"radius": 2.5}}"#), DecodingRow(CodedShape.self, #"{"empty": {}}"#),
        DecodingRow(CodedShape.self, #"{"circle": {}}"#), DecodingRow(CodedShape.self, "{}"),
        DecodingRow(CodedShape.self, #"{"circle": {"radius": 2}, "empty": {}}"#),
        DecodingRow(
            ByHand.self,
            #"{"name": "n", "nested": {"name": "x"}, "list": [1, null, "a", [2], [], {"name": 1}], "nothing": null, "more": 1}"#
        ),
        DecodingRow(ByHand.self, #"{"name": "n", "nested": 1, "nothing": null}"#),
        DecodingRow(ByHand.self, #"{"name": "n", "nested": {"name": "x"}, "nothing": null}"#),
        DecodingRow(ByHand.self, #"{"name": "n", "nested": {"name": "x"}, "list": {}, "nothing": null}"#),
        DecodingRow(ByHand.self, #"{"name": "n", "nested": {"name": "x"}, "list": []}"#),
        DecodingRow(Derived.self, #"{"name": "n", "super": {"id": 7}}"#),
        DecodingRow(Derived.self, #"{"name": "n"}"#),
        DecodingRow(Derived.self, #"{"name": "n", "super": {"id": "7"}}"#),
        DecodingRow([Picky].self, "[1, 2]"), DecodingRow([Picky].self, "[1, 0]"), DecodingRow([Picky].self, "[1, -1]"),
        DecodingRow([CodedEither].self, #"[1, "a", 2]"#), DecodingRow([CodedEither].self, "[1, true]"),
        // Foundation's types.
        DecodingRow(
            Foreign.self, #"{"date": 12.5, "data": "AQID", "decimal": 12.50, "url": "https://a.example/b?c=d"}"#),
        DecodingRow(Foreign.self, #"{"uuid": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#),
        DecodingRow(Foreign.self, #"{"uuid": "E621"}"#), DecodingRow(Foreign.self, #"{"data": "A"}"#),
        DecodingRow(Foreign.self, #"{"date": "x"}"#), DecodingRow(Foreign.self, #"{"url": 1}"#),
        DecodingRow(Foreign.self, #"{"url": ""}"#), DecodingRow(Foreign.self, #"{"decimal": "1"}"#),
        DecodingRow([Date].self, "[1.5]") { $0.dateDecodingStrategy = .secondsSince1970 },
        DecodingRow([Date].self, "[1500]") { $0.dateDecodingStrategy = .millisecondsSince1970 },
        DecodingRow([Date].self, #"["2026-07-31T12:00:00Z"]"#) { $0.dateDecodingStrategy = .iso8601 },
        DecodingRow([Date].self, "[7]") {
            $0.dateDecodingStrategy = .custom { Date(timeIntervalSince1970: Double($0.codingPath.count)) }
        },
        DecodingRow(Foreign.self, #"{"data": [1, 2, 255]}"#) { $0.dataDecodingStrategy = .deferredToData },
        DecodingRow(Foreign.self, #"{"data": 3}"#) {
            $0.dataDecodingStrategy = .custom {
                Data(repeating: 7, count: try $0.singleValueContainer().decode(Int.self))
            }
        },
        DecodingRow([Double].self, #"["inf", "-inf", "nan", 1]"#) {
            $0.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        },
        DecodingRow([Float].self, #"["infinity"]"#) {
            $0.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        },
        // Keys.
        DecodingRow(Camel.self, #"{"user_name": "a", "avatar_url": "b", "_private": 1, "counts": {"a_b": 1}}"#) {
            $0.keyDecodingStrategy = .convertFromSnakeCase
        },
        DecodingRow(Camel.self, #"{"userName": "a", "counts": {"a_b": "x"}}"#) {
            $0.keyDecodingStrategy = .convertFromSnakeCase
        },
        DecodingRow(Camel.self, #"{"avatar_url": 1}"#) { $0.keyDecodingStrategy = .convertFromSnakeCase },
        DecodingRow([Camel].self, #"[{"user_name": "a", "avatar_url": 1}]"#) {
            $0.keyDecodingStrategy = .convertFromSnakeCase
        },
        DecodingRow(Camel.self, #"{"USERNAME": "a"}"#) {
            $0.keyDecodingStrategy = .custom { path in
                path.last!.stringValue == "USERNAME" ? Name("userName") : path.last!
            }
        },
        DecodingRow(AskedFor.self, "1") { $0.userInfo[AskedFor.key] = "told" },
        // What is no JSON.
        DecodingRow(Int.self, ""), DecodingRow(Int.self, "  "), DecodingRow([Int].self, "[1"),
        DecodingRow([Int].self, "[1 2]"),
        DecodingRow(CodedPlain.self, #"{"int": 1"#), DecodingRow(Int.self, "1 2"), DecodingRow(Int.self, "01"),
        DecodingRow(String.self, "\"a\u{1}\""), DecodingRow(String.self, #""\ud800""#), DecodingRow(Int.self, "tru"),
        DecodingRow(Nest.self, String(repeating: "[", count: 600) + String(repeating: "]", count: 600)),
    ]

    @Test(arguments: same) func bothDecodeTheSame(_ row: DecodingRow) {
        #expect(row.ours() == row.foundation())
    }

    /// What is not as in JSONDecoder, each with its reason.
    static let different: [(row: DecodingRow, ours: String, foundation: String, reason: String)] = [
        (
            DecodingRow([String: Int].self, #"{"a": 1, "a": 2}"#), #"["a": 2]"#, #"["a": 1]"#,
            "R5: of equal keys the last counts"
        ),
        (DecodingRow(Camel.self, #"{"userName": "a", "userName": "b"}"#), "…", "…", "R5"),
        (DecodingRow([Int].self, "[1,]"), "data corrupted at ", "[1]", "R7: no trailing comma"),
        (DecodingRow([Int].self, "[1.5]"), "data corrupted at [0]", "data corrupted at ", "R15: a fault has its path"),
        (DecodingRow([UInt8].self, "[256]"), "data corrupted at [0]", "data corrupted at ", "R15"),
        (DecodingRow([Double].self, "[1e400]"), "data corrupted at [0]", "data corrupted at ", "R15"),
        (
            DecodingRow(Decimal.self, "1234567890123456789012345678901234567890.5"), "data corrupted at ",
            "1234567890123456789012345678901234567890", "R4: exact, or an error"
        ),
        (DecodingRow(Foreign.self, #"{"url": "a b"}"#), "data corrupted at .url", "…", "R18: a URL as it stands"),
        (
            DecodingRow([Date].self, #"["2026-02-30T12:00:00Z"]"#) { $0.dateDecodingStrategy = .iso8601 },
            "data corrupted at [0]", "…", "R17: real days only"
        ),
        (
            DecodingRow([Date].self, #"["2026-07-31t12:00:00z"]"#) { $0.dateDecodingStrategy = .iso8601 },
            "[2026-07-31 12:00:00 +0000]", "data corrupted at ", "R17: small letters are in RFC 3339"
        ),
        (
            DecodingRow([Date].self, #"["yesterday"]"#) { $0.dateDecodingStrategy = .iso8601 },
            "data corrupted at [0]", "data corrupted at ", "R15"
        ),
        (
            DecodingRow(Foreign.self, #"{"data": [1, 256]}"#) { $0.dataDecodingStrategy = .deferredToData },
            "data corrupted at .data[1]", "data corrupted at ", "R15"
        ),
    ]

    @Test(arguments: different.indices) func theseDiffer(_ index: Int) {
        let (row, ours, foundation, _) = Self.different[index]
        #expect(row.ours() != row.foundation())
        if ours != "…" { #expect(row.ours() == ours) }
        if foundation != "…" { #expect(row.foundation() == foundation) }
    }

    /// The adapter's own way throws its own error, with the code, the path and the place.
    @Test(arguments: [
        (DecodingRow([CodedPlain].self, #"[{"int": 1, "text": "a"}, {"int": 1}]"#), "missing key at $[1].text"),
        (DecodingRow([CodedPlain].self, #"[{"int": "1", "text": "a"}]"#), "type mismatch at $[0].int"),
        (DecodingRow([Int].self, "[1.5]"), "number not integral at $[0]"),
        (DecodingRow([UInt8].self, "[1, 256]"), "number out of range at $[1]"),
        (DecodingRow([Int].self, "[1"), "syntax error at $"),
        (DecodingRow([Picky].self, "[0]"), "invalid at $[0]"),
        (DecodingRow([Int: String].self, #"{"1": 2}"#), #"type mismatch at $["1"]"#),
    ])
    func theAdapterThrowsItsOwnErrors(_ row: DecodingRow, _ told: String) {
        #expect(row.throughAdapter() == told)
    }
}

/// A key of any name.
struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

/// Looks into the user info.
struct AskedFor: Decodable, CustomStringConvertible {
    static let key = CodingUserInfoKey(rawValue: "told")!
    let description: String
    init(from decoder: any Decoder) throws { description = "\(decoder.userInfo[Self.key] ?? "nothing")" }
}
