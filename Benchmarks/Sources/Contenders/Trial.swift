import CheckSums

/// One thing to measure: one contender reading, or writing, one document.
package struct Trial {
    /// Does it once and drops the result, so that freeing it counts.
    package let run: () throws -> Void
    /// Does it once and keeps the result.
    package let result: () throws -> Any
    /// Does it once and sums all fields; what was written is read again for this, by `JSONDecoder`.
    package let checkSum: () throws -> CheckSum
    /// The bytes read, or written, each time.
    package let bytes: Int
}

package enum Direction: String, CaseIterable, Codable, Sendable {
    case read, write
}

/// Takes a value and does nothing with it, out of the optimiser's sight.
@inline(never)
func discard<Value>(_ value: Value) {}
