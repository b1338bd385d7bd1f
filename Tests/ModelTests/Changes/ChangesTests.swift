import Foundation
import Olivine
import TestSupport
import Testing

@Suite struct ChangesTests {
    let old = Ticket.sample

    @Test func changesAreTheRowsThatDiffer() throws {
        let new = try old.copy {
            $0.title = "b"
            $0.closed = nil
            $0.seen = 9
        }
        let changes = new.changes(from: old)
        #expect(changes.names == ["title", "closed"], "R22: a row that is not compared does not differ")
        #expect(changes.title == "b")
        #expect(changes[\.closed] == .some(nil))
        #expect(changes.labels == nil)
        #expect(changes.contains(\.closed) && !changes.contains(\.labels))
        #expect(changes.presence(of: \.closed) == .null)
        #expect(changes.presence(of: \.reviewer) == .absent)
        #expect(old.changes(from: old).isEmpty)
        #expect(try old.applying(changes) == new)
    }

    @Test func changesAreMadeTakenBackAndCleared() throws {
        var changes = Changes<Ticket>()
        #expect(changes.isEmpty && changes.description == "no changes")
        changes.title = "b"
        changes.clear(\.closed)
        changes[\.labels] = ["q"]
        #expect(changes.names == ["title", "labels", "closed"])
        changes.title = nil
        changes.remove(\.labels)
        #expect(changes.names == ["closed"])
        #expect(try old.applying(changes) == old.with(\.closed, nil))
    }

    @Test func nestedModelsAreReplacedOrMerged() throws {
        let new = try old.copy { $0.author.name = "nell" }
        let replaced = new.changes(from: old)
        #expect(replaced.author == new.author && replaced.nested(\.author) == nil)
        let merged = new.changes(from: old, nested: .merged)
        #expect(merged.author == nil)
        #expect(merged.nested(\.author)?.names == ["name"])
        #expect(merged[\.author.name] == "nell")
        #expect(try old.applying(replaced) == new)
        #expect(try old.applying(merged) == new)
        #expect(replaced != merged)
        let other = try old.with(\.author.age, 50)
        #expect(try other.applying(merged).author == Person(name: "nell", age: 50, nick: nil))
    }

    @Test func optionalNestedModelsAreMergedWhereBothAreThere() throws {
        let without = try old.with(\.reviewer, nil)
        let renamed = try old.copy { $0.reviewer?.name = "new" }
        #expect(renamed.changes(from: old, nested: .merged).nested(\.reviewer)?.name == "new")
        #expect(without.changes(from: old, nested: .merged)[\.reviewer] == .some(nil))
        #expect(old.changes(from: without, nested: .merged).reviewer == .some(old.reviewer))
        var changes = Changes<Ticket>()
        changes.setNested(\.reviewer, Changes<Person>())
        // Not empty: where there is no reviewer one is to be made, of no values here.
        #expect(!changes.isEmpty && changes.names == ["reviewer"] && changes.description == "reviewer: not nil")
        #expect(try old.applying(changes) == old)
        #expect(throws: ModelError.self) { try without.applying(changes) }
        var person = Changes<Person>()
        person.name = "made"
        person.age = 3
        changes.setNested(\.reviewer, person)
        #expect(try without.applying(changes).reviewer == Person(name: "made", age: 3, nick: nil))
        person.age = nil
        changes.setNested(\.reviewer, person)
        let error = #expect(throws: ModelError.self) { try without.applying(changes) }
        #expect(error?.code == .missingKey && error?.path == [.key("reviewer"), .key("age")])
    }

    @Test func applyingValidatesAndLeavesTheOriginal() {
        var changes = Changes<Ticket>()
        changes[\.author.name] = ""
        #expect(throws: ModelError.self) { try old.applying(changes) }
        #expect(old == Ticket.sample)
    }

    @Test func aMistakenKeyPathIsThrownWhereverChangesAreUsed() {
        var changes = Changes<Ticket>()
        changes[\.headline] = "x"
        #expect(!changes.isEmpty && changes == changes && changes != Changes<Ticket>())
        #expect(throws: ModelError.self) { try old.applying(changes) }
        #expect(throws: ModelError.self) { try Ticket(changes: changes) }
        #expect(throws: ModelError.self) { try TokenWriter.tokens(of: changes) }
        #expect(throws: ModelError.self) { try old.applying(Changes<Ticket>().merging(changes)) }
    }

