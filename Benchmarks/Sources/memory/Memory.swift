import Contenders
import Documents
import Foundation

/// Measures the memory of one contender in a process of its own.
///
///     memory peak twitter --contender writers --data DIR     kB kept, and kB at the peak, by reading it once
///     memory growth twitter --contender writers              bytes still allocated after 10,000 more readings
@main
struct Memory {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let folder = take("--data", from: &arguments)
        let contender = take("--contender", from: &arguments) ?? Contender.writers.rawValue
        let count = Int(take("--count", from: &arguments) ?? "10000")
        guard arguments.count == 2, let document = Document(rawValue: arguments[1]),
            let contender = Contender(rawValue: contender), let count
        else { usage() }
        let data = try document.data(in: folder)
        switch arguments[0] {
        case "peak": try peak(contender, document, data)
        case "growth": try growth(contender, document, data, count)
        default: usage()
        }
    }

    /// The code is warmed up by reading a GitHub user; what the document's own types cost once counts as kept.
    private static func peak(_ contender: Contender, _ document: Document, _ data: Data) throws {
        let warmUp = try contender.trial(.read, .user, Document.user.data(in: nil))
        for _ in 0..<3 { try warmUp.run() }
        let trial = try contender.trial(.read, document, data)
        _ = ProcessMemory.peak
        ProcessMemory.trim()
        try ProcessMemory.resetPeak()
        let before = ProcessMemory.resident
        let allocatedBefore = ProcessMemory.allocated

        let kept = try trial.result()

        let peak = ProcessMemory.peak
        let allocated = ProcessMemory.allocated
        ProcessMemory.trim()
        let after = ProcessMemory.resident
        withExtendedLifetime(kept) {}
        print(after - before, peak - before, (allocated - allocatedBefore) / 1024)
    }

    /// Every second document is damaged: cut short, or with a byte replaced, each time at another place.
    private static func growth(_ contender: Contender, _ document: Document, _ data: Data, _ count: Int) throws {
        var failures = 0
        func readings(_ range: Range<Int>) throws {
            for number in range {
                if number.isMultiple(of: 2) {
                    try contender.trial(.read, document, data).run()
                    continue
                }
                let place = number &* 7_919 % data.count
                var damaged = number.isMultiple(of: 3) ? data.prefix(place) : data
                if damaged.count == data.count { damaged[damaged.startIndex + place] = UInt8(ascii: "}") }
                do { try contender.trial(.read, document, damaged).run() } catch { failures += 1 }
            }
        }
        try readings(0..<count / 10)
        ProcessMemory.trim()
        let (allocated, resident) = (ProcessMemory.allocated, ProcessMemory.resident)
        failures = 0
        try readings(0..<count)
        ProcessMemory.trim()
        print(ProcessMemory.allocated - allocated, ProcessMemory.resident - resident, failures)
    }

    private static func take(_ option: String, from arguments: inout [String]) -> String? {
        guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
        defer { arguments.removeSubrange(index...index + 1) }
        return arguments[index + 1]
    }

    private static func usage() -> Never {
        print("usage: memory peak|growth DOCUMENT [--contender NAME] [--data DIR] [--count N]")
        exit(64)
    }
}
