#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Olivine

/// Sends a document through every way into the library and out of it. What goes wrong comes back as sentences, so that
/// a test reads `#expect(Routes.complaints(…) == [])`.
public struct Routes: Sendable {
    /// The adapters to use, which must agree: those with the fast loops, and those without.
    let adapters: [JSONAdapter]
    /// The ways other than by bytes.
    let further: [any FurtherRoute]
    /// The same adapter, but for telling all faults.
    let collecting: @Sendable (JSONAdapter) -> JSONAdapter
    /// Where it is told that another route does not agree with bytes.
    let report: @Sendable (String) -> Void

    /// Routes through some adapters.
    public init(
        _ adapters: [JSONAdapter], further: [any FurtherRoute] = [],
        collecting: @escaping @Sendable (JSONAdapter) -> JSONAdapter = { $0 },
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.adapters = adapters
        self.further = further
        self.collecting = collecting
        self.report = report
    }

    /// Reads a document by every route and adapter: bytes, data, text, a part of a text, borrowed bytes. Other routes read
    /// it too, and what they do not agree about is reported.
    public func results<Value: PropertyValue>(
        _ type: Value.Type, _ json: [UInt8], at path: JSONPath? = nil
    ) -> [(route: String, result: Result<Value, AdapterError>)] {
        var results: [(route: String, result: Result<Value, AdapterError>)] = []
        func add(_ route: String, _ read: () throws(AdapterError) -> Value) {
            do throws(AdapterError) { results.append((route, .success(try read()))) } catch {
                results.append((route, .failure(error)))
            }
        }
        for (number, adapter) in adapters.enumerated() {
            add("bytes by \(number)") { () throws(AdapterError) in try adapter.model(of: type, from: json, at: path) }
            add("data by \(number)") { () throws(AdapterError) in
                try adapter.model(of: type, from: Data(json), at: path)
            }
            add("span by \(number)") { () throws(AdapterError) in
                try unsafe adapter.model(of: type, from: json.span.bytes, at: path)
            }
            guard let text = String(validating: json, as: UTF8.self) else { continue }
            add("text by \(number)") { () throws(AdapterError) in try adapter.model(of: type, from: text, at: path) }
            add("part of a text by \(number)") { () throws(AdapterError) in
                try adapter.model(of: type, from: ("<" + text + ">").dropFirst().dropLast(), at: path)
            }
        }
        if !further.isEmpty, let first = results.first { compare(first.result, type, json, at: path) }
        return results
    }

    /// Reports where other routes do not agree with what bytes gave.
    private func compare<Value: PropertyValue>(
        _ bytes: Result<Value, AdapterError>, _ type: Value.Type, _ json: [UInt8], at path: JSONPath?
    ) {
        if case .failure(let error) = bytes, OtherForms.isOfBytes(error, json) { return }
        guard let document = OtherForms.document(json) else { return }
        for (number, adapter) in adapters.enumerated() {
            let agreement = Agreement(bytes: bytes) {
                do throws(AdapterError) {
                    _ = try collecting(adapter).model(of: type, from: json, at: path)
                    return []
                } catch { return Fault.all(of: error) }
            }
            for route in further {
                guard let other = route.reading(type, from: document, at: path, by: adapter),
                    let complaint = agreement.complaint(about: other, keepsOrder: route.keepsOrder)
                else { continue }
                report("\(String(decoding: json, as: UTF8.self)) as \(type), \(route.name) by \(number): \(complaint)")
            }
        }
    }

    /// What is wrong with the reading of a document that holds a value, with writing it, and with reading that again.
    ///
    /// - Parameter written: what is written for the value; the document itself unless said otherwise.
    public func complaints<Value: PropertyValue>(
        _ json: String, _ value: Value, writes written: String? = nil
    ) -> [String] {
        var complaints: [String] = []
        let bytes = Array(json.utf8)
        for (route, result) in results(Value.self, bytes) {
            switch result {
            case .success(let read) where read == value: continue
            case .success(let read): complaints.append("\(json) as \(route): read as \(read)")
            case .failure(let error): complaints.append("\(json) as \(route): \(error)")
            }
        }
        for (number, adapter) in adapters.enumerated() {
            complaints += rewritten(value, as: written ?? json, by: adapter).map { "\($0), by \(number)" }
            complaints += prefixes(of: bytes, as: Value.self, by: adapter).map { "\($0), by \(number)" }
        }
        return complaints
    }

    private func rewritten<Value: PropertyValue>(_ value: Value, as json: String, by adapter: JSONAdapter) -> [String] {
        do {
            let text = try adapter.jsonString(from: value)
            var appended = Array("<".utf8)
            try adapter.append(value, to: &appended)
            var complaints: [String] = []
            if text != json { complaints.append("\(value) is written as \(text), not as \(json)") }
            if try adapter.jsonData(from: value) != Data(text.utf8) { complaints.append("data of \(text) differs") }
            if appended != Array(("<" + text).utf8) { complaints.append("appended bytes of \(text) differ") }
            if try adapter.model(of: Value.self, from: text) != value {
                complaints.append("\(text) reads back differently")
            }
            if let document = OtherForms.document(Array(text.utf8)) {
                for route in further {
                    complaints += route.complaints(writing: value, as: document, by: adapter)
                        .map { "\(text), \(route.name): \($0)" }
                }
            }
            return complaints
        } catch { return ["\(value) cannot be written and read again: \(error)"] }
    }

    /// Each proper prefix of a document is an error with a place; a number cut short may be a number.
    private func prefixes<Value: PropertyValue>(
        of json: [UInt8], as type: Value.Type, by adapter: JSONAdapter
    ) -> [String] {
        let end = json.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 0
        let first = json.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 0
        if first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return [] }
        return (0..<end + 1).compactMap { length in
            let prefix = String(decoding: json.prefix(length), as: UTF8.self)
            do throws(AdapterError) {
                let value = try adapter.model(of: type, from: json[..<length])
                return length > end ? nil : "the prefix \(prefix) is read as \(value)"
            } catch {
                return error.place == nil ? "the error of the prefix \(prefix) has no place: \(error)" : nil
            }
        }
    }

    /// The error's words, the same by every route; otherwise what each route gave.
    public func failure<Value: PropertyValue>(_ type: Value.Type, _ json: [UInt8], at path: JSONPath? = nil) -> String {
        let texts = results(type, json, at: path).map { route, result in
            switch result {
            case .success(let value): "read as \(value)"
            case .failure(let error): error.description
            }
        }
        return Set(texts).sorted().joined(separator: "\n--- by another route ---\n")
    }

    /// The error's words for a document that is text.
    public func failure<Value: PropertyValue>(_ type: Value.Type, _ json: String, at path: JSONPath? = nil) -> String {
        failure(type, Array(json.utf8), at: path)
    }
}
