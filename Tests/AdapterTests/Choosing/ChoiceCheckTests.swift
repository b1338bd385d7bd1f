import TestSupport
import Testing

@testable import Olivine

/// R13 for choices: mistakes are *configuration error*s before the first value, and `check` finds them, however deep.
@Suite struct ChoiceCheckTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let choices: ModelChoices<Faulty>
        let choice: JSONChoice

        init(
            _ message: String, _ choice: JSONChoice, @ChoiceBuilder<Faulty> _ cases: () -> [Choice<Faulty>]
        ) {
            testDescription = message
            self.choice = choice
            choices = ModelChoices(cases)
        }
    }

    static let number = Choice<Faulty>("number", make: Faulty.number) {
        if case .number(let it) = $0 { it } else { nil }
    }
    static let model = Choice<Faulty>("model", make: Faulty.model) { if case .model(let it) = $0 { it } else { nil } }
    static let raw = Choice<Faulty>.unknown(make: Faulty.raw) {
        if case .raw(let tag, let it) = $0 { (tag, it) } else { nil }
    }

    static let mistakes: [Mistake] = [
        Mistake(#"Faulty has two cases with the tag "a""#, .singleKey) {
            Choice("a", value: .nothing)
            Choice("b", "a", make: Faulty.number) { if case .number(let it) = $0 { it } else { nil } }
        },
        Mistake(#"Faulty gives "a" the field "x" twice"#, .singleKey) {
            Choice("a", fields: "x", "x", make: Faulty.pair) {
                if case .pair(let a, let b) = $0 { (a, b) } else { nil }
            }
        },
        Mistake(#"Faulty gives "a" 1 fields for 2 values"#, .tag("t")) {
            Choice("a", fields: "x", make: Faulty.pair) { if case .pair(let a, let b) = $0 { (a, b) } else { nil } }
        },
        Mistake("Faulty keeps unknown tags in two cases", .tag("t")) {
            raw
            raw
        },
        Mistake("Faulty has a case without a tag: Int", .tag("t", content: "c")) {
            Choice(make: Faulty.number) { if case .number(let it) = $0 { it } else { nil } }
        },
        Mistake(
            #"Faulty has its tag inside the object of "number", and Int is no object; say where the content stands: .tag("t", content: …)"#,
            .tag("t")
        ) { number },
        Mistake(
            #"Faulty has its tag at "a", where "model" writes a property; map that as read only, or leave it out"#,
            .tag("a")
        ) { model },
        Mistake(
            #"Faulty has its tag at "y", where "pair" writes a property; map that as read only, or leave it out"#,
            .tag("y")
        ) {
            Choice("pair", fields: "x", "y", make: Faulty.pair) {
                if case .pair(let a, let b) = $0 { (a, b) } else { nil }
            }
        },
        Mistake(
            "Faulty has its tag at $.a.b and its content at $.a, one inside the other", .tag("a.b", content: "a")
        ) { model },
        Mistake(
            "Faulty has an index in the path $.a[0]: its tag and its content stand in objects", .tag("a[0]")
        ) { model },
        Mistake(
            #"Faulty has a tag or a content that cannot be found: the path "a..b" has an empty component; a dot in a key is written \."#,
            .tag("a..b")
        ) { model },
        Mistake(#"Faulty has two cases for a number: "number" and "other""#, .byKind) {
            number
            Choice("other", make: Faulty.double) { if case .double(let it) = $0 { it } else { nil } }
        },
        Mistake(#"Faulty keeps the tag in JSONValue, and has none"#, .byKind) { raw },
        Mistake("Faulty has a case that carries nothing and has no constant, which its tags would be", .firstThatFits) {
            Choice(value: .nothing)
        },
        Mistake("Faulty has no tags that could be unknown; let the last case take a JSONValue", .firstThatFits) {
            number
            raw
        },
    ]

    struct NothingIsFlattened: Error {}

    @Test(arguments: mistakes) func mistakesAreConfigurationErrors(_ mistake: Mistake) {
        do {
            let mapping = JSONMapping(choice: mistake.choice, naming: .inherited)
            _ = try ChoicePlanning(mistake.choices.table, nil, [mapping], JSONPlanOptions()) {
                try? JSONPlan($0, JSONPlanOptions(), overrides: []) { _ in throw NothingIsFlattened() }
            }.form()
            Issue.record("no mistake was found")
        } catch {
            #expect("\(error)" == "configuration error\n  " + mistake.testDescription)
        }
    }

    @Test func theyAreFoundAtEveryDepthAndByEveryWay() {
        let words = "configuration error\n  Faulty has a case without a tag: Int"
        let adapter = JSONAdapter()
        func isFound(_ body: () throws -> Void) -> Bool {
            do { try body() } catch { return "\(error)" == words }
            return false
        }
        #expect(isFound { try adapter.check(Faulty.self) })
        #expect(isFound { try adapter.check(Made<[String: [Faulty?]]>.self) })
        #expect(isFound { _ = try adapter.model(of: Faulty.self, from: "{}") })
        #expect(isFound { _ = try adapter.model(of: Made<Faulty?>.self, from: "{}") })
        #expect(isFound { _ = try adapter.model(of: Faulty.self, from: [:]) })
        #expect(isFound { _ = try adapter.jsonData(from: Faulty.nothing) })
        #expect(isFound { _ = try adapter.jsonObject(from: Faulty.nothing) })
    }

    @Test func rightOnesAreNone() throws {
        try JSONAdapter.check(What.self)
        try JSONAdapter.check(Made<[Shape]>.self)
        try JSONAdapter.check(Expandable<Polygon>.self)
        try JSONAdapter.check(Either.self)
    }
}

enum Faulty: ModelChoice {
    case number(Int), double(Double), model(Twins), pair(Int, Int), nothing, raw(String, JSONValue)

    static let choices = ModelChoices<Faulty> {
        Choice(make: Faulty.number) { if case .number(let it) = $0 { it } else { nil } }
        Choice("nothing", value: .nothing)
    }
}

struct Twins: ValueModel {
    let a: Int
    static let propertyKeys = PropertyKeys(Twins.init) { Property("a", \.a) }
}
