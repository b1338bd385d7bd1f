import Olivine

/// About 1 KB in JSON: common values, nested models, both ways of construction.
struct Sample: ValueModel {
    let id: Int, title: String, isOpen: Bool, score: Double?, labels: [Label], counts: [Int], notes: [String: String]
    static let propertyKeys = PropertyKeys(Sample.init) {
        Property("id", \.id)
        Property("title", \.title)
        Property("isOpen", \.isOpen)
        Property("score", \.score)
        Property("labels", \.labels)
        Property("counts", \.counts)
        Property("notes", \.notes)
    }

    struct Label: ValueModel {
        private(set) var name = ""
        private(set) var colour = ""
        static let propertyKeys = PropertyKeys(startingFrom: Label()) {
            Property("name", \.name)
            Property("colour", \.colour)
        }
    }
}
