import Foundation
import Olivine

enum Moving {
    // begin before
    struct VisitByCodable: Codable {
        var place: String
        var day: Date
        var rating: Double
        var notes: [String]?
    }
    // end

    // begin after
    struct Visit: ValueModel {
        let place: String
        let day: Date
        let rating: Double
        let notes: [String]?

        static let propertyKeys = PropertyKeys(Visit.init) {
            Property("place", \.place)
            Property("day", \.day)
            Property("rating", \.rating)
            Property("notes", \.notes)
        }
    }
    // end

    static func run(_ print: Printed) throws {
        // begin program
        let day = Date(timeIntervalSince1970: 1_772_405_225)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let before = VisitByCodable(place: "Etna", day: day, rating: 5, notes: nil)
        print(String(decoding: try encoder.encode(before), as: UTF8.self))
        let after = Visit(place: "Etna", day: day, rating: 5, notes: nil)
        print(try JSONAdapter(format: .sorted).jsonString(from: after))
        // end
    }

    // begin dates
    struct OldVisit: JSONSerializing {
        let place: String
        let day: Date

        static let propertyKeys = PropertyKeys(OldVisit.init) {
            Property("place", \.place)
            Property("day", \.day)
        }
        static let sinceReference = JSONTransformer<Double, Date>(
            read: { Date(timeIntervalSinceReferenceDate: $0) },
            write: { $0.timeIntervalSinceReferenceDate })
        static let jsonTransformers: JSONTransformers<OldVisit> = [.use(sinceReference, for: \.day)]
    }
    // end
}
