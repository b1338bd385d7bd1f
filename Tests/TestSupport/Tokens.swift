#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import Olivine

/// One call of the neutral edge, so that values are tested below the bytes of any format.
public enum Token: Hashable, Sendable {
    /// Nil, or a value that stands alone.
    case null, bool(Bool), signed(Int64), unsigned(UInt64), float(Float), double(Double), number(String), text(String)
    /// A value that formats write in their own ways.
    case data(Data), date(Date), url(URL), uuid(UUID)
    /// The bounds of lists and objects, and the keys in them.
    case list(Int), endList, map(Int), key(String), endMap
}

/// A format of tokens, read from a list of them.
public final class TokenReader: ValueReader {
    private let tokens: [Token]
    private let goesBack: Bool
    private var index = 0

    /// A reader of tokens, which by choice cannot go back.
    public init(_ tokens: [Token], depthLimit: Int = 16, collectsErrors: Bool = false, goesBack: Bool = true) {
        self.tokens = tokens
        self.goesBack = goesBack
        super.init(depthLimit: depthLimit, collectsErrors: collectsErrors)
    }

    /// Reads a value that takes all tokens.
    public static func read<Value: PropertyValue>(_ type: Value.Type, from tokens: [Token]) throws -> Value {
        let reader = TokenReader(tokens)
        let value = try type.read(from: reader)
        try reader.finish()
        return value
    }

    /// Checks that all tokens are read.
    public func finish() throws {
        guard index == tokens.count else { throw ModelError(.typeMismatch, expected: "the end", found: nextInWords) }
    }

    private var next: Token? { index < tokens.count ? tokens[index] : nil }

    private func take<Value>(_ expected: String, _ value: (Token) -> Value?) throws -> Value {
        guard let token = next, let value = value(token) else { throw typeMismatch(expected: expected) }
        index += 1
        return value
    }

    /// The kind of the next token.
    public override var nextKind: Kind {
        get throws {
            switch next {
            case .null: .null
            case .bool: .bool
            case .signed, .unsigned, .float, .double, .number: .number
            case .text, .url, .uuid: .text
            case .data: .data
            case .date: .date
            case .list: .list
            case .map: .map
            default: throw ModelError(.typeMismatch, expected: "a value", found: "\(next as Token?)")
            }
        }
    }

    /// The index of the next token.
    public override var position: Int { goesBack ? index : super.position }
    /// Goes to a token.
    public override func seek(to position: Int) throws {
        guard goesBack else { return try super.seek(to: position) }
        index = position
    }

    // The primitives.
    public override func readNil() throws -> Bool {
        guard next == .null else { return false }
        index += 1
        return true
    }
    public override func readBool() throws -> Bool {
        try take("a boolean") { if case .bool(let value) = $0 { value } else { nil } }
    }
    public override func readNumber() throws -> NumberLiteral {
        try take("a number") { token in
            switch token {
            case .signed(let value): NumberLiteral("\(value)")
            case .unsigned(let value): NumberLiteral("\(value)")
            case .float(let value): NumberLiteral("\(value)")
            case .double(let value): NumberLiteral("\(value)")
            case .number(let text): NumberLiteral(text)
            default: nil
            }
        }
    }
    public override func readText() throws -> String {
        try take("text") { if case .text(let value) = $0 { value } else { nil } }
    }
    public override func readData() throws -> Data {
        try take("bytes") { if case .data(let value) = $0 { value } else { nil } }
    }
    public override func readDate() throws -> Date {
        try take("a date") { if case .date(let value) = $0 { value } else { nil } }
    }
    public override func readURL() throws -> URL {
        try take("a URL") { if case .url(let value) = $0 { value } else { nil } }
    }
    public override func readUUID() throws -> UUID {
        try take("a UUID") { if case .uuid(let value) = $0 { value } else { nil } }
    }
    public override func beginList() throws {
        try take("a list") { if case .list = $0 { () } else { nil } }
        try enterContainer()
    }
    public override func nextElement() throws -> Bool {
        if next == nil {
            throw ModelError(.typeMismatch, expected: "an element or the end of the list", found: nextInWords)
        }
        guard next == .endList else { return true }
        index += 1
        leaveContainer()
        return false
    }
    public override func beginMap() throws {
        try take("an object") { if case .map = $0 { () } else { nil } }
        try enterContainer()
    }
    public override func nextKey() throws -> String? {
        let key = try take("a key or the end of the object") { token -> String?? in
            switch token {
            case .key(let key): .some(key)
            case .endMap: .some(nil)
            default: nil
            }
        }
        if key == nil { leaveContainer() }
        return key
    }

    /// Skips a value; those that formats write in their own ways are skipped here.
    public override func skipValue() throws {
        switch next {
        case .url, .uuid: index += 1
        default: try super.skipValue()
        }
    }
}

/// A format of tokens, written to a list of them.
public final class TokenWriter: ValueWriter {
    private var tokens: [Token] = []

    /// The tokens of a value.
    public static func tokens<Value: PropertyValue>(of value: Value) throws -> [Token] {
        let writer = TokenWriter(depthLimit: 16)
        try value.write(to: writer)
        return writer.tokens
    }

    // The primitives.
    public override func writeNil() throws { tokens.append(.null) }
    public override func writeBool(_ value: Bool) throws { tokens.append(.bool(value)) }
    public override func writeSigned(_ value: Int64) throws { tokens.append(.signed(value)) }
    public override func writeUnsigned(_ value: UInt64) throws { tokens.append(.unsigned(value)) }
    public override func writeFloat(_ value: Float) throws { tokens.append(.float(value)) }
    public override func writeDouble(_ value: Double) throws { tokens.append(.double(value)) }
    public override func writeNumber(_ value: NumberLiteral) throws { tokens.append(.number(value.text)) }
    public override func writeText(_ value: String) throws { tokens.append(.text(value)) }
    public override func writeData(_ value: Data) throws { tokens.append(.data(value)) }
    public override func writeDate(_ value: Date) throws { tokens.append(.date(value)) }
    public override func writeURL(_ value: URL) throws { tokens.append(.url(value)) }
    public override func writeUUID(_ value: UUID) throws { tokens.append(.uuid(value)) }
    public override func beginList(count: Int) throws {
        try enterContainer()
        tokens.append(.list(count))
    }
    public override func endList() throws {
        leaveContainer()
        tokens.append(.endList)
    }
    public override func beginMap(count: Int) throws {
        try enterContainer()
        tokens.append(.map(count))
    }
    public override func writeKey(_ key: String) throws { tokens.append(.key(key)) }
    public override func endMap() throws {
        leaveContainer()
        tokens.append(.endMap)
    }
}
