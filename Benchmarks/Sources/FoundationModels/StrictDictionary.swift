import Foundation

/// What is wrong with a dictionary, by its key.
package enum UnfitDictionary: Error {
    case missing(String)
    case mistyped(String)
    case inexact(String)
}

/// A dictionary whose values are taken with the checks that Olivine makes: a boolean is no number and a number no boolean,
/// integers are exact, null stands for nil and nothing else. Written to be fast.
struct StrictDictionary {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    private static let booleanObject: Any.Type = type(of: NSNumber(value: true))

    @inline(__always)
    private func required(_ key: String) throws -> Any {
        guard let value = values[key] else { throw UnfitDictionary.missing(key) }
        return value
    }

    @inline(__always)
    private func optional(_ key: String) -> Any? {
        guard let value = values[key], type(of: value) != NSNull.self else { return nil }
        return value
    }

    func text(_ key: String) throws -> String { try Self.text(required(key), key) }
    func integer(_ key: String) throws -> Int { try Self.integer(required(key), key) }
    func boolean(_ key: String) throws -> Bool { try Self.boolean(required(key), key) }
    func optionalText(_ key: String) throws -> String? { try optional(key).map { try Self.text($0, key) } }
    func optionalBoolean(_ key: String) throws -> Bool? { try optional(key).map { try Self.boolean($0, key) } }

    @inline(__always)
    private static func text(_ value: Any, _ key: String) throws -> String {
        guard let text = value as? String else { throw UnfitDictionary.mistyped(key) }
        return text
    }

    @inline(__always)
    private static func integer(_ value: Any, _ key: String) throws -> Int {
        let type = type(of: value)
        if type == Int.self, let value = value as? Int { return value }
        guard type != Bool.self, type != booleanObject, let number = value as? NSNumber else {
            throw UnfitDictionary.mistyped(key)
        }
        let exact: Int? =
            switch UInt8(bitPattern: number.objCType.pointee) {
            case UInt8(ascii: "d"), UInt8(ascii: "f"): Int(exactly: number.doubleValue)
            case UInt8(ascii: "Q"): Int(exactly: number.uint64Value)
            default: number.intValue
            }
        guard let exact else { throw UnfitDictionary.inexact(key) }
        return exact
    }

    @inline(__always)
    private static func boolean(_ value: Any, _ key: String) throws -> Bool {
        let type = type(of: value)
        if type == Bool.self, let value = value as? Bool { return value }
        guard type == booleanObject, let number = value as? NSNumber else { throw UnfitDictionary.mistyped(key) }
        return number.boolValue
    }
}
