extension ModelFilling {
    /// Ends the filling: rows with several paths are read, missing ones get their defaults, validators run.
    func complete(start: Int) throws {
        if !plan.wholeRows.isEmpty || !plan.deferredRows.isEmpty {
            try readDeferred(start: start, wholeRows: plan.wholeRows)
        }
        if !slots.isComplete { try fillMissing(start: start) }
        if faults.isEmpty {
            for row in plan.table.validated {
                do { try validate(row, start: start) } catch {
                    guard reader.collectsErrors else { throw error }
                    add(ModelError.wrapping(error), at: start)
                }
            }
        }
        if let fault = ModelError.joined(faults.map(\.error)) { throw fault }
    }

    /// Ends the filling of a part: what is missing stays missing, and nothing is checked.
    func completePart(start: Int) throws {
        if !plan.deferredRows.isEmpty { try readDeferred(start: start, wholeRows: []) }
        if let fault = ModelError.joined(faults.map(\.error)) { throw fault }
    }

    /// Reads the rows that had to wait for the end of the object, then stands at its end again.
    private func readDeferred(start: Int, wholeRows: [Int]) throws {
        let end = reader.position
        let depth = reader.depth
        defer {
            reader.seek(to: end)
            reader.depth = depth
        }
        for row in wholeRows {
            reader.seek(to: start)
            // One deeper each time, so that a type that holds itself in this way comes to the limit.
            reader.depth = depth + 1
            if reader.depth > reader.depthLimit { throw reader.tooDeep() }
            try reading(row, [], at: start, depth: depth) { filling in try filling.readRow(row) }
        }
        defer { sortFaults() }
        for row in plan.deferredRows {
            guard let candidate = candidate(for: row) else { continue }
            try reading(row, candidate.path, at: candidate.position, depth: depth) { filling in
                if candidate.isNull {
                    try filling.fillNull(row, position: candidate.position)
                } else {
                    filling.reader.seek(to: candidate.position)
                    filling.reader.depth = depth + candidate.path.count
                    try filling.readRow(row)
                }
            }
        }
    }

    private func reading(
        _ row: Int, _ path: [PathStep], at position: Int, depth: Int, _ body: (ModelFilling) throws -> Void
    ) throws {
        do { try body(self) } catch {
            let located = path.reversed().reduce(ModelError.wrapping(error)) { $0.inside($1) }
            do { try note(located, rows: [row], valueAt: position, depth: depth + path.count) } catch {
                throw fault(endingWith: error)
            }
        }
    }

    /// Gives the rows that were not in the document their defaults, or says which are missing.
    private func fillMissing(start: Int) throws {
        let table = plan.table
        for (index, row) in table.rows.enumerated() where !slots.isFilled(index) && !isFaulty(index) {
            if !row.fillMissing(slots[index], replacing: slots.isOccupied(index)) {
                let error = missing(index, start: start)
                if !reader.collectsErrors { throw error }
                add(error, at: start)
                continue
            }
            slots.markFilled(index)
        }
    }

    private func missing(_ row: Int, start: Int) -> ModelError {
        let table = plan.table
        let path = trees.routes[row].reading.first ?? []
        var error = ModelError(.missingKey, note: nearestKeyNote(to: path, start: start), offset: start)
        let keys = trees.routes[row].reading.compactMap { $0.last }.compactMap { step in
            if case .key(let key) = step { key.quoted(limit: 60) } else { nil }
        }
        if !keys.isEmpty { error.details.found = keys.joined(separator: " or ") }
        error = path.reversed().reduce(error) { $0.inside($1) }
        return error.of(property: "\(table.name).\(table.rows[row].name)", secret: false)
    }

    /// Where the value at a path begins: looked for again, since only a fault asks for it. Nil where it is missing.
    private func position(of path: [PathStep], from start: Int) -> Int? {
        let (end, depth) = (reader.position, reader.depth)
        defer {
            reader.seek(to: end)
            reader.depth = depth
        }
        reader.seek(to: start)
        var found: Int?
        for step in path {
            found = nil
            guard case .key(let wanted) = step, (try? reader.beginMap()) != nil else { return nil }
            while found == nil, let key = try? reader.nextKey() {
                if key.isSpelled(wanted) {
                    found = reader.position
                } else if (try? reader.skipValue()) == nil {
                    return nil
                }
            }
            if found == nil { return nil }
        }
        return found
    }

    /// A key that the object has and that looks like the missing one.
    private func nearestKeyNote(to path: [PathStep], start: Int) -> String? {
        guard case .key(let wanted)? = path.last, path.count == 1 else { return nil }
        let (end, depth) = (reader.position, reader.depth)
        defer {
            reader.seek(to: end)
            reader.depth = depth
        }
        var keys: [String] = []
        reader.seek(to: start)
        try? reader.beginMap()
        while keys.count < 200, let key = try? reader.nextKey() {
            keys.append(key)
            guard (try? reader.skipValue()) != nil else { return nil }
        }
        let taken = Set(trees.routes.flatMap(\.reading).compactMap(\.first))
        let nearest =
            keys.filter { !taken.contains(.key($0)) }
            .map { (key: $0, distance: NameDistance.distance($0, wanted)) }
            .filter { $0.distance <= max(1, wanted.utf8.count / 3) && $0.distance < wanted.utf8.count }
            .min { $0.distance < $1.distance }
        return nearest.map { "the object has \($0.key.quoted(limit: 60))" }
    }

    private func validate(_ row: Int, start: Int) throws {
        let table = plan.table
        do { try table.rows[row].validate(slots[row]) } catch {
            let path = trees.routes[row].reading.first ?? [.key(table.rows[row].name)]
            let place = position(of: path, from: start) ?? start
            throw path.reversed().reduce(named(ModelError.wrapping(error, offset: place), row: row)) {
                $0.inside($1)
            }
        }
    }
}
