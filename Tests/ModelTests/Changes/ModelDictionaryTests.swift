import Foundation
import Olivine
import Testing

@Suite struct ModelDictionaryTests {
    let ticket = Ticket.sample

    @Test func theDictionaryHasTheValuesThemselves() throws {
        let values = ticket.dictionaryValue
        #expect(Set(values.keys) == Set(Ticket.propertyKeys.names))
        #expect(values["title"] as? String == "a")
        #expect(values["author"] as? Person == ticket.author)
        #expect(values["closed"] as? Date == ticket.closed)
        #expect(try Ticket(dictionaryValue: values) == ticket)
        #expect(try Form(dictionaryValue: Form.sample.dictionaryValue) == Form.sample)
        #expect(try Watched(dictionaryValue: Watched.make("a", 3).dictionaryValue).count == 3)
    }

    @Test func nilsAndDefaultsFillWhatIsMissing() throws {
        let made = try Ticket(dictionaryValue: ["title": "t", "author": ticket.author])
        #expect(made.labels == [] && made.closed == nil && made.token == "none")
        var values = ticket.dictionaryValue
        values["closed"] = Date?.none as Any
        #expect(try Ticket(dictionaryValue: values).closed == nil)
        values["closed"] = Date(timeIntervalSince1970: 9)
        #expect(try Ticket(dictionaryValue: values).closed == Date(timeIntervalSince1970: 9))
    }

    @Test(arguments: [
        ("title", 7 as any Sendable, "Ticket.title: expected String, found a value of type Int\n  at $.title"),
        (
            "scores", ["a": 1.5],
            "Ticket.scores: expected Dictionary<String, Int>, found a value of type Dictionary<String, Double>\n  at $.scores"
        ),
        ("seen", true, "Ticket.seen: expected Int, found a value of type Bool\n  at $.seen"),
        ("seen", Int8(1), "Ticket.seen: expected Int, found a value of type Int8\n  at $.seen"),
        (
            "reviewer", "teo",
            "Ticket.reviewer: expected Optional<Person>, found a value of type String\n  at $.reviewer"
        ),
        ("token", 1, "Ticket.token: expected String\n  at $.token"),
        ("titel", "x", "unknown key: expected the name of a property of Ticket, found \"titel\"\n  at $.titel"),
        ("title", "forbidden", "invalid: Refused()"),
    ]) func aValueThatDoesNotFitIsSaid(_ name: String, _ value: any Sendable, _ message: String) {
        var values = ticket.dictionaryValue
        values[name] = value
        let error = #expect(throws: ModelError.self) { try Ticket(dictionaryValue: values) }
        #expect(error?.description == message)
    }

    @Test func aMissingNameIsSaid() {
        let error = #expect(throws: ModelError.self) { try Ticket(dictionaryValue: ["title": "t"]) }
        #expect(error?.description == "Ticket.author: missing key: \"author\"\n  at $.author")
    }
}
