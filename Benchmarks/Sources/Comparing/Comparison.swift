/// One question, asked of several contenders in turns: how long does the same work take?
///
///     var comparison = Comparison("==, equal values")
///     comparison.add("synthesised") { count in for _ in 0..<count { discard(first == second) } }
///     comparison.add("writers", atMost: 4) { count in … }
///
/// The first contender is the 1× of the others.
package struct Comparison {
    package let question: String
    private(set) var entries: [Entry] = []

    /// One contender.
    struct Entry {
        let name: String
        /// What the project promises: so many times the first contender's time at most.
        let limit: Double?
        /// Does the work so many times.
        let work: (Int) throws -> Void
        /// Seconds for one time, one list a round.
        var rounds: [[Double]] = []

        var best: Double { rounds.joined().min() ?? .infinity }
        var median: Double { Comparison.median(rounds.map(Comparison.median)) }
    }

    package init(_ question: String) { self.question = question }

    /// Adds a contender. Its work is a loop of so many times, so that calling it costs nothing.
    package mutating func add(_ name: String, atMost limit: Double? = nil, _ work: @escaping (Int) throws -> Void) {
        entries.append(Entry(name: name, limit: limit, work: work))
    }

    /// Times every contender for about so many seconds, in batches of some 20 µs to begin with.
    mutating func addRound(seconds: Double) throws {
        let clock = ContinuousClock()
        for index in entries.indices {
            var times: [Double] = []
            var (total, batch) = (0.0, 64)
            repeat {
                let start = clock.now
                try entries[index].work(batch)
                let elapsed = (clock.now - start) / .seconds(1)
                total += elapsed
                // A batch that is too short says nothing but warms up.
                if elapsed < 2e-4 { batch *= 2 } else { times.append(elapsed / Double(batch)) }
            } while total < seconds || times.isEmpty
            entries[index].rounds.append(times)
        }
    }

    /// An entry's best time over the first entry's best.
    func ratioOfBests(_ entry: Entry) -> Double { entry.best / entries[0].best }

    /// The same of medians within a round, at the median of the rounds.
    func ratioWithinRounds(_ entry: Entry) -> Double {
        Self.median(
            zip(entry.rounds, entries[0].rounds).map { mine, first in Self.median(mine) / Self.median(first) })
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? .infinity : sorted[sorted.count / 2]
    }
}

/// Takes a value and does nothing with it, out of the optimiser's sight.
@inline(never)
package func discard<Value>(_ value: Value) {}
