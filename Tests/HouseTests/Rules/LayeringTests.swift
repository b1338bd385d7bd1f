import Testing

/// Each room knows what it may know, in code and in comments. `Scripts/check` type-checks the rooms apart as well.
@Suite struct LayeringTests {
    struct Room: Sendable {
        let folder: String
        /// What is not spoken of there.
        let words: String
        /// Lines that may, with the reason.
        let exceptions: [(text: String, reason: String)]
    }

    static let rooms = [
        Room(
            folder: "Model", words: "json|archiv|\\bfiles?\\b|\\bdisks?\\b",
            exceptions: [
                ("notArchived", "a row option, which the model only carries"),
                ("The value is not archived.", "the contract of that option"),
                ("how the property takes part in text, comparison and archives", "the contract of the options"),
                ("How a property takes part in text, comparison and archives.", "the contract of the options"),
                ("stands in this file", "a source file"),
            ]),
        Room(
            folder: "Adapter", words: "archiv|\\bfiles?\\b|\\bdisks?\\b",
            exceptions: [
                ("/// This file:", "a source file")
            ]),
        Room(folder: "Coding", words: "json", exceptions: []),
    ]

    @Test(arguments: rooms) func roomSpeaksOnlyOfWhatItKnows(_ room: Room) throws {
        let words = try Regex(room.words).ignoresCase()
        for file in try SourceFile.files(in: room.folder) {
            for (index, line) in file.lines.enumerated() where line.contains(words) {
                let isExcepted = room.exceptions.contains { line.contains($0.text) }
                #expect(isExcepted, "\(file.path):\(index + 1): \(line)")
            }
        }
    }

    @Test func exceptionsAreStillNeeded() throws {
        for room in Self.rooms {
            let lines = try SourceFile.files(in: room.folder).flatMap(\.lines)
            for exception in room.exceptions {
                #expect(lines.contains { $0.contains(exception.text) }, "\(room.folder): \(exception.text)")
            }
        }
    }
}
