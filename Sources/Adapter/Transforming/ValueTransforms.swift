/// The transformers of value types that an adapter has.
final class ValueTransforms: Sendable {
    /// A `ValueRoute` of each type.
    private let routes: [(type: ObjectIdentifier, route: any RowTransform)]

    private init(_ routes: [(type: ObjectIdentifier, route: any RowTransform)]) { self.routes = routes }

    /// Those of another, and one more, which takes the place of one for the same type.
    static func adding(_ route: any RowTransform, of type: Any.Type, to others: ValueTransforms?) -> ValueTransforms {
        ValueTransforms([(ObjectIdentifier(type), route)] + (others?.routes ?? []))
    }

    /// The way in and out of a type that has a transformer, or of a container of such a type.
    func route<Value: PropertyValue>(of type: Value.Type) -> ValueRoute<Value>? {
        transform(of: type) as? ValueRoute<Value>
    }

    /// The same without the type.
    func transform(of type: any PropertyValue.Type) -> (any RowTransform)? {
        let key = ObjectIdentifier(type)
        for known in routes where known.type == key { return known.route }
        return (type as? any ValueContainer.Type)?.route(by: self)
    }
}

/// Containers that hand a transformer on to what they hold.
private protocol ValueContainer: PropertyValue {
    static func route(by transforms: ValueTransforms) -> (any RowTransform)?
}

extension Optional: ValueContainer where Wrapped: PropertyValue {
    fileprivate static func route(by transforms: ValueTransforms) -> (any RowTransform)? {
        transforms.route(of: Wrapped.self)?.optional()
    }
}

extension Array: ValueContainer where Element: PropertyValue {
    fileprivate static func route(by transforms: ValueTransforms) -> (any RowTransform)? {
        transforms.route(of: Element.self)?.array()
    }
}

extension Set: ValueContainer where Element: PropertyValue {
    fileprivate static func route(by transforms: ValueTransforms) -> (any RowTransform)? {
        transforms.route(of: Element.self)?.set()
    }
}

extension Dictionary: ValueContainer where Key: PropertyValue, Value: PropertyValue {
    fileprivate static func route(by transforms: ValueTransforms) -> (any RowTransform)? {
        transforms.route(of: Value.self)?.dictionary(keys: Key.self)
    }
}

extension Presence: ValueContainer {
    fileprivate static func route(by transforms: ValueTransforms) -> (any RowTransform)? {
        transforms.route(of: Value.self)?.presence()
    }
}

extension JSONPlans {
    /// Reads a whole value: by its type, or by the transformer that the adapter has for it.
    @inline(__always)
    func read<Value: PropertyValue>(_ type: Value.Type, from reader: ValueReader) throws -> Value {
        if transforms == nil { return try type.read(from: reader) }
        return try readTransformed(type, from: reader)
    }

    @inline(never)
    private func readTransformed<Value: PropertyValue>(_ type: Value.Type, from reader: ValueReader) throws -> Value {
        guard TransformSite(reader).adapter.reading.rare.untransformed != ObjectIdentifier(type),
            let route = try route(of: type)
        else { return try type.read(from: reader) }
        return try route.read(from: reader)
    }

    /// Writes a whole value: by its type, or by the transformer that the adapter has for it.
    @inline(__always)
    func write<Value: PropertyValue>(_ value: Value, to writer: ValueWriter) throws {
        if transforms == nil { return try value.write(to: writer) }
        try writeTransformed(value, to: writer)
    }

    @inline(never)
    private func writeTransformed<Value: PropertyValue>(_ value: Value, to writer: ValueWriter) throws {
        guard TransformSite(writer).adapter.writing.rare.untransformed != ObjectIdentifier(Value.self),
            let route = try route(of: Value.self)
        else { return try value.write(to: writer) }
        guard route.canWrite else { throw ModelError.oneWay(Value.self) }
        try route.write(value, to: writer)
    }

    private func route<Value: PropertyValue>(of type: Value.Type) throws -> ValueRoute<Value>? {
        guard let route = transforms?.route(of: type) else { return nil }
        if let fault = route.fault { throw RouteCheck.error("the adapter's transformer of \(type): \(fault)") }
        return route
    }
}
