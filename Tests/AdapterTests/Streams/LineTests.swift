#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import TestSupport
import Testing

@testable import Olivine

/// An event of a log, as streams hold them.
struct StreamEvent: ValueModel {
    let id: Int, kind: String, note: String?
    static let propertyKeys = PropertyKeys(StreamEvent.init) {
        Property("id", \.id)
        Property("kind", \.kind)
        Property("note", \.note)
    }
}

/// What a stream has given, so that two can be compared.
func told<Value>(_ lines: some Sequence<JSONLine<Value>>) -> [String] {
    lines.map { line in
        switch line.result {
        case .success(let value): "\(line.number) \(line.bytes): \(value)"
        case .failure(let error): "\(line.number) \(line.bytes): \(error)"
        }
    }
}

/// Bytes in chunks of a size, as a source that gives them by and by.
func chunks(of bytes: [UInt8], _ size: Int) -> () -> [UInt8]? {
    var start = 0
    return {
        if start >= bytes.count { return nil }
        defer { start += size }
        return Array(bytes[start..<min(bytes.count, start + size)])
    }
}

@Suite struct LineTests {
    static let sample = """
        {"id":1,"kind":"a"}\r
        \u{20}
        {"id":2,"kind":"\u{00E9}\u{1F48E}","note":"x"}

        {"id":"three","kind":"c"}
        {"id":4,"kind"
        {"id":5,"kind":"e"} 7
        [1,
        2]
        {"id":6,"kind":"f"}
        """

