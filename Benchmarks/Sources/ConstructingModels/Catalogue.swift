// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums
import Olivine

package struct Catalogue: ValueModel {
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

    package static let propertyKeys = PropertyKeys(Catalogue.init) {
        Property("areaNames", \.areaNames)
        Property("audienceSubCategoryNames", \.audienceSubCategoryNames)
        Property("blockNames", \.blockNames)
        Property("events", \.events)
        Property("performances", \.performances)
        Property("seatCategoryNames", \.seatCategoryNames)
        Property("subTopicNames", \.subTopicNames)
        Property("subjectNames", \.subjectNames)
        Property("topicNames", \.topicNames)
        Property("topicSubTopics", \.topicSubTopics)
        Property("venueNames", \.venueNames)
    }
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

package struct CataloguePerformance: ValueModel {
    package let eventId: Int
    package let id: Int
    package let logo: String?
    package let name: String?
    package let prices: [CataloguePrice]
    package let seatCategories: [CatalogueSeatCategory]
    package let seatMapImage: String?
    package let start: Int
    package let venueCode: String

    package static let propertyKeys = PropertyKeys(CataloguePerformance.init) {
        Property("eventId", \.eventId)
        Property("id", \.id)
        Property("logo", \.logo)
        Property("name", \.name)
        Property("prices", \.prices)
        Property("seatCategories", \.seatCategories)
        Property("seatMapImage", \.seatMapImage)
        Property("start", \.start)
        Property("venueCode", \.venueCode)
    }
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

package struct CatalogueSeatCategory: ValueModel {
    package let areas: [CatalogueArea]
    package let seatCategoryId: Int

    package static let propertyKeys = PropertyKeys(CatalogueSeatCategory.init) {
        Property("areas", \.areas)
        Property("seatCategoryId", \.seatCategoryId)
    }
}

extension CatalogueSeatCategory: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(areas)
        sum.add(seatCategoryId)
    }
}

package struct CatalogueArea: ValueModel {
    package let areaId: Int
    package let blockIds: [Int]

    package static let propertyKeys = PropertyKeys(CatalogueArea.init) {
        Property("areaId", \.areaId)
        Property("blockIds", \.blockIds)
    }
}

extension CatalogueArea: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(areaId)
        sum.add(blockIds)
    }
}

package struct CataloguePrice: ValueModel {
    package let amount: Int
    package let audienceSubCategoryId: Int
    package let seatCategoryId: Int

    package static let propertyKeys = PropertyKeys(CataloguePrice.init) {
        Property("amount", \.amount)
        Property("audienceSubCategoryId", \.audienceSubCategoryId)
        Property("seatCategoryId", \.seatCategoryId)
    }
}

extension CataloguePrice: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(amount)
        sum.add(audienceSubCategoryId)
        sum.add(seatCategoryId)
    }
}

package struct CatalogueEvent: ValueModel {
    package let description: String?
    package let id: Int
    package let logo: String?
    package let name: String
    package let subTopicIds: [Int]
    package let subjectCode: String?
    package let subtitle: String?
    package let topicIds: [Int]

    package static let propertyKeys = PropertyKeys(CatalogueEvent.init) {
        Property("description", \.description)
        Property("id", \.id)
        Property("logo", \.logo)
        Property("name", \.name)
        Property("subTopicIds", \.subTopicIds)
        Property("subjectCode", \.subjectCode)
        Property("subtitle", \.subtitle)
        Property("topicIds", \.topicIds)
    }
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
