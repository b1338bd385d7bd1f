import Testing

@testable import Olivine

/// R14: what is too deep is an error at its bracket, whichever way it is met.
@Suite struct TooDeepTests {
    /// B096, B098: hostile documents, with the byte of the 513th container.
    static let hostile: [(text: String, offset: Int)] = [
        (String(repeating: "[", count: 100_000), 512),
        (String(repeating: "{\"a\":", count: 100_000), 2560),
        ("{\"ignored\":" + String(repeating: "[", count: 100_000), 11 + 511),
        ("{\"ignored\":" + String(repeating: "{\"k\":", count: 100_000), 11 + 511 * 5),
        ("{\"k\":[{\"ignored\":" + String(repeating: "[", count: 100_000), 17 + 509),
    ]

    @Test(arguments: hostile, [true, false])
    func aFileOfBracketsIsRefusedAtTheBracket(_ hostile: (text: String, offset: Int), isFast: Bool) throws {
        var adapter = JSONAdapter()
        adapter.reading.usesFastLoop = isFast
        for errors in [JSONErrors.first, .all] {
            adapter.reading.errors = errors
            let adapter = adapter
            let fault = try Threads.run(stack: 512 << 10) {
                DepthCase.tooDeepFault(at: hostile.offset) {
                    if hostile.text.first == "[" {
                        _ = try adapter.model(of: Lists.self, from: hostile.text)
                    } else {
                        _ = try adapter.model(of: Hostile.self, from: hostile.text)
                    }
                }
            }
            #expect(fault == nil)
        }
    }

    /// Reads the key `a` as a model of the same kind, the key `k` as a list of them, and skips the others.
    struct Hostile: ValueModel {
        let a: Box<Hostile>?, k: [Hostile]?
        static let propertyKeys = PropertyKeys(Hostile.init) {
            Property("a", \.a)
            Property("k", \.k)
        }
    }

    @Test(arguments: [true, false])
    func theDeepestValueThatMayBeSkippedIs(isFast: Bool) throws {
        var adapter = JSONAdapter()
        adapter.reading.usesFastLoop = isFast
        for (open, close) in [("[", "]"), ("{\"x\":", "}")] {
            func text(_ depth: Int) -> String {
                let core = open == "[" ? "" : "0"
                return "{\"z\":" + String(repeating: open, count: depth) + core + String(repeating: close, count: depth)
                    + ",\"a\":7,\"k\":[]}"
            }
            #expect(try adapter.model(of: ListNode.self, from: text(511)).a == 7)
            #expect(
                DepthCase.tooDeepFault(at: 5 + 511 * open.utf8.count) {
                    _ = try adapter.model(of: ListNode.self, from: text(512))
                } == nil)
        }
    }

    /// B100: what can be read can be written.
    @Test(arguments: [250, 400, 512])
    func whatWasReadCanBeWritten(depth: Int) throws {
        let text = DeepDocument(levels: [DeepDocument.model(), DeepDocument.list]).text(depth: depth)
        let value = try JSONAdapter.model(of: ListNode.self, from: text)
        #expect(try JSONAdapter.jsonString(from: value) == text)
        let deeper = ListNode(a: 1, k: [value])
        if depth == 512 {
            #expect(DepthCase.tooDeepFault(at: nil) { _ = try JSONAdapter.jsonString(from: deeper) } == nil)
        } else {
            #expect(try JSONAdapter.jsonString(from: deeper).utf8.count > text.utf8.count)
        }
    }

    @Test func theLimitIsTheAdapters() throws {
        let adapter = JSONAdapter(limits: JSONLimits(depth: 3))
        #expect(try adapter.model(of: [[[Int]]].self, from: "[[[1]]]") == [[[1]]])
        #expect(DepthCase.tooDeepFault(at: 3) { _ = try adapter.model(of: [[[[Int]]]].self, from: "[[[[1]]]]") } == nil)
        #expect(DepthCase.tooDeepFault(at: nil) { _ = try adapter.jsonString(from: [[[[1]]]]) } == nil)
    }

    @Test func aValueTypeOfYourOwnIsDescribedInBoundedDepth() throws {
        let text = "{\"lists\":" + String(repeating: "[", count: 511) + String(repeating: "]", count: 511) + "}"
        let length = try Threads.run(stack: 512 << 10) {
            "\(try JSONAdapter.model(of: ListsHolder.self, from: text))".utf8.count
        }
        #expect((1...12_000).contains(length))
    }

    @Test(arguments: [true, false])
    func aFaultAtFullDepthHasItsPath(isFast: Bool) throws {
        var adapter = JSONAdapter()
        adapter.reading.usesFastLoop = isFast
        let document = DeepDocument(levels: [DeepDocument.model(), DeepDocument.list])
        let text = document.text(depth: 512).replacing("[]", with: "[7]")
        for errors in [JSONErrors.first, .all] {
            adapter.reading.errors = errors
            let adapter = adapter
            let error = try Threads.run(stack: 512 << 10) {
                #expect(throws: AdapterError.self) { try adapter.model(of: ListNode.self, from: text) }
            }
            #expect(error?.code == .typeMismatch)
            #expect(error?.path.count == 512)
            #expect(error?.others.isEmpty == true)
        }
    }
}
