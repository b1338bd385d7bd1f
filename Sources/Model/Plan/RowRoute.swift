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
    /// Whether a bad value is the row's default, or nil.
    var badIsDefault = false
    /// Whether bad elements of a collection are left out.
    var isLossy = false
    /// How the value is read and written where not by its own type.
    var transform: (any RowTransform)?
    /// The members that are the value together, where it is not one value of the document. `writing` is nil then.
    var members: RowMembers?

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

    /// Whether the row is read when the object has ended.
    var isDeferred: Bool { reading.count > 1 || members != nil }
    var isRead: Bool { members?.isRead ?? !reading.isEmpty }
    var isWritten: Bool { members?.isWritten ?? (writing != nil) }
    /// Whether the row is the whole object, whose members it does not know beforehand.
    var readsWhole: Bool { members == nil && reading == [[]] }
    var writesWhole: Bool { members == nil && writing == [] }

    /// Where the row is written, if anywhere, but for members that are not known beforehand.
    var writtenPaths: [[PathStep]] {
        members?.written.map(\.path) ?? writing.map { $0.isEmpty ? [] : [$0] } ?? []
    }

    /// Where a fault of the value stands that is none of a part of it.
    var place: [PathStep] {
        guard var common = reading.first else { return [] }
        if members != nil { common.removeLast() }
        for path in reading where members != nil {
            while !path.starts(with: common) { common.removeLast() }
        }
        return common
    }
}

/// The members of which a row's value is made, as if they were those of an object of its own: they stand beside what
/// other rows have, or in several places.
struct RowMembers: Sendable {
    /// The name of the member at each path of `RowRoute.reading`.
    var names: [String] = []
    /// The members that are written, each with its path.
    var written: [(name: String, path: [PathStep])] = []
    var isRead: Bool
    var isWritten: Bool
    /// Whether they are all that no other row has, besides those with names.
    var takesOthers = false
    /// Whether they stand among the model's own keys under their own names.
    var areFlattened = false
    /// Which property has the member of a name, where that is one of a flattened model: `Address.city`.
    var owners: [String: String] = [:]
}

/// Another way in and out of a row than its type's own: a transformer, without its types.
protocol RowTransform: AnyObject, Sendable {
    func read(from reader: ValueReader, into slot: Slot, replacing: Bool) throws
    /// Writes a value; where it is a change, so that merging it into its former one leaves exactly it.
    func write(_ slot: Slot, over former: (any PropertyValue)?, to writer: ValueWriter) throws
    /// Puts what null is for a transform that takes null. False for others, which null does not reach (R8).
    func fillNull(_ slot: Slot, replacing: Bool, for reader: ValueReader) throws -> Bool
    /// Whether the transform can write; one that cannot is read only (R29).
    var canWrite: Bool { get }
    /// What is wrong with the transform itself, whatever the row.
    var fault: String? { get }
}
