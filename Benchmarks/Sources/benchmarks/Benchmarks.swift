import CheckSums
import Contenders
import Documents
import Foundation

/// Measures all contenders in one process, round by round, and prints a table.
@main
struct Benchmarks {
    static func main() throws {
        do {
            try run(Arguments(Array(CommandLine.arguments.dropFirst())))
        } catch let misuse as Misuse {
            print("\(misuse.message)\n\(Arguments.usage)")
            exit(64)
        }
    }

    private static func run(_ arguments: Arguments) throws {
        if let folder = arguments.written { return try writeDocuments(to: folder) }
        var timings = try prepare(arguments)
        for _ in 0..<arguments.rounds {
            for index in timings.indices {
                try timings[index].addRound(seconds: arguments.seconds)
            }
        }
        let report = Report(timings)
        print(report.table())
        print(Goals.lines(for: report).joined(separator: "\n"))
        if let file = arguments.report { try report.json().write(to: URL(fileURLWithPath: file)) }
    }

    /// Everything to measure, once the contenders agree about every field.
    private static func prepare(_ arguments: Arguments) throws -> [Timing] {
        var timings: [Timing] = []
        for document in arguments.documents {
            let data = try document.data(in: arguments.folder)
            let expected = try Contender.codable.trial(.read, document, data).checkSum()
            for direction in arguments.directions {
                for contender in arguments.contenders {
                    let trial = try contender.trial(direction, document, data)
                    guard try trial.checkSum().matches(expected, exactDoubles: contender.roundsCorrectly) else {
                        print("\(contender) does not \(direction) the same \(document) as JSONDecoder reads")
                        exit(1)
                    }
                    timings.append(Timing(document, direction, contender, trial))
                }
            }
        }
        return timings
    }

    private static func writeDocuments(to folder: String) throws {
        let folder = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for document in Document.allCases {
            try Data(document.generated()).write(to: folder.appendingPathComponent(document.fileName))
        }
    }
}
