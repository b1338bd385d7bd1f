import Foundation
import Olivine

/// What the program prints about a document: its issues as a table, one of them written and read again, and the error
/// that a damaged copy of the document gives.
func report(on document: [UInt8]) throws -> String {
    let issues = try JSONAdapter.models(of: Issue.self, from: document)
    var text = table(of: issues)

    if let first = issues.first {
        let json = try JSONAdapter(format: .pretty).jsonString(from: first)
        let again = try JSONAdapter.model(of: Issue.self, from: json)
        text += "\n\nThe first one, written:\n\n\(json)\n\nRead again it is \(again == first ? "equal" : "different")."
    }

    if let damaged = damagedCopy(of: document) {
        text += "\n\nThe same document with a number where a name belongs:\n\n"
        do {
            _ = try JSONAdapter.models(of: Issue.self, from: damaged)
        } catch {
            text += "\(error)\n\nas a JSON Pointer: \(error.jsonPointer)"
        }
    }
    return text
}

/// The issues, a line each.
private func table(of issues: [Issue]) -> String {
    let head = ["#", "state", "opened", "by", "+1", "title"]
    let rows = issues.map { issue in
        [
            "\(issue.number)", mark(of: issue), issue.createdAt.formatted(.iso8601.year().month().day()),
            issue.author ?? "–", "\(issue.thumbsUp)", issue.title,
        ]
    }
    let numbers: Set = [0, 4]
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    let lines = ([head] + rows).map { row in
        let cells = row.indices.dropLast().map { column in
            let blanks = String(repeating: " ", count: widths[column] - row[column].count)
            return numbers.contains(column) ? blanks + row[column] : row[column] + blanks
        }
        return (cells + row.suffix(1)).joined(separator: "  ")
    }
    return lines.joined(separator: "\n")
}

/// The state in a word.
private func mark(of issue: Issue) -> String {
    if issue.mergedAt != nil { return "merged" }
    if issue.isDraft { return "draft" }
    return issue.stateReason == .notPlanned ? "not planned" : issue.state.rawValue
}

/// The document with 42 for the last author's name. Nil where no issue has an author.
private func damagedCopy(of document: [UInt8]) -> String? {
    var text = String(decoding: document, as: UTF8.self)
    guard let author = text.matches(of: /"user"\s*:\s*{\s*"login"\s*:\s*("[^"]*")/).last else { return nil }
    text.replaceSubrange(author.1.startIndex..<author.1.endIndex, with: "42")
    return text
}
