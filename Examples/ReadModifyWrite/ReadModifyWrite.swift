import Foundation
import Olivine

/// Changes the part of a document that a model knows. All else stays: unknown keys, the order of all keys, the texts of
/// numbers.
func edit<Model: ValueModel>(
    _ document: String, as type: Model.Type, _ change: (inout ModelDraft<Model>) throws -> Void
) throws -> String {
    let adapter = JSONAdapter(format: .pretty)
    let value = try adapter.model(of: JSONValue.self, from: document)
    let model = try adapter.model(of: Model.self, from: value)
    let changes = try model.copy(change).changes(from: model, nested: .merged)
    return try adapter.jsonString(from: value.merging(adapter.jsonValue(from: changes)))
}

// swift run read-modify-write
@main
struct ReadModifyWrite {
    static let document = """
        {
          "$schema": "https://packages.example.com/schema/1.0",
          "name": "peridot",
          "lint": {"width": 1e2, "ratio": 1.0, "rules": ["a", null]},
          "author": {"name": "Mira", "email": "mira@example.com", "pgp": 12345678901234567890123},
          "version": "2.1.0",
          "funding": "https://fund.example.com/peridot",
          "dependencies": {"olivine": "1.0.0", "basalt": "0.3.1"}
        }
        """

    static func main() throws { print(try report()) }

    static func report() throws -> String {
        try edit(document, as: Manifest.self) {
            $0.version = "2.2.0"
            $0.contact = "packages@example.com"
            $0.funding = nil
            $0.dependencies["basalt"] = nil
            $0.dependencies["gabbro"] = "1.0.0"
        }
    }
}
