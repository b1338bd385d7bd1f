import Foundation
import Olivine

/// A user as the server keeps it.
struct User: JSONSerializing {
    let id: Int
    let displayName: String
    let email: String
    let bio: String?
    let isAdmin: Bool

    static let propertyKeys = PropertyKeys(User.init) {
        Property("id", \.id)
        Property("displayName", \.displayName)
            .replacing { $0.trimmingCharacters(in: .whitespaces) }
            .validating { if $0.isEmpty { throw ModelError(.invalid, expected: "a name") } }
        Property("email", \.email)
            .validating { if !$0.contains("@") { throw ModelError(.invalid, expected: "an e-mail address") } }
        Property("bio", \.bio)
        Property("isAdmin", \.isAdmin, default: false)
    }
    static let jsonNaming = JSONNaming.snakeCase
}
