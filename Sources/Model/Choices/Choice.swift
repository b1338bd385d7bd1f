/// One case of a choice: its tags, what it carries, how it is made and taken apart.
///
///     Choice("invoice.paid", "invoice.payment_failed", make: What.invoice) {
///         if case .invoice(let invoice) = $0 { invoice } else { nil }
///     }
///     Choice("circle", fields: "center", "radius", make: What.circle) {
///         if case .circle(let center, let radius) = $0 { (center, radius) } else { nil }
///     }
///     Choice("none", value: .none)
///
/// Any of the tags is read; the first is written.
public struct Choice<Root: ModelChoice>: Sendable {
    let value: ChoiceCase<Root>

    /// A case that carries one value: a model, text, a list, another choice.
    ///
    /// - Parameters:
    ///   - tags: its tags; none where the choice has other ways to tell its cases apart.
    ///   - make: makes the case of its value.
    ///   - payload: the value; nil for other cases.
    public init<Payload: PropertyValue>(
        _ tags: ChoiceTag..., make: @escaping @Sendable (Payload) -> Root,
        payload: @escaping @Sendable (Root) -> Payload?
    ) {
        value = ChoiceCase(CaseShape(tags, .payload(Payload.self))) { reading in
            make(try reading.payload(Payload.self))
        } content: { root in
            payload(root).map { CaseContent(.payload($0)) }
        }
    }

    /// A case that carries its tag, and one value: of several tags, the one that was read is written.
    ///
    ///     Choice("invoice.paid", "invoice.payment_failed", keepingTag: What.invoice) {
    ///         if case .invoice(let event, let invoice) = $0 { (event, invoice) } else { nil }
    ///     }
    ///
    /// A tag that is not the case's own is *not representable* on writing.
    public init<Tag: PropertyValue, Payload: PropertyValue>(
        _ tags: ChoiceTag..., keepingTag make: @escaping @Sendable (Tag, Payload) -> Root,
        payload: @escaping @Sendable (Root) -> (Tag, Payload)?
    ) {
        var shape = CaseShape(tags, .payload(Payload.self))
        shape.keepsTag = true
        value = ChoiceCase(shape) { reading in
            make(try reading.tag(Tag.self), try reading.payload(Payload.self))
        } content: { root in
            payload(root).map { CaseContent(.payload($0.1), tag: $0.0) }
        }
    }

    /// A case whose labelled values are the members of an object.
    ///
    /// - Parameters:
    ///   - tags: its tags.
    ///   - field: the name of its first value. Names follow the format's naming style.
    ///   - further: the names of the others, in their order.
    ///   - make: makes the case of its values.
    ///   - values: the values; nil for other cases.
    public init<each Value: PropertyValue>(
        _ tags: ChoiceTag..., fields field: String, _ further: String...,
        make: @escaping @Sendable (repeat each Value) -> Root,
        values: @escaping @Sendable (Root) -> (repeat each Value)?
    ) {
        var types: [any PropertyValue.Type] = []
        repeat types.append((each Value).self)
        let shape = CaseShape(tags, fields: [field] + further, types, of: Root.self)
        value = ChoiceCase(shape) { reading in
            try reading.fields { cursor in
                var cursor = cursor
                return make(repeat cursor.take((each Value).self))
            }
        } content: { root in
            guard let values = values(root), let table = shape.fields?.table else { return nil }
            let fields = FieldValues(of: table)
            repeat fields.append(each values)
            return CaseContent(.fields(fields))
        }
    }

    /// A case that carries nothing.
    public init(_ tags: ChoiceTag..., value: Root) {
        self.value = ChoiceCase(CaseShape(tags, .nothing)) { _ in
            value
        } content: { root in
            root == value ? CaseContent(.nothing) : nil
        }
    }

    /// The case that keeps what has an unknown tag: the tag, and the whole value, which is written back as it was.
    ///
    ///     Choice.unknown(make: What.other) { if case .other(let type, let raw) = $0 { (type, raw) } else { nil } }
    ///
    /// It covers unknown tags only: not a missing one, nor one of another type, nor known cases with bad contents.
    ///
    /// - Parameters:
    ///   - make: makes the case of the tag, as a `String`, an `Int` or a `ChoiceTag`, and the value, as any type that reads
    ///     it: a format has one for whatever comes.
    ///   - values: both again; nil for other cases. The tag takes no part in writing, as the value has it.
    public static func unknown<Tag: PropertyValue, Raw: PropertyValue>(
        make: @escaping @Sendable (Tag, Raw) -> Root, values: @escaping @Sendable (Root) -> (Tag, Raw)?
    ) -> Choice {
        var shape = CaseShape([], .payload(Raw.self))
        (shape.isUnknown, shape.keepsTag) = (true, true)
        return Choice(
            value: ChoiceCase(shape) { reading in
                make(try reading.tag(Tag.self), try reading.payload(Raw.self))
            } content: { root in
                values(root).map { CaseContent(.payload($0.1)) }
            })
    }

    /// The case that keeps what has an unknown tag: the whole value, which is written back as it was.
    public static func unknown<Raw: PropertyValue>(
        make: @escaping @Sendable (Raw) -> Root, payload: @escaping @Sendable (Root) -> Raw?
    ) -> Choice {
        var shape = CaseShape([], .payload(Raw.self))
        shape.isUnknown = true
        return Choice(
            value: ChoiceCase(shape) { reading in
                make(try reading.payload(Raw.self))
            } content: { root in
                payload(root).map { CaseContent(.payload($0)) }
            })
    }

    private init(value: ChoiceCase<Root>) { self.value = value }
}
