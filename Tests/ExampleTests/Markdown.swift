import Foundation

/// A document of the repository, and the code blocks in it that a marker in front of them speaks for:
///
///     <!-- swift: Writing program -->     the block is the region `program` of Documents/Writing.swift
///     <!-- output: Writing.run -->        the block is what that program prints
///     <!-- not compiled -->               the block is neither
struct Markdown: CustomStringConvertible, Sendable {
    let description: String
    let blocks: [Block]

    struct Block: Sendable {
        let language: String
        let marker: String
        let text: String
        let line: Int
    }

    init(_ path: String) throws {
        description = path
        let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
        var blocks: [Block] = []
        var marker = ""
        var open: (language: String, line: Int, lines: [Substring])?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let block = open {
                if line == "```" {
                    let body = block.lines.map { $0 + "\n" }.joined()
                    blocks.append(Block(language: block.language, marker: marker, text: body, line: block.line))
                    (open, marker) = (nil, "")
                } else {
                    open?.lines.append(line)
                }
            } else if line.hasPrefix("```") {
                open = (String(line.dropFirst(3)), number + 1, [])
            } else if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
                marker = String(line.dropFirst(5).dropLast(4))
            } else if !line.isEmpty {
                marker = ""
            }
        }
        self.blocks = blocks
    }

    /// The document with other texts in its blocks, where the body gives one.
    func replacingBlocks(_ body: (Block) throws -> String?) throws -> String {
        var lines = try String(contentsOf: Repository.root.appending(path: description), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        for block in blocks.reversed() {
            guard let text = try body(block) else { continue }
            let count = block.text.count { $0 == "\n" }
            let new = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            lines.replaceSubrange(block.line..<block.line + count, with: new)
        }
        return lines.joined(separator: "\n")
    }

    /// The README and the articles.
    static let all: [String] = {
        let articles = "Sources/Olivine.docc"
        let names = try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: articles).path)
        return ["README.md"] + (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(articles)/\($0)" }
    }()
}

/// A source file whose regions the documents show: lines between `// begin name` and `// end`, without their common
/// indentation; regions of one name follow each other.
struct Regions {
    private var regions: [String: [[Substring]]] = [:]

    init(_ name: String) throws {
        let file = Repository.root.appending(path: "Tests/ExampleTests/Documents/\(name).swift")
        var open: String?
        for line in try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            let words = line.split(separator: " ")
            if words.first == "//", words.count == 3, words[1] == "begin" {
                open = String(words[2])
                regions[String(words[2]), default: []].append([])
            } else if words == ["//", "end"] {
                open = nil
            } else if let open {
                let last = regions[open, default: [[]]].endIndex - 1
                regions[open]?[last].append(line)
            }
        }
    }

    subscript(name: String) -> String? {
        regions[name]?.flatMap { lines in
            let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            return lines.map { $0.dropFirst(indentation) + "\n" }
        }.joined()
    }
}

enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
