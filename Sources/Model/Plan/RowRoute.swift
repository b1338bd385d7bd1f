/// How one row is reached from outside: the paths it is read from, best first, and the one it is written to.
struct RowRoute: Sendable {
    /// The paths to read, of which the first that leads to a value wins. Empty: the row is not read.
    var reading: [[PathStep]]
    /// The path to write. Nil: the row is not written.
    var writing: [PathStep]?
    /// Whether nil is written as null, and whether a value equal to the row's default is left out.
    var style: Style
    /// Whether null counts as missing, so that the row's default is taken.
    var nullIsDefault = false
    /// How the value is read and written where not by its own type.
    var transform: (any RowTransform)?

    /// A row under a key, both ways.
    init(name: String, _ style: Style) {
        let path = [PathStep.key(name)]
        reading = [path]
        writing = path
        self.style = style
    }

    /// What is written of nil and of defaults.
    struct Style: Sendable {
        /// Whether nil is written as null instead of being left out.
        var writesNil = false
        /// Whether a value equal to the row's default is left out.
        var omitsDefault = false
    }

    var hasAlternatives: Bool { reading.count > 1 }
}

/// Another way in and out of a row than its type's own: a transformer, without its types.
protocol RowTransform: AnyObject, Sendable {
    func read(from reader: ValueReader, into slot: Slot, replacing: Bool) throws
    func write(_ slot: Slot, to writer: ValueWriter) throws
    /// Whether the transform can write; one that cannot is read only (R29).
    var canWrite: Bool { get }
}