    @Test func linesAreReadEachByItself() {
        let lines = Array(JSONAdapter().lines(of: StreamEvent.self, in: Array(Self.sample.utf8)))
        #expect(lines.map(\.number) == [1, 3, 5, 6, 7, 8, 9, 10])
        #expect(lines.compactMap { try? $0.get().id } == [1, 2, 6])
        let texts = lines.compactMap { line in
            if case .failure(let error) = line.result { error.description } else { nil }
        }
        #expect(
            texts == [
                """
                StreamEvent.id: expected a number, found the text "three"
                  at $.id, line 5, column 7
                  5 | {"id":"three","kind":"c"}
                    |       ^
                """,
                """
                syntax error: expected ':' after the key, found the end of the document
                  at $, line 6, column 15
                  6 | {"id":4,"kind"
                    |               ^
                """,
                """
                syntax error: expected the end of the document, found '7'
                  at $, line 7, column 21
                  7 | {"id":5,"kind":"e"} 7
                    |                     ^
                """,
                """
                syntax error: expected a value, found the end of the document
                  at $, line 8, column 4
                  8 | [1,
                    |    ^
                """,
                """
                expected an object, found the number 2
                  at $, line 9, column 1
                  9 | 2]
                    | ^
                """,
            ])
    }

    @Test(arguments: 1...70) func cutAnywhereTheStreamIsTheSame(_ size: Int) {
        let bytes = Array(Self.sample.utf8)
        let whole = told(JSONAdapter().lines(of: StreamEvent.self, in: bytes))
        #expect(told(JSONAdapter().lines(of: StreamEvent.self, from: chunks(of: bytes, size))) == whole)
        #expect(told(JSONAdapter().lines(of: StreamEvent.self, in: Data(bytes))) == whole)
    }

    @Test func asynchronousSourcesGiveTheSame() async throws {
        let bytes = Array(Self.sample.utf8)
        let whole = told(JSONAdapter().lines(of: StreamEvent.self, in: bytes))
        for size in [1, 2, 3, 7, 16, 64, 1000] {
            let source = AsyncStream<[UInt8]> { continuation in
                let next = chunks(of: bytes, size)
                while let chunk = next() { continuation.yield(chunk) }
                continuation.finish()
            }
            var lines: [JSONLine<StreamEvent>] = []
            for try await line in JSONAdapter().lines(of: StreamEvent.self, from: source) { lines.append(line) }
            #expect(told(lines) == whole)
        }
        let source = AsyncStream<UInt8> { continuation in
            for byte in bytes { continuation.yield(byte) }
            continuation.finish()
        }
        var lines: [JSONLine<StreamEvent>] = []
        for try await line in JSONAdapter().lines(of: StreamEvent.self, from: source) { lines.append(line) }
        #expect(told(lines) == whole)
    }

    @Test(arguments: [1, 2, 5], [1, 40, 100_000]) func concurrentLinesKeepTheirOrder(_ width: Int, _ batch: Int)
        async throws
    {
        let bytes = Array(String(repeating: Self.sample + "\n", count: 20).utf8)
        let whole = told(JSONAdapter().lines(of: StreamEvent.self, in: bytes))
        let source = AsyncStream<[UInt8]> { continuation in
            let next = chunks(of: bytes, 33)
            while let chunk = next() { continuation.yield(chunk) }
            continuation.finish()
        }
        var lines: [JSONLine<StreamEvent>] = []
        let all = JSONAdapter().concurrentLines(of: StreamEvent.self, from: source, width: width, batchSize: batch)
        for try await line in all { lines.append(line) }
        #expect(told(lines) == whole)
    }

    /// An actor that goes through a stream stays on its executor: else each line would cost two changes of threads.
    @MainActor @Test func anActorKeepsItsExecutor() async throws {
        struct Source: AsyncSequence, AsyncIteratorProtocol {
            var chunks = [Array("{\"id\":1,\"kind\":\"a\"}\n".utf8), Array("{\"id\":2,\"kind\":\"b\"}".utf8)]
            func makeAsyncIterator() -> Source { self }
            mutating func next() async throws -> [UInt8]? {
                Issue.record("asked from nowhere")
                return chunks.popLast()
            }
            mutating func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? {
                #expect(actor === MainActor.shared)
                return chunks.isEmpty ? nil : chunks.removeFirst()
            }
        }
        var ids: [Int] = []
        let adapter = JSONAdapter()
        for try await line in adapter.lines(of: StreamEvent.self, from: Source()) { ids.append(try line.get().id) }
        for try await line in adapter.concurrentLines(of: StreamEvent.self, from: Source()) {
            ids.append(try line.get().id)
        }
        #expect(ids == [1, 2, 1, 2])
    }

    @Test func concurrentLinesEndWithTheErrorOfTheSource() async throws {
        struct Broken: Error {}
        let source = AsyncThrowingStream<[UInt8], any Error> { continuation in
            continuation.yield(Array("{\"id\":1,\"kind\":\"a\"}\n{\"id\":2,\"ki".utf8))
            continuation.finish(throwing: Broken())
        }
        var ids: [Int] = []
        await #expect(throws: Broken.self) {
            for try await line in JSONAdapter().concurrentLines(of: StreamEvent.self, from: source) {
                ids.append(try line.get().id)
            }
        }
        #expect(ids == [1])
    }

    @Test func aTornLastLineSaysSo() {
        let bytes = Array("{\"id\":1,\"kind\":\"a\"}\n{\"id\":2,\"ki".utf8)
        let lines = Array(JSONAdapter().lines(of: StreamEvent.self, in: bytes))
        #expect(lines.count == 2)
        #expect(
            told(lines).last == """
                2 20..<31: syntax error: expected a quote that closes the text, found the end of the document
                  at $, line 2, column 12
                  2 | {"id":2,"ki
                    |            ^
                  the stream ends inside this line
                """)
    }

    @Test func errorsOfTheSourceAreALastLine() {
        struct Broken: Error {}
        var chunks: [[UInt8]] = [Array("{\"id\":1,\"kind\":\"a\"}\n{".utf8)]
        let lines = Array(
            JSONAdapter().lines(of: StreamEvent.self) { () throws -> [UInt8]? in
                if chunks.isEmpty { throw Broken() }
                return chunks.removeFirst()
            })
        #expect(lines.count == 2)
        guard case .failure(let error) = lines[1].result else {
            Issue.record("a line")
            return
        }
        #expect(error.underlying is Broken)
    }

    @Test func theMarkOfUTF8StandsAtTheBeginningOnly() {
        let mark = "\u{FEFF}"
        let lines = Array(JSONAdapter().lines(of: [Int].self, in: Array("\(mark)[1]\n\(mark)[2]\n[3]".utf8)))
        #expect(lines.compactMap { try? $0.get() } == [[1], [3]])
        #expect(lines.count == 3)
    }

    @Test(arguments: [1, 3, 1000]) func linesThatAreTooLongArePassed(_ size: Int) {
        let long = "[\(String(repeating: "1,", count: 100))1]"
        let adapter = JSONAdapter(limits: JSONLimits(bytes: 20))
        let lines = Array(
            adapter.lines(of: [Int].self, from: chunks(of: Array("[1]\n\(long)\n[2]\n\(long)".utf8), size)))
        #expect(lines.map(\.number) == [1, 2, 3, 4])
        #expect(lines.compactMap { try? $0.get() } == [[1], [2]])
        guard case .failure(let error) = lines[1].result else {
            Issue.record("a value")
            return
        }
        #expect(error.description == "limit exceeded: expected at most 20 bytes in a line\n  at $, line 2, column 1")
        #expect(error.place?.offset == 4)
    }

    @Test func emptyStreamsHaveNoLines() {
        for text in ["", "\n", " \r\n\t\n"] {
            #expect(Array(JSONAdapter().lines(of: [Int].self, in: Array(text.utf8))).isEmpty)
        }
    }
}
