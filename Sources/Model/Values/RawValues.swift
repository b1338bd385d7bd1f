// Enums with raw values and structs around one value are written as that value, also as keys of dictionaries.

extension PropertyValue where Self: RawRepresentable, RawValue: PropertyValue {
    /// Reads the raw value; one that no case has is *unknown case* (R19).
    public static func read(from reader: ValueReader) throws -> Self {
        let start = reader.position
        let raw = try RawValue.read(from: reader)
        guard let value = Self(rawValue: raw) ?? fallback else { throw unknownCase(raw, at: start) }
        return value
    }

    /// What stands for unknown raw values; nil where nothing does.
    fileprivate static var fallback: Self? { (Self.self as? any FallbackEnum.Type)?.anyFallback as? Self }

    /// Writes the raw value.
    public func write(to writer: ValueWriter) throws { try rawValue.write(to: writer) }

    /// The key as a raw value.
    public static func value(ofKey text: String) throws -> Self {
        let raw: RawValue
        do { raw = try RawValue.value(ofKey: text) } catch let error as ModelError where error.code == .configuration {
            throw notAKey
        }
        guard let value = Self(rawValue: raw) ?? fallback else { throw unknownCase(raw, at: nil) }
        return value
    }

    /// The models that the raw value may hold.
    public static var modelTypes: [any ValueModel.Type] { RawValue.modelTypes }

    /// The raw value as a key.
    public func keyText() throws -> String { try rawValue.keyText() }

    private static func unknownCase(_ raw: RawValue, at offset: Int?) -> ModelError {
        let found = (raw as? String)?.quoted(limit: 60) ?? "\(raw)"
        return ModelError(.unknownCase, expected: "\(Self.self)", found: found, offset: offset)
    }
}

extension PropertyValue where Self: RawRepresentable & CaseIterable, RawValue: PropertyValue {
    /// Reads the raw value; the error of an unknown one names the cases there are.
    public static func read(from reader: ValueReader) throws -> Self {
        let start = reader.position
        let raw = try RawValue.read(from: reader)
        guard let value = Self(rawValue: raw) ?? fallback else {
            let cases = allCases.prefix(12).map { ($0.rawValue as? String)?.quoted(limit: 40) ?? "\($0.rawValue)" }
            let found = (raw as? String)?.quoted(limit: 60) ?? "\(raw)"
            throw ModelError(
                .unknownCase, expected: "\(Self.self) (\(cases.joined(separator: ", ")))", found: found, offset: start)
        }
        return value
    }
}
