import Foundation
import Olivine
import Testing

/// The README's table of what the two readers do: each line is there, and each claim of it is run.
struct StrictnessTests {
    struct Row: Sendable, CustomTestStringConvertible {
        /// The line of the table.
        let line: String
        /// What the two give, as values or codes.
        let foundation: String
        let olivine: String
        let readFoundation: @Sendable () -> String
        let readOlivine: @Sendable () -> String
        var testDescription: String { line }

        init<Value: PropertyValue & Codable>(
            _ line: String, _ type: Value.Type, _ json: Data, foundation: String, olivine: String
        ) {
            self.line = line
            self.foundation = foundation
            self.olivine = olivine
            readFoundation = {
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                do { return "\(try decoder.decode(type, from: json))" } catch { return "\(error)" }
            }
            readOlivine = {
                do throws(AdapterError) { return "\(try JSONAdapter.model(of: type, from: json))" } catch {
                    return "\(error.code)"
                }
            }
        }

        init<Value: PropertyValue & Codable>(
            _ line: String, _ type: Value.Type, _ json: String, foundation: String, olivine: String
        ) {
            self.init(line, type, Data(json.utf8), foundation: foundation, olivine: olivine)
        }
    }

    static let notJSON =
        "DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON."

    static let rows = [
        Row(
            "| `[1, 2,]` | `[1, 2]` | *syntax error*, with line and column |", [Int].self, "[1, 2,]",
            foundation: "[1, 2]", olivine: "syntax error"),
        Row(
            #"| `{"a": 1, "a": 2}` | 1 | 2; by option *duplicate key* |"#, [String: Int].self, #"{"a": 1, "a": 2}"#,
            foundation: #"["a": 1]"#, olivine: #"["a": 2]"#),
        Row(
            "| `12.5` for an `Int` | \"not valid JSON\", no path | *number not integral*, path and place |", [Int].self,
            "[12.5]", foundation: notJSON, olivine: "number not integral"),
        Row(
            "| `1e-400` for a `Double` | \"not valid JSON\" | 0, the nearest double |", [Double].self, "[1e-400]",
            foundation: notJSON, olivine: "[0.0]"),
        Row(
            "| 40 digits and a fraction for a `Decimal` | the fraction is dropped | *number out of range* |",
            [Decimal].self, "[1234567890123456789012345678901234567890.5]",
            foundation: "[1234567890123456789012345678901234567890]", olivine: "number out of range"),
        Row(
            "| `\"2026-02-30T00:00:00Z\"` for a `Date` | 2 March (`.iso8601`) | *bad date* |", [Date].self,
            #"["2026-02-30T00:00:00Z"]"#, foundation: "[2026-03-02 00:00:00 +0000]", olivine: "bad date"),
        Row(
            "| text behind a date | ignored (`.iso8601`) | *bad date* |", [Date].self,
            #"["2026-02-03T00:00:00Z or so"]"#, foundation: "[2026-02-03 00:00:00 +0000]", olivine: "bad date"),
        Row(
            "| a blank in a `URL` | escaped silently | *bad URL* |", [URL].self, #"["https://a.example/b c"]"#,
            foundation: "[https://a.example/b%20c]", olivine: "bad URL"),
        Row(
            "| two keys that differ, but are equal as `String` | one is lost | *key collision* |", [String: Int].self,
            "{\"e\u{301}\": 1, \"\u{e9}\": 2}", foundation: "[\"\u{e9}\": 1]", olivine: "key collision"),
        Row(
            "| UTF-16 | read | *unsupported encoding* |", [Int].self, Data([0xFF, 0xFE, 0x5B, 0, 0x31, 0, 0x5D, 0]),
            foundation: "[1]", olivine: "unsupported encoding"),
    ]

    @Test(arguments: rows)
    func lineOfTheTableIsTrue(_ row: Row) throws {
        #expect(
            try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8).contains(row.line))
        #expect(row.readOlivine() == row.olivine)
        #if os(Linux)
            #expect(row.readFoundation() == row.foundation)
        #endif
    }

    @Test func wholeDoublesAreWrittenWithAFraction() throws {
        let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains(#"| `1.0` and `"a/b"` written | `1` and `"a\/b"` | `1.0` and `"a/b"` |"#))
        #expect(try JSONAdapter.jsonString(from: 1.0) == "1.0")
        #expect(try JSONAdapter.jsonString(from: "a/b") == #""a/b""#)
        #if os(Linux)
            #expect(String(decoding: try JSONEncoder().encode(1.0), as: UTF8.self) == "1")
            #expect(String(decoding: try JSONEncoder().encode("a/b"), as: UTF8.self) == #""a\/b""#)
        #endif
    }

    @Test func initialValueIsNoDefaultForCodable() throws {
        struct Setting: Codable { var size = 13 }
        let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains("| a missing key for a property with an initial value | error | the row's default |"))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Setting.self, from: Data("{}".utf8)) }
    }
}
