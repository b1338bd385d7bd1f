import Foundation
import Olivine

enum Writing {
    typealias Profile = Declaring.Profile
    typealias Place = Declaring.Place

    static func run(_ print: Printed) throws {
        // begin program
        let place = Place(name: "Etna", latitude: 37.751, longitude: 15)
        let compact = try JSONAdapter.jsonString(from: place)
        print(compact)
        let pretty = try JSONAdapter(format: [.pretty, .sorted]).jsonString(from: [place])
        print(pretty)
        // end
    }

    static func runInto(_ print: Printed) throws {
        let place = Place(name: "Etna", latitude: 37.751, longitude: 15)
        // begin into
        var lines: [UInt8] = []
        for place in [place, place] {
            try JSONAdapter().append(place, to: &lines)
            lines.append(UInt8(ascii: "\n"))
        }
        // end
        print(String(decoding: lines, as: UTF8.self))
    }

    // begin nils
    struct Patch: JSONSerializing {
        let title: String?
        let closedAt: Date?
        let priority: Int

        static let propertyKeys = PropertyKeys(Patch.init) {
            Property("title", \.title)
            Property("closedAt", \.closedAt)
            Property("priority", \.priority, default: 3)
        }
        static let jsonKeyPaths: JSONKeyPaths<Patch> = [
            \.closedAt: .path("closed_at").nils(.written),
            \.priority: .path("priority").omittingDefault,
        ]
    }
    // end

    static func runNils(_ print: Printed) throws {
        // begin nilsprogram
        print(try JSONAdapter.jsonString(from: Patch(title: nil, closedAt: nil, priority: 3)))
        // end
    }
}
