// All the wording of a model's errors stands in this file.

extension ModelError: CustomStringConvertible {
    /// The error as a person reads it: the property, what was expected and found, then the path.
    ///
    ///     Issue.reporter: expected text, found the number 42
    ///       at $[3].user.login
    public var description: String {
        var text = headline
        if !details.path.isEmpty { text += "\n  at \(path.pathText)" }
        for line in hints(hidingFound: false) { text += "\n  \(line)" }
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

    /// What stands below the error: hints, the case that was chosen, why each alternative did not fit.
    ///
    /// Alternatives inside alternatives are indented; after twenty lines no more are shown, as there may be very many.
    func hints(hidingFound: Bool) -> [String] {
        var lines: [String] = []
        if !hidingFound, let note = details.note { lines.append(note) }
        if !hidingFound, let chosen = details.chosen { lines.append(chosen) }
        addAlternatives(to: &lines, below: details.path, "", hidingFound)
        return lines
    }

    private static let mostLines = 20

    private func addAlternatives(
        to lines: inout [String], below outer: [PathStep], _ indentation: String, _ hidesFound: Bool
    ) {
        for alternative in details.alternatives {
            guard lines.count < Self.mostLines else { break }
            let error = alternative.error
            let path = error.details.path + outer
            let fault = hidesFound ? error.withoutFound : error.headline
            lines.append("\(indentation)\(alternative.name): \(fault) at \(path.reversed().pathText)")
            error.addAlternatives(to: &lines, below: path, indentation + "  ", hidesFound)
            if lines.count == Self.mostLines { lines.append("\(indentation)…") }
        }
    }

    /// The first line without any piece of the document.
    private var withoutFound: String {
        (details.property.map { "\(code): \($0)" } ?? "\(code)") + (details.expected.map { ": expected \($0)" } ?? "")
    }

    /// The kind in front of the sentence, where the sentence alone does not tell it.
    private var codePrefix: String {
        switch code {
        case .typeMismatch, .nullNotAllowed: ""
        default: "\(code): "
        }
    }
}
