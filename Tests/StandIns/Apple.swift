// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names of SwiftUI, SwiftData, Combine and Foundation on Apple's systems that sound like ours.

public protocol View {}
public struct State<Value> {}
public struct Binding<Value> {}
public struct Environment<Value> {}
public struct Query<Element> {}
public struct Bindable<Value> {}
public struct Text {}
public struct Label {}
public struct Form {}
public struct Table {}
public struct TableRow<Value> {}
public struct GridRow {}
public struct Path {}
public struct Transaction {}
public struct NavigationPath {}

public struct Attribute {}
public struct Relationship {}
public struct Transient {}
public struct Unique {}
public struct Index {}
public protocol PersistentModel: AnyObject {}
public struct ModelContext {}
public struct ModelContainer {}
public struct ModelConfiguration {}
public protocol ModelActor {}
public protocol ModelExecutor {}
public protocol VersionedSchema {}
public protocol SchemaProperty {}

public protocol Publisher {}
public protocol Subject {}
public struct Just<Value> {}
public struct Published<Value> {}
public protocol ObservableObject {}

open class ValueTransformer {}
open class Formatter {}
open class NumberFormatter {}
open class Progress {}
open class NSCoder {}
