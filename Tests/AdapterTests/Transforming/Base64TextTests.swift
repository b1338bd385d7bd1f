import Foundation
import Testing

@testable import Olivine

struct Base64TextTests {
    /// RFC 4648 section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func theVectorsOfTheStandardAreReadAndWritten(plain: String, text: String) {
        #expect(Base64Text.data(text) == Data(plain.utf8))
        #expect(Base64Text.text(of: Data(plain.utf8)) == text)
    }

    @Test(arguments: [
        // Foundation takes the last of each pair for data.
        "QR==", "QUJ=", "====", "QUJD====", "QQ=A", "QUJD=",
        "QQ=", "QQ", "Q===", "Q", "=", "==", "QQ==QQ==", "QQ==\n", "QQ== ", " QQ==", "QU\nJD", "QU\r\nJD", "QUJD\n",
        "-_-_",
        "QUJD\0", "QUJé", "QUJD\u{e9}ab", "A=BC", "=ABC", "A=B=", "QQ--", "Q\u{0}==", "QUI=QUI=", "QUI=QUJD",
        "data:;base64,QUJD", "QUJD, ab", "====QUJD", "QUJD QUJD",
    ])
    func anyOtherTextIsNoData(text: String) {
        #expect(Base64Text.data(text) == nil)
    }

    @Test func lengthsAroundWholeGroupsAndWordsComeBack() {
        for count in [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 23, 24, 47, 48, 49, 63, 64, 65, 1_000, 65_537] {
            let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) })
            let text = Base64Text.text(of: data)
            #expect(text.utf8.count == (count + 2) / 3 * 4)
            #expect(Base64Text.data(text) == data)
            #expect(count == 0 || Base64Text.data(String(text.dropLast())) == nil)
        }
    }

    /// Every group of four out of these characters, alone, first and last: accepted if and only if it is written so.
    @Test func exactlyTheTextsThatAreWrittenAreRead() {
        let alphabet = ["A", "B", "Q", "g", "/", "=", "-", "\n"]
        for number in 0..<(8 * 8 * 8 * 8) {
            let group = [number & 7, number >> 3 & 7, number >> 6 & 7, number >> 9].map { alphabet[$0] }.joined()
            expectCanonical(group, isEnd: true)
            expectCanonical(group + "QUJD", isEnd: false)
            expectCanonical("QUJD" + group, isEnd: true)
        }
    }

    @Test func onlyTheCharactersOfTheAlphabetAreRead() {
        let alphabet = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)
        for value in UInt32(0)...0x2FF {
            guard let scalar = UnicodeScalar(value) else { continue }
            for text in ["\(scalar)AAA", "AAA\(scalar)", "AAAAA\(scalar)AA"] {
                let isEnd = text.hasSuffix("=")
                #expect((Base64Text.data(text) != nil) == (alphabet.contains(scalar) || isEnd && text == "AAA="))
            }
        }
    }

    private func expectCanonical(_ text: String, isEnd: Bool) {
        let data = Base64Text.data(text)
        if let data {
            if reference(data) != text { Issue.record("\(text.debugDescription) was read") }
        } else if isCanonical(text) {
            Issue.record("\(text.debugDescription) was not read")
        }
    }

    /// Base64 bit by bit.
    private func reference(_ data: Data) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var bits = data.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
        while bits.count % 6 != 0 { bits.append(0) }
        var text = ""
        for start in stride(from: 0, to: bits.count, by: 6) {
            text.append(alphabet[bits[start..<start + 6].reduce(0) { $0 * 2 + Int($1) }])
        }
        while text.count % 4 != 0 { text.append("=") }
        return text
    }

    private func isCanonical(_ text: String) -> Bool {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        let body = text.prefix { alphabet.contains($0) }
        let padding = text.dropFirst(body.count)
        guard text.count % 4 == 0, padding.allSatisfy({ $0 == "=" }), padding.count <= 2 else { return false }
        guard let last = body.last.flatMap(alphabet.firstIndex) else { return padding.isEmpty }
        return last % (1 << (2 * padding.count)) == 0
    }
}
