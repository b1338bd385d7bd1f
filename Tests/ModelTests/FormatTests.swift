import Foundation
import TestSupport
import Testing

@testable import Olivine

/// What a format outside the module relies on: depth, going back, numbers by their literals, errors, orders.
@Suite struct FormatTests {
    /// Nested as deep as its one list.
    struct Nest: ValueModel {
        let inner: [Nest]
        static let propertyKeys = PropertyKeys(Nest.init) { Property("inner", \.inner) }

        static func tokens(_ depth: Int) -> [Token] {
            Array(repeating: [.map(1), .key("inner"), .list(1)], count: depth).joined()
                + [.map(1), .key("inner"), .list(0)] + Array(repeating: [.endList, .endMap], count: depth + 1).joined()
        }

        static func make(_ depth: Int) -> Nest {
            (0..<depth).reduce(Nest(inner: [])) { nest, _ in Nest(inner: [nest]) }
        }
    }

    // R14: counted in and out, read and written alike; nothing is left over for the next value.
    @Test func containersAreCounted() throws {
        #expect(try TokenReader.read(Nest.self, from: Nest.tokens(7)) == Nest.make(7))
        #expect(try TokenWriter.tokens(of: Nest.make(7)) == Nest.tokens(7))
        let read = #expect(throws: ModelError.self) { try TokenReader.read(Nest.self, from: Nest.tokens(8)) }
        let written = #expect(throws: ModelError.self) { try TokenWriter.tokens(of: Nest.make(8)) }
        #expect(read?.code == .tooDeep && written?.code == .tooDeep)
        #expect(read?.path.count == 16 && written?.path == read?.path)
        #expect(read?.expected == "at most 16 containers inside one another" && written?.expected == read?.expected)
        let many: [Token] = [.list(3)] + (0..<3).flatMap { _ in Nest.tokens(6) } + [.endList]
        #expect(try TokenReader.read([Nest].self, from: many).count == 3)
        let skipped: [Token] =
            [.map(1), .key("other")] + Nest.tokens(7) + [.key("inner"), .list(0), .endList, .endMap]
        let error = #expect(throws: ModelError.self) { try TokenReader.read(Nest.self, from: skipped) }
        #expect(error?.code == .tooDeep)
    }

    struct Pair: ValueModel {
        let first: Int, second: String?
        static let propertyKeys = PropertyKeys(Pair.init) {
            Property("first", \.first)
            Property("second", \.second)
        }
    }

    /// The plan under which `first` is read from `a`, else from `b.c`, else from `d[1]`.
    static func plan() throws -> ModelPlan {
        let table = Pair.propertyKeys.table
        var routes = table.rows.map { RowRoute(name: $0.name, RowRoute.Style()) }
        routes[0].reading = [[.key("a")], [.key("b"), .key("c")], [.key("d"), .index(1)]]
        return ModelPlan(table: table, trees: try PlanTrees(routes, of: table, sortsKeys: false), sortsKeys: false)
    }

    static let alternatives: [(tokens: [Token], first: Int)] = [
        ([.map(1), .key("a"), .signed(1), .endMap], 1),
        ([.map(2), .key("b"), .map(1), .key("c"), .signed(2), .endMap, .key("a"), .signed(1), .endMap], 1),
        ([.map(2), .key("b"), .map(1), .key("c"), .signed(2), .endMap, .key("a"), .null, .endMap], 2),
        (
            [
                .map(3), .key("d"), .list(2), .list(0), .endList, .signed(3), .endList, .key("a"), .null, .key("b"),
                .text("no object"), .endMap,
            ], 3
        ),
    ]

    // R12, by the neutral loop: the value that wins is read when the object has ended, and reading goes on behind it.
    @Test(arguments: alternatives.indices) func rowsWithSeveralPathsAreRead(_ index: Int) throws {
        let (tokens, first) = Self.alternatives[index]
        let reader = TokenReader([.list(2)] + tokens + [.text("behind"), .endList])
        try reader.beginList()
        #expect(try reader.nextElement())
        #expect(try ModelFilling.read(Pair.self, plan: Self.plan(), from: reader) == Pair(first: first, second: nil))
        #expect(reader.openContainers == 1)
        #expect(try reader.nextElement() && reader.readText() == "behind")
        #expect(try !reader.nextElement())
        try reader.finish()
    }

