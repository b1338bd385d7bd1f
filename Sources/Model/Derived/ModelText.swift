extension ValueModel {
    /// The model as text for people: its type, its properties in order, secret ones masked. Bounded in depth and size,
    /// so not to be read back.
    ///
    ///     Point(x: 1.5, y: -2.0, token: ‹secret›)
    public var description: String { ModelText.text(of: self) }

    /// The model's properties for `dump`, debuggers and loggers, secret ones masked.
    public var customMirror: Mirror {
        let table = Self.propertyKeys.table
        let children: [Mirror.Child] = InstanceAccess.with(self, table) { rows in
            table.rows.enumerated().map { index, row in
                (label: row.name, value: row.isSecret ? ModelText.mask : row.type.anyValue(rows[index]))
            }
        }
        return Mirror(self, children: children, displayStyle: .struct)
    }
}

/// The text form of values: what `description` shows (R22).
struct ModelText {
    static let mask = "‹secret›"
    /// Models inside one another that are shown; deeper ones are `…`.
    static let depthLimit = 8
    /// Elements of a list or dictionary that are shown.
    static let elementLimit = 20
    /// Characters of one text that are shown.
    static let textLimit = 200
    /// Characters of the whole text, after which it ends with `…`.
    static let sizeLimit = 10_000

    private var text = ""
    private var isFull: Bool { text.utf8.count > Self.sizeLimit }

    static func text<Model: ValueModel>(of model: Model) -> String {
        DeepStack.run {
            var writer = ModelText()
            writer.add(model, depth: 0)
            return writer.text
        }
    }

    /// The text of any value, bounded in the same way.
    static func text(any value: Any) -> String {
        DeepStack.run {
            var writer = ModelText()
            writer.add(any: value, depth: 0)
            return writer.text
        }
    }

    private mutating func add<Model: ValueModel>(_ model: Model, depth: Int) {
        let table = Model.propertyKeys.table
        text += table.name
        guard depth < Self.depthLimit else {
            text += "(…)"
            return
        }
        let values: [Any] = InstanceAccess.with(model, table) { rows in
            table.rows.indices.map { table.rows[$0].isSecret ? Secret() : table.rows[$0].type.anyValue(rows[$0]) }
        }
        addList(values.indices, "(", ")", limit: .max) { writer, index in
            writer.text += table.rows[index].name + ": "
            writer.add(any: values[index], depth: depth + 1)
        }
    }

    private mutating func add(any value: Any, depth: Int) {
        switch value {
        case let secret as Secret: text += secret.description
        case let text as String: self.text += text.quoted(limit: Self.textLimit)
        case let model as any ValueModel: add(model, depth: depth)
        case let optional as any OptionalText: optional.wrapped.map { add(any: $0, depth: depth) } ?? (text += "nil")
        case let list as any ListText:
            addList(list.elements(limit: Self.elementLimit), "[", "]", limit: Self.elementLimit) { writer, element in
                writer.add(any: element, depth: depth + 1)
            }
        case let map as any MapText:
            let pairs = map.pairs(limit: Self.elementLimit)
            if pairs.isEmpty {
                text += "[:]"
                return
            }
            addList(pairs, "[", "]", limit: Self.elementLimit) { writer, pair in
                writer.add(any: pair.key, depth: depth + 1)
                writer.text += ": "
                writer.add(any: pair.value, depth: depth + 1)
            }
        case let long as any LongText: text += long.text(upTo: Self.textLimit)
        case is any CustomStringConvertible, is any CustomDebugStringConvertible:
            text += String(describing: value).shortened(to: Self.textLimit)
        default: add(reflecting: value, depth: depth)
        }
    }

    /// A value whose type says nothing about its text: its case or its fields, as Swift shows them but bounded in depth,
    /// since such an enum may hold itself.
    private mutating func add(reflecting value: Any, depth: Int) {
        let mirror = Mirror(reflecting: value)
        guard !mirror.children.isEmpty, let style = mirror.displayStyle, style == .enum || style == .struct else {
            text += String(describing: value).shortened(to: Self.textLimit)
            return
        }
        text += style == .enum ? mirror.children.first?.label ?? "" : "\(type(of: value))"
        guard depth < Self.depthLimit else {
            text += "(…)"
            return
        }
        let payload = style == .enum ? mirror.children.first.map(Self.fields) ?? [] : Array(mirror.children)
        addList(payload, "(", ")", limit: Self.elementLimit) { writer, field in
            if let label = field.label { writer.text += label + ": " }
            writer.add(any: field.value, depth: depth + 1)
        }
    }

    /// The values that a case carries. Several stand in a tuple, and those without a name are labelled `.0`, `.1`, ….
    private static func fields(_ payload: Mirror.Child) -> [Mirror.Child] {
        let tuple = Mirror(reflecting: payload.value)
        guard tuple.displayStyle == .tuple else { return [(label: nil, value: payload.value)] }
        return tuple.children.map { (label: $0.label?.hasPrefix(".") == true ? nil : $0.label, value: $0.value) }
    }

    private mutating func addList<Elements: Collection>(
        _ elements: Elements, _ open: String, _ close: String, limit: Int,
        _ add: (inout ModelText, Elements.Element) -> Void
    ) {
        text += open
        for (count, element) in elements.enumerated() {
            if count > 0 { text += ", " }
            if count == limit || isFull {
                text += "…"
                break
            }
            add(&self, element)
        }
        text += close
    }

    private struct Secret: CustomStringConvertible {
        var description: String { ModelText.mask }
    }
}

/// A value whose text may be long: its beginning is made without the rest.
protocol LongText {
    /// The text, cut after so many characters.
    func text(upTo limit: Int) -> String
}

private protocol OptionalText {
    var wrapped: Any? { get }
}
extension Optional: OptionalText {
    fileprivate var wrapped: Any? { self }
}

private protocol ListText {
    func elements(limit: Int) -> [Any]
}
extension Array: ListText {
    /// One more than the limit, so that the cut shows.
    fileprivate func elements(limit: Int) -> [Any] { prefix(limit + 1).map { $0 } }
}
extension Set: ListText {
    fileprivate func elements(limit: Int) -> [Any] { prefix(limit + 1).map { $0 } }
}

private protocol MapText {
    func pairs(limit: Int) -> [(key: Any, value: Any)]
}
extension Dictionary: MapText {
    fileprivate func pairs(limit: Int) -> [(key: Any, value: Any)] {
        let pairs = map { (key: $0.key as Any, value: $0.value as Any) }
        let texts = pairs.map { "\($0.key)" }
        let order = Order.positions(pairs.count) { texts[$0] < texts[$1] }
        return pairs.elements(at: Array(order.prefix(limit + 1)))
    }
}
