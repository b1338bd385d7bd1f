import Foundation
import Olivine
import Testing

@testable import quickstart

struct QuickstartTests {
    private let document = PackageResources.issues_json

    @Test func printsTableRoundTripAndError() throws {
        let text = try report(on: document)
        #expect(
            text.hasPrefix(
                """
                   #  state        opened      by              +1  title
                1412  open         2026-03-02  octavia          3  Olivine sands list their grains twice
                1411  open         2026-03-01  teo-lind        11  Let a sample carry more than one location
                1409  closed       2026-02-27  mira             5  Say what "mantle" means on the first page 🌋
                1408  merged       2026-02-26  renovator[bot]   0  Raise the colour table to version 4
                1406  open         2026-02-24  octavia          2  Depth of -0.0 km sorts above 0.0 km
                1405  draft        2026-02-24  mira             1  Export keeps the order of columns
                1401  closed       2026-02-19  –                4  Crash when a sample has no name
                1400  not planned  2026-02-18  teo-lind         0  Grüße aus Kärnten: umlauts in place names
                1397  open         2026-02-15  octavia          0  Half a second is lost on import
                1393  merged       2026-02-11  mira             6  Add the density of forsterite
                1390  closed       2026-02-09  teo-lind         0  Link to a heading is lost
                1388  closed       2026-02-06  octavia         17  Question: why "Olivine"?

                """))
        #expect(text.contains("Read again it is equal."))
        #expect(
            text.hasSuffix(
                """
                Issue.author: expected text, found the number 42
                  at $[11].user.login, line 553, column 16
                  553 |       "login": 42,
                      |                ^

                as a JSON Pointer: /11/user/login
                """))
    }

    @Test func everyIssueReadsBackEqual() throws {
        let issues = try JSONAdapter.models(of: quickstart.Issue.self, from: document)
        let json = try JSONAdapter.jsonData(from: issues)
        #expect(try JSONAdapter.models(of: quickstart.Issue.self, from: json) == issues)
        #expect(issues.contains { $0.page.fragment() == "issuecomment-9182736" })
    }

    @Test func tableIsComplete() throws { try PropertyKeys.check(quickstart.Issue.self) }

    @Test func emptyListIsATableWithoutRows() throws {
        #expect(try report(on: Array("[]".utf8)) == "#  state  opened  by  +1  title")
    }
}
