import Testing

@testable import Olivine

/// A recursive type with its documents, and what is done with it at full depth, without the type.
struct DepthCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Runs every operation on this thread; returns what went wrong, in words.
    let faults: @Sendable (_ isFast: Bool) throws -> [String]

    init<Value: PropertyValue>(_ type: Value.Type, _ levels: DeepDocument.Level...) {
        testDescription = "\(type)"
        let document = DeepDocument(levels: levels)
        faults = { isFast in try Self.faults(type, document, isFast: isFast) }
    }

    static let limit = 512

    private static func faults<Value: PropertyValue>(
        _ type: Value.Type, _ document: DeepDocument, isFast: Bool
    ) throws -> [String] {
        var faults: [String] = []
        func claim(_ isTrue: Bool, _ what: String) { if !isTrue { faults.append(what) } }
        var adapter = JSONAdapter()
        var roomy = JSONAdapter(limits: JSONLimits(depth: limit + 4))
        var pretty = JSONAdapter(format: .pretty)
        adapter.reading.usesFastLoop = isFast
        adapter.writing.usesFastLoop = isFast
        roomy.reading.usesFastLoop = isFast
        pretty.reading.usesFastLoop = isFast

        let text = document.text(depth: limit)
        let value = try adapter.model(of: type, from: text)
        let twin = try adapter.model(of: type, from: Array(text.utf8))
        claim(value == twin, "two readings are equal")
        claim(value.hashValue == twin.hashValue, "equal values have equal hashes")
        if value is any ValueModel || "\(type)".hasPrefix("Changes<") {
            claim((1...12_000).contains("\(value)".utf8.count), "the description is bounded")
        }
        claim(try adapter.jsonString(from: value) == text, "what is written is what was read")
        claim(
            try adapter.model(of: type, from: pretty.jsonString(from: value)) == value,
            "the indented text reads back equal")
        let json = try adapter.jsonValue(from: value)
        let object = try adapter.jsonObject(from: value)
        claim(try adapter.model(of: type, from: json) == value, "the JSON value reads back equal")
        claim(try adapter.model(of: type, fromObject: object) == value, "the dictionary reads back equal")
        if let model = value as? any ValueModel { claim(try holdsChanged(model), "it is copied, compared and merged") }
        let copy = [value]
        claim(copy[0] == value, "a copy is equal")

        let deeper = document.text(depth: limit + levelStep(document))
        let offset = document.offset(ofContainer: limit + 1)
        if let fault = tooDeepFault(at: offset, { _ = try adapter.model(of: type, from: deeper) }) {
            faults.append("reading deeper: \(fault)")
        }
        let deepValue = try roomy.model(of: type, from: deeper)
        if let fault = tooDeepFault(at: nil, { _ = try adapter.jsonString(from: deepValue) }) {
            faults.append("writing deeper: \(fault)")
        }
        claim(try roomy.jsonString(from: deepValue) == deeper, "a higher limit writes it")
        let (deepJSON, deepObject) = (try roomy.jsonValue(from: deepValue), try roomy.jsonObject(from: deepValue))
        for (what, action) in [
            ("a JSON value read deeper", { _ = try adapter.model(of: type, from: deepJSON) }),
            ("a dictionary read deeper", { _ = try adapter.model(of: type, fromObject: deepObject) }),
            ("a JSON value written deeper", { _ = try adapter.jsonValue(from: deepValue) }),
            ("a dictionary written deeper", { _ = try adapter.jsonObject(from: deepValue) }),
        ] as [(String, () throws -> Void)] {
            if let fault = tooDeepFault(at: nil, action) { faults.append("\(what): \(fault)") }
        }
        return faults
    }

    /// What is done with changes, at full depth.
    private static func holdsChanged<Model: ValueModel>(_ model: Model) throws -> Bool {
        let whole = try Model(dictionaryValue: model.dictionaryValue)
        let changes = whole.changes(from: model, nested: .merged)
        return try changes.isEmpty && model.copy { _ in } == model && model.applying(changes) == model
            && model.merging(whole, nils: .copied) == model
    }

    /// The number of levels after which the document may end again.
    private static func levelStep(_ document: DeepDocument) -> Int { document.levels.count }

    /// What is wrong with the error that an action throws, where it should be *too deep*.
    static func tooDeepFault(at offset: Int?, _ action: () throws -> Void) -> String? {
        do {
            try action()
            return "no error"
        } catch let error as AdapterError {
            if error.code != .tooDeep { return "\(error.code) instead of too deep" }
            if error.place?.offset != offset {
                return "at \(String(describing: error.place?.offset)), not \(String(describing: offset))"
            }
            return nil
        } catch {
            return "\(error)"
        }
    }
}
