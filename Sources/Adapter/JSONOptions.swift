/// Limits on what a document may hold. Passing one is *limit exceeded*, before memory is taken for it (R27).
public struct JSONLimits: Hashable, Sendable {
    /// Containers inside one another, 512 unless set.
    public var depth = 512
    /// Bytes of the document.
    public var bytes = Int.max
    /// Bytes of one text, as it stands in the document.
    public var text = Int.max
    /// Bytes of one number.
    public var number = Int.max
    /// Elements of one list.
    public var list = Int.max

    /// No limits but the depth of 512.
    public init() {}

    /// Limits, each of them unlimited unless named, but for the depth of 512.
    public init(depth: Int = 512, bytes: Int = .max, text: Int = .max, number: Int = .max, list: Int = .max) {
        self.depth = depth
        self.bytes = bytes
        self.text = text
        self.number = number
        self.list = list
    }
}

/// Which faults of a document are reported.
public enum JSONErrors: Hashable, Sendable {
    /// The first.
    case first
    /// All that can be found; they are the `others` of the first.
    case all
}

/// What happens to nil on writing.
public enum JSONNils: Hashable, Sendable {
    /// The key is left out.
    case leftOut
    /// The key is written with null.
    case written
}

/// What happens to infinities and not-a-number on writing.
public indirect enum JSONNonFinite: Hashable, Sendable {
    /// They are errors.
    case refused
    /// They are written as these texts, and read from them.
    case texts(infinity: String, negativeInfinity: String, nan: String)

    /// The text that is written for an infinity or not-a-number.
    func text(of value: Double) throws -> String {
        guard case .texts(let infinity, let negativeInfinity, let nan) = self else {
            throw ModelError(.nonFinite, expected: "a finite number", found: "\(value)")
        }
        return value.isNaN ? nan : value > 0 ? infinity : negativeInfinity
    }
}

/// The form of the text that is written.
public struct JSONFormat: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Each value on a line of its own, indented by two blanks a level.
    public static let pretty = JSONFormat(rawValue: 1)
    /// Keys of models and of `JSONObject` in the order of their UTF-8 bytes instead of their own.
    public static let sorted = JSONFormat(rawValue: 2)
    /// `/` written as `\/`.
    public static let escapedSlashes = JSONFormat(rawValue: 4)
}

/// What a reader needs to know.
struct JSONReadingOptions: Sendable {
    var limits = JSONLimits()
    var errors = JSONErrors.first
    var refusesDuplicateKeys = false
    var replacesLoneSurrogates = false
    var nestedChanges = NestedChanges.replaced
    /// Off in tests that compare the fast loop with the neutral one.
    var usesFastLoop = true
    private var box: OptionBox<Rare>?

    /// What few adapters have.
    ///
    /// PERF: it stands apart, so that a reader takes over the options of others without counting references.
    struct Rare: Sendable {
        var nonFinite = JSONNonFinite.refused
        var tolerance = Tolerance()
        var conversions: JSONConversions = []
        /// Where note is taken of what was tolerated.
        var notes: ReadingNotes?
        /// The rows that the outermost changes may have. Nil: all.
        var allowedRows: AllowedRows?
        /// A type that, where it is the whole value, is read as it says itself and not by the adapter's transformer.
        var untransformed: ObjectIdentifier?
        /// What the program hands along.
        var context = ValueContext()
    }

    var rare: Rare {
        get { box?.value ?? Rare() }
        set { box = OptionBox(newValue) }
    }

    /// Nil where there is nothing rare.
    var rareIfAny: Rare? { box?.value }
}

extension ValueReader {
    /// Takes over what few adapters have.
    final func take(_ rare: JSONReadingOptions.Rare) {
        (tolerance, dropsBadElements) = (rare.tolerance, rare.tolerance.badElements)
        (allowedRows, notes, context) = (rare.allowedRows, rare.notes, rare.context)
    }
}

/// Options that adapters share until one of them changes.
final class OptionBox<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
