extension Bool: PropertyValue {
    /// Reads true or false; a number is neither (R10).
    public static func read(from reader: ValueReader) throws -> Bool { try reader.readBool() }
    /// Writes true or false.
    public func write(to writer: ValueWriter) throws { try writer.writeBool(self) }
}

extension Double: PropertyValue {
    /// Reads a number, correctly rounded; one too large is an error (R3).
    public static func read(from reader: ValueReader) throws -> Double { try reader.readDouble() }
    /// Writes the shortest text that reads back the same.
    public func write(to writer: ValueWriter) throws { try writer.writeDouble(self) }
}

extension Float: PropertyValue {
    /// Reads a number, correctly rounded to 32 bits at once; one too large is an error (R3).
    public static func read(from reader: ValueReader) throws -> Float { try reader.readFloat() }
    /// Writes the shortest text that reads back the same as a `Float`.
    public func write(to writer: ValueWriter) throws { try writer.writeFloat(self) }
}

extension String: PropertyValue {
    /// Reads text, scalar for scalar (R6).
    public static func read(from reader: ValueReader) throws -> String { try reader.readText() }
    /// Writes the text.
    public func write(to writer: ValueWriter) throws { try writer.writeText(self) }
    /// The key itself.
    public static func value(ofKey text: String) throws -> String { text }
    /// The text itself.
    public func keyText() throws -> String { self }
}

extension Character: PropertyValue {
    /// Reads text of exactly one character.
    public static func read(from reader: ValueReader) throws -> Character {
        let text = try reader.readText()
        guard text.count == 1, let character = text.first else { throw reader.mismatch("text of one character", text) }
        return character
    }
    /// Writes the character as text.
    public func write(to writer: ValueWriter) throws { try writer.writeText(String(self)) }
}

extension NumberLiteral: PropertyValue {
    /// Reads a number and keeps its text.
    public static func read(from reader: ValueReader) throws -> NumberLiteral { try reader.readNumber() }
    /// Writes the number by its text.
    public func write(to writer: ValueWriter) throws { try writer.writeNumber(self) }
}

extension Duration: PropertyValue {
    /// Reads a number of seconds, exact to the attosecond.
    public static func read(from reader: ValueReader) throws -> Duration {
        let start = reader.position
        let literal = try reader.readNumber()
        guard let duration = DurationText.duration(literal.text) else {
            throw reader.numberError(.outOfRange, literal, wanted: "seconds that a Duration can hold", at: start)
        }
        return duration
    }

    /// Writes the number of seconds, exactly.
    public func write(to writer: ValueWriter) throws {
        try writer.writeNumber(NumberLiteral(unchecked: DurationText.text(of: self)))
    }
}
