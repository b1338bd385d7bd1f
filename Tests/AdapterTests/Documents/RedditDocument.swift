import Foundation
import TestSupport
import Testing

@testable import Olivine

/// A tree of comments: things that say their kind and keep their data below, replies that are an empty text or a listing,
/// an edit that is false or a time. Invented content.
@Suite struct RedditDocument {
    indirect enum Thing: JSONChoosing {
        case comment(Comment), more(count: Int, children: [String]), other(JSONValue)
        static let choices = ModelChoices<Thing> {
            Choice("t1", make: Thing.comment) { if case .comment(let it) = $0 { it } else { nil } }
            Choice("more", fields: "count", "children", make: Thing.more) {
                if case .more(let count, let children) = $0 { (count, children) } else { nil }
            }
            Choice.unknown(make: Thing.other) { if case .other(let raw) = $0 { raw } else { nil } }
        }
        static let jsonChoice = JSONChoice.tag("kind", content: "data")
    }

    struct Listing: JSONSerializing {
        let kind: String, children: [Thing], after: String?
        init(kind: String = "Listing", children: [Thing], after: String? = nil) {
            (self.kind, self.children, self.after) = (kind, children, after)
        }
        static let propertyKeys = PropertyKeys(Listing.init(kind:children:after:)) {
            Property("kind", \.kind).validating { if $0 != "Listing" { throw NoListing() } }
            Property("children", \.children)
            Property("after", \.after)
        }
        static let jsonKeyPaths: JSONKeyPaths<Listing> = [
            \.children: "data.children", \.after: .path("data.after").nils(.written),
        ]
    }
    struct NoListing: Error {}

    /// `""`, or a listing.
    indirect enum Replies: JSONChoosing {
        case none, listing(Listing)
        static let choices = ModelChoices<Replies> {
            Choice("", value: .none)
            Choice(make: Replies.listing) { if case .listing(let it) = $0 { it } else { nil } }
        }
        static let jsonChoice = JSONChoice.byKind
    }

    /// `false`, or the time of it.
    enum Edit: JSONChoosing {
        case never, at(Double)
        static let choices = ModelChoices<Edit> {
            Choice(false, value: .never)
            Choice(make: Edit.at) { if case .at(let time) = $0 { time } else { nil } }
        }
        static let jsonChoice = JSONChoice.byKind
    }

    struct Comment: JSONSerializing {
        let id: String, author: String, body: String, ups: Int, created: Date, edited: Edit, replies: Replies
        static let propertyKeys = PropertyKeys(Comment.init) {
            Property("id", \.id)
            Property("author", \.author)
            Property("body", \.body)
            Property("ups", \.ups)
            Property("created", \.created)
            Property("edited", \.edited)
            Property("replies", \.replies)
        }
        static let jsonKeyPaths: JSONKeyPaths<Comment> = [\.created: "created_utc"]
        static let jsonTransformers: JSONTransformers<Comment> = [.use(.secondsSince1970, for: \.created)]
    }

    static func comment(_ id: String, _ ups: Int, _ edited: Edit = .never, _ replies: Replies = .none) -> Thing {
        .comment(
            Comment(
                id: id, author: "mira", body: "I say **\(id)**", ups: ups,
                created: Date(timeIntervalSince1970: 1_772_405_225), edited: edited, replies: replies))
    }

    static func json(_ id: String, _ ups: Int, _ edited: String = "false", _ replies: String = #""""#) -> String {
        #"{"kind":"t1","data":{"id":"\#(id)","author":"mira","body":"I say **\#(id)**","ups":\#(ups),"#
            + #""created_utc":1772405225,"edited":\#(edited),"replies":\#(replies)}}"#
    }

    static func listing(_ children: String, _ after: String = "null") -> String {
        #"{"kind":"Listing","data":{"children":[\#(children)],"after":\#(after)}}"#
    }

    static let tree = Listing(
        children: [
            comment(
                "a", 5, .at(1_772_405_300.5),
                .listing(
                    Listing(children: [
                        comment("b", -2, .never, .listing(Listing(children: [comment("c", 1)]))),
                        .more(count: 3, children: ["d", "e"]),
                    ]))),
            .other(["kind": "t3", "data": ["title": "a link", "score": 1.0]]),
        ], after: "t1_z")

    static let document = listing(
        json(
            "a", 5, "1772405300.5",
            listing(
                json("b", -2, "false", listing(json("c", 1)))
                    + #",{"kind":"more","data":{"count":3,"children":["d","e"]}}"#))
            + #",{"kind":"t3","data":{"title":"a link","score":1.0}}"#, #""t1_z""#)

    @Test func treeIsReadAndWritten() { #expect(routes.complaints(Self.document, Self.tree) == []) }

    // Servers put the tag behind the data, and much beside both.
    @Test func orderAndWhatIsBesideDoNotMatter() {
        let json =
            #"{"data":{"before":null,"children":[{"data":{"replies":"","id":"a","edited":false,"ups":5,"#
            + #""author":"mira","body":"I say **a**","created_utc":1.772405225E9,"x":{}},"kind":"t1"}]},"kind":"Listing"}"#
        #expect(
            routes.complaints(json, Listing(children: [Self.comment("a", 5)]), writes: Self.listing(Self.json("a", 5)))
                == [])
    }

    @Test func deepFaultNamesItsWay() {
        let damaged = Self.document.replacing(#""id":"c""#, with: #""id":3"#)
        #expect(
            routes.failure(Listing.self, damaged) == """
                Comment.id: expected text, found the number 3
                  at $.data.children[0].data.replies.data.children[0].data.replies.data.children[0].data.id, line 1, column 399
                  1 | …:{"children":[{"kind":"t1","data":{"id":3,"author":"mira","body":"I sa…
                    |                                          ^
                  as "t1" of Thing, by "kind": "t1"
                """)
    }

    @Test func repliesOfAnotherKindAreAnError() {
        let damaged = Self.document.replacing(#""replies":"""#, with: #""replies":[]"#)
        #expect(
            routes.failure(Listing.self, damaged) == """
                Comment.replies: expected text or an object, found a list
                  at $.data.children[0].data.replies.data.children[0].data.replies.data.children[0].data.replies, line 1, column 498
                  1 | …tc":1772405225,"edited":false,"replies":[]}}],"after":null}}}},{"kind"…
                    |                                          ^
                  as "t1" of Thing, by "kind": "t1"
                """)
    }

    // R14: as deep as anything else, and linear.
    @Test func deepTreesComeBack() {
        var (tree, json) = (Self.comment("x", 0), Self.json("x", 0))
        for _ in 0..<80 {
            tree = Self.comment("x", 0, .never, .listing(Listing(children: [tree])))
            json = Self.json("x", 0, "false", Self.listing(json))
        }
        for adapter in JSONAdapter().loops {
            #expect((try? adapter.model(of: Thing.self, from: json)) == tree)
            #expect((try? adapter.jsonString(from: tree)) == json)
        }
    }
}
