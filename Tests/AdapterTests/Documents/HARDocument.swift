import Foundation
import TestSupport
import Testing

@testable import Olivine

/// A recording of a browser's requests (HAR 1.2): everything below one key, times that are not known as -1, members of
/// vendors with an underscore. Invented content.
@Suite struct HARDocument {
    struct Pair: ValueModel {
        let name: String, value: String
        static let propertyKeys = PropertyKeys(Pair.init) {
            Property("name", \.name)
            Property("value", \.value)
        }
    }

    struct Content: ValueModel {
        let size: Int, mimeType: String, text: String?, encoding: String?
        static let propertyKeys = PropertyKeys(Content.init) {
            Property("size", \.size)
            Property("mimeType", \.mimeType)
            Property("text", \.text)
            Property("encoding", \.encoding)
        }
    }

    /// A time in milliseconds; -1 in the document says that there was none.
    struct Time: PropertyValue {
        let milliseconds: Double?
        static let none = Time(milliseconds: nil)
        static func read(from reader: ValueReader) throws -> Time {
            let number = try reader.readDouble()
            return Time(milliseconds: number == -1 ? nil : number)
        }
        func write(to writer: ValueWriter) throws { try writer.writeDouble(milliseconds ?? -1) }
    }

    struct Timings: ValueModel {
        let dns: Time, connect: Time, send: Double, wait: Double, receive: Double
        static let propertyKeys = PropertyKeys(Timings.init) {
            Property("dns", \.dns, default: .none)
            Property("connect", \.connect, default: .none)
            Property("send", \.send)
            Property("wait", \.wait)
            Property("receive", \.receive)
        }
    }

    struct Entry: JSONSerializing {
        let started: Date, time: Double, method: String, url: URL, requestHeaders: [Pair], query: [Pair]
        let status: Int, statusText: String, content: Content, bodySize: Int, timings: Timings, resourceType: String?
        static let propertyKeys = PropertyKeys(Entry.init) {
            Property("started", \.started)
            Property("time", \.time)
            Property("method", \.method)
            Property("url", \.url)
            Property("requestHeaders", \.requestHeaders)
            Property("query", \.query)
            Property("status", \.status)
            Property("statusText", \.statusText)
            Property("content", \.content)
            Property("bodySize", \.bodySize)
            Property("timings", \.timings)
            Property("resourceType", \.resourceType)
        }
        static let jsonKeyPaths: JSONKeyPaths<Entry> = [
            \.started: "startedDateTime", \.method: "request.method", \.url: "request.url",
            \.requestHeaders: "request.headers", \.query: "request.queryString", \.status: "response.status",
            \.statusText: "response.statusText", \.content: "response.content", \.bodySize: "response.bodySize",
            \.resourceType: "_resourceType",
        ]
    }

    struct Recording: JSONSerializing {
        let version: String, creator: String, creatorVersion: String, entries: [Entry]
        static let propertyKeys = PropertyKeys(Recording.init) {
            Property("version", \.version)
            Property("creator", \.creator)
            Property("creatorVersion", \.creatorVersion)
            Property("entries", \.entries)
        }
        static let jsonKeyPaths: JSONKeyPaths<Recording> = [
            \.version: "log.version", \.creator: "log.creator.name", \.creatorVersion: "log.creator.version",
            \.entries: "log.entries",
        ]
    }

    static let document = """
        {"log": {
          "version": "1.2", "creator": {"name": "Recorder", "version": "137.0"}, "pages": [],
          "entries": [{
            "startedDateTime": "2026-03-01T23:47:05.250+01:00", "time": 41.5,
            "request": {
              "method": "GET", "url": "https://h.example/search?q=olivine%20rock", "httpVersion": "h2",
              "headers": [{"name": "Accept", "value": "*/*"}, {"name": "accept", "value": "text/html"}],
              "queryString": [{"name": "q", "value": "olivine rock"}], "cookies": [], "headersSize": -1, "bodySize": 0
            },
            "response": {
              "status": 200, "statusText": "", "httpVersion": "h2", "headers": [], "redirectURL": "",
              "content": {"size": 6, "mimeType": "image/gif", "text": "R0lGODlh", "encoding": "base64"},
              "headersSize": -1, "bodySize": -1
            },
            "cache": {}, "timings": {"blocked": -1, "dns": -1, "connect": 3, "send": 0.25, "wait": 38, "receive": 0.25},
            "_resourceType": "image", "_initiator": {"type": "other"}
          }]
        }}
        """

    static let recording = Recording(
        version: "1.2", creator: "Recorder", creatorVersion: "137.0",
        entries: [
            Entry(
                started: Date(timeIntervalSince1970: 1_772_405_225.25), time: 41.5, method: "GET",
                url: URL(string: "https://h.example/search?q=olivine%20rock")!,
                requestHeaders: [Pair(name: "Accept", value: "*/*"), Pair(name: "accept", value: "text/html")],
                query: [Pair(name: "q", value: "olivine rock")], status: 200, statusText: "",
                content: Content(size: 6, mimeType: "image/gif", text: "R0lGODlh", encoding: "base64"), bodySize: -1,
                timings: Timings(dns: .none, connect: Time(milliseconds: 3), send: 0.25, wait: 38, receive: 0.25),
                resourceType: "image")
        ])

    static let written = #"""
        {"log":{"version":"1.2","creator":{"name":"Recorder","version":"137.0"},"entries":[{\#
        "startedDateTime":"2026-03-01T22:47:05.25Z","time":41.5,"request":{"method":"GET",\#
        "url":"https://h.example/search?q=olivine%20rock","headers":[{"name":"Accept","value":"*/*"},\#
        {"name":"accept","value":"text/html"}],"queryString":[{"name":"q","value":"olivine rock"}]},\#
        "response":{"status":200,"statusText":"","content":{"size":6,"mimeType":"image/gif","text":"R0lGODlh",\#
        "encoding":"base64"},"bodySize":-1},"timings":{"dns":-1.0,"connect":3.0,"send":0.25,"wait":38.0,\#
        "receive":0.25},"_resourceType":"image"}]}}
        """#

    @Test func recordingIsReadAndWritten() {
        #expect(routes.complaints(Self.document, Self.recording, writes: Self.written) == [])
    }

    // What is under one key can be read from there.
    @Test func entriesAreReadFromTheirPlace() throws {
        let entries = routes.results([Entry].self, Array(Self.document.utf8), at: "log.entries").map {
            try? $0.result.get()
        }
        #expect(Set(entries) == [Self.recording.entries])
    }

    @Test func urlWithABlankIsAnError() {
        let damaged = Self.document.replacing("q=olivine%20rock", with: "q=olivine rock")
        #expect(
            routes.failure(Recording.self, damaged) == """
                Entry.url: bad URL: expected a URL as it stands, found "https://h.example/search?q=olivine rock"
                  at $.log.entries[0].request.url, line 6, column 31
                  6 |       "method": "GET", "url": "https://h.example/search?q=ol…
                    |                               ^
                """)
    }
}
