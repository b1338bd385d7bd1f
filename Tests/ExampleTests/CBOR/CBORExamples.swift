import CBOR
import Foundation
import Olivine
import TestSupport

/// The examples of RFC 8949, appendix A: each with the value that a program of this library holds for it.
struct CBORExample: Sendable, CustomStringConvertible {
    let description: String
    /// What is wrong with reading it, or with writing it where its encoding is the shortest.
    let complaint: @Sendable () -> String?

    /// - Parameter isShortest: whether the value is written as the same bytes again.
    init<Value: PropertyValue>(_ hex: String, _ value: Value, isShortest: Bool = true) {
        description = "\(hex) as \(Value.self)"
        complaint = {
            do {
                let data = Data(hex: hex)
                let read = try CBOR.model(of: Value.self, from: data)
                // NaN is not equal to itself.
                if read != value, "\(read)" != "nan" || "\(value)" != "nan" { return "read as \(read)" }
                let written = try CBOR.data(from: value)
                if (written == data) != isShortest { return "written as \(written.hex)" }
                let again = try CBOR.model(of: Value.self, from: written)
                return again == value || "\(value)" == "nan" ? nil : "\(written.hex) is read as \(again)"
            } catch { return "\(error)" }
        }
    }

    static let numbers = [
        CBORExample("00", 0), CBORExample("01", 1), CBORExample("0a", 10), CBORExample("17", 23),
        CBORExample("1818", 24), CBORExample("1819", 25), CBORExample("1864", 100), CBORExample("1903e8", 1_000),
        CBORExample("1a000f4240", 1_000_000), CBORExample("1b000000e8d4a51000", 1_000_000_000_000),
        CBORExample("1bffffffffffffffff", UInt64.max),
        CBORExample("c249010000000000000000", UInt128(UInt64.max) + 1),
        CBORExample("3bffffffffffffffff", -Int128(UInt64.max) - 1),
        CBORExample("c349010000000000000000", -Int128(UInt64.max) - 2), CBORExample("20", -1), CBORExample("29", -10),
        CBORExample("3863", -100), CBORExample("3903e7", -1_000), CBORExample("f90000", 0.0),
        CBORExample("f98000", -0.0), CBORExample("f93c00", 1.0), CBORExample("fb3ff199999999999a", 1.1),
        CBORExample("f93e00", 1.5), CBORExample("f97bff", 65_504.0), CBORExample("fa47c35000", 100_000.0),
        CBORExample("fa7f7fffff", 3.402_823_466_385_288_6e+38), CBORExample("fb7e37e43c8800759c", 1.0e+300),
        CBORExample("f90001", 5.960_464_477_539_063e-8), CBORExample("f90400", 0.000_061_035_156_25),
        CBORExample("f9c400", -4.0), CBORExample("fbc010666666666666", -4.1), CBORExample("f97c00", Double.infinity),
        CBORExample("f97e00", Double.nan), CBORExample("f9fc00", -Double.infinity),
        CBORExample("fa7f800000", Double.infinity, isShortest: false),
        CBORExample("fa7fc00000", Double.nan, isShortest: false),
        CBORExample("faff800000", -Double.infinity, isShortest: false),
        CBORExample("fb7ff0000000000000", Double.infinity, isShortest: false),
        CBORExample("fb7ff8000000000000", Double.nan, isShortest: false),
        CBORExample("fbfff0000000000000", -Double.infinity, isShortest: false),
        // Beyond the appendix: section 3.4.4's decimal fraction, and floats of 32 bits.
        CBORExample("c48221196ab3", Decimal(string: "273.15")!), CBORExample("f97e00", Float.nan),
        CBORExample("fa3dcccccd", Float(0.1)), CBORExample("f97c00", Float.infinity),
    ]

