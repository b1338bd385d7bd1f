extension JSONValue: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The value as JSON on one line, all of it.
    public var description: String {
        let writer = JSONWriter(JSONWritingOptions(depthLimit: .max), .standard)
        do { try writer.putValue(self) } catch { return "" }
        return writer.buffer.takeString()
    }

    /// The value as JSON on one line, cut after some ten thousand characters.
    public var debugDescription: String { text(upTo: ModelText.sizeLimit) }

    /// Nothing inside: debuggers and `dump` show `debugDescription`.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension JSONObject: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The object as JSON on one line, all of it.
    public var description: String { JSONValue.object(self).description }

    /// The object as JSON on one line, cut after some ten thousand characters.
    public var debugDescription: String { JSONValue.object(self).debugDescription }

    /// Nothing inside: debuggers and `dump` show `debugDescription`.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension JSONValue: LongText {
    func text(upTo limit: Int) -> String {
        var start = JSONStart(limit: limit)
        start.add(self, level: 0)
        return String(decoding: start.bytes, as: UTF8.self).shortened(to: limit)
    }
}

extension JSONObject: LongText {
    func text(upTo limit: Int) -> String { JSONValue.object(self).text(upTo: limit) }
}

extension JSONText: LongText {
    func text(upTo limit: Int) -> String { String(text.unicodeScalars.prefix(limit + 1)).shortened(to: limit) }
}

/// The first characters of a value as JSON, without making the rest of it.
private struct JSONStart {
    let limit: Int
    var bytes: [UInt8] = []
    /// A character has four bytes at most.
    private var isFull: Bool { bytes.count > limit * 4 }

    init(limit: Int) { self.limit = limit }

    mutating func add(_ value: JSONValue, level: Int) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): bytes += value.text.utf8.prefix(limit * 4 + 1)
        case .string(let value): add(value)
        case .array(let values):
            add(values, "[", "]", level) { start, value in start.add(value, level: level + 1) }
        case .object(let object):
            add(object, "{", "}", level) { start, member in
                start.add(member.key)
                start.bytes.append(UInt8(ascii: ":"))
                start.add(member.value, level: level + 1)
            }
        }
    }

    private mutating func add(_ text: String) {
        bytes += QuotedText.quoted(String(text.unicodeScalars.prefix(limit + 1)))
    }

    private mutating func add<Values: Collection>(
        _ values: Values, _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ level: Int,
        _ add: (inout JSONStart, Values.Element) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        DeepStack.run(level) {
            for (index, value) in values.enumerated() {
                if isFull { break }
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                add(&self, value)
            }
        }
        bytes.append(UInt8(ascii: close))
    }
}
