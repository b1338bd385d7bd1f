import Foundation
import Olivine

/// An issue as GitHub's REST interface answers it: as much of it as this program wants, under names of its own.
struct Issue: JSONSerializing, Identifiable {
    struct ID: RawRepresentable, PropertyValue { let rawValue: Int }

    enum State: String, PropertyValue { case open, closed }

    enum Reason: String, PropertyValue, CaseIterable {
        case completed, duplicate, reopened
        case notPlanned = "not_planned"
    }

    let id: ID
    let number: Int
    let title: String
    let state: State
    let stateReason: Reason?
    let author: String?
    let page: URL
    let labels: [Label]
    let milestone: Milestone?
    let thumbsUp: Int
    let createdAt: Date
    let closedAt: Date?
    let isDraft: Bool
    let mergedAt: Date?
    let body: String?

    /// One row for each property, in the order of the memberwise initialiser.
    static let propertyKeys = PropertyKeys(Issue.init) {
        Property("id", \.id)
        Property("number", \.number).validating { if $0 < 1 { throw NoSuchNumber() } }
        Property("title", \.title)
        Property("state", \.state)
        Property("stateReason", \.stateReason)
        Property("author", \.author)
        Property("page", \.page)
        Property("labels", \.labels, default: [])
        Property("milestone", \.milestone)
        Property("thumbsUp", \.thumbsUp, default: 0)
        Property("createdAt", \.createdAt)
        Property("closedAt", \.closedAt)
        Property("isDraft", \.isDraft, default: false)
        Property("mergedAt", \.mergedAt)
        Property("body", \.body)
    }

    /// `createdAt` is `created_at`, and so on.
    static let jsonNaming = JSONNaming.snakeCase

    /// Those that stand elsewhere.
    static let jsonKeyPaths: JSONKeyPaths<Issue> = [
        \.author: "user.login",
        \.page: "html_url",
        \.thumbsUp: "reactions.+1",
        \.isDraft: "draft",
        \.mergedAt: "pull_request.merged_at",
    ]
}

struct Label: ValueModel {
    let name: String
    let color: String

    static let propertyKeys = PropertyKeys(Label.init) {
        Property("name", \.name)
        Property("color", \.color)
    }
}

struct Milestone: JSONSerializing {
    let title: String
    let dueOn: Date?

    static let propertyKeys = PropertyKeys(Milestone.init) {
        Property("title", \.title)
        Property("dueOn", \.dueOn)
    }
    static let jsonNaming = JSONNaming.snakeCase
}

struct NoSuchNumber: Error {}
