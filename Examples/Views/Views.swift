import Foundation
import Olivine

/// The outside shapes of an account, an adapter each. They are made once and kept.
enum View {
    /// The first interface: flat, in snake case, with seconds since 1970.
    static let v1 = JSONAdapter(naming: .snakeCase)
        .mapping(Page<Account>.self, [\.items: "accounts", \.next: "next_page"])
        .mapping(Account.self, [\.joined: "created"], transformers: [.use(seconds, for: \.joined)])

    /// The second: what belongs together stands together.
    static let v2 = JSONAdapter(format: .pretty)
        .mapping(Page<Account>.self, [\.items: "data", \.next: "links.next"])
        .mapping(
            Account.self,
            [
                \.name: "profile.displayName", \.isVerified: "profile.verified", \.email: "contact.email",
                \.joined: "createdAt",
            ])

    /// What everybody may see: neither the number of the account nor its address.
    static let everybody = JSONAdapter(format: .pretty)
        .mapping(Page<Account>.self, [\.items: "people", \.next: .own.readOnly])
        .mapping(
            Account.self, [\.id: .own.readOnly, \.email: .own.readOnly, \.joined: "memberSince"])

    private static let seconds = JSONTransformer<Int, Date>(
        read: { Date(timeIntervalSince1970: Double($0)) }, write: { Int($0.timeIntervalSince1970) })
}

/// What the program prints: a page of the first interface, under the other two.
func report(on document: String) throws -> String {
    let page = try View.v1.model(of: Page<Account>.self, from: document)
    let second = try View.v2.jsonString(from: page)
    var text = "As the second interface has it:\n\n\(second)\n\n"
    let again = try View.v2.model(of: Page<Account>.self, from: second)
    text += "Read again it is \(again == page ? "equal" : "different").\n\n"

    let profiles = try View.everybody.jsonString(from: page)
    text += "As everybody may see it:\n\n\(profiles)\n\nRead as accounts:\n\n"
    do { _ = try View.everybody.model(of: Page<Account>.self, from: profiles) } catch { text += "\(error)" }
    return text
}

// swift run views
@main
struct Views {
    static let document = """
        {"accounts":[
          {"id":7,"name":"Mira Forster","email":"mira@example.com","created":1772442000,"is_verified":true},
          {"id":9,"name":"Teo Lind","email":"teo@example.com","created":1772445600}
        ],"next_page":2}
        """

    static func main() throws { print(try report(on: document)) }
}
