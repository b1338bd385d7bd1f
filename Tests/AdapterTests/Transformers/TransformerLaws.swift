import TestSupport

@testable import Olivine

/// A row of a table of transformers: what stands in JSON, the value that it means, and what is written of that.
///
/// The two laws hold for each: what is written reads back equal, and what is read is written in the one form of its value.
/// By every route, alone, as an optional, in lists, sets and dictionaries, and for the value type on the adapter.
struct LawRow: Sendable, CustomStringConvertible {
    let description: String
    let complaints: @Sendable () -> [String]

    init<Input, Value>(
        _ transformer: JSONTransformer<Input, Value>, _ json: String, _ value: Value, writes written: String? = nil
    ) {
        let out = written ?? json
        description = "\(json) as \(value)"
        complaints = {
            func one(_ json: String) -> String { #"{"value":\#(json)}"# }
            let document = one(json)
            let list = #"{"value":[\#(json),\#(json)]}"#
            let map = #"{"value":{"k":\#(json)}}"#
            return Self.check(.use(transformer, for: \.value), document, value, one(out))
                + Self.check(.use(transformer, for: \.value), document, Optional(value), one(out))
                + Self.check(.use(.optional(transformer), for: \.value), document, Optional(value), one(out))
                + Self.check(.use(.optional(transformer), for: \.value), #"{"value":null}"#, Value?.none, "{}")
                + Self.check(
                    .use(.array(transformer), for: \.value), list, [value, value], one("[\(out),\(out)]"))
                + Self.check(.use(.set(transformer), for: \.value), list, Set([value]), one("[\(out)]"))
                + Self.check(.use(.dictionary(transformer), for: \.value), map, ["k": value], one(#"{"k":\#(out)}"#))
                + Self.check(JSONAdapter().transforming(Value.self, transformer), json, value, out)
                + Self.check(
                    JSONAdapter().transforming(Value.self, transformer), "[[\(json)],[null]]", [[value], [nil]],
                    "[[\(out)],[null]]")
                + Self.check(
                    JSONAdapter().transforming(Value.self, transformer), document, Made(value: Optional(value)),
                    one(out))
        }
    }

    private static func check<Value: PropertyValue>(
        _ use: JSONTransformers<Made<Value>>.Use, _ json: String, _ value: Value, _ written: String
    ) -> [String] {
        check(JSONAdapter().mapping(Made<Value>.self, transformers: [use]), json, Made(value: value), written)
    }

    private static func check<Value: PropertyValue>(
        _ adapter: JSONAdapter, _ json: String, _ value: Value, _ written: String
    ) -> [String] {
        adapter.routes.complaints(json, value, writes: written)
    }
}

/// A row of a table of what transformers refuse: the document's value, and the first line of the error.
struct RefusalRow: Sendable, CustomStringConvertible {
    let description: String
    let found: @Sendable () -> Set<String>
    let expected: String

    init<Input, Value>(_ transformer: JSONTransformer<Input, Value>, _ json: String, _ message: String) {
        description = "\(json): \(message)"
        expected = message
        found = {
            let name = "Made<\(Value.self)>.value: "
            let one = JSONAdapter().mapping(Made<Value>.self, transformers: [.use(transformer, for: \.value)])
            let all = JSONAdapter().transforming(Value.self, transformer)
            return Self.words(one, Made<Value>.self, #"{"value":\#(json)}"#, name, "$.value", 9)
                .union(Self.words(all, [Value].self, "[\(json)]", "", "$[0]", 1))
        }
    }

    private static func words<Value: PropertyValue>(
        _ adapter: JSONAdapter, _ type: Value.Type, _ json: String, _ name: String, _ path: String, _ offset: Int
    ) -> Set<String> {
        Set(
            adapter.routes.results(type, Array(json.utf8)).map { route, result in
                switch result {
                case .success(let value): return "\(route): read as \(value)"
                case .failure(let error):
                    let place = error.path.pathText == path && error.place?.offset == offset
                    return (error.description.split(separator: "\n").first.map(String.init) ?? "")
                        .replacing(name, with: "") + (place ? "" : " at \(error.path.pathText), \(error.place as Any)")
                }
            })
    }
}
