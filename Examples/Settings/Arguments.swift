import Foundation
import Olivine

/// A setting that can be given on the command line, such as `font-size=14`.
struct Argument: Sendable {
    let name: String
    let set: @Sendable (inout Changes<Settings>, String) throws -> Void

    init<Value: PropertyValue>(_ name: String, _ keyPath: KeyPath<Settings, Value> & Sendable) {
        self.name = name
        set = { changes, text in
            // `14`, `true` and `null` are JSON as they stand; anything else is text.
            let value = try? JSONAdapter.model(of: Value.self, from: text)
            changes[keyPath] = try value ?? JSONAdapter.model(from: .string(text))
        }
    }

    static let all = [
        Argument("theme", \.theme), Argument("font", \.font.family), Argument("font-size", \.font.size),
        Argument("full-screen", \.window.isFullScreen),
    ]
}

extension Changes<Settings> {
    /// The layer of the command line.
    init(arguments: [String]) throws {
        self.init()
        for text in arguments {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let argument = Argument.all.first(where: { $0.name == parts[0] }) else {
                throw Usage("\(text) is none of \(Argument.all.map { "\($0.name)=…" }.joined(separator: ", "))")
            }
            do { try argument.set(&self, parts[1]) } catch { throw Usage("\(parts[0]): \(error)") }
        }
    }
}

/// What is wrong with a command line.
struct Usage: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
