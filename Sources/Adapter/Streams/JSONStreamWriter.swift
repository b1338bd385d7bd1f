/// Writes a long stream, one value at a time: JSON Lines, or a list that may stand inside a document.
///
///     let writer = JSONStreamWriter(JSONAdapter(), .list(at: "features")) { try handle.write(contentsOf: $0) }
///     for feature in features { try writer.write(feature) }
///     try writer.finish()
///
/// Bytes are handed on in pieces of 64 KiB, about. A value that cannot be written leaves no trace, and the next can.
public final class JSONStreamWriter {
    /// What stands between and around the values.
    public enum Form: Sendable {
        /// Each on a line of its own, which ends with LF. The adapter's pretty form is left aside.
        case lines
        /// As the elements of a list; at a path, in objects that have nothing else. Nil: the document is the list.
        case list(at: JSONPath? = nil)
    }

    private let adapter: JSONAdapter
    private let closing: String
    private let separator: UInt8?
    private let fault: ModelError?
    private let sink: ([UInt8]) throws -> Void
    private var bytes: [UInt8] = []
    /// How many values have been written.
    public private(set) var count = 0

    private static let piece = 64 << 10

    /// A writer.
    ///
    /// - Parameters:
    ///   - adapter: how values are written.
    ///   - form: what stands between and around them.
    ///   - sink: takes the bytes. What it throws, `write` and `finish` throw.
    public init(
        _ adapter: JSONAdapter = JSONAdapter(), _ form: Form = .lines, to sink: @escaping ([UInt8]) throws -> Void
    ) {
        var adapter = adapter
        adapter.writing.format.remove(.pretty)
        self.adapter = adapter
        self.sink = sink
        switch form {
        case .lines: (closing, separator, fault) = ("", nil, nil)
        case .list(let path):
            let steps = path?.components ?? []
            var keys: [String] = []
            for case .key(let key) in steps { keys.append(String(decoding: QuotedText.quoted(key), as: UTF8.self)) }
            let isWhole = keys.count == steps.count
            fault =
                path?.fault.map { RouteCheck.error($0) }
                ?? (isWhole ? nil : RouteCheck.error("the path of a list that is written has keys only"))
            bytes = Array((keys.map { "{\($0):" }.joined() + "[").utf8)
            closing = "]" + String(repeating: "}", count: keys.count)
            separator = UInt8(ascii: ",")
        }
    }

    /// Writes a value.
    ///
    /// - Throws: `AdapterError` where the value cannot be written; what the sink throws.
    public func write<Value: PropertyValue>(_ value: Value) throws {
        if let fault { throw AdapterError(fault) }
        let start = bytes.count
        if let separator, count > 0 { bytes.append(separator) }
        do { try adapter.append(value, to: &bytes) } catch {
            bytes.removeSubrange(start...)
            throw error
        }
        if separator == nil { bytes.append(0x0A) }
        count += 1
        if bytes.count >= Self.piece { try flush() }
    }

    /// Ends the list, and hands on what is left. Nothing may be written afterwards.
    public func finish() throws {
        if let fault { throw AdapterError(fault) }
        bytes += closing.utf8
        try flush()
    }

    /// Hands on what has been written so far.
    public func flush() throws {
        if bytes.isEmpty { return }
        try sink(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
