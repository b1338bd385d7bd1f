/// Finds the mistakes of a mapping before the first value is read or written (R13).
enum RouteCheck {
    static func check(_ routes: [RowRoute], of table: ModelTable) throws {
        var written: [[PathStep]: Int] = [:]
        for (row, route) in routes.enumerated() {
            if route.reading.isEmpty, !table.rows[row].mayBeMissing {
                throw error("\(name(row, table)) is never read, so it needs a default or must be optional")
            }
            guard let path = route.writing else { continue }
            if let other = written.updateValue(row, forKey: path) {
                throw error("\(name(other, table)) and \(name(row, table)) are both written to \(path.pathText)")
            }
        }
        for (path, row) in written.sorted(by: { $0.value < $1.value }) where !path.isEmpty {
            for length in 1..<path.count {
                if let other = written[Array(path.prefix(length))] {
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
        var read: [[PathStep]: Int] = [:]
        for (row, route) in routes.enumerated() where route.writing != nil {
            for path in route.reading {
                if let other = read.updateValue(row, forKey: path), other != row {
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
