import Testing

@testable import transformer

struct TransformerTests {
    @Test func printsParcels() throws {
        #expect(
            try Transformer.report() == #"""
                P-1  EUR 1645 hundredths, 0.75 kg, sent 2026-03-01 00:00:00 +0000
                P-2  ISK 90000 hundredths, 12.0 kg, not sent

                Written again:
                {"number":"P-1","price":"EUR 12.50","fees":["EUR 0.95","EUR 3.00"],"sent":"2026-03-01","weight":"0.75"}
                {"number":"P-2","price":"ISK 900.00","insured":"ISK 90000.00","fees":[],"weight":"12.0"}

                Receipt(paid: 2026-03-01 00:00:00 +0000, refunded: [2026-03-02 00:00:00 +0000])
                {"paid":1772323200.25,"refunded":[1772409600]}

                Parcel.fees: invalid: expected an amount such as EUR 12.50, found "free"
                  at $[0].fees[1], line 1, column 62
                  1 | …rice": "EUR 1.00", "fees": ["EUR 0.95", "free"], "sent": "", "weight":…
                    |                                          ^
                """#)
    }
}
