/// A type whose values have been met in a dictionary: found out once, and then remembered.
struct KnownType: Sendable {
    let shape: ObjectShape
    /// The text by which an object of just this class describes itself; nil for other types.
    ///
    /// PERF: for Foundation's numbers, which describe themselves by all their digits. This calls the class's own
    /// conformance, 64 ns a number on Linux; `as? any CustomStringConvertible` looks for it each time, 147 ns; `as? Double`
    /// takes 126 ns, and `as? Int` makes a second object to compare with, 283 ns.
    let describe: (@Sendable (Any) -> String)?

    private init(_ type: Any.Type) {
        shape = ObjectShape(of: type)
        describe = (type as? any (AnyObject & CustomStringConvertible).Type).map { Self.describing($0) }
    }

    private static func describing<Object: AnyObject & CustomStringConvertible>(
        _ type: Object.Type
    ) -> @Sendable (Any) -> String {
        { ExactType.take(object: $0, as: Object.self).description }
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

/// The Foundation classes that dictionaries of `JSONSerialization` are full of, as far as they have been met.
struct CommonClasses: Sendable {
    private(set) var null: ObjectIdentifier?
    private(set) var bool: ObjectIdentifier?
    private(set) var number: ObjectIdentifier?
    private var describeBool: @Sendable (Any) -> String = { _ in "" }
    private var describeNumber: @Sendable (Any) -> String = { _ in "" }

    /// Those that have been met.
    static var met: CommonClasses { common.withLock { $0 } }

    private static let common = Locked(CommonClasses())

    static func add(_ type: Any.Type, _ known: KnownType) {
        guard let describe = known.describe else { return }
        common.withLock { common in
            switch known.shape {
            case .null: common.null = ObjectIdentifier(type)
            case .bool: (common.bool, common.describeBool) = (ObjectIdentifier(type), describe)
            case .number: (common.number, common.describeNumber) = (ObjectIdentifier(type), describe)
            default: break
            }
        }
    }

    /// The boolean of a value of the class `bool`.
    @inline(__always)
    func bool(_ value: Any) -> Bool { describeBool(value) == "1" }

    /// The text of a value of the class `number`.
    @inline(__always)
    func text(ofNumber value: Any) -> String { describeNumber(value) }
}
