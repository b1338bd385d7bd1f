extension ValueModel {
    /// Whether every compared property is equal, by its own `==` (R22).
    public static func == (first: Self, second: Self) -> Bool {
        let table = propertyKeys.table
        return DeepStack.run {
            InstanceAccess.with(first, table) { first in
                InstanceAccess.with(second, table) { second in
                    table.rows.indices.allSatisfy { index in
                        let row = table.rows[index]
                        return !row.isCompared || row.isEqual(first[index], second[index])
                    }
                }
            }
        }
    }

    /// Feeds every compared property to the hasher.
    public func hash(into hasher: inout Hasher) {
        let table = Self.propertyKeys.table
        let copy = hasher
        hasher = DeepStack.run {
            var hasher = copy
            InstanceAccess.with(self, table) { rows in
                for index in table.rows.indices where table.rows[index].isCompared {
                    table.rows[index].hash(rows[index], into: &hasher)
                }
            }
            return hasher
        }
    }
}

extension ValueModel {
    /// The hash value, as `Hashable` wants it.
    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }
}
