// The errors of readers, worded the same in every format.
extension ValueReader {
    /// The error of a value of another type than the wanted one: says what is there. Null in a container is *null not
    /// allowed*.
    ///
    ///     throw typeMismatch(expected: "text")   // expected text, found the number 42
    ///
    /// - Parameter expected: what is wanted, in words: `true or false`, `a number`, `text`, `a list`, `an object`, …
    public final func typeMismatch(expected: String) -> ModelError {
        let start = position
        do {
            let isNull = try nextKind == .null && depth > 0
            return ModelError(
                isNull ? .nullNotAllowed : .typeMismatch, expected: expected, found: nextInWords, offset: start)
        } catch { return ModelError.wrapping(error) }
    }

    /// The error of text that is not one of the wanted values.
    public final func mismatch(_ expected: String, _ found: String) -> ModelError {
        ModelError(.typeMismatch, expected: expected, found: "the text \(found.quoted(limit: 60))", offset: valueStart)
    }

    /// The error of a number that the wanted type cannot hold, or that has a fraction where an integer is wanted.
    public final func numberError(_ failure: NumberFailure, _ literal: NumberLiteral, wanted: String) -> ModelError {
        numberError(failure, literal, wanted: wanted, at: valueStart)
    }

    final func numberError(
        _ failure: NumberFailure, _ literal: NumberLiteral, wanted: String, at offset: Int
    ) -> ModelError {
        ModelError(
            failure == .notIntegral ? .numberNotIntegral : .numberOutOfRange,
            expected: "\(wanted)", found: "the number \(literal.text.shortened(to: 60))", offset: offset)
    }

    /// What comes next, with scalars shown where the reader can go back to them.
    final func wordsForNext() -> String {
        // A scalar that cannot be read would be described again.
        let isShown = position >= 0 && !isDescribing
        let place = self.place
        isDescribing = true
        defer { isDescribing = !isShown }
        let (word, value) = nextWords(isShown)
        guard isShown, (try? goBack(to: place)) != nil, let value else { return word }
        return value
    }

    /// What comes next in general, and with its value.
    private func nextWords(_ isShown: Bool) -> (String, String?) {
        switch try? nextKind {
        case .null: ("null", nil)
        case .bool: ("a boolean", isShown ? (try? readBool()).map { "\($0)" } : nil)
        case .number:
            ("a number", isShown ? (try? readNumber()).map { "the number \($0.text.shortened(to: 60))" } : nil)
        case .text: ("text", isShown ? (try? readText()).map { "the text \($0.quoted(limit: 60))" } : nil)
        case .data: ("bytes", nil)
        case .date: ("a date", nil)
        case .list: ("a list", nil)
        case .map: ("an object", nil)
        case nil: ("nothing", nil)
        }
    }
}

// Numbers by their literals: what a format has that reads nothing but those.
extension ValueReader {
    final func converted<Value>(
        wanted: String, _ convert: (NumberLiteral) throws(NumberFailure) -> Value
    ) throws -> Value {
        let start = position
        let literal = try readNumber()
        do throws(NumberFailure) { return try convert(literal) } catch {
            throw numberError(error, literal, wanted: wanted, at: start)
        }
    }

    final func readInteger<Integer: FixedWidthInteger>(as type: Integer.Type, bits width: Int) throws -> Integer {
        try converted(wanted: "\(Integer.isSigned ? "Int" : "UInt")\(width)") { literal throws(NumberFailure) in
            let value = try literal.integer(as: type)
            let unused = Integer(truncatingIfNeeded: Integer.bitWidth - width)
            guard (value &<< unused) &>> unused == value else { throw .outOfRange }
            return value
        }
    }
}
