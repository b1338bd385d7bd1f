import Foundation
import Olivine
import Testing

@testable import read_modify_write

struct ReadModifyWriteTests {
    @Test func whatTheModelDoesNotKnowSurvives() throws {
        #expect(
            try ReadModifyWrite.report() == """
                {
                  "$schema": "https://packages.example.com/schema/1.0",
                  "name": "peridot",
                  "lint": {
                    "width": 1e2,
                    "ratio": 1.0,
                    "rules": [
                      "a",
                      null
                    ]
                  },
                  "author": {
                    "name": "Mira",
                    "email": "packages@example.com",
                    "pgp": 12345678901234567890123
                  },
                  "version": "2.2.0",
                  "dependencies": {
                    "olivine": "1.0.0",
                    "gabbro": "1.0.0"
                  }
                }
                """)
    }

    @Test func noChangeKeepsEveryValue() throws {
        let before = try JSONAdapter.model(of: JSONValue.self, from: ReadModifyWrite.document)
        let after = try edit(ReadModifyWrite.document, as: Manifest.self) { _ in }
        #expect(after == (try JSONAdapter(format: .pretty).jsonString(from: before)))
    }
}
