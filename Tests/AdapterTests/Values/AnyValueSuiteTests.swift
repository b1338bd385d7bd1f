import TestSupport
import Testing

@testable import Olivine

private let parsing = "json-test-suite/test_parsing"

/// The JSON parsing test suite (Nicolas Seriot, 2016), as any values and as texts.
@Suite(.enabled(if: TestData.has(parsing), "the suite is not there; OLIVINE_DATA names its folder"))
struct AnyValueSuiteTests {
    // R7
    @Test(arguments: SuiteTests.names("y_") + ["i_structure_500_nested_arrays.json"])
    func rightDocumentSurvives(_ name: String) throws {
        let bytes = try TestData.bytes(parsing + "/" + name)
        for adapter in JSONAdapter().loops {
            let value = try adapter.model(of: JSONValue.self, from: bytes)
            let written = try adapter.jsonData(from: value)
            #expect(try adapter.model(of: JSONValue.self, from: written) == value)
            let text = try adapter.model(of: JSONText.self, from: bytes)
            #expect(try adapter.model(of: JSONText.self, from: adapter.jsonData(from: [text])) != text)
            #expect(try adapter.model(of: [JSONText].self, from: adapter.jsonData(from: [text])) == [text])
            #expect(try text.model(of: JSONValue.self) == value)
        }
    }

    /// The same verdict and value as by the neutral loop that the other tests use.
    @Test(arguments: SuiteTests.names("y_") + SuiteTests.names("n_") + SuiteTests.names("i_"))
    func everyRouteAgrees(_ name: String) throws {
        let bytes = try TestData.bytes(parsing + "/" + name)
        for options in [JSONAdapter(), JSONAdapter(refusingDuplicateKeys: true, replacingLoneSurrogates: true)] {
            let outcomes = options.loops.map { AnyValueDifferenceTests.outcome(JSONValue.self, bytes, $0) }
            #expect(outcomes[0] == outcomes[1])
            let other = AnyValueDifferenceTests.outcome(AnyJSON.self, bytes, options)
            let text = AnyValueDifferenceTests.outcome(JSONText.self, bytes, options)
            #expect(Set([outcomes[0], other, text].map { $0.value == nil }).count == 1)
        }
    }
}
