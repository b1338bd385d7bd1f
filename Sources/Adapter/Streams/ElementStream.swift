/// Reads the elements of a list at a path, one by one.
final class ElementStream<Value: PropertyValue>: JSONStream<JSONElement<Value>> {
    private enum Phase { case before, first, elements, after }

    private var phase = Phase.before
    private var outline: ListOutline
    private let path: [PathStep]
    private var index = 0
    /// How much must be unread before the next attempt: an element that was cut is tried again with twice as much.
    private var needed = 0

    init(_ adapter: JSONAdapter, at path: JSONPath?) {
        self.path = path?.components ?? []
        outline = ListOutline(adapter, self.path)
        super.init(adapter)
        if let fault = path?.fault { end(with: RouteCheck.error(fault)) }
    }

    override func read() {
        while readyCount == 0, !hasEnded {
            switch phase {
            case .before, .after:
                do throws(ModelError) {
                    if try outline.pass(&buffer) { phase = .first; continue }
                    if !buffer.isLast { return }
                    try outline.finish(at: buffer.offset)
                    hasEnded = true
                } catch { end(with: error) }
            case .first, .elements:
                if !buffer.isLast, buffer.unread < max(needed, 1) { return }
                let before = buffer.unread
                readElements()
                let isCut = readyCount == 0 && phase != .after && !hasEnded
                needed = isCut ? max(before + 1, 2 * before) : 0
            }
        }
    }

    private func readElements() {
        adapter.withReader(over: buffer) { reader, bytes in
            reader.restart(at: buffer.start)
            reader.depth = outline.depth
            if phase == .first {
                if reader.peek() == 0x5D { return closeList(reader) }
                if !buffer.isLast, reader.pos >= bytes.count { return }
            }
            while readyCount < most, phase != .after, !hasEnded, readElement(reader, bytes) {}
        }
    }

    private func closeList(_ reader: JSONReader) {
        buffer.start = reader.pos + 1
        outline.leaveList()
        phase = .after
    }

    /// Reads an element and what separates it from the next. False where it is not there whole.
    private func readElement(_ reader: JSONReader, _ bytes: InputBytes) -> Bool {
        _ = reader.peek()
        let start = reader.pos
        do {
            if index >= adapter.reading.limits.list {
                throw reader.limitExceeded("elements of a list", adapter.reading.limits.list, at: start)
            }
            let value = Result<Value, AdapterError>.success(try reader.plans.read(Value.self, from: reader))
            let end = reader.pos
            guard try separate(reader, bytes) else { return false }
            give(JSONElement(index: index, bytes: place(start..<end), result: value))
        } catch {
            guard passAgain(reader, from: start) else {
                if !buffer.isLast, isCut(from: start) { return false }
                hasEnded = true
                give(failed(error, start..<bytes.count, reader, bytes))
                return true
            }
            let end = reader.pos
            do { guard try separate(reader, bytes) else { return false } } catch { hasEnded = true }
            give(failed(error, start..<end, reader, bytes))
        }
        index += 1
        return true
    }

    /// Passes what separates two elements, or ends the list. False where it has not come yet.
    private func separate(_ reader: JSONReader, _ bytes: InputBytes) throws -> Bool {
        switch reader.peek() {
        case 0x2C:
            phase = .elements
            reader.pos += 1
            buffer.start = reader.pos
        case 0x5D: closeList(reader)
        default:
            if !buffer.isLast, reader.pos >= bytes.count { return false }
            throw reader.syntax("',' or ']'", at: reader.pos)
        }
        reader.depth = outline.depth
        return true
    }

    private func place(_ range: Range<Int>) -> Range<Int> {
        buffer.origin.offset + range.lowerBound..<buffer.origin.offset + range.upperBound
    }

    /// Passes an element whose value is bad. False where its grammar is.
    private func passAgain(_ reader: JSONReader, from start: Int) -> Bool {
        reader.restart(at: start)
        reader.depth = outline.depth
        do { try reader.skipAny() } catch { return false }
        return true
    }

    /// Whether the bytes end before the element does.
    private func isCut(from start: Int) -> Bool {
        var depth = 0
        var (isText, isEscaped) = (false, false)
        for byte in buffer.bytes[start...] {
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == 0x5C {
                    isEscaped = true
                } else if byte == 0x22 {
                    isText = false
                }
                continue
            }
            switch byte {
            case 0x22: isText = true
            case 0x7B, 0x5B: depth += 1
            case 0x7D, 0x5D:
                depth -= 1
                if depth < 0 { return false }
            case 0x2C where depth == 0: return false
            default: break
            }
        }
        return true
    }

    private func failed(
        _ error: any Error, _ range: Range<Int>, _ reader: JSONReader, _ bytes: InputBytes
    ) -> JSONElement<Value> {
        let inner = ModelError.wrapping(error, offset: range.lowerBound).inside(.index(index))
        let located = path.reversed().reduce(inner) { $0.inside($1) }
        let hidesText = reader.hasReadSecrets || Secrets.areIn(Value.self)
        return JSONElement(
            index: index, bytes: place(range),
            result: .failure(AdapterError(located, in: bytes, from: buffer.origin, hidesText: hidesText)))
    }

    /// Ends with a fault of what stands around the list.
    private func end(with error: ModelError) {
        hasEnded = true
        var fault = error
        let origin = buffer.origin
        if let offset = fault.details.offset { fault.details.offset = max(0, offset - origin.offset) }
        let failure = adapter.withReader(over: buffer) { _, bytes in
            AdapterError(fault, in: bytes, from: origin, hidesText: Secrets.areIn(Value.self))
        }
        give(JSONElement(index: index, bytes: buffer.offset..<buffer.offset, result: .failure(failure)))
    }

    override func fail(_ error: any Error) {
        hasEnded = true
        let place = buffer.offset..<buffer.offset
        give(JSONElement(index: index, bytes: place, result: .failure(AdapterError(caught: error))))
    }
}
