import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Transformers made of others, and attached to properties.
@Suite struct CombiningTests {
    static let noon = Date(timeIntervalSince1970: 1785499200)

    /// P8 of the ten programs: an old interface with three date formats in one field.
    struct Order: JSONSerializing {
        let quantity: Int?, price: Decimal, created: Date, note: String?, closed: Date?
        static let propertyKeys = PropertyKeys(Order.init) {
            Property("quantity", \.quantity)
            Property("price", \.price)
            Property("created", \.created)
            Property("note", \.note)
            Property("closed", \.closed)
        }
        static let jsonKeyPaths: JSONKeyPaths<Order> = [
            \.quantity: "Qty", \.price: "Price", \.created: "Created", \.note: "Note",
        ]
        static let jsonTransformers: JSONTransformers<Order> = [
            .use(.emptyIsNil, .numberFromText, for: \.quantity),
            .use(.decimalFromText(point: ","), for: \.price),
            .use(.firstOf(.rfc3339, .pattern("dd.MM.yyyy HH:mm"), .secondsSince1970), for: \.created),
            .use(.trimmed, .emptyIsNil, for: \.note),
            .use(.trimmed, .emptyIsNil, .rfc3339, for: \.closed),
        ]
    }

    @Test func threeDateFormatsInOneField() {
        let order = Order(quantity: 2, price: Decimal(string: "9.5")!, created: Self.noon, note: "x", closed: Self.noon)
        let written =
            #"{"Qty":"2","Price":"9,5","Created":"2026-07-31T12:00:00Z","Note":"x","closed":"2026-07-31T12:00:00Z"}"#
        for created in [#""2026-07-31T14:00:00+02:00""#, #""31.07.2026 12:00""#, "1785499200", "1.7854992e9"] {
            #expect(
                routes.complaints(
                    #"{"Qty":"2","Price":"9,5","Created":\#(created),"Note":" x","closed":" 2026-07-31T12:00:00Z "}"#,
                    order,
                    writes: written) == [])
        }
    }

    // B035: empty text is nil where that is declared, and nil is written as nil.
    @Test func emptyTextIsNil() {
        let order = Order(quantity: nil, price: 1, created: Self.noon, note: nil, closed: nil)
        #expect(
            routes.complaints(
                #"{"Qty":"","Price":"1","Created":1785499200,"Note":"  ","closed":" "}"#, order,
                writes: #"{"Price":"1","Created":"2026-07-31T12:00:00Z"}"#) == [])
        #expect(
            JSONAdapter(nils: .written).routes.complaints(
                #"{"Qty":null,"Price":"1","Created":1785499200,"Note":null,"closed":null}"#, order,
                writes: #"{"Qty":null,"Price":"1","Created":"2026-07-31T12:00:00Z","Note":null,"closed":null}"#) == [])
        #expect(
            LawRow(JSONTransformer<[String], [String?]>.array(.emptyIsNil), #"["","a"]"#, [nil, "a"]).complaints() == []
        )
        #expect(
            routes.failure(Made<Int?>.self, #"{"value":""}"#).hasPrefix(
                #"Made<Optional<Int>>.value: expected a number, found the text """#))
    }

    // B123: where no form fits, the error says what each of them said.
    @Test func theErrorListsWhatEachFormSaid() {
        #expect(
            routes.failure(Order.self, #"{"Price":"1","Created":"31.07.26"}"#) == """
                Order.created: expected one of 3 forms, found the text "31.07.26"
                  at $.Created, line 1, column 24
                  1 | {"Price":"1","Created":"31.07.26"}
                    |                        ^
                  what each of them said:
                  1. bad date: expected a date such as 2026-07-31T12:00:00Z, found "31.07.26"
                  2. bad date: expected a date such as 31.07.2026 12:00, found "31.07.26"
                  3. expected a number, found the text "31.07.26"
                """)
        let dates: JSONTransformer<JSONValue, Date> = .firstOf(.rfc3339, .calendarDay)
        let adapter = JSONAdapter().transforming(Date.self, dates)
        #expect(
            adapter.routes.failure([Date?].self, #"["2026-07-31",null,""]"#) == """
                bad date: expected one of 2 forms, found the text ""
                  at $[2], line 1, column 20
                  1 | ["2026-07-31",null,""]
                    |                    ^
                  what each of them said:
                  1. bad date: expected a date such as 2026-07-31T12:00:00Z, found ""
                  2. bad date: expected a day such as 2026-07-31, found ""
                """)
    }

    static let laws: [LawRow] = [
        LawRow(.firstOf(.itself, .numberFromText), #""7""#, 7, writes: "7"),
        LawRow(.firstOf(.itself, .textFromNumber), "7.0", "7.0", writes: #""7.0""#),
        LawRow(
            .firstOf(JSONTransformer<String, Bool>.values(["on": true, "off": false]), .boolFromNumber, .itself), "0",
            false, writes: #""off""#),
        // Written by the first that can.
        LawRow(.firstOf(JSONTransformer<String, Int>(read: { $0.utf8.count }), .itself), #""abc""#, 3, writes: "3"),
        LawRow(.firstOf(.array(.numberFromText), .separatedNumbers), #""1,2""#, [1, 2], writes: #"["1","2"]"#),
        LawRow(
            .chain(.trimmed, .lenientURL), #"" http://h.test/ ""#, URL(string: "http://h.test/")!,
            writes: #""http://h.test/""#),
        LawRow(
            .chain(.trimmed, .trimmed, .rfc3339), #""2026-07-31T12:00:00Z ""#, noon, writes: #""2026-07-31T12:00:00Z""#),
        LawRow(.validating(.numberFromText) { if $0 < 0 { throw Negative(value: $0) } }, #""7""#, 7),
        LawRow(.array(.dictionary(.array(.numberFromText))), #"[{"a":["1"],"b":[]}]"#, [["a": [1], "b": []]]),
    ]
    struct Negative: Error, Equatable { let value: Int }

    @Test(arguments: laws) func bothLawsHold(_ row: LawRow) { #expect(row.complaints() == []) }

    // R8: null reaches a transformer whose input is optional, and no other.
    @Test func nullReachesWhatTakesIt() throws {
        let named = JSONAdapter().mapping(
            Made<String>.self, transformers: [.use(.default("none", .trimmed), for: \.value)])
        #expect(named.routes.complaints(#"{"value":null}"#, Made(value: "none"), writes: #"{"value":"none"}"#) == [])
        #expect(named.routes.failure(Made<String>.self, "{}").hasPrefix(#"Made<String>.value: missing key: "value""#))
        // The same on the way to the value, through several paths, and for an optional property.
        let deep = JSONAdapter().mapping(
            Made<String>.self, [\.value: "a.b"], transformers: [.use(.default("none", .trimmed), for: \.value)])
        #expect(deep.routes.complaints(#"{"a":null}"#, Made(value: "none"), writes: #"{"a":{"b":"none"}}"#) == [])
        let several = JSONAdapter().mapping(
            Made<String>.self, [\.value: .firstOf("a", "b")],
            transformers: [.use(.default("none", .trimmed), for: \.value)])
        #expect(several.routes.complaints(#"{"a":null,"b":null}"#, Made(value: "none"), writes: #"{"a":"none"}"#) == [])
        #expect(several.routes.complaints(#"{"a":null,"b":" x"}"#, Made(value: "x"), writes: #"{"a":"x"}"#) == [])
        let optional = JSONAdapter().mapping(
            Made<String?>.self, transformers: [.use(.default("none", .trimmed), for: \.value)])
        #expect(
            optional.routes.complaints(#"{"value":null}"#, Made(value: Optional("none")), writes: #"{"value":"none"}"#)
                == [])
        let refusing = JSONTransformer<String?, String>(read: {
            if let text = $0 { text } else { throw Negative(value: 0) }
        })
        let failing = JSONAdapter().mapping(Made<String>.self, transformers: [.use(refusing, for: \.value)])
        #expect(
            failing.routes.failure(Made<String>.self, #"{"value":null}"#).hasPrefix(
                "Made<String>.value: invalid: Negative(value: 0)\n  at $.value, line 1, column 10"))
    }

    // R29
    @Test func oneWayIsOneWayWhateverItIsMadeOf() throws {
        let length = JSONTransformer<String, Int>(read: { $0.utf8.count })
        func check<Value: PropertyValue>(_ use: JSONTransformers<Made<Value>>.Use, _ json: String, _ value: Value)
            throws
        {
            for adapter in JSONAdapter().mapping(Made<Value>.self, transformers: [use]).loops {
                #expect(try adapter.model(of: Made<Value>.self, from: #"{"value":\#(json)}"#) == Made(value: value))
                #expect(try adapter.jsonString(from: Made(value: value)) == "{}")
            }
        }
        try check(.use(length, for: \.value), #""abc""#, 3)
        try check(.use(.trimmed, length, for: \.value), #"" c""#, 1)
        try check(.use(.array(length), for: \.value), #"["abc",""]"#, [3, 0])
        try check(.use(.set(length), for: \.value), #"["abc",""]"#, [3, 0])
        try check(.use(.dictionary(length), for: \.value), #"{"k":"abc"}"#, ["k": 3])
        try check(.use(.chain(.separated(by: ","), .array(length)), for: \.value), #""abc,d""#, [3, 1])
        try check(.use(.default(-1, length), for: \.value), "null", -1)
        try check(.use(.emptyIsNil, length, for: \.value), #""""#, Int?.none)
        let all = JSONAdapter().transforming(Int.self, length)
        #expect(try all.jsonString(from: Made(value: 1)) == "{}" && all.jsonString(from: Made(value: [1])) == "{}")
        let error = #expect(throws: AdapterError.self) { try all.jsonString(from: [1]) }
        #expect(
            error?.description
                == "not representable: expected a value whose transformer has a way back, found one of Array<Int>")
    }

    @Test func whatHasNoWayBackCannotBeInverted() {
        let length = JSONTransformer<String, Int>(read: { $0.utf8.count })
        let adapter = JSONAdapter().mapping(Made<String>.self, transformers: [.use(.inverted(length), for: \.value)])
        #expect(
            adapter.routes.failure(Made<String>.self, #"{"value":1}"#)
                == "configuration error\n  the transformer of Made<String>.value: it is inverted, and what it inverts has no way back"
        )
    }

    // R15: a fault in a list or dictionary has the element's path and place, and all are told where all are wanted.
    @Test func faultsOfElementsHaveTheirPlace() throws {
        let lists = JSONAdapter(errors: .all).mapping(
            Made<[Int]>.self, transformers: [.use(.array(.numberFromText), for: \.value)])
        let error = #expect(throws: AdapterError.self) {
            try lists.model(of: Made<[Int]>.self, from: #"{"value":["1","x",2,"3"]}"#)
        }
        let faults = ([error].compactMap { $0 }) + (error?.others ?? [])
        #expect(
            faults.map(\.path.pathText) == ["$.value[1]", "$.value[2]"] && faults.map { $0.place?.offset } == [14, 18])
        let chained = JSONAdapter().mapping(
            Made<[String: Int]>.self,
            transformers: [.use(.chain(.jsonInText, .dictionary(.numberFromText)), for: \.value)])
        #expect(
            chained.routes.failure(Made<[String: Int]>.self, #"{"value":"{\"a\":\"1\",\"b\":\"x\"}"}"#).hasPrefix(
                "Made<Dictionary<String, Int>>.value: expected a number as text, found the text \"x\"\n  at $.value.b, line 1, column 10"
            ))
    }

    // R22: nothing of a secret row is shown.
    @Test func secretsStaySecret() {
        struct Login: JSONSerializing {
            let token: Date
            static let propertyKeys = PropertyKeys(Login.init) { Property("token", \.token, .secret) }
            static let jsonTransformers: JSONTransformers<Login> = [
                .use(.firstOf(.rfc3339, .calendarDay), for: \.token)
            ]
        }
        #expect(
            routes.failure(Login.self, #"{"token":"abc123"}"#)
                == "Login.token: bad date: expected one of 2 forms\n  at $.token, line 1, column 10")
    }

    // Too deep and limits are not tried again with the next form (R14, R27).
    @Test func limitsEndTheSearch() {
        let adapter = JSONAdapter(limits: JSONLimits(text: 6)).mapping(
            Made<String>.self, transformers: [.use(.firstOf(.chain(.textFromNumber, .trimmed), .itself), for: \.value)])
        #expect(
            adapter.routes.failure(Made<String>.self, #"{"value":"abcdefg"}"#).contains(
                "limit exceeded: expected at most 6 bytes of text"))
    }

    @Test func jsonInTextCountsAgainstTheDepth() {
        let adapter = JSONAdapter(limits: JSONLimits(depth: 3)).mapping(
            Made<[[Int]]>.self, transformers: [.use(.jsonInText, for: \.value)])
        #expect(adapter.routes.complaints(#"{"value":"[[1]]"}"#, Made(value: [[1]])) == [])
        let deeper = JSONAdapter(limits: JSONLimits(depth: 2)).mapping(
            Made<[[Int]]>.self, transformers: [.use(.jsonInText, for: \.value)])
        #expect(deeper.routes.failure(Made<[[Int]]>.self, #"{"value":"[[1]]"}"#).contains("too deep"))
    }
}

extension JSONTransformer where Input == String, Output == [Int] {
    fileprivate static var separatedNumbers: JSONTransformer { .chain(.separated(by: ","), .array(.numberFromText)) }
}
