import Olivine

/// A product of a shop whose interface nobody keeps in order.
struct Product: JSONSerializing {
    let id: Int
    let name: String
    let price: Double
    let inStock: Bool
    let tags: [String]
    let rating: Int?

    static let propertyKeys = PropertyKeys(Product.init) {
        Property("id", \.id)
        Property("name", \.name)
        Property("price", \.price).validating { if $0 < 0 { throw ModelError(.invalid, expected: "no debt") } }
        Property("inStock", \.inStock, default: false)
        Property("tags", \.tags, default: [])
        Property("rating", \.rating)
    }
    static let jsonNaming = JSONNaming.snakeCase
    /// What may be wrong without the product being lost: a tag, and the rating. Nothing else.
    static let jsonKeyPaths: JSONKeyPaths<Product> = [
        \.tags: .own.lossy, \.rating: .own.badIsDefault, \.inStock: .own.nullIsDefault,
    ]
}

// swift run lenient
@main
struct Lenient {
    static func main() throws { print(try report()) }

    static let document = """
        [
          {"id": 1, "name": "Lamp", "price": 19.9, "in_stock": true, "tags": ["light", null, "oak"], "rating": 5},
          {"id": "2", "name": "Chair", "price": "49", "in_stock": null, "rating": "good", "colour": "red"},
          {"id": 3, "name": "Table", "price": -1},
          {"id": 4.5, "name": "Shelf", "price": 80, "in_stock": "yes"}
        ]
        """

    static func report() throws -> String {
        var lines: [String] = []
        // As declared: the model tolerates a bad tag, a bad rating and null for `inStock`. The rest is an error.
        do { _ = try JSONAdapter.models(of: Product.self, from: document) } catch {
            lines += ["Strict:", "\(error)", ""]
        }
        // The adapter tolerates more: what is bad is left out of the list, and text may stand for numbers and booleans.
        let adapter = JSONAdapter().tolerating(.badElements).converting(.lenient)
        let (products, report) = try adapter.modelAndReport(of: [Product].self, from: document)
        lines += ["Lenient:"] + products.map { "\($0)" }
        lines += ["", "What was let pass:", report.description]
        lines += ["", "The same for a log:", report.redacted]
        // What the interface has and the models do not, and the other way round.
        lines += ["", "Drift:", "\(try adapter.drift(of: [Product].self, from: Array(document.utf8)))"]
        return lines.joined(separator: "\n")
    }
}
