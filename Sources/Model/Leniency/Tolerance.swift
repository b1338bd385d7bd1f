/// What a reader tolerates that is an error otherwise. What breaks a format's grammar, is too deep or passes a limit never is.
struct Tolerance: Sendable {
    /// Whether a bad element of a collection is left out.
    var badElements = false
    /// Whether a bad value of a row is its default, or nil.
    var badValues = false
    /// Whether null is a row's default.
    var nulls = false
    /// Whether empty text is null, where text is not what is wanted.
    var emptyTexts = false
    /// Whether a key that no row has is an error.
    var refusesUnknownKeys = false

    /// Whether nothing is other than usual.
    var isStrict: Bool { !(badElements || badValues || nulls || emptyTexts || refusesUnknownKeys) }
}

/// What has become of a fault that was tolerated.
public enum ToleratedOutcome: Hashable, Sendable {
    /// The element is not in its collection.
    case dropped
    /// The property has its default.
    case defaulted
    /// The property is nil.
    case nulled
    /// The value was made of one of another kind.
    case converted
}

/// What a reader takes note of while it reads.
final class ReadingNotes: @unchecked Sendable {
    struct Finding {
        let error: ModelError
        let outcome: ToleratedOutcome
    }

    private(set) var findings: [Finding] = []
    /// The way to where the reader stands, as far as containers tell it.
    var steps: [PathStep] = []
    /// What is counted for a look at how documents differ from models.
    let drift: DriftNotes?

    init(drift: DriftNotes? = nil) { self.drift = drift }

    /// How much was found, kept or not.
    var count: Int { findings.count + further }
    /// What was found and is only counted, since so much was found before.
    private(set) var further = 0
    /// Findings that are kept: a list may have any number of bad elements.
    private static let most = 1000

    func add(_ error: ModelError, _ outcome: ToleratedOutcome) {
        for var fault in [error] + error.others {
            if findings.count >= Self.most {
                further += 1
                continue
            }
            fault.details.others = []
            // What to change so that it is no error is of no use here.
            fault.details.hasDefault = false
            findings.append(Finding(error: steps.reversed().reduce(fault) { $0.inside($1) }, outcome: outcome))
        }
    }

    /// Names the row in whose value something was found, unless an inner row is named already. Secrets are taken out.
    func name(_ property: String, secret: Bool, from count: Int) {
        for index in min(count, findings.count)..<findings.count {
            let finding = findings[index]
            let path = finding.error.details.path
            var error = finding.error.of(property: property, secret: secret)
            // Where the value of the row stands is no secret.
            if secret { error.details.path = Array(path.suffix(steps.count)) }
            findings[index] = Finding(error: error, outcome: finding.outcome)
        }
    }

    /// Forgets what was found in a value that has been given up.
    func forget(from count: Int) {
        further = max(0, count - findings.count)
        if findings.count > count { findings.removeSubrange(count...) }
    }
}

/// Which keys nobody reads, and which rows no document has.
final class DriftNotes {
    /// Keys by the pattern of their path, each with how often it came.
    private(set) var unread: [String: Int] = [:]
    /// Rows by model and property: how often a document had them, of how many models.
    private(set) var rows: [String: (seen: Int, models: Int)] = [:]

    /// Different keys that are told at most: documents may have any number.
    private static let most = 1000

    func addUnread(_ path: [PathStep]) {
        let pattern = path.reduce("$") { text, step in
            switch step {
            case .index: text + "[*]"
            case .key: text + [step].pathText.dropFirst()
            }
        }
        if unread[pattern] == nil, unread.count >= Self.most { return }
        unread[pattern, default: 0] += 1
    }

    func add(_ row: Row, of table: ModelTable, isSeen: Bool) {
        let key = "\(table.name).\(row.name)"
        let known = rows[key] ?? (0, 0)
        rows[key] = (known.seen + (isSeen ? 1 : 0), known.models + 1)
    }
}

extension ValueReader {
    /// Runs the body for what stands under a step, of which notes are taken.
    @inline(__always)
    final func noting<Result>(_ step: PathStep, _ body: () throws -> Result) rethrows -> Result {
        guard let notes else { return try body() }
        notes.steps.append(step)
        defer { notes.steps.removeLast() }
        return try body()
    }

    /// Leaves a bad element out, if such are. False where its fault is to be thrown.
    ///
    /// - Parameters:
    ///   - place: where the element begins.
    ///   - mark: how much was noted before it.
    final func drop(_ error: ModelError, _ step: PathStep, at place: Place, since mark: Int) throws -> Bool {
        guard canGoOn(after: error) else { return false }
        try goBack(to: place)
        do { try skipValue() } catch { throw ModelError.wrapping(error).inside(step) }
        notes?.forget(from: mark)
        noting(step) { notes?.add(error, .dropped) }
        return true
    }
}
