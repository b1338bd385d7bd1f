/// The kinds of value that the filling, writing and comparing loops handle themselves, without a call into the value's
/// type. A kind tells the exact layout in memory; `other` means: ask the type.
enum ValueKind: UInt8, Sendable {
    case other
    case bool, int, double, text
    case optionalBool, optionalInt, optionalDouble, optionalText
    case ints, doubles, texts

    /// The kind of a type. Only the very types named here have one: a type that merely looks like them is `other`.
    init(of type: any PropertyValue.Type) {
        self = Self.kinds[ObjectIdentifier(type)] ?? .other
    }

    private static let kinds: [ObjectIdentifier: ValueKind] = {
        var kinds: [ObjectIdentifier: ValueKind] = [
            ObjectIdentifier(Bool.self): .bool, ObjectIdentifier(Bool?.self): .optionalBool,
            ObjectIdentifier(Double.self): .double, ObjectIdentifier(Double?.self): .optionalDouble,
            ObjectIdentifier(String.self): .text, ObjectIdentifier(String?.self): .optionalText,
            ObjectIdentifier(Int64.self): .int, ObjectIdentifier(Int64?.self): .optionalInt,
            ObjectIdentifier([Double].self): .doubles, ObjectIdentifier([String].self): .texts,
        ]
        // `int` is an `Int64` in memory; `Int` is one on every system but the watches of 32 bits.
        #if _pointerBitWidth(_64)
            kinds[ObjectIdentifier(Int.self)] = .int
            kinds[ObjectIdentifier(Int?.self)] = .optionalInt
            kinds[ObjectIdentifier([Int].self)] = .ints
        #endif
        return kinds
    }()
}
