import CBOR
import Foundation
import Olivine

/// A reading of an instrument, as it is sent over a narrow line.
struct Reading: ValueModel {
    let station: UUID
    let takenAt: Date
    let depth: Double
    let temperatures: [Float]
    let salinity: Decimal?
    let page: URL

    static let propertyKeys = PropertyKeys(Reading.init) {
        Property("station", \.station)
        Property("takenAt", \.takenAt)
        Property("depth", \.depth)
        Property("temperatures", \.temperatures)
        Property("salinity", \.salinity)
        Property("page", \.page)
    }
}

/// What the program prints: a reading in JSON and in CBOR, read again, and the error that a damaged one gives.
func report(on reading: Reading) throws -> String {
    let json = try JSONAdapter.jsonString(from: reading)
    let data = try CBOR.data(from: reading)
    let hex = data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let again = try CBOR.model(of: Reading.self, from: data)
    var text = "JSON, \(json.utf8.count) bytes:\n\(json)\n\nCBOR, \(data.count) bytes:\n\(hex)\n\n"
    text += "Read again it is \(again == reading ? "equal" : "different").\n\nWith text for the first temperature:\n"
    let warm = try CBOR.data(from: ["temperatures": ["warm"]])
    do { _ = try CBOR.model(of: Reading.self, from: warm) } catch { text += "\(error)" }
    return text
}

// swift run cbor-print
@main
struct CBORPrint {
    static let reading = Reading(
        station: UUID(uuidString: "0B5C9E1C-5D0F-4D3B-9C6E-0F5F6B1E7A42") ?? UUID(),
        takenAt: Date(timeIntervalSince1970: 1_772_442_000.5), depth: 1500, temperatures: [3.5, 2.25, 2.1],
        salinity: Decimal(string: "34.72"), page: URL(string: "https://example.com/stations/7") ?? URL(filePath: "/"))

    static func main() throws { print(try report(on: reading)) }
}
