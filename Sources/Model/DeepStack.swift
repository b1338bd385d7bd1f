/// Keeps nested values from overflowing the stack.
///
/// Reading, comparing, hashing and describing recurse, one level a container. Where less than 192 KiB of the calling
/// thread's stack is left, the work goes on in a fresh thread with a stack of 8 MiB while the caller waits for it.
/// The bounds of a thread's stack are looked up once a thread, and not before the recursion is some levels deep.
///
/// Task-local values are not visible in the fresh thread: what a nested value needs is handed to it.
enum DeepStack {
    /// How many containers may be inside one another unless the caller says otherwise (R14).
    static let defaultLimit = 512
    /// Levels that are entered before the stack is looked at: their frames fit in what any caller has left.
    static let uncheckedLevels = 6
    /// The part of a stack that is never used by going deeper.
    static let reserve = 192 << 10
    /// The size of a fresh stack.
    static let freshSize = 8 << 20

    /// Runs the body here, or on a fresh stack where this one is nearly used up.
    @inline(__always)
    static func run<Result>(_ body: () throws -> Result) throws -> Result {
        if isLow { return try onFreshStack(body) }
        return try body()
    }

    /// The same for a body that cannot fail.
    @inline(__always)
    static func run<Result>(_ body: () -> Result) -> Result {
        if isLow {
            var result: Result?
            try? onFreshStack { result = body() }
            if let result { return result }
        }
        return body()
    }
}
