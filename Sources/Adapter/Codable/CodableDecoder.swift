#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// `JSONDecoder` by another name: its options, its errors, an adapter's reader. A program moves by changing the line that
/// makes its decoder.
///
///     let decoder = CodableDecoder()                                    // was: JSONDecoder()
///     decoder.keyDecodingStrategy = .convertFromSnakeCase
///     let users = try decoder.decode([User].self, from: data)
///
/// A fault is the `DecodingError` that `JSONDecoder` throws, with the same coding path; its underlying error is the
/// `AdapterError`, with line, column and excerpt. What differs stands in `docs/design/0021-codable-door.md`: above all, of
/// equal keys the last counts, and numbers are exact.
public final class CodableDecoder: Sendable {
    private let adapter: JSONAdapter
    private let kept = Locked(CodableStrategies())

    /// A decoder with Foundation's defaults, over an adapter whose limits it keeps.
    public init(_ adapter: JSONAdapter = JSONAdapter()) { self.adapter = adapter }

    /// All options at once.
    public var strategies: CodableStrategies {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
    /// How dates are read.
    public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy {
        get { strategies.dateDecodingStrategy }
        set { kept.withLock { $0.dateDecodingStrategy = newValue } }
    }
    /// How bytes are read.
    public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy {
        get { strategies.dataDecodingStrategy }
        set { kept.withLock { $0.dataDecodingStrategy = newValue } }
    }
    /// How keys of objects become keys of properties.
    public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy {
        get { strategies.keyDecodingStrategy }
        set { kept.withLock { $0.keyDecodingStrategy = newValue } }
    }
    /// What texts stand for infinities and not-a-number.
    public var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy {
        get { strategies.nonConformingFloatDecodingStrategy }
        set { kept.withLock { $0.nonConformingFloatDecodingStrategy = newValue } }
    }
    /// What the program hands to its own types.
    public var userInfo: [CodingUserInfoKey: any Sendable] {
        get { strategies.userInfo }
        set { kept.withLock { $0.userInfo = newValue } }
    }

    /// Reads a value from a document.
    ///
    /// - Throws: `DecodingError`, or what the type's own code threw.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try adapter.decode(type, in: data, strategies) { error, placed in
            switch error {
            case let error as DecodingError: error.caused(by: placed)
            case is ModelError:
                // What is wrong with the document is nobody's value.
                DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: [], debugDescription: "The document is not JSON: \(placed().parts.error.headline)",
                        underlyingError: placed()))
            default: error
            }
        }
    }
}

/// `JSONEncoder` by another name: its options, its errors, an adapter's writer.
///
///     let encoder = CodableEncoder()                                    // was: JSONEncoder()
///     encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
///     let data = try encoder.encode(users)
///
/// Unless keys are sorted they come in the order in which the type encodes them. What differs besides stands in
/// `docs/design/0021-codable-door.md`: above all, 1.0 is written `1.0`.
public final class CodableEncoder: Sendable {
    private let adapter: JSONAdapter
    private let kept = Locked(CodableStrategies())
    private let formatting = Locked(JSONEncoder.OutputFormatting())

    /// An encoder with Foundation's defaults, over an adapter whose limits it keeps.
    public init(_ adapter: JSONAdapter = JSONAdapter()) { self.adapter = adapter }

    /// All options at once.
    public var strategies: CodableStrategies {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
    /// The form of the text: indented or not, keys sorted or not, slashes escaped or not.
    public var outputFormatting: JSONEncoder.OutputFormatting {
        get { formatting.withLock { $0 } }
        set { formatting.withLock { $0 = newValue } }
    }
    /// How dates are written.
    public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy {
        get { strategies.dateEncodingStrategy }
        set { kept.withLock { $0.dateEncodingStrategy = newValue } }
    }
    /// How bytes are written.
    public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy {
        get { strategies.dataEncodingStrategy }
        set { kept.withLock { $0.dataEncodingStrategy = newValue } }
    }
    /// How keys of properties become keys of objects.
    public var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy {
        get { strategies.keyEncodingStrategy }
        set { kept.withLock { $0.keyEncodingStrategy = newValue } }
    }
    /// What is written for infinities and not-a-number.
    public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy {
        get { strategies.nonConformingFloatEncodingStrategy }
        set { kept.withLock { $0.nonConformingFloatEncodingStrategy = newValue } }
    }
    /// What the program hands to its own types.
    public var userInfo: [CodingUserInfoKey: any Sendable] {
        get { strategies.userInfo }
        set { kept.withLock { $0.userInfo = newValue } }
    }

    /// Writes a value as UTF-8 bytes.
    ///
    /// - Throws: `EncodingError`, or what the type's own code threw; an `AdapterError` for what JSON cannot say.
    public func encode<Value: Encodable>(_ value: Value) throws -> Data {
        var adapter = adapter
        let wanted = outputFormatting
        adapter.writing.format = wanted.contains(.withoutEscapingSlashes) ? [] : .escapedSlashes
        if wanted.contains(.prettyPrinted) { adapter.writing.format.insert(.pretty) }
        if wanted.contains(.sortedKeys) { adapter.writing.format.insert(.sorted) }
        do { return try adapter.written(value, strategies) } catch let error as ModelError {
            throw AdapterError(error)
        }
    }
}
