/// Finds the mistakes of a mapping before the first value is read or written (R13).
enum RouteCheck {
    static func check(_ routes: [RowRoute], of table: ModelTable) throws {
        var written = PathRows()
        var others: Int?
        for row in routes.indices {
            let route = routes[row]
            if !route.isRead, !table.rows[row].mayBeMissing {
                throw error("\(name(row, table)) is never read, so it needs a default or must be optional")
            }
            if route.reading.count > 1, route.reading.contains([]) {
                throw error("\(name(row, table)) has the whole object among several paths")
            }
            if route.readsWhole || route.writesWhole, route.transform == nil, table.rows[row].kind != .other {
                throw error("\(name(row, table)) is the whole object, and its type is none")
            }
            if route.members?.takesOthers ?? false {
                if let others {
                    throw error("\(name(others, table)) and \(name(row, table)) both take the remaining keys")
                }
                others = row
            }
            for path in route.writtenPaths {
                guard let other = written.insert(row, at: path) else { continue }
                throw error(
                    "\(name(other, routes, path, table)) and \(name(row, routes, path, table)) are both written to "
                        + path.pathText)
            }
        }
        for row in routes.indices {
            for path in routes[row].writtenPaths where path.count > 1 {
                for length in 1..<path.count {
                    let place = Array(path.prefix(length))
                    guard let other = written.row(at: place[...]) else { continue }
                    throw error(
                        "\(name(row, routes, path, table)) is written to \(path.pathText), inside the value of "
                            + "\(name(other, routes, place, table)) at \(place.pathText)")
                }
            }
        }
        try checkReading(routes, of: table)
    }

    /// Several rows may read one path, or one inside another, where all but one are read only.
    private static func checkReading(_ routes: [RowRoute], of table: ModelTable) throws {
        var read = PathRows()
        for row in routes.indices where routes[row].isWritten {
            for path in routes[row].reading where !path.isEmpty {
                if let other = read.insert(row, at: path), other != row {
                    throw error(
                        "\(name(other, routes, path, table)) and \(name(row, routes, path, table)) are both read from "
                            + "\(path.pathText); all but one must be read only")
                }
            }
        }
    }

    /// Rows whose members are not known beforehand stand in an object.
    static func checkForm(_ trees: PlanTrees, of table: ModelTable) throws {
        if trees.writing.form == .list, let row = trees.spreads.first?.row {
            throw error("\(name(row, table)) stands among keys, and \(table.name) is written as a list")
        }
        if trees.reading.form == .list, let row = trees.others {
            throw error("\(name(row, table)) takes the remaining keys, and \(table.name) is read from a list")
        }
    }

    static func error(_ conflict: RouteConflict, of table: ModelTable, row: Int? = nil) -> ModelError {
        let subject = row.map { "the path of \(name($0, table))" } ?? "a path of \(table.name)"
        switch conflict {
        case .objectAndList:
            return error("\(subject) makes one place both an object and a list")
        case .hole(let index):
            return error("\(subject) leaves index \(index) of a written list without a value")
        }
    }

    static func error(_ note: String) -> ModelError { ModelError(.configuration, note: note) }

    private static func name(_ row: Int, _ table: ModelTable) -> String { "\(table.name).\(table.rows[row].name)" }

    /// A row with the property that stands at a path, where that is one of a flattened model.
    @inline(never)
    private static func name(_ row: Int, _ routes: [RowRoute], _ path: [PathStep], _ table: ModelTable) -> String {
        guard case .key(let key)? = path.first, let owner = routes[row].members?.owners[key] else {
            return name(row, table)
        }
        return "\(owner) (flattened in \(name(row, table)))"
    }
}

/// Which row stands at a path, the first that was inserted.
private struct PathRows {
    private var paths: [ArraySlice<PathStep>] = []
    private var rows: [Int] = []
    private var buckets = Buckets()

    func row(at path: ArraySlice<PathStep>) -> Int? {
        buckets.position(hash: path.pathHash) { paths[$0] == path }.map { rows[$0] }
    }

    /// Inserts a row, unless one stands at the path already; that one is the result then.
    mutating func insert(_ row: Int, at path: [PathStep]) -> Int? {
        if let known = self.row(at: path[...]) { return known }
        buckets.append(hash: path.pathHash)
        paths.append(path[...])
        rows.append(row)
        return nil
    }
}
