import TestSupport
import Testing

@testable import Olivine

/// Merge patches of any values (RFC 7396).
@Suite struct MergePatchTests {
    /// RFC 7396, appendix A: original, patch, result.
    static let table = [
        (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
        (#"{"a":"b"}"#, #"{"a":null}"#, #"{}"#), (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
        (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
        (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
        (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#), (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
        (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#), (#"{"a":"foo"}"#, #"null"#, #"null"#),
        (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
        (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#), (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
        (#"{}"#, #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ]

    @Test(arguments: table) func exampleOfTheStandardHolds(_ original: String, _ patch: String, _ result: String) throws
    {
        let (original, patch) = (try Self.value(original), try Self.value(patch))
        #expect(original.merging(patch).description == result)
        // The patch back and forth, where nothing but nulls is asked of it.
        let new = try Self.value(result)
        if !new.hasNullMembers { #expect(original.merging(new.mergePatch(from: original)) == new) }
    }

    static func value(_ json: String) throws -> JSONValue { try JSONAdapter.model(from: json) }

    @Test func patchHoldsOnlyWhatChanges() throws {
        let old = try Self.value(#"{"title":"Hello","author":{"first":"Ada","last":"King"},"tags":["a"],"n":1}"#)
        let new = try Self.value(#"{"title":"Bye","author":{"first":"Ada"},"tags":["a"],"n":1.0,"more":{"x":[null]}}"#)
        let patch = new.mergePatch(from: old)
        #expect(patch.description == #"{"title":"Bye","author":{"last":null},"n":1.0,"more":{"x":[null]}}"#)
        #expect(old.merging(patch) == new)
        #expect(new.mergePatch(from: new).description == "{}" && (1 as JSONValue).mergePatch(from: 1) == 1)
        #expect(([:] as JSONValue).mergePatch(from: [1]) == [:] && (nil as JSONValue).mergePatch(from: [:]) == nil)
        // Other scalars in a key or a text are a change, though Swift holds them for equal.
        #expect((["k": "\u{e9}"] as JSONValue).mergePatch(from: ["k": "e\u{301}"]) == ["k": "\u{e9}"])
        #expect((["\u{e9}": 1] as JSONValue).mergePatch(from: ["e\u{301}": 1]) == ["e\u{301}": nil, "\u{e9}": 1])
    }

    /// What a merge patch has no form for: null is how a key goes away.
    @Test func nullMembersCannotBeSet() {
        let new: JSONValue = ["a": nil, "b": ["c": nil, "d": 1], "e": [["f": nil]]]
        #expect(([:] as JSONValue).merging(new.mergePatch(from: [:])) == ["b": ["d": 1], "e": [["f": nil]]])
        // Those that are there already stay.
        #expect(
            (["a": nil, "z": 1] as JSONValue).merging((["a": nil] as JSONValue).mergePatch(from: ["a": nil, "z": 1]))
                == ["a": nil])
    }

    @Test func patchMakesTheNewOfTheOld() {
        var random = RandomValues(SeededNumbers(), hasNullMembers: false)
        for _ in 0..<SeededNumbers.rounds(1000) {
            let old = random.value()
            let new = random.chance(4) ? random.value() : random.changed(old)
            let patch = new.mergePatch(from: old)
            #expect(old.merging(patch) == new, "from \(old) to \(new)")
            #expect(patch == [:] || old != new || old.object == nil)
            #expect(old.merging([:]) == old || old.object == nil)
        }
    }
}

extension JSONValue {
    /// Whether an object has a member that is null. Lists are not looked into.
    fileprivate var hasNullMembers: Bool { object?.contains { $0.value.isNull || $0.value.hasNullMembers } ?? false }
}
