// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums

package struct MapCollection: Codable, Sendable {
    package let type: String
    package let features: [MapFeature]
}

extension MapCollection: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(type)
        sum.add(features)
    }
}

package struct MapFeature: Codable, Sendable {
    package let type: String
    package let properties: MapProperties
    package let geometry: MapGeometry
}

extension MapFeature: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(type)
        sum.add(properties)
        sum.add(geometry)
    }
}

package struct MapGeometry: Codable, Sendable {
    package let type: String
    package let coordinates: [[[Double]]]
}

extension MapGeometry: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(type)
        sum.add(coordinates)
    }
}

package struct MapProperties: Codable, Sendable {
    package let name: String
}

extension MapProperties: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(name)
    }
}
