import TestSupport
import Testing

@testable import Olivine

/// What a person reads where a choice fails, and which mistakes are found before the first value.
@Suite struct ChoiceErrorTests {
    // R20, B121
    @Test func anUnknownTypeFailsWhereItsTagStands() {
        let text = routes.failure([Shape].self, #"[{"kind":"empty"},{"kind":"new"}]"#)
        #expect(
            text == """
                unknown type: expected Shape ("circle", 1, "polygon", 2, "empty", 0), found "new"
                  at $[1].kind, line 1, column 27
                  1 | [{"kind":"empty"},{"kind":"new"}]
                    |                           ^
                """)
    }

    // RULES, errors a person reads
    @Test(arguments: [
        (
            #"{"kind":"polygon","corners":[[1,"x"]]}"#,
            """
            Polygon.corners: expected a number, found the text "x"
              at $.corners[0][1], line 1, column 33
              1 | {"kind":"polygon","corners":[[1,"x"]]}
                |                                 ^
              as "polygon" of Shape, by "kind": "polygon"
            """
        ),
        (
            #"{"kind":"circle","Radius":1}"#,
            """
            Shape.radius: missing key: "radius"
              at $.radius, line 1, column 1
              1 | {"kind":"circle","Radius":1}
                | ^
              the object has "Radius"
              as "circle" of Shape, by "kind": "circle"
            """
        ),
    ]) func anErrorInsideSaysWhichCaseWasChosenAndByWhat(_ json: String, _ words: String) {
        #expect(routes.failure(Shape.self, json) == words)
    }

    @Test func everyWayToChooseIsNamed() throws {
        func chosen<Value: PropertyValue>(_ type: Value.Type, _ json: String) -> String? {
            routes.failure(type, json).split(separator: "\n").last.map(String.init)
        }
        #expect(
            chosen(What.self, #"{"type":"invoice.paid","data":{"object":{"id":1,"total":1}}}"#)
                == #"  as "invoice.paid" of What, by "type": "invoice.paid""#)
        #expect(chosen(Plain.self, #"{"number":"a"}"#) == #"  as "number" of Plain, by its key "number""#)
        #expect(
            chosen(Expandable<AnX>.self, #"{"x":"a"}"#) == #"  as "object" of Expandable<AnX>, by its kind: an object"#)
        #expect(chosen(Looked.self, #"{"radius":"a"}"#) == #"  as "round" of Looked, by the closure of .by: "round""#)
    }

    // B123
    @Test func whereNoneFitsEachAlternativeTellsItsOwnError() {
        let words = """
            Made<Either>.value: no alternative fits: expected Either, found an object
              at $.value, line 1, column 10
              1 | {"value":{"x":"q"}}
                |          ^
              "x": AnX.x: expected a number, found the text "q" at $.value.x
              "y": AnY.y: missing key: "y" at $.value.y
              "word": expected text, found an object at $.value
            """
        #expect(routes.failure(Made<Either>.self, #"{"value":{"x":"q"}}"#) == words)
    }

    @Test func theRedactedFormHasNoPieceOfTheDocument() {
        do {
            _ = try JSONAdapter.model(of: Either.self, from: #"{"x":"zebra"}"#)
            Issue.record("read")
        } catch {
            #expect(
                error.redacted == """
                    no alternative fits at $, line 1, column 1: expected Either
                      "x": type mismatch: AnX.x: expected a number at $.x
                      "y": missing key: AnY.y at $.y
                      "word": type mismatch: expected text at $
                    """)
        }
    }

    // R14, R7, R27
    @Test(arguments: [
        (#"{"x":[[[[]]]]}"#, ModelError.Code.tooDeep), (#"{"x":1,}"#, .syntax), (#"{"x":tru}"#, .syntax),
        (#"{"x":"aaaaaaaaaaaaaaaaaaaaaaaa"}"#, .limitExceeded), (#"{"x":"\ud800"}"#, .syntax),
    ]) func whatNoAlternativeMayHideIsThrown(_ json: String, _ code: ModelError.Code) {
        let adapter = JSONAdapter(limits: JSONLimits(depth: 3, text: 20))
        for (route, result) in adapter.routes.results(Either.self, Array(json.utf8)) {
            switch result {
            case .success(let value): Issue.record("\(route): read as \(value)")
            case .failure(let error): #expect(error.code == code, "\(route): \(error)")
            }
        }
        for (route, result) in adapter.routes.results(
            Shape.self, Array(json.replacing("{", with: #"{"kind":0,"#, maxReplacements: 1).utf8))
        {
            guard case .failure(let error) = result else {
                Issue.record("\(route) read")
                continue
            }
            #expect(error.code == code, "\(route): \(error)")
        }
    }

    // R15
    @Test func aSyntaxErrorInAContentHasItsPath() {
        let text = routes.failure([Shape].self, #"[{"kind":"polygon","corners":[[1,tru]]}]"#)
        #expect(text.hasPrefix("Polygon.corners: syntax error: "))
        #expect(text.contains("at $[0].corners[0][1], line 1, column 34"))
    }

    // R15: errors: .all
    @Test func allFaultsAreFoundInsideAndAround() {
        let json = #"[{"kind":"polygon","corners":[["a"],[2,"b"]]},{"kind":9},{"kind":"circle"},{"radius":1}]"#
        let texts = JSONAdapter(errors: .all).routes.results([Shape].self, Array(json.utf8)).map { _, result in
            guard case .failure(let error) = result else { return ["read"] }
            return ([error] + error.others).map { "\($0.code) at \($0.path.pathText)" }
        }
        #expect(
            Set(texts) == [
                [
                    "type mismatch at $[0].corners[0][0]", "type mismatch at $[0].corners[1][1]",
                    "unknown type at $[1].kind",
                    "missing key at $[2].radius", "missing key at $[3].kind",
                ]
            ])
    }

    // R5
    @Test func ofTwoTagsTheLastOneWinsUnlessTwoAreRefused() throws {
        let json = #"{"kind":"circle","kind":"empty"}"#
        #expect(try JSONAdapter.model(of: Shape.self, from: json) == .empty)
        #expect(
            JSONAdapter(refusingDuplicateKeys: true).byteRoutes.failure(Shape.self, json).hasPrefix("duplicate key"))
    }

    // R22
    @Test func secretsOfPayloadsAreNotShown() throws {
        let value = Made(value: Hidden.login(Login(name: "ada", password: "s3same")))
        #expect(!"\(value)".contains("s3same") && "\(value)".contains("ada"))
        #expect(!"\(value.value)".contains("s3same"))
        var dumped = ""
        dump(value, to: &dumped)
        #expect(!dumped.contains("s3same"))
        let text = routes.failure(Made<Hidden>.self, #"{"value":{"login":{"name":"ada","password":{"s3same":1}}}}"#)
        #expect(!text.contains("s3same") && text.contains("Login.password"))
    }
}

enum Hidden: ModelChoice {
    case login(Login), other([Login])
    static let choices = ModelChoices<Hidden> {
        Choice("login", make: Hidden.login) { if case .login(let it) = $0 { it } else { nil } }
        Choice("other", make: Hidden.other) { if case .other(let it) = $0 { it } else { nil } }
    }
}

struct Login: ValueModel {
    let name: String, password: String
    static let propertyKeys = PropertyKeys(Login.init) {
        Property("name", \.name)
        Property("password", \.password, [.secret])
    }
}
