/// The keys that a plan looks for in one object, or the indexes in one list: a tree over all paths of a model, so that
/// one pass over the document fills every row.
final class KeyNode {
    enum Form { case object, list }

    /// What stands under one key or index.
    struct Entry {
        let component: PathStep
        /// The rows that take the value, in declared order.
        var rows: [Use] = []
        /// The node that looks inside the value.
        var branch: KeyNode?

        /// Every row that the value, or something in it, goes to.
        var allRows: [Int] { rows.map(\.row) + (branch?.rowsBelow.map(\.row) ?? []) }

        /// The one row that simply takes the value.
        var simpleRow: Int? {
            guard branch == nil, rows.count == 1, rows[0].rank == nil else { return nil }
            return rows[0].row
        }
    }

    /// A row at the end of a path; with a rank where the row has several paths.
    struct Use {
        let row: Int
        let rank: Int?
    }

    private(set) var form: Form?
    private(set) var entries: [Entry] = []
    /// Every row at or below this node.
    private(set) var rowsBelow: [Use] = []
    private var buckets = Buckets()

    init() {}

    /// A row for each key, which all differ.
    init(keys: [String]) {
        if !keys.isEmpty { form = .object }
        for row in keys.indices {
            let use = Use(row: row, rank: nil)
            rowsBelow.append(use)
            buckets.append(hash: keys[row].bytesHash)
            entries.append(Entry(component: .key(keys[row]), rows: [use]))
        }
    }

    /// The entry of a key. `hint` is the entry that is likely, as keys tend to come in the declared order.
    func entry(of key: String, hint: Int) -> Int? {
        if hint < entries.count, case .key(let known) = entries[hint].component, known.isSpelled(key) { return hint }
        return buckets.position(hash: key.bytesHash) { index in
            if case .key(let known) = entries[index].component { known.isSpelled(key) } else { false }
        }
    }

    /// The keys of the entries, in their order; none in a list.
    var keys: [String] {
        entries.compactMap { entry in
            if case .key(let key) = entry.component { key } else { nil }
        }
    }

    /// The entry of an index.
    func entry(of index: Int) -> Int? { entries.firstIndex { $0.component == .index(index) } }

    /// Adds a path. Throws where one spot would have to be an object and a list.
    func insert(_ use: Use, at path: ArraySlice<PathStep>) throws(RouteConflict) {
        rowsBelow.append(use)
        guard let first = path.first else { return }
        let index = try entryIndex(of: first)
        let rest = path.dropFirst()
        if rest.isEmpty {
            entries[index].rows.append(use)
        } else {
            let branch = entries[index].branch ?? KeyNode()
            entries[index].branch = branch
            try branch.insert(use, at: rest)
        }
    }

    private func entryIndex(of component: PathStep) throws(RouteConflict) -> Int {
        let wanted: Form
        let known: Int?
        switch component {
        case .key(let key): (wanted, known) = (.object, entry(of: key, hint: .max))
        case .index(let index): (wanted, known) = (.list, entry(of: index))
        }
        if let form, form != wanted { throw .objectAndList }
        form = wanted
        if let known { return known }
        if case .key(let key) = component { buckets.append(hash: key.bytesHash) }
        entries.append(Entry(component: component))
        return entries.count - 1
    }

    /// The entries with their keys in the order of UTF-8 bytes, at every depth.
    func sorted() -> KeyNode {
        let node = KeyNode()
        node.form = form
        node.rowsBelow = rowsBelow
        node.entries = entries.map { entry in
            var copy = entry
            copy.branch = entry.branch?.sorted()
            return copy
        }
        if form == .object {
            node.entries = node.entries.elements(at: Order.positions(ofBytes: keys))
        } else {
            node.sortByIndex()
        }
        return node
    }

    /// Puts the elements of lists into their order, and checks that none is missing.
    func sortLists() throws(RouteConflict) {
        if form == .list {
            sortByIndex()
            for (index, entry) in entries.enumerated() where entry.component != .index(index) {
                throw .hole(index)
            }
        }
        for entry in entries { try entry.branch?.sortLists() }
    }

    private func sortByIndex() {
        let indexes = entries.map { entry in
            if case .index(let index) = entry.component { index } else { 0 }
        }
        entries = entries.elements(at: Order.positions(indexes.count) { indexes[$0] < indexes[$1] })
    }
}

/// Why a set of paths cannot be one tree.
enum RouteConflict: Error {
    case objectAndList
    case hole(Int)
}
