extension JSONValue: PropertyValue {
    /// Whether both are the same JSON.
    public static func == (first: JSONValue, second: JSONValue) -> Bool {
        switch (first, second) {
        case (.null, .null): true
        case (.bool(let first), .bool(let second)): first == second
        case (.number(let first), .number(let second)): first == second
        case (.string(let first), .string(let second)): first.isSpelled(second)
        case (.array(let first), .array(let second)): first == second
        case (.object(let first), .object(let second)): first == second
        default: false
        }
    }

    /// Feeds the value.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value.seededHash)
        case .array(let values): hasher.combine(values)
        case .object(let object): hasher.combine(object)
        }
    }

    /// Reads whatever comes. Bytes and dates of other formats become their texts in JSON.
    public static func read(from reader: ValueReader) throws -> JSONValue {
        if let reader = reader as? JSONReader, reader.readsValuesFast { return try reader.takeValue() }
        switch try reader.nextKind {
        case .null:
            _ = try reader.readNil()
            return .null
        case .bool: return .bool(try reader.readBool())
        case .number: return .number(try reader.readNumber())
        case .text: return .string(try reader.readText())
        case .data: return .string(Base64Text.text(of: try reader.readData()))
        case .date: return .string(RFC3339.text(of: try reader.readDate()) ?? "")
        case .list: return .array(try reader.readList(of: JSONValue.self))
        case .map: return .object(try JSONObject.read(from: reader))
        }
    }

    /// Writes the value.
    public func write(to writer: ValueWriter) throws {
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

extension JSONValue: CustomStringConvertible {
    /// The value as JSON, all of it.
    public var description: String { (try? JSONAdapter.jsonString(from: self)) ?? "" }
}

extension JSONObject: CustomStringConvertible {
    /// The object as JSON, all of it.
    public var description: String { JSONValue.object(self).description }
}
