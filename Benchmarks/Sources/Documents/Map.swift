/// canada.json: one polygon of 480 rings, 111,126 coordinates in pairs, hardly any white space. The coordinates
/// are printed with 17 digits, which is more than the shortest form that reads back equal.
func mapDocument(seed: UInt64) -> [UInt8] {
    var random = PseudoRandom(seed: seed)
    var json = JSONText(indentation: 0, colon: ":")
    let rings = ringLengths(count: 480, total: 55_563, &random).map { ring(points: $0, &random) }
    json.object { json in
        json.put("type", "FeatureCollection")
        json.put("features", list: [rings]) { json, rings in
            json.object { json in
                json.put("type", "Feature")
                json.put("properties", object: { $0.put("name", "Canada") })
                json.put("geometry") { json in
                    json.put("type", "Polygon")
                    json.put("coordinates", list: rings) { json, ring in
                        json.list(ring) { json, point in
                            json.list(point) { $0.raw($1) }
                        }
                    }
                }
            }
        }
    }
    return json.bytes
}

/// Most rings are small islands; a few coasts hold most points.
private func ringLengths(count: Int, total: Int, _ random: inout PseudoRandom) -> [Int] {
    var lengths = (1..<count).map { _ in
        switch random.int(0...99) {
        case 0..<50: random.int(9...22)
        case 50..<75: random.int(22...33)
        case 75..<90: random.int(33...71)
        case 90..<95: random.int(71...205)
        case 95..<98: random.int(205...733)
        default: random.int(733...2_000)
        }
    }
    lengths.insert(total - lengths.reduce(0, +), at: count / 3)
    return lengths
}

private func ring(points: Int, _ random: inout PseudoRandom) -> [[String]] {
    var longitude = random.int(-140_000_000 ... -53_000_000)
    var latitude = random.int(42_000_000...83_000_000)
    return (0..<points).map { _ in
        longitude = max(-141_000_000, min(-52_000_000, longitude + random.int(-20_000...20_000)))
        latitude = max(41_000_000, min(84_000_000, latitude + random.int(-9_000...9_000)))
        return [coordinate(longitude, &random), coordinate(latitude, &random)]
    }
}

/// A number of degrees with six places, after a conversion or two has cost its last bits.
private func coordinate(_ microDegrees: Int, _ random: inout PseudoRandom) -> String {
    var degrees = Double(microDegrees) / 1e6
    switch random.int(0...999) {
    case 0 where random.chance(40): degrees.round()
    case 1..<20: return plain(microDegrees)
    default: degrees += Double(random.int(-9...9)) * degrees.ulp
    }
    return digits17(degrees)
}

private func plain(_ microDegrees: Int) -> String {
    trimmed(microDegrees.magnitude, places: 6, negative: microDegrees < 0)
}

/// The 17 first digits of a double's exact value, without the zeros at its end: C's `%.17g` for 10 ≤ |x| < 1000.
private func digits17(_ value: Double) -> String {
    let places = value.magnitude >= 100 ? 14 : 15
    let power = (0..<places).reduce(1 as UInt64) { power, _ in power * 10 }
    let significand = value.significandBitPattern | 1 << 52
    let shift = 52 - Int(value.exponent)
    let product = significand.multipliedFullWidth(by: power)
    let scaled = product.high << (64 - shift) | product.low >> shift
    let half = product.low >> (shift - 1) & 1
    return trimmed(UInt(scaled + half), places: places, negative: value < 0)
}

private func trimmed(_ scaled: UInt, places: Int, negative: Bool) -> String {
    let power = (0..<places).reduce(1 as UInt) { power, _ in power * 10 }
    let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: power)
    var text = String(fraction)
    text = String(repeating: "0", count: places - text.count) + text
    while text.hasSuffix("0") { text.removeLast() }
    return (negative ? "-" : "") + String(whole) + (text.isEmpty ? "" : "." + text)
}
