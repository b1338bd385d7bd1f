import Foundation
import TestSupport
import Testing

@testable import Olivine

/// A row of the table of conversions: what stands there, and what is read from it.
struct ConversionRow: Sendable, CustomStringConvertible {
    let description: String
    let complaints: @Sendable () -> [String]

    init<Value: PropertyValue>(_ json: String, _ value: Value?, _ conversions: JSONConversions = .lenient) {
        description = "\(json) as \(Value.self)"
        complaints = {
            let adapter = JSONAdapter().converting(conversions)
            return Routes(adapter.loops, further: objectRoutes).results(Value.self, Array(json.utf8)).compactMap {
                route, result in
                switch (result, value) {
                case (.success(let read), let value?) where read == value: nil
                case (.failure, nil): nil
                default: "\(route): \(result)"
                }
            }
        }
    }
}

@Suite struct ConversionTests {
    static let rows: [ConversionRow] = [
        ConversionRow(#""12""#, 12), ConversionRow(#"" 12 ""#, 12), ConversionRow(#""12.0""#, 12),
        ConversionRow(#""12.5""#, Int?.none), ConversionRow(#""twelve""#, Int?.none), ConversionRow(#""""#, Int?.none),
        ConversionRow(#""9223372036854775807""#, Int64.max), ConversionRow(#""9223372036854775808""#, Int64?.none),
        ConversionRow(#""18446744073709551615""#, UInt64.max), ConversionRow(#""-1""#, UInt8?.none),
        ConversionRow(#""255""#, UInt8(255)), ConversionRow(#""256""#, UInt8?.none),
        ConversionRow(#""-128""#, Int8(-128)),
        ConversionRow(#""-129""#, Int8?.none), ConversionRow("true", 1), ConversionRow("false", 0),
        ConversionRow("true", 1.0), ConversionRow(#""0.1""#, 0.1), ConversionRow(#""1e400""#, Double?.none),
        ConversionRow(#""0.1""#, Float(0.1)),
        ConversionRow(#""0.987654321098765431""#, Decimal(string: "0.987654321098765431")!),
        ConversionRow("12", "12"), ConversionRow("1.50", "1.50"), ConversionRow("1e2", "1e2"),
        ConversionRow("true", "true"),
        ConversionRow("[1]", String?.none), ConversionRow("{}", String?.none),
        ConversionRow("1", true), ConversionRow("0", false), ConversionRow("2", Bool?.none), ConversionRow("1.0", true),
        ConversionRow(#""YES""#, true), ConversionRow(#""no""#, false), ConversionRow(#""True""#, true),
        ConversionRow(#""maybe""#, Bool?.none), ConversionRow("5", [5]), ConversionRow(#""5""#, [5]),
        ConversionRow("5", Set([5])), ConversionRow("null", [Int]?.none), ConversionRow("[]", [Int]()),
        ConversionRow(#"{"a":"1"}"#, ["a": 1]), ConversionRow("12.5", Int?.none), ConversionRow("0", Date?.none),
        ConversionRow("-1.5", Date(timeIntervalSince1970: -1.5), .dateFromSeconds),
        ConversionRow("1500", Date(timeIntervalSince1970: 1.5), [.dateFromSeconds, .dateFromMilliseconds]),
        ConversionRow(#""12""#, Int?.none, .textFromNumber), ConversionRow("12", String?.none, .numberFromText),
    ]

    @Test(arguments: rows) func kindsAreConvertedWhereThatIsExact(_ row: ConversionRow) {
        #expect(row.complaints() == [])
    }

    struct Form: ValueModel {
        let age: Int?, name: String?, link: URL?, count: Int
        static let propertyKeys = PropertyKeys(Form.init) {
            Property("age", \.age)
            Property("name", \.name)
            Property("link", \.link)
            Property("count", \.count, default: 3)
        }
    }

    @Test func emptyTextIsNullWhereNoTextIsWanted() throws {
        let json = #"{"age":"","name":"","link":"","count":""}"#
        let adapter = JSONAdapter().converting(.nullFromEmptyText)
        for adapter in adapter.loops {
            let form = try adapter.model(of: Form.self, from: json)
            #expect(form.age == nil)
            #expect(form.name == "")
            #expect(form.link == nil)
            #expect(form.count == 3)
        }
        let tree = try adapter.model(of: Form.self, from: try JSONAdapter.model(of: JSONValue.self, from: json))
        #expect(tree.name == "")
        #expect(tree.count == 3)
    }

    @Test func conversionsAreReported() throws {
        let (form, report) = try JSONAdapter().converting(.lenient)
            .modelAndReport(of: Form.self, from: #"{"age":"41","name":7,"count":true}"#)
        #expect(form.age == 41)
        #expect(form.name == "7")
        #expect(form.count == 1)
        #expect(report.findings.map(\.outcome) == [.converted, .converted, .converted])
        #expect(report.findings.map { $0.error.path.pathText } == ["$.age", "$.name", "$.count"])
    }
}
