// What becomes of faults: the first is thrown, or all are kept and told in the end.
extension ModelFilling {
    /// An error that ends the filling, behind those that were noted before it.
    func fault(endingWith error: any Error) -> ModelError {
        ModelError.joined(faults.map(\.error) + [.wrapping(error)]) ?? .wrapping(error)
    }

    /// Keeps a fault to go on with, as all are wanted.
    func add(_ error: ModelError, at position: Int) { faults.append((position, error)) }

    /// Puts the faults into the order of the document; those of deferred rows came late.
    func sortFaults() {
        let order = Order.positions(faults.count) { faults[$0].position < faults[$1].position }
        faults = faults.elements(at: order)
    }

    /// Whether a row's value was there and bad.
    func isFaulty(_ row: Int) -> Bool { faultyRows.contains(row) }

    /// The fault of a row's value, with the property's name; for null, whether there is a default that it might take.
    func named(_ error: ModelError, row: Int) -> ModelError {
        let table = plan.table
        var named = error.of(property: "\(table.name).\(table.rows[row].name)", secret: table.rows[row].isSecret)
        let isOwnValue = error.details.path.isEmpty && error.details.note == nil
        if error.code == .nullNotAllowed, isOwnValue, table.rows[row].defaultValue != nil {
            named.details.hasDefault = true
        }
        return named
    }

    /// Throws a fault, or keeps it and steps over the value where all are wanted.
    ///
    /// - Parameter path: the way from the model to where the fault is thrown; on being thrown it gets that on the way.
    func note(
        _ error: ModelError, inside path: [PathStep] = [], rows: [Int], valueAt start: Int, depth: Int
    ) throws {
        try keep(error, inside: path, rows: rows, at: start)
        try reader.goBack(to: ValueReader.Place(position: start, depth: depth))
        try reader.skipValue()
    }

    /// Throws a fault, or keeps it where all are wanted.
    func keep(_ error: ModelError, inside path: [PathStep] = [], rows: [Int], at position: Int) throws {
        guard reader.collectsErrors, reader.canGoOn(after: error) else { throw error }
        add(path.reversed().reduce(error) { $0.inside($1) }, at: position)
        faultyRows.formUnion(rows)
    }
}
