#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONAdapter {
    /// Writes a model, or any other property value, as UTF-8 bytes.
    public func jsonData<Value: PropertyValue>(from value: Value) throws(AdapterError) -> Data {
        try written(value).takeData()
    }

    /// Writes a model, or any other property value, as text.
    public func jsonString<Value: PropertyValue>(from value: Value) throws(AdapterError) -> String {
        try written(value).takeString()
    }

    /// Appends a model, or any other property value, to bytes of the caller. Nothing is appended where it fails.
    public func append<Value: PropertyValue>(_ value: Value, to bytes: inout [UInt8]) throws(AdapterError) {
        unsafe try written(value).withBytes { unsafe bytes.append(contentsOf: $0) }
    }

    /// Appends a model, or any other property value, to data of the caller. Nothing is appended where it fails.
    public func append<Value: PropertyValue>(_ value: Value, to data: inout Data) throws(AdapterError) {
        unsafe try written(value).withBytes { unsafe data.append(contentsOf: $0) }
    }

    private func written<Value: PropertyValue>(_ value: Value) throws(AdapterError) -> ByteBuffer {
        let writer = JSONWriter(writing, plans)
        do {
            try plans.write(value, to: writer)
            try writer.finish()
        } catch { throw AdapterError(error) }
        return writer.buffer
    }

    /// Writes a model with the standard adapter, as UTF-8 bytes.
    public static func jsonData<Value: PropertyValue>(from value: Value) throws(AdapterError) -> Data {
        try standard.jsonData(from: value)
    }

    /// Writes a model with the standard adapter, as text.
    public static func jsonString<Value: PropertyValue>(from value: Value) throws(AdapterError) -> String {
        try standard.jsonString(from: value)
    }
}
