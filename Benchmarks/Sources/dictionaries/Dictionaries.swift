import CheckSums
import ConstructingModels
import Documents
import Foundation
import FoundationModels
import Olivine
import WriterModels

/// A GitHub user from and to dictionaries, against code written by hand that makes the same checks.
///
///     dictionaries [--data DIR] [--rounds N] [--seconds S]
///     dictionaries --trial INDEX --times N       one of them, for a profiler
@main
struct Dictionaries {
    /// What the project promises: at most so many times the time of the hand-written code.
    static let goal = 1.3

    static func main() throws {
        let arguments = CommandLine.arguments
        func value(of option: String) -> String? {
            arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
        }
        let data = try document(in: value(of: "--data"))
        var trials = try reading(data) + writing(data)
        if let index = value(of: "--trial").flatMap({ Int($0) }), trials.indices.contains(index) {
            for _ in 0..<(value(of: "--times").flatMap { Int($0) } ?? 1) { try trials[index].run() }
            return
        }
        let rounds = value(of: "--rounds").flatMap { Int($0) } ?? 15
        let seconds = value(of: "--seconds").flatMap { Double($0) } ?? 0.05
        for _ in 0..<rounds {
            for index in trials.indices { try trials[index].addRound(seconds: seconds) }
        }
        report(trials)
    }

    private static func document(in folder: String?) throws -> Data {
        guard let folder else { return Data(Document.user.generated()) }
        return try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(Document.user.fileName))
    }

    private static func reading(_ data: Data) throws -> [Trial] {
        guard let serialized = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return [] }
        let own = try JSONDecoder().decode(FoundationModels.GitHubUser.self, from: data).dictionary
        let expected = CheckSum(of: try FoundationModels.GitHubUser(strictly: own))
        return try [("from JSONSerialization", serialized), ("from Swift", own)].flatMap { name, dictionary in
            try [
                Trial(name, "by hand", expected) { try FoundationModels.GitHubUser(strictly: dictionary) },
                Trial(name, "constructing", expected) {
                    try JSONAdapter.model(of: ConstructingModels.GitHubUser.self, from: dictionary)
                },
                Trial(name, "writers", expected) {
                    try JSONAdapter.model(of: WriterModels.GitHubUser.self, from: dictionary)
                },
            ]
        }
    }

    private static func writing(_ data: Data) throws -> [Trial] {
        let plain = try JSONDecoder().decode(FoundationModels.GitHubUser.self, from: data)
        let constructed = try JSONAdapter.model(of: ConstructingModels.GitHubUser.self, from: data)
        let written = try JSONAdapter.model(of: WriterModels.GitHubUser.self, from: data)
        let expected = CheckSum(of: plain)
        return try [
            Trial("to a dictionary", "by hand", expected) { plain.dictionary },
            Trial("to a dictionary", "constructing", expected) { try JSONAdapter.jsonDictionary(from: constructed) },
            Trial("to a dictionary", "writers", expected) { try JSONAdapter.jsonDictionary(from: written) },
        ]
    }

    private static func report(_ trials: [Trial]) {
        for trial in trials {
            let byHand = trials.first { $0.direction == trial.direction } ?? trial
            let ratio = trial.best / byHand.best
            let verdict = ratio <= goal ? "" : "  MISSED: at most \(goal)×"
            let time = String(format: "%8.0f ns  %5.2f×", trial.best * 1e9, ratio)
            print(trial.direction.padding(toLength: 24, withPad: " ", startingAt: 0), terminator: "")
            print(trial.name.padding(toLength: 14, withPad: " ", startingAt: 0), time + verdict)
        }
    }
}
