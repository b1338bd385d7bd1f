/// An enum with raw values that reads unknown ones as one of its cases.
///
///     enum State: String, FallbackEnum {
///         case open, closed, other
///         static let fallback = State.other
///     }
///
/// That covers raw values of the right type that no case has; null and other types stay faults (R19). The fallback is
/// written with its own raw value; `OpenEnum` keeps the one that was read.
public protocol FallbackEnum: RawRepresentable, PropertyValue where RawValue: PropertyValue {
    /// What an unknown raw value is read as.
    static var fallback: Self { get }
}

extension FallbackEnum {
    static var anyFallback: Any { fallback }
}

/// A value of an enum, or a raw value that none of its cases has, which is kept and written back.
///
///     enum State: String, PropertyValue { case open, closed }
///     let state: OpenEnum<State>               // .known(.open), or .unknown("merged")
///
/// It may be the key of a dictionary where the enum may. An enum of your own with a case for unknown raw values needs
/// nothing of this: it is `RawRepresentable` and `PropertyValue`, with an `init(rawValue:)` that never fails.
public enum OpenEnum<Known: RawRepresentable & PropertyValue>: RawRepresentable, PropertyValue
where Known.RawValue: PropertyValue {
    /// A case of the enum.
    case known(Known)
    /// A raw value that no case has.
    case unknown(Known.RawValue)

    /// The case that has the raw value, else the raw value.
    public init(rawValue: Known.RawValue) { self = Known(rawValue: rawValue).map { .known($0) } ?? .unknown(rawValue) }

    /// The raw value, of either.
    public var rawValue: Known.RawValue {
        switch self {
        case .known(let value): value.rawValue
        case .unknown(let raw): raw
        }
    }

    /// The case; nil for an unknown raw value.
    public var known: Known? { if case .known(let value) = self { value } else { nil } }
}
