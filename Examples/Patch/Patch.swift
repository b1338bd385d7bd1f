import Foundation
import Olivine

// swift run patch
@main
struct Patch {
    static func main() { print(report()) }

    /// What clients send: one body that fits, then some that do not.
    static let bodies = [
        #"{"display_name": " Mira F. ", "bio": null}"#,
        #"{"display_name": 42}"#,
        #"{"bio": "Painter", "is_admin": true}"#,
        #"{"bio": "Painter", "display_name": "  "}"#,
        #"{"bio": "Painter""#,
    ]

    /// The requests with their answers, and what is kept in the end.
    static func report() -> String {
        let mira = User(id: 7, displayName: "Mira", email: "mira@example.com", bio: "Geologist", isAdmin: false)
        var users = Users(byID: [7: mira])
        var text = ""
        for body in bodies {
            let answer = users.patch(7, with: Array(body.utf8))
            text += "PATCH /users/7  \(body)\n\(answer.status)  \(String(decoding: answer.body, as: UTF8.self))\n\n"
        }
        return text + "Kept: \(users.byID[7]!)"
    }
}
