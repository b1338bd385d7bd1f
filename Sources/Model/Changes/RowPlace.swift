/// What a key path leads to, in the terms of a table: where in an instance, and the type that stands there.
@usableFromInline
struct RowPlace {
    /// The place in an instance. Nil for what no place has: observed and computed properties.
    let offset: Int?
    let type: Any.Type
    /// The key path itself, for properties without a place.
    let keyPath: AnyKeyPath

    @usableFromInline
    init(_ offset: Int?, _ type: Any.Type, _ keyPath: AnyKeyPath) {
        self.offset = offset
        self.type = type
        self.keyPath = keyPath
    }

    init<Root, Value>(_ keyPath: KeyPath<Root, Value>) {
        self.init(MemoryLayout<Root>.offset(of: keyPath), Value.self, keyPath)
    }

    init<Root>(_ keyPath: PartialKeyPath<Root>) {
        offset = MemoryLayout<Root>.offset(of: keyPath)
        type = Swift.type(of: keyPath).valueType
        self.keyPath = keyPath
    }

    private init(offset: Int, in outer: RowPlace) {
        self.offset = offset
        type = outer.type
        keyPath = outer.keyPath
    }

    /// The same place, seen from a value that begins so many bytes further on.
    func advanced(by start: Int) -> RowPlace? {
        offset.map { RowPlace(offset: $0 - start, in: self) }
    }
}

extension ModelTable {
    /// The row that a key path leads to.
    func row(at place: RowPlace) -> Int? {
        guard let offset = place.offset else { return observedRow(place.keyPath) }
        // Places mostly stand in the order of the rows. Two rows of one place are an empty value and what follows it.
        var (low, high) = (0, rowCount)
        while low < high {
            let middle = (low + high) >> 1
            if instanceOffsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        if low < rowCount, instanceOffsets[low] == offset, comparedRows[low].type == place.type, hasOffsets {
            return low
        }
        return rows.firstIndex { $0.offset == offset && $0.type == place.type }
    }

    /// Observed properties have no place; there are few of them.
    private func observedRow(_ keyPath: AnyKeyPath) -> Int? {
        if hasOffsets { return nil }
        return rows.firstIndex { $0.offset == nil && $0.keyPath() == keyPath }
    }

    /// The row of a nested model in whose value a place lies, and where that value begins.
    func modelRow(around offset: Int) -> (row: Int, start: Int)? {
        for index in rows.indices {
            let row = rows[index]
            guard row.mayHoldModels, let start = row.offset, start <= offset, offset < start + row.type.size else {
                continue
            }
            if row.type is any ValueModel.Type { return (index, start) }
        }
        return nil
    }

    /// The error of a key path that leads to no row.
    func noRow(_ keyPath: AnyKeyPath) -> ModelError {
        // What the language tells of computed and observed properties is an address.
        let text = "\(keyPath)"
        let subject = text.contains("<computed") ? "a computed \(Swift.type(of: keyPath).valueType) of \(name)" : text
        return ModelError(
            .configuration,
            note:
                "\(subject) is no row of the propertyKeys of \(name): only stored properties that are rows, and rows of "
                + "nested models, can be changed")
    }
}

extension PropertyValue {
    /// The bytes that a value takes in an instance.
    static var size: Int { MemoryLayout<Self>.size }
}
