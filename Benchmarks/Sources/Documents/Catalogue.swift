/// citm_catalog.json: a concert hall's season. 71 % white space, 10,937 small objects, integers of nine digits, maps with
/// ids as keys, next to no text.
func catalogueDocument(seed: UInt64) -> [UInt8] {
    var random = PseudoRandom(seed: seed)
    var json = JSONText(indentation: 4)
    let areas = random.ids(17, from: 205_705_993)
    let audience = random.ids(1, from: 337_100_890)
    let events = random.ids(184, from: 138_586_341)
    let categories = random.ids(64, from: 338_937_235)
    let subTopics = random.ids(19, from: 337_184_262)
    let topics = random.ids(4, from: 324_846_098)
    json.object { json in
        json.names("areaNames", areas) {
            random.pick(["Arrière-scène", "1er balcon", "2ème balcon"])
                + random.pick([" central", " côté cour", " côté jardin"])
        }
        json.names("audienceSubCategoryNames", audience) { "Abonné" }
        json.names("blockNames", []) { "" }
        json.put("events") { json in
            for id in events {
                json.put(String(id)) { event(id, subTopics: subTopics, topics: topics, &$0, &random) }
            }
        }
        json.put("performances", list: Array(0..<243)) { json, _ in
            json.object {
                performance(of: random.pick(events), audience[0], categories: categories, areas: areas, &$0, &random)
            }
        }
        json.names("seatCategoryNames", categories) { "\(random.int(1...6))ème catégorie" }
        json.names("subTopicNames", subTopics) {
            "Musique " + random.pick(["baroque", "vocale", "classique", "du monde"])
        }
        json.names("subjectNames", []) { "" }
        json.names("topicNames", topics) { random.pick(["Activité", "Genre", "Type de public"]) }
        json.put("topicSubTopics") { json in
            for (topic, count) in zip(topics, [2, 1, 11, 5]) {
                json.put(String(topic), list: Array(subTopics.prefix(count)))
            }
        }
        json.put("venueNames") { $0.put("GRANDE_SALLE", "Grande salle") }
    }
    return json.bytes
}

private func event(
    _ id: Int, subTopics: [Int], topics: [Int], _ json: inout JSONText, _ random: inout PseudoRandom
) {
    json.putNull("description")
    json.put("id", id)
    json.put("logo", random.chance(45) ? logo(&random) : nil)
    json.put("name", random.letters(random.int(8...44)))
    json.put("subTopicIds", list: (0..<random.int(2...4)).map { _ in random.pick(subTopics) })
    json.putNull("subjectCode")
    json.putNull("subtitle")
    json.put("topicIds", list: (0..<random.int(2...4)).map { _ in random.pick(topics) })
}

private func performance(
    of event: Int, _ audience: Int, categories: [Int], areas: [Int], _ json: inout JSONText,
    _ random: inout PseudoRandom
) {
    let offered = Array(categories.prefix(random.pick([5, 5, 5, 5, 4, 4, 4, 4, 1, 1])))
    json.put("eventId", event)
    json.put("id", random.int(339_420_000...341_500_000))
    json.put("logo", random.chance(44) ? logo(&random) : nil)
    json.putNull("name")
    json.put("prices", list: offered) { json, category in
        json.object { json in
            json.put("amount", random.int(9...180) * 500 + 5_000)
            json.put("audienceSubCategoryId", audience)
            json.put("seatCategoryId", category)
        }
    }
    json.put("seatCategories", list: offered) { json, category in
        json.object { json in
            let count = random.pick([6, 6, 6, 6, 11, 11, 11, 11, 10, 10, 10, 13, 13, 12, 16, 7, 7, 1])
            json.put("areas", list: Array(areas.prefix(count))) { json, area in
                json.object { json in
                    json.put("areaId", area)
                    json.put("blockIds", list: [])
                }
            }
            json.put("seatCategoryId", category)
        }
    }
    json.putNull("seatMapImage")
    json.put("start", 1_372_788_000_000 + random.int(0...9_000) * 3_600_000)
    json.put("venueCode", "GRANDE_SALLE")
}

private func logo(_ random: inout PseudoRandom) -> String {
    "/images/UE0AAAAA" + random.letters(16)
}

extension PseudoRandom {
    /// Ascending ids with small gaps.
    fileprivate mutating func ids(_ count: Int, from first: Int) -> [Int] {
        var id = first
        return (0..<count).map { _ in
            defer { id += int(1...5) }
            return id
        }
    }
}

extension JSONText {
    /// A map from ids to names.
    fileprivate mutating func names(_ key: String, _ ids: [Int], _ name: () -> String) {
        put(key) { json in
            for id in ids { json.put(String(id), name()) }
        }
    }
}
