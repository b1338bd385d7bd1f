#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder of documents that tests read: OLIVINE_DATA, else shared/data beside the package. Tests that need it are
/// skipped where it is not there.
public enum TestData {
    private static let folder: String? = {
        let named = ProcessInfo.processInfo.environment["OLIVINE_DATA"]
        let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let beside = "/" + package + "/../shared/data"
        return [named, beside].compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0) }
    }()

    /// Whether a file or folder is there.
    public static func has(_ name: String) -> Bool {
        folder.map { FileManager.default.fileExists(atPath: $0 + "/" + name) } ?? false
    }

    /// The names of the files in a folder, sorted. None where it is not there.
    public static func names(in name: String) -> [String] {
        guard let folder else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
    }

    /// The bytes of a file.
    public static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + "/" + name)))
    }
}
