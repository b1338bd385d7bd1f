import Foundation
import Olivine

/// Does one thing again and again, and fails where the process grows. A program of its own: in a test process other
/// tests grow too, and the testing library keeps a note of every error that is thrown.
@main enum MemoryProbe {
    #if DEBUG
        static let rounds = 3_000
    #else
        static let rounds = 100_000
    #endif

    static func main() throws {
        switch CommandLine.arguments.last {
        case "list": try claimFlat { _ = try JSONAdapter.model(of: [Int].self, from: [0x5B, 0x30, 0x5D]) }
        case "model":
            let bytes = Array(document.utf8)
            try claimFlat {
                let model = try JSONAdapter.model(of: Sample.self, from: bytes)
                _ = try JSONAdapter.jsonData(from: model)
            }
        case "failures": try fail()
        default: exit(2)
        }
    }

    private static func fail() throws {
        // Faults of all sorts, the last in the middle of values that are there already.
        let broken = [
            "[1,2,", "[1,\"x\"]", document.replacing("true", with: "7"), document.replacing("\"id\"", with: "\"ID\""),
            String(document.dropLast(40)),
        ].map { Array($0.utf8) }
        let all = JSONAdapter(errors: .all)
        try claimFlat(rounds: rounds / 10) {
            for bytes in broken {
                guard (try? JSONAdapter.model(of: Sample.self, from: bytes)) == nil,
                    (try? all.model(of: [Sample].self, from: bytes)) == nil
                else { throw CancellationError() }
            }
        }
    }

    /// Runs the body often; the resident size may not grow by more than 2 MB after the first tenth.
    private static func claimFlat(rounds: Int = rounds, _ body: () throws -> Void) throws {
        for _ in 0..<rounds / 10 { try body() }
        let before = try residentBytes()
        for _ in 0..<rounds { try body() }
        let growth = try residentBytes() - before
        print("\(growth) bytes more after \(rounds) rounds")
        exit(growth > 2 << 20 ? 1 : 0)
    }

    private static func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return (Int(fields[1]) ?? 0) * 4096
    }

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
