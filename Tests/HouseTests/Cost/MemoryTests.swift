import Foundation
import Testing

@testable import Olivine

/// R25, B101: no growth from one decode to the next. Each test runs in a process of its own, so that nothing else grows.
@Suite struct MemoryTests {
    #if DEBUG
        static let rounds = 3_000
    #else
        static let rounds = 100_000
    #endif

    #if os(Linux)
        @Test func readingAShortListAgainAndAgainTakesNoMemory() async {
            await #expect(processExitsWith: .success) {
                try MemoryTests.claimFlat { _ = try JSONAdapter.model(of: [Int].self, from: [0x5B, 0x30, 0x5D]) }
            }
        }

        @Test func readingAModelAgainAndAgainTakesNoMemory() async {
            await #expect(processExitsWith: .success) {
                let bytes = Array(MemoryTests.document.utf8)
                try MemoryTests.claimFlat {
                    let model = try JSONAdapter.model(of: Sample.self, from: bytes)
                    _ = try JSONAdapter.jsonData(from: model)
                }
            }
        }

        @Test func failingAgainAndAgainTakesNoMemory() async {
            await #expect(processExitsWith: .success) {
                // Faults of all sorts, the last in the middle of values that are there already.
                let broken = [
                    "[1,2,", "[1,\"x\"]", MemoryTests.document.replacing("true", with: "7"),
                    MemoryTests.document.replacing("\"id\"", with: "\"ID\""), String(MemoryTests.document.dropLast(40)),
                ].map { Array($0.utf8) }
                let all = JSONAdapter(errors: .all)
                try MemoryTests.claimFlat(rounds: MemoryTests.rounds / 10) {
                    for bytes in broken {
                        guard (try? JSONAdapter.model(of: Sample.self, from: bytes)) == nil,
                            (try? all.model(of: [Sample].self, from: bytes)) == nil
                        else { throw CancellationError() }
                    }
                }
            }
        }

        /// Runs the body often; the resident size may not grow by more than 2 MB after the first tenth.
        static func claimFlat(rounds: Int = rounds, _ body: () throws -> Void) throws {
            for _ in 0..<rounds / 10 { try body() }
            let before = try residentBytes()
            for _ in 0..<rounds { try body() }
            let growth = try residentBytes() - before
            precondition(growth <= 2 << 20, "\(growth) bytes more after \(rounds) rounds")
        }

        private static func residentBytes() throws -> Int {
            let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return (Int(fields[1]) ?? 0) * 4096
        }
    #endif

    /// About 1 KB.
    static let document: String = {
        let label = #"{"name":"a label with a name of some length","colour":"a0b1c2"}"#
        let labels = Array(repeating: label, count: 12).joined(separator: ",")
        return """
            {"id":12345678901,"title":"A title that does not fit into fifteen bytes","isOpen":true,"score":3.25,
            "labels":[\(labels)],"counts":[1,2,3,4,5,6,7,8],"notes":{"a":"first","b":"second note, a longer one"}}
            """
    }()
}

struct Sample: ValueModel {
    let id: Int, title: String, isOpen: Bool, score: Double?, labels: [Label], counts: [Int], notes: [String: String]
    static let propertyKeys = PropertyKeys(Sample.init) {
        Property("id", \.id)
        Property("title", \.title)
        Property("isOpen", \.isOpen)
        Property("score", \.score)
        Property("labels", \.labels)
        Property("counts", \.counts)
        Property("notes", \.notes)
    }

    struct Label: ValueModel {
        private(set) var name = ""
        private(set) var colour = ""
        static let propertyKeys = PropertyKeys(startingFrom: Label()) {
            Property("name", \.name)
            Property("colour", \.colour)
        }
    }
}
