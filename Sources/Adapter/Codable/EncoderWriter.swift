#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes values into the containers of any encoder: of property lists, of YAML, of JSON by other libraries.
final class EncoderWriter: ValueWriter {
    /// Where the value that comes goes.
    private enum Place {
        case whole(any Encoder)
        case member(KeyedEncodingContainer<CodablePathKey>, CodablePathKey)
        case object(KeyedEncodingContainer<CodablePathKey>)
        case list(any UnkeyedEncodingContainer)
    }

    private var place: Place
    /// The containers around.
    private var outer: [Place] = []

    init(_ encoder: any Encoder) {
        place = .whole(encoder)
        super.init()
    }

    private func put(_ value: some Encodable) throws {
        switch place {
        case .whole(let encoder):
            var single = encoder.singleValueContainer()
            try single.encode(value)
        case .member(var object, let key):
            try object.encode(value, forKey: key)
            place = .object(object)
        case .list(var list):
            try list.encode(value)
            place = .list(list)
        case .object: throw misplaced
        }
    }

    private var misplaced: ModelError {
        ModelError(
            .notRepresentable, note: "a value's write(to:) wrote a value without its key, or a key outside an object")
    }

    // MARK: Scalars

    override func writeNil() throws {
        switch place {
        case .whole(let encoder):
            var single = encoder.singleValueContainer()
            try single.encodeNil()
        case .member(var object, let key):
            try object.encodeNil(forKey: key)
            place = .object(object)
        case .list(var list):
            try list.encodeNil()
            place = .list(list)
        case .object: throw misplaced
        }
    }

    override func writeBool(_ value: Bool) throws { try put(value) }
    override func writeSigned(_ value: Int64) throws { try put(value) }
    override func writeUnsigned(_ value: UInt64) throws { try put(value) }
    override func writeFloat(_ value: Float) throws { try put(value) }
    override func writeDouble(_ value: Double) throws { try put(value) }
    override func writeDecimal(_ value: Decimal) throws { try put(value) }
    override func writeText(_ value: String) throws { try put(value) }
    override func writeData(_ value: Data) throws { try put(value) }
    override func writeDate(_ value: Date) throws { try put(value) }
    override func writeURL(_ value: URL) throws { try put(value) }
    override func writeUUID(_ value: UUID) throws { try put(value) }

    override func writeNumber(_ value: NumberLiteral) throws {
        if let integer = try? value.integer(as: Int64.self) { return try put(integer) }
        if let integer = try? value.integer(as: UInt64.self) { return try put(integer) }
        try put(try value.double())
    }

    // MARK: Containers

    override func beginList(count: Int) throws {
        try enterContainer()
        let list: any UnkeyedEncodingContainer
        switch place {
        case .whole(let encoder): list = encoder.unkeyedContainer()
        case .member(var object, let key):
            list = object.nestedUnkeyedContainer(forKey: key)
            place = .object(object)
        case .list(var outerList):
            list = outerList.nestedUnkeyedContainer()
            place = .list(outerList)
        case .object: throw misplaced
        }
        outer.append(place)
        place = .list(list)
    }

    override func beginMap(count: Int) throws {
        try enterContainer()
        let object: KeyedEncodingContainer<CodablePathKey>
        switch place {
        case .whole(let encoder): object = encoder.container(keyedBy: CodablePathKey.self)
        case .member(var outerObject, let key):
            object = outerObject.nestedContainer(keyedBy: CodablePathKey.self, forKey: key)
            place = .object(outerObject)
        case .list(var list):
            object = list.nestedContainer(keyedBy: CodablePathKey.self)
            place = .list(list)
        case .object: throw misplaced
        }
        outer.append(place)
        place = .object(object)
    }

    override func writeKey(_ key: String) throws {
        guard case .object(let object) = place else { throw misplaced }
        place = .member(object, CodablePathKey(key))
    }

    override func endList() throws { try end() }
    override func endMap() throws { try end() }

    private func end() throws {
        guard let last = outer.popLast() else { throw misplaced }
        place = last
        leaveContainer()
    }

    // MARK: Models

    override func plan<Model: ValueModel>(of type: Model.Type) throws -> ModelPlan {
        try JSONPlans.standard.plan(of: type).plan
    }

    override func writeModel<Model: ValueModel>(_ model: Model) throws {
        try ModelWriting.write(model, plan: try plan(of: Model.self), to: self)
    }

    override func writeChanges<Model: ValueModel>(_ changes: Changes<Model>) throws {
        try ModelWriting.write(changes, plan: try plan(of: Model.self), to: self)
    }
}
