// Comparing and hashing any values. They recurse, and go on on a fresh stack where this one is nearly used up.

extension JSONValue {
    /// Whether both are the same JSON: numbers by their text, texts and keys by their scalars, objects whatever the order
    /// of their keys.
    public static func == (first: JSONValue, second: JSONValue) -> Bool { first.isSame(as: second, level: 0) }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) { feed(&hasher, level: 0) }

    fileprivate func isSame(as other: JSONValue, level: Int) -> Bool {
        switch (self, other) {
        case (.null, .null): return true
        case (.bool(let first), .bool(let second)): return first == second
        case (.number(let first), .number(let second)): return first.text.isSpelled(second.text)
        case (.string(let first), .string(let second)): return first.isSpelled(second)
        case (.array(let first), .array(let second)):
            return DeepStack.run(level) { JSONValue.areSame(first, second, level) }
        case (.object(let first), .object(let second)): return first.isSame(as: second, level: level)
        default: return false
        }
    }

    private static func areSame(_ first: [JSONValue], _ second: [JSONValue], _ level: Int) -> Bool {
        guard first.count == second.count else { return false }
        for index in first.indices where !first[index].isSame(as: second[index], level: level + 1) { return false }
        return true
    }

    fileprivate func feed(_ hasher: inout Hasher, level: Int) {
        switch self {
        case .null: hasher.combine(UInt8(0))
        case .bool(let value): hasher.combine(value ? UInt8(2) : 1)
        case .number(let value):
            hasher.combine(UInt8(3))
            hasher.combine(value.text.seededHash)
        case .string(let value):
            hasher.combine(UInt8(4))
            hasher.combine(value.seededHash)
        case .array(let values):
            hasher.combine(UInt8(5))
            hasher.combine(values.count)
            DeepStack.run(level) {
                for value in values { value.feed(&hasher, level: level + 1) }
            }
        case .object(let object):
            hasher.combine(UInt8(6))
            object.feed(&hasher, level: level)
        }
    }
}

extension JSONObject {
    /// Whether both have the same keys with equal values, in whatever order.
    public static func == (first: JSONObject, second: JSONObject) -> Bool { first.isSame(as: second, level: 0) }

    /// Feeds the members, their order left aside.
    public func hash(into hasher: inout Hasher) { feed(&hasher, level: 0) }

    fileprivate func isSame(as other: JSONObject, level: Int) -> Bool {
        DeepStack.run(level) { hasSame(members: other, level) }
    }

    private func hasSame(members other: JSONObject, _ level: Int) -> Bool {
        guard count == other.count else { return false }
        let isAlike = shape === other.shape
        for index in values.indices {
            let place = isAlike ? index : other.shape.list.position(of: shape.list.keys[index], hint: index)
            guard let place, values[index].isSame(as: other.values[place], level: level + 1) else { return false }
        }
        return true
    }

    fileprivate func feed(_ hasher: inout Hasher, level: Int) {
        hasher.combine(count)
        hasher.combine(DeepStack.run(level) { memberHash(level) })
    }

    private func memberHash(_ level: Int) -> Int {
        var sum = 0
        for (key, value) in self {
            var member = Hasher()
            member.combine(key.seededHash)
            value.feed(&member, level: level + 1)
            sum &+= member.finalize()
        }
        return sum
    }
}

extension DeepStack {
    /// Runs the body of a recursion at one of its levels, the first of which need no look at the stack.
    @inline(__always)
    static func run<Result>(_ level: Int, _ body: () -> Result) -> Result {
        level > uncheckedLevels ? run(body) : body()
    }
}
