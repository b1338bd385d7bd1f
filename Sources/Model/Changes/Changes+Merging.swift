extension Changes {
    /// These changes, then others: where both change a property the other's value stands. Changes inside the same
    /// nested model are merged.
    public func merging(_ later: Changes) -> Changes {
        var result = self
        if let fault = later.fault { result.entries.note(fault) }
        for entry in later.entries {
            let index = result.entries.index(of: entry.row)
            guard case .nested(let nested) = entry.change, let index else {
                // What was before the first change is what that knows of it.
                result.entries.put(entry.change, row: entry.row, previous: index == nil ? entry.previous : nil)
                continue
            }
            if case .nested(let earlier) = result.entries[index].change {
                result.entries[index].change = .nested(earlier.merging(nested))
            } else {
                result.entries.put(nested: nested, row: entry.row, of: Self.table)
            }
        }
        return result
    }

    /// The properties that both change, and not to the same value.
    public func conflicts(with other: Changes) -> [ChangeConflict] {
        let rows = Self.table.rows
        return entries.flatMap { entry -> [ChangeConflict] in
            guard let index = other.entries.index(of: entry.row) else { return [] }
            let theirs = other.entries[index]
            let name = rows[entry.row].name
            switch (entry.change, theirs.change) {
            case (.nested(let mine), .nested(let theirs)):
                return mine.conflicts(with: theirs).map { $0.inside(name, isSecret: rows[entry.row].isSecret) }
            case (.value(let first), .value(let second)) where first.isEqual(second): return []
            default:
                if entry.isEmpty || theirs.isEmpty { return [] }
                return [ChangeConflict(name, entry.anyValue, theirs.anyValue, isSecret: rows[entry.row].isSecret)]
            }
        }
    }
}

extension ChangedRow {
    /// The new value, or the changes inside it.
    var anyValue: any Sendable {
        switch change {
        case .value(let kept): kept.any
        case .nested(let nested): nested.any
        }
    }
}

/// A property that two sides change to different values.
public struct ChangeConflict: Sendable {
    /// The names of the properties that lead to it, from the outermost model.
    public private(set) var path: [String]
    /// What the one side makes of it: the value, or the `Changes` of a nested model.
    public let mine: any Sendable
    /// What the other side makes of it.
    public let theirs: any Sendable
    private var isSecret: Bool

    init(_ name: String, _ mine: any Sendable, _ theirs: any Sendable, isSecret: Bool) {
        path = [name]
        self.mine = mine
        self.theirs = theirs
        self.isSecret = isSecret
    }

    func inside(_ name: String, isSecret: Bool) -> ChangeConflict {
        var copy = self
        copy.path.insert(name, at: 0)
        if isSecret { copy.isSecret = true }
        return copy
    }
}

extension ChangeConflict: CustomStringConvertible, CustomReflectable {
    /// The conflict for people: `title: "a" or "b"`. Secret values are masked.
    public var description: String {
        let name = path.joined(separator: ".")
        return isSecret
            ? "\(name): \(ModelText.mask)" : "\(name): \(ModelText.text(any: mine)) or \(ModelText.text(any: theirs))"
    }

    /// The path and both values for `dump`, debuggers and loggers, secret ones masked.
    public var customMirror: Mirror {
        let (mine, theirs): (Any, Any) = isSecret ? (ModelText.mask, ModelText.mask) : (mine, theirs)
        return Mirror(self, children: ["path": path, "mine": mine, "theirs": theirs], displayStyle: .struct)
    }
}

/// What two changes over one model come to.
public enum MergedChanges<Model: ValueModel>: Sendable {
    /// Both went together.
    case model(Model)
    /// Both change these properties, and not to the same.
    case conflicts([ChangeConflict])
}

extension ValueModel {
    /// A three-way merge: two changes over this model make one, unless they contradict each other.
    ///
    ///     switch try base.merging(mine.changes(from: base), theirs.changes(from: base)) {
    ///     case .model(let merged): save(merged)
    ///     case .conflicts(let conflicts): ask(conflicts)          // title: "a" or "b"
    ///     }
    ///
    /// - Throws: what a validator threw over the merged model.
    public func merging(_ mine: Changes<Self>, _ theirs: Changes<Self>) throws(ModelError) -> MergedChanges<Self> {
        let conflicts = mine.conflicts(with: theirs)
        return conflicts.isEmpty ? .model(try applying(mine.merging(theirs))) : .conflicts(conflicts)
    }
}
