// Containers, read and written piece by piece where they stand in a document, so that a fault has its place.

/// A transformer of each element of a list.
final class ArrayTransformer<Input: PropertyValue, Output: PropertyValue>:
    TransformerCore<[Input], [Output]>, @unchecked Sendable
{
    private let inner: TransformerCore<Input, Output>

    init(_ inner: TransformerCore<Input, Output>) {
        self.inner = inner
        super.init(canWrite: inner.canWrite, fault: inner.fault)
    }

    override func forward(_ input: [Input], _ site: TransformSite) throws -> [Output] {
        try input.mapped { try inner.forward($0, site) }
    }

    override func back(_ output: [Output], _ site: TransformSite) throws -> [Input] {
        try output.mapped { try inner.back($0, site) }
    }

    override func read(from reader: ValueReader) throws -> [Output] {
        try reader.readElements(of: Output.self, by: inner.read(from:))
    }

    override func write(_ value: [Output], to writer: ValueWriter) throws {
        try writer.writeElements(value, by: inner.write(_:to:))
    }
}

/// A transformer of each element of a set, which is written in the order of its elements' bytes (R16).
final class SetTransformer<Input: PropertyValue, Output: PropertyValue>:
    TransformerCore<[Input], Set<Output>>, @unchecked Sendable
{
    private let inner: TransformerCore<Input, Output>

    init(_ inner: TransformerCore<Input, Output>) {
        self.inner = inner
        super.init(canWrite: inner.canWrite, fault: inner.fault)
    }

    override func forward(_ input: [Input], _ site: TransformSite) throws -> Set<Output> {
        Set(try input.mapped { try inner.forward($0, site) })
    }

    override func back(_ output: Set<Output>, _ site: TransformSite) throws -> [Input] {
        let elements = try Array(output).mapped { try inner.back($0, site) }
        return elements.elements(at: try order(elements, site) { try $0.write(to: $1) })
    }

    override func read(from reader: ValueReader) throws -> Set<Output> {
        Set(try reader.readElements(of: Output.self, by: inner.read(from:)))
    }

    override func write(_ value: Set<Output>, to writer: ValueWriter) throws {
        let values = Array(value)
        let order = try order(values, TransformSite(writer), inner.write(_:to:))
        try writer.writeElements(values.elements(at: order), by: inner.write(_:to:))
    }

    private func order<Element>(
        _ elements: [Element], _ site: TransformSite, _ write: (Element, ValueWriter) throws -> Void
    ) throws -> [Int] {
        Order.positions(of: try elements.map { element in try site.json { try write(element, $0) } })
    }
}

/// A transformer of each value of a dictionary.
final class DictionaryTransformer<Key: PropertyValue, Input: PropertyValue, Output: PropertyValue>:
    TransformerCore<[Key: Input], [Key: Output]>, @unchecked Sendable
{
    private let inner: TransformerCore<Input, Output>

    init(_ inner: TransformerCore<Input, Output>) {
        self.inner = inner
        super.init(canWrite: inner.canWrite, fault: inner.fault)
    }

    override func forward(_ input: [Key: Input], _ site: TransformSite) throws -> [Key: Output] {
        try input.mapped { try inner.forward($0, site) }
    }

    override func back(_ output: [Key: Output], _ site: TransformSite) throws -> [Key: Input] {
        try output.mapped { try inner.back($0, site) }
    }

    override func read(from reader: ValueReader) throws -> [Key: Output] {
        try reader.readMap(of: Key.self, Output.self, by: inner.read(from:))
    }

    override func write(_ value: [Key: Output], to writer: ValueWriter) throws {
        try writer.writeMap(value, by: inner.write(_:to:))
    }

    override func write(_ value: [Key: Output], over former: any PropertyValue, to writer: ValueWriter) throws {
        try value.write(over: former, to: writer) { value, former, writer in
            if let former { return try self.inner.write(value, over: former, to: writer) }
            try self.inner.write(value, to: writer)
        }
    }
}

extension Array {
    /// Each element turned into another; a fault has its index.
    fileprivate func mapped<Result>(_ transform: (Element) throws -> Result) throws -> [Result] {
        var results: [Result] = []
        for index in indices {
            do { results.append(try transform(self[index])) } catch {
                throw ModelError.wrapping(error).inside(.index(index))
            }
        }
        return results
    }
}

extension Dictionary where Key: PropertyValue {
    /// Each value turned into another, in the order of the keys' bytes; a fault has its key.
    fileprivate func mapped<Result>(_ transform: (Value) throws -> Result) throws -> [Key: Result] {
        var results: [Key: Result] = [:]
        let keys = Array(keys)
        let texts = try keys.map { try $0.keyText() }
        for position in Order.positions(ofBytes: texts) {
            guard let value = self[keys[position]] else { continue }
            do { results[keys[position]] = try transform(value) } catch {
                throw ModelError.wrapping(error).inside(.key(texts[position]))
            }
        }
        return results
    }
}
