/// The order of some things that are known by their positions.
///
///     Order.positions(keys.count) { keys[$0].precedesByBytes(keys[$1]) }
///
/// PERF: the one sort of the library, and not generic: a sort for each kind of element costs a program 4 kB a kind.
enum Order {
    /// The positions from 0 to `count`, put in order; equal ones as they came.
    @inline(never)
    static func positions(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] { (0..<count).sorted(by: precedes) }

    /// The positions of texts in the order of their UTF-8 bytes.
    static func positions(ofBytes texts: [String]) -> [Int] {
        positions(texts.count) { texts[$0].precedesByBytes(texts[$1]) }
    }

    /// The positions of byte strings in the order of their bytes.
    static func positions(of bytes: [[UInt8]]) -> [Int] {
        positions(bytes.count) { bytes[$0].lexicographicallyPrecedes(bytes[$1]) }
    }
}

extension Array {
    /// The elements at some positions.
    func elements(at positions: [Int]) -> [Element] { positions.map { self[$0] } }
}
