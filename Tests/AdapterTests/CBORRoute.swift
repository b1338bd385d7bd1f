import CBOR
import TestSupport

@testable import Olivine

/// The route through a format that stands outside the library: the same document as CBOR, and the same values.
struct CBORRoute: FurtherRoute {
    let name = "CBOR"
    let keepsOrder = true

    /// Only where the document says the same in CBOR as in JSON: models under the names of their rows, no values that are
    /// text in JSON and something else in CBOR, and numbers that keep their spelling.
    func reading<Value: PropertyValue>(
        _ type: Value.Type, from document: JSONValue, at path: JSONPath?, by adapter: JSONAdapter
    ) -> Result<Value, any Error>? {
        guard path == nil, adapter.isStandard, Content(of: type).isPlain, let data = try? CBOR.data(from: document),
            (try? CBOR.model(of: JSONValue.self, from: data))?.description == document.description
        else { return nil }
        return Result { try CBOR.model(of: type, from: data) }
    }

    func complaints<Value: PropertyValue>(
        writing value: Value, as document: JSONValue, by adapter: JSONAdapter
    ) -> [String] {
        if Content(of: Value.self).keepsSpelling || !adapter.reading.rare.context.isEmpty { return [] }
        do {
            let data = try CBOR.data(from: value)
            let again = try CBOR.model(of: Value.self, from: data)
            guard again == value || value != value && "\(again)" == "\(value)" else { return ["read back as \(again)"] }
            return try CBOR.data(from: again) == data ? [] : ["written differently the second time"]
        } catch { return ["\(error)"] }
    }

    /// What a type holds, at every depth.
    private struct Content {
        private var names: [String] = []
        private var hasMapping = false

        init(of type: any PropertyValue.Type) {
            var seen = Set<ObjectIdentifier>()
            var waiting: [any PropertyValue.Type] = [type]
            while let next = waiting.popLast() {
                names.append("\(next)")
                for model in next.modelTypes where seen.insert(ObjectIdentifier(model)).inserted {
                    if model.outsideMapping.map({ !(($0 as? JSONMapping)?.saysNothing ?? false) }) ?? false {
                        hasMapping = true
                    }
                    waiting += model.modelTable.rows.map(\.type)
                }
            }
        }

        private func holds(_ words: [String]) -> Bool {
            names.contains { name in words.contains { name.contains($0) } }
        }

        /// Whether it keeps the spelling of numbers, which CBOR does not.
        var keepsSpelling: Bool { holds(["NumberLiteral", "JSON"]) }
        /// Whether a document says the same of it in JSON and in CBOR.
        var isPlain: Bool { !hasMapping && !keepsSpelling && !holds(["Date", "URL", "UUID", "Data"]) }
    }
}

extension JSONAdapter {
    /// Whether documents are read strictly and by the models' own mappings.
    fileprivate var isStandard: Bool {
        plans === JSONPlans.standard && reading.errors == .first && reading.limits == JSONLimits()
            && reading.rare.nonFinite == .refused && !reading.refusesDuplicateKeys && reading.rare.context.isEmpty
    }
}

extension JSONMapping {
    /// Whether every row stands under its own name.
    fileprivate var saysNothing: Bool { isEmpty && naming == .inherited && choice == nil && hooks == nil }
}
