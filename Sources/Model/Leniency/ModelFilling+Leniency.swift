// Faults that a row, or the reader, declares to be tolerable.
extension ModelFilling {
    /// Gives a row whose value is bad its default, or nil. False where that is not declared, or cannot be.
    ///
    /// - Parameters:
    ///   - place: where the value begins.
    ///   - mark: how much was noted before it.
    @inline(never)
    func tolerate(
        _ error: ModelError, _ row: Int, from reader: ValueReader, at place: ValueReader.Place, since mark: Int
    ) throws -> Bool {
        guard part == nil, reader.canGoOn(after: error) else { return false }
        let isBad = trees.routes[row].badIsDefault || reader.tolerance.badValues
        guard isBad || reader.tolerance.emptyTexts else { return false }
        try reader.goBack(to: place)
        if reader.tolerance.emptyTexts, try isEmptyText(reader), fillDefault(row, nilFirst: true) {
            try reader.goBack(to: place)
            try reader.skipValue()
            reader.notes?.forget(from: mark)
            reader.notes?.add(error, .nulled)
            return true
        }
        try reader.goBack(to: place)
        guard isBad, fillDefault(row, nilFirst: false) else { return false }
        try reader.skipValue()
        reader.notes?.forget(from: mark)
        let isNil = plan.table.rows[row].isNil(slots[row])
        reader.notes?.add(error, isNil ? .nulled : .defaulted)
        return true
    }

    private func isEmptyText(_ reader: ValueReader) throws -> Bool {
        guard try reader.nextKind == .text else { return false }
        return try reader.readText().isEmpty
    }

    /// Fills a row with its default, else nil. False where it has neither.
    private func fillDefault(_ row: Int, nilFirst: Bool) -> Bool {
        let (known, slot, replacing) = (plan.table.rows[row], slots[row], slots.isOccupied(row))
        if nilFirst, known.isOptional {
            guard known.fillNil(slot, replacing: replacing) else { return false }
        } else if !known.fillMissing(slot, replacing: replacing) {
            return false
        }
        slots.markFilled(row)
        return true
    }

    /// Gives a row its default whose value a validator has refused. False where that is not declared.
    func tolerateInvalid(_ error: ModelError, _ row: Int) -> Bool {
        guard trees.routes[row].badIsDefault || reader.tolerance.badValues, fillDefault(row, nilFirst: false) else {
            return false
        }
        do { try plan.table.rows[row].validate(slots[row]) } catch { return false }
        reader.notes?.add(error, plan.table.rows[row].isNil(slots[row]) ? .nulled : .defaulted)
        return true
    }

    /// Whether null is a row's default here.
    func nullIsDefault(_ row: Int) -> Bool {
        trees.routes[row].nullIsDefault || reader.tolerance.nulls && plan.table.rows[row].defaultValue != nil
    }

    /// Refuses a key that no row has, or takes note of it.
    ///
    /// - Parameters:
    ///   - path: the way from the model to its object.
    ///   - unnoted: the part of that way of which no note has been taken.
    @inline(never)
    func meetUnknown(_ step: PathStep, inside path: [PathStep], unnoted: [PathStep] = []) throws {
        guard case .key(let key) = step, !reader.isTag(key) else { return }
        if let notes = reader.notes, let drift = notes.drift { drift.addUnread(notes.steps + unnoted + [step]) }
        guard reader.tolerance.refusesUnknownKeys, part == nil else { return }
        var error = ModelError(
            .unknownKey, found: key.quoted(limit: 60), note: nearestRowNote(to: key, inside: path),
            offset: reader.position)
        error.details.property = plan.table.name
        try note(error.inside(step), inside: path, rows: [], valueAt: reader.position, depth: reader.depth)
    }

    /// A key of the model that looks like an unknown one.
    private func nearestRowNote(to key: String, inside path: [PathStep]) -> String? {
        let known = trees.routes.flatMap(\.reading).compactMap { known -> String? in
            guard known.count == path.count + 1, known.starts(with: path), case .key(let key)? = known.last else {
                return nil
            }
            return key
        }
        let nearest =
            known.map { (key: $0, distance: NameDistance.distance($0, key)) }
            .filter { $0.distance <= max(1, key.utf8.count / 3) && $0.distance < $0.key.utf8.count }
            .min { $0.distance < $1.distance }
        return nearest.map { "the model has \($0.key.quoted(limit: 60))" }
    }

    /// Takes note of the rows that the document had, and of those it had not.
    func countRows() {
        guard let drift = reader.notes?.drift else { return }
        for (row, known) in plan.table.rows.enumerated() where trees.routes[row].isRead {
            drift.add(known, of: plan.table, isSeen: slots.isFilled(row) || isFaulty(row))
        }
    }
}
