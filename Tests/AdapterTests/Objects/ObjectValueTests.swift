import Foundation
import TestSupport
import Testing

@testable import Olivine

/// What a dictionary may hold, and what each of it is. `ObjectRoutes` sends whole documents this way.
@Suite struct ObjectValueTests {
    enum Kind: String, PropertyValue { case alpha, beta }
    struct Point: ValueModel {
        let x: Int, y: Int
        static let propertyKeys = PropertyKeys(Point.init) {
            Property("x", \.x)
            Property("y", \.y)
        }
    }

    /// A value in a dictionary with what it is read as, in a list and as a property of either construction.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let check: @Sendable () throws -> Void

        init<Value: PropertyValue>(_ make: @autoclosure @escaping @Sendable () -> Any, _ value: Value) {
            testDescription = "\(type(of: make())) as \(Value.self)"
            check = { () throws in
                let object = make()
                for adapter in JSONAdapter().loops {
                    #expect(try adapter.model(of: Value.self, fromObject: object) == value)
                    #expect(try adapter.model(of: [Value].self, fromObject: [object, object]) == [value, value])
                    #expect(try adapter.model(of: Made<Value>.self, from: ["value": object]).value == value)
                    #expect(try adapter.model(of: Prepared<Value>.self, from: ["values": [object]]).values == [value])
                    #expect(try adapter.model(of: Value.self, from: ["a": [object]], at: "a[0]") == value)
                }
            }
        }
    }

    static let date = Date(timeIntervalSince1970: 1_620_284_889.5)
    static let url = URL(string: "http://h.test/a?b=1#c")!
    static let uuid = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")!

    // R1–R4: every width, exactly.
    static let numbers = [
        Row(7, 7), Row(Int8(-7), Int64(-7)), Row(Int16(7), UInt8(7)), Row(Int32(7), 7.0), Row(Int64.min, Int64.min),
        Row(UInt8.max, 255), Row(UInt16(7), Float(7)), Row(UInt32(7), Decimal(7)), Row(UInt64.max, UInt64.max),
        Row(UInt(7), Int128(7)), Row(Int128.max, Int128.max), Row(UInt128.max, UInt128.max), Row(Int128(5), 5),
        Row(2.0, 2), Row(-0.0, 0), Row(0x1p62, Int64(1) << 62), Row(0x1p63, UInt64(1) << 63), Row(1.5, 1.5),
        Row(0.1, Decimal(string: "0.1")!), Row(0.1, Float(0.1)), Row(1.5, NumberLiteral("1.5")!),
        Row(Float(0.1), 0.1), Row(Float(0.1), Float(0.1)), Row(Float(3), UInt16(3)), Row(CGFloat(2.5), 2.5),
        Row(Decimal(string: "0.987654321098765431")!, Decimal(string: "0.987654321098765431")!),
        Row(Decimal(25), 25), Row(Decimal(string: "12.5")!, 12.5),
        Row(Int64(9_007_199_254_740_993), 9007199254740992.0),
        Row(NumberLiteral("25e2")!, 2500), Row(NumberLiteral("1e999999")!, NumberLiteral("1e999999")!),
        Row(90, Duration.seconds(90)), Row(1.5, Duration.milliseconds(1500)),
    ]
    // R6, R10, R17, R18
    static let scalars = [
        Row(true, true), Row(false, Optional(false)), Row("é", "é"), Row("a text"[..<"a text".endIndex], "a text"),
        Row(Character("x"), "x"), Row("x", Character("x")), Row("alpha", Kind.alpha), Row(Kind.beta, Kind.beta),
        Row(Kind.beta, "beta"), Row(date, date), Row(url, url), Row(uuid, uuid), Row(Data([0, 255]), Data([0, 255])),
        Row("2021-05-06T07:08:09.5Z", date), Row(url.absoluteString, url), Row(uuid.uuidString, uuid),
        Row("AP8=", Data([0, 255])), Row(Duration.seconds(2), 2.0), Row(1..<5, [1, 5]), Row(1..<5, 1..<5),
    ]
    // R8, R9: nil in an optional is null, whatever the optional is of.
    static let nils = [
        Row(Int?.none as Any, String?.none), Row(String??.some(nil) as Any, String?.none), Row(NSNull(), Int?.none),
        Row(Int?.some(3) as Any, 3), Row(Int??.some(.some(3)) as Any, Int?.some(3)), Row(AnyHashable(3), 3),
        Row([1, nil, 3] as [Int?], [1, nil, 3]), Row(["a": nil, "b": 2] as [String: Int?], ["a": nil, "b": 2]),
        Row(JSONValue.null, Int?.none), Row(NSNull(), JSONValue.null),
    ]
    static let containers = [
        Row([1, 2], [1, 2]), Row([] as [String], [Int]()), Row([1, 2, 3][1...], [2, 3]), Row(ContiguousArray([1]), [1]),
        Row([1, "x", nil, [true]] as [Any?], JSONValue.array([1, "x", nil, [true]])), Row(Set([2, 1]), [1, 2]),
        Row(["a": 1], ["a": 1]), Row([:] as [Int: Int], [String: Int]()), Row([1: "a"], [1: "a"]),
        Row(["x": 1, "y": 2] as [AnyHashable: Any], Point(x: 1, y: 2)), Row(["x": 1, "y": 2], Point(x: 1, y: 2)),
        Row(Point(x: 1, y: 2), Point(x: 1, y: 2)), Row(Point(x: 1, y: 2), ["x": 1, "y": 2]),
        Row([Point(x: 1, y: 2)], [Point(x: 1, y: 2)]), Row(["p": Point(x: 1, y: 2)], ["p": Point(x: 1, y: 2)]),
        Row(["x": 1, "y": 2] as JSONValue, Point(x: 1, y: 2)), Row(["x": 1, "y": 2] as JSONObject, Point(x: 1, y: 2)),
        Row(["x": JSONValue.number(NumberLiteral("1e0")!), "y": 2] as [String: Any], Point(x: 1, y: 2)),
        Row([["x": 1, "y": 2], Point(x: 3, y: 4)] as [Any], [Point(x: 1, y: 2), Point(x: 3, y: 4)]),
        Row(["a": ["b": [[["c": 1]]]]], ["a": ["b": [[["c": 1]]]]]),
    ]
    static let foundation = [
        Row(NSNumber(value: 7), 7), Row(NSNumber(value: -7), Int8(-7)), Row(NSNumber(value: 7.0), 7),
        Row(NSNumber(value: 0.1), 0.1),
        Row(NSNumber(value: Float(0.1)), Float(0.1)), Row(NSNumber(value: Float(0.1)), 0.1),
        Row(NSNumber(value: true), true),
        Row(NSNumber(value: UInt64.max), UInt64.max), Row(NSNumber(value: Int64.max), Int64.max),
        Row(NSNumber(value: Int64.min), Int64.min),
        Row(NSNumber(value: Int64.max), NumberLiteral("9223372036854775807")!),
        Row(NSNumber(value: 0.30000000000000004), 0.30000000000000004), Row(NSNumber(value: 1e300), 1e300),
        Row(NSDecimalNumber(string: "0.30000000000000004"), 0.30000000000000004),
        Row(
            NSDecimalNumber(string: "1234567890123456789012345678901234.5678"),
            Decimal(string: "1234567890123456789012345678901234.5678")!),
        Row(NSDecimalNumber(string: "12"), 12), Row(NSNumber(value: 3), Duration.seconds(3)),
        Row(NSString(string: "é"), "é"), Row(NSMutableString(string: "x"), Character("x")),
        Row(NSArray(array: [1, 2]), [1, 2]),
        Row(NSMutableArray(array: ["a", NSNull()]), ["a", nil] as [String?]),
        Row(NSDictionary(dictionary: ["x": 1, "y": 2]), Point(x: 1, y: 2)),
        Row(NSMutableDictionary(dictionary: ["a": NSArray(array: [NSNumber(value: false)])]), ["a": [false]]),
        Row(NSArray(array: [["x": 1, "y": 2]]), [Point(x: 1, y: 2)]),
        Row(NSDate(timeIntervalSince1970: 1_620_284_889.5), date), Row(NSURL(string: "http://h.test/a?b=1#c")!, url),
        Row(NSUUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")!, uuid),
        Row(NSData(data: Data([0, 255])), Data([0, 255])),
        Row(NSMutableData(data: Data([1])), Data([1])),
    ]

    @Test(arguments: numbers + scalars + nils + containers + foundation)
    func valueIsReadAsWhatItIs(_ row: Row) throws { try row.check() }

    // R16: nothing depends on the order that a dictionary happens to have.
    @Test func valuesThatKeepAnOrderGetTheOneOfTheKeys() throws {
        let keys = (0..<40).map { "k\($0)" }
        let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
        for adapter in JSONAdapter().loops {
            let value = try adapter.model(of: JSONValue.self, fromObject: dictionary)
            #expect(value.object?.keys == keys.sorted())
            let made = try adapter.model(of: Made<JSONObject>.self, from: ["value": dictionary])
            #expect(made.value.keys == keys.sorted())
            let map = try adapter.model(of: [String: JSONValue].self, from: ["a": dictionary])
            #expect(map["a"]?.object?.keys == keys.sorted())
        }
    }

    // Without Foundation its classes are told by their names: this is what they are called.
    @Test func foundationsClassesHaveTheseNames() {
        let names: [(Any, String, DynamicKind)] = [
            (NSNumber(value: 1), "NSNumber", .number), (NSNumber(value: 1.5), "NSNumber", .number),
            (NSNumber(value: true), "__NSCFBoolean", .bool),
            (NSDecimalNumber(string: "1"), "NSDecimalNumber", .decimalNumber),
            (NSNull(), "NSNull", .null), (NSString(string: ""), "NSString", .text),
            (NSMutableString(string: ""), "NSMutableString", .text), (NSArray(), "NSArray", .list),
            (NSMutableArray(), "NSMutableArray", .list), (NSDictionary(), "NSDictionary", .map),
            (NSMutableDictionary(), "NSMutableDictionary", .map), (NSDate(), "NSDate", .date),
            (NSURL(string: "a")!, "NSURL", .url), (NSUUID(), "NSUUID", .uuid), (NSData(), "NSData", .data),
            (NSMutableData(), "NSMutableData", .data),
        ]
        for (object, name, kind) in names {
            let type = type(of: object)
            #if canImport(FoundationEssentials)
                #expect("\(type)" == name)
            #endif
            #expect(KnownType.known(type).kind == kind, "\(type)")
        }
        // What JSONSerialization makes beside Swift's own types.
        let made =
            try? JSONSerialization.jsonObject(with: Data(#"[1,1.5,true,null,12345678901234567890123]"#.utf8)) as? [Any]
        #expect(made?.map { KnownType.known(type(of: $0)).kind } == [.number, .number, .bool, .null, .decimalNumber])
    }

    // The names that Apple's systems give to the classes behind them.
    @Test(
        arguments: [
            ("__NSCFNumber", DynamicKind.number), ("NSConstantIntegerNumber", .number),
            ("NSDecimalNumber", .decimalNumber),
            ("__NSCFBoolean", .bool), ("NSNull", .null), ("__NSCFString", .text), ("NSTaggedPointerString", .text),
            ("__NSCFConstantString", .text), ("__StringStorage", .text), ("__NSArrayM", .list), ("__NSArrayI", .list),
            ("__NSSingleObjectArrayI", .list), ("__NSArray0", .list), ("__SwiftDeferredNSArray", .list),
            ("__NSDictionaryM", .map), ("__NSDictionaryI", .map), ("__NSSingleEntryDictionaryI", .map),
            ("_SwiftDeferredNSDictionary<String, Any>", .map), ("__NSDate", .date), ("__NSTaggedDate", .date),
            ("NSURL", .url), ("__NSConcreteUUID", .uuid), ("NSConcreteData", .data), ("_NSInlineData", .data),
            ("NSSet", nil), ("MyNumber", nil), ("Account", nil),
        ] as [(String, DynamicKind?)])
    func classIsToldByItsName(_ name: String, _ kind: DynamicKind?) {
        #expect(DynamicKind(ofClass: name) == kind)
    }

    /// Classes of a program's own that are called like Foundation's.
    final class NSPhoneNumber: CustomStringConvertible { let description = "42" }
    final class NSNullable {}

    @Test func aClassIsNoNumberAndNoNullByAPartOfItsName() {
        for object in [NSPhoneNumber(), NSNullable()] as [Any] {
            #expect(throws: AdapterError.self) { try JSONAdapter.model(of: Int?.self, fromObject: object) }
            #expect(throws: AdapterError.self) { try JSONAdapter.model(of: JSONValue.self, fromObject: object) }
        }
    }
}
