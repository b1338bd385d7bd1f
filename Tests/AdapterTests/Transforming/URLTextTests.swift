import Foundation
import TestSupport
import Testing

@testable import Olivine

struct URLTextTests {
    @Test(arguments: [
        // RFC 3986 section 1.1.2.
        "ftp://ftp.is.co.za/rfc/rfc1808.txt", "http://www.ietf.org/rfc/rfc2396.txt",
        "ldap://[2001:db8::7]/c=GB?objectClass?one", "mailto:John.Doe@example.com",
        "news:comp.infosystems.www.servers.unix", "tel:+1-816-555-1212", "telnet://192.0.2.16:80/",
        "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
        // Every part, and parts that are empty.
        "https://user:pass@h.test:8080/a/b;c=1,2/@:!$&'()*+,;=-._~?q=1&r=/?:@#frag/?:@", "http://h.test",
        "http://h.test/",
        "http://h.test:", "http://h.test:/", "http://h.test:80", "http://h.test?q", "http://h.test#f",
        "http://h.test/?#",
        "http://@h.test/", "http://:@h.test/", "http://a:b:c@", "file:///etc/hosts", "a:", "a:b", "z+-.9:x",
        "HTTP://H.TEST/",
        "data:,a%20b",
        // Escapes stay as they are, either case, twice escaped, and in a host.
        "http://h.test/a%20b", "http://h.test/%e4%C3%9f", "http://h.test/%2520", "http://h.test/%00?%23#%23",
        "http://h%C3%A9.test/", "http://us%40er@h.test/", "http://h.test/../a/./b//c", "http://xn--e1afmkfd.test/",
        // Addresses.
        "http://127.0.0.1/", "http://1.2.3.4.5/", "http://256.1.1.1/", "http://[::1]/", "http://[::]",
        "http://[::1]:8080/",
        "http://[1:2:3:4:5:6:7:8]/", "http://[1:2:3:4:5:6:7::]/", "http://[::2:3:4:5:6:7:8]/", "http://[1::8]/",
        "http://[::ffff:192.0.2.1]/", "http://[1:2:3:4:5:6:192.0.2.1]/", "http://[::0.0.0.255]/", "http://u@[fe80::a]/",
        "http://[v1.a:b]/", "http://[ABCD:EF01::]/",
        // Relative references.
        "/a/b", "a/b", "./a:b", "../c", ".", "?q", "#f", "#", "?", "/", "//h.test/x", "a//b", "a/b:c", "%41", "a?b:c",
        "@/80",
    ])
    func aURLIsTakenAsItStands(text: String) throws {
        let url = try #require(URLText.url(text))
        #expect(url.absoluteString == text)
        #expect(URLText.text(of: url) == text)
    }

    @Test(arguments: [
        "",
        // Cases B115 and B117, the strict half: never escaped.
        "http://h.test/a b.html", "http://h.test/p q#frag", " http://h.test/", "http://h.test/ ", "http://h.test/\n",
        "http://h.test/\t", "http://h.test/\u{0}", "http://h.test/\u{7f}", "http://h.test/é", "http://é.test/", "日本",
        "http://h.test/e\u{301}",
        "http://h.test/\"", "http://h.test/<", "http://h.test/>", "http://h.test/\\", "http://h.test/^",
        "http://h.test/`",
        "http://h.test/{", "http://h.test/|", "http://h.test/}",
        "https://api.github.com/users/x/following{/other_user}",
        "http://h.test/%", "http://h.test/%2", "http://h.test/%zz", "http://h.test/%2g", "http://h.test/?%",
        "http://h.test/#%4",
        "http://%/", "http://h.test/%%20",
        "http://h.test/#a#b", "##", "http://h.test/[", "http://h.test/]", "http://h.test/?a[]=1", "http://h.test/#[",
        // Schemes.
        ":", ":a", "1a:b", "a_b:c", "é:b", "-a:b", "%41:b", "a%41:b", "://h.test", "a b:c",
        // Authorities.
        "http://a@b@c/", "http://h.test:8a/", "http://h.test:-1/", "http://h.test:80:80/", "http://h.test:80a",

        "http://[::1/", "http://::1]/", "http://[]/", "http://[::1]a/", "http://a[::1]/", "http://[::1]]/",
        "http://[[::1]]/",
        "http://[:]/", "http://[:::]/", "http://[1]/", "http://[1:2:3:4:5:6:7]/", "http://[1:2:3:4:5:6:7:8:9]/",
        "http://[1:2:3:4:5:6:7:8::]/", "http://[::1::2]/", "http://[12345::]/", "http://[g::]/", "http://[1:]/",
        "http://[:1]/",
        "http://[1::2:]/", "http://[::1.2.3]/", "http://[::1.2.3.4.5]/", "http://[::256.1.1.1]/",
        "http://[::01.1.1.1]/",
        "http://[::1.2.3.4:5]/", "http://[1:2:3:4:5:6:7:1.2.3.4]/", "http://[::1.2.3.]/", "http://[fe80::1%25en0]/",
        "http://[fe80::1%en0]/", "http://[v.a]/", "http://[v1.]/", "http://[v1]/", "http://[vg.a]/", "http://[v1.a/b]/",
        "http://[1.2.3.4]/", "//a b/", "http://a:b@c:d@e/", "http://[::1]@h.test/",
    ])
    func anyOtherTextIsNoURL(text: String) {
        #expect(URLText.url(text) == nil)
    }

    @Test func theCharactersOfAPathAreThoseOfTheGrammar() {
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@/?#".utf8)
        for byte in UInt8.min...127 {
            let text = "http://h.test/a" + String(UnicodeScalar(byte)) + "b"
            #expect((URLText.url(text) != nil) == allowed.contains(byte), "\(text)")
        }
    }

    @Test func bytesOutsideASCIIAreNotOfTheGrammar() {
        for byte in UInt8(128)...255 {
            let bytes = Array("http://h.test/".utf8) + [byte]
            let isReference = URLText.isReference(bytes.span)
            #expect(!isReference)
        }
    }

    /// What the grammar allows, Foundation holds unchanged; else a valid text would be refused by the second question.
    @Test func foundationKeepsWhatTheGrammarAllows() {
        var random = SeededNumbers()
        let pieces = [
            "a", "b1", ":", "/", "//", "?", "#", "@", "%41", "%", "[", "]", "::1", "v1.a", ".", "..", "http", "1", "-",
            "+", "~", "=",
            "&", "80", "file", "xn--a", "mailto", ";", " ", "é",
        ]
        var valid = 0
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...8, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
            let bytes = Array(text.utf8)
            guard URLText.isReference(bytes.span) else { continue }
            valid += 1
            if URLText.url(text) == nil { Issue.record("Foundation does not keep \(text)") }
        }
        #expect(valid > 1_000)
    }

    @Test func aURLWithABaseIsWrittenResolved() throws {
        let url = try #require(URL(string: "../c?d", relativeTo: URL(string: "http://h.test/a/b/")))
        #expect(URLText.text(of: url) == "http://h.test/a/c?d")
    }

    @Test func aTextOfAnyLengthIsLookedThroughOnce() {
        let start = ContinuousClock.now
        #expect(URLText.url("http://h.test/" + String(repeating: "a", count: 1_000_000) + " ") == nil)
        #expect(ContinuousClock.now - start < .seconds(2))
    }
}
