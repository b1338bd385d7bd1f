/// A document that is exactly so many containers deep, its levels of one or two forms by turns.
struct DeepDocument: Sendable {
    struct Level: Sendable {
        /// The bracket, and what stands before the way down.
        let open: String
        /// What leads to the next level.
        let next: String
        /// What stands there instead where this is the innermost level.
        let innermost: String
        let close: String
    }

    let levels: [Level]

    /// A model: `{"a":1,` more rows, then the row `k`.
    static func model(_ rows: String = "", key: String = "\"k\":", innermost: String = "\"k\":[]") -> Level {
        Level(open: "{\"a\":1,\(rows)", next: key, innermost: innermost, close: "}")
    }

    static let list = Level(open: "[", next: "", innermost: "", close: "]")
    static let map = Level(open: "{", next: "\"x\":", innermost: "", close: "}")

    func text(depth: Int) -> String {
        var text = ""
        for level in 0..<depth {
            let form = levels[level % levels.count]
            text += form.open + (level == depth - 1 ? form.innermost : form.next)
        }
        for level in (0..<depth).reversed() { text += levels[level % levels.count].close }
        return text
    }

    /// The index of the byte that opens the container at a depth, from 1.
    func offset(ofContainer depth: Int) -> Int {
        (0..<depth - 1).reduce(0) { sum, level in
            let form = levels[level % levels.count]
            return sum + form.open.utf8.count + form.next.utf8.count
        }
    }
}
