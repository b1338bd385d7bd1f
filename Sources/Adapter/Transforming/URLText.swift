#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// URLs as text, taken as they stand or not at all.
///
///     URLText.url("https://h.test/a%20b?q=1#top")   // that URL
///     URLText.url("https://h.test/a b")             // nil, not a URL with `%20` in it
///
/// A text is a URL if it is not empty and the grammar of RFC 3986, appendix A, derives it from URI-reference. So `/a/b`
/// and `../c` count, which Foundation can hold, and every scheme does: whether a URL is welcome is for a validator to
/// say. An internationalised address (RFC 3987) is not a URL before it is escaped.
enum URLText {
    /// The URL whose `absoluteString` is this text, or nil if the text is not a valid URL as it stands.
    static func url(_ text: String) -> URL? {
        let isReference: Bool
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            isReference = URLText.isReference(text.utf8.span)
        } else {
            let bytes = Array(text.utf8)
            isReference = URLText.isReference(bytes.span)
        }
        // Foundation would escape what it does not like. There is nothing such left, and still it is asked.
        guard isReference, let url = URL(string: text), url.absoluteString == text else { return nil }
        return url
    }

    /// The URL as it was read, or with its base resolved if it has one.
    static func text(of url: URL) -> String {
        url.absoluteString
    }

    /// Whether the text is a URI-reference of RFC 3986 and not empty.
    static func isReference(_ text: Span<UInt8>) -> Bool {
        guard text.count > 0 else { return false }
        var index = isLetter(text[0]) ? skip(.scheme, in: text, from: 1) : 0
        var isPathStart = true
        if index > 0, index < text.count, text[index] == UInt8(ascii: ":") {
            index += 1
        } else {
            // Without a scheme, the first segment of the path must not look like one (section 4.2).
            index = skip(.firstSegment, in: text, from: 0)
            if index < text.count, text[index] == UInt8(ascii: ":") { return false }
            isPathStart = index == 0
        }
        if isPathStart, text.count - index >= 2, text[index] == UInt8(ascii: "/"), text[index + 1] == UInt8(ascii: "/")
        {
            guard let end = authority(text, from: index + 2) else { return false }
            index = end
        }
        index = skip(.path, in: text, from: index)
        if index < text.count, text[index] == UInt8(ascii: "?") { index = skip(.query, in: text, from: index + 1) }
        if index < text.count, text[index] == UInt8(ascii: "#") { index = skip(.query, in: text, from: index + 1) }
        return index == text.count
    }

    /// Where the authority (section 3.2) ends that begins at an index, or nil if there is none.
    private static func authority(_ text: Span<UInt8>, from start: Int) -> Int? {
        // A name can begin the user information as well as the host.
        var hostStart = start
        var index = skip(.registeredName, in: text, from: start)
        let userInfoEnd = skip(.userInfo, in: text, from: index)
        if userInfoEnd < text.count, text[userInfoEnd] == UInt8(ascii: "@") {
            hostStart = userInfoEnd + 1
            index = skip(.registeredName, in: text, from: hostStart)
        }
        if index == hostStart, index < text.count, text[index] == UInt8(ascii: "[") {
            guard let end = ipLiteral(text, from: index + 1) else { return nil }
            index = end
        }
        if index < text.count, text[index] == UInt8(ascii: ":") { index = skip(.digits, in: text, from: index + 1) }
        if index == text.count { return index }
        let next = text[index]
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "?") || next == UInt8(ascii: "#") ? index : nil
    }

    /// Where an address in brackets (section 3.2.2) ends, its closing bracket included.
    private static func ipLiteral(_ text: Span<UInt8>, from start: Int) -> Int? {
        var end = start
        while end < text.count, text[end] != UInt8(ascii: "]") { end += 1 }
        guard end < text.count, end > start else { return nil }
        if text[start] | 0x20 == UInt8(ascii: "v") {
            let dot = skip(.hexadecimal, in: text, from: start + 1)
            guard dot > start + 1, dot + 1 < end, text[dot] == UInt8(ascii: ".") else { return nil }
            return skip(.future, in: text, from: dot + 1) == end ? end + 1 : nil
        }
        return isIPv6(text, start..<end) ? end + 1 : nil
    }

    /// Whether a range of the text is an IPv6address: eight groups, or fewer with one `::`, the last two perhaps as IPv4.
    ///
    /// Zones (`%25en0`) are not part of URLs any more (RFC 9844).
    private static func isIPv6(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        var groups = 0
        var isShortened = false
        func isColon(_ index: Int) -> Bool { index < range.upperBound && text[index] == UInt8(ascii: ":") }
        if isColon(index) {
            guard isColon(index + 1) else { return false }
            isShortened = true
            index += 2
        }
        while index < range.upperBound {
            let end = skip(.hexadecimal, in: text, from: index)
            if end < range.upperBound, text[end] == UInt8(ascii: ".") {
                guard isIPv4(text, index..<range.upperBound) else { return false }
                groups += 2
                break
            }
            guard 1...4 ~= end - index else { return false }
            groups += 1
            index = end
            if index == range.upperBound { break }
            guard isColon(index) else { return false }
            index += 1
            if isColon(index) {
                guard !isShortened else { return false }
                isShortened = true
                index += 1
            } else if index == range.upperBound {
                return false
            }
        }
        return isShortened ? groups < 8 : groups == 8
    }

    /// Whether a range of the text is an IPv4address: four numbers up to 255 without leading zeros.
    private static func isIPv4(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        for part in 0..<4 {
            if part > 0 {
                guard index < range.upperBound, text[index] == UInt8(ascii: ".") else { return false }
                index += 1
            }
            let end = skip(.digits, in: text, from: index)
            guard 1...3 ~= end - index, end == index + 1 || text[index] != UInt8(ascii: "0") else { return false }
            var number = 0
            while index < end {
                number = number * 10 + Int(text[index] &- UInt8(ascii: "0"))
                index += 1
            }
            guard number < 256 else { return false }
        }
        return index == range.upperBound
    }

    /// The index of the first byte that is neither in the set nor, where the set has them, part of an escape (`%20`).
    private static func skip(_ set: CharacterClass, in text: Span<UInt8>, from start: Int) -> Int {
        let (low, high, count) = (set.low, set.high, text.count)
        var index = start
        while index < count {
            let byte = text[index]
            if byte < 128, (byte < 64 ? low : high) &>> UInt64(truncatingIfNeeded: byte & 63) & 1 == 1 {
                index &+= 1
            } else if byte == UInt8(ascii: "%"), set.hasEscapes, isEscape(text, index) {
                index &+= 3
            } else {
                break
            }
        }
        return index
    }

    /// Whether two hexadecimal digits follow.
    private static func isEscape(_ text: Span<UInt8>, _ index: Int) -> Bool {
        text.count - index > 2 && skip(.hexadecimal, in: text, from: index + 1) > index + 2
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26
    }
}

