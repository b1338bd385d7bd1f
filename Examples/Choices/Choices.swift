import Olivine

// swift run choices
@main
struct Choices {
    static func main() throws { print(try report()) }

    static let document = """
        [
          {"type": "text", "text": "On lava", "style": "heading"},
          {"url": "https://example.is/1.jpg", "width": 640, "type": "photo"},
          {"type": "quote", "author": {"id": "u7", "name": "Mira"}, "blocks": [
            {"type": "text", "text": "It glows.", "style": "whispered"},
            {"type": "quote", "author": "u9", "blocks": [{"type": "divider"}]}
          ]},
          {"type": "poll", "question": "More?", "votes": [12, 3.50]}
        ]
        """

    static let damaged = #"[{"type": "divider"}, {"type": "quote", "author": 7, "blocks": []}]"#

    static func report() throws -> String {
        let blocks = try JSONAdapter.model(of: [Block].self, from: document)
        var lines = blocks.flatMap { outline($0, "") }
        lines += ["", "Written again:", try JSONAdapter.jsonString(from: blocks)]
        do { _ = try JSONAdapter.model(of: [Block].self, from: damaged) } catch { lines += ["", "\(error)"] }
        return lines.joined(separator: "\n")
    }

    /// A line for each block. The compiler sees to it that no case is forgotten.
    private static func outline(_ block: Block, _ margin: String) -> [String] {
        switch block {
        case .text(let text, style: .known(.heading)?): [margin + text.uppercased()]
        case .text(let text, style: _): [margin + text]
        case .image(let image): [margin + "[\(image.url), \(image.width ?? 0) wide]"]
        case .quote(.id(let id), let blocks):
            [margin + "\(id) says:"] + blocks.flatMap { outline($0, margin + "  ") }
        case .quote(.user(let user), let blocks):
            [margin + "\(user.name) says:"] + blocks.flatMap { outline($0, margin + "  ") }
        case .divider: [margin + "---"]
        case .other(let raw): [margin + "(a \(raw["type"]?.string ?? "thing") that this program cannot show)"]
        }
    }
}
