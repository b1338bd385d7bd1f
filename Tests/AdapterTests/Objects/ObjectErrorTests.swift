import Foundation
import TestSupport
import Testing

@testable import Olivine

/// R15 for dictionaries and JSON values: what a fault says, and which comes first.
@Suite struct ObjectErrorTests {
    struct Inner: ValueModel {
        let x: Int, y: Int
        static let propertyKeys = PropertyKeys(Inner.init) {
            Property("x", \.x)
            Property("y", \.y).validating { if $0 < 0 { throw Negative() } }
        }
    }
    struct Negative: Error {}
    struct Outer: JSONSerializing {
        let first: Int, second: String, third: Inner?, fourth: Int, token: String?
        static let propertyKeys = PropertyKeys(Outer.init) {
            Property("first", \.first)
            Property("second", \.second)
            Property("third", \.third)
            Property("fourth", \.fourth, default: 9)
            Property("token", \.token, [.secret])
        }
        static let jsonKeyPaths: JSONKeyPaths<Outer> = [
            \.first: "z.a", \.second: .firstOf("y", "z.b"), \.third: "x", \.fourth: .readOnly("z.c[1]"),
        ]
    }

    static func fault<Value: PropertyValue>(_ type: Value.Type, _ object: Any, _ adapter: JSONAdapter) -> AdapterError?
    {
        do throws(AdapterError) {
            _ = try adapter.model(of: type, fromObject: object)
            return nil
        } catch { return error }
    }

    /// The faults by the adapter, in order; the same by the loops over the neutral calls.
    static func faults<Value: PropertyValue>(_ type: Value.Type, _ object: Any, _ adapter: JSONAdapter) -> [String] {
        let each = adapter.loops.map { adapter in
            guard let error = fault(type, object, adapter) else { return ["read"] }
            return ([error] + error.others).map { "\($0.code) \($0.path.pathText)" }
        }
        return each[0] == each[1] ? each[0] : ["the loops differ: \(each)"]
    }

