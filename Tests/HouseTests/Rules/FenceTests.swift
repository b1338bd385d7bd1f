import Testing

/// Danger shows in a file's name: unsafe code stands in `+Unsafe` files (R26).
@Suite struct FenceTests {
    /// Files outside the fence with the spellings that they may use, and why.
    static let exceptions: [String: (spellings: [String], reason: String)] = [
        "Adapter/JSONAdapter.swift": (
            ["withUnsafeBytes", "withContiguousStorageIfAvailable"],
            "the front door hands the caller's buffer on, and looks at nothing in it"
        ),
        "Adapter/JSONAdapter+Writing.swift": (
            ["withBytes"], "the front door hands the written bytes to the caller's collection"
        ),
    ]

    @Test func unsafeCodeStandsInsideTheFence() throws {
        let unsafe = /\bunsafe|Unsafe|Unmanaged|\bUnchecked\b/
        var used: Set<String> = []
        for file in try SourceFile.files() where !file.name.hasSuffix("+Unsafe.swift") {
            for (index, line) in file.code.enumerated() where line.contains(unsafe) {
                let isExcepted = Self.exceptions[file.path]?.spellings.contains { line.contains($0) } ?? false
                if isExcepted { used.insert(file.path) }
                #expect(isExcepted, "\(file.path):\(index + 1): \(line)")
            }
        }
        #expect(used == Set(Self.exceptions.keys), "exceptions that are no longer needed")
    }

    /// A `@unchecked Sendable` is a promise that the compiler cannot check.
    @Test func uncheckedSendabilityIsCounted() throws {
        let files = try SourceFile.files().filter { $0.code.contains { $0.contains("@unchecked Sendable") } }.map(
            \.name)
        #expect(
            Set(files).isSubset(of: [
                "CompiledPlan+Unsafe.swift", "JSONPlan.swift", "ModelPlan.swift", "ModelTable.swift",
                "KeptValue.swift", "KeyList.swift", "Locked+Unsafe.swift",
                // Hooks of a plan, which are closures that can be sent; notes, which one reading takes alone.
                "PlanHooks.swift", "Tolerance.swift",
                // Elements that one thread fills and another takes.
                "ReadyElements+Unsafe.swift",
                // Subclasses of one class of constants, which must say it each: transformers.
                "ValueRoute.swift", "JSONTransformer.swift", "CombinedTransformers.swift",
                "ContainerTransformers.swift", "TextTransformer.swift", "EpochNumber.swift",
                "JSONTransformer+Choosing.swift", "JSONTransformer+Numbers.swift", "JSONTransformer+Text.swift",
            ]))
    }
}
