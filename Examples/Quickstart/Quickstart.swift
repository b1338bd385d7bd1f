import Foundation
import Olivine

// swift run quickstart [a file with GitHub's answer to /repos/…/issues]
@main
struct Quickstart {
    static func main() throws {
        let file = CommandLine.arguments.dropFirst().first
        do {
            let document = try file.map { try [UInt8](Data(contentsOf: URL(fileURLWithPath: $0))) }
            print(try report(on: document ?? PackageResources.issues_json))
        } catch {
            FileHandle.standardError.write(Data("quickstart: \(error)\n".utf8))
            exit(1)
        }
    }
}
