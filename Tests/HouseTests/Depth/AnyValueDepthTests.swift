import Testing

@testable import Olivine

/// Any values deeper than what is read: what a program makes itself knows no limit.
@Suite struct AnyValueDepthTests {
    /// Lists and objects in turns, so many inside one another.
    static func value(depth: Int, innermost: JSONValue) -> JSONValue {
        (0..<depth).reduce(innermost) { value, level in level % 2 == 0 ? [value] : ["k": value] }
    }

    /// Takes a value apart from the outside: Swift would do it by recursion.
    static func takeApart(_ value: inout JSONValue) {
        while let inner = value[0] ?? value["k"] { value = inner }
    }

    // R14
    @Test func aHundredThousandLevelsAreNoTrouble() throws {
        let faults = try Threads.run(stack: 512 << 10) {
            var faults: [String] = []
            func claim(_ isTrue: Bool, _ what: String) { if !isTrue { faults.append(what) } }
            let depth = 100_000
            var value = Self.value(depth: depth, innermost: 1)
            var twin = Self.value(depth: depth, innermost: 1)
            var other = Self.value(depth: depth, innermost: 2)
            claim(value == twin && value != other, "comparing")
            claim(value.hashValue == twin.hashValue && value.hashValue != other.hashValue, "hashing")
            let text = value.description
            claim(text.utf8.count == depth / 2 * 8 + 1, "the description")
            let beginning = String(decoding: text.utf8.prefix(10_000), as: UTF8.self) + "…"
            claim(value.debugDescription == beginning, "the beginning of the description")
            let roomy = JSONAdapter(limits: JSONLimits(depth: depth))
            for adapter in [roomy, roomy.neutral] {
                claim(try adapter.jsonString(from: value) == text, "writing")
                var read = try adapter.model(of: JSONValue.self, from: text)
                claim(read == value, "reading")
                Self.takeApart(&read)
            }
            claim(try JSONText(text, by: roomy).text == text, "text")
            Self.takeApart(&value)
            Self.takeApart(&twin)
            Self.takeApart(&other)
            return faults
        }
        #expect(faults == [])
    }

    @Test func patchesGoAsDeep() throws {
        let faults = try Threads.run(stack: 512 << 10) {
            var faults: [String] = []
            func object(_ innermost: JSONValue) -> JSONValue {
                (0..<50_000).reduce(innermost) { value, _ in ["k": value] }
            }
            var old = object(["a": 1, "b": 2])
            var new = object(["a": 3])
            var patch = new.mergePatch(from: old)
            var merged = old.merging(patch)
            if merged != new { faults.append("merging") }
            if patch.description.suffix(50_016).prefix(20) != #"{"b":null,"a":3}}}}}"# { faults.append("the patch") }
            Self.takeApart(&old)
            Self.takeApart(&new)
            Self.takeApart(&patch)
            Self.takeApart(&merged)
            return faults
        }
        #expect(faults == [])
    }
}

extension JSONAdapter {
    /// The same with the loops over the neutral calls.
    fileprivate var neutral: JSONAdapter {
        var neutral = self
        neutral.reading.usesFastLoop = false
        neutral.writing.usesFastLoop = false
        return neutral
    }
}
