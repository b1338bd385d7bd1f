import Foundation

/// A model mapped by hand from and to what `JSONSerialization` gives and takes.
package protocol DictionaryMapped {
    init(dictionary: [String: Any]) throws
    var dictionary: [String: Any] { get }
}

/// A key that is absent or has a value of another type.
package struct UnusableValue: Error {
    package let key: String
}

extension [String: Any] {
    func required<Mapped>(_ key: String) throws -> Mapped {
        guard let value = self[key] as? Mapped else { throw UnusableValue(key: key) }
        return value
    }

    func requiredObjects(_ key: String) throws -> [[String: Any]] {
        try required(key)
    }

    func requiredMap(_ key: String) throws -> [String: [String: Any]] {
        try required(key)
    }

    func object(_ key: String) -> [String: Any]? {
        self[key] as? [String: Any]
    }

    func objects(_ key: String) -> [[String: Any]]? {
        self[key] as? [[String: Any]]
    }
}
