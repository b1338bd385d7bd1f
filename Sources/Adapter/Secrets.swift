/// Whether text about a value of some type might show what a secret property holds.
enum Secrets {
    static func areIn<Value: PropertyValue>(_ type: Value.Type) -> Bool {
        var seen = Set<ObjectIdentifier>()
        var waiting = type.modelTypes
        while let next = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            let table = next.modelTable
            if table.hasSecrets { return true }
            waiting += table.children
        }
        return false
    }
}
