import Foundation
import TestSupport
import Testing

@testable import Olivine

/// R22: equality, hash and text of models; R28: validation.
@Suite struct DerivedTests {
    struct Account: ValueModel {
        let id: Int, token: String
        let seen: Int
        let pin: [Int]?
        static let propertyKeys = PropertyKeys(Account.init) {
            Property("id", \.id)
            Property("token", \.token, [.secret])
            Property("seen", \.seen, [.notCompared], default: 0)
            Property("pin", \.pin, [.secret])
        }
    }
    static let account = Account(id: 1, token: "sesame-open", seen: 1, pin: [4711])

    // B139
    @Test func rowMarkedNotComparedTakesNoPart() {
        let other = Account(id: 1, token: "sesame-open", seen: 2, pin: [4711])
        #expect(Self.account == other && Self.account.hashValue == other.hashValue && other.seen == 2)
        #expect(Self.account != Account(id: 2, token: "sesame-open", seen: 1, pin: [4711]))
        #expect(Self.account != Account(id: 1, token: "sesame-open", seen: 1, pin: nil))
        #expect(Made(value: Double.nan) != Made(value: Double.nan))
        #expect(Made(value: -0.0) == Made(value: 0.0) && Made(value: -0.0).hashValue == Made(value: 0.0).hashValue)
        #expect(Made(value: "e\u{301}") == Made(value: "\u{e9}"))
        #expect(Made(value: "e\u{301}").hashValue == Made(value: "\u{e9}").hashValue)
    }

    struct Observed: ValueModel {
        var id = 0
        var name = "" { didSet {} }
        var seen = 0 { didSet {} }
        static let propertyKeys = PropertyKeys(startingFrom: Observed()) {
            Property("id", \.id)
            Property("name", \.name)
            Property("seen", \.seen, [.notCompared])
        }
    }

    // R22: whatever the kind of its value, a property is compared by its own `==`, and feeds the hasher.
    @Test func everyKindIsComparedByItsOwnEquality() {
        func check<Value: PropertyValue>(
            _ make: () -> Value, _ other: Value, _ location: SourceLocation = #_sourceLocation
        ) {
            let (first, second) = (make(), make())
            #expect(Made(value: first) == Made(value: second), sourceLocation: location)
            #expect(Made(value: first).hashValue == Made(value: second).hashValue, sourceLocation: location)
            #expect(Made(value: first) != Made(value: other), sourceLocation: location)
            #expect(Made(value: first).hashValue != Made(value: other).hashValue, sourceLocation: location)
            #expect(Made(value: Made(value: first)) == Made(value: Made(value: second)), sourceLocation: location)
            #expect(Made(value: Made(value: first)) != Made(value: Made(value: other)), sourceLocation: location)
            #expect(Made<Value?>(value: first) == Made<Value?>(value: second), sourceLocation: location)
            #expect(Made<Value?>(value: first) != Made<Value?>(value: nil), sourceLocation: location)
            #expect(Made<Value?>(value: nil) == Made<Value?>(value: nil), sourceLocation: location)
        }
        check({ 7 }, 8)
        check({ Int64(7) }, 8)
        check({ UInt8(7) }, 8)
        check({ true }, false)
        check({ 0.5 }, -0.5)
        check({ "a text longer than fifteen bytes, \(1)" }, "a text longer than fifteen bytes, 2")
        check({ "e\u{301}" }, "e")
        check({ [1, 2] }, [1, 3])
        check({ [0.5, -0.0] }, [0.5])
        check({ ["a", "e\u{301}"] }, ["a", "e"])
        check({ Date(timeIntervalSince1970: 7) }, Date(timeIntervalSince1970: 8))
        check({ ["k": [1]] }, ["k": [2]])
        #expect(Made(value: [Double.nan]) != Made(value: [Double.nan]))
        #expect(Made(value: Double?.some(.nan)) != Made(value: Double?.some(.nan)))
        #expect(Made(value: ["e\u{301}"]) == Made(value: ["\u{e9}"]))
    }

