#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the values of a type are in a tree.
enum DynamicKind: Sendable {
    case null, bool, integer, floating, decimal, literal
    case text, character, substring
    case date, url, uuid, data
    case list, map
    case json, jsonObject
    case optional, hashable
    /// Foundation's numbers, those of 64 bits and those in decimal.
    case number, decimalNumber
    /// A value that writes itself: a model, an enum with raw values, a range, …
    case property
    case unknown

    /// Finds what the values of a type are.
    init(of type: Any.Type) {
        switch type {
        case is String.Type: self = .text
        case is Bool.Type: self = .bool
        case is any BinaryInteger.Type: self = .integer
        case is any BinaryFloatingPoint.Type: self = .floating
        case is Decimal.Type: self = .decimal
        case is NumberLiteral.Type: self = .literal
        case is Substring.Type: self = .substring
        case is Character.Type: self = .character
        case is Date.Type: self = .date
        case is URL.Type: self = .url
        case is UUID.Type: self = .uuid
        case is Data.Type: self = .data
        case is JSONValue.Type: self = .json
        case is JSONObject.Type: self = .jsonObject
        case is AnyHashable.Type: self = .hashable
        case is any OptionalObject.Type: self = .optional
        case is any ListObject.Type: self = .list
        case is any MapObject.Type: self = .map
        case is AnyObject.Type:
            self = DynamicKind(ofClass: "\(type)") ?? (type is any PropertyValue.Type ? .property : .unknown)
        case is any PropertyValue.Type: self = .property
        default: self = .unknown
        }
    }

    /// What Foundation's classes are, by their names: without Foundation they are out of scope, and a cast takes a boolean
    /// for the number 1. The names are those of Linux and of Apple's systems.
    init?(ofClass name: String) {
        if let exact = Self.exactNames[name] {
            self = exact
            return
        }
        // `_SwiftDeferredNSDictionary<String, Any>`
        let name = name.prefix { $0 != "<" }
        guard ["NS", "__NS", "_NS", "__Swift", "_Swift", "__String", "__Shared"].contains(where: name.hasPrefix),
            let part = Self.partsOfNames.first(where: { name.contains($0.0) })
        else { return nil }
        self = part.1
    }

    /// Classes that are taken at their word, as no cast tells them apart.
    private static let exactNames: [String: DynamicKind] = [
        "NSNull": .null, "__NSCFBoolean": .bool, "NSNumber": .number, "__NSCFNumber": .number,
        "NSConstantIntegerNumber": .number, "NSConstantDoubleNumber": .number, "NSConstantFloatNumber": .number,
        "NSDecimalNumber": .decimalNumber,
    ]

    /// Classes of which there are many; where one is not what its name says, the cast that follows finds it out.
    private static let partsOfNames: [(String, DynamicKind)] = [
        ("String", .text), ("Array", .list), ("Dictionary", .map), ("Date", .date), ("URL", .url), ("UUID", .uuid),
        ("Data", .data),
    ]
}

// The generic types of Swift that hold values of any type.

protocol OptionalObject {
    /// What is in it; nil for nil.
    var held: Any? { get }
}
extension Optional: OptionalObject {
    var held: Any? {
        switch self {
        case .some(let value): value
        case .none: nil
        }
    }
}

protocol ListObject {
    var elements: [Any] { get }
}
extension Array: ListObject {
    var elements: [Any] { map { $0 } }
}
extension ArraySlice: ListObject {
    var elements: [Any] { map { $0 } }
}
extension ContiguousArray: ListObject {
    var elements: [Any] { map { $0 } }
}

protocol MapObject {
    /// The values by their keys; nil where one of those is not text.
    var textKeys: [String: Any]? { get }
}
extension Dictionary: MapObject {
    var textKeys: [String: Any]? {
        if let map = self as? [String: Value], Key.self == String.self { return map.mapValues { $0 } }
        guard Key.self == AnyHashable.self else { return nil }
        var map = [String: Any](minimumCapacity: count)
        for (key, value) in self {
            guard let text = AnyHashable(key).base as? String else { return nil }
            map[text] = value
        }
        return map
    }
}
