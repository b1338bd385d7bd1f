import Olivine
import Testing

@testable import views

struct ViewsTests {
    @Test func onePageHasThreeShapes() throws {
        let text = try report(on: Views.document)
        #expect(
            text.contains(
                """
                      "id": 7,
                      "profile": {
                        "displayName": "Mira Forster",
                        "verified": true
                      },
                      "contact": {
                        "email": "mira@example.com"
                      },
                      "createdAt": "2026-03-02T09:00:00Z"
                """))
        #expect(text.contains("Read again it is equal."))
        #expect(
            text.hasSuffix(
                """
                {
                  "people": [
                    {
                      "name": "Mira Forster",
                      "memberSince": "2026-03-02T09:00:00Z",
                      "isVerified": true
                    },
                    {
                      "name": "Teo Lind",
                      "memberSince": "2026-03-02T10:00:00Z",
                      "isVerified": false
                    }
                  ]
                }

                Read as accounts:

                Account.id: missing key: "id"
                  at $.people[0].id, line 3, column 5
                  3 |     {
                    |     ^
                """))
    }

    @Test func viewsAreWellMapped() throws {
        for view in [View.v1, View.v2, View.everybody] { try view.check(Page<Account>.self) }
        try PropertyKeys.check(Account.self)
    }

    @Test func firstShapeIsWrittenAsItCame() throws {
        let page = try View.v1.model(of: Page<Account>.self, from: Views.document)
        let written = try View.v1.jsonString(from: page)
        #expect(
            written
                == Views.document.replacing("\n", with: "").replacing("  ", with: "")
                .replacing("1772445600}", with: #"1772445600,"is_verified":false}"#))
    }
}