    // R22: the same where only key paths reach the properties.
    @Test func observedPropertiesAreCompared() {
        let first = Observed(id: 1, name: "a text longer than fifteen bytes", seen: 1)
        var second = first
        second.seen = 2
        #expect(first == second && first.hashValue == second.hashValue)
        second.name += "!"
        #expect(first != second && first.hashValue != second.hashValue)
    }

    // B137
    @Test func everyElementFeedsTheHash() {
        let models = (0..<2_000).map { Prepared(values: [0, 1, $0]) }
        #expect(Set(models.map(\.hashValue)).count > 1_990)
        #expect(Set(models).count == 2_000)
    }

    // R22: secrets are masked in text, mirrors, and errors.
    @Test func secretsAreMasked() {
        #expect(Self.account.description == "Account(id: 1, token: ‹secret›, seen: 1, pin: ‹secret›)")
        var dumped = ""
        dump([Self.account], to: &dumped)
        #expect(dumped.contains("‹secret›") && !dumped.contains("sesame") && !dumped.contains("4711"))
        let texts = [
            "\(Self.account)", String(reflecting: Self.account), "\([Self.account])",
            "\(Optional(Self.account) as Any)", "\(Made(value: [Self.account]))",
        ]
        for text in texts { #expect(!text.contains("sesame") && !text.contains("4711"), "\(text)") }
        #expect(Mirror(reflecting: Self.account).children.map(\.label) == ["id", "token", "seen", "pin"])
    }

    struct Sesame: Error, CustomStringConvertible { let description = "sesame" }
    struct Strict: ValueModel {
        let token: String
        static let propertyKeys = PropertyKeys(Strict.init) {
            Property("token", \.token, [.secret]).validating { if $0.hasPrefix("sesame") { throw Sesame() } }
        }
    }

    @Test(arguments: [
        #"{"id":1,"token":["sesame"]}"#, #"{"id":1,"token":7310042}"#,
        #"{"id":"sesame","token":"sesame"}"#.replacing("\"id\":\"sesame\"", with: "\"id\":true"),
        #"{"token":"sesame"}"#, #"{"id":1,"token":"sesame\x"}"#, #"{"id":1,"token":"sesame","pin":[1,2,7310042.5]}"#,
        #"{"id":1,"token":"sesame","seen":nul}"#, #"{"id":1,"token":"sesame","pin":"sesame"}"#,
    ])
    func secretsAreInNoError(_ json: String) {
        for adapter in [JSONAdapter(), JSONAdapter(errors: .all)] {
            let error = #expect(throws: AdapterError.self) { try adapter.model(of: Account.self, from: json) }
            #expect(error?.description.contains("sesame") == false && error?.description.contains("7310042") == false)
            var dumped = ""
            dump(error, to: &dumped)
            #expect(!dumped.contains("sesame") && !dumped.contains("7310042"))
            #expect(error?.redacted.contains("sesame") == false && error?.found?.contains("sesame") != true)
            let outer = #expect(throws: AdapterError.self) {
                try adapter.model(of: [String: Made<Account?>].self, from: #"{"k":{"value":\#(json)}}"#)
            }
            #expect(outer?.description.contains("sesame") == false && outer?.description.contains("7310042") == false)
        }
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter.model(of: Strict.self, from: #"{"token":"sesame"}"#)
        }
        #expect(error?.description == "Strict.token: invalid\n  at $.token, line 1, column 10")
        #expect(error?.underlying is Sesame)
    }

    // B129: everything may cross between actors.
    @Test func valuesCrossActors() async throws {
        let adapter = JSONAdapter(naming: .snakeCase)
        let transformer = JSONTransformer<Int, String>(read: { "\($0)" })
        let (error, path) = (ModelError(.invalid, expected: "x"), JSONPath("a.b"))
        let task = Task.detached {
            _ = (transformer, error, path)
            return try adapter.model(of: Account.self, from: #"{"id":1,"token":"t"}"#)
        }
        #expect(try await task.value == Account(id: 1, token: "t", seen: 0, pin: nil))
    }

    // R22: bounded in depth and size.
    @Test func textIsBounded() {
        #expect(Made(value: Array(0..<30)).description.hasSuffix("18, 19, …])"))
        #expect(Made(value: String(repeating: "x", count: 300)).description.utf8.count < 230)
        #expect(
            Made(value: Array(repeating: Array(repeating: String(repeating: "y", count: 190), count: 20), count: 20))
                .description.utf8.count < 12_000)
        #expect(
            Made(value: ["b": 1, "a": nil] as [String: Int?]).description
                == #"Made<Dictionary<String, Optional<Int>>>(value: ["a": nil, "b": 1])"#)
        #expect(Made(value: "a\"\n\u{0}").description == #"Made<String>(value: "a\"\n\u{0}")"#)
        #expect(
            Made(value: Made(value: Optional(1.5))).description
                == "Made<Made<Optional<Double>>>(value: Made<Optional<Double>>(value: 1.5))")
    }

