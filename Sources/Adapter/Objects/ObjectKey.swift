/// A key of a plan as a Swift dictionary looks for it.
struct ObjectKey: Sendable {
    let text: String
    /// Whether no other text is equal to this one in Swift. `K`, `;` and the grave accent have twins.
    private let isUnlikeOthers: Bool

    init(_ text: String) {
        self.text = text
        isUnlikeOthers = text.utf8.allSatisfy {
            $0 < 0x80 && $0 != UInt8(ascii: "K") && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "`")
        }
    }

    /// The value of the key itself, and not of one that Swift holds for equal (R5).
    @inline(__always)
    func value(in map: [String: Any]) -> Any? { isUnlikeOthers ? map[text] : map.value(spelled: text) }
}

extension [String: Any] {
    /// The value of a key of just these scalars.
    func value(spelled text: String) -> Any? {
        guard let index = index(forKey: text), self[index].key.isSpelled(text) else { return nil }
        return self[index].value
    }
}
