import TestSupport
import Testing

@testable import Olivine

/// A model that flattens, gathers and keeps, against one that has the same keys by itself.
@Suite struct MappingFormDifferentialTests {
    struct Plain: JSONSerializing {
        let a: Int, b: String?, c: [Int], d: Double, e: Bool?
        static let propertyKeys = PropertyKeys(Plain.init) {
            Property("a", \.a)
            Property("b", \.b)
            Property("c", \.c, default: [])
            Property("d", \.d)
            Property("e", \.e)
        }
        static let jsonKeyPaths: JSONKeyPaths<Plain> = [\.c: "p.c", \.e: "p.e"]
    }
    struct Composed: JSONSerializing {
        let a: Int, inner: Inner, de: Pair, others: JSONObject
        struct Inner: JSONSerializing {
            let b: String?, last: Last
            static let propertyKeys = PropertyKeys(Inner.init) {
                Property("b", \.b)
                Property("last", \.last)
            }
            static let jsonKeyPaths: JSONKeyPaths<Inner> = [\.last: .flattened]
        }
        struct Last: JSONSerializing {
            let c: [Int], e: Bool?
            static let propertyKeys = PropertyKeys(Last.init) {
                Property("c", \.c, default: [])
                Property("e", \.e)
            }
            static let jsonKeyPaths: JSONKeyPaths<Last> = [\.c: "p.c", \.e: "p.e"]
        }
        struct Pair: ValueModel {
            let d: Double
            static let propertyKeys = PropertyKeys(Pair.init) { Property("d", \.d) }
        }
        static let propertyKeys = PropertyKeys(Composed.init) {
            Property("a", \.a)
            Property("inner", \.inner)
            Property("de", \.de)
            Property("others", \.others)
        }
        static let jsonKeyPaths: JSONKeyPaths<Composed> = [
            \.inner: .flattened, \.de: .allOf("d"), \.others: .remaining,
        ]
        var plain: Plain { Plain(a: a, b: inner.b, c: inner.last.c, d: de.d, e: inner.last.e) }
    }

    private static func document(_ random: inout SeededNumbers) -> String {
        func pick(_ texts: [String]) -> String { texts[Int(random.next() % UInt64(texts.count))] }
        func value(_ good: [String]) -> String {
            random.next() % 16 == 0
                ? pick(["null", "true", "1", "1.5", "\"x\"", "[]", "[1]", "{}", "[null]"]) : pick(good)
        }
        let keys: [(String, [String])] = [
            ("a", ["1", "2e1", "-0"]), ("b", ["\"x\"", "null", "\"\\u0041\""]), ("\\u0064", ["1", "2.5"]),
            ("d", ["0.5"]),
            (
                "p",
                [
                    "{}", "null", "{\"c\":[1,2]}", "{\"e\":true,\"c\":[]}", "{\"x\":1,\"e\":null}", "{\"e\":1}",
                    "{\"c\":[true]}",
                ]
            ),
            ("x", ["1", "{\"a\":[1.5]}"]), ("y", ["null", "\"y\""]),
        ]
        let members = (0..<(3 + random.next() % 8)).map { _ in
            let (key, good) = keys[Int(random.next() % UInt64(keys.count))]
            return "\"\(key)\":\(value(good))"
        }
        return "{" + (members + ["\"a\":1", "\"d\":2"].filter { _ in random.next() % 8 > 0 }).joined(separator: ",")
            + "}"
    }

    /// The faults of a reading, without the names of types.
    private static func faults<Value>(_ result: Result<Value, AdapterError>) -> Set<String> {
        guard case .failure(let error) = result else { return [] }
        return Set(
            // Where all members are missing, so is the value, and not one of them.
            ([error] + error.others).filter { $0.property != "Composed.de" || $0.code != .missingKey }.map {
                // Where a member is null, so may be the value: then a value is expected, and not the member's kind of one.
                let expected = $0.code == .nullNotAllowed ? "" : $0.expected ?? ""
                return "\($0.code) \($0.path.pathText) \(expected) \($0.found ?? "")"
            })
    }

