#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// UUIDs as text, after RFC 9562 section 4: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
///
///     E621E1F8-C36C-495A-93FC-0C247A3E6E5F
///
/// Either case is read. Written are capitals, as Foundation writes them. The version and the variant are not looked at.
enum UUIDText {
    /// The UUID, or nil if the text is not exactly its 36 characters.
    static func uuid(_ text: Span<UInt8>) -> UUID? {
        guard text.count == 36, text[8] == hyphen, text[13] == hyphen, text[18] == hyphen, text[23] == hyphen else {
            return nil
        }
        let id = (
            byte(text, 0), byte(text, 2), byte(text, 4), byte(text, 6), byte(text, 9), byte(text, 11), byte(text, 14),
            byte(text, 16), byte(text, 19), byte(text, 21), byte(text, 24), byte(text, 26), byte(text, 28),
            byte(text, 30), byte(text, 32), byte(text, 34)
        )
        // What is no digit has set a bit above the lowest eight.
        let problems =
            id.0 | id.1 | id.2 | id.3 | id.4 | id.5 | id.6 | id.7
            | id.8 | id.9 | id.10 | id.11 | id.12 | id.13 | id.14 | id.15
        guard problems < 0x100 else { return nil }
        return UUID(
            uuid: (
                UInt8(truncatingIfNeeded: id.0), UInt8(truncatingIfNeeded: id.1), UInt8(truncatingIfNeeded: id.2),
                UInt8(truncatingIfNeeded: id.3), UInt8(truncatingIfNeeded: id.4), UInt8(truncatingIfNeeded: id.5),
                UInt8(truncatingIfNeeded: id.6), UInt8(truncatingIfNeeded: id.7), UInt8(truncatingIfNeeded: id.8),
                UInt8(truncatingIfNeeded: id.9), UInt8(truncatingIfNeeded: id.10), UInt8(truncatingIfNeeded: id.11),
                UInt8(truncatingIfNeeded: id.12), UInt8(truncatingIfNeeded: id.13), UInt8(truncatingIfNeeded: id.14),
                UInt8(truncatingIfNeeded: id.15)
            ))
    }

    /// Appends the 36 characters.
    static func append(_ uuid: UUID, to bytes: inout [UInt8]) {
        let id = uuid.uuid
        bytes.append(contentsOf: [
            high(id.0), low(id.0), high(id.1), low(id.1), high(id.2), low(id.2), high(id.3), low(id.3), hyphen,
            high(id.4), low(id.4), high(id.5), low(id.5), hyphen,
            high(id.6), low(id.6), high(id.7), low(id.7), hyphen,
            high(id.8), low(id.8), high(id.9), low(id.9), hyphen,
            high(id.10), low(id.10), high(id.11), low(id.11), high(id.12), low(id.12),
            high(id.13), low(id.13), high(id.14), low(id.14), high(id.15), low(id.15),
        ])
    }

    /// The 36 characters as a string.
    static func text(of uuid: UUID) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(36)
        append(uuid, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static var hyphen: UInt8 { UInt8(ascii: "-") }

    /// The byte that two digits stand for, or at least 0x100 if one of them is none.
    private static func byte(_ text: Span<UInt8>, _ index: Int) -> Int {
        nibble(text[index]) &<< 4 | nibble(text[index &+ 1])
    }

    /// 0 to 15, or 0x100 for a byte that is no hexadecimal digit.
    private static func nibble(_ byte: UInt8) -> Int {
        let decimal = byte &- UInt8(ascii: "0")
        if decimal < 10 { return Int(truncatingIfNeeded: decimal) }
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? Int(truncatingIfNeeded: letter) &+ 10 : 0x100
    }

    private static func high(_ byte: UInt8) -> UInt8 { digit(byte &>> 4) }

    private static func low(_ byte: UInt8) -> UInt8 { digit(byte & 15) }

    private static func digit(_ nibble: UInt8) -> UInt8 {
        nibble &+ (nibble < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") &- 10)
    }
}