    // R15: declared order, whatever order the keys have; what is missing comes behind.
    @Test func faultsOfADictionaryComeInDeclaredOrder() {
        let bad: [String: Any] = ["x": ["y": -1, "x": 2], "y": 5, "z": ["c": [0, "n"], "a": true], "token": 1]
        let expected = [
            "type mismatch $.z.a", "type mismatch $.y", "invalid $.x.y", "type mismatch $.z.c[1]",
            "type mismatch $.token",
        ]
        #expect(Self.faults(Outer.self, bad, JSONAdapter(errors: .all)) == expected)
        #expect(Self.faults(Outer.self, bad, JSONAdapter()) == [expected[0]])
        let missing: [String: Any] = ["x": ["y": true], "z": [:] as [String: Any]]
        #expect(
            Self.faults(Outer.self, missing, JSONAdapter(errors: .all)) == [
                "type mismatch $.x.y", "missing key $.x.x", "missing key $.z.a", "missing key $.y",
            ])
        #expect(
            Self.faults(Outer.self, ["z": 7, "x": 1] as [String: Any], JSONAdapter(errors: .all)) == [
                "type mismatch $.z", "type mismatch $.x",
            ])
        #expect(
            Self.faults(Inner.self, ["y": "b", "x": "a"], JSONAdapter(errors: .all)) == [
                "type mismatch $.x", "type mismatch $.y",
            ])
        // Keys of a Swift dictionary have the order of their bytes.
        let map: [String: Any] = ["b": "x", "a": true, "c": 1, "B": 1.5]
        #expect(Self.faults([String: Int].self, map, JSONAdapter()) == ["number not integral $.B"])
        #expect(
            Self.faults([String: Int].self, map, JSONAdapter(errors: .all)) == [
                "number not integral $.B", "type mismatch $.a", "type mismatch $.b",
            ])
    }

    // R15: a JSON value has an order.
    @Test func faultsOfAJSONValueComeInItsOrder() {
        let bad: JSONValue = ["token": 1, "x": ["y": -1, "x": 2], "y": 5, "z": ["c": [0, "n"], "a": true]]
        let expected = [
            "type mismatch $.token", "invalid $.x.y", "type mismatch $.y", "type mismatch $.z.c[1]",
            "type mismatch $.z.a",
        ]
        #expect(Self.faults(Outer.self, bad, JSONAdapter(errors: .all)) == expected)
    }

    @Test func faultTellsPropertyPathAndValueButNoPlace() throws {
        let object: [String: Any] = ["value": [["value": NSNumber(value: 1.5)]]]
        let error = try #require(Self.fault(Made<[Made<String>]>.self, object, JSONAdapter()))
        #expect(
            error.description == """
                Made<String>.value: expected text, found the number 1.5
                  at $.value[0].value
                """)
        #expect(error.place == nil && error.jsonPointer == "/value/0/value")
        #expect(error.redacted == "type mismatch: Made<String>.value at $.value[0].value: expected text")
        let missing = try #require(Self.fault(Inner.self, ["x": 1, "Y": 2], JSONAdapter()))
        #expect(
            missing.description == """
                Inner.y: missing key: "y"
                  at $.y
                  the object has "Y"
                """)
        let null = try #require(
            Self.fault(Outer.self, ["z": ["a": 1, "c": [0, NSNull()]], "y": ""] as [String: Any], JSONAdapter()))
        #expect(null.code == .nullNotAllowed && null.description.hasSuffix(".own.nullIsDefault"))
    }

    // R22
    @Test func secretIsNotTold() throws {
        let object: [String: Any] = ["z": ["a": 1], "y": "", "token": ["sesame"]]
        let error = try #require(Self.fault(Outer.self, object, JSONAdapter()))
        #expect(error.property == "Outer.token" && error.found == nil && !error.description.contains("sesame"))
    }

    /// A value with a type that it does not fit, and the fault's first line.
    static let misfits: [(name: String, fault: @Sendable () -> AdapterError?, line: String)] = [
        row(true, Int.self, "expected a number, found true"),
        row(1, Bool.self, "expected true or false, found the number 1"),
        row(NSNumber(value: true), Int.self, "expected a number, found true"),
        row(NSNumber(value: true), Double.self, "expected a number, found true"),
        row(NSNumber(value: 1), Bool.self, "expected true or false, found the number 1"),
        row(NSNumber(value: 0.0), Bool.self, "expected true or false, found the number 0.0"),
        row("1", Int.self, #"expected a number, found the text "1""#),
        row(1, String.self, "expected text, found the number 1"),
        row("true", Bool.self, #"expected true or false, found the text "true""#),
        row(NSString(string: "1"), Int.self, #"expected a number, found the text "1""#),
        row(12.5, Int.self, "number not integral: expected Int, found the number 12.5"),
        row(NSNumber(value: 12.5), Int.self, "number not integral: expected Int, found the number 12.5"),
        row(300, UInt8.self, "number out of range: expected UInt8, found the number 300"),
        row(-1, UInt.self, "number out of range: expected UInt, found the number -1"),
        row(UInt64.max, Int.self, "number out of range: expected Int, found the number 18446744073709551615"),
        row(1e300, Int64.self, "number out of range: expected Int64, found the number 1e+300"),
        row(NSNumber(value: 1e300), Float.self, "number out of range: expected Float, found the number 1e+300"),
        row(Decimal.greatestFiniteMagnitude, Decimal.self, "number out of range: expected Decimal, found the number "),
        row(Double.nan, Double.self, "non-finite number: expected a finite number, found nan"),
        row(Double.infinity, Int.self, "non-finite number: expected a finite number, found inf"),
        row(-Float.infinity, Float.self, "non-finite number: expected a finite number, found -inf"),
        row(NSNumber(value: Double.nan), Double.self, "non-finite number: expected a finite number, found nan"),
        row(NSDecimalNumber.notANumber, Decimal.self, "non-finite number: expected a finite number, found nan"),
        row(Decimal.nan, Decimal.self, "non-finite number: expected a finite number, found nan"),
        row(NSNull(), Int.self, "expected a number, found null"),
        row(Int?.none as Any, String.self, "expected text, found null"),
        row(Date.distantPast, String.self, "expected text, found a Date"),
        row(Date.distantPast, Int.self, "expected a number, found a Date"),
        row(URL(string: "a")!, String.self, "expected text, found a URL"),
        row(UUID(), String.self, "expected text, found a UUID"),
        row(Data(), String.self, "expected text, found Data"), row(Data(), [UInt8].self, "expected a list, found Data"),
        row(UUID(), URL.self, "expected a URL, found a UUID"),
        row("", URL.self, #"bad URL: expected a URL as it stands, found """#),
        row("x", Date.self, #"bad date: expected a date such as 2026-07-31T12:00:00Z, found "x""#),
        row("x", UUID.self, #"expected a UUID, found the text "x""#),
        row("?", Data.self, #"expected bytes as base64 text, found the text "?""#),
        row("x", ObjectValueTests.Kind.self, #"unknown case: expected Kind, found "x""#),
        row([1], [String: Int].self, "expected an object, found a list"),
        row(["a": 1], [Int].self, "expected a list, found an object"),
        row([1], Inner.self, "expected an object, found a list"),
        row("x", Inner.self, #"expected an object, found the text "x""#),
        // What JSON has nothing for names its type.
        row(NSSet(array: [1]), [Int].self, "expected a list, found a value of the type NSSet"),
        row(
            NSAttributedString(string: "x"), String.self, "expected text, found a value of the type NSAttributedString"),
        row(
            NSDictionary(dictionary: [1: "a"]), [String: String].self,
            "expected an object, found a value of the type NSDictionary"),
        row(
            [1: NSObject()], [String: Int].self,
            "expected an object, found a value of the type Dictionary<Int, NSObject>"),
        row(
            [AnyHashable(1): 1, AnyHashable("a"): 1], [String: Int].self,
            "expected an object, found a value of the type Dictionary<AnyHashable, Int>"),
        row(NSObject(), Int.self, "expected a number, found a value of the type NSObject"),
        row((1, 2), [Int].self, "expected a list, found a value of the type (Int, Int)"),
        row({ 1 } as () -> Int, Int.self, "expected a number, found a value of the type () -> Int"),
        row(
            Set<AnyHashable>([1]), JSONValue.self,
            "expected a value of JSON, found a value of the type Set<AnyHashable>"),
        row(Int.self, Int.self, "expected a number, found a value of the type Int.Type"),
        // A value that cannot be written has nothing that it stands for.
        row(
            ["n": Double.nan] as [String: Double], [String: Double].self,
            "non-finite number: expected a finite number, found nan"),
        row(Made(value: Double.nan), Made<Double>.self, "non-finite number: expected a finite number, found nan"),
    ]

    static func row<Value: PropertyValue>(
        _ object: @autoclosure @escaping @Sendable () -> Any, _ type: Value.Type, _ line: String
    ) -> (name: String, fault: @Sendable () -> AdapterError?, line: String) {
        (
            "\(Swift.type(of: object())) as \(type)",
            { fault(Made<[Value]>.self, ["value": [object()]], JSONAdapter()) }, line
        )
    }

    // R1–R4, R10
    @Test(arguments: misfits.indices) func misfitIsAnError(_ index: Int) throws {
        let (name, fault, line) = Self.misfits[index]
        let error = try #require(fault(), "\(name)")
        let found = error.description.split(separator: "\n").first.map(String.init) ?? ""
        let own = found.dropFirst((error.property ?? "").count + 2)
        #expect(own.hasPrefix(line), "\(name)")
        #expect(error.path.starts(with: [.key("value"), .index(0)]), "\(name)")
    }

    // R16: where texts for them are agreed upon, infinities are taken as they are, by doubles and floats.
    @Test func agreedNonFiniteIsTaken() throws {
        let adapter = JSONAdapter(nonFinite: .texts(infinity: "Inf", negativeInfinity: "-Inf", nan: "NaN"))
        let list: [Any] = [Double.infinity, "-Inf", Float.infinity, NSNumber(value: -Double.infinity), 1]
        #expect(
            try adapter.model(of: [Double].self, fromObject: list) == [.infinity, -.infinity, .infinity, -.infinity, 1])
        #expect(
            try adapter.model(of: [Float].self, fromObject: list) == [.infinity, -.infinity, .infinity, -.infinity, 1])
        #expect(try adapter.model(of: Double.self, fromObject: Double.nan).isNaN)
        #expect(Self.fault(Int.self, Double.infinity, adapter)?.code == .nonFinite)
    }

    // R5: keys are compared by scalars, though Swift's dictionaries hold canonically equal ones for the same.
    @Test func keyIsFoundByItsScalarsOnly() throws {
        struct Accented: JSONSerializing {
            let value: Int?, kelvin: Int?
            static let propertyKeys = PropertyKeys(Accented.init) {
                Property("value", \.value)
                Property("kelvin", \.kelvin)
            }
            static let jsonKeyPaths: JSONKeyPaths<Accented> = [\.value: .key("na\u{ef}ve"), \.kelvin: .key("K")]
        }
        for adapter in JSONAdapter().loops {
            #expect(
                try adapter.model(of: Accented.self, from: ["na\u{ef}ve": 1, "K": 2]) == Accented(value: 1, kelvin: 2))
            #expect(
                try adapter.model(of: Accented.self, from: ["nai\u{308}ve": 1, "\u{212A}": 2])
                    == Accented(value: nil, kelvin: nil))
        }
        let both: JSONValue = ["na\u{ef}ve": 1, "nai\u{308}ve": 2]
        #expect(Self.fault([String: Int].self, both, JSONAdapter())?.code == .keyCollision)
    }

    struct Half: PropertyValue {
        static func read(from reader: ValueReader) throws -> Half {
            try reader.beginList()
            _ = try reader.nextElement()
            return Half()
        }
        func write(to writer: ValueWriter) throws { try writer.writeNil() }
    }
    struct Stray: PropertyValue {
        static func read(from reader: ValueReader) throws -> Stray {
            _ = try reader.nextKey()
            return Stray()
        }
        func write(to writer: ValueWriter) throws { try writer.writeNil() }
    }

    // A type that reads what is not there, or half of what is.
    @Test func misreadingIsAnErrorAndNoTrap() {
        for adapter in JSONAdapter().loops {
            for object in [[1, 2], ["a": [1]], 7, [[1], [2]], ["value": [1, 2]]] as [Any] {
                #expect(Self.fault(Half.self, object, adapter) != nil)
                #expect(Self.fault([Half].self, object, adapter) != nil)
                #expect(Self.fault([String: Half].self, object, adapter) != nil)
                #expect(Self.fault(Made<Half>.self, object, adapter) != nil)
                #expect(Self.fault(Stray.self, object, adapter) != nil)
                #expect(Self.fault([Stray].self, object, adapter) != nil)
            }
        }
    }

    struct Node: ValueModel {
        let a: Int, k: [Node]
        static let propertyKeys = PropertyKeys(Node.init) {
            Property("a", \.a)
            Property("k", \.k)
        }
    }

    // R25: a fault deep inside is found in the time of reading twice, not of reading twice at every level.
    @Test(.timeLimit(.minutes(1))) func deepFaultIsFoundInLinearTime() throws {
        var node: [String: Any] = ["a": "x", "k": [Any]()]
        for _ in 0..<250 { node = ["a": 1, "k": [["a": 0, "k": [Any]()], node]] }
        for adapter in JSONAdapter().loops + [JSONAdapter(errors: .all)] {
            let error = try #require(Self.fault(Node.self, node, adapter))
            #expect(error.path.count == 501 && error.others.isEmpty)
        }
    }
}
