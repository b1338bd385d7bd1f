extension ModelError.Code {
    /// Text that is not JSON.
    public static let syntax = ModelError.Code("syntax error")
    /// Bytes that are not UTF-8.
    public static let invalidUTF8 = ModelError.Code("invalid UTF-8")
    /// A document without any value.
    public static let emptyDocument = ModelError.Code("empty document")
    /// A document in another encoding than UTF-8.
    public static let unsupportedEncoding = ModelError.Code("unsupported encoding")
    /// A key that an object has twice, where that is refused.
    public static let duplicateKey = ModelError.Code("duplicate key")
}

extension JSONReader {
    /// An error of the grammar at an index: what should stand there.
    @inline(never)
    func syntax(_ expected: String, at index: Int) -> ModelError {
        ModelError(.syntax, expected: expected, found: byteInWords(at: index), offset: index)
    }

    @inline(never)
    func unexpectedByte() -> ModelError { syntax("a value", at: pos) }

    /// The error of a value of the wrong type, or of the grammar where no value stands.
    @inline(never)
    func mismatch(_ expected: StaticString) -> ModelError {
        let expected = expected.description
        skipBlanks()
        let index = pos
        start = index
        let found = nextInWords
        do { try skipValue() } catch {
            return ModelError.wrapping(error)
        }
        pos = index
        if found == "null" { return ModelError(.nullNotAllowed, expected: expected, found: found, offset: index) }
        return ModelError(.typeMismatch, expected: expected, found: found, offset: index)
    }

    @inline(never)
    func limitExceeded(_ limit: String, _ count: Int, at index: Int) -> ModelError {
        ModelError(.limitExceeded, expected: "at most \(count) \(limit)", offset: index)
    }

    @inline(never)
    func duplicateKey(_ key: String, at index: Int) -> ModelError {
        ModelError(.duplicateKey, expected: "each key once", found: key.quoted(limit: 60), offset: index)
            .inside(.key(key))
    }

    private func byteInWords(at index: Int) -> String {
        guard index < bytes.count else { return "the end of the document" }
        let byte = bytes[index]
        if byte == 0x22 { return "a quote" }
        if (0x21...0x7E).contains(byte) { return "'\(Character(UnicodeScalar(byte)))'" }
        return "the byte \(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
}

extension JSONReader {
    /// What comes next, with scalars quoted: `the number 42`.
    func describeNext() -> String {
        let index = pos
        let wasFirst = isFirst
        defer {
            pos = index
            isFirst = wasFirst
        }
        switch try? nextKind {
        case .null: return "null"
        case .bool: return peek() == UInt8(ascii: "t") ? "true" : "false"
        case .map: return "an object"
        case .list: return "a list"
        case .number:
            guard let literal = try? readNumber() else { return "a number" }
            return "the number \(literal.text.shortened(to: 60))"
        case .text:
            guard let text = try? readText() else { return "text" }
            return "the text \(text.quoted(limit: 60))"
        default: return "nothing"
        }
    }
}
