/// A key of a coding path: that of an object, or an index.
struct CodablePathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ key: String) {
        stringValue = key
        intValue = nil
    }

    init(index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }

    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }

    static let superKey = CodablePathKey("super")
}

/// The rule of JSONDecoder's and JSONEncoder's snake case strategies.
enum SnakeCase {
    /// `photo_url` as `photoUrl`; underscores at both ends stay.
    static func camelCase(of key: String) -> String {
        guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else {
            return key
        }
        let words = key[first...last].split(separator: "_")
        guard words.count > 1 else { return key }
        let joined = words[0].lowercased() + words.dropFirst().map(\.capitalizedWord).joined()
        return key[..<first] + joined + key[key.index(after: last)...]
    }

    /// `photoURL` as `photo_url`: a word begins at a capital, and the last of several capitals begins one before small letters.
    static func snakeCase(of key: String) -> String {
        var words: [String] = []
        var word = ""
        let characters = Array(key)
        for (index, character) in characters.enumerated() {
            let isUpper = character.isUppercase
            let wasUpper = index > 0 && characters[index - 1].isUppercase
            let isBeforeLower = index + 1 < characters.count && characters[index + 1].isLowercase
            if index > 0, isUpper, !wasUpper || isBeforeLower, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        words.append(word)
        return words.map { $0.lowercased() }.joined(separator: "_")
    }
}

extension Substring {
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