    // R28: validators reject or mend, in order, for defaults too; then the model's own.
    struct TooLarge: Error, Equatable { let size: Int }
    struct Empty: Error {}
    struct Font: ValueModel {
        let size: Int, name: String
        let weight: Int?
        static let propertyKeys = PropertyKeys(Font.init) {
            Property("size", \.size, default: 500)
                .replacing { min($0, 300) }
                .validating { if $0 > 200 { throw TooLarge(size: $0) } }
            Property("name", \.name).replacing { $0 + "!" }.replacing { $0.uppercased() }.validating {
                if $0 == "!" { throw Empty() }
            }
            Property("weight", \.weight).replacing { $0 ?? 400 }
        }
        func validate() throws { if name == "BAD!" { throw Empty() } }
    }
    struct PreparedFont: ValueModel {
        private(set) var size = 1, name = ""
        private(set) var weight: Int?
        static let propertyKeys = PropertyKeys(startingFrom: PreparedFont()) {
            Property("size", \.size, default: 500)
                .replacing { min($0, 300) }
                .validating { if $0 > 200 { throw TooLarge(size: $0) } }
            Property("name", \.name).replacing { $0 + "!" }.replacing { $0.uppercased() }.validating {
                if $0 == "!" { throw Empty() }
            }
            Property("weight", \.weight).replacing { $0 ?? 400 }
        }
        func validate() throws { if name == "BAD!" { throw Empty() } }
    }

    @Test func validatorsRejectOrMendInOrder() throws {
        #expect(
            try JSONAdapter.model(of: Font.self, from: #"{"size":10,"name":"a long name to be kept"}"#)
                == Font(size: 10, name: "A LONG NAME TO BE KEPT!", weight: 400))
        let prepared = try JSONAdapter.model(of: PreparedFont.self, from: #"{"size":10,"name":"x","weight":null}"#)
        #expect(prepared.size == 10 && prepared.name == "X!" && prepared.weight == 400)
        func check<Model: ValueModel>(_ type: Model.Type) {
            func error(_ json: String) -> AdapterError? {
                #expect(throws: AdapterError.self) { try JSONAdapter.model(of: [Model].self, from: "[\(json)]") }
            }
            // The default runs through the validators, the first of which mends it.
            let large = error(#"{"name":"x"}"#)
            #expect(large?.underlying as? TooLarge == TooLarge(size: 300))
            #expect(large?.code == .invalid && large?.path.pathText == "$[0].size" && large?.property == "\(type).size")
            #expect(large?.place?.offset == 1)
            #expect(error(#"{"size":1,"name":""}"#)?.path.pathText == "$[0].name")
            // Property by property in declared order; a missing key comes before all of them.
            #expect(error(#"{"size":201,"name":""}"#)?.path.pathText == "$[0].size")
            #expect(error(#"{"size":201}"#)?.code == .missingKey)
            let bad = error(#"{"size":1,"name":"bad"}"#)
            #expect(bad?.underlying is Empty && bad?.path.pathText == "$[0]" && bad?.place?.offset == 1)
        }
        check(Font.self)
        check(PreparedFont.self)
    }
}
