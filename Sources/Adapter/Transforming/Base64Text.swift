#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Data as base64 text, after RFC 4648 section 4: the alphabet with `+` and `/`, padded, and nothing else in between.
///
///     Base64Text.data("SGk=")   // the two bytes of "Hi"
///
/// Each data has one text only: bits that the last character has to spare must be zero (section 3.5).
enum Base64Text {
    /// The data, or nil if the text is not exactly what `text(of:)` gives for it.
    static func data(_ text: String) -> Data? {
        let count = text.utf8.count
        guard count % 4 == 0, let padding = padding(of: text), let data = Data(base64Encoded: text) else { return nil }
        // Foundation lets characters follow the padding (`QQ=A`, `QUJD====`). Here each must have given its six bits.
        return data.count == count / 4 * 3 - padding ? data : nil
    }

    /// The base64 text of the data, on one line.
    static func text(of data: Data) -> String {
        data.base64EncodedString()
    }

    /// How many `=` end the text, up to two, or nil if the character before them sets bits that no byte takes.
    ///
    /// Foundation does not look at those bits, and takes `====` for a zero byte.
    private static func padding(of text: String) -> Int? {
        var rest = text.utf8[...]
        var padding = 0
        while padding < 2, rest.last == UInt8(ascii: "=") {
            rest.removeLast()
            padding += 1
        }
        if padding == 0 { return 0 }
        let allowed = padding == 1 ? "AEIMQUYcgkosw048" : "AQgw"
        guard let last = rest.last, allowed.utf8.contains(last) else { return nil }
        return padding
    }
}
