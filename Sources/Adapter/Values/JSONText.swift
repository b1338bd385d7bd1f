/// One JSON value as the bytes that it came as, to be handed on unchanged or read later.
///
///     struct Event: ValueModel {
///         let type: String
///         let payload: JSONText
///         …
///     }
///     if event.type == "invoice" { let invoice = try event.payload.model(of: Invoice.self) }
///
/// The text is checked when it comes: it is one value, whole, that keeps the grammar. On writing JSON its bytes are
/// copied, whatever the adapter's format. Two are equal if their bytes are.
public struct JSONText: Sendable, CustomStringConvertible {
    /// The text of the value, without blanks around it.
    public let text: String

    /// Text that is known to be one value.
    init(unchecked text: String) { self.text = text }

    /// The text.
    public var description: String { text }
}
