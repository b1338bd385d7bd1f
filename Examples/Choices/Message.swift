import Olivine

/// A part of a message: the document says by `type` what it is. What the program does not know comes back as it was.
indirect enum Block: JSONChoosing {
    case text(String, style: OpenEnum<Style>?)
    case image(Image)
    case quote(author: Author, blocks: [Block])
    case divider
    case other(JSONValue)

    enum Style: String, PropertyValue { case plain, heading }

    static let choices = ModelChoices<Block> {
        Choice("text", fields: "text", "style", make: Block.text) {
            if case .text(let text, let style) = $0 { (text, style) } else { nil }
        }
        Choice("image", "photo", make: Block.image) { if case .image(let image) = $0 { image } else { nil } }
        Choice("quote", fields: "author", "blocks", make: Block.quote) {
            if case .quote(let author, let blocks) = $0 { (author, blocks) } else { nil }
        }
        Choice("divider", value: .divider)
        Choice.unknown(make: Block.other) { if case .other(let raw) = $0 { raw } else { nil } }
    }
    static let jsonChoice = JSONChoice.tag("type")
}

struct Image: ValueModel {
    let url: String
    let width: Int?

    static let propertyKeys = PropertyKeys(Image.init) {
        Property("url", \.url)
        Property("width", \.width)
    }
}

/// `"u7"`, or the whole user: told apart by the kind of value.
enum Author: JSONChoosing {
    case id(String)
    case user(User)

    struct User: ValueModel {
        let id: String
        let name: String

        static let propertyKeys = PropertyKeys(User.init) {
            Property("id", \.id)
            Property("name", \.name)
        }
    }

    static let choices = ModelChoices<Author> {
        Choice(make: Author.id) { if case .id(let id) = $0 { id } else { nil } }
        Choice(make: Author.user) { if case .user(let user) = $0 { user } else { nil } }
    }
    static let jsonChoice = JSONChoice.byKind
}
