/// Finds the lines and columns of bytes in a document. Many look-ups cost little more than one: every so often a mark
/// is left on the way, and the next look-up starts from there.
final class DocumentPlaces {
    private struct Mark {
        var line = 1
        var column = 1
    }

    /// Bytes from one mark to the next.
    private static let spacing = 1024

    let bytes: InputBytes
    /// Where in a stream the bytes begin.
    let origin: Origin
    /// The index of the first byte that is no blank, and no byte order mark.
    let firstValue: Int
    private let start: Int
    /// The place of every `spacing`th byte, as far as has been looked.
    private var marks: [Mark]

    init(_ bytes: InputBytes, from origin: Origin = Origin()) {
        self.bytes = bytes
        self.origin = origin
        marks = [Mark(line: origin.line, column: origin.column)]
        let start = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        self.start = start
        firstValue = (start..<bytes.count).first { ![0x20, 0x0A, 0x0D, 0x09].contains(bytes[$0]) } ?? bytes.count
    }

    /// Whether nothing but blanks and a byte order mark is here.
    var isBlank: Bool { firstValue == bytes.count }

    /// The line and column of a byte. A line ends at LF, at CR, or at both together.
    func place(_ offset: Int) -> AdapterError.Place {
        let end = max(start, min(offset, bytes.count))
        while start + marks.count * Self.spacing <= end {
            let from = start + (marks.count - 1) * Self.spacing
            marks.append(advanced(marks[marks.count - 1], from: from, to: from + Self.spacing))
        }
        let nearest = (end - start) / Self.spacing
        let mark = advanced(marks[nearest], from: start + nearest * Self.spacing, to: end)
        return AdapterError.Place(offset: origin.offset + offset, line: mark.line, column: mark.column)
    }

    private func advanced(_ mark: Mark, from start: Int, to end: Int) -> Mark {
        var mark = mark
        for index in start..<end {
            let byte = bytes[index]
            if byte == 0x0A || (byte == 0x0D && bytes.byte(at: index + 1) != 0x0A) {
                mark.line += 1
                mark.column = 1
            } else if byte & 0xC0 != 0x80 {
                mark.column += 1
            }
        }
        return mark
    }
}
