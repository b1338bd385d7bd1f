import Foundation
import Testing

@testable import Olivine

/// What a decoder or an encoder has done: the value in words, or the case of its error and the coding path.
enum CodingOutcome {
    static func text(_ body: () throws -> String) -> String {
        do { return try body() } catch let error as DecodingError {
            switch error {
            case .typeMismatch(_, let context): return "type mismatch" + path(context.codingPath)
            case .valueNotFound(_, let context): return "value not found" + path(context.codingPath)
            case .keyNotFound(let key, let context):
                return "key not found \(key.stringValue)" + path(context.codingPath)
            case .dataCorrupted(let context): return "data corrupted" + path(context.codingPath)
            @unknown default: return "\(error)"
            }
        } catch EncodingError.invalidValue(_, let context) {
            return "invalid value" + path(context.codingPath)
        } catch { return "\(type(of: error))" }
    }

    private static func path(_ path: [any CodingKey]) -> String {
        " at " + path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
}

/// A document that a type is decoded from, by Foundation and by us.
struct DecodingRow: Sendable, CustomTestStringConvertible {
    let name: String
    let foundation: @Sendable () -> String
    let ours: @Sendable () -> String
    let throughAdapter: @Sendable () -> String
    var testDescription: String { name }

    init<Value: Decodable & SendableMetatype>(
        _ type: Value.Type, _ document: String, _ adjust: @Sendable (inout CodableStrategies) -> Void = { _ in }
    ) {
        name = "\(type) \(document.prefix(60))"
        var made = CodableStrategies()
        adjust(&made)
        let strategies = made
        foundation = {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = strategies.dateDecodingStrategy
            decoder.dataDecodingStrategy = strategies.dataDecodingStrategy
            decoder.keyDecodingStrategy = strategies.keyDecodingStrategy
            decoder.nonConformingFloatDecodingStrategy = strategies.nonConformingFloatDecodingStrategy
            decoder.userInfo = strategies.userInfo
            return CodingOutcome.text { String(reflecting: try decoder.decode(type, from: Data(document.utf8))) }
        }
        ours = {
            let decoder = CodableDecoder()
            decoder.strategies = strategies
            return CodingOutcome.text { String(reflecting: try decoder.decode(type, from: Data(document.utf8))) }
        }
        throughAdapter = {
            do throws(AdapterError) {
                return String(reflecting: try JSONAdapter().decode(type, from: document, strategies))
            } catch { return "\(error.code) at \(error.path.pathText)" }
        }
    }
}

/// A value that is encoded, by Foundation and by us; keys sorted, since Foundation has no order otherwise.
struct EncodingRow: Sendable, CustomTestStringConvertible {
    let name: String
    let foundation: @Sendable () -> String
    let ours: @Sendable () -> String
    var testDescription: String { name }

    init<Value: Encodable & SendableMetatype>(
        _ value: @autoclosure @escaping @Sendable () -> Value,
        _ formatting: JSONEncoder.OutputFormatting = .sortedKeys,
        _ adjust: @Sendable (inout CodableStrategies) -> Void = { _ in }
    ) {
        name = "\(value())"
        var made = CodableStrategies()
        adjust(&made)
        let strategies = made
        foundation = {
            let encoder = JSONEncoder()
            encoder.outputFormatting = formatting
            encoder.dateEncodingStrategy = strategies.dateEncodingStrategy
            encoder.dataEncodingStrategy = strategies.dataEncodingStrategy
            encoder.keyEncodingStrategy = strategies.keyEncodingStrategy
            encoder.nonConformingFloatEncodingStrategy = strategies.nonConformingFloatEncodingStrategy
            encoder.userInfo = strategies.userInfo
            return CodingOutcome.text { String(decoding: try encoder.encode(value()), as: UTF8.self) }
        }
        ours = {
            let encoder = CodableEncoder()
            encoder.outputFormatting = formatting
            encoder.strategies = strategies
            return CodingOutcome.text { String(decoding: try encoder.encode(value()), as: UTF8.self) }
        }
    }
}
