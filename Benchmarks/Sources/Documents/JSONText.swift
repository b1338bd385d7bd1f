/// Writes JSON text in the layout of the document that it imitates.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    private let indentation: Int
    private let colon: String
    private var depth = 0
    private var isFirst = true

    /// - Parameter indentation: blanks for each level; 0 writes everything on one line.
    init(indentation: Int, colon: String = ": ") {
        self.indentation = indentation
        self.colon = colon
    }

    // MARK: Members of an object

    mutating func put(_ key: String, _ value: String?) {
        begin(key)
        if let value { quote(value) } else { raw("null") }
    }

    mutating func put(_ key: String, _ value: Int?) {
        begin(key)
        raw(value.map(String.init) ?? "null")
    }

    mutating func put(_ key: String, _ value: Bool) {
        begin(key)
        raw(value ? "true" : "false")
    }

    mutating func put(_ key: String, literal: String) {
        begin(key)
        raw(literal)
    }

    mutating func putNull(_ key: String) {
        put(key, literal: "null")
    }

    mutating func put(_ key: String, object body: (inout JSONText) -> Void) {
        begin(key)
        object(body)
    }

    mutating func put<Element>(
        _ key: String, list elements: [Element], _ body: (inout JSONText, Element) -> Void
    ) {
        begin(key)
        list(elements, body)
    }

    mutating func put(_ key: String, list numbers: [Int]) {
        put(key, list: numbers) { $0.raw(String($1)) }
    }

    // MARK: Values

    mutating func object(_ body: (inout JSONText) -> Void) {
        container("{", "}", body)
    }

    mutating func list<Element>(_ elements: [Element], _ body: (inout JSONText, Element) -> Void) {
        container("[", "]") { json in
            for element in elements {
                json.separate()
                body(&json, element)
            }
        }
    }

    mutating func raw(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func quote(_ text: String) {
        raw("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case UInt8(ascii: "\n"): raw("\\n")
            case UInt8(ascii: "\r"): raw("\\r")
            default: bytes.append(byte)
            }
        }
        raw("\"")
    }

    // MARK: Layout

    private mutating func begin(_ key: String) {
        separate()
        quote(key)
        raw(colon)
    }

    private mutating func separate() {
        if !isFirst { raw(",") }
        isFirst = false
        newLine()
    }

    private mutating func newLine() {
        guard indentation > 0 else { return }
        raw("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * indentation))
    }

    private mutating func container(_ opening: String, _ closing: String, _ body: (inout JSONText) -> Void) {
        raw(opening)
        depth += 1
        isFirst = true
        body(&self)
        depth -= 1
        if !isFirst { newLine() }
        isFirst = false
        raw(closing)
    }
}
