/// What reading has tolerated, in the document's order.
///
///     let (page, report) = try adapter.modelAndReport(of: Page.self, from: data)
///     if !report.isEmpty { log(report.redacted) }
public struct JSONReport: Sendable, CustomStringConvertible {
    /// A fault that was let pass, and what became of it.
    public struct Finding: Sendable {
        /// The fault, as it would have been thrown.
        public let error: AdapterError
        /// What stands in its place.
        public let outcome: ToleratedOutcome
    }

    /// What was tolerated: all of it, up to a thousand findings.
    public let findings: [Finding]
    /// How much more there was.
    public let further: Int

    /// Whether nothing was.
    public var isEmpty: Bool { findings.isEmpty }

    /// The report for people who may see the data.
    ///
    ///     left out: Label.name: expected text, found the number 7
    ///       at $.labels[1].name, line 3, column 22
    public var description: String { lines { $0.error.description } }

    /// The report without any piece of the document, for logs.
    public var redacted: String { lines { $0.error.redacted } }

    private func lines(_ text: (Finding) -> String) -> String {
        (findings.map { "\($0.outcome.inWords): \(text($0))" } + (further > 0 ? ["and \(further) more"] : []))
            .joined(separator: "\n")
    }
}

extension ToleratedOutcome {
    var inWords: String {
        switch self {
        case .dropped: "left out"
        case .defaulted: "replaced by the default"
        case .nulled: "replaced by nil"
        case .converted: "converted"
        }
    }
}

/// How documents differ from the models that read them: for a job that watches an interface.
public struct JSONDrift: Sendable, CustomStringConvertible {
    /// The keys that no property reads, by the pattern of their path, such as `$.items[*].node_id`, each with how often it
    /// came. A thousand at most.
    public let unreadKeys: [(path: String, count: Int)]
    /// The properties that no object of the document had, such as `User.email`.
    public let unseenProperties: [String]

    /// Whether the document is just what the models say.
    public var isEmpty: Bool { unreadKeys.isEmpty && unseenProperties.isEmpty }

    /// A line for each.
    public var description: String {
        (unreadKeys.map { "nobody reads \($0.path) (\($0.count == 1 ? "once" : "\($0.count) times"))" }
            + unseenProperties.map { "no object has \($0)" }).joined(separator: "\n")
    }

    init(_ notes: DriftNotes) {
        let paths = notes.unread.keys.map { $0 }
        unreadKeys = Order.positions(ofBytes: paths).map { (paths[$0], notes.unread[paths[$0]] ?? 0) }
        let rows = notes.rows.filter { $0.value.seen == 0 }.keys.map { $0 }
        unseenProperties = rows.elements(at: Order.positions(ofBytes: rows))
    }
}
