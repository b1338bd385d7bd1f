import Foundation
import Olivine

/// What this program knows of a package's manifest. Other tools keep other things in it.
struct Manifest: JSONSerializing {
    let name: String
    let version: String
    let contact: String?
    let funding: String?
    let dependencies: [String: String]

    static let propertyKeys = PropertyKeys(Manifest.init) {
        Property("name", \.name)
        Property("version", \.version)
        Property("contact", \.contact)
        Property("funding", \.funding)
        Property("dependencies", \.dependencies, default: [:])
    }
    static let jsonKeyPaths: JSONKeyPaths<Manifest> = [\.contact: "author.email"]
}
