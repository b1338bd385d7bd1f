// Values by a list of them, and lists that are objects.
extension JSONTransformer {
    /// Values by a list: what stands in JSON, and what it means.
    ///
    ///     .values(["Y": true, "yes": true, "N": false])
    ///     .values([0: .off, 1: .on], default: .unknown, writing: -1)
    ///
    /// What is not in the list is *unknown case*, unless there is a default. Of several entries with one meaning the first
    /// is written.
    ///
    /// - Parameters:
    ///   - entries: the list.
    ///   - other: what anything else means.
    ///   - input: what is written for a value that is not in the list. Nil: such a value is an error.
    public static func values(
        _ entries: KeyValuePairs<Input, Output>, default other: Output? = nil, writing input: Input? = nil
    ) -> JSONTransformer {
        let (inputs, outputs) = (entries.map(\.key), entries.map(\.value))
        return listed(inputs, outputs, inputs.map { words($0) }, other, input) { inputs.firstIndex(of: $0) }
    }

    /// Values by a list that a function looks into.
    ///
    /// - Parameters:
    ///   - inputs: what is written for each value.
    ///   - outputs: the values.
    ///   - names: what is taken, in words.
    fileprivate static func listed(
        _ inputs: [Input], _ outputs: [Output], _ names: [String], _ other: Output?, _ input: Input?,
        _ position: @escaping @Sendable (Input) -> Int?
    ) -> JSONTransformer {
        JSONTransformer(
            read: { value in
                if let index = position(value) { return outputs[index] }
                if let other { return other }
                throw ModelError(.unknownCase, expected: oneOf(names), found: words(value))
            },
            write: { value in
                if let index = outputs.firstIndex(of: value) { return inputs[index] }
                if let input { return input }
                throw ModelError(.notRepresentable, expected: oneOf(outputs.map { words($0) }), found: words(value))
            })
    }

    private static func oneOf(_ names: [String]) -> String {
        "one of " + names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    }

    fileprivate static func words<Value>(_ value: Value) -> String {
        (value as? String)?.quoted(limit: 60) ?? "\(value)".shortened(to: 60)
    }
}

extension JSONTransformer where Input: Comparable {
    /// Values by ranges: `.ranges([0..<60: .failed, 60..<101: .passed])`.
    ///
    /// What is in no range is *unknown case*, unless there is a default. Of ranges that overlap the first counts. A value
    /// is written as the lower bound of its first range.
    ///
    /// - Parameters:
    ///   - entries: the ranges, and what they mean.
    ///   - other: what anything else means.
    ///   - input: what is written for a value that is in no range. Nil: such a value is an error.
    public static func ranges(
        _ entries: KeyValuePairs<Range<Input>, Output>, default other: Output? = nil, writing input: Input? = nil
    ) -> JSONTransformer {
        let ranges = entries.map(\.key)
        return listed(
            ranges.map(\.lowerBound), entries.map(\.value), ranges.map { words($0) }, other, input
        ) { value in ranges.firstIndex { $0.contains(value) } }
    }
}

extension JSONTransformer {
    /// A dictionary that stands in JSON as a list of its values, each of which knows its key: `.dictionary(by: \.id)`.
    ///
    /// Two elements with one key are *key collision*. Written is the list in the order of the keys' bytes.
    public static func dictionary<Key, Element>(
        by key: KeyPath<Element, Key> & Sendable
    ) -> JSONTransformer where Input == [Element], Output == [Key: Element] {
        JSONTransformer(
            read: { try $0.keyed(by: key) }, write: { try $0.ordered() })
    }

    /// A list that stands in JSON as an object, under a key that each element knows: `.list(by: \.id)`.
    ///
    /// Read are the elements in the order of the keys' bytes; each must have the key that it stands under. Two elements
    /// with one key are *key collision* on writing.
    public static func list<Key, Element>(
        by key: KeyPath<Element, Key> & Sendable
    ) -> JSONTransformer where Input == [Key: Element], Output == [Element] {
        JSONTransformer(
            read: { dictionary in
                let elements = try dictionary.ordered()
                for element in elements where dictionary[element[keyPath: key]] != element {
                    throw ModelError(
                        .typeMismatch, expected: "elements under their own keys",
                        found: "one under another key than \(try element[keyPath: key].keyText().quoted(limit: 60))")
                }
                return elements
            }, write: { try $0.keyed(by: key) })
    }
}

extension Array {
    fileprivate func keyed<Key: PropertyValue>(by key: KeyPath<Element, Key>) throws -> [Key: Element] {
        var dictionary: [Key: Element] = [:]
        for (index, element) in enumerated() {
            let name = element[keyPath: key]
            guard dictionary.updateValue(element, forKey: name) == nil else {
                throw ModelError.keyCollision(of: try name.keyText()).inside(.index(index))
            }
        }
        return dictionary
    }
}

extension Dictionary where Key: PropertyValue {
    /// The values in the order of their keys' bytes.
    fileprivate func ordered() throws -> [Value] {
        let values = Array(values)
        return values.elements(at: Order.positions(ofBytes: try keys.map { try $0.keyText() }))
    }
}
