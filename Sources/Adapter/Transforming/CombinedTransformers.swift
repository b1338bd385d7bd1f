/// One transformer after another.
final class ChainedTransformer<Input: PropertyValue, Middle: PropertyValue, Output: PropertyValue>:
    TransformerCore<Input, Output>, @unchecked Sendable
{
    private let first: TransformerCore<Input, Middle>
    private let second: TransformerCore<Middle, Output>

    init(_ first: TransformerCore<Input, Middle>, _ second: TransformerCore<Middle, Output>) {
        (self.first, self.second) = (first, second)
        super.init(canWrite: first.canWrite && second.canWrite, fault: first.fault ?? second.fault)
    }

    override func forward(_ input: Input, _ site: TransformSite) throws -> Output {
        try second.forward(try first.forward(input, site), site)
    }

    override func back(_ output: Output, _ site: TransformSite) throws -> Input {
        try first.back(try second.back(output, site), site)
    }

    override func read(from reader: ValueReader) throws -> Output {
        let start = reader.position
        let middle = try first.read(from: reader)
        do { return try second.forward(middle, TransformSite(reader)) } catch {
            throw ModelError.wrapping(error, offset: start)
        }
    }

    override func write(_ value: Output, to writer: ValueWriter) throws {
        try first.write(try second.back(value, TransformSite(writer)), to: writer)
    }

    override func readNull(for reader: ValueReader) throws -> Output? {
        try first.readNull(for: reader).map { try second.forward($0, TransformSite(reader)) }
    }
}

/// A transformer the other way round.
final class InvertedTransformer<Input: PropertyValue, Output: PropertyValue>:
    TransformerCore<Input, Output>, @unchecked Sendable
{
    private let inner: TransformerCore<Output, Input>

    init(_ inner: TransformerCore<Output, Input>) {
        self.inner = inner
        let fault = inner.canWrite ? nil : "it is inverted, and what it inverts has no way back"
        super.init(canWrite: true, fault: inner.fault ?? fault)
    }

    override func forward(_ input: Input, _ site: TransformSite) throws -> Output { try inner.back(input, site) }
    override func back(_ output: Output, _ site: TransformSite) throws -> Input { try inner.forward(output, site) }
}

/// A transformer with a value for null.
final class DefaultingTransformer<Input: PropertyValue, Output: PropertyValue>:
    TransformerCore<Input?, Output>, @unchecked Sendable
{
    private let value: Output
    private let inner: TransformerCore<Input, Output>

    init(_ value: Output, _ inner: TransformerCore<Input, Output>) {
        (self.value, self.inner) = (value, inner)
        super.init(canWrite: inner.canWrite, fault: inner.fault)
    }

    override func forward(_ input: Input?, _ site: TransformSite) throws -> Output {
        guard let input else { return value }
        return try inner.forward(input, site)
    }

    override func back(_ output: Output, _ site: TransformSite) throws -> Input? { try inner.back(output, site) }
}

/// A transformer of values that may be nil.
final class OptionalTransformer<Input: PropertyValue, Output: PropertyValue>:
    TransformerCore<Input?, Output?>, @unchecked Sendable
{
    private let inner: TransformerCore<Input, Output>

    init(_ inner: TransformerCore<Input, Output>) {
        self.inner = inner
        super.init(canWrite: inner.canWrite, fault: inner.fault)
    }

    override func forward(_ input: Input?, _ site: TransformSite) throws -> Output? {
        guard let input else { return nil }
        return try inner.forward(input, site)
    }

    override func back(_ output: Output?, _ site: TransformSite) throws -> Input? {
        guard let output else { return nil }
        return try inner.back(output, site)
    }

    override func read(from reader: ValueReader) throws -> Output? {
        if try reader.readNil() { return try inner.readNull(for: reader) }
        return try inner.read(from: reader)
    }

    override func readNull(for reader: ValueReader) throws -> Output?? { .some(try inner.readNull(for: reader)) }

    override func write(_ value: Output?, to writer: ValueWriter) throws {
        if let value { try inner.write(value, to: writer) } else { try writer.writeNil() }
    }

    override func write(_ value: Output?, over former: any PropertyValue, to writer: ValueWriter) throws {
        if let value { try inner.write(value, over: former, to: writer) } else { try writer.writeNil() }
    }
}

/// A transformer of values that may be null or absent.
final class PresenceTransformer<Input: PropertyValue, Output: PropertyValue>:
    TransformerCore<Presence<Input>, Presence<Output>>, @unchecked Sendable
{
    private let inner: TransformerCore<Input, Output>

    init(_ inner: TransformerCore<Input, Output>) {
        self.inner = inner
        super.init(canWrite: inner.canWrite, fault: inner.fault)
    }

    override func read(from reader: ValueReader) throws -> Presence<Output> {
        try reader.readNil() ? .null : .value(try inner.read(from: reader))
    }

    override func readNull(for reader: ValueReader) throws -> Presence<Output>? { .null }

    override func write(_ value: Presence<Output>, to writer: ValueWriter) throws {
        if let value = value.value { return try inner.write(value, to: writer) }
        try value.write(to: writer)
    }
}
