import Foundation
import Olivine

// swift run lines [FILE]
@main
struct Lines {
    static func main() throws {
        if let path = CommandLine.arguments.dropFirst().first {
            print(try report(on: URL(fileURLWithPath: path)))
        } else {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID()).jsonl")
            try Event.log(of: 40_000).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            print(try report(on: file))
        }
    }

    /// What a log holds, read one event at a time: the file may be larger than the memory.
    static func report(on file: URL) throws -> String {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        let size = try handle.seekToEnd()
        try handle.seek(toOffset: 0)

        var bar = ProgressBar(total: Int(size))
        var summary = Summary()
        for line in JSONAdapter().lines(of: Event.self, from: { try handle.read(upToCount: 1 << 16) }) {
            switch line.result {
            case .success(let event): summary.add(event)
            case .failure(let error): summary.faults.append("line \(line.number): \(error.redacted)")
            }
            bar.show(line.bytes.upperBound)
        }
        bar.end()
        return summary.text
    }
}

/// What is told of a log.
struct Summary {
    private var counts: [Event.Level: Int] = [:]
    private var slowest: [String: Double] = [:]
    var faults: [String] = []

    mutating func add(_ event: Event) {
        counts[event.level, default: 0] += 1
        if let time = event.milliseconds { slowest[event.service] = max(slowest[event.service] ?? 0, time) }
    }

    var text: String {
        let levels = Event.Level.allCases.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", ")
        let times = slowest.sorted { $0.key < $1.key }.map { "  \($0.key): at most \($0.value) ms" }
        return
            (["\(counts.values.reduce(0, +)) events: \(levels)"] + times + ["\(faults.count) bad lines"]
            + faults.prefix(5).map { "  " + $0 }).joined(separator: "\n")
    }
}
