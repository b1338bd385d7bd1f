import Foundation
import Testing

@testable import Olivine

/// R25: eight times the input costs about eight times the time. A quadratic step would make it sixty-four.
@Suite(.serialized) struct LinearTimeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The smaller size; the larger is eight times as much.
        let size: Int
        /// What is done with an input of a size, made beforehand.
        let prepare: @Sendable (Int) -> @Sendable () -> Void

        init(
            _ name: String, _ size: Int, _ text: @escaping @Sendable (Int) -> String,
            _ read: @escaping @Sendable ([UInt8]) throws -> Void
        ) {
            testDescription = name
            self.size = size
            prepare = { size in
                let bytes = Array(text(size).utf8)
                return { try? read(bytes) }
            }
        }
    }

    static let all = JSONAdapter(errors: .all)
    static let modelText = #"{"a":1,"b":22,"n":[1,2,3],"unknown":"a text of some length"}"#
    static let strict = JSONAdapter(refusingDuplicateKeys: true)

    static let cases = plain + ChoiceCostTests.timed + CodableCostTests.timed
    static let plain: [Case] = [
        Case("digits into Double", 30_000, { String(repeating: "7", count: $0) + "e-\($0)" }) {
            _ = try JSONAdapter.model(of: Double.self, from: $0)
        },
        Case("zeros and digits into Double", 30_000, { "0." + String(repeating: "0", count: $0) + "1" }) {
            _ = try JSONAdapter.model(of: Double.self, from: $0)
        },
        Case("digits into Decimal", 30_000, { String(repeating: "7", count: $0) }) {
            _ = try JSONAdapter.model(of: Decimal.self, from: $0)
        },
        Case("digits into Int", 30_000, { "1" + String(repeating: "0", count: $0) }) {
            _ = try JSONAdapter.model(of: Int.self, from: $0)
        },
        Case("digits into Duration", 30_000, { "0." + String(repeating: "3", count: $0) }) {
            _ = try JSONAdapter.model(of: Duration.self, from: $0)
        },
        Case("plain text", 200_000, { "\"" + String(repeating: "abcdefg ", count: $0 / 8) + "\"" }) {
            _ = try JSONAdapter.model(of: String.self, from: $0)
        },
        Case("text with escapes", 40_000, { "\"" + String(repeating: #"a\n\ud83d\ude00é"#, count: $0 / 8) + "\"" }) {
            let text = try JSONAdapter.model(of: String.self, from: $0)
            _ = try JSONAdapter.jsonData(from: text)
        },
        Case("a URL", 20_000, { "\"http://h.test/" + String(repeating: "a/%20b?", count: $0 / 8) + "\"" }) {
            _ = try JSONAdapter.model(of: URL.self, from: $0)
        },
        Case("base64", 40_000, { "\"" + String(repeating: "abcd", count: $0 / 4) + "\"" }) {
            _ = try JSONAdapter.model(of: Data.self, from: $0)
        },
        Case("a date's fraction", 40_000, { "\"2021-05-06T07:08:09." + String(repeating: "1", count: $0) + "Z\"" }) {
            _ = try JSONAdapter.model(of: Date.self, from: $0)
        },
        Case("white space", 100_000, { String(repeating: "\n \t", count: $0 / 3) + "1" }) {
            _ = try JSONAdapter.model(of: Int.self, from: $0)
        },
        Case("many keys", 1_500, { "{" + (0..<$0).map { "\"key\($0)\":\($0)" }.joined(separator: ",") + "}" }) {
            let map = try JSONAdapter.model(of: [String: Int].self, from: $0)
            _ = try JSONAdapter.jsonData(from: map)
        },
        Case(
            "many keys without duplicates", 1_500,
            { "{" + (0..<$0).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}" }
        ) {
            _ = try strict.model(of: [String: Int].self, from: $0)
        },
        Case(
            "keys beside a missing one", 1_500, { "{" + (0..<$0).map { "\"k\($0)\":{}" }.joined(separator: ",") + "}" }
        ) {
            _ = try JSONAdapter.model(of: Twice.self, from: $0)
        },
        Case(
            "any value of many keys", 6_000, { "{" + (0..<$0).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}" }
        ) {
            let value = try JSONAdapter.model(of: JSONValue.self, from: $0)
            _ = try JSONAdapter.jsonData(from: value)
            _ = value == value.merging([:])
        },
        Case(
            "any values of many shapes", 2_000,
            { "[" + (0..<$0).map { "{\"a\":1,\"k\($0)\":1}" }.joined(separator: ",") + "]" }
        ) {
            _ = try JSONAdapter.model(of: JSONValue.self, from: $0)
        },
        Case(
            "keys that begin alike", 2_000,
            { size in
                "[" + (0..<size).map { "{\"\(String(repeating: "a", count: 100))\($0)\":1}" }.joined(separator: ",")
                    + "]"
            }
        ) {
            _ = try JSONAdapter.model(of: JSONValue.self, from: $0)
        },
        Case("any value of one key", 6_000, { "{\"a\":1" + String(repeating: ",\"a\":[2]", count: $0) + "}" }) {
            _ = try JSONAdapter.model(of: JSONValue.self, from: $0)
        },
        Case(
            "any values of a few keys, some twice", 2_000,
            { "[" + String(repeating: "{\"a\":1,\"b\":2,\"a\":3},", count: $0) + "0]" }
        ) {
            _ = try JSONAdapter.model(of: JSONValue.self, from: $0)
        },
        Case(
            "a merge patch that takes keys away", 3_000,
            { "{" + (0..<$0).map { "\"k\($0)\":null" }.joined(separator: ",") + "}" }
        ) {
            let value = try JSONAdapter.model(of: JSONValue.self, from: $0)
            let emptied = value.merging(value)
            _ = value.mergePatch(from: emptied).merging(value)
        },
        Case(
            "any values at the depth of 500", 60,
            { size in
                String(repeating: "[", count: 500)
                    + Array(repeating: "{\"a\":[1,2]}", count: size).joined(separator: ",")
                    + String(repeating: "]", count: 500)
            }
        ) {
            let value = try JSONAdapter.model(of: JSONValue.self, from: $0)
            _ = value.mergePatch(from: value)
        },
        Case("unknown keys", 3_000, { "{\"a\":1,\"b\":2" + (0..<$0).map { ",\"k\($0)\":[{}]" }.joined() + "}" }) {
            _ = try JSONAdapter.model(of: Twice.self, from: $0)
        },
        Case("duplicates", 3_000, { "{\"b\":0" + String(repeating: ",\"a\":1,\"n\":[2]", count: $0) + "}" }) {
            _ = try JSONAdapter.model(of: Twice.self, from: $0)
        },
        Case(
            "a parent that comes again", 1_500, { "{\"b\":0" + String(repeating: ",\"p\":{\"a\":1}", count: $0) + "}" }
        ) {
            _ = try JSONAdapter.model(of: Pathed.self, from: $0)
        },
        Case(
            "alternatives that come again", 1_500,
            { "{\"b\":0" + String(repeating: ",\"x\":1,\"y\":null", count: $0) + "}" }
        ) {
            _ = try JSONAdapter.model(of: Pathed.self, from: $0)
        },
        Case("a list of numbers", 20_000, { "[" + (0..<$0).map { "\($0)" }.joined(separator: ",") + "]" }) {
            let list = try JSONAdapter.model(of: [Int].self, from: $0)
            _ = try JSONAdapter.jsonData(from: list)
        },
        Case("a set", 1_500, { "[" + (0..<$0).map { "\($0)" }.joined(separator: ",") + "]" }) {
            let set = try JSONAdapter.model(of: Set<Int>.self, from: $0)
            _ = try JSONAdapter.jsonData(from: set)
        },
        Case("models", 600, { "[" + String(repeating: modelText + ",", count: $0 / 8) + "{}]" }) {
            _ = try JSONAdapter.model(of: [Twice].self, from: $0)
        },
        Case("faults in a list", 800, { "[" + String(repeating: "true,", count: $0) + "1]" }) {
            _ = try all.model(of: [Int].self, from: $0)
        },
        Case("faults on lines", 800, { "[" + String(repeating: "true,\n", count: $0) + "1]" }) {
            _ = try all.model(of: [Int].self, from: $0)
        },
        Case("faults in models", 300, { "[" + String(repeating: "{\"a\":\"x\",\"n\":[null]},", count: $0) + "{}]" }) {
            _ = try all.model(of: [Twice].self, from: $0)
        },
        Case("faults in one model", 800, { "{" + String(repeating: "\"a\":\"x\",", count: $0) + "\"b\":1}" }) {
            _ = try all.model(of: Twice.self, from: $0)
        },
        Case("a fault's text", 800, { "[" + String(repeating: "true,", count: $0) + "1]" }) {
            do throws(AdapterError) { _ = try all.model(of: [Int].self, from: $0) } catch {
                _ = "\(error)" + error.redacted
            }
        },
        Case("keys that one row takes", 1_500, { "{" + (0..<$0).map { "\"k\($0)\":\($0)," }.joined() + "\"a\":1}" }) {
            _ = try JSONAdapter.jsonData(from: try JSONAdapter.model(of: Keeping.self, from: $0))
        },
        Case("bad values that one row takes", 800, { "{" + (0..<$0).map { "\"k\($0)\":{}," }.joined() + "\"a\":1}" }) {
            _ = try all.model(of: Keeping.self, from: $0)
        },
        Case(
            "repeated keys of members", 800,
            { "{" + String(repeating: #""a":1,"p":{"x":1},"#, count: $0) + #""p":{}}"# }
        ) {
            _ = try JSONAdapter.model(of: Keeping.self, from: $0)
        },
        Case("a place in a long document", 3_000, { "{\"z\":[" + String(repeating: "[0],", count: $0) + "0],\"a\":5}" })
        {
            _ = try JSONAdapter.model(of: Int.self, from: $0, at: "a")
        },
    ]

    #if DEBUG
        static let scale = 1
    #else
        static let scale = 8
    #endif

    @Test(arguments: cases) func eightTimesTheInputCostsAboutEightTimesTheTime(_ timed: Case) {
        let small = timed.prepare(timed.size * Self.scale)
        let large = timed.prepare(timed.size * Self.scale * 8)
        var ratios: [Double] = []
        // The clock of this thread; caches and the allocator still disturb, so the best of some tries counts.
        for _ in 0..<5 {
            let ratio = Self.seconds(large) / Self.seconds(small)
            ratios.append(ratio)
            if ratio < 16 { return }
        }
        Issue.record("\(ratios.map { Int($0) }) times the time")
    }

    private static func seconds(_ body: () -> Void) -> Double {
        var best = Double.infinity
        for _ in 0..<2 {
            let start = threadTime()
            body()
            best = min(best, threadTime() - start)
        }
        return max(best, 1e-6)
    }

    private static func threadTime() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

struct Twice: ValueModel {
    let a: Int, b: Int, n: [Int]?
    static let propertyKeys = PropertyKeys(Twice.init) {
        Property("a", \.a)
        Property("b", \.b)
        Property("n", \.n)
    }
}

struct Pathed: JSONSerializing {
    let a: Int?, b: Int, c: Int?
    static let propertyKeys = PropertyKeys(Pathed.init) {
        Property("a", \.a)
        Property("b", \.b)
        Property("c", \.c)
    }
    static let jsonKeyPaths: JSONKeyPaths<Pathed> = [\.a: "p.a", \.c: .firstOf("x", "y", "z")]
}

struct Keeping: JSONSerializing {
    let one: One, others: [String: Int], pair: [String: Int]?
    struct One: ValueModel {
        let a: Int
        static let propertyKeys = PropertyKeys(One.init) { Property("a", \.a) }
    }
    static let propertyKeys = PropertyKeys(Keeping.init) {
        Property("one", \.one)
        Property("others", \.others)
        Property("pair", \.pair)
    }
    static let jsonKeyPaths: JSONKeyPaths<Keeping> = [
        \.one: .flattened, \.others: .remaining, \.pair: .allOf("p.x", "p.y"),
    ]
}
