/// The keys of a JSON object in their order, shared by all objects that have the same ones.
///
/// Keys are compared by their scalars (R5). Finding one takes the same time however many there are, whatever a document
/// does to prevent it.
///
/// An object changes its keys only where it alone holds them; otherwise it changes a copy. So keys that are shared never
/// change, and may be read by many threads.
final class ObjectKeys: @unchecked Sendable {
    /// No keys.
    static let none = ObjectKeys()
    /// As many keys are looked at one by one; more have an index.
    static let fewest = 16
    /// The bits of a slot that tell the position; those above them are the hash's.
    private static let positionBits = 40

    private(set) var list: [String]
    /// For each key its position + 1, and a part of its hash; 0 where none is. Open addressing, at most half full.
    private var slots: [UInt64] = []

    init() { list = [] }

    /// Keys that are known to differ.
    init(differing keys: [String]) {
        list = keys
        if keys.count > Self.fewest { makeSlots(room: keys.count) }
    }

    /// A copy, for an object that changes its keys.
    init(_ other: ObjectKeys) {
        list = other.list
        slots = other.slots
    }

    var count: Int { list.count }

    /// Whether both are the same keys in the same order.
    func isSame(as other: ObjectKeys) -> Bool {
        guard self !== other else { return true }
        guard list.count == other.list.count else { return false }
        return list.indices.allSatisfy { list[$0].isSpelled(other.list[$0]) }
    }

    /// The position of a key. `hint` is the one that is likely.
    func position(of key: String, hint: Int = 0) -> Int? {
        if hint < list.count, list[hint].isSpelled(key) { return hint }
        if slots.isEmpty {
            var position = 0
            while position < list.count {
                if list[position].isSpelled(key) { return position }
                position += 1
            }
            return nil
        }
        let slot = slots[slot(of: key, hash: key.seededHash)]
        return slot == 0 ? nil : Self.position(slot)
    }

    /// Appends a key, unless it is there: then its position is the result.
    func append(_ key: String) -> Int? {
        if slots.isEmpty {
            if let known = position(of: key) { return known }
            list.append(key)
            if list.count > Self.fewest { makeSlots(room: list.count) }
            return nil
        }
        let hash = key.seededHash
        let slot = slot(of: key, hash: hash)
        if slots[slot] != 0 { return Self.position(slots[slot]) }
        list.append(key)
        if list.count * 2 > slots.count {
            makeSlots(room: list.count)
        } else {
            slots[slot] = Self.slot(hash, list.count - 1)
        }
        return nil
    }

    /// Takes the key at a position away.
    func remove(at position: Int) {
        list.remove(at: position)
        slots = []
        if list.count > Self.fewest { makeSlots(room: list.count) }
    }

    // MARK: The index

    private static func slot(_ hash: Int, _ position: Int) -> UInt64 {
        (UInt64(truncatingIfNeeded: hash) >> positionBits) << positionBits | UInt64(position + 1)
    }

    private static func position(_ slot: UInt64) -> Int { Int(slot & (1 << positionBits - 1)) - 1 }

    /// The slot of a key: where it stands, or where it would.
    private func slot(of key: String, hash: Int) -> Int {
        let mask = slots.count - 1
        let wanted = UInt64(truncatingIfNeeded: hash) >> Self.positionBits
        var index = hash & mask
        while slots[index] != 0 {
            if slots[index] >> Self.positionBits == wanted, list[Self.position(slots[index])].isSpelled(key) { break }
            index = (index + 1) & mask
        }
        return index
    }

    /// Makes the index anew, with room for twice as many keys.
    private func makeSlots(room: Int) {
        var size = 64
        while size < room * 4 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
        for position in list.indices {
            let hash = list[position].seededHash
            var index = hash & (size - 1)
            while slots[index] != 0 { index = (index + 1) & (size - 1) }
            slots[index] = Self.slot(hash, position)
        }
    }
}
