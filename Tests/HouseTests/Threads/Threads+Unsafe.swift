#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Threads of the system, with stacks of a chosen size: what Foundation's and the task pool's do not offer.
enum Threads {
    struct CannotStart: Error {}

    /// Runs the body in a thread with a stack of this many bytes, and waits for it.
    static func run<Result: Sendable>(stack bytes: Int, _ body: @escaping @Sendable () throws -> Result) throws
        -> Result
    {
        let outcome = Outcome<Result>()
        try start(stack: bytes) { outcome.result = Swift.Result(catching: body) }.join()
        guard let result = outcome.result else { throw CannotStart() }
        return try result.get()
    }

    /// Runs the body in several threads at once, and waits for all of them.
    static func together(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) throws {
        let gate = Gate(count)
        let threads = try (0..<count).map { index in
            try start(stack: 1 << 20) {
                gate.wait()
                body(index)
            }
        }
        for thread in threads { thread.join() }
    }

    private static func start(stack bytes: Int, _ body: @escaping @Sendable () -> Void) throws -> Handle {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        unsafe pthread_attr_setstacksize(&attributes, bytes)
        let work = unsafe Unmanaged.passRetained(Work(body)).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        guard unsafe pthread_create(&thread, &attributes, main, work) == 0 else { throw CannotStart() }
        #if canImport(Darwin)
            guard let thread = unsafe thread else { throw CannotStart() }
        #endif
        return Handle(thread: thread)
    }

    @safe private struct Handle {
        let thread: pthread_t
        func join() {
            #if canImport(Darwin)
                unsafe pthread_join(thread, nil)
            #else
                pthread_join(thread, nil)
            #endif
        }
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Written by the one thread, read by the other after joining it.
    private final class Outcome<Result>: @unchecked Sendable {
        var result: Swift.Result<Result, any Error>?
    }

    #if canImport(Darwin)
        private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { work in
            unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
            return nil
        }
    #else
        private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
            if let work = unsafe work { unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }
    #endif
}

/// Lets threads go on only when all of them have arrived.
@safe private final class Gate: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var missing: Int

    init(_ count: Int) {
        missing = count
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(condition, nil)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    func wait() {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        missing -= 1
        if missing == 0 { unsafe pthread_cond_broadcast(condition) }
        while missing > 0 { unsafe pthread_cond_wait(condition, mutex) }
    }
}
