import Foundation

@testable import Olivine

/// What the Codable door does in linear time, whatever it is asked (R25).
enum CodableCostTests {
    struct Dot: ValueModel, Codable {
        let x: Int
        static let propertyKeys = PropertyKeys(Dot.init) { Property("x", \.x) }
    }
    struct Dots: Codable { var dots: [Dot] }

    /// Asks where it stands.
    struct Located: Decodable {
        let steps: Int
        init(from decoder: any Decoder) throws { steps = decoder.codingPath.count }
    }

    struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    /// Asks for all keys from the last to the first, and for as many that are not there.
    struct Backwards: Codable {
        private var values: [(String, Int)] = []
        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: Key.self)
            for key in object.allKeys.reversed() {
                values.append((key.stringValue, try object.decode(Int.self, forKey: key)))
                _ = object.contains(Key(key.stringValue + "?"))
            }
        }
        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Key.self)
            for (key, value) in values { try object.encode(value, forKey: Key(key)) }
        }
    }

    private static func list(_ element: String, _ count: Int) -> String {
        "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }

    private static func object(_ count: Int, _ key: (Int) -> String) -> String {
        "{" + (0..<count).map { "\"\(key($0))\":1" }.joined(separator: ",") + "}"
    }

    private static let snakeCase: CodableStrategies = {
        var strategies = CodableStrategies()
        strategies.keyDecodingStrategy = .convertFromSnakeCase
        return strategies
    }()

    static let timed: [LinearTimeTests.Case] = [
        .init("models in a Codable list", 3_000, { "{\"dots\":\(list("{\"x\":1}", $0))}" }) {
            let dots = try JSONAdapter().decode(Dots.self, from: $0)
            _ = try JSONAdapter().encode(dots)
        },
        .init("coding paths of elements", 3_000, { list("1", $0) }) {
            _ = try JSONAdapter().decode([Located].self, from: $0)
        },
        .init("Codable keys that look alike", 1_500, { object($0) { "aaaaaaaa\(100_000 + $0)bbbbbbbb" } }) {
            let map = try JSONAdapter().decode([String: Int].self, from: $0)
            _ = try JSONAdapter().encode(map)
        },
        .init("Codable keys asked for backwards", 1_500, { object($0) { "k\($0)" } }) {
            _ = try JSONAdapter().encode(try JSONAdapter().decode(Backwards.self, from: $0))
        },
        .init("converted keys", 1_500, { object($0) { "some_key_\($0)" } }) {
            _ = try JSONAdapter().decode(Backwards.self, from: $0, snakeCase)
        },
        .init("equal keys", 3_000, { object($0) { _ in "k" } }) {
            _ = try JSONAdapter().decode(Backwards.self, from: $0)
        },
    ]
}
