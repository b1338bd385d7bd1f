import CheckSums
import FoundationModels

/// One way to measure, with its times.
struct Trial {
    let direction: String
    let name: String
    let run: () throws -> Void
    private(set) var best = Double.infinity

    /// Checks that the result is the expected one before anything is timed.
    init<Result>(
        _ direction: String, _ name: String, _ expected: CheckSum, _ body: @escaping () throws -> Result
    ) throws {
        self.direction = direction
        self.name = name
        run = { discard(try body()) }
        let result = try body()
        let sum: CheckSum
        if let model = result as? any Summed {
            sum = CheckSum(of: model)
        } else if let dictionary = result as? [String: Any] {
            sum = CheckSum(of: try GitHubUser(strictly: dictionary))
        } else {
            throw Disagreement(name: name)
        }
        guard sum.matches(expected, exactDoubles: true) else { throw Disagreement(name: name) }
    }

    struct Disagreement: Error { let name: String }

    /// Runs for about this many seconds, at least one batch.
    mutating func addRound(seconds: Double) throws {
        let clock = ContinuousClock()
        let batch = 500
        var total = 0.0
        repeat {
            let start = clock.now
            for _ in 0..<batch { try run() }
            let elapsed = (clock.now - start) / .seconds(1)
            best = min(best, elapsed / Double(batch))
            total += elapsed
        } while total < seconds
    }
}

/// Takes a value and does nothing with it, out of the optimiser's sight.
@inline(never)
private func discard<Value>(_ value: Value) {}
