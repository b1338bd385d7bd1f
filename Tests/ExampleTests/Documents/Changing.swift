import Foundation
import Olivine

enum Changing {
    typealias Order = Declaring.Order

    static let order = Order(
        id: Order.ID(rawValue: 12), state: .open, buyer: "Mira", total: 19.9, notes: ["gift"], cardToken: nil)

    static func runOrder(_ print: Printed) throws {
        // begin order
        let paid = try order.copy {
            $0.state = .paid
            $0.notes.append("fragile")
        }
        print(paid.changes(from: order))
        // end
    }

    static func runBodies(_ print: Printed) throws {
        // begin bodies
        let adapter = JSONAdapter()
        for body in [#"{"customer": {"name": "Teo"}}"#, #"{"state": "shipped"}"#] {
            do {
                let changes = try adapter.changes(to: Order.self, from: body, allowing: [\.buyer, \.notes])
                let edited = try adapter.applying(changes, to: order)
                print(edited.buyer)
            } catch {
                print(error)
            }
        }
        // end
    }

    static func runSides(_ print: Printed) throws {
        // begin sides
        let mine = try order.with(\.buyer, "Teo")
        let theirs = try order.with(\.state, .paid)
        switch try order.merging(mine.changes(from: order), theirs.changes(from: order)) {
        case .model(let merged): print(merged.buyer, merged.state)
        case .conflicts(let conflicts): print(conflicts)
        }
        // end
    }

    // begin models
    struct NoTitle: Error {}

    struct Person: ValueModel {
        let name: String
        let team: String?

        static let propertyKeys = PropertyKeys(Person.init) {
            Property("name", \.name)
            Property("team", \.team)
        }
    }

    struct Ticket: ValueModel {
        let title: String
        let body: String?
        let labels: [String]
        let author: Person
        let reviewer: Person?

        static let propertyKeys = PropertyKeys(Ticket.init) {
            Property("title", \.title).validating { if $0.isEmpty { throw NoTitle() } }
            Property("body", \.body)
            Property("labels", \.labels, default: [])
            Property("author", \.author)
            Property("reviewer", \.reviewer)
        }
    }
    // end

    static let ticket = Ticket(
        title: "Grains twice", body: "…", labels: ["bug"], author: Person(name: "Mira", team: "maps"),
        reviewer: Person(name: "Teo", team: nil))

    static func run(_ print: Printed) throws {
        // begin copy
        let edited = try ticket.copy {
            $0.title = "Grains are listed twice"
            $0.labels.append("list")
            $0.author.team = "lists"
            $0.reviewer?.team = "maps"
            $0.body = nil
        }
        print(edited)
        // end
    }

    static func runWith(_ print: Printed) throws {
        // begin with
        print(try ticket.with(\.author.name, "Nell").author)
        do { _ = try ticket.with(\.title, "") } catch { print(error) }
        // end
    }

    static func runChanges(_ print: Printed) throws {
        // begin changes
        var changes = Changes<Ticket>()
        changes.title = "Grains are listed twice"
        changes.clear(\.body)
        changes[\.author.team] = "lists"
        print(changes)
        print(changes.names, changes.labels ?? "not changed", changes.isEmpty)

        let edited = try ticket.applying(changes)
        print(edited.changes(from: ticket, nested: .merged))
        // end
    }

    static func runNested(_ print: Printed) throws {
        // begin nested
        let edited = try ticket.with(\.author.team, "lists")
        let replaced = edited.changes(from: ticket)
        let merged = edited.changes(from: ticket, nested: .merged)
        print(try JSONAdapter.jsonString(from: replaced))
        print(try JSONAdapter.jsonString(from: merged))
        print(replaced)
        print(merged)
        // end
    }

    static func runPatch(_ print: Printed) throws {
        // begin patch
        let adapter = JSONAdapter(nestedChanges: .merged)
        let body = #"{"body": null, "author": {"team": "lists"}}"#
        let changes = try adapter.changes(to: Ticket.self, from: body, allowing: [\.title, \.body, \.author])
        print(changes)
        print(try adapter.applying(changes, to: ticket).author)
        // end
    }

    static func runRefused(_ print: Printed) throws {
        // begin refused
        let adapter = JSONAdapter()
        for body in [#"{"labels": []}"#, #"{"titel": "x"}"#, #"{"title": null}"#, #"{"title": ""}"#] {
            do {
                let changes = try adapter.changes(to: Ticket.self, from: body, allowing: [\.title, \.body])
                print(try adapter.applying(changes, to: ticket))
            } catch {
                print(error.redacted)
            }
        }
        // end
    }

    // begin presence
    struct Rename: ValueModel {
        let title: Presence<String>
        let body: Presence<String>

        static let propertyKeys = PropertyKeys(Rename.init) {
            Property("title", \.title)
            Property("body", \.body)
        }
    }
    // end

    static func runPresence(_ print: Printed) throws {
        // begin presenceprogram
        let rename = try JSONAdapter.model(of: Rename.self, from: #"{"body": null}"#)
        print(rename)
        print(try JSONAdapter.jsonString(from: rename))
        // end
    }

    static func runLayers(_ print: Printed) throws {
        // begin layers
        var (first, second) = (Changes<Ticket>(), Changes<Ticket>())
        first.title = "Draft"
        first.author = Person(name: "Mira", team: nil)
        second.title = "Grains twice"
        second[\.author.team] = "maps"
        print(try Ticket(changes: first.merging(second)))
        // end
    }

    static func runConflict(_ print: Printed) throws {
        // begin conflict
        let mine = try ticket.copy {
            $0.title = "Twice"
            $0.labels = ["list"]
        }
        let theirs = try ticket.copy {
            $0.title = "Doubled"
            $0.body = nil
        }
        let (my, their) = (mine.changes(from: ticket), theirs.changes(from: ticket))
        switch try ticket.merging(my, their) {
        case .model(let merged): print(merged)
        case .conflicts(let conflicts):
            print(conflicts)
            print(try ticket.applying(their.merging(my)).title)
        }
        // end
    }

    // begin visitor
    struct Visitor: ValueModel {
        let id: Int
        let name: String?
        let visits: Int

        static let propertyKeys = PropertyKeys(Visitor.init) {
            Property("id", \.id)
            Property("name", \.name)
            Property("visits", \.visits)
        }
    }
    // end

    static func runModels(_ print: Printed) throws {
        // begin visitors
        let known = Visitor(id: 7, name: "Mira", visits: 10)
        let fetched = Visitor(id: 0, name: nil, visits: 2)
        print(try known.merging(fetched, .keeping(\.id), .combining(\.visits) { $0 + $1 }))
        print(try known.merging(fetched, nils: .copied))
        // end
    }

    static func runNames(_ print: Printed) throws {
        // begin names
        let visitor = try Visitor(dictionaryValue: ["id": 7, "name": "Mira", "visits": 10])
        let values = visitor.dictionaryValue
        print(values["visits"] as? Int ?? 0, try Visitor(dictionaryValue: values) == visitor)
        do { _ = try Visitor(dictionaryValue: ["id": "7", "visits": 1]) } catch { print(error) }
        // end
    }
}
