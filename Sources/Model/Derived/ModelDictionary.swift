extension ValueModel {
    /// The properties by their names, each the value itself: what a mapping, a user interface or a test may walk over.
    ///
    /// Nil stands as an optional inside `Any`. Secret values are in it.
    public var dictionaryValue: [String: Any] {
        let table = Self.propertyKeys.table
        return InstanceAccess.with(self, table) { rows in
            var result: [String: Any] = [:]
            result.reserveCapacity(table.rowCount)
            for (index, row) in table.rows.enumerated() { result[row.name] = row.type.anyValue(rows[index]) }
            return result
        }
    }

    /// A model of values by the names of its properties, validated.
    ///
    /// Each value has exactly its property's type; for an optional property also the type inside it. A name that is
    /// missing takes the row's default, or nil.
    ///
    /// - Throws: *unknown key* for a name that no row has, *missing key*, *type mismatch*; what a validator threw.
    public init(dictionaryValue values: [String: Any]) throws(ModelError) {
        let table = Self.propertyKeys.table
        do {
            var taken = 0
            let model = try ModelMaking.make(Self.self, table: table) { row, slot, replacing in
                guard let value = values[table.rows[row].name] else { return false }
                taken += 1
                try table.rows[row].type.put(any: value, into: slot, replacing: replacing)
                return true
            }
            if taken < values.count { throw table.unknownName(in: values.keys) }
            self = model
        } catch { throw .wrapping(error) }
    }
}

extension ModelTable {
    /// The error of the first name that is no row's, in the order of bytes.
    fileprivate func unknownName(in names: some Sequence<String>) -> ModelError {
        let known = Set(rows.map(\.name))
        let unknown = names.filter { !known.contains($0) }.min { $0.precedesByBytes($1) } ?? ""
        return ModelError(.unknownKey, expected: "the name of a property of \(name)", found: unknown.quoted(limit: 60))
            .inside(.key(unknown))
    }
}

extension PropertyValue {
    /// Puts a value of this very type into a slot; for an optional also the value inside it.
    fileprivate static func put(any value: Any, into slot: Slot, replacing: Bool) throws {
        if let value = exactly(value) { return slot.put(value, replacing: replacing) }
        if let optional = Self.self as? any OptionalValue.Type, optional.put(wrapped: value, slot, replacing) { return }
        throw ModelError(.typeMismatch, expected: "\(Self.self)", found: "a value of type \(type(of: value))")
    }

    /// The value, if its type is this one and not merely convertible to it.
    fileprivate static func exactly(_ value: Any) -> Self? { type(of: value) == Self.self ? value as? Self : nil }
}

/// Optionals, found behind a type that is not known.
private protocol OptionalValue {
    static func put(wrapped value: Any, _ slot: Slot, _ replacing: Bool) -> Bool
}

extension Optional: OptionalValue where Wrapped: PropertyValue {
    fileprivate static func put(wrapped value: Any, _ slot: Slot, _ replacing: Bool) -> Bool {
        guard let value = Wrapped.exactly(value) else { return false }
        slot.put(Self.some(value), replacing: replacing)
        return true
    }
}
