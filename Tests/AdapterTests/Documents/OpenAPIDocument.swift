import Foundation
import TestSupport
import Testing

@testable import Olivine

/// The description of an interface: references or the thing itself, schemas in schemas, types that are one or several,
/// keys that are paths and status codes, and extensions of vendors. Invented content.
@Suite struct OpenAPIDocument {
    /// `{"$ref": "…"}`, or the thing.
    indirect enum Reference<Value: ValueModel>: JSONChoosing {
        case to(String), value(Value)
        static var choices: ModelChoices<Self> {
            .cached {
                ModelChoices {
                    Choice("reference", fields: "$ref", make: Self.to) {
                        if case .to(let path) = $0 { path } else { nil }
                    }
                    Choice("value", make: Self.value) { if case .value(let value) = $0 { value } else { nil } }
                }
            }
        }
        static var jsonChoice: JSONChoice { .by { $0.contains("$ref") ? "reference" : "value" } }
    }

    /// `"string"`, or `["string", "null"]`.
    enum Types: JSONChoosing {
        case one(String), several([String])
        static let choices = ModelChoices<Types> {
            Choice(make: Types.one) { if case .one(let it) = $0 { it } else { nil } }
            Choice(make: Types.several) { if case .several(let it) = $0 { it } else { nil } }
        }
        static let jsonChoice = JSONChoice.byKind
    }

    /// `false`, or the schema of what else an object may hold.
    indirect enum Additional: JSONChoosing {
        case allowed(Bool), schema(Reference<Schema>)
        static let choices = ModelChoices<Additional> {
            Choice(make: Additional.allowed) { if case .allowed(let it) = $0 { it } else { nil } }
            Choice(make: Additional.schema) { if case .schema(let it) = $0 { it } else { nil } }
        }
        static let jsonChoice = JSONChoice.byKind
    }

    struct Schema: JSONSerializing {
        let type: Types?, format: String?, properties: [String: Reference<Schema>]?, required: Set<String>?
        let items: Reference<Schema>?, additional: Additional?, values: [JSONValue]?, preset: Presence<JSONValue>
        let maximum: NumberLiteral?, extensions: JSONObject
        static let propertyKeys = PropertyKeys(Schema.init) {
            Property("type", \.type)
            Property("format", \.format)
            Property("properties", \.properties)
            Property("required", \.required)
            Property("items", \.items)
            Property("additional", \.additional)
            Property("values", \.values)
            Property("preset", \.preset)
            Property("maximum", \.maximum)
            Property("extensions", \.extensions)
        }
        static let jsonKeyPaths: JSONKeyPaths<Schema> = [
            \.additional: "additionalProperties", \.values: "enum", \.preset: "default", \.extensions: .remaining,
        ]
        init(
            type: Types?, format: String? = nil, properties: [String: Reference<Schema>]? = nil,
            required: Set<String>? = nil, items: Reference<Schema>? = nil, additional: Additional? = nil,
            values: [JSONValue]? = nil, preset: Presence<JSONValue> = .absent, maximum: NumberLiteral? = nil,
            extensions: JSONObject = [:]
        ) {
            (self.type, self.format, self.properties, self.required) = (type, format, properties, required)
            (self.items, self.additional, self.values, self.preset) = (items, additional, values, preset)
            (self.maximum, self.extensions) = (maximum, extensions)
        }
    }

    struct Parameter: JSONSerializing {
        enum Place: String, PropertyValue { case path, query, header, cookie }
        let name: String, place: Place, isRequired: Bool, schema: Reference<Schema>
        static let propertyKeys = PropertyKeys(Parameter.init) {
            Property("name", \.name)
            Property("place", \.place)
            Property("isRequired", \.isRequired, default: false)
            Property("schema", \.schema)
        }
        static let jsonKeyPaths: JSONKeyPaths<Parameter> = [
            \.place: "in", \.isRequired: .path("required").omittingDefault,
        ]
    }

    struct Response: JSONSerializing {
        let description: String, schema: Reference<Schema>?
        static let propertyKeys = PropertyKeys(Response.init) {
            Property("description", \.description)
            Property("schema", \.schema)
        }
        static let jsonKeyPaths: JSONKeyPaths<Response> = [\.schema: #"content.application/json.schema"#]
    }

    struct Operation: JSONSerializing {
        let id: String, tags: [String], parameters: [Reference<Parameter>], responses: [String: Reference<Response>]
        let extensions: JSONObject
        static let propertyKeys = PropertyKeys(Operation.init) {
            Property("id", \.id)
            Property("tags", \.tags, default: [])
            Property("parameters", \.parameters, default: [])
            Property("responses", \.responses)
            Property("extensions", \.extensions)
        }
        static let jsonKeyPaths: JSONKeyPaths<Operation> = [
            \.id: "operationId", \.tags: .own.omittingDefault, \.parameters: .own.omittingDefault,
            \.extensions: .remaining,
        ]
    }

