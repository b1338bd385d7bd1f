/// What stands around a long list in a stream: it is passed and checked byte by byte, in the memory of one scalar.
///
/// Brackets, commas and colons are checked here; scalars and keys are collected and checked by the reader.
struct ListOutline {
    private let adapter: JSONAdapter
    private let path: [PathStep]
    private var open: [Container] = []
    private var expects = Expectation.value
    /// The bytes of the scalar or key that is being collected, and where it began.
    private var token: [UInt8] = []
    private var tokenStart = 0
    private var collects = Token.nothing
    private var isEscaped = false
    /// Whether the list has been found.
    private(set) var hasFound = false

    private enum Expectation { case value, firstElement, element, firstKey, key, colon, separator, end }
    private enum Token { case nothing, text, key, scalar }

    private struct Container {
        let isObject: Bool
        /// Whether the path leads here.
        let isOnPath: Bool
        /// Whether the next value is the one to which the path leads.
        var leadsOn = false
        var index = 0
    }

    init(_ adapter: JSONAdapter, _ path: [PathStep]) {
        self.adapter = adapter
        self.path = path
    }

    /// How many containers are open around the elements, their list among them.
    var depth: Int { open.count }

    /// Passes bytes from `index` on. True where the list has begun: `index` is behind its bracket then.
    mutating func pass(_ buffer: inout StreamBuffer) throws(ModelError) -> Bool {
        while buffer.start < buffer.bytes.count {
            let byte = buffer.bytes[buffer.start]
            if collects != .nothing {
                if try collect(byte) { buffer.start += 1 }
                continue
            }
            let position = buffer.offset
            buffer.start += 1
            if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { continue }
            if position < 3, expects == .value, open.isEmpty, isMark(byte, position) { continue }
            if try take(byte, at: position) { return true }
        }
        return false
    }

    /// A byte order mark at the very beginning.
    private func isMark(_ byte: UInt8, _ position: Int) -> Bool { byte == [0xEF, 0xBB, 0xBF][position] }

    /// Checks that the document is whole.
    mutating func finish(at position: Int) throws(ModelError) {
        if collects == .scalar { try endToken() }
        if expects == .value, open.isEmpty {
            throw ModelError(.emptyDocument, expected: "a value", found: "nothing", offset: position)
        }
        guard collects == .nothing, open.isEmpty else { throw syntax(wanted, at: position, "the end of the document") }
        if hasFound { return }
        var missing = ModelError(.missingKey, offset: 0)
        if case .key(let key)? = path.last { missing.details.found = key.quoted(limit: 60) }
        throw path.reversed().reduce(missing) { $0.inside($1) }
    }

    /// Goes on behind the list, whose closing bracket has been read.
    mutating func leaveList() { close() }

    // MARK: Structure

    private mutating func take(_ byte: UInt8, at position: Int) throws(ModelError) -> Bool {
        switch (expects, byte) {
        case (.value, _), (.firstElement, _), (.element, _):
            if expects == .firstElement, byte == 0x5D {
                close()
                return false
            }
            return try begin(byte, at: position)
        case (.firstKey, 0x7D): close()
        case (.firstKey, 0x22), (.key, 0x22): start(.key, byte, at: position)
        case (.colon, 0x3A): expects = .value
        case (.separator, 0x2C):
            guard let last = open.indices.last else { throw syntax("the end of the document", at: position, byte) }
            expects = open[last].isObject ? .key : .element
            open[last].index += 1
        case (.separator, 0x7D) where open.last?.isObject == true,
            (.separator, 0x5D) where open.last?.isObject == false:
            close()
        default: throw syntax(wanted, at: position, byte)
        }
        return false
    }

    private var wanted: String {
        switch expects {
        case .value, .firstElement, .element: "a value"
        case .firstKey, .key: "a key in quotes"
        case .colon: "':' after the key"
        case .separator: open.last?.isObject == true ? "',' or '}'" : "',' or ']'"
        case .end: "the end of the document"
        }
    }

