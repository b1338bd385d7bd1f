import Documents
import Foundation
import GitHubUserDocument
import Olivine
import WriterModels

/// Measures streams of GitHub users against reading them all at once.
///
///     streams                     time an element: all at once, one by one, in chunks, on several cores
///     streams gigabyte            1 GB of lines made on the fly: speed, and memory at the peak
@main
struct Streams {
    static func main() async throws {
        switch CommandLine.arguments.dropFirst().first {
        case nil: try await compare()
        case "gigabyte"?: try await gigabyte()
        default:
            print("usage: streams [gigabyte]")
            exit(64)
        }
    }

    /// Chunks of moderate size, as a disk or a socket gives them.
    private static let chunkSize = 1 << 16
    private static let count = 4000
    private static let rounds = 9

    /// A user on one line.
    private static func line() throws -> [UInt8] {
        let user = try JSONAdapter.model(of: JSONValue.self, from: gitHubUserDocument)
        var bytes: [UInt8] = []
        try JSONAdapter().append(user, to: &bytes)
        return bytes
    }

    private static func compare() async throws {
        let line = try line()
        let lines = Array(repeatElement(line + [0x0A], count: count).joined())
        let half = Array(lines[..<(lines.count / 2)])
        let list = [UInt8(ascii: "[")] + Array(repeatElement(line, count: count).joined(separator: [0x2C])) + [0x5D]
        let adapter = JSONAdapter()
        let contenders: [(name: String, body: () async throws -> Int)] = [
            ("all at once", { try adapter.model(of: [GitHubUser].self, from: list).count }),
            ("elements, in memory", { counted(adapter.elements(of: GitHubUser.self, in: list)) { $0.result } }),
            (
                "elements, chunks",
                { counted(adapter.elements(of: GitHubUser.self, from: chunks(list))) { $0.result } }
            ),
            ("lines, in memory", { counted(adapter.lines(of: GitHubUser.self, in: lines)) { $0.result } }),
            ("lines, chunks", { counted(adapter.lines(of: GitHubUser.self, from: chunks(lines))) { $0.result } }),
            ("lines, asynchronous", { try await asynchronous(lines, adapter) }),
            ("lines, main actor", { try await onMainActor(lines, adapter) }),
            ("lines, 2 cores", { try await concurrent(lines, adapter, width: 4) }),
            ("the same, 2 batches", { try await concurrent(lines, adapter, width: 2) }),
            (
                "2 streams, 2 cores",
                {
                    async let other = counted(adapter.lines(of: GitHubUser.self, in: half)) { $0.result }
                    return counted(adapter.lines(of: GitHubUser.self, in: half)) { $0.result } + (await other)
                }
            ),
        ]
        var times = [[Double]](repeating: [], count: contenders.count)
        for _ in 0..<rounds {
            for (index, contender) in contenders.enumerated() {
                let start = ContinuousClock.now
                let found = try await contender.body()
                times[index].append((ContinuousClock.now - start) / .seconds(1))
                precondition(found == count)
            }
        }
        let whole = times[0].min() ?? 1
        for (contender, times) in zip(contenders, times) {
            let best = times.min() ?? 0
            let text = String(format: "%7.0f ns an element  %5.2f×", best * 1e9 / Double(count), best / whole)
            print(contender.name.padding(toLength: 22, withPad: " ", startingAt: 0), text)
        }
    }

    private static func asynchronous(_ lines: [UInt8], _ adapter: JSONAdapter) async throws -> Int {
        var count = 0
        for try await line in adapter.lines(of: GitHubUser.self, from: Chunks(next: chunks(lines))) {
            if case .success = line.result { count += 1 }
        }
        return count
    }

    /// What an actor pays that goes through a stream.
    @MainActor private static func onMainActor(_ lines: [UInt8], _ adapter: JSONAdapter) async throws -> Int {
        var count = 0
        for try await line in adapter.lines(of: GitHubUser.self, from: Chunks(next: chunks(lines))) {
            if case .success = line.result { count += 1 }
        }
        return count
    }

    private static func concurrent(_ lines: [UInt8], _ adapter: JSONAdapter, width: Int) async throws -> Int {
        var count = 0
        let source = Chunks(next: chunks(lines))
        for try await line in adapter.concurrentLines(of: GitHubUser.self, from: source, width: width) {
            if case .success = line.result { count += 1 }
        }
        return count
    }

    private static func counted<Element>(
        _ elements: JSONSequence<Element>, _ result: (Element) -> Result<GitHubUser, AdapterError>
    ) -> Int {
        var count = 0
        for element in elements { if case .success = result(element) { count += 1 } }
        return count
    }

    private static func chunks(_ bytes: [UInt8]) -> () -> [UInt8]? {
        var start = 0
        return {
            if start >= bytes.count { return nil }
            defer { start += chunkSize }
            return Array(bytes[start..<min(bytes.count, start + chunkSize)])
        }
    }

    private static func gigabyte() async throws {
        let line = try line() + [0x0A]
        let block = Array(repeatElement(line, count: 64).joined())
        for name in ["one core", "2 cores"] {
            var left = 1 << 30
            let source: () -> [UInt8]? = {
                if left <= 0 { return nil }
                left -= block.count
                return block
            }
            let start = ContinuousClock.now
            var count = 0
            if name == "one core" {
                count = counted(JSONAdapter().lines(of: GitHubUser.self, from: source)) { $0.result }
            } else {
                let lines = JSONAdapter().concurrentLines(of: GitHubUser.self, from: Chunks(next: source))
                for try await line in lines { if case .success = line.result { count += 1 } }
            }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            print("\(name): \(count) lines, \(Int(1024 / seconds)) MB/s, peak \(peakMemory() / 1024) MB")
        }
    }

    /// Resident memory at the peak, in kB.
    private static func peakMemory() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }
}

/// Chunks as an asynchronous sequence.
struct Chunks: AsyncSequence, AsyncIteratorProtocol {
    let next: () -> [UInt8]?
    func makeAsyncIterator() -> Chunks { self }
    mutating func next() async -> [UInt8]? { next() }
}