    // A format that cannot go back says so instead of reading another value.
    @Test func formatThatCannotGoBackSaysSo() throws {
        for (tokens, _) in Self.alternatives {
            let reader = TokenReader(tokens, goesBack: false)
            let error = #expect(throws: ModelError.self) {
                try ModelFilling.read(Pair.self, plan: Self.plan(), from: reader)
            }
            #expect(error?.code == .notRepresentable && error?.property == "Pair.first" && error?.offset == nil)
            #expect(error?.description.hasSuffix("TokenReader cannot read a value twice") == true)
        }
        // Null wins without being read again.
        let null = TokenReader([.map(1), .key("a"), .null, .endMap], goesBack: false)
        let error = #expect(throws: ModelError.self) { try ModelFilling.read(Pair.self, plan: Self.plan(), from: null) }
        #expect(error?.code == .nullNotAllowed)
        // What needs no going back works; a missing key lacks only the hint.
        let plain: [Token] = [.map(2), .key("other"), .list(0), .endList, .key("first"), .signed(1), .endMap]
        #expect(try Pair.read(from: TokenReader(plain, goesBack: false)) == Pair(first: 1, second: nil))
        let missing = #expect(throws: ModelError.self) {
            try Pair.read(from: TokenReader([.map(1), .key("firs"), .signed(1), .endMap], goesBack: false))
        }
        #expect(missing?.description == "Pair.first: missing key: \"first\"\n  at $.first")
        // One that says where it stands and cannot go there.
        final class Standing: ValueReader { override var position: Int { 3 } }
        let standing = Standing()
        #expect(throws: ModelError.self) { try standing.goBack(to: standing.place) }
    }

    // R15: all faults, where they are wanted and the format can go back; else the first.
    @Test func faultsAreCollected() throws {
        let bad: [Token] = [
            .list(2), .map(2), .key("first"), .list(1), .map(0), .endMap, .endList, .key("second"), .signed(1), .endMap,
            .map(1), .key("second"), .null, .endMap, .endList,
        ]
        func error(goesBack: Bool) throws -> ModelError {
            let reader = TokenReader(bad, collectsErrors: true, goesBack: goesBack)
            let error = #expect(throws: ModelError.self) { try [Pair].read(from: reader) }
            if goesBack {
                try reader.finish()
                #expect(reader.openContainers == 0)
            }
            return try #require(error)
        }
        let all = try error(goesBack: true)
        #expect(([all] + all.others).map(\.path.pathText) == ["$[0].first", "$[0].second", "$[1].first"])
        #expect(([all] + all.others).map(\.code) == [.typeMismatch, .typeMismatch, .missingKey])
        #expect(try error(goesBack: false).others.isEmpty)
    }

    enum NumberOrText: PropertyValue {
        case number(Int)
        case text([String])
        static func read(from reader: ValueReader) throws -> NumberOrText {
            let place = reader.place
            do { return .number(try [Int].read(from: reader)[0]) } catch let error as ModelError
                where error.code == .typeMismatch
            {
                try reader.goBack(to: place)
                return .text(try [String].read(from: reader))
            }
        }
        func write(to writer: ValueWriter) throws {}
    }

    // A value type may try one form after the other; the containers that a fault left open are closed.
    @Test func valueMayBeReadTwice() throws {
        let tokens: [Token] = [.list(2), .list(1), .text("a"), .endList, .list(1), .signed(1), .endList, .endList]
        #expect(try TokenReader.read([NumberOrText].self, from: tokens) == [.text(["a"]), .number(1)])
        let many = [.list(40)] + (0..<40).flatMap { _ in tokens[1...3] } + [Token.endList]
        #expect(try TokenReader.read([NumberOrText].self, from: many).count == 40)
        #expect(
            try JSONAdapter.model(of: [NumberOrText].self, from: #"[["a"],[1],["b"]]"#)
                == [.text(["a"]), .number(1), .text(["b"])])
    }

    /// A format that has numbers only, as literals.
    final class LiteralReader: ValueReader {
        let text: String
        init(_ text: String) { self.text = text }
        override func readNumber() throws -> NumberLiteral { try #require(NumberLiteral(text)) }
    }

    final class LiteralWriter: ValueWriter {
        var text = ""
        override func writeNumber(_ value: NumberLiteral) throws { text = value.text }
    }

    struct Wide: RawRepresentable, PropertyValue { let rawValue: Int }

    // R1–R4, by a format that knows literals only; the errors name the declared type.
    @Test func numbersAreReadAndWrittenByTheirLiterals() throws {
        func check<Value: PropertyValue>(_ value: Value, _ text: String, _ location: SourceLocation = #_sourceLocation)
            throws
        {
            #expect(try Value.read(from: LiteralReader(text)) == value, sourceLocation: location)
            let writer = LiteralWriter()
            try value.write(to: writer)
            #expect(try Value.read(from: LiteralReader(writer.text)) == value, sourceLocation: location)
        }
        try check(Int8(-128), "-128")
        try check(7, "700e-2")
        try check(Int64.min, "\(Int64.min)")
        try check(UInt64.max, "\(UInt64.max)")
        try check(UInt128.max, "\(UInt128.max)")
        try check(0.1, "0.1")
        try check(Float(16777217.0), "16777217")
        try check(try #require(Decimal(string: "0.1")), "1e-1")
        try check(Duration.milliseconds(1), "0.001")
        func fails<Value: PropertyValue>(_ type: Value.Type, _ text: String, _ message: String) {
            let error = #expect(throws: ModelError.self) { try Value.read(from: LiteralReader(text)) }
            #expect(error?.description == message)
        }
        fails(Int8.self, "128", "number out of range: expected Int8, found the number 128")
        fails(
            Int.self, "9223372036854775808", "number out of range: expected Int, found the number 9223372036854775808")
        fails(Int.self, "1.5", "number not integral: expected Int, found the number 1.5")
        fails(UInt.self, "-1", "number out of range: expected UInt, found the number -1")
        fails(UInt32.self, "0.5", "number not integral: expected UInt32, found the number 0.5")
        fails(Wide.self, "1e40", "number out of range: expected Int, found the number 1e40")
        fails(Int128.self, "1e40", "number out of range: expected Int128, found the number 1e40")
        fails(Float.self, "1e39", "number out of range: expected Float, found the number 1e39")
        fails(Double.self, "1e309", "number out of range: expected Double, found the number 1e309")
        #expect(throws: ModelError.self) { try Double.nan.write(to: LiteralWriter()) }
        #expect(throws: ModelError.self) { try Float.infinity.write(to: LiteralWriter()) }
    }

    static let found: [(Token, String)] = [
        (.null, "null"), (.bool(true), "true"), (.signed(42), "the number 42"), (.text("a\n"), #"the text "a\n""#),
        (.data(Data([1])), "bytes"), (.date(.distantPast), "a date"), (.list(1), "a list"), (.map(1), "an object"),
        // Not a literal: it is named, and not described for ever.
        (.double(.nan), "a number"), (.url(URL(string: "a:b")!), "text"),
    ]

    // R15: what was found is in the words of every format.
    @Test(arguments: found.indices) func errorSaysWhatWasFound(_ index: Int) throws {
        let (token, words) = Self.found[index]
        let reader = TokenReader([.list(1), token])
        #expect(reader.typeMismatch(expected: "a wish").code == .typeMismatch)
        try reader.beginList()
        let error = reader.typeMismatch(expected: "a wish")
        #expect(error.description == "expected a wish, found \(words)")
        #expect(error.code == (token == .null ? .nullNotAllowed : .typeMismatch) && error.offset == 1)
        #expect(reader.position == 1 && reader.openContainers == 1)
    }

    @Test func formatMayHaveCodesOfItsOwn() {
        let unexpectedBreak = ModelError.Code("unexpected break")
        let error = ModelError(unexpectedBreak, expected: "a value", found: "a break", offset: 7)
        #expect(error.code == ModelError.Code("unexpected break") && error.code != .typeMismatch && error.offset == 7)
        #expect(error.description == "unexpected break: expected a value, found a break")
        #expect(ModelError(.invalid, expected: "x").offset == nil)
    }

    // R16: the order of a set depends on what its elements write, not on their text for people, which is cut.
    @Test func setIsWrittenInTheOrderOfItsElements() throws {
        #expect(
            try TokenWriter.tokens(of: Set([9, 10, -1])) == [.list(3), .signed(-1), .signed(10), .signed(9), .endList])
        let long = String(repeating: "x", count: 300)
        let models = (0..<20).map { Made(value: long + "\($0 + 10)") }
        for _ in 0..<5 {
            let tokens = try TokenWriter.tokens(of: Set(models.shuffled()))
            let texts = tokens.compactMap { if case .text(let text) = $0 { text } else { nil } }
            #expect(texts == models.map(\.value))
        }
        #expect(
            try TokenWriter.tokens(of: Set([["b", "a"], ["b"], []])) == [
                .list(3), .list(2), .text("b"), .text("a"), .endList, .list(1), .text("b"), .endList, .list(0),
                .endList,
                .endList,
            ])
        let error = #expect(throws: ModelError.self) { try TokenWriter.tokens(of: Set([Nest.make(7)])) }
        #expect(error?.code == .tooDeep)
    }
}
