extension Array {
    /// The same list by the name of its element type, which the caller has compared.
    @inline(__always)
    func asList<Other>(of type: Other.Type) -> [Other] {
        precondition(Element.self == Other.self)
        // SAFETY: both are the same type.
        return unsafe unsafeBitCast(self, to: [Other].self)
    }

    /// Runs the body with a function that gives the place of each element, where it is read without copying it.
    @inline(__always)
    func withSlots<Result>(_ body: ((Int) -> Slot) throws -> Result) rethrows -> Result {
        try unsafe withUnsafeBufferPointer { elements in
            // SAFETY: the list is borrowed for the body, which only reads, and only at indexes below its count.
            let base = unsafe UnsafeMutableRawPointer(mutating: UnsafeRawPointer(elements.baseAddress))
            return try body { index in
                unsafe Slot(base.unsafelyUnwrapped + index * MemoryLayout<Element>.stride)
            }
        }
    }
}
