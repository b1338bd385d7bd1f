import Foundation

/// The library's source files, for the tests that read them.
struct SourceFile {
    /// The path below `Sources`, such as `Model/DeepStack.swift`.
    let path: String
    let lines: [String]

    var name: String { String(path.split(separator: "/").last ?? "") }

    /// The lines without comments.
    var code: [String] { lines.map { $0.replacing(/\/\/.*/, with: "") } }

    /// The repository.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// All Swift files in a folder below `Sources`. None where the folder does not exist.
    static func files(in folder: String = "") throws -> [SourceFile] {
        let root = repository.appending(path: "Sources")
        let start = folder.isEmpty ? root : root.appending(path: folder)
        guard let names = FileManager.default.enumerator(atPath: start.path) else { return [] }
        return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let text = try String(contentsOf: start.appending(path: name), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return SourceFile(path: folder.isEmpty ? name : "\(folder)/\(name)", lines: lines)
        }
    }
}
