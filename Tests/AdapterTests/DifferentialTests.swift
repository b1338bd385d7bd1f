import Testing
import TestSupport

@testable import Olivine

/// The fast loops against the loops over the neutral calls, on documents that are damaged at random: the same value, or
/// the same error at the same byte. OLIVINE_SEED repeats a run.
@Suite struct DifferentialTests {
    struct Leaf: ValueModel {
        let i: Int, t: String
        let d: Double?, b: Bool?
        static let propertyKeys = PropertyKeys(Leaf.init) {
            Property("i", \.i)
            Property("t", \.t)
            Property("d", \.d)
            Property("b", \.b)
        }
    }
    struct Tree: JSONSerializing {
        let id: Int64, name: String, note: String?
        let leaf: Leaf, leaves: [Leaf], map: [String: Leaf]
        let numbers: [Int], reals: [Double], words: [String], flags: [Bool?]
        let small: UInt8?, single: Float?, deep: String?, either: Int?, indexed: Int?, literal: NumberLiteral?
        let count: Int
        static let propertyKeys = PropertyKeys(Tree.init) {
            Property("id", \.id)
            Property("name", \.name)
            Property("note", \.note)
            Property("leaf", \.leaf)
            Property("leaves", \.leaves, default: [])
            Property("map", \.map, default: [:])
            Property("numbers", \.numbers, default: [])
            Property("reals", \.reals, default: [])
            Property("words", \.words, default: [])
            Property("flags", \.flags, default: [])
            Property("small", \.small)
            Property("single", \.single)
            Property("deep", \.deep)
            Property("either", \.either)
            Property("indexed", \.indexed)
            Property("literal", \.literal)
            Property("count", \.count, default: 3)
        }
        static let jsonKeyPaths: JSONKeyPaths<Tree> = [
            \.deep: "p.q.r", \.either: .firstOf("e1", "p.e2"), \.indexed: .readOnly("xs[1].v"),
        ]
    }
    /// The same from a prototype.
    struct Bush: ValueModel {
        private(set) var id: Int64 = 0
        private(set) var name = ""
        private(set) var note: String?
        private(set) var leaf: Leaf?
        private(set) var leaves: [Leaf] = []
        private(set) var words: [String] = []
        private(set) var map: [String: Leaf] = [:]
        static let propertyKeys = PropertyKeys(startingFrom: Bush()) {
            Property("id", \.id)
            Property("name", \.name)
            Property("note", \.note)
            Property("leaf", \.leaf)
            Property("leaves", \.leaves, default: [])
            Property("words", \.words, default: [])
            Property("map", \.map, default: [:])
        }
    }

    static let seed = Array(
        #"""
        {"id":-12,"name":"a name that is longer than fifteen bytes","note":null,"leaf":{"i":1,"t":"é\n","d":1.5,"b":true},
         "leaves":[{"i":0,"t":""},{"t":"x\u00e9\ud83d\ude00","i":123456789012345678,"d":null}], "map":{"k":{"i":2,"t":"日本"},"l":{"i":3,"t":"y"}},
        "numbers":[1,-2,30],"reals":[0.1,-1e5,12345678901234567890.5],"words":["one","two\\","three is a long text to be kept"],
        "flags":[true,null,false],"small":200,"single":0.5,"p":{"e2":4,"q":{"r":"deep"},"z":[1]},"e1":null,"xs":[0,{"v":7}],
        "literal":1.50e3,"unknown":{"a":[1,2,{"b":null}],"c":"\\\"","d":[[],{}]},"name":"the last name wins","count":12}
        """#.utf8)

    static let pieces = [
        "null", "true", "-", "1.5", "12", "1e400", "\"\"", "\"x\"", "\\", "\\u00e9", "\\ud800", "{", "}", "[", "]", ",",
        ":", " ", "\"id\":",
        "\"leaf\":{}", "é", "\"a\":1,", "[1]", "{\"i\":1,\"t\":\"u\"}", "300", "\n", "0",
    ].map { Array($0.utf8) }

    static func damaged(_ numbers: inout SeededNumbers) -> [UInt8] {
        var bytes = seed
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            let place = Int.random(in: 0..<bytes.count, using: &numbers)
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(contentsOf: pieces.randomElement(using: &numbers)!, at: place)
            case 3:
                // A value for another value.
                let end = bytes[place...].firstIndex { [0x2C, 0x7D, 0x5D].contains($0) } ?? bytes.count
                let start = bytes[..<place].lastIndex { [0x3A, 0x2C, 0x5B].contains($0) }.map { $0 + 1 } ?? place
                bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &numbers)!)
            case 4: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &numbers)))
            default:
                let end = min(bytes.count, place + Int.random(in: 1...60, using: &numbers))
                bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &numbers))
            }
            if bytes.isEmpty { return bytes }
        }
        return bytes
    }

    static func outcome<Value: PropertyValue>(_ type: Value.Type, _ bytes: [UInt8], _ adapter: JSONAdapter) -> String {
        do throws(AdapterError) {
            let value = try adapter.model(of: type, from: bytes)
            return "\(value.hashValue) \(try adapter.jsonString(from: value))"
        } catch {
            return ([error] + error.others).map {
                "\($0.code) \($0.path.pathText) \($0.place?.offset ?? -1) \($0.description)"
            }.joined(separator: "\n")
        }
    }

    @Test func fastAndNeutralLoopsAgree() {
        var numbers = SeededNumbers()
        let adapters = [
            JSONAdapter(), JSONAdapter(errors: .all), JSONAdapter(refusingDuplicateKeys: true),
            JSONAdapter(replacingLoneSurrogates: true, errors: .all),
        ]
        #expect(Self.outcome(Tree.self, Self.seed, adapters[0]).hasSuffix("}"))
        var read = 0
        for round in 0..<SeededNumbers.rounds(300) {
            let bytes = Self.damaged(&numbers)
            let loops = adapters[round % adapters.count].loops
            let trees = loops.map { Self.outcome(Tree.self, bytes, $0) }
            #expect(trees[0] == trees[1], "\(String(decoding: bytes, as: UTF8.self))")
            let bushes = loops.map { Self.outcome(Bush.self, bytes, $0) }
            #expect(bushes[0] == bushes[1], "\(String(decoding: bytes, as: UTF8.self))")
            if bushes[0].hasSuffix("}") { read += 1 }
        }
        #expect(read > 0)
    }

    /// What is read as any value is grammatical, so a model that skips it accepts it too, and only then.
    @Test func skippingAcceptsWhatReadingAccepts() {
        var numbers = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(300) {
            let bytes = Self.damaged(&numbers)
            let skipped = Array("{\"s\":".utf8) + bytes + Array("}".utf8)
            for adapter in JSONAdapter().loops {
                let whole = Result { try adapter.model(of: AnyJSON.self, from: skipped) }
                let skip = Result { try adapter.model(of: Made<Int?>.self, from: skipped) }
                switch (whole, skip) {
                case (.success, .success): continue
                case (.failure(let first as AdapterError), .failure(let second as AdapterError)):
                    #expect(first.code == second.code && first.place?.offset == second.place?.offset)
                default: Issue.record("only one way accepts \(String(decoding: bytes, as: UTF8.self))")
                }
            }
        }
    }
}
