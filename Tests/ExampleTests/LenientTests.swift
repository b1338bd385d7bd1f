import Testing

@testable import lenient

struct LenientTests {
    @Test func printsTheReports() throws {
        #expect(
            try Lenient.report() == #"""
                Strict:
                Product.id: expected a number, found the text "2"
                  at $[1].id, line 3, column 10
                  3 |   {"id": "2", "name": "Chair", "price":…
                    |          ^

                Lenient:
                Product(id: 1, name: "Lamp", price: 19.9, inStock: true, tags: ["light", "oak"], rating: 5)
                Product(id: 2, name: "Chair", price: 49.0, inStock: false, tags: [], rating: nil)

                What was let pass:
                left out: Product.tags: expected text, found null
                  at $[0].tags[1], line 2, column 80
                  2 | ….9, "in_stock": true, "tags": ["light", null, "oak"], "rating": 5},
                    |                                          ^
                converted: Product.id: expected a number, found the text "2"
                  at $[1].id, line 3, column 10
                  3 |   {"id": "2", "name": "Chair", "price":…
                    |          ^
                converted: Product.price: expected a number, found the text "49"
                  at $[1].price, line 3, column 41
                  3 |   {"id": "2", "name": "Chair", "price": "49", "in_stock": null, "ratin…
                    |                                         ^
                replaced by the default: Product.inStock: expected a value, found null
                  at $[1].in_stock, line 3, column 59
                  3 | …e": "Chair", "price": "49", "in_stock": null, "rating": "good", "colou…
                    |                                          ^
                replaced by nil: Product.rating: expected a number, found the text "good"
                  at $[1].rating, line 3, column 75
                  3 | …ice": "49", "in_stock": null, "rating": "good", "colour": "red"},
                    |                                          ^
                left out: Product.price: invalid: expected no debt
                  at $[2].price, line 4, column 39
                  4 |   {"id": 3, "name": "Table", "price": -1},
                    |                                       ^
                left out: Product.id: number not integral: expected Int, found the number 4.5
                  at $[3].id, line 5, column 10
                  5 |   {"id": 4.5, "name": "Shelf", "price":…
                    |          ^

                The same for a log:
                left out: null not allowed: Product.tags at $[0].tags[1], line 2, column 80: expected text
                converted: type mismatch: Product.id at $[1].id, line 3, column 10: expected a number
                converted: type mismatch: Product.price at $[1].price, line 3, column 41: expected a number
                replaced by the default: null not allowed: Product.inStock at $[1].in_stock, line 3, column 59: expected a value
                replaced by nil: type mismatch: Product.rating at $[1].rating, line 3, column 75: expected a number
                left out: invalid: Product.price at $[2].price, line 4, column 39: expected no debt
                left out: number not integral: Product.id at $[3].id, line 5, column 10: expected Int

                Drift:
                nobody reads $[*].colour (once)
                """#)
    }
}
