import Foundation
import Olivine

struct Refused: Error, Equatable {}

/// A nested model of `let` properties.
struct Person: ValueModel {
    let name: String, age: Int, nick: String?
    static let propertyKeys = PropertyKeys(Person.init) {
        Property("name", \.name).validating { if $0.isEmpty { throw Refused() } }
        Property("age", \.age).replacing { max(0, $0) }
        Property("nick", \.nick)
    }
    var initial: String { String(name.prefix(1)) }
}

/// A model made by its initialiser.
struct Ticket: ValueModel {
    let title: String, labels: [String], author: Person, reviewer: Person?, closed: Date?, scores: [String: Int]
    let token: String, seen: Int
    static let propertyKeys = PropertyKeys(Ticket.init) {
        Property("title", \.title)
        Property("labels", \.labels, default: [])
        Property("author", \.author)
        Property("reviewer", \.reviewer)
        Property("closed", \.closed)
        Property("scores", \.scores, default: [:])
        Property("token", \.token, .secret, default: "none")
        Property("seen", \.seen, .notCompared, default: 0)
    }
    func validate() throws { if title == "forbidden" { throw Refused() } }
    var headline: String { "\(title) by \(author.name)" }

    static let sample = Ticket(
        title: "a", labels: ["x"], author: Person(name: "mira", age: 30, nick: nil),
        reviewer: Person(name: "teo", age: 40, nick: "t"), closed: Date(timeIntervalSince1970: 5),
        scores: ["a": 1, "b": 2], token: "tok", seen: 1)
}

/// The same shape from a prototype, one property observed or not.
struct Form: ValueModel {
    private(set) var title = ""
    private(set) var labels: [String] = []
    private(set) var author = Person(name: "?", age: 0, nick: nil)
    private(set) var note: String?
    /// No row: kept by copies.
    var scratch = 0
    static let propertyKeys = PropertyKeys(startingFrom: Form()) {
        Property("title", \.title)
        Property("labels", \.labels)
        Property("author", \.author)
        Property("note", \.note)
    }
    init() {}
    init(title: String, labels: [String], author: Person, note: String?, scratch: Int) {
        (self.title, self.labels, self.author, self.note, self.scratch) = (title, labels, author, note, scratch)
    }
    static let sample = Form(
        title: "a", labels: ["x"], author: Person(name: "mira", age: 30, nick: nil), note: "n", scratch: 7)
}

/// A model with an observed property, which no place leads to.
struct Watched: ValueModel {
    private(set) var title = ""
    private(set) var count = 0 { didSet { changes += 1 } }
    private(set) var changes = 0
    static let propertyKeys = PropertyKeys(startingFrom: Watched()) {
        Property("title", \.title)
        Property("count", \.count)
    }
    static func make(_ title: String, _ count: Int) -> Watched {
        var watched = Watched()
        watched.title = title
        watched.count = count
        return watched
    }
}