    @Test func composedModelsReadWhatPlainOnesRead() throws {
        var random = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(400) {
            let json = Self.document(&random)
            for adapter in JSONAdapter().loops + JSONAdapter(errors: .all).loops {
                let plain = Result { () throws(AdapterError) in try adapter.model(of: Plain.self, from: json) }
                let value = try adapter.model(of: JSONValue.self, from: json)
                let composed = [
                    Result { () throws(AdapterError) in try adapter.model(of: Composed.self, from: json) },
                    Result { () throws(AdapterError) in try adapter.model(of: Composed.self, from: value) },
                ]
                for (route, result) in composed.enumerated() {
                    switch (plain, result) {
                    case (.success(let plain), .success(let composed)):
                        #expect(composed.plain == plain, "\(json), \(route)")
                        try checkWriting(composed, plain, by: adapter)
                    // Of a key that comes twice a value keeps no trace.
                    case (.failure, .success) where route == 1: continue
                    case (.failure, .failure):
                        // R5: of members in several places only the last occurrence has faults (0007).
                        let hasKeyTwice = json.components(of: "\"d\"") + json.components(of: "u0064") > 1
                        guard route == 0, adapter.reading.errors == .all, !hasKeyTwice else { continue }
                        let missing = Self.faults(result).subtracting(Self.faults(plain))
                        #expect(missing == [], "\(json)")
                    // R5: of members in several places an earlier occurrence is not converted (0007).
                    case (.failure, .success) where json.components(of: "\"d\"") + json.components(of: "u0064") > 1:
                        continue
                    default: Issue.record("\(json), \(route): \(plain), \(result)")
                    }
                }
            }
        }
    }

    private func checkWriting(_ composed: Composed, _ plain: Plain, by adapter: JSONAdapter) throws {
        let text = try adapter.jsonString(from: composed)
        #expect(try adapter.model(of: Composed.self, from: text) == composed, "\(text)")
        #expect(try adapter.model(of: Plain.self, from: text) == plain, "\(text)")
        let tree = try adapter.jsonObject(from: composed, nulls: JSONValue.null)
        #expect(try adapter.model(of: Composed.self, fromObject: tree) == composed, "\(text)")
    }

    // MARK: Depth (R14)

    struct Deep: JSONSerializing {
        let inner: Inner, others: [String: Deep]
        struct Inner: JSONSerializing {
            let next: [Deep]?
            static let propertyKeys = PropertyKeys(Inner.init) { Property("next", \.next) }
        }
        static let propertyKeys = PropertyKeys(Deep.init) {
            Property("inner", \.inner)
            Property("others", \.others)
        }
        static let jsonKeyPaths: JSONKeyPaths<Deep> = [\.inner: .flattened, \.others: .remaining]
    }

    @Test func whatIsReadToTheLimitIsWritten() throws {
        func nested(_ pairs: Int, _ inner: String) -> String {
            String(repeating: #"{"next":[{"o":"#, count: pairs) + inner + String(repeating: "}]}", count: pairs)
        }
        for adapter in JSONAdapter().loops {
            let json = nested(170, #"{"next":[]}"#)
            #expect(try adapter.jsonString(from: try adapter.model(of: Deep.self, from: json)) == json)
            let value = try adapter.model(of: JSONValue.self, from: json)
            #expect(try adapter.jsonString(from: try adapter.model(of: Deep.self, from: value)) == json)
            let error = #expect(throws: AdapterError.self) {
                try adapter.model(of: Deep.self, from: nested(170, #"{"next":[{}]}"#))
            }
            #expect(error?.code == .tooDeep)
        }
    }

    /// A model that is made of members under a name that its own mapping gathers again.
    struct Turning: JSONSerializing {
        let turn: [Turning]
        static let propertyKeys = PropertyKeys(Turning.init) { Property("turn", \.turn) }
        static let jsonKeyPaths: JSONKeyPaths<Turning> = [\.turn: .allOf("x")]
        static let jsonTransformers: JSONTransformers<Turning> = [
            .use(JSONTransformer<Turning, [Turning]>(read: { [$0] }), for: \.turn)
        ]
    }

    @Test func aMappingWithoutEndIsTooDeep() {
        for adapter in JSONAdapter().loops {
            let error = #expect(throws: AdapterError.self) { try adapter.model(of: Turning.self, from: #"{"x":1}"#) }
            #expect(error?.code == .tooDeep)
        }
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
