import CheckSums
import ConstructingModels
import Documents
import Foundation
import FoundationModels
import Olivine
import WriterModels

/// A way from JSON to models and back.
package enum Contender: String, CaseIterable, Sendable {
    /// `JSONDecoder` and `JSONEncoder` with synthesised Codable: the 1× of every ratio.
    case codable
    /// Olivine, tables with key-path writers.
    case writers
    /// Olivine, tables that call the memberwise initialiser.
    case constructing
    /// Olivine's door for Codable: the same types as `codable`, through `decode` and `encode`.
    case door
    /// `JSONSerialization` with mapping written by hand.
    case serialization
    /// `JSONSerialization` without any mapping, between JSON and `Any`: the 1× of the ratios of the next two.
    case object
    /// Olivine's `JSONValue`, any value.
    case value
    /// Olivine's `JSONText`, any value as its bytes.
    case text

    /// Whether it reads any values, without models.
    package var isArbitrary: Bool {
        switch self {
        case .object, .value, .text: true
        default: false
        }
    }

    /// The contender whose time is the 1× of its ratios.
    package var baseline: Contender {
        isArbitrary ? .object : .codable
    }

    /// Whether its doubles are the nearest ones; `JSONSerialization`'s are not always, on Linux.
    package var roundsCorrectly: Bool {
        self != .serialization && self != .object
    }

    /// Prepares reading `data`, or writing the models that it holds.
    package func trial(_ direction: Direction, _ document: Document, _ data: Data) throws -> Trial {
        switch document {
        case .user:
            try trial(
                direction, data, FoundationModels.GitHubUser.self, WriterModels.GitHubUser.self,
                ConstructingModels.GitHubUser.self)
        case .twitter:
            try trial(
                direction, data, FoundationModels.TwitterSearch.self, WriterModels.TwitterSearch.self,
                ConstructingModels.TwitterSearch.self)
        case .citm:
            try trial(
                direction, data, FoundationModels.Catalogue.self, WriterModels.Catalogue.self,
                ConstructingModels.Catalogue.self)
        case .canada:
            try trial(
                direction, data, FoundationModels.MapCollection.self, WriterModels.MapCollection.self,
                ConstructingModels.MapCollection.self)
        case .weibo:
            try trial(
                direction, data, FoundationModels.WeiboStatus.self, WriterModels.WeiboStatus.self,
                ConstructingModels.WeiboStatus.self)
        }
    }

    private func trial<Plain, Written, Constructed>(
        _ direction: Direction, _ data: Data, _: Plain.Type, _: Written.Type, _: Constructed.Type
    ) throws -> Trial
    where
        Plain: Codable & DictionaryMapped & Summed, Written: ValueModel & Summed, Constructed: ValueModel & Summed
    {
        switch self {
        case .codable:
            try trial(
                direction, data, readBack: Plain.self,
                reading: { [decoder = JSONDecoder()] in try decoder.decode(Plain.self, from: $0) },
                writing: { [encoder = JSONEncoder()] in try encoder.encode($0) })
        case .writers:
            try trial(
                direction, data, readBack: Plain.self, reading: Written.read, writing: Written.write)
        case .constructing:
            try trial(
                direction, data, readBack: Plain.self, reading: Constructed.read, writing: Constructed.write)
        case .door:
            try trial(
                direction, data, readBack: Plain.self,
                reading: { try JSONAdapter().decode(Plain.self, from: $0) },
                writing: { try JSONAdapter().encode($0) })
        case .serialization:
            try trial(
                direction, data, readBack: Plain.self,
                reading: { try Plain(dictionary: JSONSerialization.jsonObject(with: $0) as? [String: Any] ?? [:]) },
                writing: { try JSONSerialization.data(withJSONObject: $0.dictionary) })
        case .object:
            try arbitrary(
                direction, data, readBack: Plain.self,
                reading: { try JSONSerialization.jsonObject(with: $0) },
                writing: { try JSONSerialization.data(withJSONObject: $0) })
        case .value:
            try arbitrary(
                direction, data, readBack: Plain.self,
                reading: { try JSONAdapter.model(of: JSONValue.self, from: $0) },
                writing: { try JSONAdapter().jsonData(from: $0) })
        case .text:
            try arbitrary(
                direction, data, readBack: Plain.self,
                reading: { try JSONAdapter.model(of: JSONText.self, from: $0) },
                writing: { try JSONAdapter().jsonData(from: $0) })
        }
    }

    /// Any values have no fields to sum; they are written and read again as models for this, by `JSONDecoder`.
    private func arbitrary<Value, Plain: Decodable & Summed>(
        _ direction: Direction, _ data: Data, readBack _: Plain.Type,
        reading: @escaping (Data) throws -> Value, writing: @escaping (Value) throws -> Data
    ) throws -> Trial {
        let value = try reading(data)
        let checkSum = { CheckSum(of: try JSONDecoder().decode(Plain.self, from: writing(reading(data)))) }
        switch direction {
        case .read:
            return Trial(
                run: { discard(try reading(data)) }, result: { try reading(data) }, checkSum: checkSum,
                bytes: data.count)
        case .write:
            return Trial(
                run: { discard(try writing(value)) }, result: { try writing(value) }, checkSum: checkSum,
                bytes: try writing(value).count)
        }
    }

    private func trial<Model: Summed, Plain: Decodable & Summed>(
        _ direction: Direction, _ data: Data, readBack _: Plain.Type,
        reading: @escaping (Data) throws -> Model, writing: @escaping (Model) throws -> Data
    ) throws -> Trial {
        switch direction {
        case .read:
            return Trial(
                run: { discard(try reading(data)) },
                result: { try reading(data) },
                checkSum: { CheckSum(of: try reading(data)) },
                bytes: data.count)
        case .write:
            let model = try reading(data)
            return Trial(
                run: { discard(try writing(model)) },
                result: { try writing(model) },
                checkSum: { CheckSum(of: try JSONDecoder().decode(Plain.self, from: writing(model))) },
                bytes: try writing(model).count)
        }
    }
}
