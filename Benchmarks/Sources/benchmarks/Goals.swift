import Contenders
import Documents

/// What the project promises: so many times as fast as JSONDecoder and JSONEncoder, and for any values as
/// JSONSerialization, by bests in one run.
enum Goals {
    private struct Goal {
        let direction: Direction
        let document: Document
        let contenders: [Contender]
        let ratio: Double

        /// By the better of the contenders.
        init(_ direction: Direction, _ document: Document, _ contenders: [Contender], _ ratio: Double) {
            self.direction = direction
            self.document = document
            self.contenders = contenders
            self.ratio = ratio
        }
    }

    private static let either: [Contender] = [.writers, .constructing]

    private static let optimised =
        [
            Goal(.read, .user, [.writers], 7), Goal(.read, .user, [.constructing], 4.5),
            Goal(.read, .twitter, either, 8), Goal(.read, .citm, either, 12),
            Goal(.read, .canada, either, 6), Goal(.read, .weibo, either, 9),
            Goal(.write, .user, either, 10), Goal(.write, .twitter, either, 10), Goal(.write, .citm, either, 20),
            Goal(.write, .canada, either, 8), Goal(.write, .weibo, either, 10),
        ] + Document.allCases.flatMap { [Goal(.read, $0, [.value], 3), Goal(.write, $0, [.value], 3)] }

    private static let unoptimised = [
        Goal(.read, .user, either, 1), Goal(.read, .twitter, either, 1),
    ]

    /// One line for each goal that this run can tell about.
    static func lines(for report: Report) -> [String] {
        (report.optimised ? optimised : unoptimised).compactMap { goal in
            let rows = report.rows.filter {
                $0.direction == goal.direction && $0.document == goal.document.rawValue
                    && goal.contenders.map(\.rawValue).contains($0.contender)
            }
            guard let best = rows.max(by: { $0.ratioOfBests < $1.ratioOfBests }) else { return nil }
            let verdict = best.ratioOfBests >= goal.ratio ? "met   " : "MISSED"
            let what = "\(goal.direction.rawValue) \(goal.document.rawValue), \(best.contender)"
            return "\(verdict)  \(what): \(Report.short(best.ratioOfBests))× of at least \(Report.short(goal.ratio))×"
        }
    }
}
