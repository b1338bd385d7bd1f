import Foundation
import Testing

/// docs/parity.md: every row that it claims is there once, and every test that it names exists.
@Suite struct ParityTests {
    static let document = "docs/parity.md"

    /// A line of a topic's table: `| <a id="F070"></a>F070 | name | **works so** | how | [test](../path) |`.
    struct Row {
        let id: String
        let answer: String
        let how: String
        let tests: [(name: String, path: String)]

        init?(_ line: Substring) {
            let anchor = #/^\| <a id="([A-Z][0-9]+)"></a>([A-Z][0-9]+) \| /#
            guard let match = line.firstMatch(of: anchor) else { return nil }
            let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
            guard cells.count == 5, match.output.1 == match.output.2 else { return nil }
            id = String(match.output.1)
            answer = String(cells[2].replacing("**", with: ""))
            how = String(cells[3])
            tests = ParityTests.links(in: cells[4])
        }
    }

    static func text() throws -> String {
        try String(contentsOf: SourceFile.repository.appending(path: document), encoding: .utf8)
    }

    static func lines() throws -> [Substring] { try text().split(separator: "\n") }

    static func rows() throws -> [Row] { try lines().compactMap { Row($0) } }

    static func links(in text: Substring) -> [(name: String, path: String)] {
        text.matches(of: #/\[([^\]]+)\]\(([^)#]+)\)/#).map { (String($0.output.1), String($0.output.2)) }
    }

    @Test func everyRowIsThereOnce() throws {
        let claimed = try Self.text().matches(of: #/([FPV])([0-9]+)–([FPV])([0-9]+)/#).flatMap { match -> [String] in
            let width = match.output.2.count
            guard let first = Int(match.output.2), let last = Int(match.output.4), match.output.1 == match.output.3
            else { return [] }
            return (first...last).map { number in
                let digits = String(number)
                return match.output.1 + String(repeating: "0", count: width - digits.count) + digits
            }
        }
        #expect(claimed.count > 400)
        let ids = try Self.rows().map(\.id)
        #expect(Set(claimed).subtracting(ids) == [], "claimed and not there")
        #expect(Set(ids).subtracting(claimed) == [], "there and not claimed")
        #expect(ids.count == Set(ids).count, "there twice")
        #expect(try Self.text().matches(of: #/id="[A-Z][0-9]+"/#).count == ids.count, "lines that are no rows")
    }

    @Test func summaryCountsTheRows() throws {
        let counts = Dictionary(grouping: try Self.rows(), by: \.answer).mapValues(\.count)
        let summary = try Self.text().matches(of: #/\| \*\*([a-z ]+)\*\* \| ([0-9]+) \|/#)
        let claimed = Dictionary(uniqueKeysWithValues: summary.map { (String($0.output.1), Int($0.output.2) ?? 0) })
        #expect(counts == claimed)
    }

    @Test func everyAnswerIsExplained() throws {
        for row in try Self.rows() {
            switch row.answer {
            case "works so": #expect(!row.tests.isEmpty, "\(row.id) names no test")
            case "works otherwise", "left out": #expect(!row.how.isEmpty, "\(row.id) does not say how, or why")
            default: break
            }
        }
    }

    @Test func everyNamedTestExists() throws {
        let folder = SourceFile.repository.appending(path: "docs")
        var sources: [String: String] = [:]
        for line in try Self.lines() {
            for (name, path) in Self.links(in: line) {
                let url = folder.appending(path: path).standardized
                let source = try sources[path] ?? (String(contentsOf: url, encoding: .utf8))
                sources[path] = source
                guard path.hasSuffix(".swift"), name != "a test" else { continue }
                let isThere = source.contains("func \(name)(")
                #expect(isThere, "\(path) has no \(name)")
            }
        }
        #expect(sources.count > 20)
    }
}
