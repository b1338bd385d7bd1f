#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads models from JSON and writes them back: the front door.
///
///     let issue = try JSONAdapter.model(of: Issue.self, from: data)
///     let json = try JSONAdapter(naming: .snakeCase, format: .pretty).jsonString(from: issue)
///
/// An adapter is a value: options, and nothing that changes. One serves many types and threads; making one costs next
/// to nothing, since the plans of types are shared between adapters of equal options.
public struct JSONAdapter: Sendable {
    var reading = JSONReadingOptions()
    var writing = JSONWritingOptions()
    var plans = JSONPlans.standard

    static let standard = JSONAdapter()

    /// The standard adapter: strict, names as they are, nil left out, compact output.
    public init() {}

    /// An adapter with options, each of them standard unless named.
    ///
    /// - Parameters:
    ///   - naming: how the names of properties become keys, for types that do not say it themselves.
    ///   - nils: whether nil is left out or written as null.
    ///   - omittingDefaults: whether values equal to their row's default are left out.
    ///   - format: the form of the text that is written.
    ///   - nonFinite: what becomes of infinities and not-a-number.
    ///   - refusingDuplicateKeys: whether an object with two equal keys is *duplicate key*; otherwise the last wins.
    ///   - replacingLoneSurrogates: whether half of a surrogate pair becomes U+FFFD; otherwise it is a *syntax error*.
    ///   - errors: whether the first fault is thrown, or all that can be found.
    ///   - limits: what a document may hold.
    ///   - nestedChanges: whether an object in `Changes` that stands for a nested model is that model, whole, or changes
    ///     of it (RFC 7396).
    public init(
        naming: JSONNaming = .asIs, nils: JSONNils = .leftOut, omittingDefaults: Bool = false, format: JSONFormat = [],
        nonFinite: JSONNonFinite = .refused, refusingDuplicateKeys: Bool = false, replacingLoneSurrogates: Bool = false,
        errors: JSONErrors = .first, limits: JSONLimits = JSONLimits(), nestedChanges: NestedChanges = .replaced
    ) {
        reading.limits = limits
        reading.errors = errors
        reading.refusesDuplicateKeys = refusingDuplicateKeys
        reading.replacesLoneSurrogates = replacingLoneSurrogates
        reading.nestedChanges = nestedChanges
        writing.depthLimit = limits.depth
        writing.format = format
        if nonFinite != .refused {
            reading.rare.nonFinite = nonFinite
            writing.rare.nonFinite = nonFinite
        }
        let options = JSONPlanOptions(
            naming: naming == .inherited ? .asIs : naming, nils: nils, omitsDefaults: omittingDefaults,
            sortsKeys: format.contains(.sorted))
        plans = options == JSONPlanOptions() ? .standard : JSONPlans.plans(for: options)
    }

    // MARK: Reading

    /// Reads a model, or any other property value, from a document.
    ///
    /// - Parameters:
    ///   - type: what to read: a model, a list, a dictionary, …
    ///   - bytes: the document as UTF-8, such as `Data` or `[UInt8]`. It is not copied.
    ///   - path: where in the document the value stands. The rest of the document is checked, but not read.
    /// - Throws: `AdapterError`, with the path and place of the fault.
    public func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, from bytes: some ContiguousBytes, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        do {
            return try unsafe bytes.withUnsafeBytes { try unsafe read(type, $0.bindMemory(to: UInt8.self), path) }
        } catch { throw AdapterError(caught: error) }
    }

    /// Reads a model, or any other property value, from text.
    public func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, from text: some StringProtocol, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        do {
            let value = try text.utf8.withContiguousStorageIfAvailable { try unsafe read(type, $0, path) }
            if let value { return value }
        } catch { throw AdapterError(caught: error) }
        return try model(of: type, from: Array(text.utf8), at: path)
    }

    /// Reads a model, or any other property value, from bytes that are only borrowed.
    public func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, from bytes: RawSpan, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        do {
            return try unsafe bytes.withUnsafeBytes { try unsafe read(type, $0.bindMemory(to: UInt8.self), path) }
        } catch { throw AdapterError(caught: error) }
    }
}
