import Foundation
import TestSupport
import Testing

@testable import Olivine

/// Documents made to hurt.
@Suite struct HostileCodableTests {
    @Test func keysAreToldApartByTheirScalars() throws {
        let text = "{\"\u{E9}\": 1, \"e\u{301}\": 2}"
        struct Accents: Decodable {
            var composed = 0, split = 0
            init(from decoder: any Decoder) throws {
                let object = try decoder.container(keyedBy: Name.self)
                composed = try object.decode(Int.self, forKey: Name("\u{E9}"))
                split = try object.decode(Int.self, forKey: Name("e\u{301}"))
            }
        }
        let accents = try JSONAdapter().decode(Accents.self, from: text)
        #expect(accents.composed == 1 && accents.split == 2)
        // A Swift dictionary holds them for one key, of which the last counts; by escapes too.
        #expect(try JSONAdapter().decode([String: Int].self, from: #"{"a": 1, "\u0061": 2}"#) == ["a": 2])
    }

    @Test func duplicateKeysCanBeRefused() throws {
        for count in [2, 5, 20, 100] {
            let keys = (0..<count - 1).map { "\"k\($0)\": 1" } + ["\"\\u006b0\": 2"]
            let text = "{" + keys.joined(separator: ",") + "}"
            #expect(try JSONAdapter().decode([String: Int].self, from: text)["k0"] == 2)
            let error = try #require(throws: AdapterError.self) {
                try JSONAdapter(refusingDuplicateKeys: true).decode([String: Int].self, from: text)
            }
            #expect(error.code == .duplicateKey && error.path.pathText == "$.k0")
        }
    }

    @Test(arguments: [511, 512]) func depthIsLimitedAndSmallStacksSuffice(_ depth: Int) throws {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let thread = SmallStack {
            let nest = try JSONAdapter().decode(Nest.self, from: text)
            return String(decoding: try JSONAdapter().encode(nest), as: UTF8.self)
        }
        #expect(try thread.result().get() == text)
        guard depth == 512 else { return }
        let error = try #require(throws: AdapterError.self) {
            try JSONAdapter().decode(Nest.self, from: "[" + text + "]")
        }
        #expect(error.code == .tooDeep)
    }

    @Test func aKeptDecoderGoesOnReading() throws {
        struct Keeper: Decodable {
            let decoder: any Decoder
            init(from decoder: any Decoder) throws { self.decoder = decoder }
        }
        let keeper: [Keeper]
        do {
            let data = Data(#"["first", {"a": "second, long enough for the heap"}]"#.utf8)
            keeper = try JSONAdapter().decode([Keeper].self, from: data)
        }
        #expect(try String(from: keeper[0].decoder) == "first")
        #expect(try [String: String](from: keeper[1].decoder) == ["a": "second, long enough for the heap"])
        #expect(keeper[1].decoder.codingPath.map(\.intValue) == [1])
    }

    @Test func everyProperPrefixFails() throws {
        let text = Array(#"{"int": 12, "text": "aé\n", "double": -1.5e3, "flag": true, "list": [1, 2]}"#.utf8)
        for count in 0..<text.count {
            #expect(throws: AdapterError.self) {
                try JSONAdapter().decode(CodedPlain.self, from: text[..<count].map { $0 })
            }
        }
        #expect(try JSONAdapter().decode(CodedPlain.self, from: text).list == [1, 2])
    }

    @Test func secretsOfModelsStayOutOfErrors() throws {
        struct Login: ValueModel, Codable {
            let name: String, token: String
            static let propertyKeys = PropertyKeys(Login.init) {
                Property("name", \.name)
                Property("token", \.token, .secret)
            }
        }
        struct Logins: Codable { var logins: [Login] }
        for text in [
            #"{"logins": [{"name": "n", "token": 4711471147}]}"#, #"{"logins": [{"token": "4711471147", "name": 1}]}"#,
        ] {
            let error = try #require(throws: AdapterError.self) { try JSONAdapter().decode(Logins.self, from: text) }
            #expect(!error.description.contains("4711471147"))
            let foundations = CodableDecoder()
            do {
                _ = try foundations.decode(Logins.self, from: Data(text.utf8))
                Issue.record("read")
            } catch { #expect(!"\(error)".contains("4711471147")) }
        }
    }

    /// The suite of JSON texts: what the reader of models refuses is refused here, and the other way round.
    @Test(.enabled(if: TestData.has("json-test-suite"))) func theSameTextsAreJSON() throws {
        for name in TestData.names(in: "json-test-suite/test_parsing") {
            let bytes = try TestData.bytes("json-test-suite/test_parsing/" + name)
            let model = Result { try JSONAdapter.model(of: JSONValue.self, from: bytes) }
            let door = Result { try JSONAdapter().decode(Ignoring.self, from: bytes) }
            #expect((try? model.get()) == nil ? (try? door.get()) == nil : (try? door.get()) != nil, "\(name)")
            if case .failure(let first as AdapterError) = model, case .failure(let second as AdapterError) = door {
                #expect(first.code == second.code && first.place == second.place, "\(name)")
            }
        }
    }

    struct Ignoring: Decodable { init(from decoder: any Decoder) throws {} }
}

/// Runs a body on a thread with a stack of 512 KiB.
private final class SmallStack: @unchecked Sendable {
    private let body: () throws -> String
    private var outcome: Result<String, any Error>?
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping () throws -> String) { self.body = body }

    func result() -> Result<String, any Error> {
        let thread = Thread { [self] in
            outcome = Result(catching: body)
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        return outcome!
    }
}
