// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums

package struct Catalogue: Codable, Sendable {
    package let areaNames: [String: String]
    package let audienceSubCategoryNames: [String: String]
    package let blockNames: [String: String]
    package let events: [String: CatalogueEvent]
    package let performances: [CataloguePerformance]
    package let seatCategoryNames: [String: String]
    package let subTopicNames: [String: String]
    package let subjectNames: [String: String]
    package let topicNames: [String: String]
    package let topicSubTopics: [String: [Int]]
    package let venueNames: [String: String]
}

extension Catalogue: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(areaNames)
        sum.add(audienceSubCategoryNames)
        sum.add(blockNames)
        sum.add(events)
        sum.add(performances)
        sum.add(seatCategoryNames)
        sum.add(subTopicNames)
        sum.add(subjectNames)
        sum.add(topicNames)
        sum.add(topicSubTopics)
        sum.add(venueNames)
    }
}

package struct CataloguePerformance: Codable, Sendable {
    package let eventId: Int
    package let id: Int
    package let logo: String?
    package let name: String?
    package let prices: [CataloguePrice]
    package let seatCategories: [CatalogueSeatCategory]
    package let seatMapImage: String?
    package let start: Int
    package let venueCode: String
}

extension CataloguePerformance: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(eventId)
        sum.add(id)
        sum.add(logo)
        sum.add(name)
        sum.add(prices)
        sum.add(seatCategories)
        sum.add(seatMapImage)
        sum.add(start)
        sum.add(venueCode)
    }
}

package struct CatalogueSeatCategory: Codable, Sendable {
    package let areas: [CatalogueArea]
    package let seatCategoryId: Int
}

extension CatalogueSeatCategory: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(areas)
        sum.add(seatCategoryId)
    }
}

package struct CatalogueArea: Codable, Sendable {
    package let areaId: Int
    package let blockIds: [Int]
}

extension CatalogueArea: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(areaId)
        sum.add(blockIds)
    }
}

package struct CataloguePrice: Codable, Sendable {
    package let amount: Int
    package let audienceSubCategoryId: Int
    package let seatCategoryId: Int
}

extension CataloguePrice: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(amount)
        sum.add(audienceSubCategoryId)
        sum.add(seatCategoryId)
    }
}

package struct CatalogueEvent: Codable, Sendable {
    package let description: String?
    package let id: Int
    package let logo: String?
    package let name: String
    package let subTopicIds: [Int]
    package let subjectCode: String?
    package let subtitle: String?
    package let topicIds: [Int]
}

extension CatalogueEvent: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(description)
        sum.add(id)
        sum.add(logo)
        sum.add(name)
        sum.add(subTopicIds)
        sum.add(subjectCode)
        sum.add(subtitle)
        sum.add(topicIds)
    }
}
