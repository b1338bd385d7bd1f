/// The exact decimal expansion of significand · 2^exponent, by schoolbook multiplication: what half-way cases are
/// made of. Its last digit is not zero unless the significand's is.
func exactText(_ significand: UInt64, _ exponent: Int) -> (digits: [UInt8], exponent: Int) {
    // The lowest nine digits first.
    var limbs: [UInt64] = []
    var rest = significand
    while rest > 0 {
        limbs.append(rest % 1_000_000_000)
        rest /= 1_000_000_000
    }
    // 2^-n is 5^n · 10^-n.
    for _ in 0..<exponent.magnitude {
        var carry: UInt64 = 0
        for index in limbs.indices {
            let product = limbs[index] * (exponent < 0 ? 5 : 2) + carry
            limbs[index] = product % 1_000_000_000
            carry = product / 1_000_000_000
        }
        if carry > 0 { limbs.append(carry) }
    }
    let digits = limbs.reversed().flatMap { limb in
        let text = String(limb)
        return Array(repeating: UInt8(ascii: "0"), count: 9 - text.utf8.count) + text.utf8
    }
    return (Array(digits.drop { $0 == UInt8(ascii: "0") }), min(exponent, 0))
}

/// Literals for the number itself, a hair below and a hair above it.
func neighbourhood(_ significand: UInt64, _ exponent: Int) -> (below: String, exact: String, above: String) {
    let (digits, power) = exactText(significand, exponent)
    func literal(_ digits: [UInt8], _ power: Int) -> String { String(decoding: digits, as: UTF8.self) + "e\(power)" }
    var below = digits
    let last = digits.lastIndex { $0 != UInt8(ascii: "0") }!
    below[last] -= 1
    for index in below.indices[(last + 1)...] { below[index] = UInt8(ascii: "9") }
    return (
        literal(below + [UInt8(ascii: "9")], power - 1), literal(digits, power),
        literal(digits + [UInt8(ascii: "1")], power - 1)
    )
}
