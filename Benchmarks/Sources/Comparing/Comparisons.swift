import Foundation

/// Runs comparisons and prints them: what the little benchmark programs have in common.
package struct Comparisons {
    private var comparisons: [Comparison]
    private var rounds = 9
    private var seconds = 0.05
    private var once: (contender: String, count: Int)?

    private static let usage = """
        options:
          --only TEXT          only questions that contain the text
          --rounds N           rounds, each with every contender (9)
          --seconds S          time for each contender in a round (0.05)
          --once CONTENDER N   the work of one contender N times and nothing else, for counting instructions
        """

    /// Takes the program's arguments. Ends the program where they are not understood.
    package init(_ comparisons: [Comparison], _ arguments: [String] = CommandLine.arguments) {
        self.comparisons = comparisons
        var arguments = arguments.dropFirst().makeIterator()
        while let option = arguments.next() {
            guard let value = arguments.next() else { Self.fail("\(option) needs a value") }
            switch (option, Int(value), Double(value)) {
            case ("--only", _, _): self.comparisons.removeAll { !$0.question.contains(value) }
            case ("--rounds", let number?, _): rounds = number
            case ("--seconds", _, let number?): seconds = number
            case ("--once", _, _):
                guard let count = arguments.next().flatMap({ Int($0) }) else { Self.fail("--once needs a number") }
                once = (value, count)
            default: Self.fail("\(option) \(value) is not understood")
            }
        }
    }

    /// Measures, then prints the table and a line for each promise.
    package mutating func run() throws {
        if let once {
            for entry in comparisons.flatMap(\.entries) where entry.name == once.contender {
                try repeated(entry.work, once.count)
            }
            return
        }
        for _ in 0..<rounds {
            for index in comparisons.indices { try comparisons[index].addRound(seconds: seconds) }
        }
        print(Self.line("", "", ["best", "median", "of bests", "in rounds"]))
        for comparison in comparisons { print("\n" + table(of: comparison)) }
        print("")
        for comparison in comparisons { for promise in promises(of: comparison) { print(promise) } }
    }

    private func table(of comparison: Comparison) -> String {
        comparison.entries.enumerated().map { index, entry in
            Self.line(
                index == 0 ? comparison.question : "", entry.name,
                [
                    Self.short(entry.best * 1e9) + " ns", Self.short(entry.median * 1e9) + " ns",
                    Self.short(comparison.ratioOfBests(entry)) + "×",
                    Self.short(comparison.ratioWithinRounds(entry)) + "×",
                ])
        }.joined(separator: "\n")
    }

    private func promises(of comparison: Comparison) -> [String] {
        comparison.entries.compactMap { entry in
            guard let limit = entry.limit else { return nil }
            let ratio = comparison.ratioOfBests(entry)
            return "\(ratio <= limit ? "met   " : "MISSED")  \(comparison.question), \(entry.name): "
                + "\(Self.short(ratio))× of at most \(Self.short(limit))×"
        }
    }

    private static func line(_ question: String, _ contender: String, _ cells: [String]) -> String {
        func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
        let names = question + blanks(34 - question.count) + contender + blanks(14 - contender.count)
        return names + cells.map { blanks(12 - $0.count) + $0 }.joined()
    }

    /// Three digits that count.
    private static func short(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }

    private static func fail(_ message: String) -> Never {
        print("\(message)\n\(usage)")
        exit(64)
    }
}

/// The work that a profile collects (`callgrind --toggle-collect`).
@inline(never)
private func repeated(_ work: (Int) throws -> Void, _ count: Int) throws { try work(count) }
