/// Text as JSON writes it (RFC 8259, section 7): only quotes, backslashes and control characters are escaped (R16).
enum QuotedText {
    /// The text in quotes. The plain twin of the writer's fast form.
    static func quoted(_ text: String, escapesSlashes: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 { appendEscaped(byte, to: &bytes, escapesSlashes: escapesSlashes) }
        bytes.append(UInt8(ascii: "\""))
        return bytes
    }

    private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8], escapesSlashes: Bool) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "/") where escapesSlashes: bytes += [UInt8(ascii: "\\"), byte]
        case ..<0x20: bytes += escape(control: byte)
        default: bytes.append(byte)
        }
    }

    /// The escape of a control character: the short one where there is one.
    static func escape(control byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x08: Array("\\b".utf8)
        case 0x09: Array("\\t".utf8)
        case 0x0A: Array("\\n".utf8)
        case 0x0C: Array("\\f".utf8)
        case 0x0D: Array("\\r".utf8)
        default: Array("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
        }
    }
}
