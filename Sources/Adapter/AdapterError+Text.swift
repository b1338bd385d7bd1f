#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// The wording of the adapter's errors; what a fault is about is worded in `ModelError+Text`.

extension AdapterError: CustomStringConvertible {
    /// The error as a person reads it: the fault, its path and place, and the line with a caret.
    public var description: String {
        let error = parts.error
        var text = error.headline
        if let location { text += "\n  \(location)" }
        if let excerpt = parts.excerpt { text += "\n" + excerpt }
        for line in error.hints(hidingFound: false) { text += "\n  \(line)" }
        for other in others { text += "\n" + other.description }
        return text
    }

    /// The error without any piece of the document or of a value: for logs that must not hold personal data.
    ///
    ///     type mismatch: Issue.reporter at $[3].user.login, line 61, column 16: expected text
    ///
    /// Keys of the document appear only where the path has them.
    public var redacted: String {
        var text = code.description
        if let property { text += ": \(property)" }
        if let location { text += " \(location)" }
        if let expected { text += ": expected \(expected)" }
        for line in parts.error.hints(hidingFound: true) { text += "\n  \(line)" }
        for other in others { text += "\n" + other.redacted }
        return text
    }

    private var location: String? {
        var parts: [String] = []
        if !path.isEmpty || place != nil { parts.append("at \(path.pathText)") }
        if let place { parts.append("line \(place.line), column \(place.column)") }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension AdapterError {
    /// What to change where null was found and a default exists.
    static let nullHint = "if null should mean the default here: map it as .own.nullIsDefault"
}

extension AdapterError: LocalizedError {
    /// The redacted form, which is what loggers print that ask an error for its localized description.
    public var errorDescription: String? { redacted }
}

/// The line of a document with a caret under a place.
enum Excerpt {
    /// Scalars shown before and behind the place.
    static let before = 40
    static let behind = 30

    /// - Parameter origin: where in a stream the bytes begin.
    static func text(_ place: AdapterError.Place, in bytes: InputBytes, from origin: Int) -> String? {
        let offset = place.offset - origin
        guard offset <= bytes.count, bytes.count > 0 else { return nil }
        var start = offset
        var column = 0
        while start > 0, !isLineEnd(bytes[start - 1]), column < before {
            start -= 1
            if bytes[start] & 0xC0 != 0x80 { column += 1 }
        }
        while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        var end = offset
        var count = 0
        while end < bytes.count, !isLineEnd(bytes[end]), count < behind {
            end += 1
            if end == bytes.count || bytes[end] & 0xC0 != 0x80 { count += 1 }
        }
        let isCutInFront = start > 0 && !isLineEnd(bytes[start - 1])
        let isCutBehind = end < bytes.count && !isLineEnd(bytes[end])
        let line = visible(bytes, start, end)
        let caret = visible(bytes, start, offset).unicodeScalars.count
        let number = "\(place.line)"
        let margin = String(repeating: " ", count: number.count)
        let front = isCutInFront ? "…" : ""
        let blanks = String(repeating: " ", count: caret + front.count)
        return "  \(number) | \(front)\(line)\(isCutBehind ? "…" : "")\n  \(margin) | \(blanks)^"
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// The bytes as text of one width a scalar: tabs and control characters become blanks, bad UTF-8 U+FFFD.
    private static func visible(_ bytes: InputBytes, _ start: Int, _ end: Int) -> String {
        let text = String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)
        var result = ""
        for scalar in text.unicodeScalars {
            let isHidden = scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
            result.unicodeScalars.append(isHidden ? " " : scalar)
        }
        return result
    }
}