    @Test func aModelIsMadeOfChangesAlone() throws {
        var changes = Changes<Ticket>()
        changes.title = "b"
        changes.author = Person(name: "m", age: 1, nick: nil)
        let made = try Ticket(changes: changes)
        #expect(made.title == "b" && made.labels == [] && made.token == "none" && made.closed == nil)
        changes.author = nil
        let error = #expect(throws: ModelError.self) { try Ticket(changes: changes) }
        #expect(error?.description == "Ticket.author: missing key: \"author\"\n  at $.author")
        var form = Changes<Form>()
        form.title = "t"
        form.labels = []
        #expect(throws: ModelError.self, "R8: a prototype's values are placeholders") { try Form(changes: form) }
        form.author = Person(name: "m", age: 1, nick: nil)
        #expect(try Form(changes: form).title == "t")
    }

    @Test func nestedChangesAreMadeToTheDefaultOfTheirRow() throws {
        struct Layered: ValueModel {
            let owner: Person, deputy: Person?
            static var propertyKeys: PropertyKeys<Self> {
                .cached {
                    PropertyKeys(Layered.init) {
                        Property("owner", \.owner, default: Person(name: "root", age: 1, nick: "r"))
                        Property("deputy", \.deputy, default: Person(name: "none", age: 0, nick: nil))
                    }
                }
            }
        }
        var changes = Changes<Layered>()
        changes[\.owner.age] = 2
        var deputy = Changes<Person>()
        deputy.nick = "d"
        changes.setNested(\.deputy, deputy)
        let made = try Layered(changes: changes)
        #expect(made.owner == Person(name: "root", age: 2, nick: "r"))
        #expect(made.deputy == Person(name: "none", age: 0, nick: "d"))
        #expect(try made == Layered(changes: Changes()).applying(changes), "a layer means the same over the defaults")
        changes[\.owner.name] = ""
        #expect(throws: ModelError.self) { try Layered(changes: changes) }
    }

    @Test func laterChangesWin() throws {
        var (first, second) = (Changes<Ticket>(), Changes<Ticket>())
        first.title = "one"
        first.labels = ["1"]
        first[\.author.name] = "one"
        second.title = "two"
        second.clear(\.closed)
        second[\.author.age] = 2
        let both = first.merging(second)
        #expect(both.names == ["title", "labels", "author", "closed"])
        #expect(both.title == "two" && both[\.author.name] == "one" && both[\.author.age] == 2)
        #expect(try old.applying(both) == old.applying(first).applying(second))
        second.author = Person(name: "whole", age: 1, nick: nil)
        #expect(try old.applying(first.merging(second)) == old.applying(first).applying(second))
        #expect(try old.applying(second.merging(first)) == old.applying(second).applying(first))
    }

    @Test func whatWasBeforeTheFirstChangeIsTold() throws {
        let (second, third) = (try old.with(\.title, "b"), try old.with(\.title, "c"))
        let both = second.changes(from: old).merging(third.changes(from: second))
        #expect(both.description == #"title: "a" → "c""#)
        var made = Changes<Ticket>()
        made.title = "made"
        #expect(made.merging(third.changes(from: second)).description == #"title: "c""#, "not what was never before")
    }

