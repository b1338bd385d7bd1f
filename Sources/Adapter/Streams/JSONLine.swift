/// A line of JSON Lines: what was read from it, or what is wrong with it.
///
///     for line in adapter.lines(of: Event.self, in: data) {
///         switch line.result {
///         case .success(let event): handle(event)
///         case .failure(let error): print("line \(line.number): \(error)")
///         }
///     }
public struct JSONLine<Value: PropertyValue>: Sendable {
    /// Which line of the stream it is, from 1. Blank lines count.
    public let number: Int
    /// Where in the stream the line stands, without its end. The upper bound tells how far reading has come.
    public let bytes: Range<Int>
    /// The value, or the error with its place in the whole stream.
    public let result: Result<Value, AdapterError>

    /// The value. Throws what is wrong with the line.
    public func get() throws(AdapterError) -> Value { try result.get() }
}

/// An element of a long list: what was read from it, or what is wrong with it.
public struct JSONElement<Value: PropertyValue>: Sendable {
    /// Which element of the list it is, from 0.
    public let index: Int
    /// Where in the stream the element stands. The upper bound tells how far reading has come.
    public let bytes: Range<Int>
    /// The value, or the error with its path from the root and its place in the whole stream.
    public let result: Result<Value, AdapterError>

    /// The value. Throws what is wrong with the element, or with the document around the list.
    public func get() throws(AdapterError) -> Value { try result.get() }
}
