import Olivine

extension JSONTransformer where Input == String, Output == Money {
    /// An amount as the service writes it: `"EUR 12.50"`.
    static var price: JSONTransformer { JSONTransformer(read: Money.init(price:), write: \.price) }
}

extension Money {
    /// Reads a price. What it throws arrives with the path and the place of the value; errors of one's own do as well.
    fileprivate init(price text: String) throws {
        let parts = text.split(separator: " ")
        let digits = parts.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        guard parts.count == 2, parts[0].count == 3, digits.count == 2, digits[1].count == 2,
            let units = Int(digits[0]), let rest = Int(digits[1]), (0..<1_000_000_000).contains(units), rest >= 0
        else { throw ModelError(.invalid, expected: "an amount such as EUR 12.50", found: "\"\(text)\"") }
        self.init(currency: String(parts[0]), cents: units * 100 + rest)
    }

    fileprivate var price: String {
        let rest = cents % 100
        return "\(currency) \(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
