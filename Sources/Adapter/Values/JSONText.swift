#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One JSON value as the bytes that it came as: to be handed on unchanged, or to be read later.
///
///     struct Event: ValueModel {
///         let type: String
///         let payload: JSONText
///         …
///     }
///     if event.type == "invoice" { let invoice = try event.payload.model(of: Invoice.self) }
///
/// The text is checked when it comes: it is one value, whole, that keeps the grammar (RFC 8259) and the adapter's limits.
/// Written to JSON it is copied byte for byte, whatever the adapter's format. Two texts are equal if their bytes are.
///
/// As a property, `JSONText` takes null as the text `null` and must be there; `JSONText?` takes null as nil and may be
/// missing.
public struct JSONText: Sendable, CustomStringConvertible {
    /// The text, without blanks around it.
    public let text: String
    /// More containers than this are not inside one another in it.
    let mostContainers: Int

    /// Text that is known to be one value.
    init(unchecked text: String, mostContainers: Int = .max) {
        self.text = text
        self.mostContainers = mostContainers
    }

    /// Takes text that is one JSON value, with or without blanks around it.
    ///
    /// - Parameters:
    ///   - text: the text, which is checked.
    ///   - adapter: whose limits hold.
    /// - Throws: `AdapterError` with the place of the fault.
    public init(_ text: some StringProtocol, by adapter: JSONAdapter = JSONAdapter()) throws(AdapterError) {
        self = try adapter.model(of: JSONText.self, from: text)
    }

    /// Takes UTF-8 bytes that are one JSON value, with or without blanks around it.
    ///
    /// - Parameters:
    ///   - bytes: the bytes, which are checked.
    ///   - adapter: whose limits hold.
    /// - Throws: `AdapterError` with the place of the fault.
    public init(_ bytes: some ContiguousBytes, by adapter: JSONAdapter = JSONAdapter()) throws(AdapterError) {
        self = try adapter.model(of: JSONText.self, from: bytes)
    }

    /// Writes a model, or any other property value.
    ///
    /// - Throws: `AdapterError` where the value cannot be written.
    public init<Value: PropertyValue>(
        writing value: Value, by adapter: JSONAdapter = JSONAdapter()
    ) throws(AdapterError) {
        self.init(unchecked: try adapter.jsonString(from: value), mostContainers: adapter.writing.depthLimit)
    }

    /// Reads the text as a model, or any other property value.
    ///
    /// - Parameters:
    ///   - type: what to read.
    ///   - adapter: how to read it.
    ///   - path: where in the text the value stands.
    /// - Throws: `AdapterError`; its path and place are those within this text.
    public func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, by adapter: JSONAdapter = JSONAdapter(), at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        try adapter.model(of: type, from: text, at: path)
    }

    /// The text.
    public var description: String { text }
}
