import Foundation
import TestSupport
import Testing

@testable import Olivine

/// The manifest of a package: members that are text or an object, a version that is a type, whatever a tool keeps in it.
/// Invented content.
@Suite struct ManifestDocument {
    /// A version such as 1.4.2.
    struct Version: PropertyValue {
        let major: Int, minor: Int, patch: Int
        static func read(from reader: ValueReader) throws -> Version {
            let text = try reader.readText()
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 3, let major = parts[0], let minor = parts[1], let patch = parts[2] else {
                throw reader.mismatch("a version such as 1.4.2", text)
            }
            return Version(major: major, minor: minor, patch: patch)
        }
        func write(to writer: ValueWriter) throws { try writer.writeText("\(major).\(minor).\(patch)") }
    }

    struct Person: ValueModel {
        let name: String, email: String?
        static let propertyKeys = PropertyKeys(Person.init) {
            Property("name", \.name)
            Property("email", \.email)
        }
    }

    /// An author: `"Mira <mira@h.example>"`, or an object.
    struct Author: PropertyValue {
        let person: Person, isText: Bool
        static func read(from reader: ValueReader) throws -> Author {
            guard try reader.nextKind == .text else {
                return Author(person: try Person.read(from: reader), isText: false)
            }
            let text = try reader.readText()
            let parts = text.split(separator: " <", maxSplits: 1)
            let email = parts.count == 2 ? String(parts[1].dropLast()) : nil
            return Author(person: Person(name: String(parts[0]), email: email), isText: true)
        }
        func write(to writer: ValueWriter) throws {
            guard isText else { return try person.write(to: writer) }
            try writer.writeText(person.name + (person.email.map { " <\($0)>" } ?? ""))
        }
        static var modelTypes: [any ValueModel.Type] { [Person.self] }
    }

    struct Manifest: JSONSerializing {
        let name: String, version: Version, isPrivate: Bool, license: String?, author: Author?, contributors: [Author]
        let homepage: URL?, main: String, scripts: [String: String], dependencies: [String: String]
        let devDependencies: [String: String], engines: [String: String], exports: JSONValue?, keywords: Set<String>

        static let propertyKeys = PropertyKeys(Manifest.init) {
            Property("name", \.name).validating { if $0.utf8.count > 214 { throw NameTooLong() } }
            Property("version", \.version)
            Property("isPrivate", \.isPrivate, default: false)
            Property("license", \.license)
            Property("author", \.author)
            Property("contributors", \.contributors, default: [])
            Property("homepage", \.homepage)
            Property("main", \.main, default: "index.js")
            Property("scripts", \.scripts, default: [:])
            Property("dependencies", \.dependencies, default: [:])
            Property("devDependencies", \.devDependencies, default: [:])
            Property("engines", \.engines, default: [:])
            Property("exports", \.exports)
            Property("keywords", \.keywords, default: [])
        }
        static let jsonKeyPaths: JSONKeyPaths<Manifest> = [
            \.isPrivate: .path("private").omittingDefault, \.main: .own.omittingDefault,
            \.contributors: .own.omittingDefault, \.devDependencies: .own.omittingDefault,
            \.engines: .own.omittingDefault, \.license: .firstOf("license", "licenses[0].type"),
        ]
    }
    struct NameTooLong: Error {}

    static let document = """
        {
          "name": "@mira/peridot", "version": "1.4.2", "private": true,
          "licenses": [{"type": "MIT", "url": "https://h.example/mit"}],
          "author": "Mira <mira@h.example>",
          "contributors": [{"name": "Teo"}, "Ana"],
          "homepage": "https://h.example/peridot#readme",
          "scripts": {"test": "run --all", "build:all": "make \\\\ all"},
          "dependencies": {"left-pad": "^1.3.0", "@scope/a.b": "~2", "10": "*"},
          "exports": {"./z": {"import": "./z.mjs", "default": "./z.cjs"}, ".": ["./a.js", null]},
          "keywords": ["rock", "green", "rock"],
          "x-tool": {"cache": true}
        }
        """

    static let manifest = Manifest(
        name: "@mira/peridot", version: Version(major: 1, minor: 4, patch: 2), isPrivate: true, license: "MIT",
        author: Author(person: Person(name: "Mira", email: "mira@h.example"), isText: true),
        contributors: [
            Author(person: Person(name: "Teo", email: nil), isText: false),
            Author(person: Person(name: "Ana", email: nil), isText: true),
        ],
        homepage: URL(string: "https://h.example/peridot#readme")!, main: "index.js",
        scripts: ["test": "run --all", "build:all": #"make \ all"#],
        dependencies: ["left-pad": "^1.3.0", "@scope/a.b": "~2", "10": "*"], devDependencies: [:], engines: [:],
        exports: ["./z": ["import": "./z.mjs", "default": "./z.cjs"], ".": ["./a.js", nil]],
        keywords: ["rock", "green"])

    // Keys of a model come in declared order, those of a dictionary sorted, those of any JSON as they came.
    static let written = #"""
        {"name":"@mira/peridot","version":"1.4.2","private":true,"license":"MIT","author":"Mira <mira@h.example>",\#
        "contributors":[{"name":"Teo"},"Ana"],"homepage":"https://h.example/peridot#readme",\#
        "scripts":{"build:all":"make \\ all","test":"run --all"},\#
        "dependencies":{"10":"*","@scope/a.b":"~2","left-pad":"^1.3.0"},\#
        "exports":{"./z":{"import":"./z.mjs","default":"./z.cjs"},".":["./a.js",null]},"keywords":["green","rock"]}
        """#

    @Test func manifestIsReadAndWritten() {
        #expect(routes.complaints(Self.document, Self.manifest, writes: Self.written) == [])
    }

    @Test func versionOfTwoPartsIsAnError() {
        let damaged = Self.document.replacing("1.4.2", with: "1.4")
        #expect(
            routes.failure(Manifest.self, damaged) == """
                Manifest.version: expected a version such as 1.4.2, found the text "1.4"
                  at $.version, line 2, column 39
                  2 |   "name": "@mira/peridot", "version": "1.4", "private": true,
                    |                                       ^
                """)
    }

    @Test func allFaultsOfAManifestAreFound() {
        let damaged = Self.document.replacing("1.4.2", with: "1.4").replacing(#"{"name": "Teo"}"#, with: "7")
            .replacing(#""name": "@mira/peridot""#, with: #""nmae": "@mira/peridot""#)
        let error = #expect(throws: AdapterError.self) {
            try JSONAdapter(errors: .all).model(of: Manifest.self, from: damaged)
        }
        let all = error.map { [$0] + $0.others } ?? []
        #expect(all.map(\.jsonPointer) == ["/version", "/contributors/0", "/name"])
    }
}
