import Foundation
import TestSupport

@testable import Olivine

/// The routes through values that are no bytes: JSON values, dictionaries made in Swift, dictionaries that
/// `JSONSerialization` made.
let objectRoutes: [any FurtherRoute] = [JSONValueRoute(), SwiftRoute(), SerializationRoute()]

struct JSONValueRoute: FurtherRoute {
    let name = "JSON value"
    let keepsOrder = true

    func reading<Value: PropertyValue>(
        _ type: Value.Type, from document: JSONValue, at path: JSONPath?, by adapter: JSONAdapter
    ) -> Result<Value, any Error>? {
        Result { try adapter.model(of: type, from: document, at: path) }
    }

    func complaints<Value: PropertyValue>(
        writing value: Value, as document: JSONValue, by adapter: JSONAdapter
    ) -> [String] {
        do {
            let written = try adapter.jsonValue(from: value)
            guard written.description == document.description else { return ["written as \(written)"] }
            let again = try adapter.model(of: Value.self, from: written)
            return Sameness.holds(again, value, keepsOrder: keepsOrder) ? [] : ["read back differently"]
        } catch { return ["\(error)"] }
    }
}

struct SwiftRoute: FurtherRoute {
    let name = "dictionary made in Swift"
    let keepsOrder = false

    func reading<Value: PropertyValue>(
        _ type: Value.Type, from document: JSONValue, at path: JSONPath?, by adapter: JSONAdapter
    ) -> Result<Value, any Error>? {
        guard let object = SwiftObjects.object(document) else { return nil }
        return Result { try adapter.model(of: type, fromAny: object, at: path) }
    }

    func complaints<Value: PropertyValue>(
        writing value: Value, as document: JSONValue, by adapter: JSONAdapter
    ) -> [String] {
        do {
            let written = try adapter.jsonObject(from: value, nulls: NSNull())
            var complaints: [String] = []
            if !SwiftObjects.isSame(written, document, exactly: false) { complaints.append("written as \(written)") }
            // What is written as another literal of the same number does not read back as the first.
            if SwiftObjects.isSame(written, document, exactly: true) {
                let again = try adapter.model(of: Value.self, fromAny: written)
                if !Sameness.holds(again, value, keepsOrder: keepsOrder) { complaints.append("read back differently") }
            }
            if !JSONSerialization.isValidJSONObject([written]) {
                complaints.append("written as \(written), which JSONSerialization refuses")
            }
            return complaints
        } catch {
            // Two keys that are one in a Swift dictionary, and numbers that nothing in Swift holds.
            let isDue =
                SwiftObjects.object(document) == nil
                ? error.code == .keyCollision : "\(error)".contains("Double or Decimal holds")
            return isDue ? [] : ["\(error)"]
        }
    }
}

struct SerializationRoute: FurtherRoute {
    let name = "JSONSerialization"
    let keepsOrder = false

    /// Only where `JSONSerialization` holds the same document: on Linux it rounds some numbers, and of two keys that are
    /// equal in Swift it keeps one.
    func reading<Value: PropertyValue>(
        _ type: Value.Type, from document: JSONValue, at path: JSONPath?, by adapter: JSONAdapter
    ) -> Result<Value, any Error>? {
        let data = Data(document.description.utf8)
        guard let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
            SwiftObjects.isSame(object, document, exactly: true)
        else { return nil }
        return Result { try adapter.model(of: type, fromAny: object, at: path) }
    }

    func complaints<Value: PropertyValue>(
        writing value: Value, as document: JSONValue, by adapter: JSONAdapter
    ) -> [String] {
        guard SwiftObjects.object(document) != nil, let written = try? adapter.jsonArray(from: [value], nulls: NSNull())
        else { return [] }
        do {
            let text = try JSONSerialization.data(withJSONObject: written)
            let again = try JSONAdapter.model(of: JSONValue.self, from: text)
            guard let again = again[0] else { return ["nothing was written"] }
            return SwiftObjects.isSame(again, document) ? [] : ["\(again)"]
        } catch { return ["\(error)"] }
    }
}

