import Olivine

/// A way into the library and out of it other than by bytes. It must agree with bytes in everything but places.
///
/// A test target plugs one in: `Routes(adapters, further: [CBORRoute()], …)`.
public protocol FurtherRoute: Sendable {
    /// What it is called in complaints.
    var name: String { get }
    /// Whether its faults come in the document's order; otherwise in the declared order of the properties (R15).
    var keepsOrder: Bool { get }

    /// Reads a value from the same document in another form; nil where it has none.
    func reading<Value: PropertyValue>(
        _ type: Value.Type, from document: JSONValue, at path: JSONPath?, by adapter: JSONAdapter
    ) -> Result<Value, any Error>?

    /// What is wrong with writing a value, of which bytes are this document, and with reading that again.
    func complaints<Value: PropertyValue>(
        writing value: Value, as document: JSONValue, by adapter: JSONAdapter
    ) -> [String]
}

/// What every route says of a fault in the same words: all but its place and its hints.
public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// Which kind of fault it is.
    public let code: ModelError.Code
    /// The path to it.
    public let path: [PathStep]
    /// The rest, in words.
    public let words: String

    /// The code, the path and the words.
    public var description: String { "\(code) at \(path.pathText): \(words)" }

    /// Whether nothing is read after it.
    var endsSearch: Bool { [.tooDeep, .limitExceeded, .configuration].contains(code) }

    /// The faults of an error, in its order.
    public static func all(of error: any Error) -> [Fault] {
        switch error {
        case let error as AdapterError:
            [Fault(error.code, error.path, error.property, error.expected, error.found)]
                + error.others.flatMap { all(of: $0) }
        case let error as ModelError:
            [Fault(error.code, error.path, error.property, error.expected, error.found)]
                + error.others.flatMap { all(of: $0) }
        default: [Fault(.configuration, [], nil, nil, "\(error)")]
        }
    }

    private init(
        _ code: ModelError.Code, _ path: [PathStep], _ property: String?, _ expected: String?, _ found: String?
    ) {
        self.code = code
        self.path = path
        words = "\(property ?? "-"): expected \(expected ?? "-"), found \(found ?? "-")"
    }
}

/// Compares what another route has read with what bytes gave.
struct Agreement<Value: PropertyValue> {
    let bytes: Result<Value, AdapterError>
    /// What bytes give where all faults are wanted.
    let allFaults: () -> [Fault]

    /// What differs; nil where nothing does.
    func complaint(about other: Result<Value, any Error>, keepsOrder: Bool) -> String? {
        switch (bytes, other) {
        case (.success(let first), .success(let second)):
            Sameness.holds(first, second, keepsOrder: keepsOrder) ? nil : "read as \(second), not \(first)"
        case (.failure(let first), .success(let second)): "read as \(second), not refused: \(Fault.all(of: first))"
        case (.success, .failure(let second)): "refused: \(Fault.all(of: second))"
        case (.failure(let first), .failure(let second)):
            agree(Fault.all(of: first), Fault.all(of: second), keepsOrder)
                ? nil : "refused: \(Fault.all(of: second)), not \(Fault.all(of: first))"
        }
    }

    private func agree(_ first: [Fault], _ second: [Fault], _ keepsOrder: Bool) -> Bool {
        if first == second { return true }
        if keepsOrder { return false }
        // Where only one is told, it may be another one, as the order is another.
        if first.count == 1, second.count == 1, allFaults().contains(second[0]) { return true }
        // A fault that ends the search leaves others untold, and which depends on the order.
        if (first + allFaults()).contains(where: \.endsSearch) {
            return second.contains(where: \.endsSearch) || second.count == 1
        }
        return Set(first) == Set(second) && first.count == second.count
    }
}

/// Whether two routes have given the same.
public enum Sameness {
    /// Whether both values are equal, apart from what a route cannot keep.
    public static func holds<Value: PropertyValue>(_ first: Value, _ second: Value, keepsOrder: Bool) -> Bool {
        // Not-a-number is not equal to itself.
        if first == second || first != first && "\(first)" == "\(second)" { return true }
        if let first = first as? AnyJSON, let second = second as? AnyJSON {
            return !keepsOrder && first.sorted == second.sorted
        }
        // Text that is kept verbatim is kept as bytes only; otherwise it is another text that means the same.
        guard let first = try? JSONAdapter.jsonString(from: first),
            let second = try? JSONAdapter.jsonString(from: second),
            first != second, let meaning = try? JSONAdapter.model(of: JSONValue.self, from: first)
        else { return false }
        return meaning == (try? JSONAdapter.model(of: JSONValue.self, from: second))
    }
}

/// A document apart from its bytes, for the other routes.
enum OtherForms {
    /// The document as a value. Nil where it is none, or no value is the same: an object with a key twice is one only as
    /// bytes.
    static func document(_ json: [UInt8]) -> JSONValue? {
        let adapter = JSONAdapter(replacingLoneSurrogates: true, limits: JSONLimits(depth: 1000))
        guard let all = try? adapter.model(of: AnyJSON.self, from: json), !hasKeysTwice(all) else { return nil }
        return try? adapter.model(of: JSONValue.self, from: json)
    }

    private static func hasKeysTwice(_ value: AnyJSON) -> Bool {
        switch value {
        case .list(let values): values.contains(where: hasKeysTwice)
        case .map(let members):
            Set(members.map { Array($0.key.utf8) }).count < members.count
                || members.contains { hasKeysTwice($0.value) }
        default: false
        }
    }

    /// Whether a fault is of the bytes alone: of their grammar, their encoding, or the length of what they escape.
    static func isOfBytes(_ error: AdapterError, _ json: [UInt8]) -> Bool {
        switch error.code {
        case .syntax, .invalidUTF8, .emptyDocument, .unsupportedEncoding, .duplicateKey: true
        case .limitExceeded:
            json.contains(UInt8(ascii: "\\")) || error.expected?.hasSuffix("bytes of document") == true
        default: false
        }
    }
}
