import Foundation
import Testing

@testable import Olivine

/// JSONEncoder and ours over the same values.
@Suite struct EncodingTests {
    static let same: [EncodingRow] = [
        EncodingRow(7), EncodingRow("a/b\u{1}\"\\é😀"), EncodingRow("a/b", [.withoutEscapingSlashes]), EncodingRow(true),
        EncodingRow(Int?.none), EncodingRow([Int]()), EncodingRow([1, nil, 3]), EncodingRow([String: Int]()),
        EncodingRow(["b": 1, "a": 2]), EncodingRow([1: "x"]), EncodingRow(UInt64.max), EncodingRow(Int64.min),
        EncodingRow(0.1), EncodingRow(1.5e300), EncodingRow(Float(0.1)),
        EncodingRow(CodedPlain(int: 1, text: "a", double: 2.5, flag: nil, list: [1])),
        EncodingRow(Wide(i8: -1, i16: 2, i32: 3, i64: 4, u: 5, u8: 6, u16: 7, u32: 8, u64: 9, float: 1.5)),
        EncodingRow([Colour.red, .green]), EncodingRow(CodedShape.rectangle(width: 1.5, height: 2.5)),
        EncodingRow(CodedShape.empty),
        EncodingRow([CodedEither.text("a"), .number(1)]), EncodingRow(Derived(id: 7, name: "n")),
        EncodingRow(
            Foreign(
                date: Date(timeIntervalSinceReferenceDate: 12.5), data: Data([1, 2, 3]),
                url: URL(string: "https://a.example/b?c=d"), decimal: Decimal(string: "12.5"),
                uuid: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))),
        EncodingRow([Date(timeIntervalSince1970: 1.5)]) { $0.dateEncodingStrategy = .secondsSince1970 },
        EncodingRow([Date(timeIntervalSince1970: 1.0005)]) { $0.dateEncodingStrategy = .millisecondsSince1970 },
        EncodingRow([Date(timeIntervalSince1970: 1)]) { $0.dateEncodingStrategy = .iso8601 },
        EncodingRow([Date(timeIntervalSince1970: 1)]) {
            $0.dateEncodingStrategy = .custom { date, encoder in
                var value = encoder.singleValueContainer()
                try value.encode("day \(encoder.codingPath.count)")
            }
        },
        EncodingRow([Date(timeIntervalSince1970: 1)]) { $0.dateEncodingStrategy = .custom { _, _ in } },
        EncodingRow([Data([1, 2])]) { $0.dataEncodingStrategy = .deferredToData },
        EncodingRow([Double.infinity, -.infinity]) {
            $0.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        },
        EncodingRow([Float.infinity]), EncodingRow(["a": Double.nan]),
        EncodingRow(Camel(userName: "a", avatarUrl: "b", _private: 1, counts: ["aB": 1])) {
            $0.keyEncodingStrategy = .convertToSnakeCase
        },
        EncodingRow(Camel(userName: "a", avatarUrl: "b", _private: 1, counts: ["aB": 1])) {
            $0.keyEncodingStrategy = .custom { Name("\($0.count)" + $0.last!.stringValue) }
        },
        EncodingRow(["photoURL": 1, "aBC": 2, "ABc": 3, "a": 4]) { $0.keyEncodingStrategy = .convertToSnakeCase },
        EncodingRow(Interleaved()), EncodingRow(Again()), EncodingRow(Nothing()), EncodingRow([Nothing()]),
        EncodingRow(Nest(Nest(nil))), EncodingRow(SuperByKey()),
        EncodingRow(Acronyms(myURLKey: 1, aB: 2, __x: 3, x__: 4)) { $0.keyEncodingStrategy = .convertToSnakeCase },
    ]

    @Test(arguments: same) func bothEncodeTheSame(_ row: EncodingRow) {
        #expect(row.ours() == row.foundation())
    }

    /// What is not as in JSONEncoder, each with its reason.
    static let different: [(row: EncodingRow, ours: String, foundation: String, reason: String)] = [
        (EncodingRow(1.0), "1.0", "1", "R16: a float keeps its fraction"),
        (EncodingRow(-0.0), "-0.0", "-0", "R16"),
        (
            EncodingRow(["a": 1], [.prettyPrinted]), "{\n  \"a\": 1\n}", "{\n  \"a\" : 1\n}",
            "R16: one pretty form for all"
        ),
        (
            EncodingRow([Date(timeIntervalSince1970: 1.5)]) { $0.dateEncodingStrategy = .iso8601 },
            #"["1970-01-01T00:00:01.5Z"]"#, #"["1970-01-01T00:00:01Z"]"#, "R17: what is written reads back the same"
        ),
    ]

    @Test(arguments: different.indices) func theseDiffer(_ index: Int) {
        let (row, ours, foundation, _) = Self.different[index]
        #expect(row.ours() == ours)
        #expect(row.foundation() == foundation)
    }

    /// Of a key that is encoded twice the last value counts, at its first place; keys that only look alike are two.
    @Test(arguments: [3, 30, 40, 400]) func manyKeysAreKeptApart(_ count: Int) throws {
        struct Many: Encodable {
            let count: Int
            func encode(to encoder: any Encoder) throws {
                var object = encoder.container(keyedBy: Name.self)
                for round in 0..<2 {
                    for index in 0..<count { try object.encode(index + round, forKey: Name("k\(index)")) }
                    try object.encode(round, forKey: Name("\u{E9}"))
                    try object.encode(round, forKey: Name("e\u{301}"))
                }
            }
        }
        let numbers = (0..<count).map { "\"k\($0)\":\($0 + 1)" }.joined(separator: ",")
        #expect(
            String(decoding: try CodableEncoder().encode(Many(count: count)), as: UTF8.self)
                == "{\(numbers),\"\u{E9}\":1,\"e\u{301}\":1}")
    }

    @Test func keysComeInTheOrderOfEncoding() throws {
        let data = try CodableEncoder().encode(Camel(userName: "a", avatarUrl: "b", _private: 1, counts: nil))
        #expect(String(decoding: data, as: UTF8.self) == #"{"userName":"a","avatarUrl":"b","_private":1}"#)
    }
}

