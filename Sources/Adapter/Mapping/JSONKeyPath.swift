/// Where one row stands in JSON, in which directions, and what becomes of its nil.
public struct JSONKeyPath: Hashable, Sendable, ExpressibleByStringLiteral {
    var paths: [JSONPath]
    /// Whether the row stands under its own name, after the naming style.
    var isOwn = false
    var isRead = true
    var isWritten = true
    var writesNil: Bool?
    var omitsDefault: Bool?
    var takesNullAsDefault = false
    var takesBadAsDefault = false
    var dropsBadElements = false
    /// The names of members at the paths, which are the value together.
    var memberNames: [String]?
    /// Whether the value is all members that no other row has.
    var takesOthers = false
    /// Where the row is written, if elsewhere than at the first path.
    var writingPath: JSONPath?

    /// A path, both ways: `"user.login"`.
    public init(stringLiteral text: String) { paths = [JSONPath(text)] }

    init(_ paths: [JSONPath]) { self.paths = paths }

    /// The row's own name, after the naming style, both ways: to say something else about the row.
    ///
    ///     [\.tags: .own.nullIsDefault, \.createdAt: .own.readOnly]
    public static let own: JSONKeyPath = {
        var mapping = JSONKeyPath([])
        mapping.isOwn = true
        return mapping
    }()

    /// A path, both ways.
    public static func path(_ path: JSONPath) -> JSONKeyPath { JSONKeyPath([path]) }

    /// One key, whatever characters it has: a dot is a dot.
    public static func key(_ key: String) -> JSONKeyPath { JSONKeyPath([JSONPath([.key(key)])]) }

    /// Several paths: the first that leads to a value other than null is read; the first is written (R12).
    public static func firstOf(_ paths: JSONPath...) -> JSONKeyPath { JSONKeyPath(paths) }

    /// A path that is read and not written.
    public static func readOnly(_ path: JSONPath) -> JSONKeyPath {
        var mapping = JSONKeyPath([path])
        mapping.isWritten = false
        return mapping
    }

    /// A path that is written and not read. The row needs a default, or must be optional.
    public static func writeOnly(_ path: JSONPath) -> JSONKeyPath {
        var mapping = JSONKeyPath([path])
        mapping.isRead = false
        return mapping
    }

    /// Neither read nor written. The row needs a default, or must be optional.
    public static let ignored: JSONKeyPath = {
        var mapping = JSONKeyPath([])
        mapping.isRead = false
        mapping.isWritten = false
        return mapping
    }()

    /// The places given so far for reading, and another for writing.
    ///
    ///     [\.name: .firstOf("name", "title").writing("label"), \.id: .own.writing("key")]
    public func writing(_ path: JSONPath) -> JSONKeyPath {
        var mapping = self
        mapping.writingPath = path
        mapping.isWritten = true
        return mapping
    }

    /// The same place, read and not written.
    public var readOnly: JSONKeyPath {
        var mapping = self
        mapping.isWritten = false
        return mapping
    }

    /// The same place, written and not read. The row needs a default, or must be optional.
    public var writeOnly: JSONKeyPath {
        var mapping = self
        mapping.isRead = false
        return mapping
    }

    /// The same place; nil is written as null, or left out, whatever the adapter does.
    public func nils(_ nils: JSONNils) -> JSONKeyPath {
        var mapping = self
        mapping.writesNil = nils == .written
        return mapping
    }

    /// The same place; a value equal to the row's default is left out on writing.
    public var omittingDefault: JSONKeyPath {
        var mapping = self
        mapping.omitsDefault = true
        return mapping
    }

    /// The same place; null counts as missing, so that the row's default is taken (R8).
    public var nullIsDefault: JSONKeyPath {
        var mapping = self
        mapping.takesNullAsDefault = true
        return mapping
    }

    /// The same place; a bad value, and one that the row's validator refuses, becomes the row's default, else nil (R9). What
    /// breaks the grammar, is too deep or passes a limit is thrown all the same. `modelAndReport` tells each.
    ///
    ///     [\.theme: .own.badIsDefault]
    public var badIsDefault: JSONKeyPath {
        var mapping = self
        mapping.takesBadAsDefault = true
        return mapping
    }

    /// The same place; of a list, set or dictionary bad elements are left out, and the others stay (R9). `modelAndReport`
    /// tells each.
    ///
    ///     [\.items: .own.lossy]
    public var lossy: JSONKeyPath {
        var mapping = self
        mapping.dropsBadElements = true
        return mapping
    }
}
