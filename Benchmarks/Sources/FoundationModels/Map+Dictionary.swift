// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension MapCollection: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        type = try dictionary.required("type")
        features = try dictionary.requiredObjects("features").map(MapFeature.init(dictionary:))
    }

    package var dictionary: [String: Any] {
        [
            "type": type,
            "features": features.map(\.dictionary),
        ]
    }
}

extension MapFeature: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        type = try dictionary.required("type")
        properties = try MapProperties(dictionary: dictionary.required("properties"))
        geometry = try MapGeometry(dictionary: dictionary.required("geometry"))
    }

    package var dictionary: [String: Any] {
        [
            "type": type,
            "properties": properties.dictionary,
            "geometry": geometry.dictionary,
        ]
    }
}

extension MapGeometry: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        type = try dictionary.required("type")
        coordinates = try dictionary.required("coordinates")
    }

    package var dictionary: [String: Any] {
        [
            "type": type,
            "coordinates": coordinates,
        ]
    }
}

extension MapProperties: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        name = try dictionary.required("name")
    }

    package var dictionary: [String: Any] {
        [
            "name": name
        ]
    }
}