    static let others = [
        CBORExample("f4", false), CBORExample("f5", true), CBORExample("f6", Int?.none),
        CBORExample("f7", Int?.none, isShortest: false),
        CBORExample(
            "c074323031332d30332d32315432303a30343a30305a", Date(timeIntervalSince1970: 1_363_896_240),
            isShortest: false), CBORExample("c11a514b67b0", Date(timeIntervalSince1970: 1_363_896_240)),
        CBORExample("c1fb41d452d9ec200000", Date(timeIntervalSince1970: 1_363_896_240.5)),
        CBORExample("d74401020304", Data([1, 2, 3, 4]), isShortest: false),
        CBORExample("d818456449455446", Data("dIETF".utf8), isShortest: false),
        CBORExample(
            "d82076687474703a2f2f7777772e6578616d706c652e636f6d", URL(string: "http://www.example.com")!),
        CBORExample("40", Data()), CBORExample("4401020304", Data([1, 2, 3, 4])), CBORExample("60", ""),
        CBORExample("6161", "a"), CBORExample("6449455446", "IETF"), CBORExample("62225c", "\"\\"),
        CBORExample("62c3bc", "\u{fc}"), CBORExample("63e6b0b4", "\u{6c34}"), CBORExample("64f0908591", "\u{10151}"),
        CBORExample("5f42010243030405ff", Data([1, 2, 3, 4, 5]), isShortest: false),
        CBORExample("7f657374726561646d696e67ff", "streaming", isShortest: false),
    ]

    private static let oneToFive: AnyJSON = .list([
        .number("1"), .list([.number("2"), .number("3")]), .list([.number("4"), .number("5")]),
    ])
    private static let aAndB: AnyJSON = .map([
        AnyJSON.Member(key: "a", value: .number("1")),
        AnyJSON.Member(key: "b", value: .list([.number("2"), .number("3")])),
    ])
    private static let textAndMap: AnyJSON = .list([
        .text("a"), .map([AnyJSON.Member(key: "b", value: .text("c"))]),
    ])

    static let containers = [
        CBORExample("80", [Int]()), CBORExample("83010203", [1, 2, 3]), CBORExample("8301820203820405", oneToFive),
        CBORExample("98190102030405060708090a0b0c0d0e0f101112131415161718181819", Array(1...25)),
        CBORExample("a0", [String: Int]()), CBORExample("a26161016162820203", aAndB),
        CBORExample("826161a161626163", textAndMap),
        CBORExample(
            "a56161614161626142616361436164614461656145", ["a": "A", "b": "B", "c": "C", "d": "D", "e": "E"]),
        CBORExample("9fff", [Int](), isShortest: false),
        CBORExample("9f018202039f0405ffff", oneToFive, isShortest: false),
        CBORExample("9f01820203820405ff", oneToFive, isShortest: false),
        CBORExample("83018202039f0405ff", oneToFive, isShortest: false),
        CBORExample("83019f0203ff820405", oneToFive, isShortest: false),
        CBORExample(
            "9f0102030405060708090a0b0c0d0e0f101112131415161718181819ff", Array(1...25), isShortest: false),
        CBORExample("bf61610161629f0203ffff", aAndB, isShortest: false),
        CBORExample("826161bf61626163ff", textAndMap, isShortest: false),
        CBORExample("bf6346756ef563416d7421ff", FunAmount(Fun: true, Amt: -2), isShortest: false),
    ]
}

// The keys are the appendix's.
// swift-format-ignore: AlwaysUseLowerCamelCase
struct FunAmount: ValueModel {
    let Fun: Bool, Amt: Int
    static let propertyKeys = PropertyKeys(FunAmount.init) {
        Property("Fun", \.Fun)
        Property("Amt", \.Amt)
    }
}

extension AnyJSON {
    /// A number by its text.
    static func number(_ text: String) -> AnyJSON { NumberLiteral(text).map { .number($0) } ?? .null }
}

extension Data {
    /// Bytes from digits, two each; what is no digit is left out.
    init(hex: String) {
        let digits = hex.compactMap { $0.hexDigitValue }
        self.init(stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }

    var hex: String { map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
}