extension JSONAdapter {
    /// Reads from an object by the route for dictionaries, if it is one.
    fileprivate func model<Value: PropertyValue>(
        of type: Value.Type, fromAny object: Any, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        if let dictionary = object as? [String: Any] { return try model(of: type, from: dictionary, at: path) }
        return try model(of: type, fromObject: object, at: path)
    }
}

/// Objects of Swift and Foundation beside JSON values, without the library.
enum SwiftObjects {
    /// The value as Swift code would write it: with typed lists and dictionaries where they can be, and both kinds of
    /// null. Nil where two keys are one in a Swift dictionary.
    static func object(_ value: JSONValue) -> Any? {
        switch value {
        case .null: return NSNull()
        case .bool(let value): return value
        case .number(let value): return number(value)
        case .string(let value): return value.utf8.count % 2 == 0 ? value : value[...]
        case .array(let values):
            let objects = values.compactMap { object($0) }
            guard objects.count == values.count else { return nil }
            if let texts = objects as? [String], !texts.isEmpty { return texts }
            if objects.allSatisfy({ type(of: $0) == Int.self }), let numbers = objects as? [Int] { return numbers }
            return objects.map { $0 is NSNull ? Int?.none as Any : $0 }
        case .object(let members):
            var dictionary: [String: Any] = [:]
            for (key, value) in members {
                guard let object = object(value) else { return nil }
                dictionary[key] = object
            }
            guard dictionary.count == members.count else { return nil }
            if let texts = dictionary as? [String: String] { return texts }
            return dictionary
        }
    }

    /// The number by the first type that has its text.
    private static func number(_ literal: NumberLiteral) -> Any {
        if let value = Int(literal.text), "\(value)" == literal.text { return value }
        if let value = UInt64(literal.text), "\(value)" == literal.text { return value }
        if let value = Double(literal.text), "\(value)" == literal.text { return value }
        if let value = Decimal(string: literal.text), "\(value)" == literal.text { return value }
        return literal
    }

    /// Whether an object says the same as a JSON value.
    ///
    /// - Parameter exactly: whether numbers must have the same text; otherwise the same value.
    static func isSame(_ object: Any, _ value: JSONValue, exactly: Bool) -> Bool {
        switch value {
        case .null: return object is NSNull
        case .bool(let value): return isBoolean(object) && object as? Bool == value
        case .number(let number):
            guard !isBoolean(object), !(object is String) else { return false }
            let text = "\(object)"
            return text == number.text || !exactly && NumberLiteral(text).map { isSame($0, number) } == true
        case .string(let text): return (object as? String).map { Array($0.utf8) == Array(text.utf8) } ?? false
        case .array(let values):
            guard let objects = object as? [Any], objects.count == values.count else { return false }
            return zip(objects, values).allSatisfy { isSame($0, $1, exactly: exactly) }
        case .object(let members):
            guard let dictionary = object as? [String: Any], dictionary.count == members.count else { return false }
            return members.allSatisfy { key, value in
                guard let index = dictionary.index(forKey: key), Array(dictionary[index].key.utf8) == Array(key.utf8)
                else { return false }
                return isSame(dictionary[index].value, value, exactly: exactly)
            }
        }
    }

    /// Whether two JSON values say the same, numbers by their value.
    static func isSame(_ first: JSONValue, _ second: JSONValue) -> Bool {
        switch (first, second) {
        case (.number(let first), .number(let second)): isSame(first, second)
        case (.array(let first), .array(let second)):
            first.count == second.count && zip(first, second).allSatisfy { isSame($0, $1) }
        case (.object(let first), .object(let second)):
            first.count == second.count
                && first.allSatisfy { key, value in second[key].map { isSame($0, value) } ?? false }
        default: first == second
        }
    }

    private static func isSame(_ first: NumberLiteral, _ second: NumberLiteral) -> Bool {
        if let first = try? first.decimal(), let second = try? second.decimal() { return first == second }
        return (try? first.double()) == (try? second.double())
    }

    private static func isBoolean(_ object: Any) -> Bool {
        type(of: object) == Bool.self || type(of: object) == type(of: NSNumber(value: true) as Any)
    }
}
