import Contenders
import Documents
import Foundation

struct Arguments {
    var folder: String?
    var documents = Document.allCases
    var directions = Direction.allCases
    var contenders = Contender.allCases
    var rounds = 9
    var seconds = 0.1
    var report: String?
    var written: String?

    static let usage = """
        usage: benchmarks [options]
          --data DIR          read the real files from this folder instead of generating documents
          --only NAME,...     only these documents: user, twitter, citm, canada, weibo
          --direction NAME    only read, or only write
          --contenders NAME,..  only these (codable or object is always there): writers, constructing, serialization,
                              value, text
          --rounds N          rounds, each with every contender (9)
          --seconds S         time for each contender, document and direction in a round (0.1)
          --json FILE         write the figures to this file
          --write-documents DIR  write the generated documents into this folder and stop
        """

    init(_ arguments: [String]) throws {
        var arguments = arguments.makeIterator()
        while let option = arguments.next() {
            func value() throws -> String {
                guard let value = arguments.next() else { throw Misuse(message: "\(option) needs a value") }
                return value
            }
            switch option {
            case "--data": folder = try value()
            case "--only": documents = try Self.names(try value())
            case "--direction": directions = try Self.names(try value())
            case "--contenders": contenders = try Self.names(try value())
            case "--rounds": rounds = try Self.number(try value())
            case "--seconds": seconds = try Self.number(try value())
            case "--json": report = try value()
            case "--write-documents": written = try value()
            default: throw Misuse(message: "unknown option \(option)")
            }
        }
        for baseline in Set(contenders.map(\.baseline)) where !contenders.contains(baseline) {
            contenders.insert(baseline, at: 0)
        }
    }

    private static func names<Name: RawRepresentable<String>>(_ text: String) throws -> [Name] {
        try text.split(separator: ",").map { name in
            guard let known = Name(rawValue: String(name)) else { throw Misuse(message: "unknown name \(name)") }
            return known
        }
    }

    private static func number<Number: LosslessStringConvertible>(_ text: String) throws -> Number {
        guard let number = Number(text) else { throw Misuse(message: "\(text) is not a number") }
        return number
    }
}

struct Misuse: Error {
    let message: String
}
