#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The scalars of a tree, with the words of the faults that bytes have too.
extension TreeReader {
    /// The error of a value of the wrong type.
    func mismatch(_ expected: String) -> ModelError {
        if case .unwritable(let error) = next { return error }
        do { try skip(next) } catch { return .wrapping(error) }
        let found = next.inWords
        if next.isNull { return ModelError(.nullNotAllowed, expected: expected, found: found) }
        return ModelError(.typeMismatch, expected: expected, found: found)
    }

    func takeBool() throws -> Bool {
        guard case .bool(let value) = next else { throw mismatch("true or false") }
        return value
    }

    /// Reads text, whose length may be limited.
    func takeText(_ expected: String) throws -> String {
        guard case .text(let text) = next else { throw mismatch(expected) }
        if limitsScalars { try checkLength(of: text) }
        return text
    }

    // MARK: Numbers

    func takeNumber() throws -> TreeNumber {
        guard case .number(let number) = next else { throw mismatch("a number") }
        if limitsScalars { try checkLength(of: number) }
        return number
    }

    /// The literal of a number, which infinities and not-a-number have none of.
    func literal(of number: TreeNumber) throws -> NumberLiteral {
        if let literal = number.literal { return literal }
        throw ModelError(.nonFinite, expected: "a finite number", found: "\(number.nonFinite)")
    }

    func takeInt64() throws -> Int64 {
        if case .number(let number) = next, !limitsScalars, let value = number.int64 { return value }
        return try takeSigned(bits: 64)
    }

    func takeSigned(bits width: Int) throws -> Int64 {
        let number = try takeNumber()
        return try integer(number, number.int64, bits: width) { literal throws(NumberFailure) in try literal.integer() }
    }

    func takeUnsigned(bits width: Int) throws -> UInt64 {
        let number = try takeNumber()
        return try integer(number, number.uint64, bits: width) { literal throws(NumberFailure) in try literal.integer()
        }
    }

    /// The integer of a number, if it has at most `width` bits (R2).
    private func integer<Integer: FixedWidthInteger>(
        _ number: TreeNumber, _ exact: Integer?, bits width: Int,
        _ convert: (NumberLiteral) throws(NumberFailure) -> Integer
    ) throws -> Integer {
        var name: String { "\(Integer.isSigned ? "Int" : "UInt")\(width)" }
        let value = try exact ?? converted(number, wanted: name, convert)
        let unused = Integer(truncatingIfNeeded: Integer.bitWidth - width)
        if (value &<< unused) &>> unused == value { return value }
        throw numberError(.outOfRange, try literal(of: number), wanted: name, at: 0)
    }

    /// Reads a number of 64 bits, correctly rounded (R3).
    func takeDouble() throws -> Double {
        guard case .number(let number) = next else { return try namedDouble() }
        if limitsScalars { try checkLength(of: number) }
        if let value = number.double ?? agreedNonFinite(number) { return value }
        return try converted(number, wanted: "Double") { literal throws(NumberFailure) in try literal.double() }
    }

    /// Reads a number of 32 bits, correctly rounded to them at once.
    func takeFloat() throws -> Float {
        guard case .number(let number) = next else { return Float(try namedDouble()) }
        if limitsScalars { try checkLength(of: number) }
        if let value = number.float ?? agreedNonFinite(number).map({ Float($0) }) { return value }
        return try converted(number, wanted: "Float") { literal throws(NumberFailure) in try literal.float() }
    }

    /// Reads a decimal, exactly (R4).
    func takeDecimal() throws -> Decimal {
        try converted(try takeNumber(), wanted: "Decimal") { literal throws(NumberFailure) in try literal.decimal() }
    }

    private func converted<Value>(
        _ number: TreeNumber, wanted: @autoclosure () -> String,
        _ convert: (NumberLiteral) throws(NumberFailure) -> Value
    ) throws -> Value {
        let literal = try literal(of: number)
        do throws(NumberFailure) { return try convert(literal) } catch {
            throw numberError(error, literal, wanted: wanted(), at: 0)
        }
    }

    /// One of the texts that stand for infinities and not-a-number, if such are agreed upon.
    private func namedDouble() throws -> Double {
        guard case .texts(let infinity, let negativeInfinity, let nan) = adapter.reading.rare.nonFinite,
            case .text(let text) = next
        else { throw mismatch("a number") }
        if limitsScalars { try checkLength(of: text) }
        if text.isSpelled(infinity) { return .infinity }
        if text.isSpelled(negativeInfinity) { return -.infinity }
        if text.isSpelled(nan) { return .nan }
        throw mismatch("a number")
    }

    /// An infinity or not-a-number, where those are agreed upon.
    private func agreedNonFinite(_ number: TreeNumber) -> Double? {
        if case .texts = adapter.reading.rare.nonFinite, number.literal == nil { number.nonFinite } else { nil }
    }

    // MARK: Values that JSON has as text

    func takeDate() throws -> Date {
        if case .date(let value) = next { return value }
        let text = try takeText("a date as RFC 3339 text")
        if let date = RFC3339.date(text.utf8Bytes.span) { return date }
        throw ModelError(.badDate, expected: "a date such as 2026-07-31T12:00:00Z", found: text.quoted(limit: 60))
    }

    /// Reads text, and what has its own type in Swift and is text in JSON.
    func takeTextOfJSON() throws -> String {
        switch next {
        case .url(let value): URLText.text(of: value)
        case .uuid(let value): UUIDText.text(of: value)
        default: try takeText("text")
        }
    }

    func takeUUID() throws -> UUID {
        if case .uuid(let value) = next { return value }
        let text = try takeText("a UUID")
        guard let uuid = UUIDText.uuid(text.utf8Bytes.span) else { throw mismatch("a UUID", text) }
        return uuid
    }

    func takeURL() throws -> URL {
        if case .url(let value) = next { return value }
        let text = try takeText("a URL")
        guard let url = URLText.url(text) else {
            throw ModelError(.badURL, expected: "a URL as it stands", found: text.quoted(limit: 60))
        }
        return url
    }

    func takeData() throws -> Data {
        if case .data(let value) = next { return value }
        let text = try takeText("bytes as base64 text")
        guard let data = Base64Text.data(text) else { throw mismatch("bytes as base64 text", text) }
        return data
    }
}
