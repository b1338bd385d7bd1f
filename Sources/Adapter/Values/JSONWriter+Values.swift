// The fast form of writing any value. `JSONValue.write(to:)` defines what it means; the same tests run both.
extension JSONWriter {
    /// Writes any value where one is due.
    func putValue(_ value: JSONValue) throws {
        separate()
        try put(value)
    }

    private func put(_ value: JSONValue) throws {
        switch value {
        case .null: putWord(0x6C6C_756E, count: 4)
        case .bool(let value): putWord(value ? 0x6575_7274 : 0x65_736C_6166, count: value ? 4 : 5)
        case .number(let value): buffer.append(verbatim: value.text)
        case .string(let value): buffer.appendText(value, escapesSlashes: escapesSlashes)
        case .array(let values): try inside(UInt8(ascii: "["), UInt8(ascii: "]")) { try putElements(values) }
        case .object(let object): try inside(UInt8(ascii: "{"), UInt8(ascii: "}")) { try putMembers(object) }
        }
    }

    @inline(__always)
    private func putWord(_ word: UInt64, count: Int) {
        buffer.reserve(8)
        buffer.appendUnchecked(word, count: count)
    }

    /// Writes a container. The state between its values is the loops' own, so that nothing need be kept for `close`.
    @inline(__always)
    private func inside(_ open: UInt8, _ close: UInt8, _ body: () throws -> Void) throws {
        try enterContainer()
        buffer.reserve(1)
        buffer.appendUnchecked(open)
        if needsFreshStack { try DeepStack.onFreshStack(body) } else { try body() }
        buffer.reserve(1)
        buffer.appendUnchecked(close)
        leaveContainer()
    }

    private func putElements(_ values: [JSONValue]) throws {
        var index = 0
        do {
            while index < values.count {
                if index > 0 { putByte(UInt8(ascii: ",")) }
                try put(values[index])
                index &+= 1
            }
        } catch {
            throw ModelError.wrapping(error).inside(.index(index))
        }
    }

    private func putMembers(_ object: JSONObject) throws {
        let (keys, values) = (object.keys, object.values)
        var index = 0
        do {
            while index < values.count {
                if index > 0 { putByte(UInt8(ascii: ",")) }
                buffer.appendText(keys[index], escapesSlashes: escapesSlashes)
                putByte(UInt8(ascii: ":"))
                try put(values[index])
                index &+= 1
            }
        } catch {
            throw ModelError.wrapping(error).inside(.key(keys[index]))
        }
    }

    @inline(__always)
    private func putByte(_ byte: UInt8) {
        buffer.reserve(1)
        buffer.appendUnchecked(byte)
    }

    /// Writes the text of a value where one is due, as it is.
    func putVerbatim(_ value: JSONText) throws {
        // A text that is written where it stood when it was read, or further out, is not looked at.
        if value.mostContainers > depthLimit - depth, value.text.deepestContainer > depthLimit - depth {
            throw ModelError(.tooDeep, expected: "at most \(depthLimit) containers inside one another")
        }
        separate()
        buffer.append(verbatim: value.text)
    }
}

extension String {
    /// How many containers are inside one another in JSON text.
    fileprivate var deepestContainer: Int {
        var (depth, deepest) = (0, 0)
        var (isInText, isEscaped) = (false, false)
        for byte in utf8 {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return deepest
    }
}
