/// A member of a row's value, where it stands in the document.
struct FoundMember {
    /// What the value knows it by.
    let name: String
    /// Which of the row's paths has led to it. Nil where it is one that no other row has.
    let rank: Int?
    let position: Int
    let isNull: Bool
    let path: [PathStep]
}

// Rows whose value is made of members: these are noted as they come, and read as one object when the real one has ended.
extension ModelFilling {
    /// Keeps a member. Among the model's own keys each occurrence is read, elsewhere the last (R5).
    @inline(never)
    func keep(_ member: FoundMember, of row: Int) {
        if members.isEmpty { members = plan.table.rows.map { _ in [] } }
        if let shape = trees.routes[row].members, !shape.areFlattened, !shape.takesOthers {
            members[row].removeAll { $0.rank == member.rank }
        }
        members[row].append(member)
    }

    /// Keeps the value of a key that no row has for the row that takes all such. False where there is none.
    @inline(never)
    func takeOther(_ step: PathStep) throws -> Bool {
        guard case .key(let key) = step, let row = trees.others ?? (part == nil ? nil : trees.spreads.first?.row),
            !trees.isWritten(key)
        else { return false }
        let start = reader.position
        if part != nil, !(trees.routes[row].members?.areFlattened ?? false) {
            return try refuseOther(key, row, at: start)
        }
        let isNull = try reader.nextKind == .null
        keep(FoundMember(name: key, rank: nil, position: start, isNull: isNull, path: [step]), of: row)
        do { try reader.skipValue() } catch { throw ModelError.wrapping(error).inside(step) }
        return true
    }

    /// Refuses a key that is part of a value which changes have as a whole. False where that value may not change.
    @inline(never)
    private func refuseOther(_ key: String, _ row: Int, at start: Int) throws -> Bool {
        if let allowed = part?.allowed, allowed.inside(row) == nil { return false }
        let fault = ModelError(
            .notRepresentable, expected: "a property's key, as the others are one value", found: key.quoted(limit: 60),
            offset: start)
        try note(named(fault, row: row).inside(.key(key)), rows: [], valueAt: start, depth: reader.depth)
        return true
    }

    /// Reads a row from the members that were found, as one object.
    ///
    /// - Parameter depth: how many containers are open around the object.
    func fillFromMembers(_ row: Int, start: Int, depth: Int) throws {
        guard let shape = trees.routes[row].members, shape.isRead else { return }
        let isNamed = !shape.areFlattened && !shape.takesOthers
        var found = members.isEmpty ? [] : members[row]
        if isNamed {
            found = shape.names.indices.compactMap { rank in found.first { $0.rank == rank } }
        }
        // Without any it is missing; a model and a dictionary say themselves what they lack.
        if found.isEmpty, part != nil || isNamed || plan.table.rows[row].mayBeMissing { return }
        do {
            if try fillNull(row, shape, found) { return }
            let places = found.map { member in
                MembersReader.Member(
                    name: member.name,
                    place: ValueReader.Place(
                        position: member.position, depth: depth + member.path.count + (isNamed ? 1 : 0)))
            }
            // A made object counts as one deeper, so that a type that holds itself there comes to the limit.
            let object = ValueReader.Place(position: start, depth: depth + (isNamed ? 1 : 0))
            let whole = try MembersReader(reader, places, object: object)
            if part != nil {
                try readPart(row, shape, found, from: whole)
            } else {
                try readRow(row, from: whole)
            }
        } catch {
            try keep(ModelError.wrapping(error, offset: start), of: row, found, isNamed: isNamed, start: start)
        }
    }

    /// Fills a row whose members are all null. False where they are not, or where the value may be made of nulls.
    @inline(never)
    private func fillNull(_ row: Int, _ shape: RowMembers, _ found: [FoundMember]) throws -> Bool {
        let route = trees.routes[row]
        if shape.takesOthers && !shape.areFlattened { return false }
        guard let first = found.first, !shape.areFlattened || plan.table.rows[row].isOptional || route.nullIsDefault
        else { return false }
        // Of each the last counts. Of changes a part may be null; the whole is where all of it is.
        var isNull = [Bool](repeating: part == nil, count: shape.names.count)
        for member in found {
            guard let rank = member.rank else { return false }
            isNull[rank] = member.isNull
        }
        if isNull.contains(false) { return false }
        do { try fillNull(row, position: first.position) } catch {
            throw ModelError.wrapping(error).inside(.key(first.name))
        }
        return true
    }

    /// Reads a row of changes from its members.
    @inline(never)
    private func readPart(
        _ row: Int, _ shape: RowMembers, _ found: [FoundMember], from whole: MembersReader
    ) throws {
        guard let first = found.first else { return }
        do { if try !mayRead(row, at: first.position) { return } } catch {
            throw ModelError.wrapping(error).inside(.key(first.name))
        }
        if shape.areFlattened || reader.nestedChanges == .merged && trees.routes[row].transform == nil,
            try readNested(row, allowing: part?.allowed?.inside(row), from: whole)
        {
            return
        }
        guard found.count == shape.names.count else {
            throw named(
                ModelError(
                    .notRepresentable,
                    expected: "changes of all of " + shape.names.inWords
                        + ", which are one value",
                    found: found.map(\.name).inWords, offset: first.position), row: row)
        }
        try readRow(row, from: whole)
    }

    /// Throws the fault of a row, or keeps it and those that came with it, each where its member stands.
    @inline(never)
    private func keep(
        _ error: ModelError, of row: Int, _ found: [FoundMember], isNamed: Bool, start: Int
    ) throws {
        var alone = error
        alone.details.others = []
        var names = Buckets()
        for member in found { names.append(hash: member.name.bytesHash) }
        let faults = ([alone] + error.others).map { fault in
            (
                position: fault.position(among: found, names),
                error: isNamed ? fault.placed(by: trees.routes[row], found) : fault
            )
        }
        guard reader.collectsErrors, reader.canGoOn(after: error) else {
            throw fault(endingWith: ModelError.joined(faults.map(\.error)) ?? error)
        }
        for fault in faults { add(fault.error, at: fault.position) }
        faultyRows.insert(row)
    }
}

extension ModelError {
    /// Where the member stands that is at fault; behind all of them where it is missing (R15).
    @inline(never)
    fileprivate func position(among found: [FoundMember], _ names: Buckets) -> Int {
        guard case .key(let name)? = details.path.last else { return found.first?.position ?? .max }
        return names.position(hash: name.bytesHash) { found[$0].name.isSpelled(name) }.map { found[$0].position }
            ?? .max
    }

    /// The error of a value made of members, with the path of the member that is at fault in the document.
    @inline(never)
    fileprivate func placed(by route: RowRoute, _ found: [FoundMember]) -> ModelError {
        guard let shape = route.members else { return self }
        var copy = self
        guard case .key(let name)? = details.path.last,
            let rank = shape.names.firstIndex(where: { $0.isSpelled(name) })
        else {
            return route.place.reversed().reduce(copy) { $0.inside($1) }
        }
        copy.details.path.removeLast()
        let path = found.first { $0.rank == rank }?.path ?? route.reading[rank]
        return path.reversed().reduce(copy) { $0.inside($1) }
    }
}