    struct Path: JSONSerializing {
        let get: Operation?, post: Operation?, delete: Operation?, parameters: [Reference<Parameter>]
        static let propertyKeys = PropertyKeys(Path.init) {
            Property("get", \.get)
            Property("post", \.post)
            Property("delete", \.delete)
            Property("parameters", \.parameters, default: [])
        }
        static let jsonKeyPaths: JSONKeyPaths<Path> = [\.parameters: .own.omittingDefault]
    }

    struct Interface: JSONSerializing {
        let openapi: String, title: String, version: String, paths: [String: Path], schemas: [String: Reference<Schema>]
        static let propertyKeys = PropertyKeys(Interface.init) {
            Property("openapi", \.openapi)
            Property("title", \.title)
            Property("version", \.version)
            Property("paths", \.paths)
            Property("schemas", \.schemas, default: [:])
        }
        static let jsonKeyPaths: JSONKeyPaths<Interface> = [
            \.title: "info.title", \.version: "info.version", \.schemas: "components.schemas",
        ]
    }

    static let document = #"""
        {"openapi":"3.1.0","info":{"title":"Rocks","version":"1.0"},"paths":{"/rocks/{id}":{\#
        "get":{"operationId":"rock","tags":["rocks"],"parameters":[{"$ref":"#/components/parameters/page"}],\#
        "responses":{"200":{"description":"A rock","content":{"application/json":{"schema":\#
        {"$ref":"#/components/schemas/Rock"}}}},"default":{"$ref":"#/components/responses/Error"}},\#
        "x-cost":1.50,"deprecated":false},\#
        "parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"integer","format":"int64",\#
        "maximum":9223372036854775807}}]}},\#
        "components":{"schemas":{"Rock":{"type":"object","properties":{\#
        "colour":{"type":["string","null"],"enum":["green",null],"default":null},\#
        "parts":{"type":"array","items":{"$ref":"#/components/schemas/Rock"}},\#
        "size":{"type":"number","x-unit":"mm"}},"required":["colour"],"additionalProperties":false},\#
        "Sizes":{"type":"object","additionalProperties":{"type":"number"}}}}}
        """#

    static let rock = "#/components/schemas/Rock"
    static let interface = Interface(
        openapi: "3.1.0", title: "Rocks", version: "1.0",
        paths: [
            "/rocks/{id}": Path(
                get: Operation(
                    id: "rock", tags: ["rocks"], parameters: [.to("#/components/parameters/page")],
                    responses: [
                        "200": .value(Response(description: "A rock", schema: .to(rock))),
                        "default": .to("#/components/responses/Error"),
                    ], extensions: ["x-cost": .number(NumberLiteral("1.50")!), "deprecated": false]),
                post: nil, delete: nil,
                parameters: [
                    .value(
                        Parameter(
                            name: "id", place: .path, isRequired: true,
                            schema: .value(
                                Schema(
                                    type: .one("integer"), format: "int64",
                                    maximum: NumberLiteral("9223372036854775807")!))))
                ])
        ],
        schemas: [
            "Rock": .value(
                Schema(
                    type: .one("object"),
                    properties: [
                        "colour": .value(
                            Schema(type: .several(["string", "null"]), values: ["green", nil], preset: .null)),
                        "parts": .value(Schema(type: .one("array"), items: .to(rock))),
                        "size": .value(Schema(type: .one("number"), extensions: ["x-unit": "mm"])),
                    ], required: ["colour"], additional: .allowed(false))),
            "Sizes": .value(
                Schema(type: .one("object"), additional: .schema(.value(Schema(type: .one("number")))))),
        ])

    @Test func interfaceIsReadAndWritten() { #expect(routes.complaints(Self.document, Self.interface) == []) }

    @Test func placeThatIsNoneIsNamedWithItsWay() {
        let damaged = Self.document.replacing(#""in":"path""#, with: #""in":"body""#)
        #expect(
            routes.failure(Interface.self, damaged) == """
                Parameter.place: unknown case: expected Place, found "body"
                  at $.paths["/rocks/{id}"].parameters[0].in, line 1, column 425
                  1 | …:false},"parameters":[{"name":"id","in":"body","required":true,"schema…
                    |                                          ^
                  as "value" of Reference<Parameter>, by the closure of .by: "value"
                """)
    }

    @Test func schemaThatIsTextIsAnError() {
        let damaged = Self.document.replacing(#"{"type":"number","x-unit":"mm"}"#, with: #""number""#)
        #expect(
            routes.failure(Interface.self, damaged) == """
                Schema.properties: expected an object, found the text "number"
                  at $.components.schemas.Rock.properties.size, line 1, column 740
                  1 | …f":"#/components/schemas/Rock"}},"size":"number"},"required":["colour"…
                    |                                          ^
                  as "value" of Reference<Schema>, by the closure of .by: "value"
                """)
    }
}
