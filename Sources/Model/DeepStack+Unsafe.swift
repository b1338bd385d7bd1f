#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

extension DeepStack {
    /// Whether less than the reserve is left of this thread's stack.
    static var isLow: Bool {
        var here: UInt8 = 0
        let address = unsafe withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        return address < lowestAddress + UInt(reserve)
    }

    /// The lowest address of this thread's stack, looked up at the thread's first question and kept in the thread.
    private static var lowestAddress: UInt {
        // SAFETY: the value kept under the key is an address used as a number; it is never dereferenced.
        guard let key else { return stackBounds() }
        if let known = unsafe pthread_getspecific(key) { return UInt(bitPattern: known) }
        let lowest = stackBounds()
        unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: lowest))
        return lowest
    }

    /// Nil where the process has no key left.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return unsafe pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    #if !canImport(Darwin)
        private typealias GetAttributes =
            @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

        /// The C library's function, looked up by name since its header shows it to GNU programs only.
        private static let getAttributes: GetAttributes? = unsafe dlsym(nil, "pthread_getattr_np").map {
            unsafe unsafeBitCast($0, to: GetAttributes.self)
        }
    #endif

    /// The bound where the system does not tell: 64 KiB below here, beyond the reserve.
    private static var unknownBounds: UInt {
        var here: UInt8 = 0
        let address = unsafe withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        return address - UInt(reserve) - 65_536
    }

    private static func stackBounds() -> UInt {
        #if canImport(Darwin)
            let thread = pthread_self()
            let top = unsafe UInt(bitPattern: pthread_get_stackaddr_np(thread))
            return top - UInt(pthread_get_stacksize_np(thread))
        #else
            guard let getAttributes = unsafe getAttributes else { return unknownBounds }
            var attributes = pthread_attr_t()
            guard unsafe getAttributes(pthread_self(), &attributes) == 0 else { return unknownBounds }
            defer { unsafe pthread_attr_destroy(&attributes) }
            var lowest: UnsafeMutableRawPointer?
            var size = 0
            guard unsafe pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return unknownBounds }
            return max(1, UInt(bitPattern: lowest))
        #endif
    }

    /// Runs the body in a thread of its own with a large stack, and waits for it.
    ///
    /// Where no thread can be started the body runs here, on what is left.
    @inline(never)
    static func onFreshStack<Result>(_ body: () throws -> Result) throws -> Result {
        try withoutActuallyEscaping(body) { body in
            // SAFETY: the thread is joined before this function returns, so nothing escapes and nothing runs at once.
            let work = Work(body)
            var attributes = pthread_attr_t()
            guard unsafe pthread_attr_init(&attributes) == 0 else { return try body() }
            defer { unsafe pthread_attr_destroy(&attributes) }
            guard unsafe pthread_attr_setstacksize(&attributes, freshSize) == 0 else { return try body() }
            let handle = unsafe Unmanaged<AnyWork>.passRetained(work).toOpaque()
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            let status = unsafe pthread_create(&thread, &attributes, threadMain, handle)
            guard status == 0 else {
                unsafe Unmanaged<AnyWork>.fromOpaque(handle).release()
                return try body()
            }
            #if canImport(Darwin)
                if let thread = unsafe thread { unsafe pthread_join(thread, nil) }
            #else
                pthread_join(thread, nil)
            #endif
            return try work.finished()
        }
    }
}

/// The work of a fresh thread, without its type.
private class AnyWork {
    func run() {}
}

private final class Work<Result>: AnyWork {
    let body: () throws -> Result
    var result: Swift.Result<Result, any Error>?

    init(_ body: @escaping () throws -> Result) { self.body = body }

    override func run() { result = Swift.Result(catching: body) }

    func finished() throws -> Result {
        guard let result else { return try body() }
        return try result.get()
    }
}

#if canImport(Darwin)
    private func threadMain(_ handle: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        unsafe Unmanaged<AnyWork>.fromOpaque(handle).takeRetainedValue().run()
        return nil
    }
#else
    private func threadMain(_ handle: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let handle = unsafe handle { unsafe Unmanaged<AnyWork>.fromOpaque(handle).takeRetainedValue().run() }
        return nil
    }
#endif
