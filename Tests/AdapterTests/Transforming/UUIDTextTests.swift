import Foundation
import TestSupport
import Testing

@testable import Olivine

struct UUIDTextTests {
    private let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

    @Test func eitherCaseIsReadAndCapitalsAreWritten() {
        let expected = UUID(uuidString: text)
        #expect(expected != nil)
        #expect(uuid(text) == expected)
        #expect(uuid(text.lowercased()) == expected)
        #expect(uuid("e621e1f8-C36C-495a-93fc-0C247A3e6e5f") == expected)
        #expect(expected.map(UUIDText.text) == text)
    }

    @Test(arguments: [
        "00000000-0000-0000-0000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
        "01234567-89AB-CDEF-0123-456789ABCDEF", "919108F7-52D1-4320-9BAC-F847DB4148A8",
    ])
    func theTextComesBack(text: String) {
        #expect(uuid(text).map(UUIDText.text) == text)
        #expect(uuid(text)?.uuidString == text)
    }

    @Test(arguments: [
        "", "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}", "urn:uuid:E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
        "E621E1F8C36C495A93FC0C247A3E6E5F", "E621E1F8-C36C-495A-93FC0-C247A3E6E5F",
        "E621E1F8_C36C_495A_93FC_0C247A3E6E5F",
        "G621E1F8-C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5",
        "E621E1F8-C36C-495A-93FC-0C247A3E6E5FF",
        " 621E1F8-C36C-495A-93FC-0C247A3E6E5F", "0x21E1F8-C36C-495A-93FC-0C247A3E6E5F",
        "+621E1F8-C36C-495A-93FC-0C247A3E6E5F",
        "Е621E1F8-C36C-495A-93FC-0C247A3E6E5", "-E621E1F-C36C-495A-93FC-0C247A3E6E5F",
    ])
    func anyOtherTextIsNoUUID(text: String) {
        #expect(uuid(text) == nil)
    }

    @Test func onlyHexadecimalDigitsStandWhereTheyStood() {
        let bytes = Array(text.utf8)
        let digits = Set("0123456789abcdefABCDEF".utf8)
        for index in bytes.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = bytes
                changed[index] = byte
                let isHyphen = bytes[index] == UInt8(ascii: "-")
                let expected = isHyphen ? byte == UInt8(ascii: "-") : digits.contains(byte)
                if (uuid(changed) != nil) != expected { Issue.record("byte \(byte) at \(index)") }
            }
        }
        for count in 0..<bytes.count {
            #expect(uuid(Array(bytes[..<count])) == nil)
        }
        for byte in UInt8.min...UInt8.max {
            #expect(uuid(bytes + [byte]) == nil)
        }
    }

    @Test func anyUUIDComesBackAsFoundationWritesIt() {
        var random = SeededNumbers()
        for _ in 0..<500 {
            var bytes = Array("x".utf8)
            func byte() -> UInt8 { .random(in: 0 ... .max, using: &random) }
            let id = UUID(
                uuid: (
                    byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(),
                    byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte()
                ))
            UUIDText.append(id, to: &bytes)
            #expect(String(decoding: bytes, as: UTF8.self) == "x" + id.uuidString)
            #expect(uuid(id.uuidString) == id)
        }
    }

    private func uuid(_ text: String) -> UUID? { uuid(Array(text.utf8)) }

    private func uuid(_ bytes: [UInt8]) -> UUID? { UUIDText.uuid(bytes.span) }
}
