/// One line of what differs.
struct Difference {
    var name: String
    let text: String
}

extension Changes: CustomStringConvertible {
    /// What changes, for people: `title: "a" → "b", author.name: "mira"`. Where the value before is known it stands in
    /// front. Secret values are masked, long ones are cut.
    public var description: String {
        let differences: [Difference] = DeepStack.run { self.differences(depth: 0) }
        if differences.isEmpty { return "no changes" }
        return differences.map { "\($0.name): \($0.text)" }.joined(separator: ", ").shortened(to: ModelText.sizeLimit)
    }

    func differences(depth: Int) -> [Difference] {
        let rows = Self.table.rows
        return entries.flatMap { entry -> [Difference] in
            let row = rows[entry.row]
            switch entry.change {
            case .nested(let nested):
                if row.isSecret { return [Difference(name: row.name, text: ModelText.mask)] }
                if depth == ModelText.depthLimit { return [Difference(name: row.name, text: "…")] }
                let inside = nested.differences(depth: depth + 1)
                if inside.isEmpty, !nested.isEmpty { return [Difference(name: row.name, text: "not nil")] }
                return inside.map { Difference(name: "\(row.name).\($0.name)", text: $0.text) }
            case .value(let kept):
                return [Difference(name: row.name, text: row.isSecret ? ModelText.mask : entry.text(kept))]
            }
        }
    }
}

extension ChangedRow {
    fileprivate func text(_ kept: KeptValue) -> String {
        let new = ModelText.text(any: kept.any)
        return previous.map { "\(ModelText.text(any: $0.any)) → \(new)" } ?? new
    }
}

extension Changes: CustomReflectable {
    /// The changed properties for `dump`, debuggers and loggers, secret ones masked.
    public var customMirror: Mirror {
        let rows = Self.table.rows
        let children: [Mirror.Child] = entries.map {
            (label: rows[$0.row].name, value: rows[$0.row].isSecret ? ModelText.mask : $0.anyValue)
        }
        return Mirror(self, children: children, displayStyle: .struct)
    }
}
