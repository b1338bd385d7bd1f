import Testing

@testable import nested_keys

struct NestedKeysTests {
    @Test func printsTheStation() throws {
        #expect(
            try NestedKeys.report() == #"""
                HVE-2  Hveravellir, IS, by Veðurstofa
                at 64.867, -19.562: -3.5 °C
                nobody knows: {"firmware":{"version":"4.1"},"maintained":true}

                Written again, with another owner:
                {
                  "station_code": "HVE-2",
                  "labels": {
                    "name": {
                      "is": "Hveravellir"
                    },
                    "country": "IS"
                  },
                  "geo": {
                    "lat": 64.867,
                    "lon": -19.562
                  },
                  "owner_name": "Ferðafélag",
                  "measurements": [
                    {
                      "value": -3.5
                    }
                  ],
                  "http://schema.example/photo": "https://example.is/hve.jpg",
                  "firmware": {
                    "version": "4.1"
                  },
                  "maintained": true
                }

                A longitude that is none:
                Coordinate.longitude: expected a number, found the text "19.6 W"
                  at $.geo.lon, line 4, column 33
                  4 |   "geo": {"lat": 64.867, "lon": "19.6 W"},
                    |                                 ^
                """#)
    }
}
