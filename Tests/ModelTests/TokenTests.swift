import Foundation
import TestSupport
import Testing

@testable import Olivine

/// The Model room below the bytes: values as calls of the neutral edge, both ways.
@Suite struct TokenTests {
    enum Kind: String, PropertyValue, CaseIterable { case one, two }
    struct IssueID: RawRepresentable, PropertyValue { let rawValue: UInt16 }
    struct Point: ValueModel {
        let x: Double
        let tag: String?
        let ids: [IssueID]
        static let propertyKeys = PropertyKeys(Point.init) {
            Property("x", \.x)
            Property("tag", \.tag)
            Property("ids", \.ids, default: [])
        }
    }

    struct Row: Sendable, CustomStringConvertible {
        let description: String
        let check: @Sendable () throws -> Void
        init<Value: PropertyValue>(_ value: Value, _ tokens: Token...) {
            description = "\(value) as \(Value.self)"
            check = { () throws in
                #expect(try TokenWriter.tokens(of: value) == tokens)
                #expect(try TokenReader.read(Value.self, from: tokens) == value)
                for length in 0..<tokens.count {
                    #expect(throws: (any Error).self) {
                        try TokenReader.read(Value.self, from: Array(tokens.prefix(length)))
                    }
                }
                // A model that does not know the key skips all of it.
                let skipped: [Token] = [.map(2), .key("other")] + tokens + [.key("x"), .double(1), .endMap]
                #expect(try TokenReader.read(Point.self, from: skipped) == Point(x: 1, tag: nil, ids: []))
            }
        }
    }

    static let date = Date(timeIntervalSince1970: 1.5)
    static let uuid = UUID()
    static let rows = [
        Row(true, .bool(true)), Row(Int8(-3), .signed(-3)), Row(Int.min, .signed(.min)),
        Row(UInt64.max, .unsigned(.max)),
        Row(UInt8(255), .unsigned(255)), Row(Int128(5), .signed(5)), Row(Int128.max, .number("\(Int128.max)")),
        Row(UInt128.max, .number("\(UInt128.max)")), Row(1.5, .double(1.5)), Row(Float(0.1), .float(0.1)),
        Row("text", .text("text")), Row(Character("x"), .text("x")), Row(date, .date(date)), Row(uuid, .uuid(uuid)),
        Row(Data([1, 2]), .data(Data([1, 2]))), Row(URL(string: "a:b")!, .url(URL(string: "a:b")!)),
        Row(Decimal(string: "1.25")!, .number("1.25")), Row(Duration.milliseconds(1500), .number("1.5")),
        Row(NumberLiteral("1e5")!, .number("1e5")), Row(Int?.none, .null), Row(Int?.some(1), .signed(1)),
        Row(Kind.two, .text("two")), Row(IssueID(rawValue: 7), .unsigned(7)),
        Row([1, 2], .list(2), .signed(1), .signed(2), .endList), Row([Int](), .list(0), .endList),
        Row([nil, "a"] as [String?], .list(2), .null, .text("a"), .endList),
        Row(Set(["b", "a"]), .list(2), .text("a"), .text("b"), .endList),
        Row(1..<4, .list(2), .signed(1), .signed(4), .endList), Row(1...4, .list(2), .signed(1), .signed(4), .endList),
        Row(["b": 1, "a": 2], .map(2), .key("a"), .signed(2), .key("b"), .signed(1), .endMap),
        Row(
            [Kind.one: [IssueID(rawValue: 3): true]], .map(1), .key("one"), .map(1), .key("3"), .bool(true), .endMap,
            .endMap),
        Row(
            Point(x: 0.5, tag: "t", ids: [IssueID(rawValue: 1)]), .map(3), .key("x"), .double(0.5), .key("tag"),
            .text("t"), .key("ids"), .list(1), .unsigned(1), .endList, .endMap),
        Row(
            Point(x: 0.5, tag: nil, ids: []), .map(2), .key("x"), .double(0.5), .key("ids"), .list(0), .endList, .endMap
        ),
        Row(
            AnyJSON.map([.init(key: "k", value: .list([.null, .bool(true)]))]), .map(1), .key("k"), .list(2), .null,
            .bool(true), .endList, .endMap),
    ]

    @Test(arguments: rows) func valueIsItsCalls(_ row: Row) throws { try row.check() }

    struct Failure: Sendable, CustomStringConvertible {
        let description: String
        let check: @Sendable () -> Void
        init<Value: PropertyValue>(_ type: Value.Type, _ message: String, _ tokens: Token...) {
            description = "\(tokens) as \(Value.self)"
            check = {
                let error = #expect(throws: ModelError.self) { try TokenReader.read(type, from: tokens) }
                #expect(error?.description == message)
            }
        }
    }

    static let failures = [
        Failure(Int8.self, "number out of range: expected Int8, found the number 128", .signed(128)),
        Failure(String.self, "expected text, found the number 1", .signed(1)),
        Failure(String.self, "expected text, found null", .null),
        Failure(
            [Int].self, "expected a number, found the text \"a\"\n  at $[1]", .list(2), .signed(1), .text("a"), .endList
        ),
        Failure([String: Int].self, "expected a number, found null\n  at $.k", .map(1), .key("k"), .null, .endMap),
        Failure(
            [Int: Int].self, #"expected an integer as key, found the key "01""# + "\n  at $[\"01\"]", .map(1),
            .key("01"), .signed(1), .endMap),
        Failure(Kind.self, #"unknown case: expected Kind ("one", "two"), found "three""#, .text("three")),
        Failure(IssueID.self, "number out of range: expected UInt16, found the number 65536", .signed(65536)),
        Failure(Point.self, "Point.x: missing key: \"x\"\n  at $.x", .map(0), .endMap),
        Failure(
            Point.self, "Point.x: missing key: \"x\"\n  at $.x\n  the object has \"X\"", .map(1), .key("X"), .double(1),
            .endMap),
        Failure(
            Point.self, "Point.ids: expected a number, found the text \"a\"\n  at $.ids[1]", .map(1), .key("ids"),
            .list(2),
            .signed(1), .text("a"), .endList, .endMap),
        Failure(Range<Int>.self, "expected a list of two bounds in order, found a list of 0", .list(0), .endList),
        Failure(Character.self, #"expected text of one character, found the text "ab""#, .text("ab")),
    ]

    @Test(arguments: failures) func wrongCallsAreErrors(_ failure: Failure) { failure.check() }

    // R5: the last of two equal keys wins, in models and dictionaries alike.
    @Test func lastOfEqualKeysWins() throws {
        let tokens: [Token] = [.map(2), .key("x"), .double(1), .key("x"), .double(2), .endMap]
        #expect(try TokenReader.read(Point.self, from: tokens).x == 2)
        #expect(try TokenReader.read([String: Double].self, from: tokens) == ["x": 2])
    }

    // A format that leaves a call out says so.
    @Test func formatWithoutACallSaysSo() {
        let error = #expect(throws: ModelError.self) { try Bool.read(from: ValueReader()) }
        #expect(error?.description == "not representable\n  ValueReader cannot read a boolean")
        #expect(throws: ModelError.self) { try "a".write(to: ValueWriter()) }
    }
}
