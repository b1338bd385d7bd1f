#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The neutral calls. Overrides stand in the class's extensions' functions, which the fast loops call directly.
extension JSONReader {
    /// Enters a container at its bracket.
    @inline(__always)
    func open(_ bracket: UInt8, _ expected: StaticString) throws {
        guard peek() == bracket else { throw mismatch(expected) }
        start = pos
        try enterContainer()
        pos += 1
        isFirst = true
    }

    /// Whether a further element comes; passes the comma, or the bracket that closes the list.
    @inline(__always)
    func takeElement() throws -> Bool {
        let byte = peek()
        if isFirst {
            isFirst = false
            if byte != UInt8(ascii: "]") {
                start = pos
                return true
            }
        } else if byte == UInt8(ascii: ",") {
            pos += 1
            skipBlanks()
            start = pos
            return true
        }
        guard byte == UInt8(ascii: "]") else { throw syntax("',' or ']'", at: pos) }
        pos += 1
        leaveContainer()
        return false
    }

    /// Whether a further key comes; passes the comma, or the brace that closes the object.
    @inline(__always)
    func takePair() throws -> Bool {
        let byte = peek()
        if isFirst {
            isFirst = false
            if byte != UInt8(ascii: "}") { return true }
        } else if byte == UInt8(ascii: ",") {
            pos += 1
            return true
        }
        guard byte == UInt8(ascii: "}") else { throw syntax("',' or '}'", at: pos) }
        pos += 1
        leaveContainer()
        return false
    }

    /// Finds the key that comes and passes its colon.
    @inline(__always)
    func takeKeyScan() throws -> TextScan {
        guard peek() == UInt8(ascii: "\"") else { throw syntax("a key in quotes", at: pos) }
        let scan = try scanText(from: pos + 1)
        try takeColon()
        return scan
    }

    @inline(__always)
    func takeColon() throws {
        guard state.peek() == 0x3A else { throw syntax("':' after the key", at: pos) }
        state.pos = state.pos &+ 1
    }

    /// The next key, nil at the end of the object.
    func takeKey() throws -> String? {
        guard try takePair() else { return nil }
        skipBlanks()
        let keyStart = pos
        let scan = try takeKeyScan()
        let key = try text(of: scan)
        if options.refusesDuplicateKeys, keysSeen?[depth]?.insert(Array(key.utf8)).inserted == false {
            throw duplicateKey(key, at: keyStart)
        }
        skipBlanks()
        start = pos
        return key
    }
}

extension JSONReader {
    /// Passes a value of any kind, checking its grammar. A loop, so that depth costs no stack.
    func skipAny() throws {
        if options.refusesDuplicateKeys { return try skipByCalls() }
        var open = OpenContainers()
        repeat {
            skipBlanks()
            start = pos
            switch bytes.byte(at: pos) {
            case UInt8(ascii: "{"):
                try enterSkipped()
                if peek() == UInt8(ascii: "}") {
                    pos += 1
                    leaveContainer()
                    break
                }
                open.push(isObject: true)
                try skipKey()
                continue
            case UInt8(ascii: "["):
                try enterSkipped()
                if peek() == UInt8(ascii: "]") {
                    pos += 1
                    leaveContainer()
                    break
                }
                open.push(isObject: false)
                continue
            default: try skipScalar()
            }
            // A value has ended: what comes next belongs to the container it stands in.
            var isBetween = false
            while !isBetween, let isObject = open.top {
                let byte = peek()
                if byte == UInt8(ascii: ",") {
                    pos += 1
                    if isObject { try skipKey() }
                    isBetween = true
                } else if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    pos += 1
                    leaveContainer()
                    open.pop()
                } else {
                    throw syntax(isObject ? "',' or '}'" : "',' or ']'", at: pos)
                }
            }
        } while open.top != nil
    }

    private func enterSkipped() throws {
        try enterContainer()
        pos += 1
    }

    private func skipKey() throws {
        let scan = try takeKeyScan()
        if scan.hasEscapes { try checkEscapes(scan) }
    }

    func skipScalar() throws {
        switch bytes.byte(at: pos) {
        case UInt8(ascii: "\""):
            let scan = try scanText(from: pos + 1)
            if scan.hasEscapes { try checkEscapes(scan) }
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try takeNumberScan("a number")
        case UInt8(ascii: "n") where takeNull(): break
        case UInt8(ascii: "t") where pos + 4 <= bytes.count && bytes.halfWord(at: pos) == 0x6575_7274,
            UInt8(ascii: "f") where pos + 5 <= bytes.count && bytes.halfWord(at: pos + 1) == 0x6573_6C61:
            _ = try takeBool()
        default: throw unexpectedByte()
        }
    }

    /// The same by recursion over the neutral calls, which look at every key.
    private func skipByCalls() throws {
        switch try nextKind {
        case .map:
            try beginMap()
            try DeepStack.run { while try nextKey() != nil { try skipValue() } }
        case .list:
            try beginList()
            try DeepStack.run { while try nextElement() { try skipValue() } }
        default: try skipScalar()
        }
    }
}

/// Which containers are open while a value is skipped: a bit each, true for objects.
private struct OpenContainers {
    private var words: [UInt64] = []
    private var word: UInt64 = 0
    private var count = 0

    var top: Bool? { count == 0 ? nil : word & 1 == 1 }

    mutating func push(isObject: Bool) {
        if count > 0, count & 63 == 0 { words.append(word) }
        word = word << 1 | (isObject ? 1 : 0)
        count += 1
    }

    mutating func pop() {
        count -= 1
        if count > 0, count & 63 == 0 { word = words.removeLast() } else { word >>= 1 }
    }
}
