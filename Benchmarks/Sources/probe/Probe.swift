import Contenders
import Documents
import Foundation

/// Reads or writes one document N times and nothing else, for counting instructions.
///
///     probe read twitter 3 --contender writers --data DIR
///
/// Run with two different N, the difference is free of start-up, of generating the document and of first-time costs.
@main
struct Probe {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let folder = take("--data", from: &arguments)
        let contender = take("--contender", from: &arguments) ?? Contender.writers.rawValue
        guard arguments.count == 3, let direction = Direction(rawValue: arguments[0]),
            let document = Document(rawValue: arguments[1]), let count = Int(arguments[2]), count > 0,
            let contender = Contender(rawValue: contender)
        else {
            print("usage: probe read|write DOCUMENT N [--contender NAME] [--data DIR]")
            exit(64)
        }
        let trial = try contender.trial(direction, document, document.data(in: folder))
        try trial.run()
        try repeated(trial, count - 1)
        print(trial.bytes)
    }

    private static func take(_ option: String, from arguments: inout [String]) -> String? {
        guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
        defer { arguments.removeSubrange(index...index + 1) }
        return arguments[index + 1]
    }
}

/// The second and later times; a profile collects inside this function only (`callgrind --toggle-collect`).
@inline(never)
private func repeated(_ trial: Trial, _ count: Int) throws {
    for _ in 0..<count { try trial.run() }
}
