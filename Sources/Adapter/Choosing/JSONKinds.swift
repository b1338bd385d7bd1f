#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Sorts of JSON values.
struct JSONKinds: OptionSet, Sendable {
    let rawValue: UInt8

    static let null = JSONKinds(rawValue: 1)
    static let bool = JSONKinds(rawValue: 2)
    static let number = JSONKinds(rawValue: 4)
    static let text = JSONKinds(rawValue: 8)
    static let list = JSONKinds(rawValue: 16)
    static let object = JSONKinds(rawValue: 32)
    static let all = JSONKinds(rawValue: 63)
    static let each: [JSONKinds] = (0..<6).map { JSONKinds(rawValue: 1 << $0) }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What a value is in JSON.
    init(_ kind: ValueReader.Kind) {
        self =
            switch kind {
            case .null: .null
            case .bool: .bool
            case .number: .number
            case .text, .data, .date: .text
            case .list: .list
            case .map: .object
            }
    }

    /// The position of one kind in `each`.
    var index: Int { rawValue.trailingZeroBitCount }

    /// One kind in the words of an error.
    var inWords: String { ["null", "a boolean", "a number", "text", "a list", "an object"][index] }
}

/// Finds out what a type is read from: it asks the type to read, and notes what the type asks for. Nothing is ever there.
final class KindProbe: ValueReader {
    private var kinds: JSONKinds = []
    private let kindsOfModel: (any ValueModel.Type) -> JSONKinds
    private let kindsOfChoice: (any ModelChoice.Type) -> JSONKinds

    private init(
        _ kindsOfModel: @escaping (any ValueModel.Type) -> JSONKinds,
        _ kindsOfChoice: @escaping (any ModelChoice.Type) -> JSONKinds
    ) {
        self.kindsOfModel = kindsOfModel
        self.kindsOfChoice = kindsOfChoice
        super.init()
    }

    /// What values of a type are read from; all kinds where the type looks at what comes.
    static func kinds(
        of type: any PropertyValue.Type, models: @escaping (any ValueModel.Type) -> JSONKinds,
        choices: @escaping (any ModelChoice.Type) -> JSONKinds
    ) -> JSONKinds {
        let probe = KindProbe(models, choices)
        _ = try? type.read(from: probe)
        return probe.kinds.isEmpty ? .all : probe.kinds
    }

    private struct NothingThere: Error {}

    private func asked(for kinds: JSONKinds) -> NothingThere {
        self.kinds.formUnion(kinds)
        return NothingThere()
    }

    override var nextKind: Kind { get throws { throw asked(for: .all) } }
    override func readNil() throws -> Bool {
        kinds.formUnion(.null)
        return false
    }
    override func readBool() throws -> Bool { throw asked(for: .bool) }
    override func readNumber() throws -> NumberLiteral { throw asked(for: .number) }
    override func readText() throws -> String { throw asked(for: .text) }
    override func readData() throws -> Data { throw asked(for: .text) }
    override func readDate() throws -> Date { throw asked(for: .text) }
    override func readURL() throws -> URL { throw asked(for: .text) }
    override func readUUID() throws -> UUID { throw asked(for: .text) }
    override func beginList() throws { throw asked(for: .list) }
    override func beginMap() throws { throw asked(for: .object) }
    override func skipValue() throws { throw asked(for: .all) }

    override func readModel<Model: ValueModel>(_ type: Model.Type) throws -> Model {
        throw asked(for: kindsOfModel(type))
    }

    override func readChanges<Model: ValueModel>(of type: Model.Type) throws -> Changes<Model> {
        throw asked(for: .object)
    }

    override func readChoice<Choice: ModelChoice>(_ type: Choice.Type) throws -> Choice {
        throw asked(for: kindsOfChoice(type))
    }
}
