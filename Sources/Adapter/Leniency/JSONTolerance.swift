/// Faults of a document that an adapter lets pass. Nothing is tolerated unless it says so; what breaks the grammar, is nested
/// too deep or passes a limit never is.
public struct JSONTolerance: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A bad element of a list, set or dictionary is left out, and the others stay (R9). For one property: `.own.lossy`.
    public static let badElements = JSONTolerance(rawValue: 1)
    /// A bad value of a property, and one that its validator refuses, becomes its default, else nil; where it has neither the
    /// fault is thrown. For one property: `.own.badIsDefault`.
    public static let badValues = JSONTolerance(rawValue: 2)
    /// Null for a property with a default is its default. For one property: `.own.nullIsDefault`.
    public static let nulls = JSONTolerance(rawValue: 4)
    /// All of these.
    public static let all: JSONTolerance = [.badElements, .badValues, .nulls]
}

/// Values of one kind that are read as another. Each is exact, or the fault stays: no fraction is cut off, and text must be the
/// whole of a number.
public struct JSONConversions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `"12"` where a number is wanted, blanks around it left aside.
    public static let numberFromText = JSONConversions(rawValue: 1)
    /// `12` where text is wanted: the number's own digits.
    public static let textFromNumber = JSONConversions(rawValue: 2)
    /// `true` where text is wanted.
    public static let textFromBool = JSONConversions(rawValue: 4)
    /// `1` and `0` where a boolean is wanted.
    public static let boolFromNumber = JSONConversions(rawValue: 8)
    /// `"true"`, `"yes"`, `"1"`, `"false"`, `"no"` and `"0"`, in capitals or not, where a boolean is wanted.
    public static let boolFromText = JSONConversions(rawValue: 16)
    /// `true` where a number is wanted: 1, and 0 for false.
    public static let numberFromBool = JSONConversions(rawValue: 32)
    /// A number where a date is wanted: seconds since 1970.
    public static let dateFromSeconds = JSONConversions(rawValue: 64)
    /// A number where a date is wanted: milliseconds since 1970. It wins over seconds.
    public static let dateFromMilliseconds = JSONConversions(rawValue: 128)
    /// `""` for a property that is no text: nil, else the property's default.
    public static let nullFromEmptyText = JSONConversions(rawValue: 256)
    /// A single value where a list is wanted.
    public static let listFromSingle = JSONConversions(rawValue: 512)

    /// What programs take for granted that come from libraries which convert: all but dates from numbers.
    public static let lenient: JSONConversions = [
        .numberFromText, .textFromNumber, .textFromBool, .boolFromNumber, .boolFromText, .numberFromBool,
        .nullFromEmptyText, .listFromSingle,
    ]
}

extension JSONAdapter {
    /// The same adapter, which lets some faults pass. `modelAndReport(of:from:at:)` tells them all.
    ///
    ///     let adapter = JSONAdapter().tolerating(.badElements)
    public func tolerating(_ tolerance: JSONTolerance) -> JSONAdapter {
        changingTolerance { known in
            known.badElements = known.badElements || tolerance.contains(.badElements)
            known.badValues = known.badValues || tolerance.contains(.badValues)
            known.nulls = known.nulls || tolerance.contains(.nulls)
        }
    }

    /// The same adapter, which reads some values of one kind as another.
    ///
    ///     let adapter = JSONAdapter().converting(.lenient)
    public func converting(_ conversions: JSONConversions) -> JSONAdapter {
        var adapter = changingTolerance { $0.emptyTexts = $0.emptyTexts || conversions.contains(.nullFromEmptyText) }
        adapter.reading.rare.conversions.formUnion(conversions)
        return adapter
    }

    /// The same adapter, to which a key that no property of a model has is *unknown key* (R11). Keys of dictionaries, of
    /// `.remaining` properties and tags of choices are known.
    public func refusingUnknownKeys() -> JSONAdapter { changingTolerance { $0.refusesUnknownKeys = true } }

    /// What is tolerated is found in the loops over the neutral calls.
    private func changingTolerance(_ change: (inout Tolerance) -> Void) -> JSONAdapter {
        var adapter = self
        change(&adapter.reading.rare.tolerance)
        adapter.reading.usesFastLoop = false
        return adapter
    }
}
