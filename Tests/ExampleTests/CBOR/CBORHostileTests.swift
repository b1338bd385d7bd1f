import CBOR
import Foundation
import Olivine
import TestSupport
import Testing

/// Bytes from outside: none of them traps, takes memory that they do not pay for, or passes for another value.
@Suite struct CBORHostileTests {
    static let malformed = [
        "", "18", "19ff", "1a000000", "1b00000000000000", "1c", "1d", "1e", "1f", "3c", "3f", "41", "5c", "5f", "5f41",
        "5f6161ff", "5f5f4101ffff", "5fc24101ff", "61", "7f", "7f4161ff", "81", "8201", "9f", "9f01", "9fff00", "a1",
        "a16161", "bf", "bf6161", "bf6161ff", "c1", "d8", "df", "f8", "f800", "f818", "f81f", "f9", "f900", "fa0000",
        "fb00", "fc", "ff", "0000", "8100ff", "9bffffffffffffffff", "9b7fffffffffffffff", "bbffffffffffffffff",
        "bb7fffffffffffffff", "5bffffffffffffffff", "7bffffffffffffffff", "5b7fffffffffffffff", "9affffffff",
        "5f5bffffffffffffffff", "81bb8000000000000000", "d9d9f7", "c2", "c25f", "c25bffffffffffffffff", "c482",
        "c48200",
    ]

    @Test(arguments: malformed) func malformedBytesAreRefused(_ hex: String) {
        let data = Data(hex: hex)
        func refuses<Value: PropertyValue>(_ type: Value.Type, _ data: Data) -> Bool {
            do {
                _ = try CBOR.model(of: type, from: data)
                return false
            } catch { return (error as? ModelError)?.code == CBOR.malformed }
        }
        #expect(data.first.map { $0 >> 5 } == 2 ? refuses(Data.self, data) : refuses(AnyJSON.self, data))
        // As an unknown key's value, which is skipped, and as an element that fails.
        #expect(refuses(Made<Int?>.self, Data(hex: "a1616b") + data))
        #expect(throws: ModelError.self) { try CBOR.model(of: [Bool?].self, from: Data(hex: "81") + data) }
    }

    @Test(arguments: ["61ff", "62c328", "63eda080", "64f4908080", "7f61c361bcff", "62c080"])
    func textMustBeUTF8(_ hex: String) {
        for (front, type) in [("", AnyJSON.self as any PropertyValue.Type), ("a1616b", CBORTests.Person.self)] {
            let error = #expect(throws: ModelError.self) { try read(type, Data(hex: front + hex)) }
            #expect(error?.code == .invalidUTF8)
        }
    }

    private func read<Value: PropertyValue>(_ type: Value.Type, _ data: Data) throws {
        _ = try CBOR.model(of: type, from: data)
    }

