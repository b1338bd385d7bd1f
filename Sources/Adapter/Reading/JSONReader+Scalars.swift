#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSONReader {
    /// Reads null if it comes.
    @inline(__always)
    func takeNull() -> Bool {
        guard peek() == UInt8(ascii: "n"), pos + 4 <= bytes.count, bytes.halfWord(at: pos) == 0x6C6C_756E else {
            return false
        }
        start = pos
        pos += 4
        return true
    }

    /// Reads true or false.
    @inline(__always)
    func takeBool() throws -> Bool {
        switch peek() {
        case UInt8(ascii: "t") where pos + 4 <= bytes.count && bytes.halfWord(at: pos) == 0x6575_7274:
            start = pos
            pos += 4
            return true
        case UInt8(ascii: "f") where pos + 5 <= bytes.count && bytes.halfWord(at: pos + 1) == 0x6573_6C61:
            start = pos
            pos += 5
            return false
        default: throw mismatch("true or false")
        }
    }

    /// Reads a date from text (R17).
    func takeDate() throws -> Date {
        let scan = try takeTextScan("a date as RFC 3339 text")
        let date =
            scan.hasEscapes
            ? RFC3339.date(try unescaped(scan).utf8Bytes.span)
            : bytes.withSpan(from: scan.start, to: scan.end) { RFC3339.date($0) }
        if let date { return date }
        throw ModelError(
            .badDate, expected: "a date such as 2026-07-31T12:00:00Z", found: try text(of: scan).quoted(limit: 60),
            offset: start)
    }

    /// Reads a UUID from text.
    func takeUUID() throws -> UUID {
        let text = try takeText("a UUID")
        guard let uuid = UUIDText.uuid(text.utf8Bytes.span) else { throw mismatch("a UUID", text) }
        return uuid
    }

    /// Reads a URL from text (R18).
    func takeURL() throws -> URL {
        let text = try takeText("a URL")
        guard let url = URLText.url(text) else {
            throw ModelError(
                .badURL, expected: "a URL as it stands", found: text.quoted(limit: 60), offset: start)
        }
        return url
    }

    /// Reads bytes from base64 text.
    func takeData() throws -> Data {
        let text = try takeText("bytes as base64 text")
        guard let data = Base64Text.data(text) else { throw mismatch("bytes as base64 text", text) }
        return data
    }
}

extension String {
    /// The text's bytes, copied.
    var utf8Bytes: [UInt8] { Array(utf8) }
}
