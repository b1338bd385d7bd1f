/// The kinds of value that the filling, writing and comparing loops handle themselves, without a call into the value's
/// type. A kind tells the exact layout in memory; `other` means: ask the type.
enum ValueKind: UInt8, Sendable {
    case other
    case bool, int, double, text
    case optionalBool, optionalInt, optionalDouble, optionalText
    case ints, doubles, texts

    /// The kind of a type. Only the very types named here have one: a type that merely looks like them is `other`.
    ///
    /// PERF: compared one by one, the commonest first. A dictionary by type costs a program's first reading a search
    /// through all conformances there are; and a type like `Int?` is looked up by the runtime when it is first named, so
    /// those are compared with types of their size only.
    init<Value: PropertyValue>(of type: Value.Type) {
        self = .other
        if type == String.self {
            self = .text
        } else if type == Bool.self {
            self = .bool
        } else if type == Double.self {
            self = .double
        } else if type == Int64.self || Self.isInt(type) {
            self = .int
        } else {
            switch MemoryLayout<Value>.size {
            case MemoryLayout<String?>.size: if type == String?.self { self = .optionalText }
            case MemoryLayout<Bool?>.size: if type == Bool?.self { self = .optionalBool }
            case MemoryLayout<Int64?>.size: self = Self.optionalNumber(type)
            case MemoryLayout<[Int]>.size: self = Self.list(type)
            default: break
            }
        }
    }

    private static func optionalNumber(_ type: any PropertyValue.Type) -> ValueKind {
        if type == Int64?.self || isOptionalInt(type) { return .optionalInt }
        return type == Double?.self ? .optionalDouble : .other
    }

    private static func list(_ type: any PropertyValue.Type) -> ValueKind {
        if type == [String].self { return .texts }
        if isInts(type) { return .ints }
        return type == [Double].self ? .doubles : .other
    }

    // `int` is an `Int64` in memory; `Int` is one on every system but the watches of 32 bits.
    #if _pointerBitWidth(_64)
        private static func isInt(_ type: any PropertyValue.Type) -> Bool { type == Int.self }
        private static func isOptionalInt(_ type: any PropertyValue.Type) -> Bool { type == Int?.self }
        private static func isInts(_ type: any PropertyValue.Type) -> Bool { type == [Int].self }
    #else
        private static func isInt(_ type: any PropertyValue.Type) -> Bool { false }
        private static func isOptionalInt(_ type: any PropertyValue.Type) -> Bool { false }
        private static func isInts(_ type: any PropertyValue.Type) -> Bool { false }
    #endif

    /// Whether the type has a nil; unknown for `other`.
    var isOptional: Bool? {
        switch self {
        case .other: nil
        case .optionalBool, .optionalInt, .optionalDouble, .optionalText: true
        default: false
        }
    }
}
