import Foundation
import Olivine
import Testing

@Suite struct CopyTests {
    let ticket = Ticket.sample

    @Test func copyChangesConstants() throws {
        let edited = try ticket.copy {
            $0.title = "b"
            $0.labels.append("y")
            $0.labels.append("z")
            $0.closed = nil
        }
        #expect(edited.title == "b")
        #expect(edited.labels == ["x", "y", "z"])
        #expect(edited.closed == nil)
        #expect(edited.author == ticket.author)
        #expect(ticket.title == "a" && ticket.labels == ["x"])
    }

    @Test func copyChangesVariablesAndKeepsWhatIsNoRow() throws {
        let edited = try Form.sample.copy {
            $0.title = "b"
            $0.labels.append("y")
            $0.author.name = "teo"
            $0.note = nil
        }
        #expect(
            edited.title == "b" && edited.labels == ["x", "y"] && edited.author.name == "teo" && edited.note == nil)
        #expect(edited.scratch == 7)
        #expect(Form.sample.author.name == "mira")
    }

    @Test func copyChangesObservedProperties() throws {
        let edited = try Watched.make("a", 3).copy { $0.count += 2 }
        #expect(edited.title == "a" && edited.count == 5)
    }

    @Test func copyReachesIntoNestedModels() throws {
        let edited = try ticket.copy {
            $0.author.name = "nell"
            $0.author.age += 1
            $0.reviewer?.nick = nil
        }
        #expect(edited.author == Person(name: "nell", age: 31, nick: nil))
        #expect(edited.reviewer == Person(name: "teo", age: 40, nick: nil))
    }

    @Test func anOptionalNestedModelIsSetAndRemoved() throws {
        let without = try ticket.copy { $0.reviewer = nil }
        #expect(without.reviewer == nil)
        let still = try without.copy { $0.reviewer?.name = "nobody" }
        #expect(still.reviewer == nil)
        let with = try without.copy {
            $0.reviewer = Person(name: "new", age: 1, nick: nil)
            $0.reviewer?.age = 2
        }
        #expect(with.reviewer == Person(name: "new", age: 2, nick: nil))
    }

    @Test func aNestedModelReplacedAndThenChangedHasBoth() throws {
        let edited = try ticket.copy {
            $0.author = Person(name: "new", age: 1, nick: "n")
            $0.author.age = 2
        }
        #expect(edited.author == Person(name: "new", age: 2, nick: "n"))
        let replaced = try ticket.copy {
            $0.author.age = 2
            $0.author = Person(name: "last", age: 9, nick: nil)
        }
        #expect(replaced.author == Person(name: "last", age: 9, nick: nil))
    }

    @Test func oneNestedModelIsAssignedToAnother() throws {
        let reviewer = Person(name: "teo", age: 40, nick: "t")
        let edited = try ticket.copy { draft in if let reviewer = draft.reviewer { draft.author = reviewer } }
        #expect(edited.author == reviewer)
    }

    @Test func validatorsRunOverCopies() throws {
        let error = #expect(throws: ModelError.self) { try ticket.copy { $0.author.name = "" } }
        #expect(error?.description == "Person.name: invalid: Refused()\n  at $.author.name")
        #expect(error?.underlying as? Refused == Refused())
        #expect(try ticket.copy { $0.author.age = -3 }.author.age == 0)
        let whole = #expect(throws: ModelError.self) { try ticket.copy { $0.title = "forbidden" } }
        #expect(whole?.underlying as? Refused == Refused())
        let form = #expect(throws: ModelError.self) { try Form.sample.copy { $0.author.name = "" } }
        #expect(form?.description == "Person.name: invalid: Refused()\n  at $.author.name")
    }

    @Test func errorsOfTheClosureArrive() {
        let error = #expect(throws: ModelError.self) { try ticket.copy { _ in throw Refused() } }
        #expect(error?.underlying as? Refused == Refused())
    }

    @Test func aKeyPathThatIsNoRowIsThrownByName() {
        let error = #expect(throws: ModelError.self) { try ticket.with(\.headline, "x") }
        #expect(error?.code == .configuration)
        #expect(
            error?.description.contains("a computed String of Ticket is no row of the propertyKeys of Ticket") == true)
        #expect(throws: ModelError.self) { try ticket.with(\.author.initial, "x") }
        #expect(throws: ModelError.self) { try ticket.with(\.labels[0], "x") }
        let stored = #expect(throws: ModelError.self) { try Form.sample.copy { $0.scratch = 8 } }
        #expect(stored?.description.contains("\\Form.scratch is no row of the propertyKeys of Form") == true)
        let first = #expect(throws: ModelError.self) {
            try ticket.copy {
                $0.author.initial = "x"
                $0.headline = "y"
            }
        }
        #expect(
            first?.description.contains("a computed String of Person is no row of the propertyKeys of Person") == true)
    }

    @Test func withChangesOnePropertyAlsoInsideNestedModels() throws {
        #expect(try ticket.with(\.title, "b").title == "b")
        #expect(try ticket.with(\.closed, nil).closed == nil)
        #expect(try ticket.with(\.author.name, "nell").author == Person(name: "nell", age: 30, nick: nil))
        #expect(try ticket.with(\.author.nick, "n").author.nick == "n")
        #expect(try Form.sample.with(\.author.age, 31).author.age == 31)
        #expect(try Watched.make("a", 1).with(\.count, 2).count == 2)
        let error = #expect(throws: ModelError.self) { try ticket.with(\.author.name, "") }
        #expect(error?.path == [.key("author"), .key("name")])
    }

    @Test func aDraftIsAValue() throws {
        var first = ModelDraft(ticket)
        first.labels.append("y")
        first.author.name = "one"
        var second = first
        second.labels.append("z")
        second.author.name = "two"
        #expect(try first.model().labels == ["x", "y"])
        #expect(try second.model().labels == ["x", "y", "z"])
        #expect(try first.model().author.name == "one")
        #expect(try second.model().author.name == "two")
        #expect(first.changes.names == ["labels", "author"])
    }

    @Test func aDraftReadsWhatItIsNow() throws {
        var draft = ModelDraft(ticket)
        draft.title = "b"
        #expect(draft.title == "b")
        #expect(draft.headline == "b by mira")
        draft.author.name = "nell"
        #expect(draft.headline == "b by nell")
        let author: Person = draft.author
        #expect(author.name == "nell")
        draft.title = "forbidden"
        #expect(draft.headline == "forbidden by nell", "not validated while it is a draft")
    }

    @Test func appendingInALoopIsLinear() throws {
        let clock = ContinuousClock()
        func time(_ count: Int) throws -> Duration {
            try clock.measure {
                let edited = try ticket.copy { for index in 0..<count { $0.labels.append("\(index)") } }
                #expect(edited.labels.count == count + 1)
            }
        }
        _ = try time(1000)
        let (short, long) = (try time(2_000), try time(32_000))
        #expect(long < short * 100)
    }
}
