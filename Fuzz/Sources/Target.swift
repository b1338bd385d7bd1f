import Foundation

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start = unsafe start, count > 0 else { return 0 }
    let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let document = Array(input.dropFirst())
    FuzzCase.all[Int(input[0]) % FuzzCase.all.count].run(document)
    return 0
}

/// A sample type without the type, and what must hold for it.
struct FuzzCase: Sendable {
    let run: @Sendable ([UInt8]) -> Void

    static let all: [FuzzCase] = [
        FuzzCase(Made.self), FuzzCase(Prepared.self), FuzzCase([Tree].self), FuzzCase(Mapped.self),
        FuzzCase(Keyed.self),
        FuzzCase(Listed.self), FuzzCase(Anything.self), FuzzCase(Texts.self), FuzzCase(Numbers.self), FuzzCase(skipped),
        FuzzCase(JSONValue.self), FuzzCase(JSONText.self), FuzzCase([String: JSONObject?].self), FuzzCase(verbatim),
    ]

    private init(_ run: @escaping @Sendable ([UInt8]) -> Void) { self.run = run }

    private init<Value: PropertyValue>(_ type: Value.Type) {
        run = { document in
            let values = JSONErrors.allCases.map { errors in
                let fast = Self.outcome(type, document, errors, isFast: true)
                let neutral = Self.outcome(type, document, errors, isFast: false)
                claim(fast == neutral, "the loops differ", "\(fast)\n\(neutral)", document)
                return fast
            }
            guard case .value(let value) = values[0] else {
                if case (.fault(let first, _), .fault(let all, _)) = (values[0], values[1]) {
                    claim(first == all, "the first of all errors is another", "\(first)\n\(all)", document)
                }
                return
            }
            claim(values[1] == values[0], "all errors and none", "\(values[1])", document)
            Self.checkWriting(value, document)
        }
    }

    enum Outcome<Value: Equatable>: Equatable {
        case value(Value)
        case fault(String, others: [String])
    }

    private static func outcome<Value: PropertyValue>(
        _ type: Value.Type, _ document: [UInt8], _ errors: JSONErrors, isFast: Bool
    ) -> Outcome<Value> {
        var adapter = JSONAdapter(errors: errors)
        adapter.reading.usesFastLoop = isFast
        do throws(AdapterError) { return .value(try adapter.model(of: type, from: document)) } catch {
            _ = error.redacted
            return .fault(error.words, others: error.others.map(\.words))
        }
    }

    private static func checkWriting<Value: PropertyValue>(_ value: Value, _ document: [UInt8]) {
        claim(value == value && "\(value)" == "\(value)", "not equal to itself", "\(value)", document)
        for format in [JSONFormat(), .pretty, [.sorted, .escapedSlashes]] {
            var texts: [String] = []
            for isFast in [true, false] {
                var adapter = JSONAdapter(format: format)
                adapter.writing.usesFastLoop = isFast
                do {
                    let text = try adapter.jsonString(from: value)
                    texts.append(text)
                    let again = try adapter.model(of: Value.self, from: text)
                    claim(again == value, "reads back as something else", text, document)
                } catch let error as AdapterError where error.code == .notRepresentable || error.code == .keyCollision {
                    texts.append("\(error.code)")
                } catch {
                    claim(false, "cannot be written, or not read again", "\(error)", document)
                }
            }
            claim(texts[0] == texts[1], "the writing loops differ", texts.joined(separator: "\n"), document)
        }
    }

    /// Skipping accepts what reading into a dynamic value does, and says the same where it does not.
    private static func skipped(_ document: [UInt8]) {
        let wrapped = Array(#"{"z":"#.utf8) + document + Array("}".utf8)
        let read = outcome([String: Anything].self, wrapped, .first, isFast: true)
        let skipped = outcome(Nothing.self, wrapped, .first, isFast: true)
        switch (read, skipped) {
        case (.value, .value), (.fault, .fault): break
        default: claim(false, "skipping and reading differ", "\(read)\n\(skipped)", document)
        }
    }

    /// Text is kept where it can be read as any value, and means that value.
    private static func verbatim(_ document: [UInt8]) {
        let value = outcome(JSONValue.self, document, .first, isFast: true)
        let text = outcome(JSONText.self, document, .first, isFast: true)
        switch (value, text) {
        case (.value(let value), .value(let text)):
            claim((try? text.model(of: JSONValue.self)) == value, "the text means something else", "\(text)", document)
        case (.fault, .fault): break
        default: claim(false, "texts and values differ", "\(value)\n\(text)", document)
        }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension JSONErrors: CaseIterable {
    public static let allCases: [JSONErrors] = [.first, .all]
}

extension AdapterError {
    /// All but the excerpt.
    fileprivate var words: String {
        "\(code) \(property ?? "") \(jsonPointer) \(place?.offset ?? -1) \(expected ?? "") \(found ?? "")"
    }
}

private func claim(_ isTrue: Bool, _ what: String, _ details: @autoclosure () -> String, _ document: [UInt8]) {
    if isTrue { return }
    fatalError("\(what)\n\(details())\n\(String(decoding: document, as: UTF8.self))")
}
