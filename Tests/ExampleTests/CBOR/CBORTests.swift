import CBOR
import Foundation
import Olivine
import TestSupport
import Testing

@testable import cbor_print

/// CBOR (RFC 8949) over the neutral edge, by the public names alone.
@Suite struct CBORTests {
    @Test(arguments: CBORExample.numbers + CBORExample.others + CBORExample.containers)
    func exampleOfTheAppendixIsRead(_ example: CBORExample) {
        #expect(example.complaint() == nil)
    }

    // What the appendix has and no value of a program is.
    @Test(arguments: ["f0", "f8ff", "a201020304"]) func exampleWithoutAValueIsRefused(_ hex: String) {
        #expect(throws: ModelError.self) { try CBOR.model(of: AnyJSON.self, from: Data(hex: hex)) }
    }

    enum Kind: String, PropertyValue, CaseIterable { case one, two }
    struct ID: RawRepresentable, PropertyValue { let rawValue: UInt16 }

    func check<Value: PropertyValue>(_ value: Value, _ location: SourceLocation = #_sourceLocation) throws {
        let values = [value, value]
        #expect(try CBOR.model(of: Value.self, from: CBOR.data(from: value)) == value, sourceLocation: location)
        #expect(
            try CBOR.model(from: CBOR.data(from: Made(value: value))) == Made(value: value), sourceLocation: location)
        #expect(
            try CBOR.model(from: CBOR.data(from: Prepared(values: values))) == Prepared(values: values),
            sourceLocation: location)
        #expect(try CBOR.model(from: CBOR.data(from: ["k": values])) == ["k": values], sourceLocation: location)
        guard !value.isNilValue else { return }
        #expect(try CBOR.model(of: Value?.self, from: CBOR.data(from: value)) == value, sourceLocation: location)
    }

    @Test func valuesReadBackEqual() throws {
        for value in [0, 23, 24, 255, 256, 65_535, 65_536, 1 << 32 - 1, 1 << 32, Int.max, Int.min, -1, -24, -25, -256] {
            try check(value)
            try check(Int8(truncatingIfNeeded: value))
            try check(UInt64(bitPattern: Int64(value)))
            try check(Int128(value) << 64)
            try check(UInt128(UInt64(bitPattern: Int64(value))) << 62)
        }
        try check(Int128.min)
        try check(Int128.max)
        try check(UInt128.max - 1)
        for value in [
            0.1, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, 65_504, 65_505, 65_520, 16_777_217,
            .pi,
        ] {
            try check(value)
            try check(Float(value))
        }
        for text in ["0", "-0.01", "123456789012345678901234567890.12345678", "1e127", "-1e-128", "25e3"] {
            try check(try #require(try? NumberLiteral(text)?.decimal()))
        }
        for seconds in [0, 1, -1, 0.5, 1e9, -62_135_596_800] { try check(Duration.seconds(seconds)) }
        try check(Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999))
        try check("text \u{0}\u{feff}e\u{301} \u{1F30B}")
        try check(Character("e\u{301}"))
        try check(Data(0...255))
        try check(UUID())
        try check(URL(string: "https://example.com/a?b=c%20d#e")!)
        try check(Kind.two)
        try check(ID(rawValue: 7))
        try check(Set([3, 1, 2]))
        try check(1..<4)
        try check([Kind.one: [ID(rawValue: 3): true]])
        try check(Int?.none)
    }

    // R17: a date reads back equal, whether 1970 can count its seconds exactly or not.
    @Test func datesReadBackEqual() throws {
        var numbers = SeededNumbers()
        for seconds in [0, 0.1, -0.1, 1e-9, 978_307_200, -978_307_200, 7e8 + 0.123_456_789] {
            try check(Date(timeIntervalSinceReferenceDate: seconds))
        }
        for _ in 0..<SeededNumbers.rounds(200) {
            try check(Date(timeIntervalSinceReferenceDate: .random(in: -6e10...2e11, using: &numbers)))
            try check(Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &numbers)))
        }
        try check(Date.distantPast)
        try check(Date.distantFuture)
        for seconds in [Double.infinity, .nan] {
            let error = #expect(throws: ModelError.self) {
                try CBOR.data(from: Date(timeIntervalSinceReferenceDate: seconds))
            }
            #expect(error?.code == .notRepresentable)
        }
    }

    // R16: shortest form, whatever the order of hashes.
    @Test func outputIsShortestAndTheSameEachTime() throws {
        var numbers = SeededNumbers()
        for _ in 0..<SeededNumbers.rounds(300) {
            let bits = numbers.anyLength()
            #expect(
                try CBOR.data(from: bits).count == 1
                    + (bits < 24 ? 0 : bits < 256 ? 1 : bits < 65536 ? 2 : bits >> 32 == 0 ? 4 : 8))
            let single = Float(bitPattern: UInt32(truncatingIfNeeded: numbers.next()))
            if single.isFinite {
                #expect(try CBOR.data(from: Double(single)).count <= 5)
                try check(single)
            }
            try check(bits)
        }
        let words = (0..<40).map { "word \($0)" }
        let data = try CBOR.data(from: Set(words))
        for _ in 0..<5 { #expect(try CBOR.data(from: Set(words.shuffled())) == data) }
        let map = Dictionary(uniqueKeysWithValues: words.map { ($0, 1) })
        #expect(try CBOR.data(from: map) == CBOR.data(from: Dictionary(uniqueKeysWithValues: map.shuffled())))
    }

    struct Person: ValueModel {
        let name: String
        let age: Int8
        let tags: [String]
        let born: Date?
        static let propertyKeys = PropertyKeys(Person.init) {
            Property("name", \.name).validating { if $0.isEmpty { throw Nameless() } }
            Property("age", \.age)
            Property("tags", \.tags, default: [])
            Property("born", \.born)
        }
    }
    struct Nameless: Error {}

    struct Fault: Sendable, CustomStringConvertible {
        let hex: String, message: String
        let offset: Int
        var description: String { hex }
        init(_ hex: String, _ message: String, at offset: Int) {
            (self.hex, self.message, self.offset) = (hex, message, offset)
        }
    }

    static let faults = [
        Fault("a0", "Person.name: missing key: \"name\"\n  at $.name", at: 0),
        Fault(
            "a2 636e616d 6161 63616765 01", "Person.name: missing key: \"name\"\n  at $.name\n  the object has \"nam\"",
            at: 0),
        Fault("a1 646e616d65 f6", "Person.name: expected text, found null\n  at $.name", at: 6),
        Fault("a1 646e616d65 1864", "Person.name: expected text, found the number 100\n  at $.name", at: 6),
        Fault("a1 646e616d65 c11a514b67b0", "Person.name: expected text, found a date\n  at $.name", at: 6),
        Fault(
            "a1 63616765 1880", "Person.age: number out of range: expected Int8, found the number 128\n  at $.age",
            at: 5),
        Fault(
            "a1 63616765 3880", "Person.age: number out of range: expected Int8, found the number -129\n  at $.age",
            at: 5),
        Fault(
            "a1 63616765 f93e00", "Person.age: number not integral: expected Int8, found the number 1.5\n  at $.age",
            at: 5),
        Fault(
            "a1 63616765 f97e00", "Person.age: non-finite number: expected a finite number, found nan\n  at $.age",
            at: 5),
        Fault(
            "a1 6474616773 83 6161 6162 f5", "Person.tags: expected text, found true\n  at $.tags[2]", at: 11),
        Fault("a1 6474616773 a0", "Person.tags: expected a list, found an object\n  at $.tags", at: 6),
        Fault("a1 64626f726e 00", "Person.born: expected a date, found the number 0\n  at $.born", at: 6),
        Fault(
            "a1 64626f726e c06a323032362d30322d3330",
            "Person.born: bad date: expected a date such as 2026-07-31T12:00:00Z, found \"2026-02-30\"\n  at $.born",
            at: 6),
        Fault("a2 646e616d65 60 63616765 07", "Person.name: invalid: Nameless()\n  at $.name", at: 6),
        Fault("a1 01 02", "expected text as key, found the number 1", at: 1),
        Fault("80", "expected an object, found a list", at: 0),
    ]

    // R15: as other formats word them, with path, property and byte.
    @Test(arguments: faults) func faultIsWordedAsInOtherFormats(_ fault: Fault) throws {
        let error = #expect(throws: ModelError.self) { try CBOR.model(of: Person.self, from: Data(hex: fault.hex)) }
        #expect(error?.description == fault.message)
        #expect(error?.offset == fault.offset)
    }

    // R2: a number counts by its value, however it is written.
    @Test func numbersAreTakenByTheirValue() throws {
        #expect(try CBOR.model(of: Int.self, from: Data(hex: "f94700")) == 7)
        #expect(try CBOR.model(of: Int.self, from: Data(hex: "c48201190019")) == 250)
        #expect(try CBOR.model(of: UInt8.self, from: Data(hex: "c24107")) == 7)
        #expect(try CBOR.model(of: Double.self, from: Data(hex: "1bffffffffffffffff")) == 0x1p64)
        #expect(try CBOR.model(of: Float.self, from: Data(hex: "fb3ff199999999999a")) == Float(1.1))
        let error = #expect(throws: ModelError.self) {
            try CBOR.model(of: Float.self, from: Data(hex: "fb7e37e43c8800759c"))
        }
        #expect(error?.description == "number out of range: expected Float, found the number 1e+300")
    }

    // A value that announces more than it writes gives no bytes.
    struct Liar: PropertyValue {
        let count: Int
        static func read(from reader: ValueReader) throws -> Liar { Liar(count: try [Int].read(from: reader).count) }
        func write(to writer: ValueWriter) throws {
            try writer.beginList(count: count)
            try writer.writeBool(true)
            try writer.endList()
        }
    }

    @Test func wrongCountIsAnError() throws {
        #expect(try CBOR.data(from: Liar(count: 1)).hex == "81f5")
        for count in [-1, 0, 2, .max] { #expect(throws: ModelError.self) { try CBOR.data(from: Liar(count: count)) } }
    }

    @Test func programPrintsBothForms() throws {
        let text = try report(on: CBORPrint.reading)
        #expect(text.contains("CBOR, 134 bytes:\na66773746174696f6ed82550") && text.contains("Read again it is equal."))
        #expect(
            text.hasSuffix(
                """
                Reading.temperatures: expected a number, found the text "warm"
                  at $.temperatures[0]
                """))
    }
}
