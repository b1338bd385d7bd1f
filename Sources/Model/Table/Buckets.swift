/// Finds positions in a list by a hash, by open addressing: for the names, paths and types of tables and plans.
///
/// PERF: not a `Dictionary`. Each of its forms costs a program's first reading a search through all conformances there
/// are, which takes longer than the reading itself.
struct Buckets: Sendable {
    /// The hash of each position.
    private var hashes: [Int] = []
    /// Positions + 1; 0 where none is. Empty as long as the few hashes are compared one by one.
    private var slots: [Int] = []

    private static let fewest = 8

    /// How many positions there are.
    var count: Int { hashes.count }

    /// The position of an element that has this hash and is the same.
    func position(hash: Int, where isSame: (Int) -> Bool) -> Int? {
        if slots.isEmpty {
            var position = 0
            while position < hashes.count {
                if hashes[position] == hash, isSame(position) { return position }
                position += 1
            }
            return nil
        }
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] != 0 {
            let position = slots[slot] - 1
            if hashes[position] == hash, isSame(position) { return position }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Adds the next position, unless an element is the same: then its position is the result.
    mutating func insert(hash: Int, unless isSame: (Int) -> Bool) -> Int? {
        if let known = position(hash: hash, where: isSame) { return known }
        append(hash: hash)
        return nil
    }

    /// Adds the next position.
    mutating func append(hash: Int) {
        hashes.append(hash)
        guard hashes.count > Self.fewest else { return }
        if hashes.count * 2 > slots.count {
            slots = [Int](repeating: 0, count: max(64, slots.count * 2))
            for position in hashes.indices { place(position) }
        } else {
            place(hashes.count - 1)
        }
    }

    private mutating func place(_ position: Int) {
        let mask = slots.count - 1
        var slot = hashes[position] & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = position + 1
    }
}

extension String {
    /// A hash of the bytes (FNV-1a), the same for texts that are spelled the same.
    var bytesHash: Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash &>> 32)
    }
}

extension Sequence where Element == PathStep {
    /// A hash of the path.
    var pathHash: Int {
        reduce(into: 17) { hash, component in
            switch component {
            case .key(let key): hash = hash &* 31 &+ key.bytesHash
            case .index(let index): hash = hash &* 31 &+ index
            }
        }
    }
}
