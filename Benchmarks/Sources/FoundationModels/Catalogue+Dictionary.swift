// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension Catalogue: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        areaNames = try dictionary.required("areaNames")
        audienceSubCategoryNames = try dictionary.required("audienceSubCategoryNames")
        blockNames = try dictionary.required("blockNames")
        events = try dictionary.requiredMap("events").mapValues(CatalogueEvent.init(dictionary:))
        performances = try dictionary.requiredObjects("performances").map(CataloguePerformance.init(dictionary:))
        seatCategoryNames = try dictionary.required("seatCategoryNames")
        subTopicNames = try dictionary.required("subTopicNames")
        subjectNames = try dictionary.required("subjectNames")
        topicNames = try dictionary.required("topicNames")
        topicSubTopics = try dictionary.required("topicSubTopics")
        venueNames = try dictionary.required("venueNames")
    }

    package var dictionary: [String: Any] {
        [
            "areaNames": areaNames,
            "audienceSubCategoryNames": audienceSubCategoryNames,
            "blockNames": blockNames,
            "events": events.mapValues(\.dictionary),
            "performances": performances.map(\.dictionary),
            "seatCategoryNames": seatCategoryNames,
            "subTopicNames": subTopicNames,
            "subjectNames": subjectNames,
            "topicNames": topicNames,
            "topicSubTopics": topicSubTopics,
            "venueNames": venueNames,
        ]
    }
}

extension CataloguePerformance: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        eventId = try dictionary.required("eventId")
        id = try dictionary.required("id")
        logo = dictionary["logo"] as? String
        name = dictionary["name"] as? String
        prices = try dictionary.requiredObjects("prices").map(CataloguePrice.init(dictionary:))
        seatCategories = try dictionary.requiredObjects("seatCategories").map(CatalogueSeatCategory.init(dictionary:))
        seatMapImage = dictionary["seatMapImage"] as? String
        start = try dictionary.required("start")
        venueCode = try dictionary.required("venueCode")
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            "eventId": eventId,
            "id": id,
            "prices": prices.map(\.dictionary),
            "seatCategories": seatCategories.map(\.dictionary),
            "start": start,
            "venueCode": venueCode,
        ]
        if let logo { dictionary["logo"] = logo }
        if let name { dictionary["name"] = name }
        if let seatMapImage { dictionary["seatMapImage"] = seatMapImage }
        return dictionary
    }
}

extension CatalogueSeatCategory: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        areas = try dictionary.requiredObjects("areas").map(CatalogueArea.init(dictionary:))
        seatCategoryId = try dictionary.required("seatCategoryId")
    }

    package var dictionary: [String: Any] {
        [
            "areas": areas.map(\.dictionary),
            "seatCategoryId": seatCategoryId,
        ]
    }
}

extension CatalogueArea: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        areaId = try dictionary.required("areaId")
        blockIds = try dictionary.required("blockIds")
    }

    package var dictionary: [String: Any] {
        [
            "areaId": areaId,
            "blockIds": blockIds,
        ]
    }
}

extension CataloguePrice: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        amount = try dictionary.required("amount")
        audienceSubCategoryId = try dictionary.required("audienceSubCategoryId")
        seatCategoryId = try dictionary.required("seatCategoryId")
    }

    package var dictionary: [String: Any] {
        [
            "amount": amount,
            "audienceSubCategoryId": audienceSubCategoryId,
            "seatCategoryId": seatCategoryId,
        ]
    }
}

extension CatalogueEvent: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        description = dictionary["description"] as? String
        id = try dictionary.required("id")
        logo = dictionary["logo"] as? String
        name = try dictionary.required("name")
        subTopicIds = try dictionary.required("subTopicIds")
        subjectCode = dictionary["subjectCode"] as? String
        subtitle = dictionary["subtitle"] as? String
        topicIds = try dictionary.required("topicIds")
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            "id": id,
            "name": name,
            "subTopicIds": subTopicIds,
            "topicIds": topicIds,
        ]
        if let description { dictionary["description"] = description }
        if let logo { dictionary["logo"] = logo }
        if let subjectCode { dictionary["subjectCode"] = subjectCode }
        if let subtitle { dictionary["subtitle"] = subtitle }
        return dictionary
    }
}
