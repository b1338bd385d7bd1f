import Foundation
import TestSupport
import Testing

@testable import Olivine

/// A chat message made of blocks, each of which says what it is; blocks that the program does not know come back as they
/// were. Invented content.
@Suite struct SlackDocument {
    enum Text: JSONChoosing {
        case plain(String, emoji: Bool?), markdown(String, verbatim: Bool?)
        static let choices = ModelChoices<Text> {
            Choice("plain_text", fields: "text", "emoji", make: Text.plain) {
                if case .plain(let text, let emoji) = $0 { (text, emoji) } else { nil }
            }
            Choice("mrkdwn", fields: "text", "verbatim", make: Text.markdown) {
                if case .markdown(let text, let verbatim) = $0 { (text, verbatim) } else { nil }
            }
        }
        static let jsonChoice = JSONChoice.tag("type")
    }

    struct Option: ValueModel {
        let text: Text, value: String
        static let propertyKeys = PropertyKeys(Option.init) {
            Property("text", \.text)
            Property("value", \.value)
        }
    }

    enum Element: JSONChoosing {
        case button(text: Text, actionID: String, style: String?)
        case select(placeholder: Text, options: [Option])
        case image(url: URL, altText: String)
        case other(String, JSONValue)
        static let choices = ModelChoices<Element> {
            Choice("button", fields: "text", "actionID", "style", make: Element.button) {
                if case .button(let text, let action, let style) = $0 { (text, action, style) } else { nil }
            }
            Choice("static_select", fields: "placeholder", "options", make: Element.select) {
                if case .select(let placeholder, let options) = $0 { (placeholder, options) } else { nil }
            }
            Choice("image", fields: "imageURL", "altText", make: Element.image) {
                if case .image(let url, let text) = $0 { (url, text) } else { nil }
            }
            Choice.unknown(make: Element.other) { if case .other(let tag, let raw) = $0 { (tag, raw) } else { nil } }
        }
        static let jsonChoice = JSONChoice.tag("type")
        static let jsonNaming = JSONNaming.snakeCase
    }

    struct Section: ValueModel {
        let blockID: String?, text: Text?, fields: [Text]?, accessory: Element?
        static let propertyKeys = PropertyKeys(Section.init) {
            Property("blockID", \.blockID)
            Property("text", \.text)
            Property("fields", \.fields)
            Property("accessory", \.accessory)
        }
    }

    enum Block: JSONChoosing {
        case section(Section), divider, actions([Element]), context([ContextItem]), other(JSONValue)
        static let choices = ModelChoices<Block> {
            Choice("section", make: Block.section) { if case .section(let it) = $0 { it } else { nil } }
            Choice("divider", value: .divider)
            Choice("actions", fields: "elements", make: Block.actions) {
                if case .actions(let elements) = $0 { elements } else { nil }
            }
            Choice("context", fields: "elements", make: Block.context) {
                if case .context(let items) = $0 { items } else { nil }
            }
            Choice.unknown(make: Block.other) { if case .other(let raw) = $0 { raw } else { nil } }
        }
        static let jsonChoice = JSONChoice.tag("type")
    }

    /// Text or an image, by the same tag: a choice of choices.
    enum ContextItem: JSONChoosing {
        case text(Text), element(Element)
        static let choices = ModelChoices<ContextItem> {
            Choice(make: ContextItem.text) { if case .text(let it) = $0 { it } else { nil } }
            Choice(make: ContextItem.element) { if case .element(let it) = $0 { it } else { nil } }
        }
        static let jsonChoice = JSONChoice.firstThatFits
    }

    struct Message: JSONSerializing {
        let channel: String, timestamp: String, thread: String?, text: String, blocks: [Block]
        static let propertyKeys = PropertyKeys(Message.init) {
            Property("channel", \.channel)
            Property("timestamp", \.timestamp)
            Property("thread", \.thread)
            Property("text", \.text)
            Property("blocks", \.blocks, default: [])
        }
        static let jsonKeyPaths: JSONKeyPaths<Message> = [\.timestamp: "ts", \.thread: "thread_ts"]
    }

    static let adapter = JSONAdapter(naming: .snakeCase)

