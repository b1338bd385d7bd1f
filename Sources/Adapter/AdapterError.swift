/// What is wrong with a document or with a mapping, and where.
///
///     Issue.reporter: expected text, found the number 42
///       at $[3].user.login, line 61, column 16
///       61 |     "login": 42,
///          |              ^
///
/// `description` is for people who may see the data; `redacted` leaves out every piece of it. Programs look at `code`,
/// `path` or `jsonPointer`, and `place`.
public struct AdapterError: Error, Sendable {
    private indirect enum Box: Sendable { case parts(Parts) }
    private let box: Box

    struct Parts: Sendable {
        let error: ModelError
        let place: Place?
        let excerpt: String?
        let others: [AdapterError]
    }

    var parts: Parts {
        switch box {
        case .parts(let parts): parts
        }
    }

    init(_ parts: Parts) { box = .parts(parts) }

    /// Where in a document: the byte, and the line and column it stands in.
    public struct Place: Hashable, Sendable {
        /// The index of the byte, from 0.
        public let offset: Int
        /// The line, from 1.
        public let line: Int
        /// The column in characters (Unicode scalars), from 1.
        public let column: Int
    }

    /// Which kind of fault it is.
    public var code: ModelError.Code { parts.error.code }
    /// The way from the root of the document to the fault.
    public var path: [PathStep] { parts.error.path }
    /// The model and property whose value was being read or written, such as `Issue.reporter`.
    public var property: String? { parts.error.property }
    /// What would have been right, in words.
    public var expected: String? { parts.error.expected }
    /// What was there instead, in words. Nil where the property is secret.
    public var found: String? { parts.error.found }
    /// Where in the document. Nil on writing, and for mistakes of a mapping.
    public var place: Place? { parts.place }
    /// The error that a validator, a transformer or a value type of the program threw.
    public var underlying: (any Error)? { parts.error.underlying }
    /// The faults found after this one, in the document's order, where all were asked for.
    public var others: [AdapterError] { parts.others }

    /// The path as a JSON Pointer (RFC 6901), such as `/3/user/login`.
    public var jsonPointer: String {
        path.map { component in
            switch component {
            case .index(let index): "/\(index)"
            case .key(let key):
                "/"
                    + key.unicodeScalars.reduce(into: "") { text, scalar in
                        switch scalar {
                        case "~": text += "~0"
                        case "/": text += "~1"
                        default: text.unicodeScalars.append(scalar)
                        }
                    }
            }
        }.joined()
    }
}

extension AdapterError {
    /// An error that has no place in a document.
    init(_ error: any Error) {
        let error = ModelError.wrapping(error)
        self.init(Parts(error: error, place: nil, excerpt: nil, others: error.others.map { AdapterError($0) }))
    }

    /// An error that went through a closure which forgot its type.
    init(caught error: any Error) { self = error as? AdapterError ?? AdapterError(error) }

    /// An error with its place in the document.
    ///
    /// - Parameter hidesText: whether no text of the document may be shown, since some of it might be secret.
    init(
        _ error: any Error, in bytes: InputBytes, from origin: DocumentPlaces.Origin = DocumentPlaces.Origin(),
        hidesText: Bool
    ) {
        self.init(error, in: DocumentPlaces(bytes, from: origin), hidesText: hidesText)
    }

    init(_ error: any Error, in places: DocumentPlaces, hidesText: Bool) {
        var error = Self.fault(of: error)
        if error.code == .syntax, places.isBlank {
            error = ModelError(.emptyDocument, expected: "a value", found: "nothing", offset: 0)
        }
        // The whole value, where the fault knows no place of its own.
        if error.details.offset == nil, error.code != .configuration { error.details.offset = places.firstValue }
        let place = error.details.offset.map { places.place($0) }
        let excerpt = hidesText ? nil : place.flatMap { Excerpt.text($0, in: places.bytes, from: places.origin.offset) }
        self.init(
            Parts(
                error: error, place: place, excerpt: excerpt,
                others: error.others.map { AdapterError($0, in: places, hidesText: hidesText) }))
    }

    /// An error of reading from something that has no places, such as a dictionary.
    init(withoutPlace error: any Error) {
        let error = Self.fault(of: error)
        self.init(
            Parts(
                error: error, place: nil, excerpt: nil, others: error.others.map { AdapterError(withoutPlace: $0) }))
    }

    /// What reading has found, as the front door tells it.
    private static func fault(of error: any Error) -> ModelError {
        var error = ModelError.wrapping(error)
        // Nothing at all, or null, where the whole document should be a value (B059).
        if error.details.path.isEmpty, error.code == .nullNotAllowed { error.details.code = .typeMismatch }
        if error.details.hasDefault { error.details.note = nullHint }
        return error
    }
}
