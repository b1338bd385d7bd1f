import TestSupport
import Testing

@testable import Olivine

/// R26: more than 64 and more than 128 properties, in any order, any of them missing.
@Suite struct WideModelTests {
    static func value(_ index: Int) -> String {
        index % 3 == 0
            ? "\"a text of more than fifteen bytes \(index)\"" : index % 3 == 1 ? "\(index)" : "\(index % 2 == 0)"
    }
    static func member(_ index: Int) -> String { "\"p\(index)\":\(value(index))" }

    func check<Model: ValueModel>(_ type: Model.Type, _ count: Int) throws {
        let members = (0..<count).map(Self.member)
        let json = "{" + members.joined(separator: ",") + "}"
        for fast in [true, false] {
            var adapter = JSONAdapter()
            adapter.reading.usesFastLoop = fast
            adapter.writing.usesFastLoop = fast
            let model = try adapter.model(of: type, from: json)
            #expect(try adapter.jsonString(from: model) == json)
            #expect(try adapter.model(of: type, from: "{" + members.reversed().joined(separator: ",") + "}") == model)
            #expect(try adapter.model(of: type, from: "{" + (members + members).joined(separator: ",") + "}") == model)
            for missing in 0..<count {
                var fewer = members
                fewer.remove(at: missing)
                let text = "{" + fewer.joined(separator: ",") + "}"
                if missing % 3 == 0 {
                    #expect(try adapter.jsonString(from: adapter.model(of: type, from: text)) == text)
                } else {
                    let error = #expect(throws: AdapterError.self) { try adapter.model(of: type, from: text) }
                    #expect(error?.property == "\(type).p\(missing)" && error?.code == .missingKey)
                }
            }
        }
    }

    @Test func everyRowHasItsBit() throws {
        try check(WideModels.Wide65.self, 65)
        try check(WideModels.Wide130.self, 130)
        try check(WideModels.WidePrepared64.self, 64)
        try check(WideModels.WidePrepared130.self, 130)
    }
}
