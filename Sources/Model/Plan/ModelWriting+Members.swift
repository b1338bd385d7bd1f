/// What the rows of a model have written that are written by their members.
final class JoinedRows {
    /// By row.
    var written: [MembersWriter?] = []
    /// What keeps the members of the model itself, and wants to know whose they are.
    let keeper: MembersWriter?

    init(keeper: MembersWriter?) { self.keeper = keeper }
}

// Rows that are written by their members: each value is asked for them once, before the object begins, and they are then
// written where they belong.
extension ModelWriting {
    /// Writes all rows where some are written by their members.
    @inline(never)
    func writeJoined() throws {
        let all = JoinedRows(keeper: joined?.keeper)
        all.written = table.rows.map { _ in nil }
        for row in trees.joined where isWritten(row: row) {
            // Its faults are named as those of a row with one value are.
            do { all.written[row] = try members(of: row) } catch { throw named(error, row) }
        }
        var prepared = self
        prepared.joined = all
        if trees.spreads.isEmpty { try prepared.write(trees.writing) } else { try prepared.writeSpread(all) }
    }

    /// What a row writes of itself.
    @inline(never)
    private func members(of row: Int) throws -> MembersWriter {
        let members = MembersWriter(for: writer)
        try writeRow(row, to: members)
        try members.finish()
        let shape = trees.routes[row].members
        let known = shape?.written.map(\.name) ?? []
        if let shape, !shape.areFlattened, !shape.takesOthers {
            for name in members.names where !known.contains(where: name.isSpelled) {
                throw ModelError(
                    .notRepresentable, expected: "no members but " + known.inWords, found: name.quoted(limit: 60))
            }
        }
        if members.isNull { known.forEach(members.addNull) }
        guard let change = changes?[row], case .value = change.change, !(shape?.areFlattened ?? false) else {
            return members
        }
        // What is not there goes away where the changes are merged (RFC 7396), and so does what the former value had.
        known.forEach(members.addNull)
        if shape?.takesOthers ?? true, let former = change.previous?.any {
            let gone = MembersWriter(for: writer)
            try write(former, of: row, to: gone)
            gone.names.forEach(members.addNull)
        }
        return members
    }

    private func write<Value: PropertyValue>(_ value: Value, of row: Int, to writer: ValueWriter) throws {
        guard let transform = trees.routes[row].transform else { return try value.write(to: writer) }
        if !value.isNilValue { try [value].withSlots { try transform.write($0(0), over: nil, to: writer) } }
    }

    /// The position of a member among those that its row has written. Nil where it is left out.
    @inline(never)
    func memberIndex(_ use: KeyNode.Use) -> Int? {
        guard let rank = use.rank, let shape = trees.routes[use.row].members else { return nil }
        return joined?.written[use.row]?.index(of: shape.written[rank].name)
    }

    /// Writes a member of a row; null where it is left out and yet has its place, as in a list.
    @inline(never)
    func writeMember(_ index: Int?, of row: Int) throws {
        guard let index, let members = joined?.written[row] else { return try writer.writeNil() }
        do { try members.write(index, to: writer) } catch { throw named(error, row) }
    }

    @inline(never)
    func named(_ error: any Error, _ row: Int) -> ModelError {
        ModelError.wrapping(error).of(
            property: "\(table.name).\(table.rows[row].name)", secret: table.rows[row].isSecret)
    }

    // MARK: Members that are not known beforehand

    /// Writes the object where some of its keys are known only now.
    @inline(never)
    private func writeSpread(_ all: JoinedRows) throws {
        let entries = trees.writing.entries
        var keys: [String] = []
        // The row with the position among its members; without a row, the position among the entries.
        var sources: [(row: Int?, index: Int)] = []
        for index in 0...entries.count {
            for spread in trees.spreads where spread.before == index {
                guard let members = all.written[spread.row] else { continue }
                for (index, name) in members.names.enumerated() where isSpread(name, of: spread.row) {
                    keys.append(name)
                    sources.append((spread.row, index))
                }
            }
            guard index < entries.count, case .key(let key) = entries[index].component, isWritten(entries[index]) else {
                continue
            }
            keys.append(key)
            sources.append((nil, index))
        }
        try checkSpread(keys, sources.map(\.row))
        try writer.beginMap(count: keys.count)
        for position in trees.sortsKeys ? Order.positions(ofBytes: keys) : Array(keys.indices) {
            let source = sources[position]
            try writer.writeKey(keys[position])
            guard let row = source.row else {
                try writeValue(entries[source.index])
                continue
            }
            do { try writeMember(source.index, of: row) } catch {
                throw ModelError.wrapping(error).inside(.key(keys[position]))
            }
        }
        try writer.endMap()
    }

    /// Whether a member is one that has no entry of its own.
    private func isSpread(_ name: String, of row: Int) -> Bool {
        !(trees.routes[row].members?.written.contains { $0.name.isSpelled(name) } ?? false)
    }

    /// Throws where a key that came with a value is another property's. A key that a row reads would be that row's when it
    /// is read again.
    @inline(never)
    private func checkSpread(_ keys: [String], _ rows: [Int?]) throws {
        var seen = Buckets()
        for (position, key) in keys.enumerated() {
            let isTwice = seen.position(hash: key.bytesHash) { keys[$0].isSpelled(key) } != nil
            seen.append(hash: key.bytesHash)
            guard let row = rows[position] else { continue }
            if isTwice || (trees.routes[row].members == nil ? trees.isWritten(key) : trees.isKnown(key)) {
                throw named(ModelError.twice(key).inside(.key(key)), row)
            }
        }
    }
}

extension [String] {
    /// The texts in quotes, as a sentence lists them: `"a", "b" and "c"`.
    var inWords: String {
        var words = ""
        for (index, text) in enumerated() {
            if index > 0 { words += index == count - 1 ? " and " : ", " }
            words += text.quoted(limit: 60)
        }
        return words
    }
}
