import Comparing
import Shipments

/// What follows from a table against what the compiler makes for a plain struct of the same thirty properties.
@main
struct Derived {
    static func main() throws {
        var comparisons = Comparisons([equality(), equalStorage(), difference(), hash()])
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
}
