import Olivine

// A hundred types and more, so that their tables and plans are all made at first use. Types count by types: `Next<Next<Zero>>`.

enum Zero {}
enum Next<Number> {}

/// A generic model: its table is kept in the process-wide cache.
struct Counted<Number>: ValueModel {
    let n: Int, text: String?, inner: [Inner<Number>]
    static var propertyKeys: PropertyKeys<Self> {
        .cached {
            PropertyKeys(Counted.init) {
                Property("n", \.n)
                Property("text", \.text)
                Property("inner", \.inner)
            }
        }
    }
}

/// The same with a mapping and a prototype.
struct Inner<Number>: JSONSerializing {
    private(set) var n = 0
    private(set) var isDone = false
    static var propertyKeys: PropertyKeys<Self> {
        .cached {
            PropertyKeys(startingFrom: Inner()) {
                Property("n", \.n)
                Property("isDone", \.isDone, default: false)
            }
        }
    }
    static var jsonKeyPaths: JSONKeyPaths<Self> { [\.n: "deep.n"] }
}

// Ordinary types with static tables, which hold one another.

struct First: ValueModel {
    let n: Int, second: Second
    static let propertyKeys = PropertyKeys(First.init) {
        Property("n", \.n)
        Property("second", \.second)
    }
}

struct Second: ValueModel {
    let n: Int, third: [Third], first: [First]
    static let propertyKeys = PropertyKeys(Second.init) {
        Property("n", \.n)
        Property("third", \.third)
        Property("first", \.first)
    }
}

struct Third: JSONSerializing {
    let n: Int, second: [String: Second]
    static let propertyKeys = PropertyKeys(Third.init) {
        Property("n", \.n)
        Property("second", \.second)
    }
    static let jsonNaming = JSONNaming.screamingSnakeCase
}

enum ManyTypes {
    static let count = 50

    /// Reads and writes with every type, 103 in all; returns how many results are wrong.
    static func wrongResults(startingAt first: Int, _ adapter: JSONAdapter) -> Int {
        var wrong = 0
        // Threads start at different types, so that they meet in the middle of each other's plans.
        if first.isMultiple(of: 2) { wrong += wrongStaticResults(adapter) }
        visit(Zero.self, 0) { type, number in
            if number >= first % 8 { wrong += type.wrongResults(number, adapter) }
        }
        if !first.isMultiple(of: 2) { wrong += wrongStaticResults(adapter) }
        return wrong
    }

    private static func wrongStaticResults(_ adapter: JSONAdapter) -> Int {
        let text =
            #"{"n":1,"second":{"n":2,"third":[{"N":3,"SECOND":{"x":{"n":4,"third":[],"first":[]}}}],"first":[]}}"#
        guard let value = try? adapter.model(of: First.self, from: text) else { return 1 }
        return (try? adapter.jsonString(from: value)) == text && "\(value)".hasPrefix("First(n: 1") ? 0 : 1
    }

    /// Runs the body with a type for each number.
    private static func visit<Number>(_ number: Number.Type, _ value: Int, _ body: (any CountedType.Type, Int) -> Void)
    {
        body(Counted<Number>.self, value)
        if value + 1 < count { visit(Next<Number>.self, value + 1, body) }
    }
}

protocol CountedType {
    static func wrongResults(_ number: Int, _ adapter: JSONAdapter) -> Int
}

extension Counted: CountedType {
    static func wrongResults(_ number: Int, _ adapter: JSONAdapter) -> Int {
        let text = #"{"n":\#(number),"text":"\#(number)","inner":[{"deep":{"n":\#(number)},"isDone":true}]}"#
        guard let value = try? adapter.model(of: Self.self, from: text) else { return 1 }
        let expected = Self(n: number, text: "\(number)", inner: [Inner(n: number, isDone: true)])
        let isRight = value == expected && value.hashValue == expected.hashValue
        return isRight && (try? adapter.jsonString(from: value)) == text ? 0 : 1
    }
}
