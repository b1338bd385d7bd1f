/// Elements that have been read and not been given yet, in their order.
///
/// PERF: memory of the elements' own type, not an array of optionals. A copy of a model retains each of its values; and code
/// that does not know the type asks the runtime for what an optional of it is, each time.
@safe final class ReadyElements<Element> {
    private var capacity: Int
    private var memory: UnsafeMutablePointer<Element>
    private var given = 0
    private var end = 0

    /// None yet.
    ///
    /// - Parameter capacity: how many there will be, about.
    init(capacity: Int) {
        self.capacity = capacity
        unsafe memory = .allocate(capacity: capacity)
    }

    deinit {
        // SAFETY: the elements from `given` to `end` are there, and no others.
        unsafe (memory + given).deinitialize(count: end - given)
        unsafe memory.deallocate()
    }

    /// How many have been read since there was none.
    var count: Int { end }
    /// Whether there is none.
    var isEmpty: Bool { given == end }

    /// Begins anew, where there is none.
    func restart() {
        if isEmpty { (given, end) = (0, 0) }
    }

    /// Adds one.
    func add(_ element: consuming Element) {
        if end == capacity { grow() }
        // SAFETY: the place is inside the memory, and nothing is there.
        unsafe (memory + end).initialize(to: element)
        end += 1
    }

    @inline(never)
    private func grow() {
        capacity = max(16, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        // SAFETY: the elements from `given` to `end` are there; they move to the same places.
        unsafe (larger + given).moveInitialize(from: memory + given, count: end - given)
        unsafe memory.deallocate()
        unsafe memory = larger
    }

    /// Takes the first one out. There must be one.
    func take() -> Element {
        precondition(given < end)
        given += 1
        // SAFETY: the element is there, and counts as taken from here on.
        return unsafe (memory + given - 1).move()
    }
}

/// One thread fills them, then another takes them.
extension ReadyElements: @unchecked Sendable where Element: Sendable {}
