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
    /// `JSONSerialization` with mapping written by hand.
    case serialization

    /// Whether its doubles are the nearest ones; `JSONSerialization`'s are not always, on Linux.
    package var roundsCorrectly: Bool {
        self != .serialization
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
        case .serialization:
            try trial(
                direction, data, readBack: Plain.self,
                reading: { try Plain(dictionary: JSONSerialization.jsonObject(with: $0) as? [String: Any] ?? [:]) },
                writing: { try JSONSerialization.data(withJSONObject: $0.dictionary) })
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
