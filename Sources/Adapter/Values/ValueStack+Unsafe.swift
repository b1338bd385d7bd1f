/// The values of containers that are being read, the innermost's last.
///
/// PERF: one piece of memory for all of them. When a container ends its values move from the top into a list of just
/// their number, so that each container is allocated once.
@safe final class ValueStack {
    // SAFETY: the first `count` of `capacity` values are initialised.
    private var base: UnsafeMutablePointer<JSONValue>
    private var capacity = 64
    private(set) var count = 0

    init() { unsafe base = .allocate(capacity: capacity) }

    deinit {
        unsafe base.deinitialize(count: count)
        unsafe base.deallocate()
    }

    @inline(__always)
    func push(_ value: consuming JSONValue) {
        if count == capacity { grow() }
        unsafe (base + count).initialize(to: value)
        count &+= 1
    }

    @inline(never)
    private func grow() {
        let larger = UnsafeMutablePointer<JSONValue>.allocate(capacity: capacity * 2)
        unsafe larger.moveInitialize(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = larger
        capacity *= 2
    }

    /// Takes the value at the top.
    @inline(__always)
    func pop() -> JSONValue {
        precondition(count > 0)
        count &-= 1
        return unsafe (base + count).move()
    }

    /// Takes the values from an index on.
    @inline(__always)
    func popList(from start: Int) -> [JSONValue] {
        let length = count - start
        precondition(start >= 0 && length >= 0)
        count = start
        return unsafe [JSONValue](unsafeUninitializedCapacity: length) { target, initialized in
            if let target = target.baseAddress { unsafe target.moveInitialize(from: base + start, count: length) }
            initialized = length
        }
    }

    /// Moves the value at the top to the place of an earlier one, which is gone then.
    func moveTop(to index: Int) {
        precondition(index >= 0 && index < count - 1)
        count -= 1
        unsafe base[index] = unsafe (base + count).move()
    }

    /// Drops the values from an index on.
    func drop(from start: Int) {
        precondition(start >= 0 && start <= count)
        unsafe (base + start).deinitialize(count: count - start)
        count = start
    }
}
