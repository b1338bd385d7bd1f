import Foundation
import Olivine
import Testing

enum Door {
    // begin types
    struct User: Codable {
        let id: Int
        let name: String
        let joined: Date
    }
    // end

    static func run(_ print: Printed) throws {
        // begin decode
        let document = Data(
            #"{"users": [{"id": 1, "name": "Mira", "joined": "2026-03-01T22:47:05Z"}, {"id": "2"}]}"#.utf8)
        var strategies = CodableStrategies()
        strategies.dateDecodingStrategy = .iso8601
        do {
            let page = try JSONAdapter().decode([String: [User]].self, from: document, strategies)
            print(page["users"]?.count ?? 0)
        } catch {
            print(error)
        }
        // end
    }

    static func runDropIn(_ print: Printed) throws {
        let data = Data(#"[{"id": 1, "name": "Mira", "joined": 794098025}]"#.utf8)
        // begin dropin
        let decoder = CodableDecoder()  // was: JSONDecoder()
        let users = try decoder.decode([User].self, from: data)
        let encoder = CodableEncoder()  // was: JSONEncoder()
        print(String(decoding: try encoder.encode(users), as: UTF8.self))
        // end
    }

    // begin model
    struct Visit: ValueModel, Codable {
        let place: String
        let day: Date

        static let propertyKeys = PropertyKeys(Visit.init) {
            Property("place", \.place)
            Property("day", \.day)
        }
    }
    // end

    static func runModel(_ print: Printed) throws {
        // begin plist
        let visit = Visit(place: "Etna", day: Date(timeIntervalSince1970: 1_772_405_225))
        let list = try PropertyListEncoder().encode([visit])
        print(try PropertyListDecoder().decode([Visit].self, from: list) == [visit])
        // end
    }

    // begin property
    /// A type of another package, which is only Codable.
    struct Coordinate: Codable, Hashable, Sendable {
        var latitude: Double
        var longitude: Double
    }
    // end

    static func runProperty(_ print: Printed) throws {
        // begin propertyprogram
        let camp = try JSONAdapter.model(
            of: Camp.self, from: #"{"name": "Etna", "place": {"latitude": 37.75, "longitude": 15}}"#)
        print(camp.place.longitude)
        // end
    }

    // begin vapor
    /// JSON of Vapor's requests and answers by Olivine: `ContentConfiguration.global.use(decoder: OlivineCoder(), for: .json)`,
    /// and the same with `encoder:`.
    struct OlivineCoder: ContentDecoder, ContentEncoder {
        var adapter = JSONAdapter(limits: JSONLimits(depth: 64, bytes: 1 << 20))
        var strategies = OlivineCoder.vaporStrategies

        /// Vapor's own defaults.
        static var vaporStrategies: CodableStrategies {
            var strategies = CodableStrategies()
            strategies.dateDecodingStrategy = .iso8601
            strategies.dateEncodingStrategy = .iso8601
            return strategies
        }

        func decode<D: Decodable>(_ type: D.Type, from body: ByteBuffer, headers: HTTPHeaders) throws -> D {
            try decode(type, from: body, headers: headers, userInfo: [:])
        }

        func decode<D: Decodable>(
            _ type: D.Type, from body: ByteBuffer, headers: HTTPHeaders, userInfo: [CodingUserInfoKey: any Sendable]
        ) throws -> D {
            // Vapor turns the `DecodingError`s of a `CodableDecoder` into answers of its own, with status 400.
            let decoder = CodableDecoder(adapter)
            decoder.strategies = strategies
            decoder.userInfo.merge(userInfo) { $1 }
            return try decoder.decode(type, from: Data(body.readableBytesView))
        }

        func encode<E: Encodable>(_ value: E, to body: inout ByteBuffer, headers: inout HTTPHeaders) throws {
            try encode(value, to: &body, headers: &headers, userInfo: [:])
        }

        func encode<E: Encodable>(
            _ value: E, to body: inout ByteBuffer, headers: inout HTTPHeaders,
            userInfo: [CodingUserInfoKey: any Sendable]
        ) throws {
            var strategies = strategies
            strategies.userInfo.merge(userInfo) { $1 }
            headers.contentType = .json
            body.writeBytes(try adapter.encode(value, strategies))
        }
    }
    // end
}

// begin conformance
extension Door.Coordinate: CodableProperty {}

struct Camp: ValueModel {
    let name: String
    let place: Door.Coordinate

    static let propertyKeys = PropertyKeys(Camp.init) {
        Property("name", \.name)
        Property("place", \.place)
    }
}
// end

struct VaporRecipeTests {
    @Test func requestsAndAnswersGoThroughTheRecipe() throws {
        let coder: any ContentDecoder & ContentEncoder = Door.OlivineCoder()
        let user = Door.User(id: 1, name: "Mira", joined: Date(timeIntervalSince1970: 1_772_405_225))
        var (body, headers) = (ByteBuffer(), HTTPHeaders())
        try coder.encode([user], to: &body, headers: &headers)
        #expect(
            String(decoding: body.readableBytesView, as: UTF8.self)
                == #"[{"id":1,"name":"Mira","joined":"2026-03-01T22:47:05Z"}]"#)
        #expect(headers.contentType == .json)
        #expect(try coder.decode([Door.User].self, from: body, headers: headers).first?.joined == user.joined)
        #expect(throws: DecodingError.self) { try coder.decode([Door.Visit].self, from: body, headers: headers) }
    }
}
