// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums
import Olivine

package struct MapCollection: ValueModel {
    package private(set) var type = ""
    package private(set) var features: [MapFeature] = []

    package static let propertyKeys = PropertyKeys(startingFrom: MapCollection()) {
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
    package private(set) var type = ""
    package private(set) var properties = MapProperties()
    package private(set) var geometry = MapGeometry()

    package static let propertyKeys = PropertyKeys(startingFrom: MapFeature()) {
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
    package private(set) var type = ""
    package private(set) var coordinates: [[[Double]]] = []

    package static let propertyKeys = PropertyKeys(startingFrom: MapGeometry()) {
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
    package private(set) var name = ""

    package static let propertyKeys = PropertyKeys(startingFrom: MapProperties()) {
        Property("name", \.name)
    }
}

extension MapProperties: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(name)
    }
}
