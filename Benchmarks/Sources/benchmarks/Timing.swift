import Contenders
import Documents

/// The times of one contender, reading or writing one document.
struct Timing {
    let document: Document
    let direction: Direction
    let contender: Contender
    let trial: Trial
    /// Seconds for each document, one list a round.
    private(set) var rounds: [[Double]] = []

    init(_ document: Document, _ direction: Direction, _ contender: Contender, _ trial: Trial) {
        self.document = document
        self.direction = direction
        self.contender = contender
        self.trial = trial
    }

    /// Small documents are timed several at once.
    private var batch: Int {
        switch document {
        case .user: 500
        case .weibo: 20
        case .twitter, .citm, .canada: 1
        }
    }

    /// Runs for about this many seconds, at least one batch.
    mutating func addRound(seconds: Double) throws {
        let clock = ContinuousClock()
        var times: [Double] = []
        var total = 0.0
        repeat {
            let start = clock.now
            for _ in 0..<batch { try trial.run() }
            let elapsed = (clock.now - start) / .seconds(1)
            times.append(elapsed / Double(batch))
            total += elapsed
        } while total < seconds
        rounds.append(times)
    }

    var best: Double {
        rounds.joined().min() ?? .infinity
    }

    var median: Double {
        Self.median(rounds.map(Self.median))
    }

    /// How many times faster than another in the same round, at the median.
    func ratioWithinRounds(to other: Timing) -> Double {
        Self.median(zip(rounds, other.rounds).map { mine, theirs in Self.median(theirs) / Self.median(mine) })
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard let middle = sorted.dropFirst(sorted.count / 2).first else { return .infinity }
        return sorted.count % 2 == 1 ? middle : (middle + sorted[sorted.count / 2 - 1]) / 2
    }
}
