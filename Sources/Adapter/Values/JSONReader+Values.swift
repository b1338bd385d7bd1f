// The fast form of reading any value. `JSONValue.read(from:)` defines what it means; the same tests run both.
extension JSONReader {
    /// Whether any values are read the fast way: all of them.
    var readsValuesFast: Bool { options.usesFastLoop && tagKeys?.areHidden != true }

    /// Reads any value.
    func takeValue() throws -> JSONValue {
        switch peek() {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            var reading = JSONValueReading(self)
            return try reading.read()
        default: return try takeScalar()
        }
    }

    /// Reads an object of any values.
    func takeObject() throws -> JSONObject {
        guard peek() == UInt8(ascii: "{") else { throw mismatch("an object") }
        guard case .object(let object) = try takeValue() else { return JSONObject() }
        return object
    }

    /// Reads a value that is no container.
    @inline(__always)
    func takeScalar() throws -> JSONValue {
        switch peek() {
        case UInt8(ascii: "\""): return .string(try takeText())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return .number(literal(of: try takeNumberScan("a number")))
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try takeBool())
        default:
            guard takeNull() else { throw unexpectedByte() }
            return .null
        }
    }

    /// Passes a value, which is checked, and gives its text.
    func takeVerbatim() throws -> String {
        skipBlanks()
        let begin = pos
        // Passing does not count the elements of lists.
        if options.limits.list == .max { try skipAny() } else { try JSONText.whole { _ = try takeValue() } }
        start = begin
        return bytes.text(from: begin, to: pos, isASCII: false)
    }
}
