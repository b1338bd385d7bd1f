import Testing
import TestSupport

@testable import Olivine

/// R15: what a fault says, by every route.
@Suite struct ErrorTests {
    struct User: ValueModel {
        let login: String
        let htmlUrl: String?
        static let propertyKeys = PropertyKeys(User.init) {
            Property("login", \.login)
            Property("htmlUrl", \.htmlUrl)
        }
    }
    struct Issue: JSONSerializing {
        let id: Int, reporter: String
        let user: User?
        static let propertyKeys = PropertyKeys(Issue.init) {
            Property("id", \.id)
            Property("reporter", \.reporter)
            Property("user", \.user)
        }
        static let jsonKeyPaths: JSONKeyPaths<Issue> = [\.reporter: "meta.login"]
    }
    struct Wanting: ValueModel {
        let createdAt: Int, b: Int
        let c: Int?
        static let propertyKeys = PropertyKeys(Wanting.init) {
            Property("createdAt", \.createdAt)
            Property("b", \.b)
            Property("c", \.c)
        }
    }

    @Test func faultTellsPropertyPathPlaceAndLine() {
        let json = """
            [
              { "id": 1, "meta": { "login": "a" } },
              {
                "id": 2,
                "meta": {
                  "login": 42,
                  "more": true
                }
              }
            ]
            """
        #expect(
            routes.failure([Issue].self, json) == """
                Issue.reporter: expected text, found the number 42
                  at $[1].meta.login, line 6, column 16
                  6 |       "login": 42,
                    |                ^
                """)
        let error = #expect(throws: AdapterError.self) { try JSONAdapter.models(of: Issue.self, from: json) }
        #expect(error?.jsonPointer == "/1/meta/login")
        #expect(error?.code == .typeMismatch && error?.property == "Issue.reporter")
        #expect(error?.expected == "text" && error?.found == "the number 42")
        #expect(error?.path == [.index(1), .key("meta"), .key("login")])
        #expect(error?.redacted == "type mismatch: Issue.reporter at $[1].meta.login, line 6, column 16: expected text")
    }

    // R15: the hint of the nearest key.
    @Test(
        arguments: [
            (#"{"created_at":1,"b":2}"#, #"the object has "created_at""#),
            (#"{"createdat":1,"b":2}"#, #"the object has "createdat""#),
            (#"{"xyz":1,"b":2}"#, nil), (#"{"b":2,"c":3}"#, nil),
            (#"{"creatdAt":1,"created_at":2}"#, #"the object has "created_at""#),
            (#"{"b":2}"#, nil),
        ] as [(String, String?)])
    func missingKeyNamesTheNearest(_ json: String, _ hint: String?) {
        let note = hint.map { "\n  \($0)" } ?? ""
        let line = "  1 | \(json)\n    | ^"
        #expect(
            routes.failure(Wanting.self, json)
                == "Wanting.createdAt: missing key: \"createdAt\"\n  at $.createdAt, line 1, column 1\n\(line)\(note)")
    }

    // B141
    struct Row: ValueModel {
        let n: Int
        static let propertyKeys = PropertyKeys(Row.init) { Property("n", \.n) }
    }
    struct Top: JSONSerializing {
        let rows: [Row]
        static let propertyKeys = PropertyKeys(Top.init) { Property("rows", \.rows) }
        static let jsonKeyPaths: JSONKeyPaths<Top> = [\.rows: "top.rows"]
    }

    @Test func deepFailureNamesTheWholePath() {
        #expect(
            routes.failure(Top.self, #"{"top":{"rows":[{"n":2},{"m":2}]}}"#) == """
                Row.n: missing key: "n"
                  at $.top.rows[1].n, line 1, column 25
                  1 | {"top":{"rows":[{"n":2},{"m":2}]}}
                    |                         ^
                """)
        #expect(
            routes.failure([String: [Row]].self, #"{"k.1":[{"n":1.5}]}"#).contains(
                #"at $["k.1"][0].n, line 1, column 14"#))
    }

    // B063
    @Test func badElementIsNamedByItsIndex() {
        #expect(
            routes.failure([Made<String>].self, #"[{"value":"h"},{"value":7}]"#).contains(
                "at $[1].value, line 1, column 25"))
    }

    // R15: lines end at LF, CR LF and CR; columns count scalars; a mark takes no column.
    @Test(arguments: [
        ("[1,\n2,\nx]", 3, 1, 7), ("[1,\r\n2,\r\n x]", 3, 2, 10), ("[1,\r2,\rx]", 3, 1, 7), ("[1,\n\r\nx]", 3, 1, 6),
        ("[\"é日😀\",x]", 1, 8, 13), ("[\"é\"\n,\"é\",x]", 2, 6, 12), ("x", 1, 1, 0), ("[", 1, 2, 1), ("[\n", 2, 1, 2),
        ("\u{FEFF}x", 1, 1, 3), ("\u{FEFF}[\n x]", 2, 2, 6), ("[1,\t\tx]", 1, 6, 5),
    ])
    func placeIsLineColumnAndByte(_ json: String, _ line: Int, _ column: Int, _ offset: Int) {
        for (_, result) in routes.results(AnyJSON.self, Array(json.utf8)) {
            let error = #expect(throws: AdapterError.self) { try result.get() }
            #expect(error?.place == AdapterError.Place(offset: offset, line: line, column: column))
        }
    }

    @Test func excerptIsOneLineCutOnBothSides() {
        let json =
            "{\"a\":\"" + String(repeating: "x", count: 100) + "\",\t\"value\":\"\u{1}\",\"z\":\""
            + String(repeating: "日", count: 90) + "\"}"
        #expect(
            routes.failure(Made<Int>.self, json.replacing("\u{1}", with: "q")) == """
                Made<Int>.value: expected a number, found the text "q"
                  at $.value, line 1, column 118
                  1 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "value":"q","z":"日日日日日日日日日日日日日日日日日日日日日…
                    |                                          ^
                """)
    }

    // R6, R7, R15: what is wrong with the grammar.
    static let syntax: [(String, String, Int)] = [
        ("[1,2,]", "syntax error: expected a value, found ']'", 5),
        (#"{"a":1,}"#, "syntax error: expected a key in quotes, found '}'", 7),
        ("[1 2]", "syntax error: expected ',' or ']', found '2'", 3),
        (#"{"a" 1}"#, "syntax error: expected ':' after the key, found '1'", 5),
        (#"{"a":1 "b":2}"#, "syntax error: expected ',' or '}', found a quote", 7),
        ("{a:1}", "syntax error: expected a key in quotes, found 'a'", 1),
        ("[1] x", "syntax error: expected the end of the document, found 'x'", 4),
        ("[01]", "syntax error: expected a number without leading zeros, found '1'", 2),
        ("[+1]", "syntax error: expected a value, found '+'", 1),
        ("[1.]", "syntax error: expected a digit after the point, found ']'", 3),
        ("[.5]", "syntax error: expected a value, found '.'", 1),
        ("[-]", "syntax error: expected a digit after the sign, found ']'", 2),
        ("[1e]", "syntax error: expected a digit in the exponent, found ']'", 3),
        ("[nul]", "syntax error: expected a value, found 'n'", 1),
        ("[tru]", "syntax error: expected a value, found 't'", 1),
        ("[True]", "syntax error: expected a value, found 'T'", 1),
        ("[/**/1]", "syntax error: expected a value, found '/'", 1),
        ("[1,,2]", "syntax error: expected a value, found ','", 3),
        ("[", "syntax error: expected a value, found the end of the document", 1),
        (#"["a"#, "syntax error: expected a quote that closes the text, found the end of the document", 3),
        (#"["\x"]"#, #"syntax error: expected an escape such as \n or \u0041, found \ before another character"#, 2),
        (#"["\u12g4"]"#, "syntax error: expected four hexadecimal digits, found 'g'", 6),
        (#"{"s":"\udf00"}"#, "syntax error: expected both halves of a surrogate pair, found one half alone", 6),
        ("{\"s\":\"a\u{1}b\"}", "syntax error: expected text without raw control characters, found the byte 01", 7),
        ("[\"a\nb\"]", "syntax error: expected text without raw control characters, found the byte 0A", 3),
        ("\u{FEFF}\u{FEFF}[]", "syntax error: expected a value, found the byte EF", 3),
        ("[\u{A0}1]", "syntax error: expected a value, found the byte C2", 1),
        ("\u{B}", "syntax error: expected a value, found the byte 0B", 0),
    ]

    // B037, B045
    @Test(arguments: syntax) func grammarIsExact(_ json: String, _ message: String, _ offset: Int) {
        for (_, result) in routes.results(AnyJSON.self, Array(json.utf8)) {
            let error = #expect(throws: AdapterError.self) { try result.get() }
            #expect(error?.description.split(separator: "\n").first.map(String.init) == message)
            #expect(error?.place?.offset == offset && error?.code == .syntax)
        }
        // The same where a model skips it.
        guard !json.hasPrefix("\u{FEFF}"), !json.hasPrefix("[1] "), offset < json.utf8.count else { return }
        for (_, result) in routes.results(User.self, Array("{\"login\":\"\",\"skipped\":\(json)}".utf8)) {
            let error = #expect(throws: AdapterError.self) { try result.get() }
            #expect(error?.place?.offset == offset + 22 && error?.code == .syntax)
        }
    }

    // B043, B047
    @Test(
        arguments: [
            ([0x7B, 0x22, 0x61, 0x22, 0x3A, 0x22, 0xFF, 0x22, 0x7D], .invalidUTF8, 6),
            ([0x22, 0xED, 0xA0, 0x80, 0x22], .invalidUTF8, 1), ([0x22, 0xC0, 0xAF, 0x22], .invalidUTF8, 1),
            ([0x22, 0x61, 0xF4, 0x90, 0x80, 0x80, 0x22], .invalidUTF8, 2),
            ([0x22, 0xE0, 0x9F, 0xBF, 0x22], .invalidUTF8, 1),
            ([0x22, 0x80, 0x22], .invalidUTF8, 1), ([0x22, 0xE6, 0x97, 0x22], .invalidUTF8, 1),
            ([0xFF, 0xFE, 0x5B, 0x00], .unsupportedEncoding, 0), ([0xFE, 0xFF, 0x00, 0x5B], .unsupportedEncoding, 0),
            ([0x5B, 0x00, 0x5D, 0x00], .unsupportedEncoding, 0), ([0x00, 0x5B, 0x00, 0x5D], .unsupportedEncoding, 0),
            ([0x00, 0x00, 0xFE, 0xFF], .unsupportedEncoding, 0), ([0xFF, 0xFE, 0x00, 0x00], .unsupportedEncoding, 0),
            ([0x31, 0x00], .unsupportedEncoding, 0),
        ] as [([UInt8], ModelError.Code, Int)])
    func bytesThatAreNotUTF8AreTold(_ bytes: [UInt8], _ code: ModelError.Code, _ offset: Int) {
        for (_, result) in routes.results(AnyJSON.self, bytes) {
            let error = #expect(throws: AdapterError.self) { try result.get() }
            #expect(error?.code == code && error?.place?.offset == offset)
        }
    }

    // B047
    @Test func oneByteOrderMarkIsSkippedAndNoneWritten() {
        #expect(routes.complaints("\u{FEFF}{\"value\":1}", Made(value: 1), writes: #"{"value":1}"#) == [])
        #expect(routes.complaints(" \r\n\t{ \"value\" : 1 } \n", Made(value: 1), writes: #"{"value":1}"#) == [])
    }

    // B039
    @Test func loneSurrogateMayBeReplaced() throws {
        let replacing = JSONAdapter(replacingLoneSurrogates: true)
        #expect(replacing.routes.complaints(#"["\udfff"]"#, ["\u{FFFD}"], writes: "[\"\u{FFFD}\"]") == [])
        #expect(
            replacing.routes.complaints(
                #"{"\ud800":"\ud83d\ude00\ud83dx\ude00\ud83d\ud83d\ude00"}"#,
                ["\u{FFFD}": "\u{1F600}\u{FFFD}x\u{FFFD}\u{FFFD}\u{1F600}"],
                writes: "{\"\u{FFFD}\":\"\u{1F600}\u{FFFD}x\u{FFFD}\u{FFFD}\u{1F600}\"}") == [])
    }

    // R15: the pointer (RFC 6901).
    @Test func pointerEscapesTildeAndSlash() {
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter.model(of: [String: [Int]].self, from: #"{"a/b~c":[true]}"#)
        }
        #expect(error?.jsonPointer == "/a~1b~0c/0")
        #expect(error?.path.pathText == #"$["a/b~c"][0]"#)
    }

    // R15: a redacted error has no piece of the input.
    @Test(arguments: [
        #"{"login":731}"#, #"{"login":["sesame"]}"#, #"{"login":"sesame"#, #"{"login":sesame}"#,
        #"{"login":"\usesame"}"#,
        "{\"login\":\"\u{1}sesame\"}",
    ])
    func redactedErrorHoldsNothingOfTheInput(_ json: String) {
        let error = #expect(throws: AdapterError.self) { try JSONAdapter.model(of: User.self, from: json) }
        for piece in ["731", "sesame", "usesame"] { #expect(error?.redacted.contains(piece) == false) }
        #expect(error?.redacted.contains("line 1") == true)
    }
}
