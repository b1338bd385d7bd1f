#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A type that is read in another way than by its `init(from:)`.
enum SpecialType {
    case none, date, data, url, decimal
    case model(any ValueModel.Type)
    case textDictionary(any TextDictionary.Type)

    init<Value>(_ type: Value.Type) {
        if type == Date.self {
            self = .date
        } else if type == Data.self {
            self = .data
        } else if type == URL.self {
            self = .url
        } else if type == Decimal.self {
            self = .decimal
        } else if let model = type as? any ValueModel.Type {
            self = .model(model)
        } else if let dictionary = type as? any TextDictionary.Type {
            self = .textDictionary(dictionary)
        } else {
            self = .none
        }
    }
}

/// What is known of the types met so far.
///
/// PERF: found by the type's address; to ask the runtime whether a type is a model takes a thousand instructions.
final class SpecialTypes {
    private var known: [(type: ObjectIdentifier, special: SpecialType)?] = Array(repeating: nil, count: 64)

    func special<Value>(_ type: Value.Type) -> SpecialType {
        let key = ObjectIdentifier(type)
        let place = (Int(bitPattern: key) >> 4 ^ Int(bitPattern: key) >> 10) & 63
        if let found = known[place], found.type == key { return found.special }
        let found = SpecialType(type)
        known[place] = (key, found)
        return found
    }
}
