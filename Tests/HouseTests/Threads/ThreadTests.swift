import Synchronization
import Testing

@testable import Olivine

/// R21. Run under the thread sanitizer by `Scripts/check`.
@Suite struct ThreadTests {
    /// B127: the first use of 103 types from 16 threads at once, each time in a fresh process.
    @Test(arguments: 0..<6) func manyTypesMayBeUsedAtOnceForTheFirstTime(_: Int) async {
        await #expect(processExitsWith: .success) { try ThreadTests.useManyTypesAtOnce() }
    }

    static func useManyTypesAtOnce() throws {
        let wrong = Atomic(0)
        try Threads.together(16) { index in
            // A quarter of the threads has plans of other options.
            let adapter = index % 4 == 3 ? JSONAdapter(nils: .written) : JSONAdapter()
            wrong.add(ManyTypes.wrongResults(startingAt: index, adapter), ordering: .relaxed)
        }
        let count = wrong.load(ordering: .relaxed)
        precondition(count == 0, "\(count) wrong results")
    }

    /// The hops to a fresh stack, from many threads at once.
    @Test func deepValuesMayBeReadAtOnce() throws {
        let text = DeepDocument(levels: [DeepDocument.model(), DeepDocument.list]).text(depth: 512)
        let right = Atomic(0)
        try Threads.together(8) { _ in
            let isRight = try? Threads.run(stack: 256 << 10) {
                let value = try JSONAdapter.model(of: ListNode.self, from: text)
                let isWritten = try JSONAdapter.jsonString(from: value) == text
                return isWritten && value == value && value.hashValue == value.hashValue && !value.description.isEmpty
            }
            if isRight == true { right.add(1, ordering: .relaxed) }
        }
        #expect(right.load(ordering: .relaxed) == 8)
    }

    /// B129: adapters, paths and errors cross from one task to another; that this compiles is the test.
    @Test func everythingPublicMayCrossTasks() async throws {
        let adapter = JSONAdapter(format: .pretty)
        let path: JSONPath = "a[0]"
        let value = try await Task.detached { try adapter.model(of: Int.self, from: #"{"a":[5]}"#, at: path) }.value
        #expect(value == 5)
        let error = await Task.detached { () -> AdapterError? in
            do throws(AdapterError) { _ = try adapter.model(of: Int.self, from: "x") } catch { return error }
            return nil
        }.value
        #expect(error?.code == .syntax)
    }
}
