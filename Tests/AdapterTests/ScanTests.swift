import TestSupport
import Testing

@testable import Olivine

/// Where bytes are scanned a word at a time: every length, and every place in it.
@Suite struct ScanTests {
    static let lengths = Array(0...18) + [23, 24, 25, 31, 32, 33, 63, 64, 65]

    /// Text of a length with one piece in it.
    static func text(_ length: Int, _ place: Int, _ piece: [UInt8]) -> [UInt8] {
        var bytes = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        bytes.insert(contentsOf: piece, at: place)
        return bytes
    }

    // R6
    @Test func everyPieceOfTextIsKeptAtEveryPlace() throws {
        let pieces: [(String, String)] = [
            ("é", "é"), ("日", "日"), ("😀", "😀"), (#"\n"#, "\n"), (#"\""#, "\""), (#"\\"#, "\\"), (#"\u0000"#, "\u{0}"),
            (#"\ud83d\ude00"#, "😀"), ("\u{7F}", "\u{7F}"), ("日本語", "日本語"),
        ]
        for length in Self.lengths where length < 40 {
            for place in Set([0, 1, length / 2, length - 7, length - 1, length]) where (0...length).contains(place) {
                for (written, meant) in pieces {
                    let json = [0x22] + Self.text(length, place, Array(written.utf8)) + [0x22]
                    let text = String(decoding: Self.text(length, place, Array(meant.utf8)), as: UTF8.self)
                    let read = try JSONAdapter.model(of: String.self, from: json)
                    #expect(read.utf8.elementsEqual(text.utf8))
                    let key = try JSONAdapter.model(of: [String: Int].self, from: [0x7B] + json + Array(":1}".utf8))
                    #expect(key.keys.first?.utf8.elementsEqual(text.utf8) == true)
                    #expect(try JSONAdapter.model(of: String.self, from: JSONAdapter.jsonData(from: text)) == text)
                }
            }
        }
    }

    // R6: a fault is told at its byte.
    @Test func everyFaultOfTextIsFoundAtItsByte() {
        let pieces: [(piece: [UInt8], code: ModelError.Code, offset: Int)] = [
            ([0x01], .syntax, 0), ([0x1F], .syntax, 0), ([0x0A], .syntax, 0), ([0xFF], .invalidUTF8, 0),
            ([0x80], .invalidUTF8, 0),
            ([0xC3, 0x28], .invalidUTF8, 0), ([0xED, 0xA0, 0x80], .invalidUTF8, 0),
            ([0xE3, 0x81, 0x82, 0xE3, 0x81], .invalidUTF8, 3),
            ([0xE3, 0x81, 0x82, 0xE0, 0x80, 0x80], .invalidUTF8, 3), ([0xF0, 0x9F, 0x98], .invalidUTF8, 0),
            (Array(#"\x"#.utf8), .syntax, 0),
            (Array(#"\ud800"#.utf8), .syntax, 0), (Array(#"\u00g0"#.utf8), .syntax, 4),
        ]
        for length in Self.lengths where length < 34 {
            for place in Set([0, 1, length / 2, length - 7, length - 1, length]) where (0...length).contains(place) {
                for (piece, code, offset) in pieces {
                    let json = [0x22] + Self.text(length, place, piece) + [0x22]
                    func check(_ error: AdapterError?, _ start: Int) {
                        #expect(error?.code == code && error?.place?.offset == start + 1 + place + offset, "\(json)")
                    }
                    check(#expect(throws: AdapterError.self) { try JSONAdapter.model(of: String.self, from: json) }, 0)
                    let skipped = Array(#"{"z":"#.utf8) + json + Array("}".utf8)
                    check(
                        #expect(throws: AdapterError.self) {
                            try JSONAdapter.model(of: Made<Int?>.self, from: skipped)
                        }, 5)
                }
            }
        }
    }

    /// Keys of many lengths that begin alike.
    struct Keys: JSONSerializing {
        let k0: Int, k1: Int, k7: Int, k8: Int, k9: Int, k15: Int, k16: Int, k17: Int, k24: Int, k63: Int, k64: Int,
            k65: Int
        static let propertyKeys = PropertyKeys(Keys.init) {
            Property("k0", \.k0)
            Property("k1", \.k1)
            Property("k7", \.k7)
            Property("k8", \.k8)
            Property("k9", \.k9)
            Property("k15", \.k15)
            Property("k16", \.k16)
            Property("k17", \.k17)
            Property("k24", \.k24)
            Property("k63", \.k63)
            Property("k64", \.k64)
            Property("k65", \.k65)
        }
        static let lengths = [0, 1, 7, 8, 9, 15, 16, 17, 24, 63, 64, 65]
        static func key(_ length: Int) -> String { String(repeating: "k", count: length) }
        static let jsonKeyPaths: JSONKeyPaths<Keys> = [
            \.k0: .key(key(0)), \.k1: .key(key(1)), \.k7: .key(key(7)), \.k8: .key(key(8)), \.k9: .key(key(9)),
            \.k15: .key(key(15)), \.k16: .key(key(16)), \.k17: .key(key(17)), \.k24: .key(key(24)),
            \.k63: .key(key(63)),
            \.k64: .key(key(64)), \.k65: .key(key(65)),
        ]
    }

    // R5: keys are found in any order, among others that differ in one byte or in length.
    @Test func keyOfEveryLengthIsFound() throws {
        let value = Keys(
            k0: 0, k1: 1, k7: 7, k8: 8, k9: 9, k15: 15, k16: 16, k17: 17, k24: 24, k63: 63, k64: 64, k65: 65)
        let members = Keys.lengths.map { "\"\(Keys.key($0))\":\($0)" }
        let others = (2...66).filter { !Keys.lengths.contains($0) }.map { "\"\(Keys.key($0))\":-1" }
        let near = Keys.lengths.filter { $0 > 0 }.flatMap { length in
            Set([0, length / 2, length - 1]).sorted().map { place in
                var key = Array(Keys.key(length))
                key[place] = "K"
                return "\"\(String(key))\":-2"
            }
        }
        #expect(routes.complaints("{" + members.joined(separator: ",") + "}", value) == [])
        for order in [
            members, members.reversed(), others + members, near + members.reversed(), zipped(near, members),
            zipped(others, members.reversed()),
        ] {
            for separator in [",", " ,\n  "] {
                let json = "{" + order.joined(separator: separator) + "}"
                for adapter in JSONAdapter().loops { #expect(try adapter.model(of: Keys.self, from: json) == value) }
            }
        }
        let escaped = members.map { $0.replacing("k", with: #"\u006b"#) }
        for adapter in JSONAdapter().loops {
            #expect(try adapter.model(of: Keys.self, from: "{" + escaped.joined(separator: ",") + "}") == value)
        }
    }

    private func zipped(_ first: [String], _ second: [String]) -> [String] {
        zip(first, second).flatMap { [$0, $1] } + second.dropFirst(first.count)
    }

    // R2, R3: digits at every length, at the end of the document and before more of it.
    @Test func numberOfEveryLengthIsRead() throws {
        for length in 1...40 {
            let digits = String((0..<length).map { Character(String(($0 * 7 + 1) % 10)) })
            for text in [digits, "-" + digits, digits + ".5", "0." + digits, digits + "e-3", "-0." + digits + "E+2"] {
                for json in [text, text + " ", "[" + text + "]", "[" + text + ",        1]"] {
                    let literal = try #require(NumberLiteral(text))
                    let isList = json.hasPrefix("[")
                    func read<Value: PropertyValue>(_ type: Value.Type) -> Value? {
                        isList
                            ? try? JSONAdapter.models(of: type, from: json).first
                            : try? JSONAdapter.model(of: type, from: json)
                    }
                    #expect(read(Double.self) == Double(text))
                    #expect(read(Float.self) == Float(text).flatMap { $0.isFinite ? $0 : nil })
                    #expect(read(Int.self) == (try? literal.integer(as: Int.self)))
                    #expect(read(UInt64.self) == (try? literal.integer(as: UInt64.self)))
                    #expect(read(NumberLiteral.self) == literal)
                }
            }
        }
    }

    // R7: blanks of every number, between all tokens.
    @Test func blanksOfEveryLengthArePassed() throws {
        for length in 0...20 {
            for blank in [" ", "\n", "\t", "\r\n"] {
                let gap = String(repeating: blank, count: length)
                let json = [
                    "", "{", #""value""#, ":", "[", "{", #""value""#, ":", "1", "}", ",", "{", #""value""#, ":", "-2",
                    "}", "]", "}", "",
                ].joined(separator: gap)
                for adapter in JSONAdapter().loops {
                    #expect(try adapter.model(of: Made<[Made<Int>]>.self, from: json).value.map(\.value) == [1, -2])
                    #expect(
                        try adapter.model(of: Made<Int?>.self, from: json.replacing("\"value\"", with: "\"other\""))
                            .value == nil)
                }
            }
        }
    }
}
