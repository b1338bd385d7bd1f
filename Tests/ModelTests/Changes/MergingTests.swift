import Foundation
import Olivine
import Testing

/// CASES B133: {a:1,b:2} merged with {a:nil,b:3}.
struct Pair: ValueModel {
    let a: Int?, b: Int?
    static let propertyKeys = PropertyKeys(Pair.init) {
        Property("a", \.a)
        Property("b", \.b).validating { if $0 == 13 { throw Refused() } }
    }
}

struct Visit: ValueModel {
    let id: Int, a: Int?, visits: Int, home: Person, host: Person?
    static let propertyKeys = PropertyKeys(Visit.init) {
        Property("id", \.id)
        Property("a", \.a)
        Property("visits", \.visits)
        Property("home", \.home)
        Property("host", \.host)
    }
}

@Suite struct MergingTests {
    let mira = Person(name: "mira", age: 30, nick: "m")
    let teo = Person(name: "teo", age: 40, nick: nil)

    @Test func nilIsSkippedUnlessItIsToBeCopied() throws {
        let (first, second) = (Pair(a: 1, b: 2), Pair(a: nil, b: 3))
        #expect(try first.merging(second) == Pair(a: 1, b: 3))
        #expect(try first.merging(second, nils: .copied) == Pair(a: nil, b: 3))
    }

    @Test func mergingValidatesAndLeavesTheOriginal() {
        let first = Pair(a: 1, b: 2)
        let error = #expect(throws: ModelError.self) { try first.merging(Pair(a: 5, b: 13)) }
        #expect(error?.path == [.key("b")] && error?.underlying as? Refused == Refused())
        #expect(first == Pair(a: 1, b: 2))
    }

    @Test func rulesDecideForSingleRows() throws {
        let first = Visit(id: 1, a: 1, visits: 10, home: mira, host: mira)
        let second = Visit(id: 2, a: 2, visits: 5, home: teo, host: nil)
        let merged = try first.merging(
            second, .keeping(\.id), .combining(\.visits) { $0 + $1 }, .nested(\.home), .nested(\.host))
        #expect(
            merged
                == Visit(id: 1, a: 2, visits: 15, home: Person(name: "teo", age: 40, nick: "m"), host: mira))
        let back = try second.merging(
            first, nils: .copied, .nested(\.home, nils: .copied, .keeping(\.name)), .nested(\.host))
        #expect(back.home == Person(name: "teo", age: 30, nick: "m") && back.host == mira)
    }

    @Test func errorsOfRulesArriveWithTheirProperty() {
        let visit = Visit(id: 1, a: 1, visits: 10, home: mira, host: nil)
        let error = #expect(throws: ModelError.self) {
            try visit.merging(visit, .combining(\.visits) { _, _ in throw Refused() })
        }
        #expect(error?.property == "Visit.visits" && error?.path == [.key("visits")])
        #expect(throws: ModelError.self) { try visit.merging(visit, .keeping(\.home.initial)) }
    }

    @Test func anotherTypeGivesThePropertiesOfTheSameNameAndType() throws {
        let visit = Visit(id: 1, a: 1, visits: 10, home: mira, host: nil)
        #expect(try visit.merging(Pair(a: 7, b: 8)).a == 7)
        #expect(try visit.merging(Pair(a: nil, b: 8)).a == 1)
        #expect(try Pair(a: nil, b: 2).merging(visit) == Pair(a: 1, b: 2))
    }
}
