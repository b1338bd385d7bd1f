extension PropertyKeys {
    /// Checks a table against its type, for tests: is a stored property forgotten, are two rows swapped?
    ///
    ///     @Test func tableIsComplete() throws {
    ///         try PropertyKeys.check(Issue.self, samples: Issue(id: 1, title: "a"))
    ///     }
    ///
    /// Without samples it looks at the type alone. It finds the bytes of an instance that belong to no row, and two rows
    /// for one property. It cannot see a forgotten property that takes no more room than the padding before its
    /// successor (a `Bool` in front of an `Int`), nor one of no size; and where properties are observed, whose place is
    /// not known, it can only compare sizes. `Mirror` would not help: a model's mirror is made from its table.
    ///
    /// Samples are made again through the table, and each row compared. This finds rows that stand in another order
    /// than the parameters of one type they name. Two rows of one type that no sample tells apart are a finding too,
    /// so the samples should differ there: two instances are enough for two `Bool`s, three for four.
    ///
    /// - Parameters:
    ///   - type: the model.
    ///   - samples: instances that pass the model's own validation.
    ///   - left: properties that are left out of the table on purpose.
    /// - Throws: one `ModelError` of code `configuration` that lists all findings.
    public static func check(
        _ type: Root.Type, samples: Root..., except left: [PartialKeyPath<Root>] = []
    ) throws(ModelError) {
        let table = type.propertyKeys.table
        var findings = TableCheck.sharedProperties(of: table)
        findings += TableCheck.forgottenBytes(of: table, in: type, except: left)
        if !samples.isEmpty {
            findings += TableCheck.untoldRows(of: table, in: samples)
            for sample in samples { findings += TableCheck.movedValues(of: table, in: sample) }
        }
        var seen = Set<String>()
        let notes = findings.filter { seen.insert($0).inserted }
        if !notes.isEmpty {
            throw ModelError(.configuration, note: notes.map { "\(table.name): \($0)" }.joined(separator: "\n  "))
        }
    }
}

/// What is wrong with a table, a sentence a finding.
private enum TableCheck {
    /// Rows that name one property.
    static func sharedProperties(of table: ModelTable) -> [String] {
        var first: [AnyKeyPath: String] = [:]
        return table.rows.compactMap { row in
            first.updateValue(row.name, forKey: row.keyPath()).map {
                "the rows \"\($0)\" and \"\(row.name)\" have the same key path"
            }
        }
    }

    /// Parts of an instance that belong to no row.
    static func forgottenBytes<Root>(
        of table: ModelTable, in type: Root.Type, except left: [PartialKeyPath<Root>]
    ) -> [String] {
        var parts = table.rows.compactMap { row in
            row.offset.map { Part(row.name, at: $0, layout: row.type) }
        }
        var unplaced = table.rows.filter { $0.offset == nil }.map { Part($0.name, at: 0, layout: $0.type) }
        for keyPath in left {
            let value = Swift.type(of: keyPath).valueType
            let offset = MemoryLayout<Root>.offset(of: keyPath)
            let part = Part("\(keyPath)", at: offset ?? 0, layout: value)
            if offset == nil { unplaced.append(part) } else { parts.append(part) }
        }
        parts = parts.elements(
            at: Order.positions(parts.count) { (parts[$0].offset, parts[$0].size) < (parts[$1].offset, parts[$1].size) }
        )

        var gaps: [(text: String, size: Int)] = []
        var end = 0
        var last: String?
        for part in parts where part.size > 0 {
            if part.offset > end, part.offset != end.aligned(to: part.alignment) {
                let place = last.map { "between \($0) and \(part.name)" } ?? "before \(part.name)"
                gaps.append((place, part.offset - end))
            }
            if part.offset + part.size > end { (end, last) = (part.offset + part.size, part.name) }
        }
        if MemoryLayout<Root>.size > end {
            gaps.append((last.map { "behind \($0)" } ?? "in an instance", MemoryLayout<Root>.size - end))
        }

        // Observed properties stand somewhere in the gaps.
        let room = gaps.reduce(0) { $0 + $1.size }
        let known = unplaced.reduce(0) { $0.aligned(to: $1.alignment) + $1.size }
        let padding = unplaced.reduce(0) { $0 + $1.alignment - 1 }
        if !unplaced.isEmpty, room <= known + padding { return [] }
        if !unplaced.isEmpty {
            return [
                "\(room) bytes of an instance have no row, of which the rows of observed properties take \(known); add "
                    + "the row of the property that is missing, or name it in `except:`"
            ]
        }
        return gaps.map {
            "\($0.size) bytes \($0.text) belong to no row; add the row of the property that stands there, or name it in "
                + "`except:`"
        }
    }

    /// Rows of one type that have equal values in every sample.
    static func untoldRows<Root: ValueModel>(of table: TypedTable<Root>, in samples: [Root]) -> [String] {
        guard table.prototype == nil else { return [] }
        return table.rows.indices.flatMap { first in
            table.rows.indices.dropFirst(first + 1).compactMap { second in
                let row = table.rows[first]
                guard row.type == table.rows[second].type else { return nil }
                let isTold = samples.contains { sample in
                    InstanceAccess.with(sample, table) { !row.isEqual($0[first], $0[second]) }
                }
                return isTold
                    ? nil
                    : "\(row.name) and \(table.rows[second].name) are equal in every sample, so a swap would not show; "
                        + "give a sample in which they differ"
            }
        }
    }

    /// Rows that come back with another value when a sample is made again.
    static func movedValues<Root: ValueModel>(of table: TypedTable<Root>, in sample: Root) -> [String] {
        InstanceAccess.with(sample, table) { before in
            let again: Root
            do {
                again = try ModelMaking.make(Root.self, table: table) { slots in
                    for (index, row) in table.rows.enumerated() {
                        row.type.copy(before[index], into: slots[index], replacing: slots.isOccupied(index))
                        slots.markFilled(index)
                    }
                }
            } catch {
                return ["a sample cannot be made again: \(ModelError.wrapping(error).headline)"]
            }
            return InstanceAccess.with(again, table) { after in
                table.rows.indices.compactMap { index in
                    let row = table.rows[index]
                    let isItself = row.isEqual(before[index], before[index])
                    guard isItself, !row.isEqual(before[index], after[index]) else { return nil }
                    let source = table.rows.indices.first {
                        table.rows[$0].type == row.type && row.isEqual(before[$0], after[index])
                    }
                    guard let source else {
                        return "\(row.name) comes back with another value when a sample is made again"
                    }
                    return "\(row.name) comes back with the value of \(table.rows[source].name): the rows do not stand "
                        + "in the order of the initialiser's parameters"
                }
            }
        }
    }

    /// A stretch of an instance.
    struct Part {
        let name: String
        let offset: Int
        let size: Int
        let alignment: Int

        init(_ name: String, at offset: Int, layout type: Any.Type) {
            func layout<Value>(_ type: Value.Type) -> (Int, Int) {
                (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
            }
            self.name = name
            self.offset = offset
            (size, alignment) = layout(type)
        }
    }
}

extension PropertyValue {
    /// Copies the value of one slot into another.
    fileprivate static func copy(_ source: Slot, into target: Slot, replacing: Bool) {
        target.put(source.value(as: Self.self), replacing: replacing)
    }
}

extension Int {
    fileprivate func aligned(to alignment: Int) -> Int { (self + alignment - 1) & ~(alignment - 1) }
}
