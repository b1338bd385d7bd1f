import Foundation
import Olivine
import Testing

@testable import patch

struct PatchTests {
    private let mira = User(id: 7, displayName: "Mira", email: "mira@example.com", bio: "Geologist", isAdmin: false)

    @Test func printsAnswers() {
        #expect(
            Patch.report() == #"""
                PATCH /users/7  {"display_name": " Mira F. ", "bio": null}
                200  {"id":7,"display_name":"Mira F.","email":"mira@example.com","is_admin":false}

                PATCH /users/7  {"display_name": 42}
                422  {"code":"type mismatch","jsonPointer":"/display_name","message":"type mismatch: User.displayName at $.display_name, line 1, column 18: expected text"}

                PATCH /users/7  {"bio": "Painter", "is_admin": true}
                422  {"code":"not allowed","jsonPointer":"/is_admin","message":"not allowed: User.isAdmin at $.is_admin, line 1, column 32: expected changes of nothing but display_name, email, bio"}

                PATCH /users/7  {"bio": "Painter", "display_name": "  "}
                422  {"code":"invalid","jsonPointer":"/display_name","message":"invalid: User.displayName at $.display_name: expected a name"}

                PATCH /users/7  {"bio": "Painter"
                422  {"code":"syntax error","jsonPointer":"","message":"syntax error at $, line 1, column 18: expected ',' or '}'"}

                Kept: User(id: 7, displayName: "Mira F.", email: "mira@example.com", bio: nil, isAdmin: false)
                """#)
    }

    @Test(
        arguments: Patch.bodies.dropFirst() + ["", "null", "[]", #"{"id": 8}"#, #"{"name": "x"}"#, #"{"email": null}"#])
    func refusedBodyLeavesTheUser(_ body: String) throws {
        var users = Users(byID: [7: mira])
        let answer = users.patch(7, with: Array(body.utf8))
        #expect(answer.status == 422)
        #expect(users.byID == [7: mira])
        let problem = try JSONAdapter.model(of: Problem.self, from: answer.body)
        #expect(!problem.message.contains("Painter") && !problem.message.contains("42"))
    }

    @Test func emptyBodyChangesNothing() {
        var users = Users(byID: [7: mira])
        #expect(users.patch(7, with: Array("{}".utf8)).status == 200)
        #expect(users.byID == [7: mira])
        #expect(users.patch(8, with: Array("{}".utf8)).status == 404)
    }
}
