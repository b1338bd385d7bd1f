/// A sum over all fields of a model, by which the contenders' results are compared.
///
/// Order counts, except between the entries of a dictionary. Doubles are kept apart, since not every contender rounds
/// to the nearest one.
package struct CheckSum: Sendable {
    private var bits: UInt64 = 0xcbf2_9ce4_8422_2325
    private var doubleBits: UInt64 = 0
    private var doubles = 0.0

    package init() {}

    package init(of value: some Summed) {
        add(value)
    }

    package mutating func add(_ value: some Summed) {
        value.add(to: &self)
    }

    /// Equal in all fields; doubles to the last bit or, where `exactDoubles` is false, in their total.
    package func matches(_ other: CheckSum, exactDoubles: Bool) -> Bool {
        guard bits == other.bits else { return false }
        return exactDoubles
            ? doubleBits == other.doubleBits
            : (doubles - other.doubles).magnitude <= doubles.magnitude * 1e-12
    }

    fileprivate mutating func mix(_ value: UInt64) {
        bits = (bits ^ value) &* 0x9e37_79b9_7f4a_7c15
        bits ^= bits >> 29
    }

    fileprivate mutating func mix(_ value: Double) {
        doubles += value
        doubleBits = (doubleBits ^ value.bitPattern) &* 0x9e37_79b9_7f4a_7c15
    }

    /// Adds sums of parts that have no order.
    fileprivate mutating func mix(unordered parts: [CheckSum]) {
        mix(parts.reduce(0) { $0 &+ $1.bits })
        doubleBits = parts.reduce(doubleBits) { $0 &+ $1.doubleBits }
        doubles += parts.lazy.map(\.doubles).sorted().reduce(0, +)
    }
}

/// What can add all of its fields to a check-sum.
package protocol Summed {
    func add(to sum: inout CheckSum)
}

extension Int: Summed {
    package func add(to sum: inout CheckSum) { sum.mix(UInt64(bitPattern: Int64(self))) }
}

extension Bool: Summed {
    package func add(to sum: inout CheckSum) { sum.mix(self ? 3 : UInt64(5)) }
}

extension Double: Summed {
    package func add(to sum: inout CheckSum) { sum.mix(self) }
}

extension String: Summed {
    package func add(to sum: inout CheckSum) {
        sum.mix(UInt64(utf8.count))
        for byte in utf8 { sum.mix(UInt64(byte)) }
    }
}

extension Optional: Summed where Wrapped: Summed {
    package func add(to sum: inout CheckSum) {
        if let self { sum.add(self) } else { sum.mix(UInt64(7)) }
    }
}

extension Array: Summed where Element: Summed {
    package func add(to sum: inout CheckSum) {
        sum.mix(UInt64(count))
        for element in self { sum.add(element) }
    }
}

extension Dictionary: Summed where Key: Summed, Value: Summed {
    package func add(to sum: inout CheckSum) {
        sum.mix(UInt64(count))
        sum.mix(
            unordered: map { key, value in
                var part = CheckSum(of: key)
                part.add(value)
                return part
            })
    }
}