    /// Begins a value. True where it is the list.
    private mutating func begin(_ byte: UInt8, at position: Int) throws(ModelError) -> Bool {
        let isOnPath = leadsHere
        let isTarget = isOnPath && open.count == path.count
        if !isBeginning(byte) { throw syntax("a value", at: position, byte) }
        if isTarget {
            if hasFound { throw ModelError(.duplicateKey, expected: "the list once", offset: position) }
            guard byte == 0x5B else { throw notAList(byte, at: position) }
            hasFound = true
        } else if isOnPath, byte != (isObject(path[open.count]) ? 0x7B : 0x5B) {
            throw notAContainer(byte, at: position)
        }
        switch byte {
        case 0x7B, 0x5B:
            if open.count >= adapter.reading.limits.depth {
                throw ModelError(
                    .tooDeep, expected: "at most \(adapter.reading.limits.depth) containers inside one another",
                    offset: position)
            }
            open.append(Container(isObject: byte == 0x7B, isOnPath: isOnPath))
            expects = byte == 0x7B ? .firstKey : .firstElement
        case 0x22: start(.text, byte, at: position)
        default: start(.scalar, byte, at: position)
        }
        return isTarget
    }

    /// Whether a value can begin so.
    private func isBeginning(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x7B, 0x5B, 0x22, 0x2D, 0x30...0x39, 0x74, 0x66, 0x6E: true
        default: false
        }
    }

    /// Whether the path leads to the value that begins.
    private var leadsHere: Bool {
        guard let container = open.last else { return true }
        guard container.isOnPath, open.count <= path.count else { return false }
        if container.isObject { return container.leadsOn }
        return path[open.count - 1] == .index(container.index)
    }

    private func isObject(_ step: PathStep) -> Bool {
        if case .key = step { true } else { false }
    }

    private mutating func close() {
        open.removeLast()
        expects = open.isEmpty ? .end : .separator
    }

    // MARK: Scalars

    private mutating func start(_ kind: Token, _ byte: UInt8, at position: Int) {
        collects = kind
        token = [byte]
        tokenStart = position
        isEscaped = false
    }

    /// Adds a byte to the token. False where it is not part of it any more.
    private mutating func collect(_ byte: UInt8) throws(ModelError) -> Bool {
        if collects == .scalar {
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09, 0x2C, 0x5D, 0x7D, 0x3A, 0x22, 0x5B, 0x7B:
                try endToken()
                return false
            default: token.append(byte)
            }
            return true
        }
        token.append(byte)
        if isEscaped {
            isEscaped = false
        } else if byte == 0x5C {
            isEscaped = true
        } else if byte == 0x22 {
            try endToken()
        }
        return true
    }

    private mutating func endToken() throws(ModelError) {
        let kind = collects
        collects = .nothing
        let value: JSONValue
        do { value = try adapter.model(of: JSONValue.self, from: token) } catch {
            var fault = error.parts.error
            fault.details.offset = tokenStart + (fault.details.offset ?? 0)
            throw fault
        }
        guard kind == .key, let last = open.indices.last else {
            expects = open.isEmpty ? .end : .separator
            return
        }
        expects = .colon
        open[last].leadsOn = false
        if open[last].isOnPath, open.count <= path.count, case .key(let wanted) = path[open.count - 1],
            let key = value.string
        {
            open[last].leadsOn = key.isSpelled(wanted)
        }
    }

    // MARK: Faults

    private func notAList(_ byte: UInt8, at position: Int) -> ModelError {
        let found = kind(of: byte)
        let error = ModelError(
            found == "null" ? .nullNotAllowed : .typeMismatch, expected: "a list", found: found, offset: position)
        return path.reversed().reduce(error) { $0.inside($1) }
    }

    private func notAContainer(_ byte: UInt8, at position: Int) -> ModelError {
        let wanted = isObject(path[open.count]) ? "an object" : "a list"
        let error = ModelError(.typeMismatch, expected: wanted, found: kind(of: byte), offset: position)
        return path.prefix(open.count).reversed().reduce(error) { $0.inside($1) }
    }

    private func kind(of byte: UInt8) -> String {
        switch byte {
        case 0x7B: "an object"
        case 0x5B: "a list"
        case 0x22: "text"
        case 0x6E: "null"
        case 0x74: "true"
        case 0x66: "false"
        default: "a number"
        }
    }

    private func syntax(_ expected: String, at position: Int, _ byte: UInt8) -> ModelError {
        syntax(
            expected, at: position,
            byte == 0x22
                ? "a quote"
                : (0x21...0x7E).contains(byte)
                    ? "'\(Character(UnicodeScalar(byte)))'"
                    : "the byte \(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))")
    }

    private func syntax(_ expected: String, at position: Int, _ found: String) -> ModelError {
        ModelError(.syntax, expected: expected, found: found, offset: position)
    }
}
