import Foundation
import TestSupport
import Testing

@testable import Olivine

/// The kinds of model there are: recursive, generic, with many rows or none, in extensions.
@Suite struct ModelTests {
    // Recursion through a list.
    struct Folder: ValueModel {
        let name: String
        let folders: [Folder]
        static let propertyKeys = PropertyKeys(Folder.init) {
            Property("name", \.name)
            Property("folders", \.folders, default: [])
        }
    }

    // Recursion through a box.
    final class Box<Value: PropertyValue>: PropertyValue {
        let value: Value
        init(_ value: Value) { self.value = value }
        static func read(from reader: ValueReader) throws -> Box { Box(try Value.read(from: reader)) }
        func write(to writer: ValueWriter) throws { try value.write(to: writer) }
        static var modelTypes: [any ValueModel.Type] { Value.modelTypes }
        static func == (first: Box, second: Box) -> Bool { first.value == second.value }
        func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }
    struct Node: ValueModel {
        let id: Int
        let next: Box<Node>?
        static let propertyKeys = PropertyKeys(Node.init) {
            Property("id", \.id)
            Property("next", \.next)
        }
        static func chain(_ count: Int) -> Node {
            (1..<count).reduce(Node(id: 0, next: nil)) { Node(id: $1, next: Box($0)) }
        }
    }

    // Recursion through an indirect enum written by hand.
    indirect enum Expression: PropertyValue {
        case number(Int)
        case sum(Operands)
        static func read(from reader: ValueReader) throws -> Expression {
            try reader.nextKind == .number
                ? .number(try reader.readSigned(bits: 64).asInt) : .sum(try Operands.read(from: reader))
        }
        func write(to writer: ValueWriter) throws {
            switch self {
            case .number(let value): try value.write(to: writer)
            case .sum(let operands): try operands.write(to: writer)
            }
        }
        static var modelTypes: [any ValueModel.Type] { [Operands.self] }
    }
    struct Operands: ValueModel {
        let left: Expression, right: Expression
        static let propertyKeys = PropertyKeys(Operands.init) {
            Property("left", \.left)
            Property("right", \.right)
        }
    }

    static func check<Value: PropertyValue>(_ json: String, _ value: Value) throws {
        #expect(try JSONAdapter.model(of: Value.self, from: json) == value)
        #expect(try JSONAdapter.jsonString(from: value) == json)
        #expect(try TokenReader.read(Value.self, from: TokenWriter.tokens(of: value)) == value)
    }

    @Test func modelMayHoldItself() throws {
        try Self.check(
            #"{"name":"a","folders":[{"name":"b","folders":[]},{"name":"c","folders":[{"name":"d","folders":[]}]}]}"#,
            Folder(
                name: "a",
                folders: [Folder(name: "b", folders: []), Folder(name: "c", folders: [Folder(name: "d", folders: [])])])
        )
        try Self.check(#"{"id":2,"next":{"id":1,"next":{"id":0}}}"#, Node.chain(3))
        try Self.check(
            #"{"left":1,"right":{"left":{"left":2,"right":3},"right":4}}"#,
            Operands(
                left: .number(1),
                right: .sum(Operands(left: .sum(Operands(left: .number(2), right: .number(3))), right: .number(4)))))
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter.model(of: Expression.self, from: #"{"left":1,"right":{"left":true,"right":4}}"#)
        }
        #expect(
            error?.property == "Operands.left" && error?.path.pathText == "$.right.left" && error?.place?.offset == 26)
    }

    // B125
    @Test func chainOf256ModelsComparesHashesAndDescribes() throws {
        let chain = Node.chain(256)
        #expect(chain == Node.chain(256) && chain != Node.chain(255))
        #expect(chain.hashValue == Node.chain(256).hashValue && Set([chain, Node.chain(256)]).count == 1)
        #expect(chain.description.utf8.count < 2000)
        let text = try JSONAdapter.jsonString(from: chain)
        #expect(try JSONAdapter.model(of: Node.self, from: text) == chain)
    }

