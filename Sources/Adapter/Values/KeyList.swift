/// The keys of a JSON object in their order, each once.
///
/// Keys are compared by their scalars (R5). Finding one takes the same time however many there are, whatever a document
/// does to prevent it.
struct KeyList: Sendable {
    /// So many keys are looked at one by one; more have an index.
    static let fewest = 32
    /// The bits of a slot that tell the position; those above are a part of the hash.
    private static let positionBits: UInt64 = 40

    private(set) var keys: [String]
    /// For each key its position + 1 and a part of its hash, 0 where none is: by open addressing, at most half full.
    private var slots: [UInt64] = []

    init() { keys = [] }

    /// Keys that are known to differ.
    init(differing keys: [String]) {
        self.keys = keys
        if keys.count > Self.fewest { index() }
    }

    /// The position of a key. `hint` is the one that is likely.
    func position(of key: String, hint: Int = 0) -> Int? {
        if hint < keys.count, keys[hint].isSpelled(key) { return hint }
        if slots.isEmpty {
            var position = 0
            while position < keys.count {
                if keys[position].isSpelled(key) { return position }
                position += 1
            }
            return nil
        }
        let slot = slots[slot(of: key, hash: key.seededHash)]
        return slot == 0 ? nil : Self.position(slot)
    }

    /// Appends a key, unless it is there: then its position is the result.
    mutating func append(_ key: String) -> Int? {
        if slots.isEmpty {
            if let known = position(of: key) { return known }
            keys.append(key)
            if keys.count > Self.fewest { index() }
            return nil
        }
        let hash = key.seededHash
        let slot = slot(of: key, hash: hash)
        if slots[slot] != 0 { return Self.position(slots[slot]) }
        keys.append(key)
        if keys.count * 2 > slots.count {
            index()
        } else {
            slots[slot] = Self.slot(hash, keys.count - 1)
        }
        return nil
    }

    /// Takes the key at a position away.
    mutating func remove(at position: Int) {
        keys.remove(at: position)
        slots = []
        if keys.count > Self.fewest { index() }
    }

    // MARK: The index

    private static func slot(_ hash: Int, _ position: Int) -> UInt64 {
        (UInt64(truncatingIfNeeded: hash) >> positionBits) << positionBits | UInt64(position + 1)
    }

    private static func position(_ slot: UInt64) -> Int { Int(slot & (1 << positionBits - 1)) - 1 }

    /// The slot of a key: where it stands, or where it would.
    private func slot(of key: String, hash: Int) -> Int {
        let mask = slots.count - 1
        let part = UInt64(truncatingIfNeeded: hash) >> Self.positionBits
        var index = hash & mask
        while slots[index] != 0 {
            if slots[index] >> Self.positionBits == part, keys[Self.position(slots[index])].isSpelled(key) { break }
            index = (index + 1) & mask
        }
        return index
    }

    /// Makes the index anew, with room for as many keys again.
    private mutating func index() {
        var size = 64
        while size < keys.count * 3 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
        for position in keys.indices {
            let hash = keys[position].seededHash
            var index = hash & (size - 1)
            while slots[index] != 0 { index = (index + 1) & (size - 1) }
            slots[index] = Self.slot(hash, position)
        }
    }
}

/// Keys that are shared by all objects that have the same.
///
/// An object changes its keys only where it alone holds them, and a copy of them otherwise: so keys that are shared never
/// change, and may be read by many threads.
final class ObjectKeys: @unchecked Sendable {
    static let none = ObjectKeys(KeyList())

    var list: KeyList

    init(_ list: KeyList) { self.list = list }
}
