import Documents
import Foundation

extension Document {
    /// The real file out of a folder, or the generated document.
    package func data(in folder: String?) throws -> Data {
        guard let folder else { return Data(generated()) }
        return try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(fileName))
    }
}
