#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// The door through which a program comes in that has Codable types.

extension JSONAdapter {
    /// Reads any Codable type from a document, faster than JSONDecoder. Models among its values are read by their tables.
    ///
    ///     let page = try JSONAdapter().decode(Page.self, from: data)       // was: JSONDecoder().decode(Page.self, from: data)
    ///
    /// - Parameters:
    ///   - type: what to read.
    ///   - bytes: the document as UTF-8.
    ///   - strategies: JSONDecoder's options, with its defaults.
    /// - Throws: `AdapterError` with the path and place. What `init(from:)` threw is its `underlying` error.
    public func decode<Value: Decodable>(
        _ type: Value.Type = Value.self, from bytes: some ContiguousBytes,
        _ strategies: CodableStrategies = CodableStrategies()
    ) throws(AdapterError) -> Value {
        do { return try decode(type, in: bytes, strategies) { $1() } } catch { throw AdapterError(caught: error) }
    }

    /// Reads any Codable type from text.
    public func decode<Value: Decodable>(
        _ type: Value.Type = Value.self, from text: some StringProtocol,
        _ strategies: CodableStrategies = CodableStrategies()
    ) throws(AdapterError) -> Value {
        try decode(type, from: Array(text.utf8), strategies)
    }

    /// Writes any Codable type as UTF-8 bytes. Models among its values are written by their tables.
    ///
    /// Keys come in the order in which the type encodes them, or sorted where the adapter's format says so; slashes are not
    /// escaped unless it says so, and 1.0 is written as `1.0`.
    ///
    /// - Throws: `AdapterError`. What `encode(to:)` threw is its `underlying` error.
    public func encode<Value: Encodable>(
        _ value: Value, _ strategies: CodableStrategies = CodableStrategies()
    ) throws(AdapterError) -> Data {
        do { return try written(value, strategies) } catch { throw AdapterError(ModelError(coding: error)) }
    }

    func written<Value: Encodable>(_ value: Value, _ strategies: CodableStrategies) throws -> Data {
        let writer = JSONWriter(writing, plans)
        try EncodedDocument(strategies).whole(value).write(to: writer)
        try writer.finish()
        return writer.buffer.takeData()
    }
}
