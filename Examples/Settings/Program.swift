import Foundation
import Olivine

// swift run settings [a file of settings] [font-size=14 …]
@main
struct Program {
    /// The user's file, where none is named.
    static let file = """
        {
          "theme": "dark",
          "font": {"family": "Source Code Pro"},
          "window": {"width": 1600}
        }
        """

    static func main() {
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            var file = Self.file
            if let name = arguments.first, !name.contains("=") {
                file = try String(contentsOfFile: name, encoding: .utf8)
                arguments.removeFirst()
            }
            print(try report(file: file, arguments: arguments.isEmpty ? ["font-size=14"] : arguments))
        } catch {
            FileHandle.standardError.write(Data("settings: \(error)\n".utf8))
            exit(1)
        }
    }

    static func report(file: String, arguments: [String]) throws -> String {
        var layers = try Layers(file: file, arguments: arguments)
        let before = layers.settings
        try layers.edit {
            $0.theme = .system
            $0.window.isFullScreen = true
        }
        return """
            With \(arguments.joined(separator: " ")):
            \(before)

            The user changes \(layers.settings.changes(from: before, nested: .merged)), and the file becomes

            \(try layers.fileText())
            """
    }
}
