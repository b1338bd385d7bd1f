import Foundation
import Olivine

/// A line of a log.
struct Event: JSONSerializing {
    enum Level: String, PropertyValue, CaseIterable { case debug, info, warning, error }

    let time: Date
    let level: Level
    let service: String
    let milliseconds: Double?

    static let propertyKeys = PropertyKeys(Event.init) {
        Property("time", \.time)
        Property("level", \.level)
        Property("service", \.service)
        Property("milliseconds", \.milliseconds)
    }
    static let jsonKeyPaths: JSONKeyPaths<Event> = [\.milliseconds: "timing.ms"]
}

extension Event {
    /// A log of invented events, some of whose lines are damaged: now and then a server stops in the middle of one.
    static func log(of count: Int) throws -> Data {
        var log = Data()
        for index in 0..<count {
            let event = Event(
                time: Date(timeIntervalSince1970: 1_772_323_200 + Double(index) / 4),
                level: Level.allCases[index % 97 == 0 ? 3 : index % 3],
                service: ["front", "search", "mail"][index * 7 % 3],
                milliseconds: index % 5 == 0 ? nil : Double(index * 37 % 2_000) / 8)
            let line = try JSONAdapter.jsonData(from: event)
            log += index % 4_999 == 4_998 ? line.dropLast(9) : line
            log.append(UInt8(ascii: "\n"))
        }
        return log
    }
}
