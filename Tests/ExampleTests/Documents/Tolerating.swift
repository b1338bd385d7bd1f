import Foundation
import Olivine

enum Tolerating {
    // begin product
    struct Product: JSONSerializing {
        let id: Int
        let name: String
        let tags: [String]
        let rating: Int?

        static let propertyKeys = PropertyKeys(Product.init) {
            Property("id", \.id)
            Property("name", \.name)
            Property("tags", \.tags, default: [])
            Property("rating", \.rating)
        }
        static let jsonKeyPaths: JSONKeyPaths<Product> = [\.tags: .own.lossy, \.rating: .own.badIsDefault]
    }
    // end

    // begin path
    static let elsewhere: JSONKeyPaths<Product> = [\.tags: JSONKeyPath("meta.tags").lossy]
    // end

    static func run(_ print: Printed) throws {
        // begin program
        let json = """
            [{"id": 1, "name": "Lamp", "tags": ["oak", null], "rating": "good"},
             {"id": "2", "name": "Chair"},
             {"id": 3.5, "name": "Shelf", "colour": "red"}]
            """
        let adapter = JSONAdapter().tolerating(.badElements).converting(.lenient)
        let (products, report) = try adapter.modelAndReport(of: [Product].self, from: json)
        print(products.map(\.name))
        print(report.redacted)
        // end
    }

    static func runDrift(_ print: Printed) throws {
        // begin drift
        let answer = Data(#"[{"id": 1, "name": "Lamp", "colour": "red"}, {"id": 2, "name": "Chair"}]"#.utf8)
        print(try JSONAdapter().drift(of: [Product].self, from: answer))
        // end
    }
}
