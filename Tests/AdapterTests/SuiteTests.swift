import Testing
import TestSupport

@testable import Olivine

private let parsing = "json-test-suite/test_parsing"

/// The JSON parsing test suite (Nicolas Seriot, 2016), through every route, as values and as what a model skips.
@Suite(.enabled(if: TestData.has(parsing), "the suite is not there; OLIVINE_DATA names its folder"))
struct SuiteTests {
    static func names(_ prefix: String) -> [String] { TestData.names(in: parsing).filter { $0.hasPrefix(prefix) } }

    /// A model that knows no key, so that it skips everything.
    struct Skipping: ValueModel {
        static let propertyKeys = PropertyKeys(Skipping.init) {}
    }

    /// The document, and the same as the value of a key that no model knows.
    static func documents(_ name: String) throws -> (plain: [UInt8], skipped: [UInt8]) {
        let bytes = try TestData.bytes(parsing + "/" + name)
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return (bytes, Array(#"{"a":"#.utf8) + bytes.dropFirst(mark) + Array("}".utf8))
    }

    static func isAccepted(_ name: String, adapter: JSONAdapter) throws -> Bool {
        let (plain, skipped) = try documents(name)
        let routes = adapter.routes
        let read = routes.results(AnyJSON.self, plain).map { isSuccess($0.result) }
        // Behind a key, the encoding of the document is no longer told by its first bytes.
        let skip = routes.results(Skipping.self, skipped).map { isSuccess($0.result) }
        let outcomes = Set(read + skip)
        #expect(outcomes.count == 1, "\(name): the routes do not agree")
        return outcomes == [true]
    }

    static func isSuccess<Value>(_ result: Result<Value, AdapterError>) -> Bool {
        if case .success = result { true } else { false }
    }

    // R7
    @Test(arguments: names("y_")) func rightDocumentIsAccepted(_ name: String) throws {
        #expect(try Self.isAccepted(name, adapter: JSONAdapter()))
    }

    @Test(arguments: names("n_")) func wrongDocumentIsRefusedWithAPlace(_ name: String) throws {
        #expect(try !Self.isAccepted(name, adapter: JSONAdapter()))
        let bytes = try TestData.bytes(parsing + "/" + name)
        let error = #expect(throws: AdapterError.self) { try JSONAdapter.model(of: AnyJSON.self, from: bytes) }
        let codes: [ModelError.Code] = [
            .syntax, .invalidUTF8, .emptyDocument, .unsupportedEncoding, .tooDeep,
        ]
        #expect(codes.contains(try #require(error?.code)))
        #expect(try #require(error?.place).offset <= bytes.count)
    }

    @Test(arguments: names("y_") + ["i_structure_500_nested_arrays.json"])
    func rightDocumentSurvivesWritingAndReading(_ name: String) throws {
        let bytes = try TestData.bytes(parsing + "/" + name)
        for adapter in JSONAdapter().loops {
            let value = try adapter.model(of: AnyJSON.self, from: bytes)
            let written = try adapter.jsonData(from: value)
            #expect(try adapter.model(of: AnyJSON.self, from: written) == value)
            let pretty = try JSONAdapter(format: [.pretty, .escapedSlashes]).jsonData(from: value)
            #expect(try adapter.model(of: AnyJSON.self, from: pretty) == value)
        }
    }

    /// What the grammar leaves open, as R3, R6, R7 and R14 decide it. Numbers of any size are accepted as literals; what
    /// they become depends on the type they are read as.
    static let open: [String: ModelError.Code?] = [
        "i_number_double_huge_neg_exp.json": nil, "i_number_huge_exp.json": nil,
        "i_number_neg_int_huge_exp.json": nil, "i_number_pos_double_huge_exp.json": nil,
        "i_number_real_neg_overflow.json": nil, "i_number_real_pos_overflow.json": nil,
        "i_number_real_underflow.json": nil, "i_number_too_big_neg_int.json": nil,
        "i_number_too_big_pos_int.json": nil, "i_number_very_big_negative_int.json": nil,
        "i_object_key_lone_2nd_surrogate.json": .syntax, "i_string_1st_surrogate_but_2nd_missing.json": .syntax,
        "i_string_1st_valid_surrogate_2nd_invalid.json": .syntax,
        "i_string_UTF-16LE_with_BOM.json": .unsupportedEncoding,
        "i_string_UTF-8_invalid_sequence.json": .invalidUTF8, "i_string_UTF8_surrogate_U+D800.json": .invalidUTF8,
        "i_string_incomplete_surrogate_and_escape_valid.json": .syntax,
        "i_string_incomplete_surrogate_pair.json": .syntax,
        "i_string_incomplete_surrogates_escape_valid.json": .syntax, "i_string_invalid_lonely_surrogate.json": .syntax,
        "i_string_invalid_surrogate.json": .syntax, "i_string_invalid_utf-8.json": .invalidUTF8,
        "i_string_inverted_surrogates_U+1D11E.json": .syntax, "i_string_iso_latin_1.json": .invalidUTF8,
        "i_string_lone_second_surrogate.json": .syntax, "i_string_lone_utf8_continuation_byte.json": .invalidUTF8,
        "i_string_not_in_unicode_range.json": .invalidUTF8, "i_string_overlong_sequence_2_bytes.json": .invalidUTF8,
        "i_string_overlong_sequence_6_bytes.json": .invalidUTF8,
        "i_string_overlong_sequence_6_bytes_null.json": .invalidUTF8, "i_string_truncated-utf-8.json": .invalidUTF8,
        "i_string_utf16BE_no_BOM.json": .unsupportedEncoding, "i_string_utf16LE_no_BOM.json": .unsupportedEncoding,
        "i_structure_500_nested_arrays.json": nil, "i_structure_UTF-8_BOM_empty_object.json": nil,
    ]

    @Test(arguments: names("i_")) func openQuestionIsDecided(_ name: String) throws {
        let decision = try #require(Self.open[name])
        let bytes = try TestData.bytes(parsing + "/" + name)
        let results = JSONAdapter().routes.results(AnyJSON.self, bytes).map(\.result)
        #expect(Set(results.map(Self.code)) == [decision])
        #expect(try Self.isAccepted(name, adapter: JSONAdapter()) == (decision == nil))
    }

    static func code<Value>(_ result: Result<Value, AdapterError>) -> ModelError.Code? {
        switch result {
        case .success: nil
        case .failure(let error): error.code
        }
    }

    // B039
    @Test(arguments: names("i_string").filter { open[$0] == .syntax } + ["i_object_key_lone_2nd_surrogate.json"])
    func loneSurrogateIsReplacedOnRequest(_ name: String) throws {
        #expect(try Self.isAccepted(name, adapter: JSONAdapter(replacingLoneSurrogates: true)))
    }

    static let transform = "json-test-suite/test_transform"

    @Test(arguments: TestData.names(in: transform)) func everyRouteTransformsAlike(_ name: String) throws {
        let bytes = try TestData.bytes(Self.transform + "/" + name)
        let results = JSONAdapter().routes.results(AnyJSON.self, bytes).map { try? $0.result.get() }
        #expect(Set(results).count == 1)
        guard let value = results.first ?? nil else { return }
        #expect(try JSONAdapter.model(of: AnyJSON.self, from: JSONAdapter.jsonData(from: value)) == value)
    }

    @Test(arguments: ["weibo.json", "github-user.json"].filter(TestData.has))
    func realDocumentSurvives(_ name: String) throws {
        let bytes = try TestData.bytes(name)
        let value = try JSONAdapter.model(of: AnyJSON.self, from: bytes)
        #expect(try JSONAdapter.model(of: AnyJSON.self, from: JSONAdapter.jsonString(from: value)) == value)
    }
}
