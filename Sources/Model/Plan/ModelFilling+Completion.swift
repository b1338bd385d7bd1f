extension ModelFilling {
    /// Ends the filling: rows with several paths are read, missing ones get their defaults, validators run.
    func complete(start: Int) throws {
        if !plan.wholeRows.isEmpty || !plan.deferredRows.isEmpty {
            try readDeferred(start: start, wholeRows: plan.wholeRows)
        }
        try end(start: start)
    }

    /// The same where no row was deferred.
    func end(start: Int) throws {
        if reader.notes != nil { countRows() }
        if !slots.isComplete { try fillMissing(start: start) }
        if faults.isEmpty {
            for row in plan.table.validated {
                do { try validate(row, start: start) } catch {
                    if tolerateInvalid(ModelError.wrapping(error), row) { continue }
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
        let end = reader.place
        var hasGoneBack = false
        do { try readDeferred(start: start, wholeRows: wholeRows, depth: end.depth, &hasGoneBack) } catch {
            if hasGoneBack { try reader.goBack(to: end) }
            throw error
        }
        if hasGoneBack { try reader.goBack(to: end) }
    }

    private func readDeferred(start: Int, wholeRows: [Int], depth: Int, _ hasGoneBack: inout Bool) throws {
        for row in wholeRows {
            // One deeper each time, so that a type that holds itself in this way comes to the limit.
            try reader.goBack(to: ValueReader.Place(position: start, depth: depth + 1))
            hasGoneBack = true
            if reader.depth > reader.depthLimit { throw reader.tooDeep() }
            try reading(row, [], at: start, depth: depth) { filling in try filling.readRow(row) }
        }
        defer { sortFaults() }
        for row in plan.deferredRows {
            if trees.routes[row].members != nil {
                hasGoneBack = true
                try fillFromMembers(row, start: start, depth: depth)
                continue
            }
            guard let candidate = candidate(for: row) else { continue }
            try reading(row, candidate.path, at: candidate.position, depth: depth) { filling in
                if candidate.isNull { return try filling.fillNull(row, position: candidate.position) }
                try filling.reader.goBack(
                    to: ValueReader.Place(position: candidate.position, depth: depth + candidate.path.count))
                hasGoneBack = true
                try filling.readRow(row)
            }
        }
    }

    private func reading(
        _ row: Int, _ path: [PathStep], at position: Int, depth: Int, _ body: (ModelFilling) throws -> Void
    ) throws {
        let outer = reader.notes?.steps
        reader.notes?.steps += path
        defer { if let outer { reader.notes?.steps = outer } }
        do { try body(self) } catch {
            let located = path.reversed().reduce(named(ModelError.wrapping(error), row: row)) { $0.inside($1) }
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
                let error = try missing(index, start: start)
                if !reader.collectsErrors { throw error }
                add(error, at: start)
                continue
            }
            slots.markFilled(index)
        }
    }

    private func missing(_ row: Int, start: Int) throws -> ModelError {
        let table = plan.table
        let route = trees.routes[row]
        let path = route.place
        var error = ModelError(.missingKey, note: try nearestKeyNote(to: path, start: start), offset: start)
        let keys = route.reading.compactMap { $0.last }.compactMap { step in
            if case .key(let key) = step { key } else { nil }
        }
        if !keys.isEmpty {
            error.details.found =
                route.members != nil ? keys.inWords : keys.map { $0.quoted(limit: 60) }.joined(separator: " or ")
        }
        error = path.reversed().reduce(error) { $0.inside($1) }
        return error.of(property: "\(table.name).\(table.rows[row].name)", secret: false)
    }

    /// Looks at the object again from its beginning, since only a fault asks for it, and comes back to its end. Nil where
    /// the format cannot go back.
    private func lookingAgain<Found>(from start: Int, _ body: () -> Found?) throws -> Found? {
        let end = reader.place
        guard (try? reader.goBack(to: ValueReader.Place(position: start, depth: end.depth))) != nil else { return nil }
        let found = body()
        try reader.goBack(to: end)
        return found
    }

    /// Where the value at a path begins. Nil where it is missing.
    private func position(of path: [PathStep], from start: Int) throws -> Int? {
        try lookingAgain(from: start) {
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
    }

    /// A key that the object has and that looks like the missing one.
    private func nearestKeyNote(to path: [PathStep], start: Int) throws -> String? {
        guard case .key(let wanted)? = path.last, path.count == 1 else { return nil }
        let keys: [String]? = try lookingAgain(from: start) {
            var keys: [String] = []
            try? reader.beginMap()
            while keys.count < 200, let key = try? reader.nextKey() {
                keys.append(key)
                guard (try? reader.skipValue()) != nil else { return nil }
            }
            return keys
        }
        let taken = Set(trees.routes.flatMap(\.reading).compactMap(\.first))
        let nearest =
            (keys ?? []).filter { !taken.contains(.key($0)) }
            .map { (key: $0, distance: NameDistance.distance($0, wanted)) }
            .filter { $0.distance <= max(1, wanted.utf8.count / 3) && $0.distance < wanted.utf8.count }
            .min { $0.distance < $1.distance }
        return nearest.map { "the object has \($0.key.quoted(limit: 60))" }
    }

    private func validate(_ row: Int, start: Int) throws {
        let table = plan.table
        do { try table.rows[row].validate(slots[row]) } catch {
            let path = trees.routes[row].isRead ? trees.routes[row].place : [.key(table.rows[row].name)]
            let place = try self.position(of: path, from: start) ?? start
            throw path.reversed().reduce(named(ModelError.wrapping(error, offset: place), row: row)) {
                $0.inside($1)
            }
        }
    }
}
