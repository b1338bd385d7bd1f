// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums
import Olivine

package struct MapCollection: ValueModel {
    package let type: String
    package let features: [MapFeature]

    package static let propertyKeys = PropertyKeys(MapCollection.init) {
        Property("type", \.type)
        Property("features", \.features)
    }
}

extension MapCollection: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(type)
        sum.add(features)
    }
}

package struct MapFeature: ValueModel {
    package let type: String
    package let properties: MapProperties
    package let geometry: MapGeometry

    package static let propertyKeys = PropertyKeys(MapFeature.init) {
        Property("type", \.type)
        Property("properties", \.properties)
        Property("geometry", \.geometry)
    }
}

extension MapFeature: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(type)
        sum.add(properties)
        sum.add(geometry)
    }
}

package struct MapGeometry: ValueModel {
    package let type: String
    package let coordinates: [[[Double]]]

    package static let propertyKeys = PropertyKeys(MapGeometry.init) {
        Property("type", \.type)
        Property("coordinates", \.coordinates)
    }
}

extension MapGeometry: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(type)
        sum.add(coordinates)
    }
}

package struct MapProperties: ValueModel {
    package let name: String

    package static let propertyKeys = PropertyKeys(MapProperties.init) {
        Property("name", \.name)
    }
}

extension MapProperties: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(name)
    }
}
