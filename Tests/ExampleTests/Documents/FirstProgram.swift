// begin program
import Foundation
import Olivine

// end

enum FirstProgram {
    // begin program
    struct Issue: JSONSerializing {
        let number: Int
        let title: String
        let author: String
        let labels: [String]
        let createdAt: Date

        static let propertyKeys = PropertyKeys(Issue.init) {
            Property("number", \.number)
            Property("title", \.title)
            Property("author", \.author)
            Property("labels", \.labels, default: [])
            Property("createdAt", \.createdAt)
        }
        static let jsonNaming = JSONNaming.snakeCase
        static let jsonKeyPaths: JSONKeyPaths<Issue> = [\.author: "user.login"]
    }

    // end

    static func run(_ print: Printed) throws {
        // begin program
        let json = """
            [{"number": 7, "title": "Say hello", "user": {"login": "mira"}, "created_at": "2026-03-01T22:47:05Z"}]
            """
        let issues = try JSONAdapter.models(of: Issue.self, from: json)
        print(issues[0])
        print(try JSONAdapter.jsonString(from: issues[0]))
        // end
    }

    static func runDamaged(_ print: Printed) throws {
        let damaged = """
            [
              {
                "number": 7,
                "title": "Say hello",
                "user": {"login": 42},
                "created_at": "2026-03-01T22:47:05Z"
              }
            ]
            """
        // begin catching
        do {
            print(try JSONAdapter.models(of: Issue.self, from: damaged))
        } catch {
            print(error)
        }
        // end
    }
}
