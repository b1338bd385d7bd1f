/// Any value of JSON, for what a program does not know beforehand.
///
///     let payload: JSONValue = ["id": 7, "tags": ["a", nil], "ratio": 1.0]
///     payload["id"]?.int                       // 7
///     payload["tags"]?[0]?.string              // "a"
///     payload["tags"]?[1]?.isNull              // true
///     payload["size"]                          // nil: missing
///
/// Nothing is lost between reading and writing: a number keeps its text, so that `1.0` stays `1.0` and a long one keeps
/// all its digits; an object keeps the order of its keys; text is kept scalar for scalar (R1, R5, R6).
///
/// Two values are equal if they are the same JSON: numbers by their text (`1` and `1.0` differ), texts and keys by their
/// scalars, objects whatever the order of their keys.
///
/// As a property, `JSONValue` takes null as `.null` and must be there; `JSONValue?` takes null as nil and may be missing.
///
/// Keys are not members of a value (`payload.id`), on purpose: a key would hide behind a member of this type with the
/// same name, and a misspelt member would compile.
///
/// A value may be as deep as memory allows: comparing, hashing, describing and writing go on where a stack ends. But
/// Swift frees it by recursion, with some 150 bytes of stack a level, so one that is a hundred thousand levels deep must be
/// taken apart from the outside. What is read has at most the adapter's limit of 512.
public enum JSONValue: Sendable {
    /// Null.
    case null
    /// True or false.
    case bool(Bool)
    /// A number, as its text.
    case number(NumberLiteral)
    /// Text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// An object.
    case object(JSONObject)
}
