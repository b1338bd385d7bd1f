#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// URLs, UUIDs and bytes as text.
extension JSONTransformer where Input == String, Output == URL {
    /// Text that is a valid URL as it stands (R18), which is also how a URL is read without a transformer.
    public static var url: JSONTransformer {
        JSONTransformer(
            TextTransformer("a URL as it stands", code: .badURL, { URLText.url($0) }, { URLText.text(of: $0) }))
    }

    /// Text that becomes a valid URL once what may not stand in one is escaped: `http://h.test/a b` is read as
    /// `http://h.test/a%20b`. Escapes that are there stay, and so does the first `#` (R18). Written is the escaped form.
    public static var lenientURL: JSONTransformer {
        JSONTransformer(
            TextTransformer(
                "a URL", code: .badURL, { URLText.url(URLText.escaped($0)) }, { URLText.text(of: $0) }))
    }
}

extension JSONTransformer where Input == String, Output == UUID {
    /// The 36 characters of a UUID, in either case; written in capitals, as UUIDs are without a transformer.
    public static var uuid: JSONTransformer { uuid(isLowercase: false) }

    /// The 36 characters of a UUID, in either case; written in small letters (RFC 9562).
    public static var lowercaseUUID: JSONTransformer { uuid(isLowercase: true) }

    private static func uuid(isLowercase: Bool) -> JSONTransformer {
        JSONTransformer(
            TextTransformer(
                "a UUID", { UUIDText.uuid($0.utf8Bytes.span) },
                { isLowercase ? UUIDText.text(of: $0).lowercased() : UUIDText.text(of: $0) }))
    }
}

extension JSONTransformer where Input == String, Output == Data {
    /// Base64, RFC 4648 section 4, padded, on one line: what data is without a transformer.
    public static var base64: JSONTransformer {
        JSONTransformer(TextTransformer("bytes as base64 text", { Base64Text.data($0) }, { Base64Text.text(of: $0) }))
    }

    /// Base64 with `-` and `_`, RFC 4648 section 5. Padding may be there on reading, and is not written.
    public static var base64URL: JSONTransformer {
        JSONTransformer(
            TextTransformer(
                "bytes as base64 text with - and _", { Base64Text.data(urlSafe: $0) },
                { Base64Text.urlSafeText(of: $0) }))
    }

    /// Two hexadecimal digits a byte, in either case; written in small letters.
    public static var hex: JSONTransformer {
        JSONTransformer(TextTransformer("bytes as hexadecimal digits", { HexText.data($0) }, { HexText.text(of: $0) }))
    }
}

extension Base64Text {
    /// The data of the alphabet of RFC 4648 section 5, padded or not; nil if the text is anything else.
    static func data(urlSafe text: String) -> Data? {
        var plain: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "+"), UInt8(ascii: "/"): return nil
            case UInt8(ascii: "-"): plain.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): plain.append(UInt8(ascii: "/"))
            default: plain.append(byte)
            }
        }
        if plain.last != UInt8(ascii: "=") {
            while plain.count % 4 != 0 { plain.append(UInt8(ascii: "=")) }
        }
        return data(String(decoding: plain, as: UTF8.self))
    }

    /// The text of the data in that alphabet, not padded.
    static func urlSafeText(of data: Data) -> String {
        var bytes: [UInt8] = []
        for byte in text(of: data).utf8 {
            switch byte {
            case UInt8(ascii: "="): break
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: "-"))
            case UInt8(ascii: "/"): bytes.append(UInt8(ascii: "_"))
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Bytes as hexadecimal digits (RFC 4648, section 8).
enum HexText {
    /// The data, or nil if the text is not two digits a byte.
    static func data(_ text: String) -> Data? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for byte in text.utf8 {
            guard let digit = value(byte) else { return nil }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return high == nil ? Data(bytes) : nil
    }

    /// The digits, in small letters.
    static func text(of data: Data) -> String {
        var text: [UInt8] = []
        for byte in [UInt8](data) {
            for digit in [byte >> 4, byte & 15] {
                text.append(digit &+ (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") &- 10))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        let decimal = digit &- UInt8(ascii: "0")
        if decimal < 10 { return decimal }
        let letter = (digit | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}
