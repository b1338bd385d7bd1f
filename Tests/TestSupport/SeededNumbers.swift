#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Random numbers that can be had again (SplitMix64; Steele, Lea and Flood, 2014). Every run has the same ones, so that a
/// red test says something about the change; `OLIVINE_SEED=new` looks for what nobody has seen, and a number repeats it.
public struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// Prints the seed: of the test's name, or as OLIVINE_SEED says.
    public init(_ test: String = #function) {
        let named = test.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
        state =
            switch ProcessInfo.processInfo.environment["OLIVINE_SEED"] {
            case nil: named
            case "new"?: .random(in: 0...(.max))
            case let seed?: UInt64(seed) ?? named
            }
        print("\(test): OLIVINE_SEED=\(state)")
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
        return bits ^ bits >> 31
    }

    /// An integer of any length, short ones as often as long ones.
    public mutating func anyLength() -> UInt64 {
        next() >> UInt64.random(in: 0...63, using: &self)
    }

    /// How often a random check is repeated: OLIVINE_LONG makes it a thousand times as often.
    public static func rounds(_ count: Int) -> Int {
        ProcessInfo.processInfo.environment["OLIVINE_LONG"] == nil ? count : count * 1_000
    }
}
