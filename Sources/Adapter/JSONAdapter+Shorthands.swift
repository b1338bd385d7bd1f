#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Lists of models, and the standard adapter's shorthands.
extension JSONAdapter {
    /// Reads a list of models, or of any other property values, from UTF-8 bytes.
    public func models<Element: PropertyValue>(
        of type: Element.Type = Element.self, from bytes: some ContiguousBytes, at path: JSONPath? = nil
    ) throws(AdapterError) -> [Element] {
        try model(of: [Element].self, from: bytes, at: path)
    }

    /// Reads a list of models, or of any other property values, from text.
    public func models<Element: PropertyValue>(
        of type: Element.Type = Element.self, from text: some StringProtocol, at path: JSONPath? = nil
    ) throws(AdapterError) -> [Element] {
        try model(of: [Element].self, from: text, at: path)
    }

    /// Reads a list of models, or of any other property values, from bytes that are only borrowed.
    public func models<Element: PropertyValue>(
        of type: Element.Type = Element.self, from bytes: RawSpan, at path: JSONPath? = nil
    ) throws(AdapterError) -> [Element] {
        try model(of: [Element].self, from: bytes, at: path)
    }

    /// Reads a model, or any other property value, with the standard adapter, from UTF-8 bytes.
    public static func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, from bytes: some ContiguousBytes, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        try standard.model(of: type, from: bytes, at: path)
    }

    /// Reads a model, or any other property value, with the standard adapter, from text.
    public static func model<Value: PropertyValue>(
        of type: Value.Type = Value.self, from text: some StringProtocol, at path: JSONPath? = nil
    ) throws(AdapterError) -> Value {
        try standard.model(of: type, from: text, at: path)
    }

    /// Reads a list of models, or of any other property values, with the standard adapter, from UTF-8 bytes.
    public static func models<Element: PropertyValue>(
        of type: Element.Type = Element.self, from bytes: some ContiguousBytes, at path: JSONPath? = nil
    ) throws(AdapterError) -> [Element] {
        try standard.model(of: [Element].self, from: bytes, at: path)
    }

    /// Reads a list of models, or of any other property values, with the standard adapter, from text.
    public static func models<Element: PropertyValue>(
        of type: Element.Type = Element.self, from text: some StringProtocol, at path: JSONPath? = nil
    ) throws(AdapterError) -> [Element] {
        try standard.model(of: [Element].self, from: text, at: path)
    }
}
