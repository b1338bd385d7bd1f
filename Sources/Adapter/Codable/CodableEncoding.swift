/// An encoder at one place of what is being encoded.
final class CodableEncoding: Encoder {
    let document: EncodedDocument
    let place: EncodingPlace
    var codingPath: [any CodingKey] { place.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { document.strategies.userInfo }
    /// What has been encoded here.
    var value: EncodedValue?
    /// What takes the value of a super encoder when it goes.
    private let store: ((EncodedValue) -> Void)?

    init(_ document: EncodedDocument, _ place: EncodingPlace, store: ((EncodedValue) -> Void)? = nil) {
        self.document = document
        self.place = place
        self.store = store
    }

    deinit { store?(value ?? .object(EncodedObject())) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let object: EncodedObject
        if case .object(let known)? = value { object = known } else { object = EncodedObject() }
        value = .object(object)
        return KeyedEncodingContainer(
            CodableKeyedEncoding(object: object, document: document, path: EncodingPath(place)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        let list: EncodedList
        if case .list(let known)? = value { list = known } else { list = EncodedList() }
        value = .list(list)
        return CodableUnkeyedEncoding(list: list, document: document, path: EncodingPath(place))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { CodableSingleEncoding(encoder: self) }
}

/// A place in what is being encoded.
///
/// PERF: the keys of its coding path are made where somebody asks for them, which few types do.
struct EncodingPlace {
    enum Step {
        case root, index(Int)
        case key(any CodingKey)
    }

    let outer: EncodingPath?
    let step: Step

    static var root: EncodingPlace { EncodingPlace(outer: nil, step: .root) }

    var codingPath: [any CodingKey] {
        var path: [any CodingKey] = []
        var place: EncodingPlace? = self
        while let here = place {
            switch here.step {
            case .root: break
            case .index(let index): path.append(CodablePathKey(index: index))
            case .key(let key): path.append(key)
            }
            place = here.outer?.place
        }
        return path.reversed()
    }
}

/// The way to a container.
final class EncodingPath {
    let place: EncodingPlace
    init(_ place: EncodingPlace) { self.place = place }

    func key(_ key: any CodingKey) -> EncodingPlace { EncodingPlace(outer: self, step: .key(key)) }
    func index(_ index: Int) -> EncodingPlace { EncodingPlace(outer: self, step: .index(index)) }
}
