/// What went wrong with a model, and where in it.
///
/// Thrown by everything in this library that makes, changes or writes a model. An error that arises while reading a
/// document reaches the caller as an `AdapterError`, which adds the place in the document.
///
///     catch let error as ModelError where error.code == .invalid { … }
public struct ModelError: Error, Sendable {
    private indirect enum Box: Sendable { case details(Details) }
    private var box: Box

    /// Everything known about one fault. Kept behind one pointer, so that an error costs a frame one word.
    struct Details: Sendable {
        var code: Code
        var path: [PathStep] = []
        var property: String?
        var expected: String?
        var found: String?
        var note: String?
        var underlying: (any Error)?
        var offset: Int?
        var isSecret = false
        /// Whether null was found for a row that has a default.
        var hasDefault = false
        var others: [ModelError] = []
        /// Which case of a choice was being read, and by what it was chosen.
        var chosen: String?
        /// Why each alternative of a choice did not fit. Their paths begin where the alternatives do.
        var alternatives: [Alternative] = []
    }

    /// An alternative that did not fit, and why.
    struct Alternative: Sendable {
        let name: String
        let error: ModelError
    }

    var details: Details {
        get {
            switch box {
            case .details(let details): details
            }
        }
        set { box = .details(newValue) }
    }

    init(_ details: Details) { box = .details(details) }

    init(
        _ code: Code, expected: String? = nil, found: String? = nil, note: String? = nil,
        underlying: (any Error)? = nil, offset: Int? = nil
    ) {
        self.init(
            Details(code: code, expected: expected, found: found, note: note, underlying: underlying, offset: offset))
    }

    /// An error of a value type of your own: what it takes, and what it got.
    ///
    ///     throw ModelError(.typeMismatch, expected: "a colour such as #A0B1C2", found: text)
    ///
    /// - Parameters:
    ///   - code: which kind of fault it is.
    ///   - expected: what would have been right, in words.
    ///   - found: what was there instead, in words.
    ///   - offset: where in the document, as the format's reader counts. Unless given, where the value began.
    public init(_ code: Code, expected: String, found: String? = nil, offset: Int? = nil) {
        self.init(code, expected: expected, found: found, note: nil, offset: offset)
    }

    /// Which kind of fault it is.
    public var code: Code { details.code }
    /// Where in the document or the model, from the root to the value.
    public var path: [PathStep] { details.path.reversed() }
    /// Where in the document, as the format's reader counts positions: bytes, as a rule. Nil where nothing was read, or
    /// where the reader does not say.
    public var offset: Int? { details.offset.flatMap { $0 < 0 ? nil : $0 } }
    /// The model and property whose value was being made, such as `Issue.reporter`.
    public var property: String? { details.property }
    /// What would have been right, in words.
    public var expected: String? { details.expected }
    /// What was there instead, in words. Nil where the property is secret.
    public var found: String? { details.isSecret ? nil : details.found }
    /// The error that a validator, a transformer or a value type of your own threw.
    public var underlying: (any Error)? { details.underlying }
    /// The faults found after this one, where all were asked for.
    public var others: [ModelError] { details.others }
}

extension ModelError {
    /// The kinds of fault. More may come, so a `switch` over them needs a `default`.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The kind in words, such as `missing key`. Stable, so programs and logs may rely on it.
        public let description: String

        /// A kind of a format or value type of your own, in words. Equal words are the same kind.
        public init(_ description: String) { self.description = description }

        /// The value is of another type than the property.
        public static let typeMismatch = Code("type mismatch")
        /// A number with a fraction where an integer is wanted.
        public static let numberNotIntegral = Code("number not integral")
        /// A number that the wanted type cannot hold.
        public static let numberOutOfRange = Code("number out of range")
        /// Null for a property that is not optional.
        public static let nullNotAllowed = Code("null not allowed")
        /// A property without default that is not there.
        public static let missingKey = Code("missing key")
        /// A key or name that is not known, where that is refused.
        public static let unknownKey = Code("unknown key")
        /// A property that may not be changed.
        public static let notAllowed = Code("not allowed")
        /// A raw value that no case of the enum has.
        public static let unknownCase = Code("unknown case")
        /// A tag that no case of a choice has.
        public static let unknownType = Code("unknown type")
        /// A value that none of the alternatives of a choice takes.
        public static let noAlternative = Code("no alternative fits")
        /// Text that is not a date of the wanted form.
        public static let badDate = Code("bad date")
        /// Text that is not a URL.
        public static let badURL = Code("bad URL")
        /// Two keys of an object that are one key of a Swift dictionary.
        public static let keyCollision = Code("key collision")
        /// More containers inside one another than the limit allows.
        public static let tooDeep = Code("too deep")
        /// Infinity or not-a-number, which the format cannot express.
        public static let nonFinite = Code("non-finite number")
        /// A value that the format cannot express.
        public static let notRepresentable = Code("not representable")
        /// A validator refused the value.
        public static let invalid = Code("invalid")
        /// The type's table or mapping contradicts itself.
        public static let configuration = Code("configuration error")
        /// A limit that the caller set was passed.
        public static let limitExceeded = Code("limit exceeded")
    }
}

extension ModelError {
    /// The error with one more step in front of its path, as it leaves a container.
    func inside(_ component: PathStep) -> ModelError {
        var copy = self
        copy.details.path.append(component)
        copy.details.others = details.others.map { $0.inside(component) }
        return copy
    }

    /// The error with the property named, unless an inner property is named already.
    func of(property: String, secret: Bool) -> ModelError {
        var copy = self
        if copy.details.property == nil { copy.details.property = property }
        if secret {
            // Dropped, not only hidden: a dump of the error must not show it either (R22).
            copy.details.isSecret = true
            copy.details.found = nil
            // The way inside a secret value shows its keys.
            copy.details.path = []
            copy.details.note = nil
            copy.details.chosen = nil
            copy.details.alternatives = []
        }
        copy.details.others = details.others.map { $0.of(property: property, secret: secret) }
        return copy
    }

    /// The error with the case of the innermost choice in which it arose.
    func chosen(_ words: String) -> ModelError {
        var copy = self
        if copy.details.chosen == nil, code != .configuration { copy.details.chosen = words }
        copy.details.others = details.others.map { $0.chosen(words) }
        return copy
    }

    /// Several errors, and those that follow them, as one. Nil where there are none.
    static func joined(_ errors: [ModelError]) -> ModelError? {
        var all: [ModelError] = []
        for error in errors {
            var alone = error
            alone.details.others = []
            all.append(alone)
            all += error.others
        }
        guard var first = all.first else { return nil }
        first.details.others = Array(all.dropFirst())
        return first
    }

    /// Any error as one of ours: a user's own arrives as `underlying`. One that does not know where it arose gets the
    /// offset; mistakes of a mapping have none.
    static func wrapping(_ error: any Error, code: Code = .invalid, offset: Int? = nil) -> ModelError {
        guard var known = error as? ModelError else { return ModelError(code, underlying: error, offset: offset) }
        if let offset, known.details.offset == nil, known.code != .configuration { known.details.offset = offset }
        return known
    }
}
