import Contenders
import Documents
import Foundation

/// The figures of a run: a table to read and a file to keep.
struct Report: Encodable {
    struct Row: Encodable {
        let document: String
        let direction: Direction
        let contender: String
        let bytes: Int
        let bestSeconds: Double
        let medianSeconds: Double
        let bestMegabytesPerSecond: Double
        let medianMegabytesPerSecond: Double
        /// The best time of its contender's baseline, such as JSONDecoder's, over this one's best.
        let ratioOfBests: Double
        /// The same of medians within a round, at the median of the rounds.
        let ratioWithinRounds: Double
    }

    let optimised: Bool
    let rows: [Row]

    init(_ timings: [Timing]) {
        optimised = isOptimised
        rows = timings.map { one in
            let baseline = timings.first {
                $0.contender == one.contender.baseline && $0.document == one.document && $0.direction == one.direction
            }!
            let megabytes = Double(one.trial.bytes) / 1e6
            return Row(
                document: one.document.rawValue,
                direction: one.direction,
                contender: one.contender.rawValue,
                bytes: one.trial.bytes,
                bestSeconds: one.best,
                medianSeconds: one.median,
                bestMegabytesPerSecond: megabytes / one.best,
                medianMegabytesPerSecond: megabytes / one.median,
                ratioOfBests: baseline.best / one.best,
                ratioWithinRounds: one.ratioWithinRounds(to: baseline)
            )
        }
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self)
    }

    /// Models, then any values, for each direction.
    func table() -> String {
        var lines: [String] = []
        for (isArbitrary, direction) in [false, true].flatMap({ kind in Direction.allCases.map { (kind, $0) } }) {
            let rows = rows.filter {
                $0.direction == direction && Contender(rawValue: $0.contender)?.isArbitrary == isArbitrary
            }
            if rows.isEmpty { continue }
            let title = isArbitrary ? "any values, \(direction.rawValue)" : direction.rawValue
            let columns = ["bytes", "best", "median", "best MB/s", "median MB/s", "of bests", "in rounds"]
            lines.append(Self.line(title, "", columns))
            var previous = ""
            for row in rows {
                if row.document != previous { lines.append("") }
                let cells = [
                    String(row.bytes), Self.time(row.bestSeconds), Self.time(row.medianSeconds),
                    Self.short(row.bestMegabytesPerSecond), Self.short(row.medianMegabytesPerSecond),
                    Self.short(row.ratioOfBests) + "×", Self.short(row.ratioWithinRounds) + "×",
                ]
                lines.append(Self.line(row.document == previous ? "" : row.document, row.contender, cells))
                previous = row.document
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ document: String, _ contender: String, _ cells: [String]) -> String {
        func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
        let names = document + blanks(9 - document.count) + contender + blanks(14 - contender.count)
        return names + cells.map { blanks(12 - $0.count) + $0 }.joined()
    }

    /// Three digits that count.
    static func short(_ value: Double) -> String {
        String(format: value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }

    private static func time(_ seconds: Double) -> String {
        seconds < 1e-3 ? short(seconds * 1e6) + " µs" : short(seconds * 1e3) + " ms"
    }
}

let isOptimised: Bool = {
    var optimised = true
    assert(
        {
            optimised = false; return true
        }())
    return optimised
}()
