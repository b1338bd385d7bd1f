extension JSONValue: PropertyValue {
    /// Reads whatever comes. Bytes and dates of formats that have them become the texts that they are in JSON.
    public static func read(from reader: ValueReader) throws -> JSONValue {
        if let reader = reader as? JSONReader, reader.readsValuesFast { return try reader.takeValue() }
        switch try reader.nextKind {
        case .null:
            // Where it is none after all, passing it says what is wrong.
            if try !reader.readNil() { try reader.skipValue() }
            return .null
        case .bool: return .bool(try reader.readBool())
        case .number: return .number(try reader.readNumber())
        case .text: return .string(try (reader as? TreeReader)?.takeTextOfJSON() ?? reader.readText())
        case .data: return .string(Base64Text.text(of: try reader.readData()))
        case .date: return .string(try RFC3339.written(try reader.readDate()))
        case .list: return .array(try reader.readList(of: JSONValue.self))
        case .map where reader is MembersReader:
            guard let inner = (reader as? MembersReader)?.valueReader else { fallthrough }
            return try read(from: inner)
        case .map: return .object(try JSONObject.readMembers(from: reader))
        }
    }

    /// Writes the value.
    public func write(to writer: ValueWriter) throws {
        if let writer = writer as? JSONWriter, writer.putsValuesFast { return try writer.putValue(self) }
        switch self {
        case .null: try writer.writeNil()
        case .bool(let value): try writer.writeBool(value)
        case .number(let value): try writer.writeNumber(value)
        case .string(let value): try writer.writeText(value)
        case .array(let values): try writer.writeList(values)
        case .object(let object): try object.write(to: writer)
        }
    }
}