/// Fills two containers in turns.
struct Interleaved: Encodable {
    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Name.self)
        var first = object.nestedUnkeyedContainer(forKey: Name("first"))
        var second = object.nestedContainer(keyedBy: Name.self, forKey: Name("second"))
        try first.encode(1)
        try second.encode(2, forKey: Name("a"))
        try first.encode("x")
        try object.encode(3, forKey: Name("third"))
        try second.encodeNil(forKey: Name("b"))
        var inner = first.nestedContainer(keyedBy: Name.self)
        try first.encode(4)
        try inner.encode(true, forKey: Name("late"))
    }
}

/// Encodes a key twice, and asks for its container twice.
struct Again: Encodable {
    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Name.self)
        try object.encode(1, forKey: Name("a"))
        try object.encode(2, forKey: Name("a"))
        var other = encoder.container(keyedBy: Name.self)
        try other.encode(3, forKey: Name("b"))
        var nested = other.nestedContainer(keyedBy: Name.self, forKey: Name("c"))
        try nested.encode(1, forKey: Name("x"))
        var again = other.nestedContainer(keyedBy: Name.self, forKey: Name("c"))
        try again.encode(2, forKey: Name("y"))
    }
}

struct Nothing: Encodable {
    func encode(to encoder: any Encoder) throws {}
}

struct SuperByKey: Encodable {
    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Name.self)
        try CodedPlain(int: 1, text: "").encode(to: object.superEncoder(forKey: Name("parent")))
        try [1].encode(to: object.superEncoder())
        try object.encode(2, forKey: Name("own"))
        _ = object.superEncoder(forKey: Name("unused"))
        var list = object.nestedUnkeyedContainer(forKey: Name("list"))
        try list.encode(1)
        try "x".encode(to: list.superEncoder())
        try list.encode(3)
    }
}

struct Acronyms: Codable {
    var myURLKey: Int, aB: Int, __x: Int, x__: Int
}