    @Test func twoSidesMergeOrSayWhereTheyDiffer() throws {
        let mine = try old.copy {
            $0.title = "mine"
            $0.labels = ["same"]
            $0.author.name = "nell"
        }
        let theirs = try old.copy {
            $0.labels = ["same"]
            $0.author.age = 31
            $0.closed = nil
        }
        let (my, their) = (mine.changes(from: old, nested: .merged), theirs.changes(from: old, nested: .merged))
        guard case .model(let merged) = try old.merging(my, their) else {
            Issue.record("they do not contradict each other")
            return
        }
        #expect(merged.title == "mine" && merged.labels == ["same"] && merged.closed == nil)
        #expect(merged.author == Person(name: "nell", age: 31, nick: nil))

        let other = try theirs.copy {
            $0.title = "theirs"
            $0.author.name = "rob"
            $0.token = "other"
        }.changes(from: old, nested: .merged)
        var my2 = my
        my2.token = "mine"
        guard case .conflicts(let conflicts) = try old.merging(my2, other) else {
            Issue.record("they contradict each other")
            return
        }
        #expect(conflicts.map(\.path) == [["title"], ["author", "name"], ["token"]])
        #expect(conflicts[0].mine as? String == "mine" && conflicts[0].theirs as? String == "theirs")
        #expect(
            conflicts.map(\.description)
                == [#"title: "mine" or "theirs""#, #"author.name: "nell" or "rob""#, "token: ‹secret›"])
    }

    @Test func theTextSaysWhatDiffers() throws {
        let new = try old.copy {
            $0.title = "b"
            $0.author.name = "nell"
            $0.reviewer = nil
            $0.token = "secret2"
        }
        #expect(
            new.changes(from: old, nested: .merged).description == #"""
                title: "a" → "b", author.name: "mira" → "nell", reviewer: Person(name: "teo", age: 40, nick: "t") → nil, token: ‹secret›
                """#)
        var made = Changes<Ticket>()
        made.title = "c"
        #expect(made.description == #"title: "c""#)
        var dumped = ""
        dump(new.changes(from: old), to: &dumped)
        #expect(!dumped.contains("secret2") && !dumped.contains("\"tok\""), "R22")
    }

    @Test func equalChangesHashAlikeWhateverWasBefore() throws {
        var made = Changes<Ticket>()
        made.title = "b"
        let found = try old.with(\.title, "b").changes(from: old)
        #expect(made == found && made.hashValue == found.hashValue)
        made.title = "c"
        #expect(made != found)
        #expect(Set([made, found, found]).count == 2)
    }

    @Test func changesPassThroughAnyFormat() throws {
        var changes = Changes<Ticket>()
        changes.title = "b"
        changes.clear(\.closed)
        #expect(
            try TokenWriter.tokens(of: changes)
                == [.map(2), .key("title"), .text("b"), .key("closed"), .null, .endMap])
        #expect(
            try TokenReader.read(
                Changes<Ticket>.self,
                from: [.map(3), .key("title"), .text("b"), .key("?"), .bool(true), .key("closed"), .null, .endMap])
                == changes)
        let holder = Made(value: changes)
        #expect(try TokenReader.read(Made<Changes<Ticket>>.self, from: TokenWriter.tokens(of: holder)) == holder)
    }

    /// The laws, over a thousand random models of each type.
    @Test(arguments: [NestedChanges.replaced, .merged])
    func applyingTheDifferenceGivesTheNewModel(_ nested: NestedChanges) throws {
        var random = SeededNumbers()
        for _ in 0..<1000 {
            let (old, new) = (Ticket.random(&random), Ticket.random(&random))
            #expect(try old.applying(new.changes(from: old, nested: nested)) == new)
            let (first, second) = (Form.random(&random), Form.random(&random))
            #expect(try first.applying(second.changes(from: first, nested: nested)) == second)
            let (one, two) = (Watched.make("\(random.next())", 1), Watched.make("x", Int(random.next() & 7)))
            #expect(try one.applying(two.changes(from: one, nested: nested)) == two)
        }
    }
}

extension Ticket {
    static func random(_ random: inout SeededNumbers) -> Ticket {
        func text(_ random: inout SeededNumbers) -> String {
            ["a", "b", "longer than fifteen bytes"][Int(random.next() % 3)]
        }
        func person(_ random: inout SeededNumbers) -> Person {
            Person(name: text(&random), age: Int(random.next() % 3), nick: random.next() % 2 == 0 ? nil : text(&random))
        }
        return Ticket(
            title: text(&random), labels: (0..<random.next() % 3).map { _ in text(&random) }, author: person(&random),
            reviewer: random.next() % 3 == 0 ? nil : person(&random),
            closed: random.next() % 2 == 0 ? nil : Date(timeIntervalSince1970: Double(random.next() % 3)),
            scores: Dictionary(
                (0..<random.next() % 3).map { _ in (text(&random), Int(random.next() % 3)) }, uniquingKeysWith: { $1 }),
            token: text(&random), seen: 0)
    }
}

extension Form {
    static func random(_ random: inout SeededNumbers) -> Form {
        let ticket = Ticket.random(&random)
        return Form(
            title: ticket.title, labels: ticket.labels, author: ticket.author, note: ticket.reviewer?.nick, scratch: 0)
    }
}
