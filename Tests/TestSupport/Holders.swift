import Olivine

/// A model around one value of any type, made by its initialiser.
public struct Made<Value: PropertyValue>: ValueModel {
    /// The value.
    public let value: Value
    /// A model around a value.
    public init(value: Value) { self.value = value }
    /// The table.
    public static var propertyKeys: PropertyKeys<Self> {
        .cached { PropertyKeys(Made.init) { Property("value", \.value) } }
    }
}

/// A model around values of any type, made from a prototype.
public struct Prepared<Value: PropertyValue>: ValueModel {
    /// The values.
    public private(set) var values: [Value] = []
    /// A model around values.
    public init(values: [Value] = []) { self.values = values }
    /// The table.
    public static var propertyKeys: PropertyKeys<Self> {
        .cached { PropertyKeys(startingFrom: Prepared()) { Property("values", \.values) } }
    }
}
