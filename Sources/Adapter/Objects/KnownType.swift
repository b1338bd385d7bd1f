/// A type whose values have been met in a dictionary: found out once, and then remembered.
struct KnownType: Sendable {
    let kind: DynamicKind
    /// How objects of just this class describe themselves; nil for other types.
    let text: (any ObjectText)?

    private init(_ type: Any.Type) {
        kind = DynamicKind(of: type)
        text = (type as? any (AnyObject & CustomStringConvertible).Type).map { Self.text($0) }
    }

    private static func text<Object: AnyObject & CustomStringConvertible>(_ type: Object.Type) -> any ObjectText {
        Description<Object>()
    }

    private static let known = Locked([ObjectIdentifier: KnownType]())

    static func known(_ type: Any.Type) -> KnownType {
        let key = ObjectIdentifier(type)
        if let known = known.withLock({ $0[key] }) { return known }
        let made = KnownType(type)
        known.withLock { $0[key] = made }
        if type is AnyObject.Type { CommonClasses.add(type, made) }
        return made
    }
}

/// The Foundation classes that dictionaries of `JSONSerialization` are full of, as far as they have been met: the first of
/// each kind.
struct CommonClasses: Sendable {
    private(set) var null: ObjectIdentifier?
    private(set) var bool: ObjectIdentifier?
    private(set) var number: ObjectIdentifier?
    private(set) var decimalNumber: ObjectIdentifier?
    private var boolText: (any ObjectText)?
    private var numberText: (any ObjectText)?
    private var decimalText: (any ObjectText)?

    /// Those that have been met.
    static var met: CommonClasses { common.withLock { $0 } }

    private static let common = Locked(CommonClasses())

    static func add(_ type: Any.Type, _ known: KnownType) {
        guard let text = known.text else { return }
        let type = ObjectIdentifier(type)
        common.withLock { common in
            switch known.kind {
            case .null where common.null == nil: common.null = type
            case .bool where common.bool == nil: (common.bool, common.boolText) = (type, text)
            case .number where common.number == nil: (common.number, common.numberText) = (type, text)
            case .decimalNumber where common.decimalNumber == nil:
                (common.decimalNumber, common.decimalText) = (type, text)
            default: break
            }
        }
    }

    /// The boolean of a value of the class `bool`.
    @inline(__always)
    func bool(_ value: Any) -> Bool { boolText?.text(of: value) == "1" }

    /// The text of a value of the class `number`.
    @inline(__always)
    func text(ofNumber value: Any) -> String { numberText?.text(of: value) ?? "" }

    /// The text of a value of the class `decimalNumber`.
    @inline(__always)
    func text(ofDecimal value: Any) -> String { decimalText?.text(of: value) ?? "" }
}

/// The text by which objects of one class describe themselves.
///
/// PERF: for Foundation's numbers, whose text is all their digits. This calls the class's own conformance, 64 ns a number
/// on Linux; `as? any CustomStringConvertible` looks for it each time, 147 ns; `as? Double` takes 126 ns, and `as? Int`
/// makes a second object to compare with, 283 ns.
protocol ObjectText: Sendable {
    /// The text of an object of that class.
    func text(of object: Any) -> String
}

private struct Description<Object: AnyObject & CustomStringConvertible>: ObjectText {
    func text(of object: Any) -> String { ExactType.take(object: object, as: Object.self).description }
}
