/// Tables of generic types, made once a type and kept for the life of the process.
final class TableCache: Sendable {
    static let shared = TableCache()
    private let tables = Locked<[ObjectIdentifier: ModelTable]>([:])

    func table<Root>(of type: Root.Type, make: () -> TypedTable<Root>) -> TypedTable<Root> {
        let key = ObjectIdentifier(type)
        if let known = tables.withLock({ $0[key] }) as? TypedTable<Root> { return known }
        // Made outside the lock: a table may be asked for while another is being made.
        let made = make()
        let kept = tables.withLock { tables in
            if let first = tables[key] { return first }
            tables[key] = made
            return made
        }
        return kept as? TypedTable<Root> ?? made
    }
}
