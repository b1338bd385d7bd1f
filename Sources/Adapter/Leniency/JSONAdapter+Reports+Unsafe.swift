#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONAdapter {
    /// Reads a model, or any other property value, and tells what was tolerated on the way.
    ///
    /// - Parameters:
    ///   - type: what to read.
    ///   - bytes: the document as UTF-8.
    ///   - path: where in the document the value stands.
    /// - Throws: `AdapterError`, for what is not tolerated.
    public func modelAndReport<Value: PropertyValue>(
        of type: Value.Type = Value.self, from bytes: some ContiguousBytes, at path: JSONPath? = nil
    ) throws(AdapterError) -> (model: Value, report: JSONReport) {
        let (adapter, notes) = takingNotes()
        let model = try adapter.model(of: type, from: bytes, at: path)
        return (model, bytes.report(of: notes, hidesText: Secrets.areIn(type)))
    }

    /// The same from text.
    public func modelAndReport<Value: PropertyValue>(
        of type: Value.Type = Value.self, from text: some StringProtocol, at path: JSONPath? = nil
    ) throws(AdapterError) -> (model: Value, report: JSONReport) {
        try modelAndReport(of: type, from: Array(text.utf8), at: path)
    }

    /// The same from a dictionary. Its faults have no place.
    public func modelAndReport<Value: PropertyValue>(
        of type: Value.Type = Value.self, from dictionary: [String: Any], at path: JSONPath? = nil
    ) throws(AdapterError) -> (model: Value, report: JSONReport) {
        let (adapter, notes) = takingNotes()
        return (try adapter.model(of: type, from: dictionary, at: path), JSONReport(withoutPlaces: notes))
    }

    /// The same from any JSON. Its faults have no place.
    public func modelAndReport<Value: PropertyValue>(
        of type: Value.Type = Value.self, from value: JSONValue, at path: JSONPath? = nil
    ) throws(AdapterError) -> (model: Value, report: JSONReport) {
        let (adapter, notes) = takingNotes()
        return (try adapter.model(of: type, from: value, at: path), JSONReport(withoutPlaces: notes))
    }

    /// Compares a document with the models that read it: which keys nobody reads, and which properties no object has. For a
    /// job that watches an interface, or a test over a recorded answer.
    ///
    ///     let drift = try JSONAdapter().drift(of: [Repository].self, from: answer)
    ///     #expect(drift.isEmpty, "\(drift)")
    ///
    /// - Throws: `AdapterError`, where the document cannot be read.
    public func drift<Value: PropertyValue>(
        of type: Value.Type, from bytes: some ContiguousBytes, at path: JSONPath? = nil
    ) throws(AdapterError) -> JSONDrift {
        let drift = DriftNotes()
        _ = try takingNotes(drift).adapter.model(of: type, from: bytes, at: path)
        return JSONDrift(drift)
    }

    private func takingNotes(_ drift: DriftNotes? = nil) -> (adapter: JSONAdapter, notes: ReadingNotes) {
        var adapter = self
        let notes = ReadingNotes(drift: drift)
        adapter.reading.rare.notes = notes
        adapter.reading.usesFastLoop = false
        return (adapter, notes)
    }
}

extension JSONReport {
    fileprivate init(withoutPlaces notes: ReadingNotes) {
        further = notes.further
        findings = notes.findings.map { Finding(error: AdapterError(withoutPlace: $0.error), outcome: $0.outcome) }
    }

    fileprivate init(_ notes: ReadingNotes, in bytes: InputBytes, hidesText: Bool) {
        further = notes.further
        let found = notes.findings
        let order = Order.positions(found.count) {
            (found[$0].error.details.offset ?? 0) < (found[$1].error.details.offset ?? 0)
        }
        let places = DocumentPlaces(bytes)
        findings = order.map {
            Finding(error: AdapterError(found[$0].error, in: places, hidesText: hidesText), outcome: found[$0].outcome)
        }
    }
}

extension ContiguousBytes {
    fileprivate func report(of notes: ReadingNotes, hidesText: Bool) -> JSONReport {
        unsafe withUnsafeBytes { bytes in
            JSONReport(notes, in: unsafe InputBytes(bytes.bindMemory(to: UInt8.self)), hidesText: hidesText)
        }
    }
}