/// A set of ASCII characters, a bit for each, named after the rules of RFC 3986, appendix A.
private struct CharacterClass {
    private(set) var low: UInt64
    private(set) var high: UInt64
    /// Whether `%` and two hexadecimal digits may stand for any byte.
    let hasEscapes: Bool

    private init(_ characters: String, and other: CharacterClass? = nil, hasEscapes: Bool = false) {
        low = other?.low ?? 0
        high = other?.high ?? 0
        self.hasEscapes = hasEscapes
        for byte in characters.utf8 {
            let bit: UInt64 = 1 &<< UInt64(byte & 63)
            if byte < 64 { low |= bit } else { high |= bit }
        }
    }

    static let digits = CharacterClass("0123456789")
    static let hexadecimal = CharacterClass("ABCDEFabcdef", and: digits)
    private static let alphanumeric = CharacterClass(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", and: digits)
    static let scheme = CharacterClass("+-.", and: alphanumeric)
    private static let unreserved = CharacterClass("-._~", and: alphanumeric)
    private static let unreservedOrDelimiter = CharacterClass("!$&'()*+,;=", and: unreserved)
    static let future = CharacterClass(":", and: unreservedOrDelimiter)
    static let registeredName = CharacterClass("", and: unreservedOrDelimiter, hasEscapes: true)
    static let userInfo = CharacterClass(":", and: registeredName, hasEscapes: true)
    static let firstSegment = CharacterClass("@", and: registeredName, hasEscapes: true)
    static let path = CharacterClass("/:", and: firstSegment, hasEscapes: true)
    static let query = CharacterClass("?", and: path, hasEscapes: true)
}
