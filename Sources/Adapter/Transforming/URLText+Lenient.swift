extension URLText {
    /// The text with what no URL may hold escaped by `%` and two hexadecimal digits a byte (RFC 3986, section 2.1).
    ///
    ///     URLText.escaped("http://h.test/a b%20c#d e")   // http://h.test/a%20b%20c#d%20e
    ///
    /// Escapes stay, and so does the first `#`; brackets stay where an address may stand in them. What else the grammar
    /// wants is not looked at.
    static func escaped(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let host = hostRange(bytes)
        var result: [UInt8] = []
        var hasFragment = false
        for (index, byte) in bytes.enumerated() {
            var isLegal = isLegalAnywhere(byte)
            switch byte {
            case UInt8(ascii: "#"):
                isLegal = !hasFragment
                hasFragment = true
            case UInt8(ascii: "["), UInt8(ascii: "]"): isLegal = host.contains(index)
            case UInt8(ascii: "%"):
                isLegal = index + 2 < bytes.count && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
            default: break
            }
            if isLegal {
                result.append(byte)
            } else {
                let digits = Array("0123456789ABCDEF".utf8)
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Where the authority stands: behind the first `//` that follows a scheme, or with which the text begins.
    private static func hostRange(_ bytes: [UInt8]) -> Range<Int> {
        let slash = UInt8(ascii: "/")
        guard let first = bytes.firstIndex(of: slash), first + 1 < bytes.count, bytes[first + 1] == slash,
            first == 0 || bytes[first - 1] == UInt8(ascii: ":")
        else { return 0..<0 }
        let end = bytes[(first + 2)...].firstIndex { [slash, UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
        return first + 2..<(end ?? bytes.count)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }

    /// What may stand in a URL anywhere; `#`, `%` and brackets apart.
    private static func isLegalAnywhere(_ byte: UInt8) -> Bool {
        if byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 { return true }
        return "-._~!$&'()*+,;=:/?@".utf8.contains(byte)
    }
}
