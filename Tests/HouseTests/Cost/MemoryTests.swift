import Foundation
import Testing

/// R25, B101: no growth from one decode to the next, failed ones included.
@Suite struct MemoryTests {
    #if os(Linux)
        @Test(arguments: ["list", "model", "failures"]) func doingItAgainTakesNoMoreMemory(_ what: String) throws {
            let probe = Process()
            // Programs stand beside the tests.
            probe.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
                .appending(path: "memory-probe")
            probe.arguments = [what]
            let output = Pipe()
            probe.standardOutput = output
            try probe.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            probe.waitUntilExit()
            #expect(probe.terminationStatus == 0, "\(text)")
        }
    #endif
}
