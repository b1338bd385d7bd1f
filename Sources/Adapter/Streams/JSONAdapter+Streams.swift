#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Long streams, one value at a time: JSON Lines, and lists inside a document. No more is kept in memory than the element
// that is being read and the bytes that have come behind it.

extension JSONAdapter {
    /// Reads JSON Lines: a value on each line, each by itself, so that a bad line spoils no other.
    ///
    ///     for line in JSONAdapter().lines(of: Event.self, in: data) { total += try line.get().amount }
    ///
    /// Lines end at LF, or CR LF. Blank lines are passed, and counted. The last line needs no end; where the stream ends
    /// inside it, it is an error that says so. A byte order mark may stand at the very beginning. `limits.bytes` is that of
    /// a line; a longer one is *limit exceeded*, and the next is read.
    ///
    /// - Parameters:
    ///   - type: what each line holds.
    ///   - bytes: the lines as UTF-8.
    public func lines<Value: PropertyValue>(
        of type: Value.Type, in bytes: some ContiguousBytes
    ) -> JSONSequence<JSONLine<Value>> {
        JSONSequence(LineStream<Value>(self), bytes.inPieces)
    }

    /// Reads JSON Lines that come in chunks, cut anywhere.
    ///
    ///     let lines = adapter.lines(of: Event.self) { try handle.read(upToCount: 1 << 16) }
    ///
    /// - Parameters:
    ///   - type: what each line holds.
    ///   - chunk: gives the next bytes, nil at the end. What it throws is the result of a last line.
    public func lines<Value: PropertyValue, Chunk: ContiguousBytes>(
        of type: Value.Type, from chunk: @escaping () throws -> Chunk?
    ) -> JSONSequence<JSONLine<Value>> {
        JSONSequence(LineStream<Value>(self)) { try chunk()?.asArray }
    }

    /// Reads JSON Lines from an asynchronous sequence of chunks, cut anywhere. What the sequence throws is thrown on.
    public func lines<Value: PropertyValue, Source: AsyncSequence>(
        of type: Value.Type, from source: Source
    ) -> AsyncJSONSequence<JSONLine<Value>, Source> where Source.Element: ContiguousBytes {
        AsyncJSONSequence(source: source, stream: { LineStream<Value>(self) }, bytes: { $0.asArray })
    }

    /// Reads JSON Lines from an asynchronous sequence of bytes.
    public func lines<Value: PropertyValue, Source: AsyncSequence>(
        of type: Value.Type, from source: Source
    ) -> AsyncJSONSequence<JSONLine<Value>, ChunkedBytes<Source>> where Source.Element == UInt8 {
        AsyncJSONSequence(source: ChunkedBytes(source), stream: { LineStream<Value>(self) }, bytes: { $0 })
    }

    /// Reads the elements of a long list, one at a time.
    ///
    ///     for feature in JSONAdapter().elements(of: Feature.self, at: "features", in: data) { show(try feature.get()) }
    ///
    /// What stands around the list is checked too, as far as it has been gone through. A bad element whose grammar is intact
    /// spoils no other; behind any other fault there is nothing more. The list may stand in the document once.
    ///
    /// - Parameters:
    ///   - type: what each element is.
    ///   - path: where the list stands; the document itself unless given.
    ///   - bytes: the document as UTF-8.
    public func elements<Value: PropertyValue>(
        of type: Value.Type, at path: JSONPath? = nil, in bytes: some ContiguousBytes
    ) -> JSONSequence<JSONElement<Value>> {
        JSONSequence(ElementStream<Value>(self, at: path), bytes.inPieces)
    }

    /// Reads the elements of a long list in a document that comes in chunks, cut anywhere.
    public func elements<Value: PropertyValue, Chunk: ContiguousBytes>(
        of type: Value.Type, at path: JSONPath? = nil, from chunk: @escaping () throws -> Chunk?
    ) -> JSONSequence<JSONElement<Value>> {
        JSONSequence(ElementStream<Value>(self, at: path)) { try chunk()?.asArray }
    }

    /// Reads the elements of a long list from an asynchronous sequence of chunks, cut anywhere.
    public func elements<Value: PropertyValue, Source: AsyncSequence>(
        of type: Value.Type, at path: JSONPath? = nil, from source: Source
    ) -> AsyncJSONSequence<JSONElement<Value>, Source> where Source.Element: ContiguousBytes {
        AsyncJSONSequence(source: source, stream: { ElementStream<Value>(self, at: path) }, bytes: { $0.asArray })
    }

    /// Reads the elements of a long list from an asynchronous sequence of bytes.
    public func elements<Value: PropertyValue, Source: AsyncSequence>(
        of type: Value.Type, at path: JSONPath? = nil, from source: Source
    ) -> AsyncJSONSequence<JSONElement<Value>, ChunkedBytes<Source>> where Source.Element == UInt8 {
        AsyncJSONSequence(
            source: ChunkedBytes(source), stream: { ElementStream<Value>(self, at: path) }, bytes: { $0 })
    }
}
