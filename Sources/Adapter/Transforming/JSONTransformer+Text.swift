#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Text, and what stands in it.
extension JSONTransformer where Input == String, Output == String {
    /// Text without the white space at its ends (Unicode's `White_Space`). It is written as it is.
    public static var trimmed: JSONTransformer {
        JSONTransformer(
            read: { text in
                let scalars = text.unicodeScalars
                var (start, end) = (scalars.startIndex, scalars.endIndex)
                while start < end, scalars[start].properties.isWhitespace { start = scalars.index(after: start) }
                while start < end {
                    let last = scalars.index(before: end)
                    if !scalars[last].properties.isWhitespace { break }
                    end = last
                }
                return String(scalars[start..<end])
            }, write: { $0 })
    }
}

extension JSONTransformer where Input == String, Output == String? {
    /// Empty text is nil. The property is optional, so nil is written as null or left out, like any other nil; in a list
    /// or a dictionary it is written as empty text.
    ///
    ///     .use(.trimmed, .emptyIsNil, for: \.note)
    public static var emptyIsNil: JSONTransformer {
        JSONTransformer(read: { $0.isEmpty ? nil : $0 }, write: { $0 ?? "" })
    }
}

extension JSONTransformer where Input == String, Output == [String] {
    /// A list that stands in JSON as one text: `.separated(by: ",")` for `"a,b"`. Empty text is the empty list.
    ///
    ///     .use(.separated(by: ","), .array(.numberFromText), for: \.sizes)
    ///
    /// What could not be told from another list is not written: an element that holds the separator, and a list of one
    /// empty text.
    public static func separated(by separator: String) -> JSONTransformer {
        JSONTransformer(
            fault: separator.isEmpty ? "its separator is empty" : nil,
            { $0.isEmpty ? [] : $0.pieces(between: separator) },
            { elements in
                for (index, element) in elements.enumerated()
                where element.pieces(between: separator).count > 1 || element.isEmpty && elements.count == 1 {
                    throw ModelError(
                        .notRepresentable, expected: "elements without \(separator.quoted(limit: 20))",
                        found: element.quoted(limit: 60)
                    ).inside(.index(index))
                }
                return elements.joined(separator: separator)
            })
    }
}

extension String {
    /// What stands between the separators, told apart by bytes.
    fileprivate func pieces(between separator: String) -> [String] {
        let (bytes, mark) = (utf8Bytes, separator.utf8Bytes)
        var (pieces, piece, index) = ([String](), [UInt8](), 0)
        while index < bytes.count {
            var length = 0
            while length < mark.count, index + length < bytes.count, bytes[index + length] == mark[length] {
                length += 1
            }
            if length == mark.count, length > 0 {
                pieces.append(String(decoding: piece, as: UTF8.self))
                piece = []
                index += length
            } else {
                piece.append(bytes[index])
                index += 1
            }
        }
        return pieces + [String(decoding: piece, as: UTF8.self)]
    }
}

extension JSONTransformer where Input == String {
    /// A value that stands in JSON as text that is JSON itself: `"{\"id\":1}"`.
    ///
    ///     .use(.jsonInText, for: \.payload)
    ///
    /// It is read and written by the adapter of the document, and counts against its limits; but the value as a whole is
    /// read as its type says, whatever transformer the adapter has for that. The path of a fault goes on
    /// inside the text; its place is that of the text.
    public static var jsonInText: JSONTransformer {
        JSONTransformer(InnerTransformer())
    }

    /// Values as text in a form of their own, for a `Formatter` or anything else that answers nil.
    ///
    ///     .text("an amount such as 3.50 EUR", read: { Money($0) }, write: { $0.text })
    ///
    /// - Parameters:
    ///   - expected: what is wanted, in the words of an error.
    ///   - read: the value of a text, or nil where it is none.
    ///   - write: the text of a value, or nil where it has none. Without it the property is not written (R29).
    public static func text(
        _ expected: String, read: @escaping @Sendable (String) throws -> Output?,
        write: (@Sendable (Output) throws -> String?)? = nil
    ) -> JSONTransformer {
        JSONTransformer(TextTransformer(expected, read, write))
    }

    /// Values as text by a format style of Foundation, which may depend on the locale, calendar and zone that it names.
    ///
    ///     .format(Decimal.FormatStyle(locale: Locale(identifier: "de_DE")))
    ///
    /// How much of the text is looked at is the style's affair: some pass over what follows the value.
    @_alwaysEmitIntoClient
    public static func format<Style: ParseableFormatStyle & Sendable>(_ style: Style) -> JSONTransformer
    where Style.FormatInput == Output, Style.FormatOutput == String, Style.Strategy: Sendable {
        let strategy = style.parseStrategy
        return text(
            "text that \(Style.self) takes", read: { try? strategy.parse($0) }, write: { style.format($0) })
    }
}

/// Values as text that is JSON.
final class InnerTransformer<Output: PropertyValue>: TransformerCore<String, Output>, @unchecked Sendable {
    init() { super.init(canWrite: true, fault: nil) }

    override func forward(_ input: String, _ site: TransformSite) throws -> Output {
        do throws(AdapterError) {
            return try site.adapter(inside: Output.self).model(of: Output.self, from: input)
        } catch {
            var fault = error.parts.error
            fault.details.offset = nil
            for index in fault.details.others.indices { fault.details.others[index].details.offset = nil }
            throw fault
        }
    }

    override func back(_ output: Output, _ site: TransformSite) throws -> String {
        do throws(AdapterError) { return try site.adapter(inside: Output.self).jsonString(from: output) } catch {
            throw error.parts.error
        }
    }
}
