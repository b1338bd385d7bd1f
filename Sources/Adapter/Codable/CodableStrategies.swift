#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How Codable types are read and written where they say nothing themselves: the options of Foundation's JSONDecoder and
/// JSONEncoder, under their names and with their defaults.
///
///     var strategies = CodableStrategies()
///     strategies.dateDecodingStrategy = .iso8601
///     let users = try adapter.decode([User].self, from: data, strategies)
///
/// Models among the values follow their own tables and the adapter's options instead.
public struct CodableStrategies: Sendable {
    /// How dates are read.
    public var dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
    /// How bytes are read.
    public var dataDecodingStrategy = JSONDecoder.DataDecodingStrategy.base64
    /// How keys of objects become keys of properties.
    public var keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
    /// What texts stand for infinities and not-a-number.
    public var nonConformingFloatDecodingStrategy = JSONDecoder.NonConformingFloatDecodingStrategy.throw
    /// How dates are written.
    public var dateEncodingStrategy = JSONEncoder.DateEncodingStrategy.deferredToDate
    /// How bytes are written.
    public var dataEncodingStrategy = JSONEncoder.DataEncodingStrategy.base64
    /// How keys of properties become keys of objects.
    public var keyEncodingStrategy = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
    /// What is written for infinities and not-a-number.
    public var nonConformingFloatEncodingStrategy = JSONEncoder.NonConformingFloatEncodingStrategy.throw
    /// What the program hands to its own types.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Foundation's defaults.
    public init() {}
}
