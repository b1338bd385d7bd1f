import TestSupport
import Testing

@testable import Olivine

/// Objects: order, keys by scalars, copies, and speed whatever the keys.
@Suite struct JSONObjectTests {
    @Test func orderIsKept() {
        var object: JSONObject = ["z": 1, "a": 2]
        object["m"] = 3
        object["z"] = 4
        #expect(object.keys == ["z", "a", "m"] && object.values == [4, 2, 3])
        object["a"] = nil
        object["absent"] = nil
        object["a"] = 5
        #expect(object.map(\.key) == ["z", "m", "a"] && object.count == 3)
        #expect(object[1].key == "m" && object[1].value == 3 && object.last?.value == 5)
        #expect(object.removeValue(forKey: "z") == 4 && object.removeValue(forKey: "z") == nil)
        #expect(object.updateValue(6, forKey: "m") == 3 && object.updateValue(7, forKey: "n") == nil)
        #expect(object.description == #"{"m":6,"a":5,"n":7}"#)
    }

    // R5
    @Test func keysAreComparedByScalars() {
        let object: JSONObject = ["e\u{301}": 1, "\u{e9}": 2, "": 3, "\u{0}": 4]
        #expect(object.count == 4 && object["\u{e9}"] == 2 && object["e\u{301}"] == 1 && object[""] == 3)
    }

    @Test func lastValueWinsInTheFirstsPlace() {
        #expect((["a": 1, "b": 2, "a": 3] as JSONObject).description == #"{"a":3,"b":2}"#)
        #expect(JSONObject(zip(["a", "b", "a"], [1, 2, 3])).description == #"{"a":3,"b":2}"#)
        let object: JSONObject = ["a": nil, "b": 2]
        #expect(JSONObject(object.filter { !$0.value.isNull }) == ["b": 2])
    }

    // R16
    @Test func dictionaryIsSorted() {
        let dictionary: [String: JSONValue] = ["b": 1, "a10": 2, "a2": nil, "B": 3, "\u{e9}": 4]
        #expect(JSONObject(dictionary).keys == ["B", "a10", "a2", "b", "\u{e9}"])
        #expect(JSONObject(dictionary)["a2"] == .null && JSONObject([String: JSONValue]()).isEmpty)
    }

    @Test func nullIsNotNil() {
        var object: JSONObject = ["a": nil]
        #expect(object["a"] == .null && object["b"] == nil && object.count == 1)
        object["a"] = nil
        #expect(object.isEmpty)
    }

    @Test func copiesDoNotChange() throws {
        let list = try JSONAdapter.model(of: [JSONObject].self, from: #"[{"a":1,"b":2},{"a":3,"b":4},{"a":5}]"#)
        var changed = list
        changed[0]["c"] = 9
        changed[1]["a"] = nil
        changed[2]["b"] = 6
        #expect(list.description == #"[{"a":1,"b":2}, {"a":3,"b":4}, {"a":5}]"#)
        #expect(changed.description == #"[{"a":1,"b":2,"c":9}, {"b":4}, {"a":5,"b":6}]"#)
        let empty = JSONObject()
        var other = JSONObject()
        other["a"] = 1
        #expect(empty.isEmpty && JSONObject().isEmpty)
    }

    /// Across the number of keys from which there is an index.
    @Test(arguments: [1, 31, 32, 33, 34, 63, 64, 65, 66, 1000])
    func everyKeyIsFoundHoweverManyThereAre(_ count: Int) throws {
        let keys = (0..<count).map { $0 % 3 == 0 ? "\($0)" : "a key that is longer than fifteen bytes \($0)" }
        var built = JSONObject()
        for (index, key) in keys.enumerated() { built[key] = JSONValue(index) }
        let read = try JSONAdapter.model(of: JSONObject.self, from: built.description)
        for object in [built, read] {
            #expect(object.keys == keys && object["absent"] == nil)
            #expect(keys.indices.allSatisfy { object[keys[$0]]?.int == $0 })
        }
        #expect(built == read && built.hashValue == read.hashValue)
        #expect(JSONObject(read.map { ($0.key, $0.value) }.reversed()) == read)
        for key in keys.dropFirst(count / 2) { built[key] = nil }
        #expect(built.keys == Array(keys.prefix(count / 2)) && built != read)
        #expect(keys.indices.allSatisfy { (built[keys[$0]] != nil) == ($0 < count / 2) })
    }

    /// The first repetition, the last, and one in the middle, before and behind the number of keys that shapes keep.
    @Test(arguments: [2, 10, 40, 64, 65, 100])
    func aRepeatedKeyKeepsItsPlace(_ count: Int) throws {
        let keys = (0..<count).map { "key \($0)" }
        for repeated in [0, count / 2, count - 1] {
            let members = keys.map { #""\#($0)":0"# } + [#""\#(keys[repeated])":[1]"#, #""more":2"#]
            let text = "{" + members.joined(separator: ",") + "}"
            var expected = JSONObject(keys.map { ($0, 0) })
            expected[keys[repeated]] = [1]
            expected["more"] = 2
            for adapter in JSONAdapter().loops {
                let read = try adapter.model(of: [JSONObject].self, from: "[\(text),\(text)]")
                #expect(read.map(\.description) == [expected.description, expected.description])
            }
        }
    }

    // R5: hashes of keys that a document chooses differ from process to process.
    @Test func noKeysHaveTheHashOfOthers() {
        let keys = (0..<20_000).map { "\($0)" } + (1...64).map { String(repeating: "\u{0}", count: $0) }
        #expect(Set(keys.map(\.seededHash)).count == keys.count)
        // The lowest bits, which choose a slot, are spread.
        var slots = [Int](repeating: 0, count: 256)
        for key in keys { slots[key.seededHash & 255] += 1 }
        #expect(slots.allSatisfy { (30...150).contains($0) })
    }
}
