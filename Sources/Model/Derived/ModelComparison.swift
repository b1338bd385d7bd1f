extension ValueModel {
    /// Whether every compared property is equal, by its own `==` (R22).
    public static func == (first: Self, second: Self) -> Bool {
        let table = propertyKeys.table
        // Only values of types that are not known here can hold models, and so go deeper.
        if table.comparesUnknown, DeepStack.isLow {
            return DeepStack.run { InstanceAccess.areEqual(first, second, table) }
        }
        return InstanceAccess.areEqual(first, second, table)
    }

    /// Feeds every compared property to the hasher.
    public func hash(into hasher: inout Hasher) {
        let table = Self.propertyKeys.table
        if table.comparesUnknown, DeepStack.isLow {
            let copy = hasher
            hasher = DeepStack.run {
                var hasher = copy
                InstanceAccess.hash(self, table, into: &hasher)
                return hasher
            }
            return
        }
        InstanceAccess.hash(self, table, into: &hasher)
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
