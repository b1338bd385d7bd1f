// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums
import Olivine

package struct Catalogue: ValueModel {
    package private(set) var areaNames: [String: String] = [:]
    package private(set) var audienceSubCategoryNames: [String: String] = [:]
    package private(set) var blockNames: [String: String] = [:]
    package private(set) var events: [String: CatalogueEvent] = [:]
    package private(set) var performances: [CataloguePerformance] = []
    package private(set) var seatCategoryNames: [String: String] = [:]
    package private(set) var subTopicNames: [String: String] = [:]
    package private(set) var subjectNames: [String: String] = [:]
    package private(set) var topicNames: [String: String] = [:]
    package private(set) var topicSubTopics: [String: [Int]] = [:]
    package private(set) var venueNames: [String: String] = [:]

    package static let propertyKeys = PropertyKeys(startingFrom: Catalogue()) {
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
    package private(set) var eventId = 0
    package private(set) var id = 0
    package private(set) var logo: String?
    package private(set) var name: String?
    package private(set) var prices: [CataloguePrice] = []
    package private(set) var seatCategories: [CatalogueSeatCategory] = []
    package private(set) var seatMapImage: String?
    package private(set) var start = 0
    package private(set) var venueCode = ""

    package static let propertyKeys = PropertyKeys(startingFrom: CataloguePerformance()) {
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
    package private(set) var areas: [CatalogueArea] = []
    package private(set) var seatCategoryId = 0

    package static let propertyKeys = PropertyKeys(startingFrom: CatalogueSeatCategory()) {
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
    package private(set) var areaId = 0
    package private(set) var blockIds: [Int] = []

    package static let propertyKeys = PropertyKeys(startingFrom: CatalogueArea()) {
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
    package private(set) var amount = 0
    package private(set) var audienceSubCategoryId = 0
    package private(set) var seatCategoryId = 0

    package static let propertyKeys = PropertyKeys(startingFrom: CataloguePrice()) {
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
    package private(set) var description: String?
    package private(set) var id = 0
    package private(set) var logo: String?
    package private(set) var name = ""
    package private(set) var subTopicIds: [Int] = []
    package private(set) var subjectCode: String?
    package private(set) var subtitle: String?
    package private(set) var topicIds: [Int] = []

    package static let propertyKeys = PropertyKeys(startingFrom: CatalogueEvent()) {
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