    // R26, B131: generic types, nested ones, tables in extensions, a table for each argument.
    @Test func genericModelsHaveTheirOwnTables() throws {
        try Self.check(#"{"first":1,"second":"a"}"#, Both(first: 1, second: "a"))
        try Self.check(
            #"{"first":{"first":true,"second":[1.5]},"second":{}}"#,
            Both(first: Both(first: true, second: [1.5]), second: [String: Int]()))
        try Self.check(#"{"content":[1,2]}"#, Both<Int, Bool>.Nested(content: [1, 2]))
        try Self.check(#"{"content":[true]}"#, Both<Bool, Bool>.Nested(content: [true]))
        #expect(Both<Int, Int>.propertyKeys.names == ["first", "second"])
    }

    // No rows at all, also many of them inside one another.
    struct Nothing: ValueModel {
        static let propertyKeys = PropertyKeys(Nothing.init) {}
    }
    struct PreparedNothing: ValueModel {
        static let propertyKeys = PropertyKeys(startingFrom: PreparedNothing()) {}
    }

    @Test func modelMayHaveNoRows() throws {
        try Self.check("{}", Nothing())
        try Self.check("{}", PreparedNothing())
        try Self.check("[{},{},{}]", [Nothing(), Nothing(), Nothing()])
        try Self.check(#"{"value":{}}"#, Made(value: PreparedNothing()))
        #expect(try JSONAdapter.model(of: [Nothing].self, from: #"[{"a":[1]},{}]"#).count == 2)
        #expect(throws: AdapterError.self) { try JSONAdapter.model(of: Nothing.self, from: "[]") }
        #expect(Nothing().description == "Nothing()" && Nothing().hashValue == Nothing().hashValue)
    }

    struct Words: ValueModel {
        let `default`: Int, `switch`: Int, type: String
        let `in`: Bool?
        static let propertyKeys = PropertyKeys(Words.init) {
            Property("default", \.default)
            Property("switch", \.`switch`)
            Property("type", \.type)
            Property("in", \.`in`)
        }
    }

    // R12: there are no reserved names.
    @Test func everyNameIsAllowed() throws {
        try Self.check(
            #"{"default":1,"switch":2,"type":"x","in":true}"#, Words(default: 1, switch: 2, type: "x", in: true))
    }

    // Observed properties are set through their key paths.
    struct Observed: ValueModel {
        private(set) var a = 0 { didSet { log.append("a") } }
        private(set) var b = "" { willSet { log.append("b") } }
        private(set) var c = [0]
        private(set) var log: [String] = []
        static let propertyKeys = PropertyKeys(startingFrom: Observed()) {
            Property("a", \.a)
            Property("b", \.b)
            Property("c", \.c, default: [7])
        }
    }

    @Test func observersSeeEachValueOnce() throws {
        let observed = try JSONAdapter.model(
            of: Observed.self, from: #"{"b":"x","b":"a text of more than fifteen bytes","a":1}"#)
        #expect(
            observed.a == 1 && observed.b == "a text of more than fifteen bytes" && observed.c == [7]
                && observed.log == ["a", "b"])
        try Self.check(#"{"a":1,"b":"a text of more than fifteen bytes","c":[7]}"#, observed)
        #expect(observed.description == #"Observed(a: 1, b: "a text of more than fifteen bytes", c: [7])"#)
        #expect(throws: AdapterError.self) { try JSONAdapter.model(of: Observed.self, from: #"{"a":1,"b":2}"#) }
    }
}

struct Both<First: PropertyValue, Second: PropertyValue> {
    let first: First
    let second: Second
    struct Nested { let content: [First] }
}

extension Both: ValueModel {
    static var propertyKeys: PropertyKeys<Self> {
        .cached {
            PropertyKeys(Both.init) {
                Property("first", \.first)
                Property("second", \.second)
            }
        }
    }
}

extension Both.Nested: ValueModel {
    static var propertyKeys: PropertyKeys<Self> {
        .cached { PropertyKeys(Self.init) { Property("content", \.content) } }
    }
}

extension Int64 {
    fileprivate var asInt: Int { Int(self) }
}
