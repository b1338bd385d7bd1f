import TestSupport
import Testing

@testable import Olivine

/// Choices below the bytes: an object with one key, in any format.
@Suite struct ModelChoiceTests {
    struct Point: ValueModel {
        let x: Double
        static let propertyKeys = PropertyKeys(Point.init) { Property("x", \.x) }
    }

    indirect enum Shape: ModelChoice {
        case point(Point), line(from: Point, to: Point?), group([Shape]), none, level(Int, Point)
        case raw(String, [String: [Int]])

        static let choices = ModelChoices<Shape> {
            Choice("point", "dot", make: Shape.point) { if case .point(let it) = $0 { it } else { nil } }
            Choice("line", fields: "from", "to", make: Shape.line) {
                if case .line(let from, let to) = $0 { (from, to) } else { nil }
            }
            Choice("group", make: Shape.group) { if case .group(let it) = $0 { it } else { nil } }
            Choice("none", false, value: .none)
            Choice(1, 2, keepingTag: Shape.level) { if case .level(let tag, let it) = $0 { (tag, it) } else { nil } }
            Choice.unknown(make: Shape.raw) { if case .raw(let tag, let it) = $0 { (tag, it) } else { nil } }
        }
    }

    struct Row: Sendable, CustomStringConvertible {
        let description: String
        let check: @Sendable () throws -> Void

        init(_ value: Shape, _ tokens: Token..., isRead read: [Token]? = nil) {
            description = "\(value)"
            check = { () throws in
                if read == nil { #expect(try TokenWriter.tokens(of: value) == tokens) }
                #expect(try TokenReader.read(Shape.self, from: read ?? tokens) == value)
                for length in 0..<tokens.count {
                    #expect(throws: (any Error).self) {
                        try TokenReader.read(Shape.self, from: Array(tokens.prefix(length)))
                    }
                }
                if case .raw = value { return }
                // A format that cannot go back.
                let reader = TokenReader(read ?? tokens, goesBack: false)
                #expect(try Shape.read(from: reader) == value)
            }
        }
    }

    static let rows = [
        Row(.point(Point(x: 1)), .map(1), .key("point"), .map(1), .key("x"), .double(1), .endMap, .endMap),
        Row(
            .point(Point(x: 1)),
            isRead: [.map(1), .key("dot"), .map(1), .key("x"), .double(1), .endMap, .endMap]),
        Row(
            .line(from: Point(x: 1), to: nil), .map(1), .key("line"), .map(1), .key("from"), .map(1), .key("x"),
            .double(1), .endMap, .endMap, .endMap),
        Row(
            .group([.none, .group([])]), .map(1), .key("group"), .list(2), .map(1), .key("none"), .map(0), .endMap,
            .endMap, .map(1), .key("group"), .list(0), .endList, .endMap, .endList, .endMap),
        Row(.none, isRead: [.map(1), .key("false"), .null, .endMap]),
        Row(.level(2, Point(x: 1)), .map(1), .key("2"), .map(1), .key("x"), .double(1), .endMap, .endMap),
        Row(.raw("new", ["new": [7]]), .map(1), .key("new"), .list(1), .signed(7), .endList, .endMap),
    ]

    @Test(arguments: rows) func aChoiceIsAnObjectWithOneKey(_ row: Row) throws { try row.check() }

    @Test func aWrongCaseIsAFaultOfItsTag() {
        let tokens: [Token] = [.map(1), .key("line"), .map(0), .endMap, .endMap]
        do {
            _ = try TokenReader.read(Shape.self, from: tokens)
            Issue.record("read")
        } catch {
            #expect(
                "\(error)" == """
                    Shape.from: missing key: "from"
                      at $.line.from
                      as "line" of Shape, by its key "line"
                    """)
        }
    }

    @Test func tagsAreComparedScalarForScalar() {
        #expect(ChoiceTag.text("e\u{301}") != "é" && ChoiceTag.text("é") == "é")
        #expect(ChoiceTag.integer(1) != .text("1") && ChoiceTag.bool(true) != 1 && ChoiceTag.null == nil)
        #expect(["a", 1, true, nil].map { (tag: ChoiceTag) in "\(tag)" } == ["\"a\"", "1", "true", "null"])
    }
}
