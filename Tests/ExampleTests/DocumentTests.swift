import Foundation
import Testing

struct DocumentTests {
    /// The programs whose output the documents show.
    static let programs: [String: @Sendable (Printed) throws -> Void] = [
        "FirstProgram.run": FirstProgram.run, "FirstProgram.runDamaged": FirstProgram.runDamaged,
        "Declaring.runFull": Declaring.runFull, "Declaring.runMore": Declaring.runMore,
        "Declaring.runObserved": Declaring.runObserved,
        "Mapping.run": Mapping.run, "Mapping.runRate": Mapping.runRate, "Mapping.runMistake": Mapping.runMistake,
        "Mapping.runShapes": Mapping.runShapes,
        "Failing.run": Failing.run, "Failing.runParts": Failing.runParts, "Failing.runAll": Failing.runAll,
        "Failing.runInvalid": Failing.runInvalid, "Failing.runMissing": Failing.runMissing,
        "Failing.runSyntax": Failing.runSyntax,
        "Writing.run": Writing.run, "Writing.runInto": Writing.runInto, "Writing.runNils": Writing.runNils,
        "OwnType.run": OwnType.run, "OwnType.runFault": OwnType.runFault, "OwnType.runKey": OwnType.runKey,
        "OwnType.runPoint": OwnType.runPoint, "Moving.run": Moving.run,
        "Arbitrary.run": Arbitrary.run, "Arbitrary.runEvent": Arbitrary.runEvent,
        "Arbitrary.runPatch": Arbitrary.runPatch,
        "Changing.runOrder": Changing.runOrder, "Changing.runBodies": Changing.runBodies,
        "Changing.runSides": Changing.runSides, "Changing.run": Changing.run, "Changing.runWith": Changing.runWith,
        "Changing.runChanges": Changing.runChanges, "Changing.runNested": Changing.runNested,
        "Changing.runPatch": Changing.runPatch, "Changing.runRefused": Changing.runRefused,
        "Changing.runPresence": Changing.runPresence, "Changing.runLayers": Changing.runLayers,
        "Changing.runConflict": Changing.runConflict, "Changing.runModels": Changing.runModels,
        "Changing.runNames": Changing.runNames,
        "Streaming.run": Streaming.run, "Streaming.runElements": Streaming.runElements,
        "Streaming.runWriting": Streaming.runWriting,
        "Dictionaries.runShapes": Dictionaries.runShapes, "Dictionaries.run": Dictionaries.run,
        "Dictionaries.runSerialization": Dictionaries.runSerialization, "Dictionaries.runFault": Dictionaries.runFault,
        "Dictionaries.runWriting": Dictionaries.runWriting,
        "Door.run": Door.run, "Door.runDropIn": Door.runDropIn, "Door.runModel": Door.runModel,
        "Door.runProperty": Door.runProperty,
        "Transforming.run": Transforming.run, "Transforming.runType": Transforming.runType,
        "Transforming.runContext": Transforming.runContext,
        "Choosing.run": Choosing.run, "Choosing.runForms": Choosing.runForms, "Choosing.runOwner": Choosing.runOwner,
        "Tolerating.run": Tolerating.run, "Tolerating.runDrift": Tolerating.runDrift,
    ]

    /// What a block has to say by its marker. Nil where it is not compiled.
    static func text(of block: Markdown.Block) throws -> String? {
        let words = block.marker.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("swift:", 3): return try Regions(words[1])[words[2]] ?? "no region \(words[2]) in \(words[1]).swift"
        case ("output:", 2): return try programs[words[1]].map { try Printed.text($0) } ?? "no program \(words[1])"
        default: return block.marker == "not compiled" ? nil : "a block needs a comment in front that says what it is"
        }
    }

    /// After a change, `OLIVINE_REWRITE_DOCUMENTS=1 swift test --filter DocumentTests` brings the documents up to date.
    @Test(arguments: Markdown.all)
    func blocksAreCompiledSourceAndItsOutput(_ path: String) throws {
        if ProcessInfo.processInfo.environment["OLIVINE_REWRITE_DOCUMENTS"] != nil {
            let rewritten = try Markdown(path).replacingBlocks { try Self.text(of: $0) }
            try Data(rewritten.utf8).write(to: Repository.root.appending(path: path))
        }
        for block in try Markdown(path).blocks {
            guard let text = try Self.text(of: block) else { continue }
            #expect(block.text == text, "\(path):\(block.line)")
        }
    }

    /// A program that no document shows is a leftover.
    @Test func everyProgramIsShown() throws {
        let shown = try Markdown.all.flatMap { try Markdown($0).blocks.map(\.marker) }
        for name in Self.programs.keys.sorted() { #expect(shown.contains("output: \(name)"), "\(name)") }
    }
}