    static let document = """
        {
          "ok": true, "channel": "C123", "ts": "1772405225.000247", "text": "Deploy?",
          "blocks": [
            {"type": "section", "block_id": "s1", "text": {"type": "mrkdwn", "text": "*Deploy* to <prod>?"},
             "accessory": {"type": "image", "image_url": "https://h.example/a.png", "alt_text": "a rock"}},
            {"type": "divider"},
            {"fields": [{"type": "plain_text", "text": "Build 7", "emoji": true}], "type": "section"},
            {"elements": [
              {"type": "button", "text": {"type": "plain_text", "text": "Yes"}, "action_id": "yes", "style": "primary"},
              {"type": "static_select", "placeholder": {"type": "plain_text", "text": "Where"},
               "options": [{"text": {"type": "plain_text", "text": "Berlin"}, "value": "b"}]},
              {"type": "datepicker", "initial_date": "2026-03-01", "n": 1.50}
            ], "type": "actions"},
            {"type": "context", "elements": [
              {"type": "mrkdwn", "text": "by _mira_"}, {"type": "image", "image_url": "https://h.example/m.png", "alt_text": ""}
            ]},
            {"type": "video", "title": {"type": "plain_text", "text": "?"}, "provider": null}
          ]
        }
        """

    static let message = Message(
        channel: "C123", timestamp: "1772405225.000247", thread: nil, text: "Deploy?",
        blocks: [
            .section(
                Section(
                    blockID: "s1", text: .markdown("*Deploy* to <prod>?", verbatim: nil), fields: nil,
                    accessory: .image(url: URL(string: "https://h.example/a.png")!, altText: "a rock"))),
            .divider,
            .section(Section(blockID: nil, text: nil, fields: [.plain("Build 7", emoji: true)], accessory: nil)),
            .actions([
                .button(text: .plain("Yes", emoji: nil), actionID: "yes", style: "primary"),
                .select(
                    placeholder: .plain("Where", emoji: nil),
                    options: [Option(text: .plain("Berlin", emoji: nil), value: "b")]),
                .other(
                    "datepicker",
                    ["type": "datepicker", "initial_date": "2026-03-01", "n": .number(NumberLiteral("1.50")!)]),
            ]),
            .context([
                .text(.markdown("by _mira_", verbatim: nil)),
                .element(.image(url: URL(string: "https://h.example/m.png")!, altText: "")),
            ]),
            .other(["type": "video", "title": ["type": "plain_text", "text": "?"], "provider": nil]),
        ])

    static let written = #"""
        {"channel":"C123","ts":"1772405225.000247","text":"Deploy?","blocks":[\#
        {"type":"section","block_id":"s1","text":{"type":"mrkdwn","text":"*Deploy* to <prod>?"},\#
        "accessory":{"type":"image","image_url":"https://h.example/a.png","alt_text":"a rock"}},{"type":"divider"},\#
        {"type":"section","fields":[{"type":"plain_text","text":"Build 7","emoji":true}]},{"type":"actions","elements":[\#
        {"type":"button","text":{"type":"plain_text","text":"Yes"},"action_id":"yes","style":"primary"},\#
        {"type":"static_select","placeholder":{"type":"plain_text","text":"Where"},\#
        "options":[{"text":{"type":"plain_text","text":"Berlin"},"value":"b"}]},\#
        {"type":"datepicker","initial_date":"2026-03-01","n":1.50}]},{"type":"context","elements":[\#
        {"type":"mrkdwn","text":"by _mira_"},{"type":"image","image_url":"https://h.example/m.png","alt_text":""}]},\#
        {"type":"video","title":{"type":"plain_text","text":"?"},"provider":null}]}
        """#

    @Test func messageIsReadAndWritten() {
        #expect(Self.adapter.routes.complaints(Self.document, Self.message, writes: Self.written) == [])
    }

    @Test func unknownTextIsAnErrorWhereNothingIsDeclaredForIt() {
        let damaged = Self.document.replacing(
            #"{"type": "plain_text", "text": "Build 7""#, with: #"{"type": "html", "text": "Build 7""#)
        #expect(
            Self.adapter.routes.failure(Message.self, damaged) == """
                Section.fields: unknown type: expected Text ("plain_text", "mrkdwn"), found "html"
                  at $.blocks[2].fields[0].type, line 7, column 26
                  7 |     {"fields": [{"type": "html", "text": "Build 7", "em…
                    |                          ^
                  as "section" of Block, by "type": "section"
                """)
    }

    @Test func blockWithoutATypeIsAnError() {
        let damaged = Self.document.replacing(#"{"type": "divider"}"#, with: "{}")
        #expect(
            Self.adapter.routes.failure(Message.self, damaged) == """
                Message.blocks: missing key: "type"
                  at $.blocks[1].type, line 6, column 5
                  6 |     {},
                    |     ^
                  "type" is the tag of Block
                """)
    }
}
