import Foundation
import Olivine

enum Streaming {
    // begin event
    struct Event: ValueModel {
        let id: Int
        let kind: String

        static let propertyKeys = PropertyKeys(Event.init) {
            Property("id", \.id)
            Property("kind", \.kind)
        }
    }
    // end

    static func run(_ print: Printed) throws {
        // begin lines
        let log = Data(
            """
            {"id": 1, "kind": "opened"}
            {"id": "2", "kind": "closed"}

            {"id": 3, "kind": "opened"}
            {"id": 4, "ki
            """.utf8)
        for line in JSONAdapter().lines(of: Event.self, in: log) {
            switch line.result {
            case .success(let event): print(line.number, event.kind)
            case .failure(let error): print(error)
            }
        }
        // end
    }

    static func runElements(_ print: Printed) throws {
        // begin elements
        let page = #"{"total": 2, "items": [{"id": 1, "kind": "opened"}, {"id": 2, "kind": "closed"}], "next": null}"#
        for element in JSONAdapter().elements(of: Event.self, at: "items", in: Data(page.utf8)) {
            print(element.index, try element.get().kind, element.bytes)
        }
        // end
    }

    // begin sum
    /// Sums up a log that comes by and by, on all cores.
    static func count(of kind: String, in chunks: some AsyncSequence<Data, any Error>) async throws -> Int {
        var count = 0
        for try await line in JSONAdapter().concurrentLines(of: Event.self, from: chunks) {
            if try line.get().kind == kind { count += 1 }
        }
        return count
    }
    // end

    static func runWriting(_ print: Printed) throws {
        // begin writing
        var written = ""
        let writer = JSONStreamWriter(JSONAdapter(), .list(at: "items")) {
            written += String(decoding: $0, as: UTF8.self)
        }
        for id in 1...3 { try writer.write(Event(id: id, kind: "opened")) }
        try writer.finish()
        print(written)
        // end
    }
}
