// Rows that are written by their members: each value is asked for them once, before the object begins, and they are then
// written where they belong.
extension ModelWriting {
    /// Writes all rows where some are written by their members.
    func writeJoined() throws {
        var prepared = self
        for row in trees.joined where isWritten(row: row) { prepared.members[row] = try joined(row) }
        if trees.spreads.isEmpty { return try prepared.write(trees.writing) }
        try prepared.writeSpread()
    }

    /// What a row writes of itself.
    private func joined(_ row: Int) throws -> MembersWriter {
        let joined = MembersWriter(for: writer)
        do {
            // Its faults are named as those of a row with one value are.
            try writeRow(row, to: joined)
            try joined.finish()
            try complete(joined, row)
        } catch { throw named(error, row) }
        return joined
    }

    /// Adds null for what is gone, and checks that every member has a place.
    private func complete(_ joined: MembersWriter, _ row: Int) throws {
        let shape = trees.routes[row].members
        let known = shape?.written.map(\.name) ?? []
        if let shape, !shape.areFlattened, !shape.takesOthers {
            for name in joined.names where !known.contains(where: { $0.isSpelled(name) }) {
                throw ModelError(
                    .notRepresentable, expected: "no members but " + known.map { $0.quoted(limit: 60) }.inWords,
                    found: name.quoted(limit: 60))
            }
        }
        if joined.isNull { known.forEach(joined.addNull) }
        guard let change = changes?[row], case .value = change.change, !(shape?.areFlattened ?? false) else { return }
        // What is not there goes away where the changes are merged (RFC 7396), and so does what the former value had.
        known.forEach(joined.addNull)
        guard shape?.takesOthers ?? true, let former = change.previous?.any else { return }
        let gone = MembersWriter(for: writer)
        if let transform = trees.routes[row].transform {
            try write(former, by: transform, to: gone)
        } else {
            try former.write(to: gone)
        }
        gone.names.forEach(joined.addNull)
    }

    private func write<Value: PropertyValue>(
        _ value: Value, by transform: any RowTransform, to writer: ValueWriter
    ) throws {
        if !value.isNilValue { try [value].withSlots { try transform.write($0(0), to: writer) } }
    }

    /// The position of a member among those that its row has written. Nil where it is left out.
    func memberIndex(_ use: KeyNode.Use) -> Int? {
        guard let rank = use.rank, let shape = trees.routes[use.row].members else { return nil }
        return members[use.row]?.index(of: shape.written[rank].name)
    }

    /// Writes a member of a row; null where it is left out and yet has its place, as in a list.
    func writeMember(_ index: Int?, of row: Int) throws {
        guard let index, let joined = members[row] else { return try writer.writeNil() }
        do { try joined.write(index, to: writer) } catch { throw named(error, row) }
    }

    private func named(_ error: any Error, _ row: Int) -> ModelError {
        ModelError.wrapping(error).of(
            property: "\(table.name).\(table.rows[row].name)", secret: table.rows[row].isSecret)
    }

    // MARK: Members that are not known beforehand

    /// What is written under a key.
    private enum Item {
        case entry(KeyNode.Entry)
        case member(Int, of: Int)
    }

    /// Writes the object where some of its keys are known only now.
    private func writeSpread() throws {
        var items: [(key: String, item: Item)] = []
        var seen = Buckets()
        func add(_ key: String, _ item: Item) throws {
            if seen.position(hash: key.bytesHash, where: { items[$0].key.isSpelled(key) }) != nil {
                throw ModelError.twice(key).inside(.key(key))
            }
            seen.append(hash: key.bytesHash)
            items.append((key, item))
        }
        for (index, entry) in trees.writing.entries.enumerated() {
            for spread in trees.spreads where spread.before == index { try addMembers(of: spread.row, add) }
            if case .key(let key) = entry.component, isWritten(entry) { try add(key, .entry(entry)) }
        }
        for spread in trees.spreads where spread.before >= trees.writing.entries.count {
            try addMembers(of: spread.row, add)
        }
        if trees.sortsKeys { items.sort { $0.key.precedesByBytes($1.key) } }
        try writer.beginMap(count: items.count)
        for (key, item) in items {
            try writer.writeKey(key)
            switch item {
            case .entry(let entry): try writeValue(entry)
            case .member(let index, let row):
                do { try writeMember(index, of: row) } catch { throw ModelError.wrapping(error).inside(.key(key)) }
            }
        }
        try writer.endMap()
    }

    private func addMembers(of row: Int, _ add: (String, Item) throws -> Void) throws {
        guard let joined = members[row] else { return }
        let shape = trees.routes[row].members
        do {
            for (index, name) in joined.names.enumerated() {
                if let shape, shape.written.contains(where: { $0.name.isSpelled(name) }) { continue }
                // A key that a row reads would be that row's when it is read again.
                if shape == nil ? trees.isWritten(name) : trees.isKnown(name) {
                    throw ModelError.twice(name).inside(.key(name))
                }
                try add(name, .member(index, of: row))
            }
        } catch { throw named(error, row) }
    }
}

extension [String] {
    /// The texts as a sentence lists them: `a, b and c`.
    var inWords: String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
