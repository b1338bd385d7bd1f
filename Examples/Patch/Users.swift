import Foundation
import Olivine

/// What an endpoint answers.
struct Answer {
    let status: Int
    let body: Data
}

/// What a client gets to read where its request did not fit.
struct Problem: ValueModel {
    let code: String
    let jsonPointer: String
    let message: String

    static let propertyKeys = PropertyKeys(Problem.init) {
        Property("code", \.code)
        Property("jsonPointer", \.jsonPointer)
        Property("message", \.message)
    }
}

extension Problem {
    /// The error without any value that the client sent: answers end up in logs.
    init(_ error: AdapterError) {
        self.init(code: "\(error.code)", jsonPointer: error.jsonPointer, message: error.redacted)
    }
}

/// The users, and the endpoint that changes one of them.
struct Users {
    private(set) var byID: [Int: User]

    private static let adapter = JSONAdapter(limits: JSONLimits(depth: 8, bytes: 10_000))

    /// PATCH /users/{id}: the keys that are there change, null makes nil, all others stay (RFC 7396).
    mutating func patch(_ id: Int, with body: [UInt8]) -> Answer {
        guard let user = byID[id] else { return Answer(status: 404, body: Data()) }
        do {
            // Without the list a body could make its sender an administrator.
            let changes = try Self.adapter.changes(
                to: User.self, from: body, allowing: [\.displayName, \.email, \.bio])
            let edited = try Self.adapter.applying(changes, to: user)
            let answer = Answer(status: 200, body: try Self.adapter.jsonData(from: edited))
            byID[id] = edited
            return answer
        } catch {
            return Answer(status: 422, body: (try? Self.adapter.jsonData(from: Problem(error))) ?? Data())
        }
    }
}
