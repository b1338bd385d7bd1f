/// How far two key names are apart, for the hint beside a missing key.
enum NameDistance {
    /// The number of letters to change, add or drop, where case, `_` and `-` count for nothing
    /// (Levenshtein 1966, in one row).
    static func distance(_ first: String, _ second: String) -> Int {
        let (a, b) = (letters(first), letters(second))
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let change = diagonal + (x == y ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, diagonal + 1)
            }
        }
        return row[b.count]
    }

    private static func letters(_ name: String) -> [UInt8] {
        name.lowercased().utf8.prefix(64).filter { $0 != 0x5F && $0 != 0x2D }
    }
}
