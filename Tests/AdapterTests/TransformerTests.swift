import Testing
import TestSupport

@testable import Olivine

/// R8, R10, R29: a transformer in its place in a plan.
@Suite struct TransformerTests {
    struct Refused: Error, Equatable { let value: Int }
    static let percent = JSONTransformer<Int, Double>(
        read: { if $0 < 0 { throw Refused(value: $0) } else { Double($0) / 100 } },
        write: { if $0 > 9 { throw Refused(value: 900) } else { Int(($0 * 100).rounded()) } })
    static let oneWay = JSONTransformer<String, Int>(read: { $0.count })
    static let replacing = JSONTransformer<[String], String>(read: { $0.joined() }, write: { $0.map { String($0) } })

    struct Rate: JSONSerializing {
        let share: Double, part: Double?, length: Int, lengths: Int?, text: String
        static let propertyKeys = PropertyKeys(Rate.init) {
            Property("share", \.share)
            Property("part", \.part)
            Property("length", \.length, default: -1)
            Property("lengths", \.lengths)
            Property("text", \.text, default: "default")
        }
        static let jsonKeyPaths: JSONKeyPaths<Rate> = [\.part: "deep.part", \.text: .firstOf("t1", "t2")]
        static let jsonTransformers: JSONTransformers<Rate> = [
            .use(percent, for: \.share), .use(percent, for: \.part), .use(oneWay, for: \.length),
            .use(oneWay, for: \.lengths),
            .use(replacing, for: \.text),
        ]
    }

    @Test func transformerStandsInThePlan() {
        let rate = Rate(share: 0.5, part: 0.25, length: -1, lengths: nil, text: "ab")
        #expect(routes.complaints(#"{"share":50,"deep":{"part":25},"t1":["a","b"]}"#, rate) == [])
        #expect(
            routes.complaints(
                #"{"t2":["a","b"],"deep":{"part":1,"part":25},"share":0,"share":50}"#, rate,
                writes: #"{"share":50,"deep":{"part":25},"t1":["a","b"]}"#) == [])
    }

    // R29
    @Test func transformerWithoutAWayBackIsReadOnly() throws {
        for adapter in JSONAdapter().loops {
            let rate = try adapter.model(of: Rate.self, from: #"{"share":1,"length":"abc","lengths":"ab"}"#)
            #expect(rate.length == 3 && rate.lengths == 2 && rate.text == "default" && rate.part == nil)
            #expect(try adapter.jsonString(from: rate) == #"{"share":1,"t1":["d","e","f","a","u","l","t"]}"#)
        }
    }

    // R8: null and missing never reach it.
    @Test func nullAndMissingDoNotReachIt() throws {
        for adapter in JSONAdapter().loops {
            let rate = try adapter.model(
                of: Rate.self, from: #"{"share":1,"deep":{"part":null},"lengths":null,"t1":null,"t2":[]}"#)
            #expect(rate == Rate(share: 0.01, part: nil, length: -1, lengths: nil, text: ""))
        }
        #expect(
            routes.failure(Rate.self, #"{"share":null}"#).hasPrefix(
                "Rate.share: expected a value, found null\n  at $.share, line 1, column 10"))
        #expect(
            routes.failure(Rate.self, #"{"share":1,"t1":null}"#).hasPrefix(
                "Rate.text: expected a value, found null\n  at $.t1, line 1, column 17"))
    }

    // B033, R10: its input is read strictly before it runs.
    @Test func inputOfAnotherTypeIsAMismatch() {
        #expect(
            routes.failure(Rate.self, #"{"share":"12"}"#) == """
                Rate.share: expected a number, found the text "12"
                  at $.share, line 1, column 10
                  1 | {"share":"12"}
                    |          ^
                """)
        #expect(
            routes.failure(Rate.self, #"{"share":1.5}"#).hasPrefix("Rate.share: number not integral: expected Int"))
        #expect(
            routes.failure(Rate.self, #"{"share":1,"length":1}"#).hasPrefix(
                "Rate.length: expected text, found the number 1"))
    }

    @Test func errorOfTheUserArrivesAsUnderlying() {
        for adapter in JSONAdapter().loops {
            let error = #expect(throws: AdapterError.self) {
                try adapter.model(of: Rate.self, from: #"{"share":1,"deep":{"part":-5}}"#)
            }
            #expect(error?.underlying as? Refused == Refused(value: -5))
            #expect(error?.code == .invalid && error?.path.pathText == "$.deep.part" && error?.place?.offset == 26)
            #expect(error?.property == "Rate.part")
            let written = #expect(throws: AdapterError.self) {
                try adapter.jsonString(from: Rate(share: 10, part: nil, length: 0, lengths: nil, text: ""))
            }
            #expect(written?.underlying as? Refused == Refused(value: 900))
            #expect(written?.property == "Rate.share" && written?.path.pathText == "$.share" && written?.place == nil)
        }
    }
}
