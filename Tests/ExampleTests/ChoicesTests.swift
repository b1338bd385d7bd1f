import Testing

@testable import choices

struct ChoicesTests {
    @Test func printsTheMessage() throws {
        #expect(
            try Choices.report() == #"""
                ON LAVA
                [https://example.is/1.jpg, 640 wide]
                Mira says:
                  It glows.
                  u9 says:
                    ---
                (a poll that this program cannot show)

                Written again:
                [{"type":"text","text":"On lava","style":"heading"},{"type":"image","url":"https://example.is/1.jpg","width":640},{"type":"quote","author":{"id":"u7","name":"Mira"},"blocks":[{"type":"text","text":"It glows.","style":"whispered"},{"type":"quote","author":"u9","blocks":[{"type":"divider"}]}]},{"type":"poll","question":"More?","votes":[12,3.50]}]

                Block.author: expected text or an object, found the number 7
                  at $[1].author, line 1, column 51
                  1 | …"divider"}, {"type": "quote", "author": 7, "blocks": []}]
                    |                                          ^
                  as "quote" of Block, by "type": "quote"
                """#)
    }
}
