import Comparing
import Shipments

/// What follows from a table against what the compiler makes for a plain struct of the same thirty properties.
@main
struct Derived {
    static func main() throws {
        var comparisons = Comparisons([
            equality(), equalStorage(), difference(), hash(), copy(), with(), noChanges(), oneChange(),
        ])
        try comparisons.run()
    }

    /// Equal values that share no storage, so that every property is looked into.
    private static func equality() -> Comparison {
        var comparison = Comparison("==, equal values")
        let (first, second) = (PlainShipment.sample(2), PlainShipment.sample(2))
        add(to: &comparison, atMost: 4, first, second)
        return comparison
    }

    /// A value and its copy.
    private static func equalStorage() -> Comparison {
        var comparison = Comparison("==, a value and its copy")
        let value = PlainShipment.sample(2)
        add(to: &comparison, atMost: nil, value, value)
        return comparison
    }

    /// Values that differ in the last property.
    private static func difference() -> Comparison {
        var comparison = Comparison("==, the last property differs")
        let (first, second) = (PlainShipment.sample(2), PlainShipment.sample(2).tagged(["rocks"]))
        add(to: &comparison, atMost: nil, first, second)
        return comparison
    }

    private static func add(
        to comparison: inout Comparison, atMost limit: Double?, _ first: PlainShipment, _ second: PlainShipment
    ) {
        comparison.add("synthesised") { count in for _ in 0..<count { discard(first == second) } }
        let (written, writtenToo) = (WriterShipment(first), WriterShipment(second))
        comparison.add("writers", atMost: limit) { count in for _ in 0..<count { discard(written == writtenToo) } }
        let (made, madeToo) = (ConstructingShipment(first), ConstructingShipment(second))
        comparison.add("constructing", atMost: limit) { count in for _ in 0..<count { discard(made == madeToo) } }
    }

    private static func hash() -> Comparison {
        var comparison = Comparison("hash")
        let value = PlainShipment.sample(2)
        comparison.add("synthesised") { count in for _ in 0..<count { discard(value.hashValue) } }
        let written = WriterShipment(value)
        comparison.add("writers") { count in for _ in 0..<count { discard(written.hashValue) } }
        let made = ConstructingShipment(value)
        comparison.add("constructing") { count in for _ in 0..<count { discard(made.hashValue) } }
        return comparison
    }

    /// A copy with one change: the memberwise initialiser is called with thirty arguments.
    private static func copy() -> Comparison {
        var comparison = Comparison("copy, one change")
        let value = PlainShipment.sample(2)
        comparison.add("memberwise") { count in for _ in 0..<count { discard(value.tagged(["rocks"])) } }
        let written = WriterShipment(value)
        comparison.add("writers", atMost: 1.5) { count in
            for _ in 0..<count { discard(try written.copy { $0.tags = ["rocks"] }) }
        }
        let made = ConstructingShipment(value)
        comparison.add("constructing", atMost: 3) { count in
            for _ in 0..<count { discard(try made.copy { $0.tags = ["rocks"] }) }
        }
        return comparison
    }

    private static func with() -> Comparison {
        var comparison = Comparison("with, one change")
        let value = PlainShipment.sample(2)
        comparison.add("memberwise") { count in for _ in 0..<count { discard(value.tagged(["rocks"])) } }
        let written = WriterShipment(value)
        comparison.add("writers") { count in for _ in 0..<count { discard(try written.with(\.tags, ["rocks"])) } }
        let made = ConstructingShipment(value)
        comparison.add("constructing") { count in for _ in 0..<count { discard(try made.with(\.tags, ["rocks"])) } }
        return comparison
    }

    /// Equal values that share no storage: nothing has changed.
    private static func noChanges() -> Comparison {
        var comparison = Comparison("changes, equal values")
        let (first, second) = (WriterShipment(.sample(2)), WriterShipment(.sample(2)))
        comparison.add("==") { count in for _ in 0..<count { discard(first == second) } }
        comparison.add("changes(from:)", atMost: 1.5) { count in
            for _ in 0..<count { discard(first.changes(from: second)) }
        }
        return comparison
    }

    private static func oneChange() -> Comparison {
        var comparison = Comparison("changes, one difference")
        let (first, second) = (WriterShipment(.sample(2)), WriterShipment(PlainShipment.sample(2).tagged(["rocks"])))
        comparison.add("==") { count in for _ in 0..<count { discard(first == second) } }
        comparison.add("changes(from:)") { count in for _ in 0..<count { discard(first.changes(from: second)) } }
        return comparison
    }
}
