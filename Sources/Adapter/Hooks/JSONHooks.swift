/// What a program does to a model beside its table: before and after it is read, and after it is written (R30).
///
///     struct Account: JSONSerializing {
///         …
///         static let jsonHooks: JSONHooks<Account> = [
///             .beforeReading { object, context in object["id"] = object["id"] ?? object["account_id"] },
///             .afterReading { account, context in if account.limit < account.used { throw OverLimit() } },
///             .afterWriting { object, account, context in object["version"] = 2 },
///         ]
///     }
///
/// Hooks run wherever the model is read from or written to JSON, at every depth and by every route. Those of one list run
/// in its order. An adapter may add some with `mapping(_:hooks:)`; they stand around the type's own: they see an object
/// first, and a model and what is written of it last.
///
/// What a hook throws reaches the caller with the model's path and place; an error of the program's own is `underlying`.
/// Where a fault is looked for, a value may be read twice, and hooks run twice then. A hook may run in another thread than
/// the caller's, as all reading and writing may.
///
/// Parts of models have no hooks: none runs for the object that `Changes` are read from, but those of whole models in it
/// do; and none for anything that `Changes` are written as, which is a patch at every depth.
public struct JSONHooks<Root: ValueModel>: Sendable, ExpressibleByArrayLiteral {
    let hooks: [Hook]

    /// A list of hooks.
    public init(arrayLiteral elements: Hook...) { hooks = elements }

    /// One hook.
    public struct Hook: Sendable {
        enum Work: Sendable {
            case beforeReading(@Sendable (inout JSONObject, ValueContext) throws -> Void)
            case afterReading(@Sendable (inout Root, ValueContext) throws -> Void)
            case afterWriting(@Sendable (inout JSONObject, Root, ValueContext) throws -> Void)
        }

        let work: Work

        /// Sees the object before it is read, and may change it or throw. The model is read from what it leaves.
        ///
        /// Such a model is read twice, first as an object of JSON values.
        public static func beforeReading(
            _ body: @escaping @Sendable (_ object: inout JSONObject, _ context: ValueContext) throws -> Void
        ) -> Hook { Hook(work: .beforeReading(body)) }

        /// Sees the model when it has been read and validated, and may throw. It may also put another in its place, which
        /// is not validated again.
        public static func afterReading(
            _ body: @escaping @Sendable (_ model: inout Root, _ context: ValueContext) throws -> Void
        ) -> Hook { Hook(work: .afterReading(body)) }

        /// Sees the object that the model is written as, and may change it or throw.
        public static func afterWriting(
            _ body:
                @escaping @Sendable (_ object: inout JSONObject, _ model: Root, _ context: ValueContext) throws ->
                Void
        ) -> Hook { Hook(work: .afterWriting(body)) }
    }
}

extension JSONHooks {
    /// The hooks without their type; nil where there are none.
    var list: HookList? { hooks.isEmpty ? nil : HooksOfModel(hooks) }
}
