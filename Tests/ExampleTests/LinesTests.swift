import Foundation
import Olivine
import Testing

@testable import lines

struct LinesTests {
    /// A file that is gone afterwards.
    private func report(on bytes: Data) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID()).jsonl")
        try bytes.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Lines.report(on: file)
    }

    @Test func countsEventsAndTellsBadLines() throws {
        #expect(
            try report(on: Event.log(of: 10_000)) == """
                9998 events: debug 3298, info 3297, warning 3299, error 104
                  front: at most 249.875 ms
                  mail: at most 249.875 ms
                  search: at most 249.875 ms
                2 bad lines
                  line 4999: syntax error at $.timing, line 4999, column 82: expected ':' after the key
                  line 9998: syntax error: Event.milliseconds at $.timing.ms, line 9998, column 84: expected a value
                """)
        #expect(try report(on: Data()) == "0 events: debug 0, info 0, warning 0, error 0\n0 bad lines")
    }

    @Test func theBarGoesFromNothingToAll() {
        let bar = ProgressBar(total: 200)
        #expect(bar.text(at: 0) == "[" + String(repeating: "-", count: 40) + "] 0 %")
        #expect(bar.text(at: 100).hasSuffix("####--------------------] 50 %"))
        #expect(bar.text(at: 200) == "[" + String(repeating: "#", count: 40) + "] 100 %")
        #expect(ProgressBar(total: 0).text(at: 0).hasSuffix("] 0 %"))
    }
}
