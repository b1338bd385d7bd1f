/// SplitMix64: the same numbers from the same seed, everywhere.
struct PseudoRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    // The standard library's `random(in:using:)` may change its algorithm; these may not.

    mutating func int(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    mutating func chance(_ percent: Int) -> Bool {
        int(0...99) < percent
    }

    mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[int(0...choices.count - 1)]
    }

    /// A number with this many digits.
    mutating func number(digits: Int) -> Int {
        let low = (1..<digits).reduce(1) { power, _ in power * 10 }
        return int(low...(low * 10 - 1))
    }

    /// Letters and digits out of an alphabet.
    mutating func letters(_ count: Int, of alphabet: [Character] = Alphabet.base62) -> String {
        var text = ""
        for _ in 0..<count { text.append(pick(alphabet)) }
        return text
    }

    /// Text without meaning in a Japanese mixture of scripts, of about this many UTF-8 bytes (three a character).
    mutating func japanese(bytes: Int) -> String {
        var text = ""
        var left = bytes
        while left > 2 {
            text.append(japaneseCharacter())
            left -= 3
        }
        return text
    }

    private mutating func japaneseCharacter() -> Character {
        switch int(0...99) {
        case 0..<48: scalar(0x3041...0x3093)  // hiragana
        case 48..<66: scalar(0x30a1...0x30f6)  // katakana
        case 66..<92: scalar(0x4e00...0x9fa5)  // kanji
        default: pick(["、", "。", "！", "「", "」", "…", "ー", "☆"])
        }
    }

    private mutating func scalar(_ range: ClosedRange<Int>) -> Character {
        Character(Unicode.Scalar(UInt32(int(range)))!)
    }
}

enum Alphabet {
    static let base62 = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    static let lower36 = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    static let hex = Array("0123456789abcdef")
    static let upperHex = Array("0123456789ABCDEF")
}
