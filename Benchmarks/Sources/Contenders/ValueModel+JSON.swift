import Foundation
import Olivine

extension ValueModel {
    static func read(_ data: Data) throws -> Self {
        try JSONAdapter.model(of: Self.self, from: data)
    }

    static func write(_ model: Self) throws -> Data {
        try JSONAdapter().jsonData(from: model)
    }
}
