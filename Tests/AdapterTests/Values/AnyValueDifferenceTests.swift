import TestSupport
import Testing

@testable import Olivine

/// The fast loop against the neutral one, on values and documents at random. OLIVINE_SEED repeats a run.
@Suite struct AnyValueDifferenceTests {
    @Test func randomValuesSurviveEveryRoute() {
        var random = RandomValues(SeededNumbers())
        let formats: [JSONFormat] = [[], .pretty, .sorted, [.pretty, .sorted, .escapedSlashes], .escapedSlashes]
        for round in 0..<SeededNumbers.rounds(300) {
            let value = random.value()
            for adapter in JSONAdapter(format: formats[round % formats.count]).loops {
                do {
                    let bytes = try adapter.jsonData(from: value)
                    #expect(try adapter.model(of: JSONValue.self, from: bytes) == value)
                    #expect(try JSONText(bytes).model(of: JSONValue.self) == value)
                } catch { Issue.record(error) }
            }
            #expect(throws: Never.self) {
                let texts = try JSONAdapter().loops.map { try $0.jsonString(from: value) }
                #expect(texts == [value.description, value.description])
            }
        }
    }

    static let pieces = [
        "null", "true", "-", "1.5", "12", "1e400", "\"\"", "\"x\"", "\\", "\\u00e9", "\\ud800", "{", "}", "[", "]", ",",
        ":",
        " ", "\"id\":", "é", "\"a\":1,", "[1]", "{\"i\":1,\"t\":\"u\"}", "300", "\n", "0",
    ]

    /// The same value, or the same error.
    @Test func damagedDocumentsFailAlike() {
        var random = RandomValues(SeededNumbers())
        for _ in 0..<SeededNumbers.rounds(1500) {
            var bytes = Array(random.value().description.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random.numbers) {
                let place = Int.random(in: 0...bytes.count, using: &random.numbers)
                switch Int.random(in: 0..<4, using: &random.numbers) {
                case 0: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random.numbers)!.utf8, at: place)
                case 1:
                    bytes.removeSubrange(
                        place..<min(bytes.count, place + Int.random(in: 1...4, using: &random.numbers)))
                case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random.numbers)
                default: bytes = Array(bytes.prefix(place))
                }
            }
            let refusing = random.chance(2)
            let errors: JSONErrors = random.chance(2) ? .all : .first
            let limits = random.chance(2) ? JSONLimits(depth: 4, text: 12, number: 4, list: 3) : JSONLimits()
            for adapter in [JSONAdapter(refusingDuplicateKeys: refusing, errors: errors, limits: limits)] {
                let outcomes = adapter.loops.map { Self.outcome(JSONValue.self, bytes, $0) }
                #expect(outcomes[0] == outcomes[1], "\(String(decoding: bytes, as: UTF8.self))")
                // Text is accepted exactly where a value is.
                let text = Self.outcome(JSONText.self, bytes, adapter)
                #expect((text.value == nil) == (outcomes[0].value == nil), "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    struct Outcome: Equatable {
        var value: String?
        var fault: String?
    }

    static func outcome<Value: PropertyValue>(_ type: Value.Type, _ bytes: [UInt8], _ adapter: JSONAdapter) -> Outcome {
        do throws(AdapterError) {
            return Outcome(value: "\(try adapter.model(of: type, from: bytes))")
        } catch {
            return Outcome(fault: error.description)
        }
    }

    /// Documents of many objects that are alike: what the tree of shapes is for, and beyond what it holds.
    @Test(arguments: [1, 5, 70])
    func objectsThatAreAlikeAreReadAlike(_ keyCount: Int) throws {
        var numbers = SeededNumbers()
        let keys = (0..<keyCount).map { "key \($0)" }
        for variety in [1, 3, 40, 6000] {
            let orders = (0..<variety).map { order in
                (order % 2 == 0 ? keys : keys.shuffled(using: &numbers)).filter { _ in Bool.random(using: &numbers) }
                    + ["own \(order)"]
            }
            let list = JSONValue.array(
                (0..<max(60, variety)).map { index in
                    .object(JSONObject(orders[index % variety].map { ($0, JSONValue(index)) }))
                })
            let read = try JSONAdapter().loops.map { try $0.model(of: JSONValue.self, from: list.description) }
            #expect(read[0] == list && read[1] == list)
            #expect(read[0].description == list.description)
        }
    }
}
