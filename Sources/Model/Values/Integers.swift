// Integers of every width: exact or an error (R2).

extension PropertyValue where Self: FixedWidthInteger & SignedInteger {
    /// Reads an integer that fits, exactly.
    public static func read(from reader: ValueReader) throws -> Self {
        if bitWidth > 64 { return try readWide(from: reader) }
        do { return Self(truncatingIfNeeded: try reader.readSigned(bits: bitWidth)) } catch {
            throw ModelError.naming(Self.self, in: error)
        }
    }

    /// Writes the integer.
    public func write(to writer: ValueWriter) throws {
        if let narrow = Int64(exactly: self) { return try writer.writeSigned(narrow) }
        try writer.writeNumber(NumberLiteral(unchecked: String(self)))
    }
}

extension PropertyValue where Self: FixedWidthInteger & UnsignedInteger {
    /// Reads an integer that fits, exactly.
    public static func read(from reader: ValueReader) throws -> Self {
        if bitWidth > 64 { return try readWide(from: reader) }
        do { return Self(truncatingIfNeeded: try reader.readUnsigned(bits: bitWidth)) } catch {
            throw ModelError.naming(Self.self, in: error)
        }
    }

    /// Writes the integer.
    public func write(to writer: ValueWriter) throws {
        if let narrow = UInt64(exactly: self) { return try writer.writeUnsigned(narrow) }
        try writer.writeNumber(NumberLiteral(unchecked: String(self)))
    }
}

extension PropertyValue where Self: FixedWidthInteger {
    /// The key as an integer, in its plain decimal form only: no sign `+`, no leading zero, no fraction (R16).
    public static func value(ofKey text: String) throws -> Self {
        let value: Self? =
            if bitWidth > 64 {
                wideValue(ofKey: text)
            } else if isSigned {
                IntegerKey.signed(text).flatMap { Self(exactly: $0) }
            } else {
                IntegerKey.unsigned(text).flatMap { Self(exactly: $0) }
            }
        guard let value else {
            throw ModelError(.typeMismatch, expected: "an integer as key", found: "the key \(text.quoted(limit: 60))")
        }
        return value
    }

    private static func wideValue(ofKey text: String) -> Self? {
        guard let value = Self(text), String(value) == text else { return nil }
        return value
    }

    /// The integer in decimal.
    public func keyText() throws -> String { String(self) }

    fileprivate static func readWide(from reader: ValueReader) throws -> Self {
        let start = reader.position
        let literal = try reader.readNumber()
        do throws(NumberFailure) { return try literal.integer(as: Self.self) } catch {
            throw reader.numberError(error, literal, wanted: "\(Self.self)", at: start)
        }
    }
}

/// Keys that are integers in their plain decimal form. PERF: one parser a sign; one a width costs the library's build
/// seconds.
private enum IntegerKey {
    static func signed(_ text: String) -> Int64? {
        guard let value = Int64(text), String(value) == text else { return nil }
        return value
    }

    static func unsigned(_ text: String) -> UInt64? {
        guard let value = UInt64(text), String(value) == text else { return nil }
        return value
    }
}

extension ModelError {
    /// The error of an integer with the declared type's name, where a reader knows its width only: `Int`, not `Int64`.
    static func naming(_ type: Any.Type, in error: any Error) -> any Error {
        guard var known = error as? ModelError, [.numberOutOfRange, .numberNotIntegral].contains(known.code) else {
            return error
        }
        known.details.expected = "\(type)"
        return known
    }
}

extension Int: PropertyValue {}
extension Int8: PropertyValue {}
extension Int16: PropertyValue {}
extension Int32: PropertyValue {}
extension Int64: PropertyValue {}
extension UInt: PropertyValue {}
extension UInt8: PropertyValue {}
extension UInt16: PropertyValue {}
extension UInt32: PropertyValue {}
extension UInt64: PropertyValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: PropertyValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: PropertyValue {}
