import Foundation
import Olivine

/// The settings in layers: the defaults of the rows, then the user's file, then the command line. Later layers win,
/// setting by setting.
struct Layers {
    /// An object that stands for a group of settings changes the group, and does not replace it.
    private static let adapter = JSONAdapter(format: .pretty, nestedChanges: .merged)

    private var file: Changes<Settings>
    private let arguments: Changes<Settings>
    /// The settings of the three layers.
    private(set) var settings: Settings

    init(file: String, arguments: [String]) throws {
        self.file = try Self.adapter.changes(from: file)
        self.arguments = try Changes(arguments: arguments)
        settings = try Settings(changes: self.file.merging(self.arguments))
    }

    /// Takes over what the user has changed. What the command line says goes on, and does not get into the file.
    mutating func edit(_ change: (inout ModelDraft<Settings>) throws -> Void) throws {
        let edited = try settings.copy(change)
        file = file.merging(edited.changes(from: settings, nested: .merged))
        settings = edited
    }

    /// The user's file: what differs from the defaults, and nothing else.
    func fileText() throws -> String {
        let defaults = try Settings(changes: Changes())
        let own = try Settings(changes: file)
        return try Self.adapter.jsonString(from: own.changes(from: defaults, nested: .merged))
    }
}