    // R14
    @Test func depthIsLimited() throws {
        for (open, close) in [("81", ""), ("9f", "ff"), ("a1616b", ""), ("bf616b", "ff")] {
            func nested(_ depth: Int) -> Data {
                Data(hex: String(repeating: open, count: depth) + "00" + String(repeating: close, count: depth))
            }
            _ = try CBOR.model(of: AnyJSON.self, from: nested(512))
            for depth in [513, 100_000] {
                let error = #expect(throws: ModelError.self) { try CBOR.model(of: AnyJSON.self, from: nested(depth)) }
                #expect(error?.code == .tooDeep)
                let skipped = #expect(throws: ModelError.self) {
                    try CBOR.model(of: CBORTests.Person.self, from: Data(hex: "a1616b") + nested(depth))
                }
                #expect(skipped?.code == .tooDeep)
            }
        }
        // Tags inside tags are no containers, and cost no stack.
        let tags = Data(hex: String(repeating: "d8ff", count: 100_000) + "07")
        #expect(try CBOR.model(of: Int.self, from: tags) == 7)
        _ = try? CBOR.model(of: Decimal.self, from: Data(hex: String(repeating: "c482", count: 100_000)))
    }

    @Test func numbersBeyondAllTypesAreErrors() throws {
        let big = Data(hex: "c258c8" + String(repeating: "ff", count: 200))
        func code<Value: PropertyValue>(_ type: Value.Type, _ data: Data) -> ModelError.Code? {
            #expect(throws: ModelError.self) { try CBOR.model(of: type, from: data) }?.code
        }
        #expect(code(Decimal.self, big) == .limitExceeded && code(Int.self, big) == .limitExceeded)
        #expect(code(Int.self, Data(hex: "c249010000000000000000")) == .numberOutOfRange)
        #expect(code(Decimal.self, Data(hex: "c4821b7fffffffffffffff01")) == .numberOutOfRange)
        #expect(code(Int.self, Data(hex: "c4823b7fffffffffffffff01")) == .numberNotIntegral)
        #expect(code(Date.self, Data(hex: "c1f97e00")) == .badDate)
        #expect(try CBOR.model(of: UInt8.self, from: Data(hex: "c2480000000000000007")) == 7)
    }

    struct Everything: ValueModel {
        let id: Int, ratio: Double?, name: String, page: URL, data: Data
        let born: Date, price: Decimal, uuid: UUID
        let tags: [String], counts: [String: Int8], nested: [Everything], choice: Set<Float>, wide: Int128
        static let propertyKeys = PropertyKeys(Everything.init) {
            Property("id", \.id)
            Property("ratio", \.ratio)
            Property("name", \.name)
            Property("page", \.page)
            Property("data", \.data)
            Property("born", \.born)
            Property("price", \.price)
            Property("uuid", \.uuid)
            Property("tags", \.tags)
            Property("counts", \.counts)
            Property("nested", \.nested)
            Property("choice", \.choice)
            Property("wide", \.wide)
        }

        static func sample(_ depth: Int) -> Everything {
            Everything(
                id: depth, ratio: depth == 1 ? nil : 0.3, name: "na\u{ef}ve", page: URL(string: "https://a.example/b")!,
                data: Data([1, 2, 3]), born: Date(timeIntervalSinceReferenceDate: 0.1), price: Decimal(string: "9.95")!,
                uuid: UUID(uuidString: "0B5C9E1C-5D0F-4D3B-9C6E-0F5F6B1E7A42")!, tags: ["a", "b"],
                counts: ["x": 1, "y": -2], nested: depth == 0 ? [] : [sample(depth - 1)], choice: [1.5, .pi],
                wide: .max)
        }
    }

    // Seeded mutations of a document with everything in it: an error, or a value that is written and read again.
    @Test func mutatedBytesAreAnErrorOrAValue() throws {
        let sample = Everything.sample(2)
        let seed = try CBOR.data(from: sample)
        #expect(try CBOR.model(of: Everything.self, from: seed) == sample)
        for length in seed.indices { #expect(throws: ModelError.self) { try read(Everything.self, seed[..<length]) } }
        var numbers = SeededNumbers()
        var readable = 0
        for _ in 0..<SeededNumbers.rounds(4_000) {
            var bytes = Array(seed)
            for _ in 0...Int.random(in: 0...3, using: &numbers) {
                let index = Int.random(in: 0..<bytes.count, using: &numbers)
                switch Int.random(in: 0...4, using: &numbers) {
                case 0: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &numbers)
                case 1: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
                case 2: bytes.remove(at: index)
                case 3:
                    bytes.insert(
                        [0xFF, 0x5F, 0x7F, 0x9F, 0xBF, 0xC2, 0xC4, 0x1B].randomElement(using: &numbers)!, at: index)
                default: bytes.replaceSubrange(index..., with: bytes[index...].shuffled(using: &numbers).prefix(40))
                }
            }
            do {
                let value = try CBOR.model(of: Everything.self, from: Data(bytes))
                #expect(
                    try CBOR.model(of: Everything.self, from: CBOR.data(from: value)) == value
                        || "\(value)".contains("nan"))
                readable += 1
            } catch { #expect(error is ModelError, "\(error)") }
            _ = try? CBOR.model(of: AnyJSON.self, from: Data(bytes))
        }
        #expect(readable > 0)
    }
}
