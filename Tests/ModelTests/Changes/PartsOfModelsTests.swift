import Olivine
import TestSupport
import Testing

/// A value that counts how often it is there.
private struct Counted: PropertyValue {
    let text: String
    private let token = Token()

    init(_ text: String) { self.text = text }

    private final class Token: @unchecked Sendable {
        init() { Counted.tokens.count += 1 }
        deinit { Counted.tokens.count -= 1 }
    }
    // SAFETY: one suite alone uses it, one test after another.
    final class Tokens: @unchecked Sendable { var count = 0 }
    static let tokens = Tokens()

    static func == (first: Counted, second: Counted) -> Bool { first.text == second.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
    static func read(from reader: ValueReader) throws -> Counted { Counted(try reader.readText()) }
    func write(to writer: ValueWriter) throws { try writer.writeText(text) }
}

private struct Half: ValueModel {
    var left = Counted(""), right = Counted("")
    static let propertyKeys = PropertyKeys(startingFrom: Half()) {
        Property("left", \.left)
        Property("right", \.right)
    }
}

/// Two rows for one property, and one for a part of another's value: `PropertyKeys.check` finds them, programs run.
private struct Shared: ValueModel {
    var half = Half(), name = Counted("")
    static let propertyKeys = PropertyKeys(startingFrom: Shared()) {
        Property("left", \.half.left)
        Property("half", \.half)
        Property("name", \.name)
        Property("title", \.name)
    }
}

@Suite(.serialized) struct SharedPlacesTests {
    @Test func rowsThatShareAPlaceLeaveNoValueBehindAndTakeNoneAway() throws {
        let before = Counted.tokens.count
        for _ in 0..<3 {
            let text = #"{"half":{"left":"a","right":"b"},"left":"c","title":"d","name":"e"}"#
            let changes = try JSONAdapter().changes(to: Shared.self, from: text)
            #expect(
                try JSONAdapter.jsonString(from: changes)
                    == #"{"left":"c","half":{"left":"a","right":"b"},"name":"e","title":"d"}"#)
            let held = Counted.tokens.count
            let one = try JSONAdapter().changes(to: Shared.self, from: #"{"half":{"left":"a","right":"b"},"name":"e"}"#)
            let merged = try one.merging(JSONAdapter().changes(to: Shared.self, from: #"{"left":"c","title":"d"}"#))
            #expect(try JSONAdapter.jsonString(from: merged) == JSONAdapter.jsonString(from: changes))
            withExtendedLifetime(merged) { #expect(Counted.tokens.count == held + 5) }
            let made = try Shared().applying(changes)
            #expect(made.half.left.text == "a" && made.name.text == "d", "the last row stands")
            #expect(made == (try JSONAdapter.model(of: Shared.self, from: text)))
            #expect(made.changes(from: Shared()).names == ["left", "half", "name", "title"])
            #expect(throws: AdapterError.self) {
                try JSONAdapter().changes(to: Shared.self, from: #"{"name":"x","title":5}"#)
            }
        }
        #expect(Counted.tokens.count == before)
    }
}

private struct Account: ValueModel {
    let name: String, owner: Person, deputy: Person?, secret: Person
    static let propertyKeys = PropertyKeys(Account.init) {
        Property("name", \.name)
        Property("owner", \.owner)
        Property("deputy", \.deputy)
        Property("secret", \.secret, .secret)
    }
    static let sample = Account(
        name: "a", owner: Person(name: "mira", age: 3, nick: nil), deputy: nil,
        secret: Person(name: "teo", age: 4, nick: nil))
}

@Suite struct PartsOfModelsTests {
    @Test func aChangeInsideANestedModelIsTakenBack() throws {
        var changes = Changes<Account>()
        changes[\.owner.name] = "nell"
        changes[\.owner.age] = 5
        changes[\.owner.name] = nil
        #expect(changes[\.owner.name] == nil && !changes.contains(\.owner.name))
        #expect(try Account.sample.applying(changes).owner == Person(name: "mira", age: 5, nick: nil))
        changes[\.owner.age] = nil
        #expect(changes.isEmpty && changes == Changes())
        changes.remove(\.owner.initial)
        #expect(throws: ModelError.self) { try Account.sample.applying(changes) }
    }

    @Test func whatIsInsideAReplacedModelIsRead() {
        var changes = Changes<Account>()
        changes.owner = Person(name: "nell", age: 5, nick: nil)
        changes[\.owner.age] = 6
        #expect(changes[\.owner.age] == 6 && changes[\.owner.name] == "nell" && changes.contains(\.owner.name))
        changes[\.owner.age] = nil
        #expect(changes[\.owner.age] == 6, "a part of a replaced model is nothing to take back")
    }

    @Test func aNestedModelChangedByAFunctionKeepsThat() throws {
        func rename(_ person: inout Person) { person = Person(name: "new", age: person.age, nick: "n") }
        let edited = try Account.sample.copy {
            rename(&$0.owner)
            $0.owner.name += "er"
            $0.owner.nick?.append("n")
        }
        #expect(edited.owner == Person(name: "newer", age: 3, nick: "nn"))
    }

    @Test func changingWhatIsNilIsNoChange() {
        var draft = ModelDraft(Account.sample)
        draft.deputy?.name = "x"
        #expect(draft.changes.isEmpty && draft.changes == Changes())
        draft.deputy = Person(name: "x", age: 1, nick: nil)
        draft.deputy = nil
        #expect(draft.changes.names == ["deputy"])
    }

    @Test func whatIsInsideASecretIsSecret() throws {
        let base = Account.sample
        func changes(_ name: String, _ nested: NestedChanges) throws -> Changes<Account> {
            try base.copy { $0.secret.name = name }.changes(from: base, nested: nested)
        }
        for nested in [NestedChanges.replaced, .merged] {
            let conflicts = try changes("hush", nested).conflicts(with: changes("other", nested))
            var text = "\(conflicts)"
            #expect(conflicts.count == 1 && text.contains("‹secret›"))
            dump(conflicts, to: &text)
            #expect(!text.contains("hush") && !text.contains("other"))
        }
        var text = ""
        _ = try base.copy {
            $0.secret.name = "hush"
            dump($0, to: &text)
            $0.secret = Person(name: "hush", age: 1, nick: nil)
            dump($0, to: &text)
            text += "\($0)"
        }
        #expect(text.contains("‹secret›") && !text.contains("hush"))
    }
}
