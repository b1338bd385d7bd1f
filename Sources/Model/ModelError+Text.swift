// All the wording of a model's errors stands in this file.

extension ModelError: CustomStringConvertible {
    /// The error as a person reads it: the property, what was expected and found, then the path.
    ///
    ///     Issue.reporter: expected text, found the number 42
    ///       at $[3].user.login
    public var description: String {
        var text = headline
        if !details.path.isEmpty { text += "\n  at \(path.pathText)" }
        if let note = details.note { text += "\n  \(note)" }
        for other in others { text += "\n" + other.description }
        return text
    }

    /// The first line: which property, and what is wrong with it.
    var headline: String {
        let subject = details.property.map { "\($0): " } ?? ""
        return subject + sentence
    }

    private var sentence: String {
        let expected = details.expected
        let found = self.found
        switch (expected, found) {
        case (let expected?, let found?): return "\(codePrefix)expected \(expected), found \(found)"
        case (let expected?, nil): return "\(codePrefix)expected \(expected)"
        case (nil, let found?): return "\(code): \(found)"
        case (nil, nil):
            guard let underlying = details.underlying else { return code.description }
            return details.isSecret ? "\(code)" : "\(code): \(underlying)"
        }
    }

    /// The kind in front of the sentence, where the sentence alone does not tell it.
    private var codePrefix: String {
        switch code {
        case .typeMismatch, .nullNotAllowed: ""
        default: "\(code): "
        }
    }
}
