// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names of Fluent, Vapor and GRDB that sound like ours, so that a test can use both in one file. Shapes as far as name
// lookup sees them; the macros of SwiftData stand in as types, since a plug-in would be needed for more.

public protocol Fields: AnyObject {}
public protocol Model: Fields { associatedtype IDValue }
public protocol AnyModel {}
public protocol AnyProperty: AnyObject {}
public protocol Property: AnyProperty {
    associatedtype Model: Fields
    associatedtype Value
    var value: Value? { get set }
}
public protocol Schema: Fields {}
public struct Page<Value> {}
public enum FieldKey { case id }
public protocol Database {}
public enum FluentError: Error { case idRequired }
public struct Group<Value> {}
public struct Parent<Value> {}
public struct Children<Value> {}

public enum PathStep: Hashable { case constant(String), parameter(String), anything, catchall }
public struct Validator<Value> {}
public protocol Validatable {}
public struct Validations {}
public protocol Content: Codable {}
public struct Abort: Error {}
public struct Route {}
public struct File {}

public struct Row {}
public struct Column {}
public struct Record {}
