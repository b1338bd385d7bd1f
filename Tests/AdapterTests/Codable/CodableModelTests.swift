import Foundation
import TestSupport
import Testing

@testable import Olivine

/// A model that is Codable by its table.
struct Member: JSONSerializing, Codable {
    let name: String, joined: Date, age: Int8?, tags: [String], page: URL?, shares: [String: Decimal], blob: Data,
        rank: Rank
    enum Rank: String, PropertyValue { case low, high }
    static let propertyKeys = PropertyKeys(Member.init) {
        Property("name", \.name).validating { if $0.isEmpty { throw Empty() } }
        Property("joined", \.joined)
        Property("age", \.age)
        Property("tags", \.tags, default: ["new"])
        Property("page", \.page)
        Property("shares", \.shares, default: [:])
        Property("blob", \.blob, default: Data())
        Property("rank", \.rank, default: .low)
    }
    static let jsonKeyPaths: JSONKeyPaths<Member> = [\.name: "profile.display_name", \.joined: "joined_at"]
    struct Empty: Error {}

    static let sample = Member(
        name: "Ada", joined: Date(timeIntervalSince1970: 1_753_963_200), age: -3, tags: ["a", "b"],
        page: URL(string: "https://a.example/"), shares: ["x": Decimal(string: "0.1")!, "y": 2],
        blob: Data([1, 2, 255]),
        rank: .high)
}

/// The same with a model inside, under types that are only Codable.
struct Club: Codable, Equatable {
    var title: String
    var members: [Member]
    var head: Member?
}

@Suite struct CodableModelTests {
    static let club = Club(title: "c", members: [.sample, .sample], head: .sample)

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func aModelGoesThroughPropertyLists(_ format: PropertyListSerialization.PropertyListFormat) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        let data = try encoder.encode(Self.club)
        #expect(try PropertyListDecoder().decode(Club.self, from: data) == Self.club)
        let list = try #require(
            unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        let head = try #require(list["head"] as? [String: Any])
        // The keys are those of the type's mapping, the values the property list's own.
        #expect((head["profile"] as? [String: Any])?["display_name"] as? String == "Ada")
        #expect(head["joined_at"] as? Date == Member.sample.joined)
        #expect(head["blob"] as? Data == Member.sample.blob)
    }

    @Test func aModelGoesThroughFoundationsJSON() throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let data = try encoder.encode(Self.club)
        #expect(try decoder.decode(Club.self, from: data) == Self.club)
        // And Foundation's output is ours to read.
        #expect(try JSONAdapter().decode(Club.self, from: data) == Self.club)
    }

    @Test func insideCodableTypesAModelIsReadAndWrittenByTheAdapter() throws {
        let data = try JSONAdapter().encode(Self.club)
        let head = try JSONAdapter().jsonString(from: Member.sample)
        #expect(String(decoding: data, as: UTF8.self).hasSuffix(#""head":"# + head + "}"))
        #expect(try JSONAdapter().decode(Club.self, from: data) == Self.club)
    }

    @Test func theAdaptersOptionsHoldForModelsInside() throws {
        struct Spot: ValueModel, Codable {
            let xPlace: Int
            static let propertyKeys = PropertyKeys(Spot.init) { Property("xPlace", \.xPlace) }
        }
        struct Map: Codable { var bestSpots: [Spot] }
        let adapter = JSONAdapter(naming: .snakeCase)
        let data = try adapter.encode(Map(bestSpots: [Spot(xPlace: 1)]))
        #expect(String(decoding: data, as: UTF8.self) == #"{"bestSpots":[{"x_place":1}]}"#)
        #expect(try adapter.decode(Map.self, from: data).bestSpots == [Spot(xPlace: 1)])
    }

    @Test func defaultsAndValidatorsHoldUnderEveryDecoder() throws {
        let text = #"{"profile": {"display_name": "n"}, "joined_at": 0}"#
        let member = try JSONDecoder().decode(Member.self, from: Data(text.utf8))
        #expect(member.tags == ["new"] && member.rank == .low && member.age == nil)
        let empty = #"[{"profile": {"display_name": ""}, "joined_at": 0}]"#
        #expect(
            CodingOutcome.text { "\(try JSONDecoder().decode([Member].self, from: Data(empty.utf8)))" }
                == "data corrupted at [0].profile.display_name")
    }

    @Test(arguments: [
        (#"[{"joined_at": 0}]"#, "key not found display_name at [0].profile"),
        (#"[{"profile": {}, "joined_at": 0}]"#, "key not found display_name at [0].profile"),
        (#"[{"profile": {"display_name": 1}, "joined_at": 0}]"#, "type mismatch at [0].profile.display_name"),
        (#"[{"profile": {"display_name": null}, "joined_at": 0}]"#, "value not found at [0].profile.display_name"),
        (#"[{"profile": {"display_name": "a"}, "joined_at": 0, "age": 200}]"#, "data corrupted at [0].age"),
        (#"[{"profile": {"display_name": "a"}, "joined_at": 0, "tags": ["a", 1]}]"#, "type mismatch at [0].tags[1]"),
        (#"[{"profile": {"display_name": "a"}, "joined_at": 0, "rank": "mid"}]"#, "data corrupted at [0].rank"),
        (#"[3]"#, "type mismatch at [0]"),
    ])
    func faultsAreDecodingErrors(_ document: String, _ told: String) {
        #expect(CodingOutcome.text { "\(try JSONDecoder().decode([Member].self, from: Data(document.utf8)))" } == told)
        let dated = document.replacingOccurrences(
            of: #""joined_at": 0"#, with: #""joined_at": "2026-07-31T12:00:00Z""#)
        #expect(CodingOutcome.text { "\(try CodableDecoder().decode([Member].self, from: Data(dated.utf8)))" } == told)
    }

    /// A type that hands its decoder to a model: the model's keys among its own.
    @Test func aModelReadsFromTheDecoderOfAnother() throws {
        struct Admin: Codable {
            var level: Int, member: Member
            enum Keys: String, CodingKey { case level }
            init(from decoder: any Decoder) throws {
                level = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .level)
                member = try Member(from: decoder)
            }
            func encode(to encoder: any Encoder) throws { try member.encode(to: encoder) }
        }
        let text = #"{"level": 3, "profile": {"display_name": "n"}, "joined_at": "2026-07-31T12:00:00Z"}"#
        let admin = try JSONAdapter().decode(Admin.self, from: text)
        #expect(admin.level == 3 && admin.member.name == "n")
        #expect(
            String(decoding: try JSONAdapter().encode(admin), as: UTF8.self)
                == (try JSONAdapter().jsonString(from: admin.member)))
    }

    @Test func anyValuesGoThroughForeignCoders() throws {
        struct Open: ValueModel, Codable {
            let any: JSONValue
            static let propertyKeys = PropertyKeys(Open.init) { Property("any", \.any) }
        }
        let text = #"{"any":{"a":[1,-2.5,18446744073709551615,true,"x",null,{}]}}"#
        let open = try JSONDecoder().decode(Open.self, from: Data(text.utf8))
        #expect(open == (try JSONAdapter.model(of: Open.self, from: text)))
        #expect(String(decoding: try JSONEncoder().encode(open), as: UTF8.self) == text)
    }
}
