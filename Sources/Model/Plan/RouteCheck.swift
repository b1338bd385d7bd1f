/// Finds the mistakes of a mapping before the first value is read or written (R13).
enum RouteCheck {
    static func check(_ routes: [RowRoute], of table: ModelTable) throws {
        var written = PathRows()
        for row in routes.indices {
            let route = routes[row]
            if route.reading.isEmpty, !table.rows[row].mayBeMissing {
                throw error("\(name(row, table)) is never read, so it needs a default or must be optional")
            }
            if route.hasAlternatives, route.reading.contains([]) {
                throw error("\(name(row, table)) has the whole object among several paths")
            }
            guard let path = route.writing else { continue }
            if path.isEmpty {
                throw error("\(name(row, table)) is the whole object, which is read only: map it as read only")
            }
            if let other = written.insert(row, at: path) {
                throw error("\(name(other, table)) and \(name(row, table)) are both written to \(path.pathText)")
            }
        }
        for row in routes.indices {
            guard let path = routes[row].writing, path.count > 1 else { continue }
            for length in 1..<path.count {
                if let other = written.row(at: path.prefix(length)) {
                    throw error(
                        "\(name(row, table)) is written to \(path.pathText), inside the value of \(name(other, table)) "
                            + "at \(path.prefix(length).pathText)")
                }
            }
        }
        try checkReading(routes, of: table)
    }

    /// Several rows may read one path, or one inside another, where all but one are read only.
    private static func checkReading(_ routes: [RowRoute], of table: ModelTable) throws {
        var read = PathRows()
        for row in routes.indices where routes[row].writing != nil {
            for path in routes[row].reading {
                if let other = read.insert(row, at: path), other != row {
                    throw error(
                        "\(name(other, table)) and \(name(row, table)) are both read from \(path.pathText); all but one "
                            + "must be read only")
                }
            }
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
