import TestSupport

@testable import Olivine

/// Values at random, small and awkward: keys that look the same, numbers of all forms, texts with escapes.
struct RandomValues {
    var numbers: SeededNumbers
    /// Whether objects may have members that are null.
    var hasNullMembers = true

    static let keys = [
        "a", "b", "A", "", "k\"q", "na\u{ef}ve", "nai\u{308}ve", "a key that is longer than fifteen bytes", "日本",
        "\u{0}", "1", "x/y",
    ]
    static let texts = [
        "", "text", "é", "e\u{301}", "a \"quote\" \\ and \n", "\u{1F600} and more than sixteen bytes", "\u{FEFF}",
    ]
    static let literals = [
        "0", "-0", "1", "1.0", "10e-1", "1E400", "-12.50", "123456789012345678901234567890", "5e-324",
    ]

    init(_ numbers: SeededNumbers, hasNullMembers: Bool = true) {
        self.numbers = numbers
        self.hasNullMembers = hasNullMembers
    }

    mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &numbers) == 0 }

    mutating func value(depth: Int = 4, isMember: Bool = false) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &numbers) {
        case 0 where !isMember || hasNullMembers: return .null
        case 0, 1: return .bool(chance(2))
        case 2: return .number(NumberLiteral(Self.literals.randomElement(using: &numbers)!)!)
        case 3, 4: return .string(Self.texts.randomElement(using: &numbers)!)
        case 5: return .array((0..<Int.random(in: 0...4, using: &numbers)).map { _ in value(depth: depth - 1) })
        default: return .object(object(depth: depth - 1))
        }
    }

    /// An object; now and then one with many keys.
    mutating func object(depth: Int) -> JSONObject {
        var object = JSONObject()
        if chance(20) {
            for index in 0..<Int.random(in: 30...90, using: &numbers) {
                object["key \(index)"] = value(depth: 0, isMember: true)
            }
        }
        for _ in 0..<Int.random(in: 0...5, using: &numbers) {
            object[Self.keys.randomElement(using: &numbers)!] = value(depth: depth, isMember: true)
        }
        return object
    }

    /// The value with some of its parts changed.
    mutating func changed(_ value: JSONValue, isMember: Bool = false) -> JSONValue {
        switch value {
        case .object(let object) where !chance(6):
            var result = object
            for key in object.keys {
                if chance(4) {
                    result[key] = nil
                } else if chance(3) {
                    result[key] = changed(object[key]!, isMember: true)
                }
            }
            if chance(2) { result[Self.keys.randomElement(using: &numbers)!] = self.value(depth: 2, isMember: true) }
            return .object(result)
        default: return self.value(depth: 2, isMember: isMember)
        }
    }
}
